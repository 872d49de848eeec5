import Foundation
import TestSupport
import Testing

/// Checks that the Swift code on documentation pages compiles.
@Suite("Swift code in the documentation", .waitsForPrograms, .thorough(.compiler))
struct CodeBlockTests {
    #if !canImport(SwiftUI)
        /// Stubs of the parts of SwiftUI that pages use, for systems without SwiftUI.
        private static let views = Result { try StubbedViews(declaring: CodeContexts.views) }
    #endif

    @Test("All code of a page compiles as one module", arguments: CodeBlock.pages)
    func compiles(page: String) throws {
        let blocks = CodeBlock.all.filter { $0.page == page && !$0.isManifest }
        guard !blocks.isEmpty else { return }
        let folder = try TemporaryFolder()
        var files = try blocks.map { block in
            let usesViews =
                block.lines.contains("import SwiftUI") || CodeContexts.pages[page]?.contains("SwiftUI") == true
            let imports = (usesViews ? Self.imports : "import Foundation\n") + (CodeContexts.imports[page] ?? "")
            return try folder.write("Block\(block.line).swift", block.file(importing: imports))
        }
        if let context = CodeContexts.pages[page] {
            files.append(try folder.write("Context.swift", context))
        }
        if page == "docs/accessors.md" { files.append(try accessors(in: folder)) }
        #expect(try errors(in: files, Self.options(of: page)) == [])
    }

    /// The compiler options for a page: contributors write code inside of the package, and may use its own declarations.
    private static func options(of page: String) -> [String] {
        page == "CONTRIBUTING.md" ? ["-package-name", SourceTree.package.lastPathComponent.lowercased()] : []
    }

    @Test("Every package manifest on a page compiles")
    func manifests() throws {
        let blocks = CodeBlock.all.filter(\.isManifest)
        #expect(blocks.count > 3)
        let interface = try Program.transcript(of: ["swiftc", "-print-target-info"]).text
        let resources = try #require(JSONValue(parsing: interface)["paths"]?["runtimeResourcePath"]?.text)
        for block in blocks {
            let folder = try TemporaryFolder()
            let code = "import PackageDescription\n" + block.lines.joined(separator: "\n")
            let options = ["-package-description-version", "6.1.0", "-I", "\(resources)/pm/ManifestAPI"]
            let file = try folder.write("Package.swift", code)
            let (text, status) = try Program.transcript(of: ["swiftc", "-typecheck"] + options + [file])
            #expect(status == 0, "\(block.page):\(block.line): \(text)")
        }
    }

    @Test("Code is found on all pages that contain some")
    func pages() {
        #expect(CodeBlock.pages.count >= 10 && CodeBlock.all.count > 30)
        let known = Swift.Set(CodeBlock.pages)
        #expect(Swift.Set(CodeContexts.pages.keys).union(CodeContexts.imports.keys).subtracting(known) == [])
    }

    /// Generates the accessors that `docs/accessors.md` uses, and returns the path of the file.
    private func accessors(in folder: TemporaryFolder) throws -> String {
        try folder.write("Localizable.xcstrings", CodeContexts.catalog)
        try folder.write("generate-strings.json", CodeContexts.settings)
        let outcome = try BuiltProgram.run("fitloc generate . -o Strings.swift", in: URL(fileURLWithPath: folder.path))
        #expect(outcome.status == 0, "\(outcome.stderr)")
        return folder.file("Strings.swift")
    }

    #if canImport(SwiftUI)
        private static let imports = "import CatalogRuntime\nimport SwiftUI\n"

        private func errors(in files: [String], _ pageOptions: [String]) throws -> [Substring] {
            let options =
                ["-swift-version", "6", "-parse-as-library", "-I", BuiltModules.path] + pageOptions + Self.headers
            let (text, _) = try Program.transcript(of: ["swiftc", "-typecheck"] + options + files)
            return text.split(separator: "\n").filter { $0.contains(": error: ") }
        }
    #else
        private static let imports = StubbedViews.imports

        private func errors(in files: [String], _ pageOptions: [String]) throws -> [Substring] {
            try Self.views.get().errors(inFiles: files, options: pageOptions + Self.headers).filter {
                $0.contains(": error: ")
            }
        }
    #endif

    /// The compiler options for the headers of libxml2, and of the library's own code in C.
    private static var headers: [String] {
        let folders = ["Sources/CLibXML2", "Sources/CFileAttributes/include"]
        let maps = folders.flatMap { ["-I", SourceTree.package.appendingPathComponent($0).path] }
        return maps + ["-Xcc", "-I/usr/include/libxml2"]
    }
}
