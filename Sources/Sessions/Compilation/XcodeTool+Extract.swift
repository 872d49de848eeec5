import CatalogCore
import CatalogEditing
import CatalogLint
import FileSearch

extension XcodeTool {
    /// The form of the files that `extract` writes.
    package enum ExtractionFormat: Hashable, Sendable {
        /// One `.stringsdata` file for each source file.
        ///
        /// - Parameter omitsEmpty: Whether source files without strings get none.
        case stringsData(omitsEmpty: Bool)
        /// One catalog for each table.
        ///
        /// - Parameter appends: Whether to add to the catalogs that are there, and not to replace them.
        case catalogs(appends: Bool)
    }

    /// Writes the strings of source files to a folder.
    package mutating func write(
        _ files: [CompilerStrings], as format: ExtractionFormat, into folder: String
    ) throws {
        let sources = files.compactMap(\.source)
        switch format {
        case .stringsData(let omitsEmpty):
            for (name, strings) in Self.named(files) where !omitsEmpty || !strings.tables.isEmpty {
                let path = Self.absolutePath("\(folder)/\(name).stringsdata")
                try write(NewFile(path: path, bytes: Array(strings.json.utf8), summary: ""), reading: sources)
            }
        case .catalogs(let appends):
            for table in Set(files.flatMap(\.tables.keys)).sorted() {
                let path = Self.absolutePath("\(folder)/\(table).xcstrings")
                guard let bytes = try catalog(at: path, with: files, appends: appends) else { continue }
                try write(NewFile(path: path, bytes: bytes, summary: "", as: .catalog), reading: sources)
            }
        }
    }

    /// Returns each file with the name of its `.stringsdata` file.
    ///
    /// Source files of one name in different folders get different names, also where capitals do not count.
    private static func named(_ files: [CompilerStrings]) -> [(name: String, strings: CompilerStrings)] {
        let names = files.map { file in
            let name = file.source?.split(separator: "/").last ?? ""
            return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
        }
        var taken = Set(names.map { NameFolding.folded($0) })
        var first: Set<String> = []
        return zip(names, files).map { name, file in
            guard !first.insert(NameFolding.folded(name)).inserted else { return (name, file) }
            let number = (2...).first { taken.insert(NameFolding.folded("\(name)-\($0)")).inserted } ?? 2
            return ("\(name)-\(number)", file)
        }
    }

    private static let emptyCatalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {

          },
          "version" : "1.0"
        }
        """

    /// Returns the bytes of a catalog with the strings of its table; nil if it must not be written.
    private mutating func catalog(
        at path: String, with strings: [CompilerStrings], appends: Bool
    ) throws -> [UInt8]? {
        let isThere = FileReader.isFile(path)
        if isThere, !appends, let old = try catalog(path), old.hasTranslations {
            try fail(path, "has translations; use --append to keep them")
            return nil
        }
        guard
            let catalog = isThere && appends
                ? try catalog(path) : try Catalog(Array(Self.emptyCatalog.utf8), path: path)
        else { return nil }
        let changes = CatalogSync(catalog, strings, marksStale: false).changes
        guard !changes.isEmpty else { return catalog.files.first?.bytes }
        do throws(ChangeRefusal) {
            return try EditableTable(catalog, rules: RuleSet([])).plan(changes).files.first?.new
        } catch {
            for line in error.lines { try fail(path, line.text) }
            return nil
        }
    }
}

extension Catalog {
    /// Whether any key has a text in another language than the source language.
    fileprivate var hasTranslations: Bool {
        (0..<entryCount).contains { index in
            entry(at: index).localizations.contains { localization in
                !(sourceLanguage?.isSameLanguage(as: localization.language) ?? false)
            }
        }
    }
}
