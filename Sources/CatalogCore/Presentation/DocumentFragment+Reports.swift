/// Members that mean the same in what every command prints for programs; `docs/schemas` describes them.
extension DocumentFragment.Member {
    /// A part of a text; `null` for the whole.
    package static func part(_ part: PartPath) -> Self {
        .init("part", .optional(part.isWhole ? nil : part.description))
    }

    /// How far a text is; `null` where the file does not say.
    package static func state(_ state: TranslationState?) -> Self { .init("state", .optional(state?.spelling)) }

    /// A line and a column, both counted from 1.
    package static func position(_ position: TextPosition) -> [Self] {
        [.init("line", .integer(position.line)), .init("column", .integer(position.column))]
    }
}
