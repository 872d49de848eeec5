import CatalogComparison
import CatalogCore
import CommandOutput
import Foundation
import InterfaceTexts
import StringTables
import TerminalSupport
import VersionHistory

/// The input files of a merge.
package enum MergeFiles: Sendable {
    /// Three versions of a catalog or of a file of a legacy table.
    case versions(base: String, ours: String, theirs: String)
    /// A file with conflict markers.
    case conflicted(String)

    /// The file that receives the result, unless another output is named.
    package var target: String {
        switch self {
        case .versions(_, let ours, _): ours
        case .conflicted(let path): path
        }
    }

    /// The paths of the files to read.
    var paths: [String] {
        switch self {
        case .versions(let base, let ours, let theirs): [base, ours, theirs]
        case .conflicted(let path): [path]
        }
    }

    /// The kind of legacy table that the files have, by their names; nil for catalogs.
    ///
    /// - Parameter name: The name of the merged file, if the files have temporary names.
    package func tableKind(name: String? = nil) -> LegacyTableKind? {
        let format = ([name, target].compactMap { $0 } + paths).lazy.compactMap { TablePath.format(of: $0) }.first
        return format.flatMap { LegacyTableKind(rawValue: $0.rawValue) }
    }

    /// The result of a merge, and the previous bytes of the target.
    typealias Merge = (merged: MergedCatalog, old: [UInt8])

    /// Reads and merges the files.
    ///
    /// - Parameter name: The name to show in messages, if the files have temporary names.
    func merged(_ options: MergeOptions, name: String? = nil) throws(CommandFailure) -> Merge {
        try reportingRefusals(name, options.markers) {
            let old = try FileReader.read(target).bytes
            return (try merge(of: old, tableKind(name: name)).result(labeled(options, as: old)), old)
        }
    }

    /// Reads and merges the files, asking the user about each conflict.
    func mergedByPerson(_ options: MergeOptions, styler: Styler) throws -> Merge {
        var options = options
        let opened = try reportingRefusals(nil, options.markers) {
            let old = try FileReader.read(target).bytes
            let merge = try merge(of: old, tableKind())
            options = labeled(options, as: old)
            return (merge: merge, first: try merge.result(options), old: old)
        }
        guard !opened.first.conflicts.isEmpty else { return (opened.first, opened.old) }
        let dialogue = try MergeDialogue(
            opened.merge, options, conflicts: opened.first.conflicts, styler: styler)
        var decided = options
        decided.resolutions = try dialogue.goThrough()
        return try reportingRefusals(nil, options.markers) { (try opened.merge.result(decided), opened.old) }
    }

    private func reportingRefusals<Result>(
        _ name: String?, _ markers: ConflictMarkers, _ work: () throws -> Result
    ) throws(CommandFailure) -> Result {
        do {
            return try work()
        } catch let error as FileError {
            throw CommandFailure(error)
        } catch let failure as CommandFailure {
            throw failure
        } catch let refusal as MergeRefusal {
            throw CommandFailure([refusal.line { path(of: $0, called: name, markers) }])
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// Returns the options with the labels of the conflicts in the file, unless the options have labels of their own.
    private func labeled(_ options: MergeOptions, as old: [UInt8]) -> MergeOptions {
        var options = options
        if case .conflicted = self { options.markers.adoptLabels(of: old) }
        return options
    }

    private func merge(of old: [UInt8], _ kind: LegacyTableKind?) throws -> any KeyedMerge {
        if kind == .storeText { throw CommandFailure(Texts.StoreText.refused(path: VisibleText.path(target))) }
        switch self {
        case .versions(let base, _, let theirs):
            let (base, theirs) = (try FileReader.read(base).bytes, try FileReader.read(theirs).bytes)
            if let kind { return try LegacyTableMerge(base: base, ours: old, theirs: theirs, kind: kind) }
            return try CatalogMerge(base: base, ours: old, theirs: theirs)
        case .conflicted(let path):
            let recorded = Self.recordedVersions(of: path)
            if let kind { return try LegacyTableMerge(resolving: old, recorded: recorded, kind: kind) }
            return try CatalogMerge(resolving: old, recorded: recorded)
        }
    }

    private func path(of input: MergeRefusal.Input, called name: String?, _ markers: ConflictMarkers) -> String {
        if let name {
            let labels: [MergeRefusal.Input: String] = [
                .base: markers.base, .side(.ours): markers.ours, .side(.theirs): markers.theirs,
            ]
            return labels[input].map { "\(name) (\($0))" } ?? name
        }
        return switch (self, input) {
        case (.versions(let base, _, _), .base): base
        case (.versions(_, _, let theirs), .side(.theirs)): theirs
        default: target
        }
    }

    /// Returns the versions that git recorded for a file in conflict, or nil if there are none.
    private static func recordedVersions(of path: String) -> RecordedVersions? {
        guard let resolved = try? ResolvedPath.resolve(path) else { return nil }
        let folder = resolved.split(separator: "/").dropLast().joined(separator: "/")
        guard let history = try? GitHistory(around: "/" + folder),
            let root = try? ResolvedPath.resolve(history.root)
        else { return nil }
        return (try? history.recordedVersions(of: RelativePath.of(resolved, from: root))) ?? nil
    }

    /// Merges the files line by line, as git does without fitloc.
    ///
    /// - Returns: git's exit status, or 1 if git cannot be run.
    func mergedByGit(_ markers: ConflictMarkers) -> Int32 {
        guard case .versions(let base, let ours, let theirs) = self else { return 1 }
        let labels = [markers.ours, markers.base, markers.theirs]
        let status = try? GitProgram(in: FileManager.default.currentDirectoryPath, seconds: 120)
            .mergeFile(ours: ours, base: base, theirs: theirs, labels: labels, markerSize: markers.size)
        return status ?? 1
    }
}
