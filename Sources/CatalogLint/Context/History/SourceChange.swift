import CatalogCore
import CatalogRuntime
import StringTables

/// A change of a source text after a text was translated from it.
public struct SourceChange: Sendable {
    /// The source text at the time of the translation's last change.
    public let old: String
    /// The current source text.
    public let new: String
    /// The commit that removed the old text; nil if the change is not committed yet.
    public let commit: Commit?

    /// Finds a change of the source text after a translation; nil if there is none, or if no history is available.
    ///
    /// A change to a translation's text or state counts as an update to the source text of that time. Differences only
    /// in case, white space, or the form of quotes, dots and dashes are ignored.
    ///
    /// - Parameter part: a text of `language` in the entry.
    public init?(behind part: LocalizedPart, in language: LanguageTag, of entry: EntryContext) {
        let file = part.unit.location.file
        guard
            let origin = entry.table.history?.origin(of: entry.key, language: language, part: part.path, file: file),
            let source = origin.source, !origin.laterSources.isEmpty,
            let old = entry.text(of: source, for: part.path), let new = entry.counterpart(of: part.path)?.string
        else { return nil }
        let wording = NormalizedText(old)
        guard NormalizedText(new) != wording else { return nil }
        // The source text may have been changed, reverted and changed again.
        let lastSame = origin.laterSources.lastIndex { later in
            entry.text(of: later, for: part.path).map { NormalizedText($0) == wording } ?? false
        }
        let next = (lastSame ?? -1) + 1
        self.old = old
        self.new = new
        commit = origin.laterSources.indices.contains(next) ? origin.laterSources[next].commit : nil
    }
}

extension EntryContext {
    /// Returns the source text of a part in an earlier version, or the key if the key was the source text.
    func text(of version: SourceVersion, for path: PartPath) -> String? {
        guard !version.texts.isEmpty else {
            return table.kind == .code && !KeyStyle.isIdentifier(version.key) ? version.key : nil
        }
        return path.nearest(among: version.texts.map(\.part)).map { version.texts[$0].text }
    }
}

/// A text normalized for comparison: without differences in case, white space, and the form of quotes, dots and dashes.
struct NormalizedText: Equatable {
    private let scalars: [Unicode.Scalar]

    init(_ text: String) {
        var scalars: [Unicode.Scalar] = []
        for scalar in text.lowercased().unicodeScalars {
            if scalar.properties.isWhitespace {
                if let last = scalars.last, last != " " { scalars.append(" ") }
            } else {
                scalars += Self.plainForms[scalar] ?? [scalar]
            }
        }
        self.scalars = scalars.last == " " ? scalars.dropLast() : scalars
    }

    private static let plainForms: [Unicode.Scalar: [Unicode.Scalar]] = {
        var forms: [Unicode.Scalar: [Unicode.Scalar]] = ["…": [".", ".", "."]]
        for quote in "‘’‚‛ʼ".unicodeScalars { forms[quote] = ["'"] }
        for quote in "“”„‟«»".unicodeScalars { forms[quote] = ["\""] }
        for dash in "‐‑‒–—−".unicodeScalars { forms[dash] = ["-"] }
        return forms
    }()
}
