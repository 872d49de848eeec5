import CatalogCore
import CommandOutput
import InterfaceTexts
import TranslationExchange
import Workspaces

/// The output of an export, from `--output`.
package struct ExchangeTarget: Sendable {
    /// The format to write.
    package let format: ExchangeFormat
    let output: String
    /// Whether the output is a folder of files or bundles.
    let isFolder: Bool

    /// Parses the option.
    ///
    /// `-` is standard output. A path is a folder if it is an existing folder or ends in a slash, unless it names a
    /// bundle such as `de.xcloc`.
    package init(_ output: String, format: ExchangeFormat?) throws(CommandFailure) {
        self.output = output
        let named = ExchangeFormat(ofPath: output)
        // A format with a file per table needs a folder, which need not exist.
        let isStream = output == Workspace.standardInput || FileStream.isNamed(by: output)
        let isPlace = format?.layout == .filePerTable && !isStream
        isFolder =
            output.hasSuffix("/") && named?.layout != .bundle
            || named == nil && (isPlace || FileReader.isFolder(output))
        guard let format = format ?? named ?? (isFolder ? .ofFolders : nil) else {
            guard output != Workspace.standardInput else { throw CommandFailure(Texts.Export.needsFormat) }
            throw CommandFailure(
                Texts.Export.needsEnding(
                    path: VisibleText.path(output), endings: Words.alternatives(ExchangeFormat.dottedEndings)))
        }
        self.format = format
        switch format.layout {
        case .file, .filePerTable: break
        case .bundle:
            guard output != Workspace.standardInput else {
                throw CommandFailure(Texts.Export.bundleNeedsFolder(format: format.title))
            }
        case .folder(let example):
            guard output != Workspace.standardInput, named == nil else {
                throw CommandFailure(Texts.Export.needsFolder(format: format.title, folder: example))
            }
        }
    }

    /// The output folder; nil if the output is a single file or bundle.
    var folder: String? { isFolder ? output : nil }

    /// Returns the path of a file of the export.
    ///
    /// - Parameter path: The path below the output; nil if the output is the file.
    func path(_ path: String?) -> String {
        guard let path else { return output }
        return bundle.map { "\($0)/\(path)" } ?? ConversionTarget.path(path, in: output)
    }

    /// Returns a file of the export.
    func file(_ file: ExportedFile) -> NewFile {
        NewFile(
            path: path(file.path), bytes: file.bytes, summary: file.texts?.sentence ?? "",
            as: file.isBundled ? .bundled : .document, below: folder ?? bundle)
    }

    /// The output without a slash at its end, if it is a bundle.
    private var bundle: String? {
        guard !isFolder, format.layout == .bundle else { return nil }
        return output.hasSuffix("/") ? String(output.dropLast()) : output
    }
}
