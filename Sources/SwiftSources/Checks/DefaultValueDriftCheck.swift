import XCStringsKit

/// Finds texts in code that differ from the source language's.
struct DefaultValueDriftCheck: SourceCheck {
    let project: SourceProject

    var rule: any SourceRule.Type { DefaultValueDriftRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        let files = SourceFiles(project.index.files)
        for use in project.index.uses where [.product, .debug].contains(use.place.audience) {
            guard let value = use.defaultValue, value.isCertain, !value.key.isEmpty, let file = files[use.place.path],
                let entry = project.keys.entries(of: use).first, let text = sourceText(entry), text != value.key
            else { continue }
            findings.add(
                "the code gives \(Quotation.of(value.key)), and the table has \(Quotation.of(text)), which wins",
                in: file,
                range: use.place.range, key: use.key.key,
                related: project.keys.place(of: entry).map { [$0] } ?? [])
        }
    }

    /// The text of the source language, where it is one alone.
    private func sourceText(_ entry: DeclaredKeys.Entry) -> String? {
        let table = project.tables[entry.table]
        guard let source = table.sourceLanguage,
            let content = table.entry(at: entry.index).localization(source)?.content,
            content.variations.isEmpty, content.substitutions.isEmpty
        else { return nil }
        return content.unit?.value?.string
    }
}

/// Finds places that say different things of one key.
struct ConflictingCallSitesCheck: SourceCheck {
    let project: SourceProject

    var rule: any SourceRule.Type { ConflictingCallSitesRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        let files = SourceFiles(project.index.files)
        let uses = project.index.uses.filter { [.product, .debug].contains($0.place.audience) && $0.kind != .accessor }
        for group in Dictionary(grouping: uses, by: { [$0.tableName, $0.key.key] }).values {
            for (use, message) in Self.conflicts(group.sorted { $0.place < $1.place }) {
                guard let file = files[use.place.path] else { continue }
                findings.add(message, in: file, range: use.place.range, key: use.key.key)
            }
        }
    }

    private static func conflicts(_ uses: [KeyUse]) -> [(KeyUse, String)] {
        let value = uses.lazy.compactMap(\.defaultValue?.key).first
        let comment = uses.lazy.compactMap(\.comment).first { !$0.isEmpty }
        return uses.compactMap { use in
            if let value, let other = use.defaultValue?.key, other != value {
                return (use, "the default value is \(Quotation.of(other)) here, and \(Quotation.of(value)) before")
            }
            if let comment, let other = use.comment, !other.isEmpty, other != comment {
                return (use, "the comment is \(Quotation.of(other)) here, and \(Quotation.of(comment)) before")
            }
            return nil
        }
    }
}
