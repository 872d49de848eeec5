import CatalogEditing

/// A reason why a hard-coded string stays in the code.
package enum AdoptionObstacle: Error, Hashable, Sendable {
    /// The string is an argument of the given attribute, which requires a literal.
    case attribute(String)
    /// The string is an argument of the given macro, which sees only the code.
    case macro(String)
    /// The string is the raw value of an enumeration case.
    case rawValue
    /// The string is a pattern that other values are matched against.
    case pattern
    /// The string is compared with another value or used as a subscript.
    case compared
    /// The string is the initial value of a variable with the given attribute, which would persist it in the current
    /// language.
    case stored(String)
    /// The code marks the string as verbatim.
    case verbatim
    /// The string is one operand of a `+`; only the whole sentence can be translated.
    case concatenated
    /// The string is inside an interpolated value of another string that gets a key.
    case withinText
    /// Only a literal is allowed at the location, and a literal cannot express the required values, table or bundle.
    case literalOnly
    /// A value of the text, given by its code, cannot be part of a string.
    case value(String)
    /// The file does not contain the literal or cannot be read, because it has changed since the search.
    case notFound
    /// No table can take the key.
    case noTable
    /// The bundles that the lookup would ask have no table; the associated values are the names of the targets and of
    /// the file that they lack.
    case noTableInTargets([String], file: String)
    /// The table is in the bundle of a library, and no lookup at this place names that bundle.
    case bundleUnnamed
    /// Several tables fit equally well; the associated value has their paths.
    case severalTables([String])
    /// The chosen key already exists with another text.
    case keyTaken(String)
    /// The table rejects the key.
    case refused(ChangeRefusal)
    /// With this key, the generator could not create accessors any more.
    case breaksAccessors(String)
}
