import CatalogCore
import FileSearch

extension EditableTable {
    /// Applies changes and writes the resulting files.
    ///
    /// Each write is atomic and locked against other writers.
    ///
    /// If another program changed a file since it was read, the file is read again and the changes are applied to its
    /// current contents.
    ///
    /// - Throws: `ChangeRefusal` before any write if a change is not possible, and `TableWriteError` if a file cannot
    ///   be written.
    /// - Returns: the plan as carried out.
    @discardableResult
    public func apply(_ changes: [KeyChange]) throws -> TablePlan {
        try carryOut(try plan(changes), of: changes) { try $0.plan(changes) }
    }

    /// Writes the files of a plan.
    ///
    /// - Parameter anew: makes the plan again for the current contents of the files.
    func carryOut(
        _ plan: TablePlan, of changes: [KeyChange], anew: (EditableTable) throws -> TablePlan
    ) throws -> TablePlan {
        try plan.requireInside()
        guard !isCatalog else { return try writeAll(plan, of: changes, anew: anew) }
        do {
            return try ChangeJournal.keep(in: journalFolder) { journal in
                let plan = try refreshed(plan, of: changes, anew: anew)
                try journal.record(plan.files)
                return try writeAll(plan, of: changes, anew: anew)
            }
        } catch let error as FileError {
            throw TableWriteError(reason: error, path: error.path, written: [])
        }
    }

    /// The folder for the journal: the parent of the `.lproj` folders, otherwise the folder of the table.
    private var journalFolder: String { TablePath.tableFolder(of: path) ?? ResolvedFile(splitting: path).folder }

    /// Returns the plan for the current contents of the files, so that the journal records what will be written.
    private func refreshed(
        _ plan: TablePlan, of changes: [KeyChange], anew: (EditableTable) throws -> TablePlan
    ) throws -> TablePlan {
        var current: [String: [UInt8]] = [:]
        for path in Set(files.map(\.path) + plan.files.map(\.path)) {
            current[path] = try FileReader.bytesIfThere(path)
        }
        let read = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
        guard current != read else { return plan }
        for file in plan.files {
            guard let now = current[file.path], now != file.old else { continue }
            try LegacyPlanner.requireKeys(of: changes, in: file, now: now)
        }
        return try anew(rereading(current))
    }

    private func writeAll(
        _ plan: TablePlan, of changes: [KeyChange], anew: (EditableTable) throws -> TablePlan
    ) throws -> TablePlan {
        var written: [FileChange] = []
        var keys = plan.keys
        for file in plan.files {
            do {
                let (change, newKeys) = try write(file, of: changes, anew: anew)
                written.append(change)
                if let newKeys { keys = newKeys }
            } catch {
                throw TableWriteError(reason: error, path: file.path, written: written.map(\.path))
            }
        }
        return TablePlan(files: written, keys: keys)
    }

    /// Writes a file.
    ///
    /// Returns the change, and the outcome for each key if the plan was made again.
    private func write(
        _ file: FileChange, of changes: [KeyChange], anew: (EditableTable) throws -> TablePlan
    ) throws -> (FileChange, [TablePlan.KeyOutcome]?) {
        if try writeAsPlanned(file) { return (file, nil) }
        var (before, after) = (file.old, file.new)
        var keys: [TablePlan.KeyOutcome]?
        try FileReplacer.update(file.path) { current in
            if !isCatalog { try LegacyPlanner.requireKeys(of: changes, in: file, now: current) }
            let plan = try anew(rereading([file.path: current]))
            let new = plan.files.first { $0.path == file.path }?.new ?? current
            (before, after, keys) = (current, new, plan.keys)
            return new
        }
        return (FileChange(path: file.path, old: before, new: after), keys)
    }

    /// Writes a file, unless another program changed or created it since the plan was made.
    ///
    /// Returns whether it was written.
    private func writeAsPlanned(_ file: FileChange) throws(FileError) -> Bool {
        do throws(FileError) {
            try file.write()
            return true
        } catch {
            switch error {
            case .changedMeanwhile, .alreadyExists: return false
            default: throw error
            }
        }
    }
}

extension TablePlan {
    /// Throws an error if any file of the plan is outside the writable folders, or would be created outside the
    /// project.
    package func requireInside() throws(TableWriteError) {
        for file in files {
            do throws(FileError) {
                if file.old == nil { try ProjectBounds.requireInside(newFile: file.path) }
                try WriteBoundary.check(file.path)
            } catch {
                throw TableWriteError(reason: error, path: file.path, written: [])
            }
        }
    }
}

/// An error for a file that could not be written.
///
/// Files written before it stay written.
public struct TableWriteError: Error {
    /// The cause: a `FileError`, or a `ChangeRefusal` if another program changed the file.
    public let reason: any Error
    /// The path of the file.
    public let path: String
    /// The paths of the files that were written before the error.
    public let written: [String]

    package init(reason: any Error, path: String, written: [String]) {
        self.reason = reason
        self.path = path
        self.written = written
    }

    /// Returns the error with further files that were written before.
    package func after(_ earlier: [String]) -> TableWriteError {
        TableWriteError(reason: reason, path: path, written: earlier + written)
    }
}
