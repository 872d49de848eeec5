/// Members with the same meaning in the JSON output of every command, as described in `docs/schemas`.
extension DocumentFragment.Member {
    /// Returns the path of a part of a text; `null` for the whole text.
    package static func part(_ part: PartPath) -> Self {
        .init("part", .optional(part.isWhole ? nil : part.description))
    }

    /// Returns the translation state; `null` if the file does not give one.
    package static func state(_ state: TranslationState?) -> Self { .init("state", .optional(state?.spelling)) }

    /// Returns a line and a column, both counted from 1.
    package static func position(_ position: TextPosition) -> [Self] {
        [.init("line", .integer(position.line)), .init("column", .integer(position.column))]
    }
}
