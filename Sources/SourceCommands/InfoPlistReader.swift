import CatalogCore
import CommandOutput
import FileSearch
import StringTables
import SwiftSources
import Workspaces

/// The user-visible texts in the Info.plist files of a project.
struct InfoPlistReader: Sendable {
    /// The texts of all files that could be read.
    private(set) var texts: [InfoPlistText] = []
    /// The reasons why some files could not be read.
    private(set) var failures: [FailureLine] = []

    /// Reads the files in the folders of the code.
    init(_ settings: CodeSettings) {
        let found = FileFinder(endings: ["plist"], exclusions: settings.exclusions).find(settings.paths)
        for file in found.files where file.path.hasSuffix("Info.plist") { take(file.path) }
        // The errors of folders are those of the search for code, which are already reported.
        for error in found.failures where error.path.hasSuffix("Info.plist") {
            failures.append(.sentence(error.sentence))
        }
    }

    private mutating func take(_ path: String) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path).bytes
        } catch {
            return failures.append(.sentence(error.sentence))
        }
        do throws(LegacyTableError) {
            texts += try InfoPlistText.all(in: bytes, path: path)
        } catch {
            failures.append(FailureLine(error.description, at: error.position, in: path))
        }
    }
}
