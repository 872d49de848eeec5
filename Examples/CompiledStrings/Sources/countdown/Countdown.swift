import Foundation

/// Counts down to a holiday with Foundation only.
///
/// Nothing in this file refers to fitloc.
@main
struct Countdown {
    static func main() {
        print(NSLocalizedString("title", bundle: .module, comment: "Above the countdown"))
        for days in [0, 1, 12_345] { print(remaining(days)) }
        print(Bundle.module.localizedString(forKey: "gone", value: nil, table: "Errors"))
        for language in ["en", "pt-BR"] { print(words(in: language)) }
    }

    private static func remaining(_ days: Int) -> String {
        let format = NSLocalizedString("remaining", bundle: .module, comment: "Until the holiday")
        return String.localizedStringWithFormat(format, days)
    }

    /// Returns texts in one language, independent of the user's language.
    private static func words(in language: String) -> String {
        guard let path = Bundle.module.path(forResource: language, ofType: "lproj"), let bundle = Bundle(path: path)
        else {
            return "no \(language)"
        }
        let format = bundle.localizedString(forKey: "remaining", value: nil, table: nil)
        return "\(language): " + String(format: format, 1) + ", " + String(format: format, 2)
    }
}
