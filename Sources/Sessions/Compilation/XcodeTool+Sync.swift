import CatalogCore
import CatalogEditing
import CatalogLint

extension XcodeTool {
    /// Updates catalogs with the strings that Apple's compiler found in code.
    ///
    /// Changes nothing if a `.stringsdata` file cannot be read, because keys that only this file contains would be
    /// removed.
    package mutating func sync(_ paths: [String], with stringsData: [String], marksStale: Bool) throws {
        var strings: [CompilerStrings] = []
        for path in stringsData {
            guard let found = try compilerStrings(path) else { continue }
            strings.append(found)
        }
        guard strings.count == stringsData.count else { return }
        for path in paths { try sync(path, with: strings, marksStale: marksStale) }
    }

    private mutating func sync(_ path: String, with strings: [CompilerStrings], marksStale: Bool) throws {
        guard let catalog = try catalog(path) else { return }
        guard TableKind(catalog) == .code else {
            return try warn(path, "Only catalogs with keys from code are synchronized; the catalog was not changed")
        }
        let changes = CatalogSync(catalog, strings, marksStale: marksStale).changes
        guard !changes.isEmpty else { return }
        do {
            try EditableTable(catalog, rules: RuleSet([])).apply(changes)
        } catch let refusal as ChangeRefusal {
            for line in refusal.lines { try fail(path, line.text) }
        } catch let error as TableWriteError {
            for line in error.lines { try fail(path, line.text) }
        }
    }

    private mutating func compilerStrings(_ path: String) throws -> CompilerStrings? {
        do {
            if let strings = CompilerStrings(try FileReader.read(path).bytes) { return strings }
            try fail(path, "is not a .stringsdata file written by Apple's compiler")
        } catch let error as FileError {
            try fail(path, error.localizedReason)
        }
        return nil
    }
}
