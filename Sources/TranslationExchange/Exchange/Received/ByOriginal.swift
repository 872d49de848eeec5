/// The parts of a received file by the name of the table that they are for.
package struct ByOriginal<Part: Sendable>: Sendable {
    /// The distinct names, in the order of their first part; nil stands for parts that name no table.
    package private(set) var originals: [String?] = []
    private var parts: [String?: [Part]] = [:]

    /// Groups parts.
    ///
    /// - Parameter original: A closure that returns the name of a part's table.
    package init(_ all: [Part], original: (Part) -> String?) {
        for part in all {
            let name = original(part)
            if parts[name] == nil { originals.append(name) }
            parts[name, default: []].append(part)
        }
    }

    /// Returns the parts for a table, in the order of the file.
    package subscript(original: String?) -> [Part] { parts[original] ?? [] }
}
