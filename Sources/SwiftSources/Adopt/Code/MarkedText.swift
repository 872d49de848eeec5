/// Tells texts whose marks views read: Markdown, and what asks for grammatical agreement.
enum MarkedText {
    static func isMarked(_ text: String) -> Bool {
        if text.contains("**") || text.contains("~~") || text.contains("](") || text.contains("^[") { return true }
        return ["`", "*", "_"].contains { isEmphasised(text, by: $0) }
    }

    /// Whether something stands between two marks that touch it.
    private static func isEmphasised(_ text: String, by mark: Character) -> Bool {
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        return parts.dropFirst().dropLast().contains { part in
            !(part.first?.isWhitespace ?? true) && !(part.last?.isWhitespace ?? true)
        }
    }
}
