import XCStringsKit

/// A Swift file with its facts.
package struct SourceFile: Hashable, Sendable {
    /// The path, as findings show it.
    package let path: String
    /// The bytes that it was read with.
    package let bytes: [UInt8]
    /// What the file says.
    package let facts: SourceFacts
    /// Whether it lies in a folder of tests.
    let isForTests: Bool
    /// Whether it lies in what Xcode leaves out of products.
    let isForPreviews: Bool

    /// Creates a file.
    package init(path: String, bytes: [UInt8], facts: SourceFacts) {
        self.path = path
        self.bytes = bytes
        self.facts = facts
        isForTests = TestFolders.contain(path)
        isForPreviews = path.split(separator: "/").dropLast().contains {
            ["Preview Content", "PreviewContent", "Previews"].contains($0)
        }
    }

    /// The file as findings take it.
    package var text: TableFile { TableFile(untabled: path, bytes: bytes) }

    /// Why it was not read, or not as a whole.
    package var problem: SourceProblem? { facts.problem }

    func context(of spot: SourceSpot) -> ContextFact { facts.contexts[spot.context] }

    /// A place in the file as uses show it.
    func place(_ spot: SourceSpot) -> SourcePlace {
        let context = context(of: spot)
        let audience: SourcePlace.Audience =
            isForTests
            ? .test : context.isPreview || isForPreviews ? .preview : context.isDebug ? .debug : .product
        return SourcePlace(
            path: path, position: spot.position, range: spot.range, declaration: context.declaration, audience: audience
        )
    }
}
