import CatalogCore
import CatalogReports
import FileSearch

/// A file of the project that a command names: a program, as in `./translate`, or an argument, as in `sh translate`.
///
/// A change of the project can replace such a file. The digest tells whether it is still the one that the user allowed.
struct ProgramFile: Codable, Hashable {
    /// The word of the command that names the file.
    let word: String
    /// The SHA-256 digest of the file.
    let digest: String

    /// Reads all files of the project that a command names.
    ///
    /// A program decides itself which of its words are files that it runs, as in `python3 -W ignore translate.py`. So
    /// every word counts, and the result changes if one of the files changes, appears or disappears.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the folder in which the command starts.
    ///   - bounds: The bounds of the project.
    /// - Throws: `FileError` if one of the files cannot be read.
    static func all(
        in command: String, startingIn folder: String, within bounds: ProjectBounds
    ) throws(FileError) -> [ProgramFile] {
        var files: [ProgramFile] = []
        for word in CommandLineSplitter.split(command) ?? [] where isOfProject(word, bounds) {
            let path = word.hasPrefix("/") ? word : folder + "/" + word
            guard FileReader.isFile(path) else { continue }
            files.append(ProgramFile(word: word, digest: SecureHash(try FileReader.read(path).bytes).base64))
        }
        return files
    }

    /// Whether a word can name a file of the project: a relative path, or a path inside the bounds.
    private static func isOfProject(_ word: String, _ bounds: ProjectBounds) -> Bool {
        !word.hasPrefix("/") || bounds.contains(word)
    }
}
