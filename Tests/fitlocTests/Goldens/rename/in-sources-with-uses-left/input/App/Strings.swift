// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
public enum L10n { public enum Home {
    public static var title: String { return L10n.tr("Localizable", "home.title") } } }
extension L10n { private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
    String(format: BundleToken.bundle.localizedString(forKey: key, value: "", table: table), locale: Locale.current, arguments: args) } }
