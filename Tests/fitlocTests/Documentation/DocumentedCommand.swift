import Foundation
import TestSupport

/// A command line in the documentation.
struct DocumentedCommand: CustomStringConvertible, Sendable {
    /// The page, relative to the package.
    let page: String
    /// The command line without its trailing comment.
    let line: String
    /// The files whose content the page shows with `cat` before the command.
    let files: [String: String]

    /// The page and command line, for test results.
    var description: String { "\(page): \(line)" }

    /// The commands in the README and in handwritten pages, without duplicates in a page.
    static let all: [DocumentedCommand] = pages.flatMap { page in
        var seen: Set<String> = []
        let blocks = (try? blocks(of: page)) ?? []
        return blocks.flatMap { commands(in: $0, on: page) }.filter { seen.insert($0.line).inserted }
    }

    /// Returns the command lines in the reference of all commands.
    static func referenceLines() throws -> [String] {
        try blocks(of: "docs/cli.md").filter { $0.language == "sh" }.flatMap(\.lines)
    }

    /// Returns the commands in the CI workflows that pages show.
    static func workflowLines() throws -> [String] {
        let lines = try pages.flatMap { try blocks(of: $0).filter { $0.language == "yaml" }.flatMap(\.lines) }
        return lines.compactMap { line in
            let start = "- run: .fitloc/scripts/"
            return line.range(of: start).map { String(line[$0.upperBound...]) }
        }
    }

    /// The handwritten pages.
    private static let pages = ["README.md"] + HandwrittenPages.guides.filter { $0 != "docs/performance.md" }

    // MARK: - Reading pages

    private struct Block {
        let language: String
        var lines: [String] = []
    }

    private static func blocks(of page: String) throws -> [Block] {
        let text = try String(contentsOf: SourceTree.package.appendingPathComponent(page), encoding: .utf8)
        var blocks: [Block] = []
        var open: Block?
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                if let block = open { blocks.append(block) }
                open = open == nil ? Block(language: String(line.dropFirst(3))) : nil
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }

    /// Returns the commands of a code block: the lines after `$`, or all lines of a shell block without `$`.
    private static func commands(in block: Block, on page: String) -> [DocumentedCommand] {
        guard ["", "sh", "bash", "console"].contains(block.language) else { return [] }
        let hasPrompts = block.lines.contains { $0.hasPrefix("$ ") }
        guard hasPrompts || !block.language.isEmpty else { return [] }
        var commands: [DocumentedCommand] = []
        var files: [String: String] = [:]
        var shown: String?
        var begun = ""
        for line in block.lines {
            guard !hasPrompts || line.hasPrefix("$ ") || !begun.isEmpty else {
                if let name = shown { files[name, default: ""] += line + "\n" }
                continue
            }
            begun += line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
            guard !begun.hasSuffix("\\") else {
                begun += "\n"
                continue
            }
            let whole = withoutComment(begun)
            begun = ""
            shown = whole.hasPrefix("cat ") ? String(whole.dropFirst(4)) : nil
            if runsProgram(whole) { commands.append(DocumentedCommand(page: page, line: whole, files: files)) }
        }
        return commands
    }

    private static func withoutComment(_ line: String) -> String {
        let end = line.range(of: #"\s+# "#, options: .regularExpression)?.lowerBound ?? line.endIndex
        return line[..<end].trimmingCharacters(in: .whitespaces)
    }

    /// Whether a command line runs `fitloc`.
    private static func runsProgram(_ line: String) -> Bool {
        let start = #"(^|[|&;]\s*)([A-Z_]+=\S*\s+)*(scripts/)?fitloc\s"#
        return line.range(of: start, options: .regularExpression) != nil
    }
}
