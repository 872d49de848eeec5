import Foundation
import TestSupport

/// The files and folders that a page names in back-ticks.
struct DocumentedPaths {
    /// The path of each file and folder of the package by its last component.
    private let existing: [Substring: [String]]
    /// The folders of the modules.
    private let modules: Set<Substring>

    init(_ files: [String]) {
        var paths = Set<String>()
        for file in files {
            var path = file[...]
            while paths.insert(String(path)).inserted, let end = path.lastIndex(of: "/") { path = path[..<end] }
        }
        existing = Dictionary(grouping: paths.sorted()) { $0.split(separator: "/").last ?? "" }
        let sources = paths.map { $0.split(separator: "/") }.filter { $0.count == 2 && $0[0] == "Sources" }
        modules = Set(sources.map { $0[1] })
    }

    /// Returns the paths of this package.
    static func current() throws -> DocumentedPaths {
        let root = SourceTree.package
        let top = try FileManager.default.contentsOfDirectory(atPath: root.path)
        let below = try top.filter { !$0.hasPrefix(".") }.flatMap { name in
            try SourceTree.files(below: root.appendingPathComponent(name))
                .map { String($0.path.dropFirst(root.path.count + 1)) }
        }
        return DocumentedPaths(below + top)
    }

    /// Returns the paths on a page that do not exist.
    ///
    /// A path begins at the root of the package, with a module, or below a module that the heading names. `*` and
    /// `<name>` stand for any characters.
    func missing(on page: String) -> [String] {
        var named: [Substring] = []
        var isCode = false
        var missing: [String] = []
        for line in page.split(separator: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            if isCode { continue }
            if line.hasPrefix("#") { named = line.split { " ,#".contains($0) }.filter(modules.contains) }
            let paths = line.matches(of: /`([^`]+)`/).map { $0.1 }.filter(isPath)
            missing += paths.filter { !exists($0, below: named) }.map(String.init)
        }
        return missing
    }

    /// Whether a text names a file or folder of the package, not one of the system or of another program.
    private func isPath(_ text: Substring) -> Bool {
        guard text.firstMatch(of: /^[A-Za-z*.][^ ~]*$/) != nil, !text.hasPrefix(".") else { return false }
        return text.contains("/") || text.hasSuffix(".md") || text.hasSuffix(".swift")
    }

    private func exists(_ text: Substring, below named: [Substring]) -> Bool {
        let path = text.replacing(/\/$/, with: "").replacing(/<[^>]*>/, with: "*").replacing("/**/", with: "/*")
        let last = path.split(separator: "/").last ?? ""
        let found = last.contains("*") ? existing.values.flatMap(\.self) : existing[last] ?? []
        let starts = ["", "Sources/"] + named.map { "Sources/\($0)/" } + named.map { "Sources/\($0)/*/" }
        let anywhere = named.isEmpty ? ["*/"] : []
        return (starts + anywhere).contains { start in found.contains { fnmatch(start + path, $0, 0) == 0 } }
    }
}
