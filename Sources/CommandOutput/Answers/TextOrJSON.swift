/// The format of printed results.
package enum TextOrJSON: String, CaseIterable, Sendable {
    /// Text for people.
    case text
    /// JSON for programs, in the documented form.
    ///
    /// Later versions only add fields.
    case json
}
