import CatalogRuntime
import XCStringsKit

/// A text in Swift code that a person will read and that no table holds.
package struct HardCodedText: Hashable, Sendable {
    /// What it says, as a key would be made of it: with a specifier for each value in it.
    package let text: KeyText
    /// Where the literal is, quotes included.
    package let place: SourcePlace
    /// What stands round it.
    package let position: Position
    /// The language that it is in, where it can be told.
    package let language: LanguageTag?

    /// What stands round a text.
    package enum Position: Hashable, Sendable {
        /// Something that looks its text up, `Text("…")`: the text is a key that no table has.
        case localizable(callee: String)
        /// Something that shows a `String` as it is: an argument or a property named for it, `label.text = "…"`.
        case shown(name: String)
        /// What an error says of itself: a property of a `LocalizedError`.
        case error(property: String)
        /// What a case or a value is called for people: `var title: String { switch self { … } }`.
        case displayName(property: String)
        /// Anything else; that the text is one for people shows in its language alone.
        case value
    }
}

extension HardCodedText.Position {
    /// What the place is called; empty where it has no name.
    var name: String {
        switch self {
        case .localizable(let name), .shown(let name), .error(let name), .displayName(let name): name
        case .value: ""
        }
    }
}
