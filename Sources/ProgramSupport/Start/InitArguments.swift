import ArgumentParser
import CatalogCore
import CatalogReports
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts
import Sessions
import VersionHistory
import Workspaces

/// The arguments of `init` and their execution, shared by `fitloc` and `fitloc-sources`.
package struct InitArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Inspect the current folder and write a .fitloc.yml for it.",
        discussion: """
            A language is required if at least half of all keys have it. With an Xcode project, only the languages \
            that the project lists are required, and the project determines the source language of legacy tables. \
            Without one, an Info.plist or a package manifest beside or above them does. \
            Tables in folders of tests, samples and code of others, such as vendor, are skipped. Tags that no user \
            reads, such as qqq and en-XA, are never required.

            In a language that lacks texts, gaps are warnings until it is complete, so that the first run does not \
            fail. With --baseline, current findings are accepted, and gaps are warnings only in languages with less \
            than 95 % of the texts. Optional rules are enabled if they find something here and have been reliable on \
            real catalogs. Errors that users would notice remain; fitloc lint shows them.

            All settings can be changed; comments in the file describe further options.

            With --xcode, a generate-strings.json is also written beside the catalogs of each target of an Xcode \
            project, and the steps that are left to do in Xcode are printed. Files that are there are kept, so the \
            command can be repeated: it then prints what is still left.

              fitloc init
              fitloc init --xcode
              fitloc init --dry-run
              fitloc init --baseline
              fitloc init --dry-run --format json
            """)

    @Flag(help: "Replace an existing .fitloc.yml, or write one where there is no catalog or table.")
    var force = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would be written; write nothing.")
    var dryRun = false

    @Flag(help: "Accept current findings in .fitloc-baseline.json, except errors that users would notice.")
    var baseline = false

    @Flag(help: "Also set up the plugins for Xcode; print the steps that are left to do there.")
    var xcode = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Surveys the folder and writes the proposed configuration.
    ///
    /// - Parameter read: A closure that reads the Swift code that a draft names, or nil if code cannot be read.
    package func writeConfiguration(_ read: ((ConfigurationDraft) throws -> LintedCode)? = nil) async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: dryRun) }
        let path = Configuration.fileName
        let setup = xcode ? try XcodeSetup() : nil
        let isPresent = try isPresent(path)
        if let setup, isPresent, !force, !baseline { return try write(setup, console) }
        guard force || dryRun || !isPresent else {
            throw CommandFailure(Texts.File.existsNew(path: VisibleText.path(path)))
        }
        let (survey, unread) = await ProjectSurvey.ofCurrentFolder(
            environment: ProcessInfo.processInfo.environment)
        guard unread.isEmpty else {
            try console.fail(unread)
            try console.note(Texts.Init.incomplete(file: path).resolved)
            return try console.finish()
        }
        guard !survey.tables.isEmpty || force else {
            throw CommandFailure(
                survey.brokenCount > 0 ? Texts.Init.allBroken : Texts.Init.noTables)
        }
        let proposal = try await proposal(survey, read)
        if dryRun {
            if let files = try console.accept(proposal.files + (setup?.files ?? []), reading: []) {
                try console.showDifference(files, output.patchStyler)
            }
            return try console.finish()
        }
        guard let file = try console.accept([proposal.file], reading: []),
            let baseline = try console.accept(proposal.baseline, reading: []),
            let settings = try console.accept(setup?.files ?? [], reading: []),
            try console.create(file, overwriting: force, isQuiet: true),
            try console.create(baseline, overwriting: true, isQuiet: true),
            try console.create(settings, overwriting: false, isQuiet: true)
        else { return try console.finish() }
        if !output.isQuiet, !console.isReporting {
            try console.write(summary(of: proposal) + (setup.map { XcodeSetupText($0).text() } ?? ""))
        }
        try console.finish()
    }

    /// Writes the files for Xcode beside a configuration that is kept.
    private func write(_ setup: XcodeSetup, _ reporting: consuming Console) throws {
        var console = reporting
        guard let files = try console.accept(setup.files, reading: []) else { return try console.finish() }
        if dryRun {
            try console.showDifference(files, output.patchStyler)
        } else if try console.create(files, overwriting: false, isQuiet: true), !output.isQuiet, !console.isReporting {
            try console.write("\(Texts.Init.Xcode.keptConfiguration(file: Configuration.fileName))\n")
            try console.write(XcodeSetupText(setup).text())
        }
        try console.finish()
    }

    // MARK: - The proposal

    private func proposal(
        _ survey: ProjectSurvey, _ read: ((ConfigurationDraft) throws -> LintedCode)?
    ) async throws -> FirstProposal {
        let plain = ConfigurationDraft(survey)
        let code = survey.sourceFolders.isEmpty ? nil : try read?(plain)
        let first = try await FirstFindings(under: plain, code: code)
        let isAccepting =
            try baseline || (!dryRun && !answer.isReport && InitDialogue(output).accepts(first.acceptableCount))
        let choices = first.choices(for: survey, isAccepting: isAccepting)
        let draft = ConfigurationDraft(survey, choices)
        return FirstProposal(draft, left: try await FirstFindings(under: draft, code: code, after: first))
    }

    private func isPresent(_ path: String) throws -> Bool {
        do throws(FileError) {
            _ = try FileReader.read(path)
            return true
        } catch {
            if case .notFound = error { return false }
            throw CommandFailure(error)
        }
    }

    // MARK: - Messages

    private func summary(of proposal: FirstProposal) -> String {
        let survey = SurveyText(proposal.survey, width: output.width, styler: output.styler).text()
        guard !proposal.survey.tables.isEmpty else { return survey + conclusion(proposal.draft) }
        let choices = ChoicesText(
            proposal.draft.choices,
            requiresTranslations: proposal.survey.languages.contains { $0.isLikelyRequired && !$0.isSource },
            left: proposal.left, accepted: proposal.acceptedCount)
        return survey + "\n" + choices.text() + conclusion(proposal.draft) + steps(after: proposal)
    }

    private func steps(after proposal: FirstProposal) -> String {
        FirstStepsText(
            acceptableCount: proposal.acceptedCount == nil ? proposal.left.acceptableCount : 0,
            isInRepository: GitWorkTree.root(around: FileManager.default.currentDirectoryPath) != nil,
            branch: try? GitHistory(around: FileManager.default.currentDirectoryPath).comparedBranch,
            styler: output.styler
        ).text()
    }

    private func conclusion(_ draft: ConfigurationDraft) -> String {
        let languages = draft.languages.shown
        let line =
            languages.isEmpty
            ? Texts.Init.wrote(file: Configuration.fileName)
            : Texts.Init.wroteRequired(file: Configuration.fileName, languages: languages)
        return "\n\(line)\n"
    }
}
