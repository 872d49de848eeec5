import CatalogCore
import CommandOutput
import Foundation
import InterfaceTexts
import TerminalSupport
import Workspaces

/// The proposal to name a new baseline in the configuration, without which it has no effect.
package struct BaselineNaming {
    private let line: String
    /// The path of the configuration, relative to the current folder.
    private let file: String
    /// The contents of the configuration; nil if there is none.
    private let old: [UInt8]?
    /// Whether the configuration names another baseline, which a person must decide on.
    private let namesAnother: Bool

    /// Creates the proposal, or returns nil if the configuration names the baseline.
    package init?(of path: String, in workspace: Workspace) throws(CommandFailure) {
        let current = workspace.currentFolder
        let absolute = RelativePath.absolute(path, in: current)
        if let named = workspace.baseline, RelativePath.absolute(named, in: current) == absolute { return nil }
        var configurations = Configurations(currentFolder: current)
        let configuration = try configurations.current()
        line = "baseline: \(YAMLScalar.text(RelativePath.of(absolute, from: configuration?.folder ?? current)))"
        file = configuration.map { RelativePath.of($0.path, from: current) } ?? Configuration.fileName
        old = configuration?.file.bytes
        namesAnother = workspace.baseline != nil
    }

    /// Asks on a terminal whether to add the line to an existing configuration, and elsewhere says that it is needed.
    package func propose(_ styler: Styler, _ console: inout Console) throws {
        try console.flush()
        let (quoted, path) = ("`\(line)`", VisibleText.path(file))
        let environment = ProcessInfo.processInfo.environment
        guard let old, !namesAnother, var prompter = Prompter(styler: styler, environment: environment),
            try prompter.consent(to: Texts.Baseline.question(line: quoted, file: path)) == .yes
        else {
            return try console.note([
                Texts.Words.note(
                    sentence: Texts.Baseline.unnamed(line: quoted, file: path).resolved
                ).resolved
            ])
        }
        do throws(FileError) {
            let end = old.last.map { $0 == UInt8(ascii: "\n") } ?? true ? "" : "\n"
            let new = old + Array("\(end)\(line)\n".utf8)
            try FileReplacer.replace(file, expecting: old, with: new)
        } catch {
            throw CommandFailure(error)
        }
        try console.write("\(Texts.Baseline.named(line: quoted, file: path))\n")
    }
}
