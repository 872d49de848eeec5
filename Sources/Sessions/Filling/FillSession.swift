import CatalogCore
import CatalogEditing
import CommandOutput
import Foundation
import InterfaceTexts
import LintRules
import TerminalSupport
import TranslationFilling
import Workspaces

/// A run of `fitloc fill`: loads the sources of each configuration, fills gaps, and writes the texts.
package struct FillSession {
    private let workspace: Workspace
    private let options: FillSettings
    private let languages: [LanguageTag]?
    private let environment = ProcessInfo.processInfo.environment
    private let journalPath: JournalPath
    private let journal: FillJournal?

    /// Creates a session.
    ///
    /// - Parameter languages: The languages to fill, or nil for all required languages.
    package init(_ workspace: Workspace, _ options: FillSettings, languages: [LanguageTag]?) throws(CommandFailure) {
        self.workspace = workspace
        self.options = options
        self.languages = languages
        journalPath = try JournalPath(of: workspace, environment: environment)
        do throws(FileError) {
            let run = String(UInt64.random(in: .min ... .max), radix: 36)
            journal = try journalPath.path.map { path throws(FileError) in try FillJournal(path: path, run: run) }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Fills the gaps that need no service.
    ///
    /// Sends nothing and writes nothing.
    ///
    /// - Parameter isCarriedOut: Whether services will be asked later, so that their API keys are required.
    package func plans(isCarriedOut: Bool) async throws -> [FillPlan] {
        var loader = FillSourceLoader(workspace, options, environment: environment, sends: isCarriedOut)
        let settings = workspace.lintSettings(requiring: languages)
        let pattern = options.pattern
        var plans: [FillPlan] = []
        for (configuration, tables) in tablesByConfiguration {
            let filler = Filler(
                try await loader.steps(for: configuration), rules: .standard, state: options.state,
                service: options.serviceSettings(configuration?.fill), journal: journal)
            plans.append(
                await filler.plan(
                    tables, of: workspace.project, settings: settings, isWanted: { pattern?.matches($0) ?? true }))
        }
        return plans
    }

    /// Asks the services, after the user's consent for a large request.
    ///
    /// Writes only the journal.
    ///
    /// Ctrl-C ends the program and prints how many answers are kept.
    package func carryOut(_ plans: [FillPlan], styler: Styler, console: inout Console) async throws -> FillResult {
        if !options.isConfirmed { try FillConsent(plans.flatMap(\.estimates)).require(styler: styler) }
        let bar = ProgressBar(isWanted: options.showsProgress)
        let interruption = Interruption()
        let results = await interruption.watching {
            var results: [FillResult] = []
            for plan in plans where !Task.isCancelled {
                results.append(await plan.carriedOut { await bar.show($0) })
            }
            return results
        }
        await bar.clear()
        let isCancelled = results.flatMap(\.failures).contains { $0.failure == .cancelled }
        if interruption.isSet || isCancelled {
            let count = await journal?.keptAnswers ?? 0
            try console.note(count > 0 ? Texts.Fill.interrupted(count: count).resolved : Texts.Fill.stopped.resolved)
            Interruption.end()
        }
        return FillResult(results)
    }

    /// The tables, grouped by their configuration.
    private var tablesByConfiguration: [(Configuration?, [any StringTable])] {
        workspace.project.tables.grouped { workspace.configuration(of: $0.path)?.path }.map { _, tables in
            (workspace.configuration(of: tables[0].path), tables)
        }
    }

    // MARK: - Writing

    /// Writes the filled texts, table by table, and reports the tables that cannot be written.
    ///
    /// - Returns: What was written, and the gaps that remain.
    package func write(_ result: FillResult, to console: inout Console) async throws -> FillResult {
        var written: [WrittenTable] = []
        for change in result.tables {
            do {
                let outcome = try change.write()
                let filled = outcome.table.filled
                try console.note(FillReport.remarks(on: outcome.plan, filled))
                await journal?.note(filled.map { $0.at(journalPath.known($0.path)) })
                written.append(outcome)
            } catch let refusal as ChangeRefusal {
                try console.fail(CommandFailure(refusal))
            } catch let error as TableWriteError {
                try console.fail(error.lines)
            }
        }
        // Answers that could not be written stay in the journal, so that the next run does not pay for them again.
        if written.count == result.tables.count { await journal?.finish() }
        return result.with(written: written)
    }

    /// Shows the texts to write as a patch.
    package func show(_ result: FillResult, on console: inout Console, _ styler: Styler) throws {
        for change in result.tables {
            do {
                try console.showDifference(of: try change.table.plan(change.changes), styler)
            } catch {
                guard let refusal = error as? ChangeRefusal else { throw error }
                try console.fail(CommandFailure(refusal))
            }
        }
    }

    /// Reports services that failed, and answers that could not be saved in the journal.
    package func reportFailures(of result: FillResult, to console: inout Console) async throws {
        for (service, failure) in result.failures {
            try console.fail(
                Texts.Fill.gaveUp(service: VisibleText.shown(service), reason: failure.sentence(of: service)).resolved)
        }
        if let failure = await journal?.failure {
            try console.note(Texts.Fill.noJournal(reason: failure.sentence).resolved)
        }
    }
}
