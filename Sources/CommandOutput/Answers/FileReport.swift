import CatalogCore

/// The JSON report on written files and skipped contents.
package struct FileReport: Sendable {
    /// Whether this is a dry run.
    private let isDryRun: Bool
    private var files = WrittenFiles()
    private var settings: [Setting]?
    private var skipped: [Skipped] = []

    /// A changed setting of git's configuration.
    package struct Setting: Sendable {
        /// The name of the setting.
        let name: String
        /// The new value, or nil if the setting was removed.
        let value: String?

        /// Creates an entry.
        package init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }

    /// A text or file that was left out or replaced.
    package struct Skipped: Sendable {
        /// The path of the file.
        let path: String
        /// The position in the file, or nil for the whole file.
        var position: TextPosition?
        /// The key, if the entry is about a key.
        var key: String?
        /// The reason why the text or file was left out or replaced.
        let reason: String

        /// Creates an entry.
        package init(path: String, at position: TextPosition? = nil, key: String? = nil, _ reason: String) {
            self.path = path
            self.position = position
            self.key = key
            self.reason = reason
        }
    }

    /// Creates an empty report.
    package init(isDryRun: Bool) {
        self.isDryRun = isDryRun
    }

    /// Adds a written file.
    package mutating func add(_ file: WrittenFile) { files.add(file) }

    /// Adds skipped contents.
    package mutating func add(_ skipped: [Skipped]) { self.skipped += skipped }

    /// Adds changed settings.
    ///
    /// The report contains a list of settings only after this call.
    package mutating func add(_ settings: [Setting]) { self.settings = (self.settings ?? []) + settings }

    /// The report as JSON, with one item per line.
    package var json: String {
        var members = [("files", files.fragments)]
        if let settings { members.append(("settings", settings.map(\.fragment))) }
        return AnswerText.json(isDryRun: isDryRun, members + [("skipped", skipped.map(\.fragment))])
    }
}

extension FileReport.Skipped {
    fileprivate var fragment: DocumentFragment {
        [
            "key": .optional(key),
            "path": .string(path),
            "line": position.map { .integer($0.line) } ?? .null,
            "column": position.map { .integer($0.column) } ?? .null,
            "message": .string(reason),
        ]
    }
}

extension FileReport.Setting {
    fileprivate var fragment: DocumentFragment {
        ["name": .string(name), "value": .optional(value)]
    }
}
