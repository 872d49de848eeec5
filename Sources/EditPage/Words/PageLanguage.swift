import CommandSupport
import XCStringsKit

/// The language that the page speaks.
package enum PageLanguage {
    /// The best of those that there are for what a browser asks for in `Accept-Language`.
    static func best(forHeader header: String?) -> LanguageTag {
        let wanted = (header ?? "").split(separator: ",").enumerated().map { place, item in
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return (tag: LanguageTag(parts.first ?? ""), weight: weight, place: place)
        }
        let sorted = wanted.sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }
        return InterfaceLanguage.best(for: sorted.map(\.tag))
    }
}
