import CatalogCore
import FileSearch

extension EditableTable {
    /// Makes changes and writes the files that they come to, each atomically and with no other writer in between.
    ///
    /// A file that somebody else changed since it was read is read again, and the changes are made to what it says now.
    ///
    /// - Throws: `ChangeRefusal` before anything is written where a change cannot be made, and `TableWriteError` where a
    ///   file cannot be written.
    /// - Returns: the plan as it was carried out.
    @discardableResult
    public func apply(_ changes: [KeyChange]) throws -> TablePlan {
        try carryOut(try plan(changes), of: changes) { try $0.plan(changes) }
    }

    /// Writes the files of a plan.
    ///
    /// - Parameter anew: makes the plan again for what the files say now.
    func carryOut(
        _ plan: TablePlan, of changes: [KeyChange], anew: (EditableTable) throws -> TablePlan
    ) throws -> TablePlan {
        var written: [TablePlan.FileChange] = []
        try plan.requireInside()
        for file in plan.files {
            do {
                written.append(try write(file, of: changes, anew: anew))
            } catch {
                throw TableWriteError(reason: error, path: file.path, written: written.map(\.path))
            }
        }
        return TablePlan(files: written, keys: plan.keys)
    }

    private func write(
        _ file: TablePlan.FileChange, of changes: [KeyChange], anew: (EditableTable) throws -> TablePlan
    ) throws -> TablePlan.FileChange {
        if try writeAsPlanned(file) { return file }
        var (before, after) = (file.old, file.new)
        try FileReplacer.update(file.path) { current in
            if !isCatalog { try LegacyPlanner.requireKeys(of: changes, in: file, now: current) }
            let change = try anew(rereading([file.path: current])).files.first { $0.path == file.path }
            (before, after) = (current, change?.new ?? current)
            return after
        }
        return TablePlan.FileChange(path: file.path, old: before, new: after)
    }

    /// Writes a file that nobody else has changed, or brought in, since the plan was made; false where somebody has.
    private func writeAsPlanned(_ file: TablePlan.FileChange) throws(FileError) -> Bool {
        do throws(FileError) {
            if let old = file.old {
                try FileReplacer.replace(file.path, expecting: old, with: file.new)
            } else {
                try FileReplacer.create(file.path, with: file.new, creatingFolders: true)
            }
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
    /// Refuses a plan of which any file lies where nothing may be written, or would be created beyond the project.
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

/// A file of a table that could not be written; those written before it stay written.
public struct TableWriteError: Error {
    /// Why: a `FileError`, or a `ChangeRefusal` where another program changed the file meanwhile.
    public let reason: any Error
    /// The file.
    public let path: String
    /// The files of the table that were written before.
    public let written: [String]

    package init(reason: any Error, path: String, written: [String]) {
        self.reason = reason
        self.path = path
        self.written = written
    }
}
