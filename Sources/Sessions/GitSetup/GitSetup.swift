import CatalogCore
import CommandOutput
import FileSearch
import Foundation
import TextDifference
import VersionHistory
import Workspaces

/// The git attributes and configuration for fitloc, in a repository or for a user.
package struct GitSetup {
    /// The scope of the git configuration.
    let scope: GitProgram.ConfigurationScope
    let git: GitProgram
    /// The path of the attributes file.
    let attributesPath: String

    /// Locates the configuration and the attributes.
    ///
    /// - Throws: `CommandFailure` if git is not installed, or if the current folder is not in a repository.
    package init(isGlobal: Bool) throws(CommandFailure) {
        do throws(GitError) {
            guard isGlobal else {
                let repository = try RepositoryView()
                scope = .local
                git = GitProgram(in: repository.root)
                attributesPath = repository.shown(".gitattributes")
                return
            }
            scope = .global
            git = GitProgram(in: FileManager.default.currentDirectoryPath)
            attributesPath = try Self.personalAttributes()
        } catch {
            throw CommandFailure(error.sentence)
        }
    }

    /// Returns the path of the user's attributes file: the configured path, or git's default.
    private static func personalAttributes() throws(GitError) -> String {
        // Run outside of any repository, whose configuration could have another setting.
        if let named = try GitProgram(in: "/", isElsewhere: true).namedAttributesFile, !named.isEmpty { return named }
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CONFIG_HOME"], !folder.isEmpty { return folder + "/git/attributes" }
        return (environment["HOME"] ?? "") + "/.config/git/attributes"
    }

    // MARK: - Plan

    /// A change to the attributes or the configuration.
    enum Step {
        /// A change to the attributes file.
        ///
        /// A nil value stands for a missing file.
        case attributes(old: [UInt8]?, new: [UInt8]?)
        /// A change to a setting.
        ///
        /// A nil value removes the setting.
        case setting(String, String?)

        var isAboutAttributes: Bool {
            if case .attributes = self { return true }
            return false
        }
    }

    /// Returns the steps that are needed to install fitloc in git.
    func installation() throws(CommandFailure) -> [Step] {
        try reportingRefusals {
            let paths = ProgramPaths()
            let drivers = GitDrivers(program: paths.program, otherwise: paths.otherwise, version: try git.version)
            let missing = try drivers.settings.filter { try git.configuration($0.name, in: scope) != [$0.value] }
            let old = try attributes()
            try requireUsableAttributes(old)
            return Self.steps(from: old, to: AttributeLines.adding(to: old))
                + missing.map { .setting($0.name, $0.value) }
        }
    }

    /// Returns the steps that are needed to remove fitloc from git.
    func removal() throws(CommandFailure) -> [Step] {
        try reportingRefusals {
            let present = try GitDrivers.settingNames.filter { try !git.configuration($0, in: scope).isEmpty }
            let old = try attributes()
            let new = old.flatMap { AttributeLines.removing(from: $0) }
            return Self.steps(from: old, to: new) + present.map { .setting($0, nil) }
        }
    }

    private static func steps(from old: [UInt8]?, to new: [UInt8]?) -> [Step] {
        old == new ? [] : [.attributes(old: old, new: new)]
    }

    private func attributes() throws(FileError) -> [UInt8]? {
        if scope == .local, !ProjectBounds(around: git.folder).contains(attributesPath) {
            guard let target = ResolvedPath.target(of: attributesPath) else { throw .brokenLink(path: attributesPath) }
            throw .leadsOut(path: attributesPath, target: target)
        }
        return try FileReader.bytesIfThere(attributesPath)
    }

    /// Throws an error if git would ignore the attributes, as it does in a link, or if a new file would replace one
    /// that is not checked out.
    private func requireUsableAttributes(_ bytes: [UInt8]?) throws {
        guard scope == .local else { return }
        if (try? FileStatus(ofLink: attributesPath).kind) == .link {
            throw FileError.notRegularFile(path: attributesPath)
        }
        if bytes == nil, try git.leavesOut(".gitattributes") { throw GitError.notCheckedOut(path: attributesPath) }
    }

    // MARK: - Execution

    func carryOut(_ step: Step) throws(CommandFailure) {
        try reportingRefusals {
            let path = attributesPath
            switch step {
            case .attributes(let old?, let new?): try FileReplacer.replace(path, expecting: old, with: new)
            case .attributes(let old?, nil): try FileReplacer.remove(path, expecting: old)
            case .attributes(nil, let new): try FileReplacer.create(path, with: new ?? [], creatingFolders: true)
            case .setting(let name, let value?): try git.configure(name, to: value, in: scope)
            case .setting(let name, nil): try git.unconfigure(name, in: scope)
            }
        }
    }

    private func reportingRefusals<Result>(_ work: () throws -> Result) throws(CommandFailure) -> Result {
        do {
            return try work()
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        } catch let error as FileError {
            throw CommandFailure(error)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// Returns the step as a patch, or as a shell command.
    func preview(of step: Step) -> [UInt8] {
        switch step {
        case .attributes(let old, let new):
            return UnifiedDiff.text(path: PatchPath.of(attributesPath), old: old, new: new)
        case .setting(let name, let value):
            let change = value.map { "--replace-all \(name) \(ShellWord.quoted($0))" } ?? "--unset-all \(name)"
            return Array("git config --\(scope.rawValue) \(change)\n".utf8)
        }
    }
}
