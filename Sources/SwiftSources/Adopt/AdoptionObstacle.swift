import XCStringsKit

/// Why a hard-coded text stays in the code.
package enum AdoptionObstacle: Error, Hashable, Sendable {
    /// The argument of an attribute, which must be a literal.
    case attribute(String)
    /// The argument of a macro, which sees the code and not the value.
    case macro(String)
    /// The raw value of a case.
    case rawValue
    /// Something is matched against it.
    case pattern
    /// Something is compared with it, or looked up by it.
    case compared
    /// The value that a stored setting begins with, by its attribute: it would be kept in the language of the day.
    case stored(String)
    /// It is marked as a text that is to be shown as it stands.
    case verbatim
    /// It is a part of a text that is put together with `+`: the whole sentence is what can be translated.
    case concatenated
    /// It stands in the value of another text that is taken over.
    case withinText
    /// Only a literal fits, and it cannot say all that is needed: the values, the table or the bundle.
    case literalOnly
    /// A value of the text that has no place in a string, by its code.
    case value(String)
    /// The file has no such literal, or cannot be read: it has changed since.
    case notFound
    /// No table can take the key.
    case noTable
    /// Several tables fit equally; their paths.
    case severalTables([String])
    /// The key that was chosen is there already and says something else.
    case keyTaken(String)
    /// The table refuses the key.
    case refused(ChangeRefusal)
    /// With the key no accessors could be made any more.
    case breaksAccessors(String)
}
