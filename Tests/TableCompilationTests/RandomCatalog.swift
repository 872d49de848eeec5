import CatalogCore
import CatalogRuntime
import TestSupport

/// A random catalog with all kinds of variations that Xcode compiles.
///
/// Each text takes a number, a string and a number.
struct RandomCatalog {
    static let languages: [LanguageTag] = ["en", "pt-BR", "ru", "ar", "ja", "fr"]
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Returns a catalog with a number of keys.
    mutating func catalog(keys: Int) throws -> Catalog {
        let entries = (0..<keys).map { number in
            let state = chance(2) ? "\"extractionState\": \"manual\", " : ""
            let texts = Self.languages.filter { $0 == "en" || chance(3) }.map { "\"\($0)\": {\(localization())}" }
            return "\"key.\(number)\": {\(state)\"localizations\": {\(texts.joined(separator: ", "))}}"
        }
        let strings = entries.joined(separator: ",\n")
        let json = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
        return try Catalog(Array(json.utf8), path: "Localizable.xcstrings")
    }

    private mutating func localization() -> String {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return unit(text())
        case 1: return plural()
        case 2: return devices { $0.unit($0.text()) }
        case 3: return devices { $0.chance(2) ? $0.plural() : $0.unit($0.text()) }
        case 4, 5: return "\(unit(sentence())), \(substitutions())"
        default: return "\(devices { $0.unit($0.sentence()) }), \(substitutions())"
        }
    }

    // MARK: - Texts

    /// Returns a text with some of the arguments, with or without positions.
    private mutating func text(mustShowNumber: Bool = false) -> String {
        let numbered = [
            "%1$lld of %3$lld for %2$@", "%2$@: %1$lld", "%2$@ 100%%", "%1$lld, %1$lld", "plain", "%3$d %1$ld",
        ]
        let bare = ["%lld for %@", "%lld", "%lld %@ %lld", "50%% of %lld", "%(count)lld by %(who)@ of %(all)lld"]
        let texts = chance(2) ? numbered : bare
        let text = texts[Int.random(in: 0..<texts.count, using: &random)] + word()
        return mustShowNumber && !text.contains("ld") ? "%1$lld \(text)" : text
    }

    /// Returns a text that refers to one or both substitutions.
    private mutating func sentence() -> String {
        let texts = ["%#@first@, %#@last@, %2$@", "%2$(who)@: %#@last@ and %#@first@", "%#@last@"]
        return texts[Int.random(in: 0..<texts.count, using: &random)] + word()
    }

    private mutating func substitutions() -> String {
        let first = chance(4) ? unit("plain%% text") : plural { $0.caseText() }
        let last = plural { $0.caseText() }
        return "\"substitutions\": {\"first\": {\"argNum\": 1, \"formatSpecifier\": \"lld\", \(first)}, "
            + "\"last\": {\"argNum\": 3, \"formatSpecifier\": \"d\", \(last)}}"
    }

    private mutating func caseText() -> String {
        let texts = ["%arg", "%arg for %2$@", "none", "%arg of %arg", "100%% %arg"]
        return texts[Int.random(in: 0..<texts.count, using: &random)] + word()
    }

    private mutating func word() -> String {
        [" <a> & b", "", " \\n é", " \\u2028"].randomElement(using: &random) ?? ""
    }

    // MARK: - Structure

    private func unit(_ text: String) -> String {
        "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}"
    }

    private mutating func plural(_ text: ((inout RandomCatalog) -> String)? = nil) -> String {
        let names = PluralCategory.allCases.map(\.rawValue).filter { $0 == "other" || chance(2) }
        let numbersFirst = chance(2)
        let cases = names.map { name -> String in
            let value =
                text?(&self) ?? (numbersFirst ? "%lld \(name) for %@" : "%1$lld \(name) \(word())")
            return "\"\(name)\": {\(unit(value))}"
        }
        return "\"variations\": {\"plural\": {\(cases.joined(separator: ", "))}}"
    }

    private mutating func devices(_ content: (inout RandomCatalog) -> String) -> String {
        var names = ["iphone", "mac", "applewatch"].filter { _ in chance(2) }
        names.append("ipad")
        var cases = names.map { "\"\($0)\": {\(content(&self))}" }
        if chance(2) { cases.append("\"other\": {\(unit("%1$lld elsewhere"))}") }
        return "\"variations\": {\"device\": {\(cases.joined(separator: ", "))}}"
    }

    private mutating func chance(_ odds: Int) -> Bool { Int.random(in: 0..<odds, using: &random) > 0 }
}
