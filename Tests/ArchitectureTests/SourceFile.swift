import Foundation
import TestSupport

/// A source file of the package for the architecture tests.
struct SourceFile: Sendable, CustomStringConvertible {
    /// The path below `Sources/` or `Tests/`, such as `CatalogCore/Files/LineIndex.swift`.
    let path: String
    /// The unchanged text.
    let text: String
    /// The text without comments and string literals.
    let code: String
    /// The words of the code, including a following `!`.
    let words: Set<String>
    /// The imported modules.
    let imports: [String]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = CodeText.withoutCommentsAndLiterals(text)
        words = Self.words(in: code)
        imports = Self.lines(of: code).filter { $0.contains("import ") }.compactMap { Self.importedModule(in: $0) }
    }

    private static func words(in code: String) -> Set<String> {
        let isWord = { (byte: UInt8) in
            byte == UInt8(ascii: "_") || byte == UInt8(ascii: "!") || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
        }
        return Set(code.utf8.split { !isWord($0) }.map { String(decoding: $0, as: UTF8.self) })
    }

    var description: String { path }

    /// The folder of the target, which is the first in the path.
    var target: String { path.split(separator: "/").first.map(String.init) ?? "" }

    /// The folder inside the target; empty for a file outside a folder.
    var folder: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }

    /// Whether the first line states that the file is generated.
    var isGenerated: Bool {
        ["// Generated", "// Made by fitloc", "// Written by scripts/"].contains { text.hasPrefix($0) }
    }

    /// The number of lines.
    var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    private static func lines(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "macro",
    ]

    /// Returns the module in an import with optional attributes, access level, kind and member.
    private static func importedModule(in line: String) -> String? {
        var words = line.split(separator: " ").drop { $0.hasPrefix("@") || accessLevels.contains($0) }
        guard words.popFirst() == "import" else { return nil }
        if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
        return words.first?.split(separator: ".").first.map(String.init)
    }

    /// Returns all Swift files below `Sources/`.
    static func all() throws -> [SourceFile] { try everything.get() }

    /// The test folders with files that are read and not compiled.
    private static let dataFolders = ["Constructs", "DocumentedProject", "Findings", "Fixtures", "Goldens"]

    /// Returns all Swift files of the tests up to their first declaration, after which there are no imports.
    ///
    /// Input files are excluded.
    static func testHeads() throws -> [SourceFile] { try heads.get() }

    private static let heads = Result {
        try texts(below: "Tests").compactMap { path, text -> SourceFile? in
            let folders = path.split(separator: "/")
            guard !folders.contains(where: { dataFolders.contains(String($0)) }) else { return nil }
            let head = text.utf8.prefix { $0 != UInt8(ascii: "{") }
            return SourceFile(path: path, text: String(decoding: head, as: UTF8.self))
        }
    }

    private static let everything = Result { try texts(below: "Sources").map(SourceFile.init) }

    private static func texts(below folder: String) throws -> [(path: String, text: String)] {
        let root = SourceTree.package.appendingPathComponent(folder)
        return try SourceTree.files(below: root).filter { $0.pathExtension == "swift" }.map { url in
            // Some input files of tests are not valid text.
            (
                String(url.path.dropFirst(root.path.count + 1)),
                String(decoding: try Data(contentsOf: url), as: UTF8.self)
            )
        }
    }
}
