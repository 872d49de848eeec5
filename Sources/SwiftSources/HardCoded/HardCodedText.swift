import CatalogRuntime

/// A hard-coded string: a text in Swift code that users see and that no table has.
package struct HardCodedText: Hashable, Sendable {
    /// The text in the form of a key, with a format specifier for each value.
    package let text: KeyText
    /// The location of the literal, including its quotation marks.
    package let location: CodeLocation
    /// The kind of code around the text.
    package let position: Position
    /// The detected language; nil if it is uncertain.
    package let language: LanguageTag?
    /// Whether a proof is missing that people see the text or that it is language: it may be a name, a command or data, or
    /// a text for developers.
    package var isDoubtful = false
    /// Whether a table has the text as a key, although the code shows it without a lookup.
    package var isKey = false

    /// A kind of code around a text.
    package enum Position: Hashable, Sendable {
        /// An API that looks up its argument, such as `Text("…")`; no table has the text as a key.
        case localizable(callee: String)
        /// An API or property that shows a `String` unchanged, such as `label.text = "…"`.
        case shown(name: String)
        /// A property that describes an error, such as those of `LocalizedError`.
        case error(property: String)
        /// A property with the visible name of a case or value: `var title: String { switch self { … } }`.
        case displayName(property: String)
        /// Any other code; only the language shows that the text is for users.
        case value
    }
}

extension HardCodedText.Position {
    /// The name of the callee or property; empty if there is none.
    var name: String {
        switch self {
        case .localizable(let name), .shown(let name), .error(let name), .displayName(let name): name
        case .value: ""
        }
    }
}
