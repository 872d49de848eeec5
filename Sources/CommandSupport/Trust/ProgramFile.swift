import XCStringsKit

/// A file of the project that a command starts, as in `./translate`, or passes to another program, as in `sh translate`.
///
/// A change of the project can replace such a file. The digest tells whether it is still the file that the user allowed.
struct ProgramFile: Codable, Hashable {
    /// The word of the command that names the file.
    let word: String
    /// The SHA-256 digest of the file.
    let digest: String

    /// Finds the first word of a command that names a file of the project.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the folder in which the command starts.
    ///   - bounds: The bounds of the project.
    init?(of command: String, in folder: String, within bounds: ProjectBounds) {
        let words = CommandLineSplitter.split(command) ?? []
        let own = words.enumerated().filter { index, word in
            index == 0 ? Self.isProgramOfProject(word, bounds) : Self.isOfProject(word, bounds)
        }
        for (_, word) in own {
            guard let file = ProgramFile(word, in: folder) else { continue }
            self = file
            return
        }
        return nil
    }

    /// Reads the file that a word names; nil if it cannot be read.
    init?(_ word: String, in folder: String) {
        guard let contents = try? FileReader.read(word.hasPrefix("/") ? word : folder + "/" + word) else { return nil }
        self.word = word
        digest = SecureHash(contents.bytes).base64
    }

    /// Whether a command starts a file of the project, which need not exist.
    static func isStarted(by command: String, within bounds: ProjectBounds) -> Bool {
        CommandLineSplitter.split(command)?.first.map { isProgramOfProject($0, bounds) } ?? false
    }

    /// Whether the first word of a command leads into the project; a name without a slash is searched on `PATH`.
    private static func isProgramOfProject(_ word: String, _ bounds: ProjectBounds) -> Bool {
        word.contains("/") && isOfProject(word, bounds)
    }

    /// Whether a word can name a file of the project: a relative path, or a path inside the bounds.
    private static func isOfProject(_ word: String, _ bounds: ProjectBounds) -> Bool {
        !word.isEmpty && !word.hasPrefix("-") && (!word.hasPrefix("/") || bounds.contains(word))
    }
}
