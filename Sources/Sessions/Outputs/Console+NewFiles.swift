import CatalogCore
import CommandOutput
import InterfaceTexts
import TerminalSupport

extension Console {
    /// Returns the files with permission to write them, or reports why one of them must not be written.
    ///
    /// - Parameter inputs: The paths of the files that the command reads.
    /// - Returns: nil if a file must not be written; then nothing must be written.
    package mutating func accept(_ files: [NewFile], reading inputs: [String]) throws -> AcceptedFiles? {
        do throws(OutputRefusal) {
            return AcceptedFiles(files, try OutputCheck(reading: inputs).accept(files.compactMap(\.output)))
        } catch {
            try leaveOut(error.path, error.sentence)
            return nil
        }
    }

    /// Reports each existing file, except those with the same contents, so that an interrupted command can be repeated.
    ///
    /// - Returns: Whether a file was reported. In that case, nothing must be written.
    package mutating func failPresent(_ files: AcceptedFiles) throws -> Bool {
        var isPresent = false
        for (file, output) in files.outputs {
            switch Self.present(output) {
            case .success(let old) where old == nil || old == file.bytes: continue
            case .success: try leaveOut(file.path, Texts.File.exists(path: VisibleText.path(file.path)).resolved)
            case .failure(let error): try leaveOut(file.path, error.sentence)
            }
            isPresent = true
        }
        return isPresent
    }

    /// Shows the differences that writing the files would make.
    package mutating func showDifference(_ files: AcceptedFiles, _ styler: Styler) throws {
        for (file, output) in files.all {
            switch output.map(Self.present) ?? .success(nil) {
            case .success(let old):
                report(WrittenFile(path: file.path, from: old, to: file.bytes))
                guard !isReporting else { continue }
                try showDifference(at: file.path, from: old, to: file.bytes, styler)
            case .failure(let error): try leaveOut(file.path, error.sentence)
            }
        }
    }

    /// Writes files, creating their folders, and reports each file.
    ///
    /// - Returns: Whether all files were written.
    package mutating func create(_ files: AcceptedFiles, overwriting: Bool, isQuiet: Bool) throws -> Bool {
        var isDone = true
        for (file, output) in files.all {
            guard let output else {
                try write(readable: file.bytes)
                continue
            }
            let old = try? output.present()
            do throws(FileError) {
                try output.write(file.bytes, overwriting: overwriting || old == file.bytes)
            } catch {
                try leaveOut(file.path, error.sentence)
                isDone = false
                continue
            }
            report(WrittenFile(path: file.path, from: old, to: file.bytes))
            guard !isQuiet, !isReporting, !file.summary.isEmpty else { continue }
            try write(line: Texts.Convert.wrote(path: VisibleText.path(file.path), summary: file.summary).resolved)
        }
        return isDone
    }

    private static func present(_ output: OutputFile) -> Result<[UInt8]?, FileError> {
        Result { () throws(FileError) in try output.present() }
    }
}
