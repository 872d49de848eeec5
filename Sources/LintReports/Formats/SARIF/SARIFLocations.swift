import CatalogCore
import CatalogLint
import CatalogRuntime

/// Files and locations in SARIF.
struct SARIFLocations {
    private static let root = "%SRCROOT%"
    private let context: LintReportContext
    /// The files that were asked for.
    private let files = Locked<[String: DocumentFragment]>([:])

    init(_ context: LintReportContext) {
        self.context = context
    }

    /// The base of file addresses.
    ///
    /// The program that reads the report determines the location of the base.
    static let bases: DocumentFragment = [
        root: ["description": ["text": "The root of the repository."]]
    ]

    /// Returns a file: by relative path inside the repository, otherwise by absolute address.
    func file(_ path: String) -> DocumentFragment {
        files.value(for: path) { newFile(path) }
    }

    private func newFile(_ path: String) -> DocumentFragment {
        guard let inside = context.pathInRepository(path) else {
            let absolute = LintReportContext.withoutDots(context.absolutePath(path))
            return ["uri": .string("file://" + Self.encoded(absolute))]
        }
        return ["uri": .string(Self.encoded(inside)), "uriBaseId": .string(Self.root)]
    }

    /// Returns a whole file as a location.
    func location(of path: String) -> DocumentFragment {
        ["physicalLocation": ["artifactLocation": file(path)]]
    }

    /// Returns a position in a file.
    func physicalLocation(_ path: String, _ position: TextPosition) -> DocumentFragment {
        [
            "artifactLocation": file(path),
            "region": ["startLine": .integer(position.line), "startColumn": .integer(position.column)],
        ]
    }

    /// Returns a path as the path of a URI, with percent-encoding for each byte that requires it.
    static func encoded(_ path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            if isPlain(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/".utf8.contains(byte)
        }
    }
}
