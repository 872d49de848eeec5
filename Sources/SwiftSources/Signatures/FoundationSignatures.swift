/// The lookups of Foundation.
enum FoundationSignatures {
    /// Initializers of strings, and of values that are resolved later.
    static let values = """
        AttributedString: localized
        LocalizationValue: _
        LocalizedStringKey: _, stringLiteral
        LocalizedStringResource: _, stringLiteral
        String: localized
        ..init: localized
        String.LocalizationValue: _, stringLiteral
        """

    /// The functions that are named like the macros of Objective-C and C.
    static let functions = """
        CFCopyLocalizedString: _
        NSLocalizedString: _
        """

    /// Methods that look up strings in a bundle, directly or through the system.
    static let bundles = """
        .localizedString: forKey
        .localizedAttributedString: forKey
        .localizedUserNotificationString: forKey
        """
}
