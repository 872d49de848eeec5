import Foundation

/// The usages of a key in code, which `fitloc-sources` sends to `fitloc` as JSON.
package struct UsageList: Codable, Sendable {
    /// The usages, ordered by path and line.
    package let usages: [Usage]

    /// A usage of the key.
    package struct Usage: Codable, Sendable {
        /// The certainty of the usage: `certain` or `possible`.
        package let proof: String
        /// The path of the file.
        package let path: String
        /// The line number, from 1.
        package let line: Int
    }

    /// Parses the output of `fitloc-sources`.
    ///
    /// Returns nil if it is not such a list.
    init?(json: [UInt8]) {
        guard let list = try? JSONDecoder().decode(UsageList.self, from: Data(json)) else { return nil }
        self = list
    }
}
