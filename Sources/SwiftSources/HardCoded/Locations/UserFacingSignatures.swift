/// APIs of UIKit, AppKit and other frameworks that show a `String`, in the row format of `SignatureTable`.
enum UserFacingSignatures {
    static let table = SignatureTable([(.swiftUI, views), (.swiftUI, functions)])

    /// Further APIs that show an argument, which only the data flow analysis uses.
    static let values = SignatureTable([(.swiftUI, valued)])

    private static let valued = """
        Text: verbatim
        ShareLink: item
        UIActivityViewController: activityItems
        ..value: _2
        """

    private static let views = """
        UIAlertController: title, message
        UIAlertAction: title
        UIAction: title, subtitle, discoverabilityTitle
        UIMenu: title, subtitle
        UICommand: title, discoverabilityTitle
        UIKeyCommand: title, discoverabilityTitle
        UIBarButtonItem: title
        UITabBarItem: title
        UITab: title
        UINavigationItem: title
        UIContextualAction: title
        UITableViewRowAction: title
        UISegmentedControl: items
        UISearchToken: text
        UIMutableApplicationShortcutItem: localizedTitle, localizedSubtitle
        UIApplicationShortcutItem: localizedTitle, localizedSubtitle
        UIAccessibilityCustomAction: name
        UNNotificationAction: title
        UNTextInputNotificationAction: title, textInputButtonTitle, textInputPlaceholder
        NSAttributedString: string
        NSMutableAttributedString: string
        AttributedString: _
        NSImage: accessibilityDescription
        NSButton: title, checkboxWithTitle, radioButtonWithTitle
        NSTextField: labelWithString, wrappingLabelWithString, string
        NSMenu: title
        NSMenuItem: title
        NSTabViewItem: label
        NSSegmentedControl: labels
        TKAlert: title
        """

    private static let functions = """
        .setTitle: _
        .setMessage: _
        .addItem: withTitle
        .addButton: withTitle
        .insertSegment: withTitle
        .evaluatePolicy: localizedReason
        .evaluateAccessControl: localizedReason
        .showAlert: _, title, message, text
        .presentAlert: _, title, message
        .showToast: _, message, text
        .showError: _, title, message
        .showBanner: _, title, message
        .showMessage: _
        .toast: _
        """
}
