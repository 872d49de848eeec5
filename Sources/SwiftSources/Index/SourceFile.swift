import CatalogCore
import FileSearch

/// A file of code with its facts.
package struct SourceFile: Hashable, Sendable {
    /// The path that findings display.
    package let path: String
    /// The bytes of the file when it was read.
    package let bytes: [UInt8]
    /// The facts about the file.
    package let facts: SourceFacts
    /// Whether the file is in C, C++ or Objective-C.
    package let isC: Bool
    /// Whether the file is in a folder of tests, and in no app.
    var isForTests: Bool
    /// Whether the file is in a preview folder, which Xcode excludes from products.
    let isForPreviews: Bool

    /// Creates a file.
    package init(path: String, bytes: [UInt8], facts: SourceFacts) {
        self.path = path
        self.bytes = bytes
        self.facts = facts
        isC = CodeFiles.isC(path)
        isForTests = TestFolders.contain(path)
        isForPreviews = path.split(separator: "/").dropLast().contains {
            ["Preview Content", "PreviewContent", "Previews", "PreviewApp", "PreviewApps"].contains($0)
        }
    }

    /// The file in the form that findings refer to.
    package var text: TableFile { TableFile(untabled: path, bytes: bytes) }

    /// Whether the file is the main code of a program: `main.swift`.
    var isMain: Bool { path.split(separator: "/").last == "main.swift" }

    /// The reason why the file was not read completely; nil if it was, or if it is a template.
    package var problem: SourceProblem? { CodeTemplates.contain(path) ? nil : facts.problem }

    /// The declarations that look up strings, with their types.
    var helpers: [LookupNames.Declared] {
        facts.helpers.map { LookupNames.Declared(helper: $0, owner: context(of: $0.spot).type) }
    }

    func context(of spot: SourceSpot) -> ContextFact { facts.contexts[spot.context] }

    /// Returns a location in the file with its declaration and audience.
    func location(_ spot: SourceSpot) -> CodeLocation {
        let context = context(of: spot)
        let audience: CodeLocation.Audience =
            isForTests
            ? .test : context.isPreview || isForPreviews ? .preview : context.isDebug ? .debug : .product
        return CodeLocation(
            path: path, position: spot.position, range: spot.range, declaration: context.declaration, audience: audience
        )
    }
}
