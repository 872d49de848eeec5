/// Values with the same meaning in the JSON output of every command, as described in `docs/schemas`.
extension DocumentFragment {
    /// Returns the path of a part of a text; `null` for the whole text.
    package static func part(_ part: PartPath) -> Self { .optional(part.isWhole ? nil : part.description) }

    /// Returns an object with a path, and a line and column that are counted from 1.
    package static func location(_ path: String, _ position: TextPosition) -> Self {
        ["path": .string(path), "line": .integer(position.line), "column": .integer(position.column)]
    }

    /// Returns the translation state; `null` if the file does not give one.
    package static func state(_ state: TranslationState?) -> Self { .optional(state?.spelling) }
}
