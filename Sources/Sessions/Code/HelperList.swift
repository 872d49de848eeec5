import CatalogCore
import CatalogReports
import Foundation

/// A list of the project's own lookup functions, which `fitloc-sources` sends to `fitloc` as JSON.
package struct HelperList: Sendable {
    /// The lookup functions and properties.
    package let helpers: [LookupHelper]

    private struct Message: Codable {
        let version: Int
        let helpers: [Helper]
    }

    private struct Helper: Codable {
        let name: String
        let path: String
        let line: Int
    }

    /// Creates a list of lookup functions.
    package init(_ helpers: [LookupHelper]) {
        self.helpers = helpers
    }

    /// Parses the output of `fitloc-sources`.
    ///
    /// Returns nil if it is not such a list.
    init?(json: [UInt8]) {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(json)), message.version == 1 else {
            return nil
        }
        helpers = message.helpers.map { LookupHelper(name: $0.name, path: $0.path, line: $0.line) }
    }

    /// The list as JSON, with a newline at the end.
    package var json: String {
        let answer: DocumentFragment = [
            "version": 1,
            "helpers": .array(
                helpers.map {
                    [
                        "name": .string($0.name),
                        "path": .string($0.path),
                        "line": .integer($0.line),
                    ]
                }),
        ]
        return answer.printedJSON + "\n"
    }
}
