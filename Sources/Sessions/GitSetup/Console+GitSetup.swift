import CatalogCore
import CatalogRuntime
import CommandOutput
import InterfaceTexts
import TerminalSupport

extension Console {
    /// Configures git to merge and compare with fitloc, and prints the limitations of this setup.
    package mutating func install(_ setup: GitSetup, isDryRun: Bool, _ output: OutputSettings) throws {
        let steps = try setup.installation()
        guard try carryOut(steps, of: setup, isDryRun: isDryRun, output.patchStyler), !output.isQuiet else { return }
        guard !steps.isEmpty else { return try say(Texts.GitSetup.known) }
        if steps.contains(where: \.isAboutAttributes) { try say(setup.linesAdded) }
        try say(Texts.GitSetup.done)
        try say(Texts.GitSetup.limits)
    }

    /// Reverts ``install(_:isDryRun:_:)``.
    package mutating func uninstall(_ setup: GitSetup, isDryRun: Bool, _ output: OutputSettings) throws {
        let steps = try setup.removal()
        guard try carryOut(steps, of: setup, isDryRun: isDryRun, output.patchStyler), !output.isQuiet else { return }
        guard !steps.isEmpty else { return try say(Texts.GitSetup.unknown) }
        for case .attributes(_, let new) in steps {
            let path = setup.attributesPath
            try say(
                new == nil
                    ? Texts.GitSetup.fileRemoved(path: VisibleText.path(path))
                    : Texts.GitSetup.linesRemoved(path: VisibleText.path(path)))
        }
        try say(Texts.GitSetup.undone)
    }

    /// - Returns: Whether to print a summary, which is omitted if the steps were shown or reported.
    private mutating func carryOut(_ steps: [GitSetup.Step], of setup: GitSetup, isDryRun: Bool, _ styler: Styler)
        throws -> Bool
    {
        for step in steps {
            if !isDryRun {
                try setup.carryOut(step)
            } else if isReporting {
                continue
            } else if step.isAboutAttributes {
                try show(setup.preview(of: step), styler)
            } else {
                try write(setup.preview(of: step))
            }
        }
        report(steps, of: setup)
        return !isReporting && (steps.isEmpty || !isDryRun)
    }

    private mutating func report(_ steps: [GitSetup.Step], of setup: GitSetup) {
        for case .attributes(let old, let new) in steps {
            report(WrittenFile(path: setup.attributesPath, from: old, to: new))
        }
        report(
            steps.compactMap { step in
                guard case .setting(let name, let value) = step else { return nil }
                return FileReport.Setting(name: name, value: value)
            })
    }

    private mutating func say(_ text: LocalizedString) throws { try write("\(text)\n") }
}

extension GitSetup {
    /// The message for added attributes.
    ///
    /// In a repository, the file is shared and must be committed.
    fileprivate var linesAdded: LocalizedString {
        switch scope {
        case .local: Texts.GitSetup.linesAdded(path: VisibleText.path(attributesPath))
        case .global: Texts.GitSetup.linesAddedForAll(path: VisibleText.path(attributesPath))
        }
    }
}
