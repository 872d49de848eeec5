import SwiftSyntax
import XCStringsKit

/// Where another import goes in a file: behind the last one at its top, else before the first declaration.
struct ImportPlace {
    /// The modules that are imported there.
    let imports: Set<String>
    /// The first byte of the line that it takes.
    let offset: Int
    /// Whether there is none yet.
    let isFirst: Bool

    init(_ tree: SourceFileSyntax, _ bytes: [UInt8], start: Int) {
        let found = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        imports = Set(found.compactMap { $0.path.first?.name.text })
        isFirst = found.isEmpty
        if let last = found.last {
            let end = last.endPositionBeforeTrailingTrivia.utf8Offset + start
            offset = bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        } else {
            offset = Self.afterHeader(tree, bytes, start)
        }
    }

    /// Behind the comment that a file begins with, where an empty line parts it from the rest.
    private static func afterHeader(_ tree: SourceFileSyntax, _ bytes: [UInt8], _ start: Int) -> Int {
        let first = tree.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
        let header = bytes[start..<first + start].filter { $0 != UInt8(ascii: "\r") }
        guard header.count == first else { return start }
        var offset = start
        for index in header.indices.dropLast() where header[index] == UInt8(ascii: "\n") {
            if header[index + 1] == UInt8(ascii: "\n") { offset = start + index + 2 }
        }
        return offset
    }
}
