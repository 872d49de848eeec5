import Foundation
import XCStringsKit

/// Of which files symbols are made: by Xcode, as its projects say, or as accessors, as a `generate-strings.json` says.
///
/// Nothing is looked for until somebody asks, and then once.
final class SymbolProjects: @unchecked Sendable {
    private let lock = NSLock()
    private let folders: [String]
    private let currentFolder: String
    private var found: Answer?

    private struct Answer {
        let projects: [XcodeProject]
        /// The catalogs that accessors are made of, by their absolute paths.
        let catalogs: Set<String>
    }

    /// - Parameter paths: the absolute paths of the files, by what they are called.
    init(of paths: [String: String], currentFolder: String) {
        folders = Set(paths.values.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }).sorted()
        self.currentFolder = currentFolder
    }

    /// Whether symbols are made of the keys of a catalog, by its absolute path.
    func makeSymbols(ofFileAt path: String) -> Bool {
        let answer = answer()
        if answer.catalogs.contains(path) { return true }
        return answer.projects.contains { $0.targets(of: path).contains { $0.settings.makesSymbols } }
    }

    private func answer() -> Answer {
        lock.withLock {
            if let found { return found }
            let projects = ProjectSearch(around: [currentFolder] + folders).projects
            let new = Answer(projects: projects, catalogs: generated())
            found = new
            return new
        }
    }

    /// The catalogs of targets that get accessors: below the current folder, and beside the files and above them.
    private func generated() -> Set<String> {
        let below = FileFinder(endings: ["json"]).find([currentFolder]).files.map(\.resolvedPath).filter {
            $0.hasSuffix("/\(GenerationSettings.fileName)")
        }
        let beside = Set(folders.flatMap(GitWorkTree.folders)).map { "\($0)/\(GenerationSettings.fileName)" }.filter(
            FileReader.isFile)
        return Set(below + beside).reduce(into: []) { catalogs, path in
            catalogs.formUnion((try? GenerationInput(configuration: path))?.catalogs ?? [])
        }
    }
}
