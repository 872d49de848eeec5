import Foundation

/// The question of how many places in code use keys, and the answer, which `fitloc` and `fitloc-sources` exchange.
package struct UseCount: Codable, Hashable, Sendable {
    /// The path of the key's table.
    package let table: String
    /// The key.
    package let key: String
    /// The number of places that certainly use the key; 0 in a question.
    package let count: Int

    /// Creates a question, or an answer.
    package init(of key: String, inTableAt table: String, _ count: Int = 0) {
        self.key = key
        self.table = table
        self.count = count
    }

    /// Parses a list of questions or answers.
    ///
    /// Returns nil if it is not such a list.
    package static func list(json: [UInt8]) -> [UseCount]? {
        try? JSONDecoder().decode([UseCount].self, from: Data(json))
    }

    /// Returns a list as JSON.
    package static func json(of list: [UseCount]) -> [UInt8] {
        (try? JSONEncoder().encode(list)).map { Array($0) } ?? []
    }
}
