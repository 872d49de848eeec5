import CatalogCore
import SwiftSyntax

/// The values that the pattern of a `case` binds and that no code uses once accessors have replaced texts.
///
/// The compiler warns about such a value. In `case .failed(let error): return "Failed: \(error)"`, an accessor without
/// arguments leaves `error` unused, so the pattern becomes `case .failed`.
struct DroppedValues {
    /// The maximum depth of a node.
    private static let depthLimit = 3_000

    private let bytes: [UInt8]
    private let start: Int
    /// The edits that replace the texts.
    private let replacements: [Edit]

    /// Returns the edits that remove the unused values from their patterns.
    static func edits(in bytes: [UInt8], after replacements: [Edit]) -> [Edit] {
        ParallelWork.result {
            guard let (tree, start) = try? SourceReader.parse(bytes, limit: .max) else { return [] }
            return DroppedValues(bytes: bytes, start: start, replacements: replacements).edits(in: Syntax(tree))
        } ?? []
    }

    private func edits(in tree: Syntax) -> [Edit] {
        var found: [Edit] = []
        var open: [(node: Syntax, depth: Int)] = [(tree, 0)]
        while let (node, depth) = open.popLast() {
            if let branch = node.as(SwitchCaseSyntax.self) { found += edits(in: branch) }
            guard depth < Self.depthLimit else { continue }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                let range = range(of: child)
                if replacements.contains(where: { range.overlaps($0.range) }) { open.append((child, depth + 1)) }
            }
        }
        return found
    }

    // MARK: - One case

    private func edits(in branch: SwitchCaseSyntax) -> [Edit] {
        guard let items = branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems else { return [] }
        let dropped = Set(items.flatMap { boundNames(in: Syntax($0.pattern)) }).filter { isDropped($0, from: branch) }
        guard !dropped.isEmpty else { return [] }
        return items.compactMap { item in
            let code = item.pattern.trimmedDescription
            let rest = DroppedPattern(dropping: dropped).rewrite(item.pattern).trimmedDescription
            return rest == code ? nil : Edit(range(of: item.pattern), Array(rest.utf8))
        }
    }

    private func boundNames(in pattern: Syntax) -> [String] {
        if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
        return pattern.children(viewMode: .sourceAccurate).flatMap { boundNames(in: $0) }
    }

    /// Returns whether a name was used, and is used no more after the replacements.
    private func isDropped(_ name: String, from branch: SwitchCaseSyntax) -> Bool {
        let uses = branch.tokens(viewMode: .sourceAccurate)
            .filter { $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == false }
            .filter { $0.parent?.is(LabeledExprSyntax.self) == false }
            .filter { !($0.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id == $0.id) }
            .map { range(of: Syntax($0)) }
        let shorthand = branch.statements.tokens(viewMode: .sourceAccurate)
            .contains { $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true }
        guard !uses.isEmpty, !shorthand else { return false }
        let locations = uses.map { use in
            replacements.first { $0.range.lowerBound <= use.lowerBound && use.upperBound <= $0.range.upperBound }
        }
        return locations.allSatisfy { edit in edit.map { !Self.mentions(name, in: $0.replacement) } ?? false }
    }

    /// Returns whether code contains a word that is neither a member, as in `Strings.Error.message`, nor a label.
    private static func mentions(_ name: String, in code: [UInt8]) -> Bool {
        let words = String(decoding: code, as: UTF8.self).matches(of: #/(?:^|[^\w.])(\w+)(?![\w:])/#)
        return words.contains { $0.output.1 == name }
    }

    private func range(of node: some SyntaxProtocol) -> ByteRange {
        let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return lower + start..<max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset) + start
    }
}

/// A rewriter that replaces bound names by `_`, and removes associated values and `let` that bind nothing more.
private final class DroppedPattern: SyntaxRewriter {
    private let names: Set<String>

    init(dropping names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    func rewrite(_ pattern: PatternSyntax) -> Syntax { rewrite(Syntax(pattern)) }

    override func visit(_ node: IdentifierPatternSyntax) -> PatternSyntax {
        names.contains(node.identifier.text) ? PatternSyntax(wildcard(like: Syntax(node))) : PatternSyntax(node)
    }

    override func visit(_ node: ValueBindingPatternSyntax) -> PatternSyntax {
        let inner = visit(node.pattern)
        let binds = inner.tokens(viewMode: .sourceAccurate).contains {
            $0.parent?.is(IdentifierPatternSyntax.self) == true
        }
        guard !binds else { return PatternSyntax(node.with(\.pattern, inner)) }
        return inner.with(\.leadingTrivia, node.leadingTrivia)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let call = super.visit(node)
        guard let rewritten = call.as(FunctionCallExprSyntax.self), rewritten.description != node.description,
            rewritten.arguments.allSatisfy({ $0.expression.trimmedDescription == "_" })
        else { return call }
        return rewritten.calledExpression.with(\.trailingTrivia, rewritten.trailingTrivia)
    }

    private func wildcard(like node: Syntax) -> WildcardPatternSyntax {
        WildcardPatternSyntax(leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia)
    }
}
