import SwiftSyntax

/// The location for a new import: after the last import at the top of the file, or else before the first declaration.
struct ImportLocation {
    /// The modules that the file imports at its top level.
    let imports: Set<String>
    /// The start offset of the line for the new import.
    let offset: Int
    /// Whether the file has no imports yet.
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

    /// Returns the offset after the header comment, if an empty line separates it from the code.
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
