import CatalogCore
import SwiftSyntax

/// A reader of the syntax of string literals in a file.
struct SiteReader {
    /// The maximum depth of a node.
    private static let depthLimit = 3_000

    private let bytes: [UInt8]
    private let start: Int

    /// Returns the literals by their start offset, or none if the file cannot be parsed.
    ///
    /// The function runs on the calling thread, which needs `SourceReader.stackSize` bytes of stack.
    ///
    /// - Parameter wanted: The start offsets of literals whose surroundings are needed.
    static func sites(in bytes: [UInt8], around wanted: Set<Int> = []) -> [Int: LiteralSite] {
        guard let (tree, start) = try? SourceReader.parse(bytes, limit: .max) else { return [:] }
        let reader = SiteReader(bytes: bytes, start: start)
        var sites: [Int: LiteralSite] = [:]
        var open: [(node: Syntax, depth: Int, outer: ByteRange?)] = [(Syntax(tree), 0, nil)]
        while let (node, depth, outer) = open.popLast() {
            var inner = outer
            if let literal = node.as(StringLiteralExprSyntax.self), SiteContext(literal).isWhole {
                var site = reader.site(literal, within: outer)
                if wanted.contains(site.range.lowerBound) {
                    site.surroundings = SurroundingsReader.surroundings(of: literal)
                }
                sites[site.range.lowerBound] = site
                inner = site.range
            }
            guard depth < depthLimit else { continue }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                open.append((child, depth + 1, inner))
            }
        }
        return sites
    }

    private func site(_ literal: StringLiteralExprSyntax, within outer: ByteRange?) -> LiteralSite {
        let context = SiteContext(literal)
        return LiteralSite(
            range: range(of: literal), form: form(of: literal),
            values: literal.segments.compactMap { segment in
                if case .expressionSegment(let value) = segment { self.value(value) } else { nil }
            },
            outer: outer, wrapper: Self.wrapper(of: literal), isOnlyArgument: Self.isOnlyArgument(literal),
            isInlined: context.isInlined, isPartOfSum: context.isPartOfSum)
    }

    private func range(of node: some SyntaxProtocol) -> ByteRange {
        let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let upper = max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
        return lower + start..<upper + start
    }

    private func form(of literal: StringLiteralExprSyntax) -> SwiftLiteral {
        let pounds = literal.openingPounds?.text.utf8.count ?? 0
        guard literal.openingQuote.tokenKind == .multilineStringQuote else { return SwiftLiteral(pounds: pounds) }
        let quote = literal.closingQuote.positionAfterSkippingLeadingTrivia.utf8Offset + start
        let blank = bytes[..<quote].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let before = bytes[..<(quote - blank.count)]
        let ending =
            before.last == UInt8(ascii: "\r") ? "\r" : before.dropLast().last == UInt8(ascii: "\r") ? "\r\n" : "\n"
        let indentation = String(decoding: bytes[(quote - blank.count)..<quote], as: UTF8.self)
        return SwiftLiteral(pounds: pounds, lines: .init(indentation: indentation, ending: ending))
    }

    private func value(_ segment: ExpressionSegmentSyntax) -> LiteralSite.Value {
        let first = segment.expressions.first
        let whole = range(of: segment)
        return LiteralSite.Value(
            range: whole, expression: first.map { range(of: $0.expression) } ?? whole,
            isPlain: segment.expressions.count == 1 && first?.label == nil,
            isOptional: first.flatMap { ValueSyntax($0.expression).isOptional },
            holdsText: first.map { ValueSyntax($0.expression).holdsText } ?? false)
    }

    /// Returns the property wrapper of a literal in the initial value of a property, or nil for any other literal.
    private static func wrapper(of literal: StringLiteralExprSyntax) -> String? {
        var node = Syntax(literal)
        while let parent = node.parent {
            if let clause = parent.as(InitializerClauseSyntax.self) {
                let variable = clause.parent?.parent?.parent?.as(VariableDeclSyntax.self)
                let attributes = variable?.attributes.compactMap { $0.as(AttributeSyntax.self) } ?? []
                return attributes.first.map { $0.attributeName.code }
            }
            guard parent.is(ExprSyntax.self) || parent.is(ExprListSyntax.self) else { return nil }
            node = parent
        }
        return nil
    }

    private static func isOnlyArgument(_ literal: StringLiteralExprSyntax) -> Bool {
        guard let argument = literal.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let list = argument.parent?.as(LabeledExprListSyntax.self)
        else { return false }
        return list.count == 1 && list.parent?.is(FunctionCallExprSyntax.self) ?? false
    }
}
