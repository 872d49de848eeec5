import CatalogCore
import CatalogRuntime
import StringTables

/// The files of a legacy table in one language, to remove or to move without changes.
struct LegacyLanguageFiles {
    private let table: EditableTable

    init(_ table: EditableTable) {
        self.table = table
    }

    func removing(_ language: LanguageTag) -> LanguagePlan {
        let files = files(in: language)
        return LanguagePlan(
            files.map { .init(path: $0.path, old: $0.bytes, new: nil) }, keyCount: Set(files.flatMap(keys)).count)
    }

    /// Returns a plan that moves the files.
    ///
    /// A file that already exists at the new location gets the entries and comments that it lacks.
    func renaming(_ old: LanguageTag, to new: LanguageTag) throws(ChangeRefusal) -> LanguagePlan {
        let sources = files(in: old)
        var changes: [FileChange] = []
        for file in sources {
            guard let folder = TablePath.tableFolder(of: file.path), old != new else { continue }
            let path = path(of: file, below: folder, in: new)
            if file.format == .storeText {
                if let present = table.files.first(where: { $0.path == path }), present.bytes != file.bytes {
                    throw .languageConflict(new, path: path, keys: keys(of: file))
                }
                if !table.files.contains(where: { $0.path == path }) {
                    changes.append(.init(path: path, old: nil, new: file.bytes))
                }
                changes.append(.init(path: file.path, old: file.bytes, new: nil))
                continue
            }
            let others = table.files.filter { other in
                !sources.contains { $0.path == other.path }
                    && TablePath.projectFolder(of: other.path).map { LanguageTag($0).isSameLanguage(as: new) } ?? false
            }
            for other in others where other.format != file.format {
                try requireOtherKeys(in: other, besides: file, language: new)
            }
            if let present = others.first(where: { $0.format == file.format }) {
                let combined = try CombinedLegacyFile(of: file, in: present, language: new).bytes()
                if combined != present.bytes {
                    changes.append(.init(path: present.path, old: present.bytes, new: combined))
                }
            } else {
                changes.append(.init(path: path, old: nil, new: file.bytes))
            }
            changes.append(.init(path: file.path, old: file.bytes, new: nil))
        }
        return LanguagePlan(changes, keyCount: Set(sources.flatMap(keys)).count)
    }

    /// Returns the path of a file in another language.
    private func path(of file: LoadedFile, below folder: String, in language: LanguageTag) -> String {
        if let text = StoreTextPath(file.path) {
            return StoreTextPath.path(below: folder, language: language.spelling, key: text.key)
        }
        let name = "\(TablePath.tableName(of: file.path)).\(file.format.rawValue)"
        return TablePath.path(below: folder, language: language.spelling, file: name)
    }

    /// Throws a refusal if files of different formats share a key, of which only the rule would be shown.
    private func requireOtherKeys(
        in other: LoadedFile, besides file: LoadedFile, language: LanguageTag
    ) throws(ChangeRefusal) {
        let own = Set(keys(of: file).map { ExactText($0) })
        let shared = keys(of: other).filter { own.contains(ExactText($0)) }
        guard shared.isEmpty else { throw .languageConflict(language, path: other.path, keys: shared) }
    }

    /// Returns the files in folders named after a language.
    ///
    /// `Base.lproj` does not belong to any language.
    private func files(in language: LanguageTag) -> [LoadedFile] {
        let named = table.files.compactMap { file in
            TablePath.projectFolder(of: file.path).map { (file: file, tag: LanguageTag($0)) }
        }
        let exact = named.filter { $0.tag == language }
        return (exact.isEmpty ? named.filter { $0.tag.isSameLanguage(as: language) } : exact).map(\.file)
    }

    private func keys(of file: LoadedFile) -> [String] {
        guard let kind = LegacyTableKind(file.format) else { return [] }
        return (try? LegacyTableFile(file.bytes, kind: kind, at: file.path))?.entries.map(\.key) ?? []
    }
}
