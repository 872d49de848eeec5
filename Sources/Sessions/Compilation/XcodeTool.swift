import AccessorGenerator
import CatalogCore
import CommandOutput
import Foundation
import StringTables
import TableCompilation

/// The commands of Apple's `xcstringstool`, with the same messages and exit status (`docs/formats.md` §5a).
///
/// Xcode's build system parses the errors: a path without a line, the message, and the language and key in parentheses.
package struct XcodeTool: ~Copyable {
    private var console = Console()

    /// Creates the tool with the standard streams.
    package init() {}

    /// Whether the program was started as `xcstringstool`.
    package static func isRequested(by arguments: [String]) -> Bool {
        arguments.first?.split(separator: "/").last == "xcstringstool"
    }

    /// Compiles a catalog, or prints the absolute paths of its output files in a dry run.
    package mutating func compile(
        _ path: String, into folder: String, options: CompilationOptions, serialization: TableSerialization,
        isDryRun: Bool
    ) throws {
        guard let catalog = try catalog(path) else { return }
        let compilation = CatalogCompilation(catalog, options: options)
        try console.note(compilation.diagnostics.map { "\(VisibleText.path(path)): \($0.severity): \($0.message)" })
        guard !compilation.isRefused else { return console.end(with: .findings) }
        for table in compilation.tables {
            let file = Self.absolutePath("\(folder)/\(table.path)")
            if isDryRun {
                try console.write(Array("\(file)\n".utf8))
            } else {
                try write(
                    NewFile(path: file, bytes: table.bytes(serialization), summary: "", as: .legacyTable),
                    reading: [path])
            }
        }
    }

    /// Writes the Swift symbols of a catalog.
    package mutating func generateSymbols(_ path: String, into folder: String) throws {
        guard let catalog = try catalog(path) else { return }
        let symbols = XcodeSymbols(catalog)
        let language = catalog.sourceLanguage?.spelling ?? "en"
        for refusal in symbols.refusals { try fail(path, "\(refusal.reason) (\(language): \(refusal.key))") }
        guard symbols.refusals.isEmpty else { return }
        let file = Self.absolutePath("\(folder)/GeneratedStringSymbols_\(catalog.name).swift")
        try write(NewFile(path: file, bytes: Array(symbols.source.utf8), summary: ""), reading: [path])
    }

    /// Prints the keys of a catalog, one per line.
    package mutating func printKeys(_ path: String) throws {
        guard let catalog = try catalog(path) else { return }
        let keys = (0..<catalog.entryCount).flatMap { Array("\(catalog.key(at: $0).string)\n".utf8) }
        try console.write(OutputReader.current.form(of: keys))
    }

    /// Writes buffered output and ends the program.
    package consuming func finish() throws { try console.finish() }

    // MARK: - Files

    /// Reads a catalog.
    ///
    /// Reports the error and returns nil if that fails.
    mutating func catalog(_ path: String) throws -> Catalog? {
        do {
            let catalog = try Catalog(FileReader.read(path).bytes, path: path)
            guard let broken = BrokenFile(catalog) else { return catalog }
            try fail(path, "\(broken.reason)")
        } catch let error as FileError {
            try fail(path, error.localizedReason)
        } catch let error as DocumentError {
            try fail(path, "\(error) (line \(error.position.line), column \(error.position.column))")
        }
        return nil
    }

    /// Writes a file unless it already has the contents.
    ///
    /// - Parameter inputs: The paths of the files that the command reads.
    mutating func write(_ file: NewFile, reading inputs: [String]) throws {
        do throws(OutputRefusal) {
            for output in try OutputCheck(reading: inputs).accept([file.output].compactMap { $0 }) {
                try write(file.bytes, to: output)
            }
        } catch {
            try fail(error.path, error.reason)
        }
    }

    private func write(_ bytes: [UInt8], to output: OutputFile) throws(OutputRefusal) {
        do throws(FileError) {
            if try output.present() != bytes { try output.write(bytes, overwriting: true) }
        } catch {
            throw .file(error)
        }
    }

    /// Reports an error about a file, in the format that Xcode's build system parses.
    package mutating func fail(_ path: String, _ reason: String) throws {
        try console.note("\(VisibleText.path(path)): error: \(reason)")
        console.end(with: .findings)
    }

    /// Reports a warning about a file.
    package mutating func warn(_ path: String, _ sentence: String) throws {
        try console.note("\(VisibleText.path(path)): warning: \(sentence)")
    }

    /// Returns a path from the root of the file system, without `.` and `..`.
    package static func absolutePath(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
