import ArgumentParser
import CatalogCore
import CommandOutput
import Foundation
import InterfaceTexts
import Sessions
import Workspaces

/// The output file and format of a preview.
package struct PreviewOutput: Sendable {
    /// The output format.
    package let format: PreviewFormat
    /// The output file, or nil for standard output.
    package let path: String?
    private let opens: Bool

    /// Derives missing options: the format from the file's extension, and a temporary file for the browser.
    ///
    /// - Throws: `ValidationError` if the options contradict each other, or if the file's extension is unknown.
    package init(path: String?, format: PreviewFormat?, opens: Bool) throws {
        try OutputPath.validate(path)
        let file = path == Workspace.standardInput ? nil : path
        let named = format ?? file.flatMap { PreviewFormat(ofPath: $0) }
        if let file, named == nil {
            throw ValidationError("“\(file)” does not end in .html, .md or .txt; give --format.")
        }
        self.format = named ?? (opens ? .html : .text)
        self.opens = opens
        if opens, self.format != .html {
            throw ValidationError("--open shows an HTML page; remove --format or use --format html.")
        }
        if opens, path == Workspace.standardInput {
            throw ValidationError("--open requires a file, not standard output.")
        }
        self.path = file ?? (opens ? Self.temporaryPath : nil)
    }

    private static var temporaryPath: String {
        URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("fitloc-preview-\(UUID().uuidString).html")
            .path
    }

    /// Opens the file in a browser, if requested.
    func open(environment: [String: String]) throws(CommandFailure) {
        guard opens, let path else { return }
        guard !SystemBrowser.open(path, environment: environment) else { return }
        throw CommandFailure(Texts.Preview.notOpened(path: VisibleText.path(path), program: SystemBrowser.program))
    }
}

extension Console {
    /// Prints a preview, or writes it to its file and opens the file if requested.
    ///
    /// - Parameter inputs: The paths of the files that the command reads.
    package mutating func write(
        _ text: String, to output: PreviewOutput, reading inputs: [String], isDryRun: Bool, _ printing: OutputSettings
    ) throws {
        guard try write(text, toFile: output.path, reading: inputs, isDryRun: isDryRun, printing) else { return }
        try output.open(environment: ProcessInfo.processInfo.environment)
    }

    /// Prints a text, or writes it to a file, replacing an existing one.
    ///
    /// - Parameters:
    ///   - path: The file, or nil for standard output.
    ///   - inputs: The paths of the files that the command reads.
    /// - Returns: Whether the file was written.
    @discardableResult
    package mutating func write(
        _ text: String, toFile path: String?, reading inputs: [String], isDryRun: Bool, _ printing: OutputSettings
    ) throws -> Bool {
        guard let path else {
            try write(text)
            return false
        }
        let file = NewFile(path: path, bytes: Array(text.utf8), summary: "")
        guard let files = try accept([file], reading: inputs) else { return false }
        if isDryRun {
            try showDifference(files, printing.patchStyler)
            return false
        }
        guard try create(files, overwriting: true, isQuiet: true) else { return false }
        if !printing.isQuiet { try write("\(Texts.Preview.wrote(path: VisibleText.path(path)))\n") }
        return true
    }
}
