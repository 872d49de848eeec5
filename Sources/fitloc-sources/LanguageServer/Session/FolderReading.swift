import CatalogRuntime
import CommandSupport
import Foundation
import LanguageServer
import SwiftSources
import XCStringsKit

/// How a folder is read: each step once, and not before somebody asks.
struct FolderReading: Sendable {
    let root: String
    /// What configurations said when they could last be read.
    let memory: Locked<ConfigurationMemory>
    /// The last state of each open table that was not broken.
    let known: Locked<[String: [UInt8]]>
    /// What the system says of the files that are read.
    let stamps: ReadStamps

    /// The tables as they are on disk.
    func disk() -> Once<Workspace?> {
        Once { [self] in
            var remembered = memory.withLock { $0 }
            let workspace = try? await Workspace.load(folder: root, remembering: &remembered)
            memory.withLock { $0 = remembered }
            if let workspace { stamps.note(workspace, in: root) }
            return workspace
        }
    }

    /// The code as it is on disk.
    func sources(after disk: Once<Workspace?>) -> Once<ReadSources?> {
        Once { [self] in
            // That has read the configurations, and knows what stands in for those that are broken.
            _ = await disk.value()
            let environment = ProcessInfo.processInfo.environment
            let remembered = memory.withLock { $0 }
            guard
                let settings = try? CodeSettings(folder: root, environment: environment, remembering: remembered)
            else { return nil }
            let reading = CodeReading(settings)
            guard let code = try? reading.read() else { return nil }
            stamps.note(code.files)
            return ReadSources(code: code, others: reading.otherFiles(beside: code))
        }
    }

    /// The same with other bytes in some files.
    func sources(_ disk: Once<ReadSources?>, replacing bytes: [String: [UInt8]]) -> Once<ReadSources?> {
        Once {
            guard let sources = await disk.value() else { return nil }
            let present = Set(sources.code.files.map(\.path))
            let code = sources.code.replacing(bytes.filter { present.contains($0.key) })
            return ReadSources(code: code, others: sources.others)
        }
    }

    /// A state of the folder.
    func view(
        of documents: [String: OpenDocument], disk: Once<Workspace?>, sources: Once<ReadSources?>
    ) -> ProjectView {
        let tables = Once { await self.tables(disk, documents) }
        let code = Once { () -> ReadProject? in
            guard let tables = await tables.value(), let sources = await sources.value() else { return nil }
            return ReadProject(
                sources: sources, project: sources.code.project(beside: tables.workspace.project.tables))
        }
        let evidence = Once { await code.value().map { $0.sources.code.finder(of: $0.project, $0.sources.others) } }
        let findings = Once { [memory] in
            let remembered = memory.withLock { $0 }
            return await FolderCheck(remembered).findings(
                in: tables.value(), beside: code.value(), evidence: evidence.value())
        }
        let translations = Once { () -> TranslationMemory? in
            await tables.value().map { TranslationMemory($0.workspace.project.tables, settings: $0.settings) }
        }
        let adoptable = Once { await code.value().map { HardCodedTexts.adoptable(in: $0.project) } ?? [] }
        return ProjectView(
            root: root, documents: documents, tables: tables, code: code, evidence: evidence, findings: findings,
            memory: translations, adoptable: adoptable)
    }

    // MARK: - Tables

    private func tables(_ disk: Once<Workspace?>, _ documents: [String: OpenDocument]) async -> ReadTables? {
        guard let workspace = await disk.value() else { return nil }
        let present = Set(workspace.project.files.map(\.path))
        let open = documents.filter { path, _ in
            // What is on disk and was not found there is left out on purpose.
            FileAddress.kind(of: path) == .table && (present.contains(path) || !FileReader.isFile(path))
        }.mapValues(\.text.bytes)
        let problems = memory.withLock { $0.problems }
        guard !open.isEmpty else { return ReadTables(workspace: workspace, broken: [:], problems: problems) }
        let remembered = memory.withLock { $0 }
        let strangers = open.keys.filter { !present.contains($0) }.sorted()
        let whole = (try? workspace.including(code: strangers, remembering: remembered)) ?? workspace
        let changed = await whole.replacing(open)
        let broken = changed.project.files.filter { changed.project.refusal(of: $0) != nil && open[$0.path] != nil }
        let standIns = note(open, broken: broken, onDisk: workspace.project)
        return ReadTables(
            workspace: standIns.isEmpty ? changed : await changed.replacing(standIns),
            broken: Dictionary(broken.map { ($0.path, $0) }) { first, _ in first }, problems: problems)
    }

    /// Keeps what is not broken, and gives what stands in for the rest: what it said last, else what is on disk.
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
