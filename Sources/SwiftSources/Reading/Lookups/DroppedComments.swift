import SwiftSyntax

/// Detection of comments that a replacement would remove.
enum DroppedComments {
    /// Returns whether an expression contains comments outside the parts that stay.
    static func areThere(in node: ExprSyntax, besides parts: [ExprSyntax]) -> Bool {
        let first = node.firstToken(viewMode: .sourceAccurate)
        let last = node.lastToken(viewMode: .sourceAccurate)
        let kept = parts.map { $0.positionAfterSkippingLeadingTrivia..<$0.endPositionBeforeTrailingTrivia }
        return node.tokens(viewMode: .sourceAccurate).contains { token in
            let isLeading = token.id != first?.id && hasComment(token.leadingTrivia)
            let isTrailing = token.id != last?.id && hasComment(token.trailingTrivia)
            let start = token.positionAfterSkippingLeadingTrivia
            let end = token.endPositionBeforeTrailingTrivia
            return isLeading && !kept.contains { $0.lowerBound < start && start < $0.upperBound }
                || isTrailing && !kept.contains { $0.lowerBound < end && end < $0.upperBound }
        }
    }

    private static func hasComment(_ trivia: Trivia) -> Bool {
        trivia.contains { piece in
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }
}
