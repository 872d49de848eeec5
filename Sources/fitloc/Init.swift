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
            """)

    @Flag(help: "Replace a .fitloc.yml that is there.")
    var force = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would be written; write nothing.")
    var dryRun = false

    @Flag(help: "Accept the findings of today in .fitloc-baseline.json, all but the errors that people would notice.")
    var baseline = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let path = Configuration.fileName
        let old = try present(path)
        guard old == nil || force || dryRun else {
            throw CommandFailure(Texts.File.existsNew(path: path))
        }
        let survey = await ProjectSurvey.ofCurrentFolder(environment: ProcessInfo.processInfo.environment)
        let first = try await FirstFindings(under: ConfigurationDraft(survey).text)
        let isAccepting = try baseline || (!dryRun && FirstAnswers(output).accepts(first.acceptableCount))
        let choices = first.choices(for: survey, isAccepting: isAccepting)
        let draft = ConfigurationDraft(survey, choices)
        let bytes = Array(draft.text.utf8)
        if dryRun {
            try console.show(UnifiedDiff.text(path: PatchPath.of(path), old: old, new: bytes), output.patchStyler)
            return try console.finish()
        }
        try write(bytes, to: path)
        let left = try await FirstFindings(under: draft.text)
        let accepted = try choices.baseline.map { try left.writeBaseline(to: $0) }
        if !output.isQuiet {
            try console.write(SurveyText(survey, width: output.width, styler: output.styler).text())
            if !survey.tables.isEmpty {
                try console.write("\n" + ChoicesText(choices, left: left, accepted: accepted).text())
            }
            try console.write(conclusion(draft))
            if !survey.tables.isEmpty { try console.write(steps(left, accepted: accepted)) }
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

    private func present(_ path: String) throws -> [UInt8]? {
        do throws(FileError) {
            return try FileReader.read(path).bytes
        } catch {
            if case .notFound = error { return nil }
            throw CommandFailure(error)
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        do throws(FileError) {
            try FileReplacer.create(path, with: bytes, overwriting: force)
        } catch {
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
