import AccessorGenerator
import CatalogCore
import CommandOutput
import Foundation
import InterfaceTexts

extension Console {
    /// Writes generated files, shows the differences, or lists the outdated files.
    ///
    /// - Parameter inputs: The paths of the catalogs and folders that the command reads.
    package mutating func carryOut(
        _ result: GenerationResult, of inputs: [String], into output: GenerationOutput, isCheck: Bool, isDryRun: Bool,
        _ printing: OutputSettings
    ) throws {
        let folder: String? = if case .folder(let folder) = output { folder } else { nil }
        let planned = output.files(of: result).map {
            NewFile(path: $0.path, bytes: $0.bytes, summary: "", below: folder)
        }
        guard let files = try accept(planned, reading: inputs) else { return }
        guard isCheck || isDryRun else { return try write(files, printing) }
        let outdated = output.outdated(result)
        if isCheck, !outdated.isEmpty { end(with: .findings) }
        if isDryRun || isReporting { return try showDifference(files, printing.patchStyler) }
        for path in outdated { try write("\(VisibleText.path(path))\n") }
    }

    /// Writes files whose contents differ, so that unchanged files keep their date and are not compiled again.
    private mutating func write(_ files: AcceptedFiles, _ printing: OutputSettings) throws {
        let changed = files.changed
        for (file, output) in files.outputs where (try? output.present()) == file.bytes {
            report(WrittenFile(path: file.path, from: file.bytes, to: file.bytes))
        }
        guard try create(changed, overwriting: true, isQuiet: true), !printing.isQuiet, !isReporting else { return }
        if changed.all.isEmpty { try write("\(Texts.Generate.unchanged)\n") }
        for (file, _) in changed.all { try write("\(Texts.Generate.wrote(path: VisibleText.path(file.path)))\n") }
    }
}

extension FileReport.Skipped {
    /// Creates an entry for a key without an accessor.
    package init(_ key: LeftOutKey) {
        self.init(
            path: RelativePath.of(key.location.path, from: GenerationDiagnostic.folder), at: key.location.position,
            key: key.key, key.reason.description)
    }
}

extension GenerationDiagnostic {
    /// The diagnostic with paths relative to the current folder.
    ///
    /// A diagnostic itself has absolute paths, as Xcode requires.
    package var shown: String { description.replacing(Self.folder + "/", with: "") }

    /// The current folder without symlinks, as in the paths of diagnostics.
    fileprivate static var folder: String { ResolvedPath.resolvedIfThere(FileManager.default.currentDirectoryPath) }
}
