import Foundation

/// The places of code that use a key, as `fitloc-sources` tells them.
package struct UsageList: Codable, Sendable {
    /// The places, in order of path and line.
    package let usages: [Usage]

    /// A place.
    package struct Usage: Codable, Sendable {
        /// How sure it is: `certain` or `possible`.
        package let proof: String
        /// The path of the file.
        package let path: String
        /// The line, from 1.
        package let line: Int
    }

    /// Reads what the other program printed; nil where it is something else.
    init?(json: [UInt8]) {
        guard let list = try? JSONDecoder().decode(UsageList.self, from: Data(json)) else { return nil }
        self = list
    }
}
