import Foundation
import XCStringsKit

/// The places in code that use keys before the keys are renamed or removed.
///
/// Nothing is searched if the project has no Swift code, more of it than can be read quickly, or if the program that
/// reads it does not exist: a change to a table never depends on code.
package struct RemainingUses: Sendable {
    /// The keys that code uses, sorted, each with the number of places.
    package let counts: [(key: String, count: Int)]

    /// The maximum number of Swift files to search.
    private static let fileLimit = 2_000
    /// The maximum number of keys to search for.
    private static let keyLimit = 20

    /// Searches the code of the current folder's configuration.
    ///
    /// - Parameters:
    ///   - keys: The keys with the path of their table.
    ///   - isQuiet: Whether nobody asks for the number of places, so that nothing is searched.
    package init(of keys: [String: String], unless isQuiet: Bool) async {
        var counts: [(key: String, count: Int)] = []
        let environment = ProcessInfo.processInfo.environment
        if !isQuiet, keys.count <= Self.keyLimit, SourcesProgram.isThere, Self.hasReadableCode(environment) {
            for (key, table) in keys.sorted(by: { $0.key < $1.key }) {
                let list = await SourcesProgram.usages(of: key, inTableAt: table, environment: environment)
                let certain = list?.usages.count { $0.proof == "certain" } ?? 0
                if certain > 0 { counts.append((key, certain)) }
            }
        }
        self.counts = counts
    }

    private static func hasReadableCode(_ environment: [String: String]) -> Bool {
        guard let settings = try? CodeSettings([], environment: environment) else { return false }
        let count = FileFinder(endings: ["swift"], exclusions: settings.exclusions).find(settings.paths).files.count
        return (1...fileLimit).contains(count)
    }
}
