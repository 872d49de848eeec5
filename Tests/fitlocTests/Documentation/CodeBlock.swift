import Foundation
import TestSupport

/// A block of Swift code on a documentation page.
struct CodeBlock: Sendable {
    /// The path of the page, relative to the package.
    let page: String
    /// The number of the first line of code on the page.
    let line: Int
    /// The lines of code.
    let lines: [String]

    /// Whether the code is a package manifest or a part of one.
    var isManifest: Bool { lines.contains { $0.contains(#/^let \w+ = (Package|Target.target)\(/#) } }

    /// All pages with Swift code: README, CONTRIBUTING, handwritten guides, and articles of the libraries.
    static let pages: [String] = Set(all.map(\.page)).sorted()

    /// The code blocks of all pages, in order.
    static let all: [CodeBlock] = {
        let package = SourceTree.package
        let articles = ["XCStringsKit", "CatalogRuntime"].flatMap { module in
            let folder = "Sources/\(module)/\(module).docc"
            return ((try? FileManager.default.contentsOfDirectory(atPath: "\(package.path)/\(folder)")) ?? [])
                .map { "\(folder)/\($0)" }
        }
        return (["README.md", "CONTRIBUTING.md"] + HandwrittenPages.guides + articles).sorted().flatMap(blocks)
    }()

    private static func blocks(of page: String) -> [CodeBlock] {
        let text = try? String(contentsOf: SourceTree.package.appendingPathComponent(page), encoding: .utf8)
        var blocks: [CodeBlock] = []
        var open: (line: Int, lines: [String])?
        for (index, line) in (text ?? "").components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("```"), let block = open {
                blocks.append(CodeBlock(page: page, line: block.line, lines: block.lines))
                open = nil
            } else if line == "```swift" {
                open = (index + 2, [])
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }

    // MARK: - As a file

    /// Returns the code as a file of a module; compiler errors refer to the lines of the page.
    ///
    /// Code without declarations becomes the body of a function. A preview becomes a function that returns a view.
    func file(importing imports: String) -> String {
        let isImport = { (line: String) in line.hasPrefix("import ") || line.hasPrefix("@_exported import ") }
        let body = lines.map { isImport($0) ? "" : preview($0) }
        let own = lines.filter(isImport).map { $0.replacing("@_exported ", with: "") }.joined(separator: "\n")
        let code = body.joined(separator: "\n")
        let location = "#sourceLocation(file: \"\(page)\", line: \(line))\n"
        guard body.contains(where: isDeclaration) else {
            return "\(imports)\(own)\n@MainActor func statements\(line)() async throws {\n\(location)\(code)\n}\n"
        }
        return "\(imports)\(own)\n\(location)\(code)\n"
    }

    private func preview(_ line: String) -> String {
        line.replacing("#Preview {", with: "@MainActor func preview\(self.line)() -> some View {")
    }

    private func isDeclaration(_ line: String) -> Bool {
        ["extension ", "struct ", "enum ", "func ", "@MainActor func preview", "@main", "@Test"]
            .contains { line.hasPrefix($0) }
    }
}
