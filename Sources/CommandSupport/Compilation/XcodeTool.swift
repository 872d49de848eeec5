import Foundation
import XCStringsKit

/// The work of Apple's `xcstringstool`, with its words and its exit status (`docs/formats.md` §5a).
///
/// Xcode's build system reads the errors: a path without a line, the message, and the language and key in parentheses.
package struct XcodeTool: ~Copyable {
    private var console = Console()

    /// Creates the tool on the standard streams.
    package init() {}

    /// Whether the program was started under that name.
    package static func isMeant(by arguments: [String]) -> Bool {
        arguments.first?.split(separator: "/").last == "xcstringstool"
    }

    /// Compiles a catalog, or prints the absolute paths of the files that it would become.
    package mutating func compile(
        _ path: String, into folder: String, options: CompilationOptions, serialization: TableSerialization,
        isDryRun: Bool
    ) throws {
        guard let catalog = try catalog(path) else { return }
        let compilation = CatalogCompilation(catalog, options: options)
        try console.note(compilation.diagnostics.map { "\(path): \($0.severity): \($0.message)" })
        guard !compilation.isRefused else { return console.end(with: .findings) }
        for table in compilation.tables {
            let file = Self.absolutePath("\(folder)/\(table.path)")
            if isDryRun {
                try console.write(file + "\n")
            } else {
                try write(table.bytes(serialization), to: file)
            }
        }
    }

    /// Writes the symbols of a catalog.
    package mutating func generateSymbols(_ path: String, into folder: String) throws {
        guard let catalog = try catalog(path) else { return }
        let symbols = XcodeSymbols(catalog)
        let language = catalog.sourceLanguage?.spelling ?? "en"
        for refusal in symbols.refusals { try fail(path, "\(refusal.reason) (\(language): \(refusal.key))") }
        guard symbols.refusals.isEmpty else { return }
        let file = "\(folder)/GeneratedStringSymbols_\(catalog.name).swift"
        try write(Array(symbols.source.utf8), to: Self.absolutePath(file))
    }

    /// Prints the keys of a catalog, a line each.
    package mutating func printKeys(_ path: String) throws {
        guard let catalog = try catalog(path) else { return }
        for index in 0..<catalog.entryCount { try console.write(catalog.key(at: index).string + "\n") }
    }

    /// Hands over what was said and ends the program.
    package consuming func finish() throws { try console.finish() }

    // MARK: - Files

    /// Reads a catalog; nil, with the reason said, where that cannot be done.
    mutating func catalog(_ path: String) throws -> Catalog? {
        do {
            let catalog = try Catalog(FileReader.read(path).bytes, path: path)
            if catalog.hasStrings { return catalog }
            try fail(path, "\(BrokenFile.Reason.noStrings)")
        } catch let error as FileError {
            try fail(path, error.reason)
        } catch let error as DocumentError {
            try fail(path, "\(error) (line \(error.position.line), column \(error.position.column))")
        }
        return nil
    }

    private mutating func write(_ bytes: [UInt8], to path: String) throws {
        let file = NewFile(path: path, bytes: bytes, summary: "")
        if file.isPresent { return }
        do throws(FileError) {
            try FileReplacer.create(path, with: bytes, overwriting: true, creatingFolders: true)
        } catch {
            try fail(path, error.reason)
        }
    }

    /// Says what is wrong with a file, as Xcode's build system reads it.
    mutating func fail(_ path: String, _ reason: String) throws {
        try console.note("\(path): error: \(reason)")
        console.end(with: .findings)
    }

    /// Says what a person should know of a file.
    mutating func warn(_ path: String, _ sentence: String) throws {
        try console.note("\(path): warning: \(sentence)")
    }

    private static func absolutePath(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
