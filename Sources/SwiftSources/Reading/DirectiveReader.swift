import CatalogCore
import CatalogLint
import SwiftSyntax

/// A reader of comments with instructions for fitloc.
enum DirectiveReader {
    private static let mark = Array("[fitloc:".utf8)

    /// Returns the instructions in the order of the file.
    static func directives(in tree: SourceFileSyntax, _ text: SourceText) -> [DirectiveFact] {
        // Few files have instructions, so a search of the bytes avoids visiting all tokens of the other files.
        guard text.bytes.contains(word: mark) else { return [] }
        var found: [DirectiveFact] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset + text.start
            for piece in token.leadingTrivia {
                found += directives(in: piece, at: offset, text)
                offset += piece.sourceLength.utf8Length
            }
            offset = token.endPositionBeforeTrailingTrivia.utf8Offset + text.start
            for piece in token.trailingTrivia {
                found += directives(in: piece, at: offset, text)
                offset += piece.sourceLength.utf8Length
            }
        }
        return found
    }

    private static func directives(in piece: TriviaPiece, at offset: Int, _ text: SourceText) -> [DirectiveFact] {
        switch piece {
        // Documentation comments can mention an instruction without giving it.
        case .lineComment(let comment), .blockComment(let comment):
            return directives(in: offset..<offset + comment.utf8.count, of: text.bytes)
        default: return []
        }
    }

    /// Returns the instructions in the comments of a file, by their ranges.
    static func directives(in comments: [ByteRange], of bytes: [UInt8]) -> [DirectiveFact] {
        guard bytes.contains(word: mark) else { return [] }
        return comments.filter { !isDocumentation(bytes[$0]) }.flatMap { directives(in: $0, of: bytes) }
    }

    private static func isDocumentation(_ comment: ArraySlice<UInt8>) -> Bool {
        comment.starts(with: "///".utf8) || comment.starts(with: "/**".utf8)
    }

    private static func directives(in comment: ByteRange, of bytes: [UInt8]) -> [DirectiveFact] {
        let lines = lines(of: comment, in: bytes)
        let text = Text(String(decoding: bytes[comment], as: UTF8.self), range: 0..<comment.count, file: 0)
        return Directive.all(in: text).compactMap { directive in
            guard let kind = DirectiveFact.Kind(rawValue: directive.name), !directive.arguments.isEmpty else {
                return nil
            }
            let start = comment.lowerBound
            let range = directive.range.lowerBound + start..<directive.range.upperBound + start
            return DirectiveFact(kind: kind, words: directive.arguments, range: range, lines: lines)
        }
    }

    /// Returns the lines that a comment applies to: its own line, or the next line of code if the comment is alone.
    private static func lines(of comment: ByteRange, in bytes: [UInt8]) -> ByteRange {
        let start = bytes[..<comment.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        var line = start..<end(ofLineAt: comment.upperBound, in: bytes)
        let isAlone =
            bytes[line].prefix(comment.lowerBound - start).allSatisfy(isSpace)
            && bytes[comment.upperBound..<line.upperBound].allSatisfy(isSpace)
        guard isAlone else { return line }
        repeat {
            let next = min(line.upperBound + 1, bytes.count)
            line = next..<end(ofLineAt: next, in: bytes)
        } while line.upperBound < bytes.count && bytes[line].drop(while: isSpace).starts(with: "//".utf8)
        return start..<line.upperBound
    }

    private static func end(ofLineAt offset: Int, in bytes: [UInt8]) -> Int {
        bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
