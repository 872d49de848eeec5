import Foundation
import XCStringsKit

/// The look-up functions that `fitloc-sources` found, as it tells `fitloc` of them.
package struct HelperList: Sendable {
    /// The functions and properties.
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

    /// Takes what was found.
    package init(_ helpers: [LookupHelper]) {
        self.helpers = helpers
    }

    /// Reads what the other program printed; nil where it is something else.
    init?(json: [UInt8]) {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(json)), message.version == 1 else {
            return nil
        }
        helpers = message.helpers.map { LookupHelper(name: $0.name, path: $0.path, line: $0.line) }
    }

    /// The message, with a newline at the end.
    package var json: String {
        DocumentFragment.object([
            .init("version", .integer(1)),
            .init(
                "helpers",
                .array(
                    helpers.map {
                        .object([
                            .init("name", .string($0.name)), .init("path", .string($0.path)),
                            .init("line", .integer($0.line)),
                        ])
                    })),
        ]).json + "\n"
    }
}
