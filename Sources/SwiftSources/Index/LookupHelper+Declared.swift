import CatalogReports

extension LookupHelper {
    /// Returns the functions and properties that look up strings in some files, one for each name with its type.
    ///
    /// Excludes those in generated code, whose members are the lookups.
    package static func declared(in files: [SourceFile]) -> [LookupHelper] {
        var found: [String: LookupHelper] = [:]
        for file in files where !file.helpers.isEmpty && !GeneratedCode.begins(file) {
            for declared in file.helpers where found[declared.fullName] == nil {
                found[declared.fullName] = LookupHelper(
                    name: declared.fullName, path: file.path, line: declared.helper.spot.position.line)
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }
}
