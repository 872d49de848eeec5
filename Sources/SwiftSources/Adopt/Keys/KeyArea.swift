import XCStringsKit

/// The first part of a key: what the place of a text belongs to.
struct KeyArea: Sendable {
    /// The beginnings that keys have already, with their words put together: `fitpal` for `fit_pal`.
    private let known: [(prefix: String, squeezed: String)]

    init(_ prefixes: [String]) {
        known = prefixes.map { ($0, KeyWording.words(ofName: $0).joined()) }
    }

    /// The words of the area; an area that keys have already is one word, spelled as they do.
    ///
    /// - Parameter isOfType: whether the text belongs to a type, wherever that is declared: the name of a case.
    func words(for place: SourcePlace, isOfType: Bool = false) -> [String] {
        let all = Self.candidates(for: place)
        let ofType = place.declaration.first?.isUppercase ?? false
        let candidates = isOfType && ofType ? Array(all.prefix(1)) : all
        for candidate in candidates {
            if let prefix = prefix(in: candidate, isWithin: !isOfType) { return [prefix] }
        }
        return candidates.first.map { Array($0.prefix(3)) } ?? ["app"]
    }

    /// What names the place, from the type outwards to the folders, without words for its kind.
    private static func candidates(for place: SourcePlace) -> [[String]] {
        let types = place.declaration.split(separator: ".").map(String.init).prefix { Names.isType($0) }
        let own = types.filter { !foreign.contains($0) }
        let path = place.path.split(separator: "/").map(String.init)
        let file = path.last.map { String($0.prefix { $0 != "." && $0 != "+" }) } ?? ""
        let names = own + [foreign.contains(file) ? "" : file] + path.dropLast().reversed().prefix(4)
        return names.map { telling($0) }.filter { !$0.isEmpty }
    }

    private static func telling(_ name: String) -> [String] {
        var words = KeyWording.words(ofName: name)
        while words.count > 1, let last = words.last, kinds.contains(last) { words.removeLast() }
        guard words.count == 1, !subjects.contains(words[0]) else { return words }
        return kinds.contains(words[0]) || folders.contains(words[0]) ? [] : words
    }

    /// The longest run of words that keys begin with, at the beginning if possible, else at the end or within.
    private func prefix(in words: [String], isWithin: Bool) -> String? {
        for count in stride(from: words.count, to: 0, by: -1) {
            let starts = isWithin ? [0, words.count - count] + Array(0...(words.count - count)) : [0]
            for start in starts {
                let run = words[start..<(start + count)].joined()
                if let found = known.first(where: { $0.squeezed == run }) { return found.prefix }
                if let found = known.first(where: { $0.squeezed == run + "s" || $0.squeezed + "s" == run }) {
                    return found.prefix
                }
            }
        }
        return nil
    }

    /// What types are, rather than what they are about.
    private static let kinds: Set<String> = [
        "view", "screen", "controller", "model", "cell", "row", "card", "page", "sheet", "section", "header", "footer",
        "item", "container", "modifier", "style", "content", "store", "service", "manager", "coordinator", "presenter",
        "interactor", "delegate", "provider", "repository", "usecase", "factory", "builder", "router", "list",
        "error", "errors", "state", "button", "bar", "popup", "dialog", "alert", "banner", "tile", "panel", "overlay",
        "step", "form", "vc", "vm", "swift", "data", "source", "preview", "case", "use", "type", "kind", "entity",
    ]

    /// Those that a key may well begin with, where nothing stands before them.
    private static let subjects: Set<String> = ["error", "errors", "alert", "list", "form", "banner"]

    /// Folders that every project has.
    private static let folders: Set<String> = [
        "sources", "source", "src", "app", "views", "screens", "features", "feature", "ui", "components", "component",
        "shared", "presentation", "modules", "models", "viewmodels", "controllers", "core", "common", "scenes",
        "domain",
        "resources", "helpers", "extensions", "utils", "main", "services", "ios",
    ]

    /// Types of the system, which say nothing of the place when they are extended.
    private static let foreign: Set<String> = [
        "String", "View", "Text", "UIViewController", "UIView", "Array", "Date", "Int", "Double", "Error", "Self",
        "App",
        "ContentView", "UIAlertController", "Bundle",
    ]
}
