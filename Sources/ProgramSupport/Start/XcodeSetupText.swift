import CatalogCore
import CatalogRuntime
import InterfaceTexts
import Sessions
import TerminalSupport

/// The files that `init --xcode` wrote or kept, and the steps that are left to do in Xcode.
package struct XcodeSetupText {
    private let setup: XcodeSetup

    /// Creates the text of a setup whose files have been written.
    package init(_ setup: XcodeSetup) {
        self.setup = setup
    }

    /// Returns the lines.
    package func text() -> String {
        let files = setup.projects.flatMap(\.targets).grouped { $0.file }.map { line(on: $0.elements).resolved + "\n" }
        return "\n" + files.joined() + setup.projects.map(steps).joined()
    }

    /// Returns the line about a file; the name of a target would mislead if several use the file.
    private func line(on targets: [XcodeSetup.Target]) -> LocalizedString {
        let (file, isNew) = (VisibleText.path(targets[0].file), targets.contains(where: \.isNew))
        guard targets.count == 1 else {
            return isNew ? Texts.Init.wrote(file: file) : Texts.Init.Xcode.keptConfiguration(file: file)
        }
        let name = VisibleText.shown(targets[0].name)
        return isNew
            ? Texts.Init.Xcode.wrote(file: file, target: name) : Texts.Init.Xcode.kept(file: file, target: name)
    }

    private func steps(in project: XcodeSetup.Project) -> String {
        let name = VisibleText.path(project.name)
        guard !project.isDone else { return "\n\(Texts.Init.Xcode.done(project: name))\n" }
        let package =
            !project.hasPackage
            ? [Texts.Init.Xcode.package] : project.hasTools ? [Texts.Init.Xcode.traits] : []
        let lines = (package + project.targets.flatMap(steps) + [Texts.Init.Xcode.build]).enumerated().map {
            "  \($0 + 1). \($1.resolved)\n"
        }
        return "\n\(Texts.Init.Xcode.heading(project: name))\n" + lines.joined()
    }

    private func steps(for target: XcodeSetup.Target) -> [LocalizedString] {
        let name = VisibleText.shown(target.name)
        let library = target.lacksRunTime ? [Texts.Init.Xcode.library(target: name)] : []
        let plugins = target.missingPlugins.joined(separator: ", ")
        let builds = plugins.isEmpty ? [] : [Texts.Init.Xcode.plugins(target: name, plugins: plugins)]
        let file = VisibleText.path(target.file)
        return library + builds + (target.isCopied ? [Texts.Init.Xcode.membership(file: file, target: name)] : [])
    }
}
