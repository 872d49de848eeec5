import Foundation
import TestSupport

@testable import AccessorGenerator

/// Functions that run the installed Swift compiler on generated code.
enum SwiftCompiler {
    /// Returns the compiler's messages about the files of one module in Swift 6 mode, which can import
    /// `CatalogRuntime`.
    ///
    /// The result is empty if there are none.
    static func problems(in sources: [String], options: [String] = ["-typecheck"]) throws -> String {
        let folder = try TemporaryFolder()
        let files = try sources.enumerated().map { try folder.write("File\($0.offset).swift", $0.element) }
        try folder.write("files", files.joined(separator: "\n"))
        let mode = options.contains("-parse") ? [] : ["-typecheck"]
        let arguments =
            ["swiftc"] + mode + options.filter { $0 != "-typecheck" } + [
                "-swift-version", "6", "-module-name", "Generated", "-package-name", "generated", "-parse-as-library",
                "-I", BuiltModules.path, "@" + folder.file("files"),
            ]
        return try run(arguments)
    }

    /// Returns the compiler's messages about the files of a module that imports another module, which is built from
    /// generated code.
    static func problems(in sources: [String], importing module: (name: String, source: String)) throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write("Module.swift", module.source)
        let built = try run([
            "swiftc", "-emit-module", "-swift-version", "6", "-parse-as-library", "-module-name", module.name,
            "-emit-module-path", folder.file("\(module.name).swiftmodule"), "-I", BuiltModules.path, file,
        ])
        return try built.isEmpty ? problems(in: sources, options: ["-I", folder.file("")]) : built
    }

    private static func run(_ arguments: [String]) throws -> String {
        let (output, status) = try Program.transcript(of: arguments)
        // Limits the length of a failure message.
        let text = String(decoding: output.utf8.prefix(4_000), as: UTF8.self)
        return text.isEmpty && status != 0 ? "status \(status)" : text
    }
}
