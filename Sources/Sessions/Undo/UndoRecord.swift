import CatalogCore
import Foundation

/// The last command that changed files of a project, with the changes.
package struct UndoRecord: Sendable {
    /// The command.
    package struct Command: Codable, Equatable, Sendable {
        /// The words after the program's name.
        package var words: [String]
        /// The time at which it ended.
        package var date: Date
        /// Whether the changes undo this command instead of making it.
        package var isUndone = false
        /// Whether undoing the files would not undo the command.
        package var isRefused = false
        /// Whether the changes were too large to keep.
        package var isTooLarge = false
    }

    /// The command.
    package let command: Command
    /// The changes, with absolute paths.
    package let files: [FileChange]

    private static let first = Array("fitloc undo 1\n".utf8)

    /// Creates a record.
    ///
    /// - Parameter files: The changes; nil if they are too large to keep.
    init(_ command: Command, _ files: [FileChange]?) {
        var command = command
        command.isTooLarge = files == nil
        self.command = command
        self.files = files ?? []
    }

    /// Reads a record: a first line, the command as one line of JSON, and the changes in the format of a journal.
    ///
    /// Returns nil for other text.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.first) else { return nil }
        let rest = bytes[Self.first.count...]
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
            let command = try? JSONDecoder().decode(Command.self, from: Data(rest[..<end])),
            let files = JournalText.files(in: Array(rest[(end + 1)...]))
        else { return nil }
        self.command = command
        self.files = files
    }

    /// The bytes of the record; nil if the command cannot be written as JSON.
    var bytes: [UInt8]? {
        guard let line = try? JSONEncoder().encode(command) else { return nil }
        return Self.first + Array(line) + [UInt8(ascii: "\n")] + JournalText.bytes(of: files)
    }
}
