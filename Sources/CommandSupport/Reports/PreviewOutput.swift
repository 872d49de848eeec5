import ArgumentParser
import Foundation
import XCStringsKit

/// Where a preview goes, and in which format.
package struct PreviewOutput: Sendable {
    /// The format.
    package let format: PreviewFormat
    /// The file; nil for standard output.
    package let path: String?
    private let opens: Bool

    /// Settles what options leave open: the ending says the format, and a page that a browser shows needs a file.
    ///
    /// - Throws: where they do not go together.
    package init(path: String?, format: PreviewFormat?, opens: Bool) throws {
        let file = path == Workspace.standardInput ? nil : path
        let named = format ?? file.flatMap { PreviewFormat(ofPath: $0) }
        if let file, named == nil {
            throw ValidationError("“\(file)” does not end in .html, .md or .txt; --format says what to write.")
        }
        self.format = named ?? (opens ? .html : .text)
        self.opens = opens
        if opens, self.format != .html {
            throw ValidationError("--open shows a page: leave out --format, or say html.")
        }
        if opens, path == Workspace.standardInput { throw ValidationError("--open needs a file, not standard output.") }
        self.path = file ?? (opens ? Self.temporaryPath : nil)
    }

    private static var temporaryPath: String {
        URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("fitloc-preview-\(UUID().uuidString).html")
            .path
    }

    /// Shows the file in a browser.
    func open(environment: [String: String]) throws(CommandFailure) {
        guard opens, let path else { return }
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        do throws(ChildProgram.Failure) {
            try ChildProgram([program, path], environment: environment).start()
        } catch {
            throw CommandFailure(Texts.Preview.notOpened(path: path, program: program))
        }
    }
}

extension Console {
    /// Prints a preview, or writes it to its file and opens that.
    package mutating func write(
        _ text: String, to output: PreviewOutput, isDryRun: Bool, _ printing: OutputOptions
    ) throws {
        guard let path = output.path else { return try write(text) }
        let file = NewFile(path: path, bytes: Array(text.utf8), summary: "")
        if isDryRun { return try showDifference([file], printing.patchStyler) }
        guard try create([file], overwriting: true, isQuiet: true) else { return }
        if !printing.isQuiet { try write("\(Texts.Preview.wrote(path: path))\n") }
        try output.open(environment: ProcessInfo.processInfo.environment)
    }
}
