import CatalogCore
import CatalogEditing
import CommandOutput
import XcodeProjects

/// The known regions of an Xcode project.
struct ProjectRegions {
    private let path: String
    private let bytes: [UInt8]
    private let regions: KnownRegions

    /// Reads a project.
    ///
    /// - Parameter path: The path of the `.xcodeproj`, or of the `project.pbxproj` in it.
    init(at path: String) throws(CommandFailure) {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = folder.hasSuffix("project.pbxproj") ? folder : "\(folder)/project.pbxproj"
        do throws(FileError) {
            bytes = try FileReader.read(self.path).bytes
        } catch {
            throw CommandFailure(error)
        }
        do throws(XcodeProjectError) {
            regions = try KnownRegions(bytes, path: folder)
        } catch {
            throw CommandFailure([FailureLine(error.description, at: error.position, in: self.path)])
        }
    }

    /// The languages as spelled in the project, without `Base`.
    var languages: [LanguageTag] { regions.names.filter { $0 != "Base" }.map { LanguageTag($0) } }

    /// Returns the change to the project file, or nothing if the project needs no change.
    func files(for change: LanguageChange) -> [FileChange] {
        let new =
            switch change {
            case .add(let language): spelling(of: language) == nil ? regions.adding(language.canonical.spelling) : bytes
            case .remove(let language): spelling(of: language).map { regions.removing($0) } ?? bytes
            case .rename(let old, let new): spelling(of: old).map { regions.renaming($0, to: new.spelling) } ?? bytes
            }
        return new == bytes ? [] : [FileChange(path: path, old: bytes, new: new)]
    }

    /// Returns the project's spelling of a language, preferring the given spelling.
    private func spelling(of language: LanguageTag) -> String? {
        if regions.names.contains(language.spelling) { return language.spelling }
        return languages.first { $0.isSameLanguage(as: language) }?.spelling
    }

    /// Returns the path of the project that contains the given paths, or nil if there is no project or several.
    static func path(around paths: [String]) -> String? {
        let projects = ProjectSearch(around: paths.isEmpty ? ["."] : paths).projects
        guard projects.count == 1, let project = projects.first else { return nil }
        let current = (try? ResolvedPath.resolve(".")) ?? ""
        return RelativePath.of(project.path, from: current)
    }
}
