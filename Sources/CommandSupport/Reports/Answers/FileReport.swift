import XCStringsKit

/// The files that a command wrote, or would, and what it left out: the answer for programs.
package struct FileReport: Sendable {
    /// Whether nothing was written, since only the changes were asked for.
    private let isDryRun: Bool
    private var files = WrittenFiles()
    private var settings: [Setting]?
    private var skipped: [Skipped] = []

    /// A setting of git's configuration.
    package struct Setting: Sendable {
        /// Its name.
        let name: String
        /// Its value now; nil where it is gone.
        let value: String?
    }

    /// Something that was left out, or chosen in place of something else.
    package struct Skipped: Sendable {
        /// The file that it is about.
        let path: String
        /// Where in the file; nil for the file as a whole.
        var position: TextPosition?
        /// The key; nil where it is about none.
        var key: String?
        /// Why.
        let reason: String

        /// Creates it.
        package init(path: String, at position: TextPosition? = nil, key: String? = nil, _ reason: String) {
            self.path = path
            self.position = position
            self.key = key
            self.reason = reason
        }
    }

    /// Creates a report on nothing.
    package init(isDryRun: Bool) {
        self.isDryRun = isDryRun
    }

    /// Notes what became of a file.
    mutating func add(_ file: WrittenFile) { files.add(file) }

    /// Notes what was left out.
    mutating func add(_ skipped: [Skipped]) { self.skipped += skipped }

    /// Notes what became of settings, which the answer then speaks of.
    mutating func add(_ settings: [Setting]) { self.settings = (self.settings ?? []) + settings }

    /// The report as JSON, an item a line.
    package var json: String {
        var members = [("files", files.fragments)]
        if let settings { members.append(("settings", settings.map(\.fragment))) }
        return AnswerText.json(isDryRun: isDryRun, members + [("skipped", skipped.map(\.fragment))])
    }
}

extension FileReport.Skipped {
    fileprivate var fragment: DocumentFragment {
        .object([
            .init("key", .optional(key)), .init("path", .string(path)),
            .init("line", position.map { .integer($0.line) } ?? .null),
            .init("column", position.map { .integer($0.column) } ?? .null), .init("message", .string(reason)),
        ])
    }
}

extension FileReport.Setting {
    fileprivate var fragment: DocumentFragment {
        .object([.init("name", .string(name)), .init("value", .optional(value))])
    }
}
