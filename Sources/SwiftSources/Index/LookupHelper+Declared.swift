import XCStringsKit

extension LookupHelper {
    /// Returns the functions and properties that look up strings in some files, one for each name.
    package static func declared(in files: [SourceFile]) -> [LookupHelper] {
        var found: [String: LookupHelper] = [:]
        for file in files {
            for fact in file.facts.helpers where found[fact.name] == nil {
                found[fact.name] = LookupHelper(name: fact.name, path: file.path, line: fact.spot.position.line)
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }
}
