import Testing

@testable import ProgramSupport

@Suite("The output of previews")
struct PreviewOutputTests {
    @Test(
        "The file extension determines the format of a preview",
        arguments: [
            ("a.html", PreviewFormat.html), ("b/a.HTM", .html), ("a.md", .markdown), ("a.txt", .text),
        ])
    func endings(path: String, format: PreviewFormat) throws {
        #expect(try PreviewOutput(path: path, format: nil, opens: false).format == format)
    }

    @Test("A given format takes precedence over the extension; standard output has no extension")
    func named() throws {
        #expect(try PreviewOutput(path: "a.md", format: .html, opens: false).format == .html)
        let printed = try PreviewOutput(path: "-", format: nil, opens: false)
        #expect(printed.format == .text && printed.path == nil)
    }

    @Test("An opened preview is a page in a file, temporary unless given")
    func opened() throws {
        let output = try PreviewOutput(path: nil, format: nil, opens: true)
        #expect(output.format == .html && output.path?.hasSuffix(".html") == true)
    }

    @Test("Contradictory options are refused")
    func refused() {
        #expect(throws: (any Error).self) {
            try PreviewOutput(path: "Localizable.xcstrings", format: nil, opens: false)
        }
        #expect(throws: (any Error).self) { try PreviewOutput(path: nil, format: .markdown, opens: true) }
        #expect(throws: (any Error).self) { try PreviewOutput(path: "-", format: .html, opens: true) }
    }
}
