import XCStringsKit

/// A Swift file with its facts.
public struct SourceFile: Hashable, Sendable {
    /// The path, as findings show it.
    public let path: String
    /// The bytes that it was read with.
    public let bytes: [UInt8]
    /// What the file says.
    public let facts: SourceFacts

    /// Creates a file.
    public init(path: String, bytes: [UInt8], facts: SourceFacts) {
        self.path = path
        self.bytes = bytes
        self.facts = facts
    }

    /// The file as findings take it.
    public var text: TableFile { TableFile(untabled: path, bytes: bytes) }

    /// Why it was not read, or not as a whole.
    public var problem: SourceProblem? { facts.problem }

    func context(of spot: SourceSpot) -> ContextFact { facts.contexts[spot.context] }

    /// A place in the file as uses show it.
    func place(_ spot: SourceSpot) -> SourcePlace {
        let context = context(of: spot)
        let audience: SourcePlace.Audience =
            SourceAudience.isForTests(path)
            ? .test
            : context.isPreview || SourceAudience.isForPreviews(path) ? .preview : context.isDebug ? .debug : .product
        return SourcePlace(
            path: path, position: spot.position, range: spot.range, declaration: context.declaration, audience: audience
        )
    }
}

/// Who sees what a file holds, by the folders that it is in.
enum SourceAudience {
    /// Whether a file lies in a folder of tests.
    static func isForTests(_ path: String) -> Bool {
        folders(path).contains { name in
            ["tests", "test", "uitests", "specs", "mocks"].contains(name.lowercased())
                || name.hasSuffix("Tests") || name.hasSuffix("TestSupport") || name.hasSuffix("TestHelpers")
        }
    }

    /// Whether a file lies in what Xcode leaves out of products.
    static func isForPreviews(_ path: String) -> Bool {
        folders(path).contains { ["Preview Content", "PreviewContent", "Previews"].contains($0) }
    }

    private static func folders(_ path: String) -> ArraySlice<Substring> { path.split(separator: "/").dropLast() }
}
