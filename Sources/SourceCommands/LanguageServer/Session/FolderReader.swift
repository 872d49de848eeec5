import CatalogCore
import CatalogRuntime
import Foundation
import LanguageServer
import StringTables
import SwiftSources
import TranslationReuse
import Workspaces

/// The steps that read a folder, each of which runs at most once and on demand.
struct FolderReader: Sendable {
    let root: String
    /// The last valid content of configurations.
    let memory: Locked<ConfigurationMemory>
    /// The last valid content of each open table.
    let known: Locked<[String: [UInt8]]>
    /// The file stamps at the time of reading.
    let stamps: ReadStamps
    /// The code as it was analyzed last; nil if nobody asked for it yet.
    let analyzed: Locked<LoadedProject?>

    /// Returns the step that reads the tables on disk.
    func disk() -> Once<Workspace?> {
        Once { [self] in
            var remembered = memory.withLock { $0 }
            let workspace = try? await Workspace.load(folder: root, remembering: &remembered)
            memory.withLock { $0 = remembered }
            if let workspace { stamps.note(workspace, in: root) }
            return workspace
        }
    }

    /// Returns the step that reads the code on disk.
    func sources(after disk: Once<Workspace?>) -> Once<LoadedSources?> {
        Once { [self] in
            // Reading the tables also reads the configurations, and remembers substitutes for invalid ones.
            _ = await disk.value()
            let environment = ProcessInfo.processInfo.environment
            let remembered = memory.withLock { $0 }
            guard
                let settings = try? CodeSettings(folder: root, environment: environment, remembering: remembered)
            else { return nil }
            let reader = CodeReader(settings)
            guard let code = try? reader.readProject() else { return nil }
            stamps.note(code.files + code.surroundings)
            return LoadedSources(code: code, others: reader.otherFiles(beside: code))
        }
    }

    /// Returns the step that replaces the content of some files in the code.
    func sources(_ disk: Once<LoadedSources?>, replacing bytes: [String: [UInt8]]) -> Once<LoadedSources?> {
        Once {
            guard let sources = await disk.value() else { return nil }
            let present = Set(sources.code.files.map(\.path))
            // A file on disk that the search did not find is excluded on purpose. A deleted file counts while open.
            let counted = bytes.filter { present.contains($0.key) || !FileReader.isFile($0.key) }
            let code = sources.code.replacing(counted)
            return LoadedSources(code: code, others: sources.others)
        }
    }

    /// Returns the step that reads the tables, with those in the given open documents.
    func tables(after disk: Once<Workspace?>, in documents: [String: OpenDocument]) -> Once<LoadedTables?> {
        Once { await self.tables(disk, documents) }
    }

    /// Returns the state of the folder with the given open documents, without analyzing any file yet.
    func view(
        of documents: [String: OpenDocument], tables: Once<LoadedTables?>, sources: Once<LoadedSources?>
    ) -> ProjectView {
        let code = Once { [analyzed] () -> LoadedProject? in
            guard let tables = await tables.value(), let sources = await sources.value() else { return nil }
            let (files, known) = (sources.code, tables.workspace.project.tables)
            let earlier = analyzed.withLock { $0 }
            let project = files.project(beside: known, after: earlier?.project)
            let code = LoadedProject(
                tables: tables, sources: sources, project: project,
                whole: files.surroundings.isEmpty
                    ? project : files.wholeProject(beside: known, after: earlier?.whole))
            analyzed.withLock { $0 = code }
            return code
        }
        let evidence = Once { await code.value().map { $0.sources.code.finder(of: $0.whole, $0.sources.others) } }
        let analysis = Once { [memory] () -> AnalyzedCode? in
            guard let code = await code.value() else { return nil }
            let check = FolderCheck(memory.withLock { $0 })
            return AnalyzedCode(project: code, analysis: CodeAnalysis(code.project), check: check)
        }
        let findings = Once { [memory] in
            async let found = evidence.value()
            let analyzed = await analysis.value()
            return await FolderCheck(memory.withLock { $0 }).findings(
                in: tables.value(), beside: analyzed, evidence: found)
        }
        let translations = Once { () -> TranslationMemory? in
            await tables.value().map { TranslationMemory($0.workspace.project.tables, settings: $0.settings) }
        }
        let adoptable = Once { await code.value().map { HardCodedTexts.adoptable(in: $0.project) } ?? [] }
        return ProjectView(
            root: root, documents: documents, tables: tables, code: code, evidence: evidence, analysis: analysis,
            findings: findings, memory: translations, adoptable: adoptable)
    }

    // MARK: - Tables

    private func tables(_ disk: Once<Workspace?>, _ documents: [String: OpenDocument]) async -> LoadedTables? {
        guard let workspace = await disk.value() else { return nil }
        let present = Set(workspace.project.files.map(\.path))
        let open = documents.filter { path, _ in
            // A file on disk that the search did not find is excluded on purpose.
            FileAddress.kind(of: path) == .table && (present.contains(path) || !FileReader.isFile(path))
        }.mapValues(\.text.bytes)
        let problems = memory.withLock { $0.problems }
        guard !open.isEmpty else { return LoadedTables(workspace: workspace, broken: [:], problems: problems) }
        let remembered = memory.withLock { $0 }
        let strangers = open.keys.filter { !present.contains($0) }.sorted()
        let whole = (try? workspace.including(code: strangers, remembering: remembered)) ?? workspace
        let changed = await whole.replacing(open)
        let broken = changed.project.files.filter { changed.project.refusal(of: $0) != nil && open[$0.path] != nil }
        let standIns = note(open, broken: broken, onDisk: workspace.project)
        let documents = broken.map { BrokenDocument(file: $0, catalog: changed.project.catalog(of: $0)) }
        return LoadedTables(
            workspace: standIns.isEmpty ? changed : await changed.replacing(standIns),
            broken: Dictionary(documents.map { ($0.file.path, $0) }) { first, _ in first }, problems: problems)
    }

    /// Stores the content of valid files and returns substitutes for the others.
    ///
    /// A substitute is the last valid content, or else the file on disk.
    private func note(
        _ open: [String: [UInt8]], broken: [LoadedFile], onDisk: Project
    ) -> [String: [UInt8]] {
        let names = Set(broken.map(\.path))
        let whole = onDisk.files.filter { names.contains($0.path) && onDisk.refusal(of: $0) == nil }
        let saved = Dictionary(whole.map { ($0.path, $0.bytes) }) { first, _ in first }
        return known.withLock { known in
            for (path, bytes) in open where !names.contains(path) { known[path] = bytes }
            return saved.merging(known.filter { names.contains($0.key) }) { $1 }
        }
    }
}
