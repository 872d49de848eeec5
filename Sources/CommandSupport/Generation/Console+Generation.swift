import Foundation
import XCStringsKit

extension Console {
    /// Writes generated files, shows the differences, or lists the outdated files.
    package mutating func carryOut(
        _ result: GenerationResult, into output: GenerationOutput, isCheck: Bool, isDryRun: Bool,
        _ printing: OutputOptions
    ) throws {
        let folder: String? = if case .folder(let folder) = output { folder } else { nil }
        let files = output.files(of: result).map {
            NewFile(path: $0.path, bytes: $0.bytes, summary: "", below: folder)
        }
        guard isCheck || isDryRun else { return try write(result, into: output, files, printing) }
        let outdated = output.outdated(result)
        if isCheck, !outdated.isEmpty { end(with: .findings) }
        if isDryRun || isReporting { return try showDifference(files, printing.patchStyler) }
        for path in outdated { try write("\(VisibleText.path(path))\n") }
    }

    private mutating func write(
        _ result: GenerationResult, into output: GenerationOutput, _ files: [NewFile], _ printing: OutputOptions
    ) throws {
        // The previous contents are needed only for a report.
        let changes =
            !isReporting
            ? []
            : files.map { file in
                WrittenFile(path: file.path, from: try? file.present(), to: file.bytes)
            }
        let written: [String]
        do throws(FileError) {
            for file in files { try file.requireInside() }
            written = try output.write(result)
        } catch {
            throw CommandFailure(error)
        }
        for change in changes { report(change) }
        guard !printing.isQuiet, !isReporting else { return }
        if written.isEmpty { try write("\(Texts.Generate.unchanged)\n") }
        for path in written { try write("\(Texts.Generate.wrote(path: VisibleText.path(path)))\n") }
    }
}

extension FileReport.Skipped {
    /// Creates an entry for a key without an accessor.
    package init(_ key: LeftOutKey) {
        // Diagnostics have absolute paths, as Xcode requires.
        let folder = FileManager.default.currentDirectoryPath + "/"
        let path = key.place.path
        let shown = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        self.init(path: shown, at: key.place.position, key: key.key, key.reason.description)
    }
}
