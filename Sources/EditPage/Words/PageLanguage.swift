import CatalogRuntime
import InterfaceTexts

/// Functions that select the language of the page's interface.
package enum PageLanguage {
    /// Returns the best available language for the browser's `Accept-Language` header.
    static func best(forHeader header: String?) -> LanguageTag {
        let wanted = (header ?? "").split(separator: ",").enumerated().map { location, item in
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return (tag: LanguageTag(parts.first ?? ""), weight: weight, location: location)
        }
        let sorted = wanted.sorted { ($1.weight, $0.location) < ($0.weight, $1.location) }
        return InterfaceLanguage.best(for: sorted.map(\.tag))
    }
}
