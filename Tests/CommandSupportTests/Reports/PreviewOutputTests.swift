import Testing

@testable import CommandSupport

@Suite("Where a preview goes")
struct PreviewOutputTests {
    @Test(
        "The ending of the file says the format",
        arguments: [
            ("a.html", PreviewFormat.html), ("b/a.HTM", .html), ("a.md", .markdown), ("a.txt", .text),
        ])
    func endings(path: String, format: PreviewFormat) throws {
        #expect(try PreviewOutput(path: path, format: nil, opens: false).format == format)
    }

    @Test("A format that is named counts more than the ending, and standard output is no file")
    func named() throws {
        #expect(try PreviewOutput(path: "a.md", format: .html, opens: false).format == .html)
        let printed = try PreviewOutput(path: "-", format: nil, opens: false)
        #expect(printed.format == .text && printed.path == nil)
    }

    @Test("What is to be opened is a page in a file, a temporary one unless named")
    func opened() throws {
        let output = try PreviewOutput(path: nil, format: nil, opens: true)
        #expect(output.format == .html && output.path?.hasSuffix(".html") == true)
    }

    @Test("What does not go together is refused")
    func refused() {
        #expect(throws: (any Error).self) {
            try PreviewOutput(path: "Localizable.xcstrings", format: nil, opens: false)
        }
        #expect(throws: (any Error).self) { try PreviewOutput(path: nil, format: .markdown, opens: true) }
        #expect(throws: (any Error).self) { try PreviewOutput(path: "-", format: .html, opens: true) }
    }
}
