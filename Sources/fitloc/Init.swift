import ArgumentParser
import CommandSupport
import Foundation
import XCStringsKit

/// Writes a first configuration.
struct Init: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look at this folder and write a .fitloc.yml for it.",
        discussion: """
            Languages that at least half of all keys have are required; where there is an Xcode project, only those that \
            it lists, and it says the source language of legacy tables. Tables below folders of tests and samples are left \
            out.

            What is written begins without a failure for gaps: where a language lacks texts, that is a warning until it is \
            complete. With --baseline the findings of today are accepted, and gaps are warnings only in languages that have \
            less than 95 % of the texts. Rules that are off by default are switched on where they find something here and \
            have been right on real catalogs. Errors that people would notice stay: fitloc lint shows them.

            All that is written can be changed: the file says in comments what else it could hold.

              fitloc init
              fitloc init --dry-run
              fitloc init --baseline
              fitloc init --dry-run --format json
            """)

    @Flag(help: "Replace a .fitloc.yml that is there.")
    var force = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would be written; write nothing.")
    var dryRun = false

    @Flag(help: "Accept the findings of today in .fitloc-baseline.json, all but the errors that people would notice.")
    var baseline = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: dryRun) }
        let path = Configuration.fileName
        guard try force || dryRun || !isPresent(path) else {
            throw CommandFailure(Texts.File.existsNew(path: path))
        }
        let survey = await ProjectSurvey.ofCurrentFolder(environment: ProcessInfo.processInfo.environment)
        let first = try await FirstFindings(under: ConfigurationDraft(survey).text)
        let isAccepting =
            try baseline || (!dryRun && !answer.isReport && FirstAnswers(output).accepts(first.acceptableCount))
        let choices = first.choices(for: survey, isAccepting: isAccepting)
        let draft = ConfigurationDraft(survey, choices)
        let left = try await FirstFindings(under: draft.text)
        let accepted = choices.baseline.map { left.baseline(at: $0) }
        let file = NewFile(path: path, bytes: Array(draft.text.utf8), summary: "")
        if dryRun {
            try console.showDifference([file] + (accepted.map { [$0.file] } ?? []), output.patchStyler)
            return try console.finish()
        }
        guard try console.create([file], overwriting: force, isQuiet: true),
            try console.create(accepted.map { [$0.file] } ?? [], overwriting: true, isQuiet: true)
        else { return try console.finish() }
        if !output.isQuiet, !console.isReporting {
            try console.write(SurveyText(survey, width: output.width, styler: output.styler).text())
            if !survey.tables.isEmpty {
                try console.write("\n" + ChoicesText(choices, left: left, accepted: accepted?.count).text())
            }
            try console.write(conclusion(draft))
            if !survey.tables.isEmpty { try console.write(steps(left, accepted: accepted?.count)) }
        }
        try console.finish()
    }

    private func steps(_ left: FirstFindings, accepted: Int?) -> String {
        FirstStepsText(
            acceptableCount: accepted == nil ? left.acceptableCount : 0,
            isInRepository: GitWorkTree.root(around: FileManager.default.currentDirectoryPath) != nil,
            styler: output.styler
        ).text()
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

    private func conclusion(_ draft: ConfigurationDraft) -> String {
        let languages = draft.languages.map(\.spelling).joined(separator: ", ")
        let line =
            languages.isEmpty
            ? Texts.Init.wrote(file: Configuration.fileName)
            : Texts.Init.wroteRequired(file: Configuration.fileName, languages: languages)
        return "\n\(line)\n"
    }
}
