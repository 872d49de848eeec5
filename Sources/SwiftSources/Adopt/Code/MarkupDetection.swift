/// Detection of texts with markup that views interpret: Markdown and grammatical agreement.
enum MarkupDetection {
    /// Returns whether a view would show a part of the text in another form.
    static func isMarked(_ text: String) -> Bool {
        guard text.utf8.contains(where: { "*_`~^]".utf8.contains($0) }) else { return false }
        if text.contains("**") || text.contains("~~") || text.contains("](") || text.contains("^[") { return true }
        return ["`", "*", "_"].contains { isEmphasised(text, by: $0) }
    }

    /// Returns whether text contains a span between two marks, without spaces next to the marks.
    ///
    /// An underscore inside a word, as in `file_name_old`, is no mark.
    private static func isEmphasised(_ text: String, by mark: Character) -> Bool {
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        return parts.indices.dropFirst().dropLast().contains { index in
            let (part, before) = (parts[index], parts[index - 1].last)
            guard !(part.first?.isWhitespace ?? true), !(part.last?.isWhitespace ?? true) else { return false }
            return mark != "_" || !(before?.isLetter ?? false) && !(before?.isNumber ?? false)
        }
    }
}
