/// Detection of texts with markup that views interpret: Markdown and grammatical agreement.
enum MarkupDetection {
    static func isMarked(_ text: String) -> Bool {
        if text.contains("**") || text.contains("~~") || text.contains("](") || text.contains("^[") { return true }
        return ["`", "*", "_"].contains { isEmphasised(text, by: $0) }
    }

    /// Returns whether text contains a span between two marks, without spaces next to the marks.
    private static func isEmphasised(_ text: String, by mark: Character) -> Bool {
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        return parts.dropFirst().dropLast().contains { part in
            !(part.first?.isWhitespace ?? true) && !(part.last?.isWhitespace ?? true)
        }
    }
}
