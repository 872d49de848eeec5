import TranslationExchange

/// The settings of a run over a list of changes.
package struct BatchSettings: Sendable {
    /// The form of the list, or nil to detect it.
    package let form: RequestList.Form?
    /// Whether to make the valid changes if others are not.
    package let keepsGoing: Bool

    /// Creates settings.
    package init(form: RequestList.Form?, keepsGoing: Bool) {
        self.form = form
        self.keepsGoing = keepsGoing
    }
}
