import Foundation

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
    func translated(_ arguments: CVarArg...) -> String {
        let format = Bundle.main.localizedString(forKey: self, value: nil, table: nil)
        return String(format: format, arguments: arguments)
    }
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

enum L10n {
    static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
        let format = Bundle.module.localizedString(forKey: key, value: value, table: table)
        return String(format: format, locale: Locale.current, arguments: args)
    }
}

func text(for key: String, in bundle: Bundle) -> LocalizedStringKey { LocalizedStringKey(key) }
func shout(_ text: String) -> String { text.uppercased() }
func resolve(_ key: String) -> String { String(localized: String.LocalizationValue(key), table: "Deep", bundle: .main) }
