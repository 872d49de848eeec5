import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts
import LintRules
import StringTables
import TranslationFilling
import TranslationReuse
import Workspaces

/// Texts for one key at a time, from the sources of `fitloc fill`, for a page on which somebody asks for them.
///
/// Nothing is written.
package struct FillSuggestions: Sendable {
    private let names: [FillSourceName]
    private let model: String?
    private let environment: [String: String]

    /// Creates suggestions.
    ///
    /// - Parameters:
    ///   - names: The sources that the person named. Without any, the project's own count that contact no service and
    ///     that the person trusts.
    ///   - model: The model to request from a chat service, or nil for the configured one.
    package init(from names: [FillSourceName], model: String?, environment: [String: String]) {
        self.names = names
        self.model = model
        self.environment = environment
    }

    /// A text for each part, or the reason why there is none.
    package struct Answer: Sendable {
        /// The texts by part; empty if no source has one that passes the checks.
        package let texts: [PartPath: String]
        /// The name of the source of the texts.
        package let source: String
        /// The reason why there are no texts, in the interface's language.
        package let reason: String?
    }

    /// Returns a text for a key.
    ///
    /// - Parameters:
    ///   - table: The table of the key.
    ///   - project: The tables that serve as memory.
    ///   - workspace: The settings of the project.
    ///   - memory: Returns the translation memory of the project.
    package func answer(
        for key: String, in language: LanguageTag, of table: EditableTable, among project: Project,
        workspace: Workspace, memory: () async -> TranslationMemory
    ) async -> Answer {
        let configuration = workspace.configuration(of: table.path)
        let settings = FillSettings(
            from: sources(of: configuration, workspace), leastScore: MemorySource.usualSimilarity, state: .needsReview,
            pattern: nil, model: model, endpoint: nil,
            limits: .init(concurrency: nil, timeout: nil, retries: nil, budget: nil), isConfirmed: true,
            showsProgress: false)
        var loader = FillSourceLoader(workspace, settings, environment: environment, sends: true)
        let emptied = table.without(key, in: language)
        let open = emptied ?? table
        let tables = project.tables.map { $0.path == table.path ? open.table : $0 }
        // A text is no suggestion for itself.
        loader.use(
            emptied == nil
                ? await memory() : TranslationMemory(tables, settings: workspace.lintSettings(requiring: nil)))
        do {
            let filler = Filler(
                try await loader.steps(for: configuration), rules: .standard,
                service: settings.serviceSettings(configuration?.fill))
            let result = await filler.fill(
                [open.table], of: Project(tables: tables, files: project.files),
                settings: workspace.lintSettings(requiring: [language]),
                isWanted: { $0.isSpelled(as: key) })
            return Answer(result)
        } catch let failure as CommandFailure {
            return Answer(texts: [:], source: "", reason: failure.lines.map(\.text).joined(separator: "\n"))
        } catch {
            return Answer(texts: [:], source: "", reason: "\(error)")
        }
    }

    /// Returns the sources to ask: the named ones, or those of the configuration that are allowed without being named.
    private func sources(of configuration: Configuration?, _ workspace: Workspace) -> [FillSourceName] {
        guard names.isEmpty else { return names }
        let folder = configuration.map { RelativePath.of($0.folder, from: workspace.currentFolder) } ?? ""
        let allowed = (configuration?.fill.from ?? []).filter { name in
            if case .service = name { return false }
            guard let configuration, let grant = name.grant else { return true }
            return (try? configuration.require(grant)) != nil
        }
        return allowed.isEmpty ? [.memory] : allowed.map { $0.resolved(in: folder) }
    }
}

extension FillSuggestions.Answer {
    fileprivate init(_ result: FillResult) {
        let filled = result.filled
        texts = Dictionary(filled.map { ($0.part, $0.text) }) { first, _ in first }
        source = filled.first.map { VisibleText.shown($0.origin.source) } ?? ""
        let failure = result.failures.first.map { $0.failure.sentence(of: $0.service) }
        let left = result.left.first.map(\.reason.statement)
        reason = filled.isEmpty ? failure ?? left ?? FillReason.nothingFound.statement : nil
    }
}

extension EditableTable {
    /// Returns the table as it is without the texts of a key in a language; nil if there are none.
    fileprivate func without(_ key: String, in language: LanguageTag) -> EditableTable? {
        let removal = KeyChange(key, .change([.unset(language, nil)], marksTranslations: false))
        let written = (try? plan([removal]))?.files.newContents ?? [:]
        return written.isEmpty ? nil : try? rereading(written)
    }
}
