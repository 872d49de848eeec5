/// What looks strings up in Foundation.
enum FoundationSignatures {
    /// Strings, and values that become strings later.
    static let values = """
        AttributedString: localized
        LocalizationValue: _
        LocalizedStringKey: _, stringLiteral
        LocalizedStringResource: _, stringLiteral
        String: localized
        ..init: localized
        String.LocalizationValue: _, stringLiteral
        """

    /// The functions of old.
    static let functions = """
        CFCopyLocalizedString: _
        NSLocalizedString: _
        """

    /// What asks a bundle, or has the system ask one.
    static let bundles = """
        .localizedString: forKey
        .localizedAttributedString: forKey
        .localizedUserNotificationString: forKey
        """
}
