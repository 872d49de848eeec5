import XCStringsKit

/// The languages that an Xcode project lists.
struct ProjectRegions {
    private let path: String
    private let bytes: [UInt8]
    private let regions: KnownRegions

    /// Reads a project.
    ///
    /// - Parameter path: the path of the `.xcodeproj`.
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

    /// The languages as the project spells them, `Base` left out.
    var languages: [LanguageTag] { regions.names.filter { $0 != "Base" }.map { LanguageTag($0) } }

    /// What becomes of the project's file; nothing where it has no say in it.
    func files(for change: LanguageChange) -> [LanguagePlan.FileChange] {
        let new =
            switch change {
            case .add(let language): spelling(of: language) == nil ? regions.adding(language.canonical.spelling) : bytes
            case .remove(let language): spelling(of: language).map { regions.removing($0) } ?? bytes
            case .rename(let old, let new): spelling(of: old).map { regions.renaming($0, to: new.spelling) } ?? bytes
            }
        return new == bytes ? [] : [LanguagePlan.FileChange(path: path, old: bytes, new: new)]
    }

    /// The project's own spelling of a language: the one that was asked for, where it has that.
    private func spelling(of language: LanguageTag) -> String? {
        if regions.names.contains(language.spelling) { return language.spelling }
        return languages.first { $0.isSameLanguage(as: language) }?.spelling
    }

    /// The only project that some files may belong to; nil where there is none or several.
    static func path(around paths: [String]) -> String? {
        let projects = ProjectSearch(around: paths.isEmpty ? ["."] : paths).projects
        guard projects.count == 1, let project = projects.first else { return nil }
        let current = (try? ResolvedPath.resolve(".")) ?? ""
        return RelativePath.of(project.path, from: current)
    }
}
