/// The feature that a text belongs to, as the first part of its key.
struct KeyPrefix: Sendable {
    /// The prefixes of existing keys, each with its words joined: `fitpal` for `fit_pal`.
    private let known: [(prefix: String, squeezed: String)]

    init(_ prefixes: [String]) {
        known = prefixes.map { ($0, KeyWordSplitter.words(ofName: $0).joined()) }
    }

    /// Returns the words of the feature; a prefix of existing keys counts as one word and keeps its spelling in those
    /// keys.
    ///
    /// - Parameter isOfType: Whether the text belongs to a type rather than a file, such as the display name of a case.
    func words(for location: CodeLocation, isOfType: Bool = false) -> [String] {
        let types = Self.types(of: location)
        if isOfType, let own = types.first, location.declaration.first?.isUppercase ?? false {
            return prefix(beginning: own).map { [$0] } ?? Array(own.prefix(5))
        }
        let folders = location.path.split(separator: "/").dropLast().map(String.init)
        let feature = Self.feature(in: folders).map(Self.telling) ?? []
        let near = folders.reversed().prefix(4).map(Self.telling)
        if let known = types.lazy.compactMap({ prefix(beginning: $0) }).first ?? prefix(beginning: feature) {
            return [known]
        }
        if !feature.isEmpty { return Array(feature.prefix(5)) }
        let known =
            types.lazy.compactMap { prefix(ending: $0) }.first ?? near.lazy.compactMap { prefix(beginning: $0) }.first
        return known.map { [$0] } ?? types.first.map { Array($0.prefix(5)) } ?? ["app"]
    }

    /// Returns the names of the enclosing types and of the file, from the inside out, without words for their kind.
    private static func types(of location: CodeLocation) -> [[String]] {
        let types = location.declaration.split(separator: ".").map(String.init).prefix { Names.isType($0) }
        let file = location.path.split(separator: "/").last.map { String($0.prefix { $0 != "." && $0 != "+" }) } ?? ""
        return (types + [file]).filter { !foreign.contains($0) }.map { telling($0) }.filter { !$0.isEmpty }
    }

    /// Returns the folder of a feature, which is the one inside `Features`, `Modules` or `Screens`.
    private static func feature(in folders: [String]) -> String? {
        let parents: Set<String> = ["Features", "Feature", "Modules", "Screens", "Scenes"]
        guard let index = folders.lastIndex(where: parents.contains), index + 1 < folders.count else { return nil }
        return folders[index + 1]
    }

    static func telling(_ name: String) -> [String] {
        var words = KeyWordSplitter.words(ofName: name)
        while words.count > 1, let last = words.last, kinds.contains(last) { words.removeLast() }
        guard words.count == 1, !subjects.contains(words[0]) else { return words }
        return kinds.contains(words[0]) || folders.contains(words[0]) ? [] : words
    }

    /// Returns the existing prefix that matches the longest run of words at the start.
    private func prefix(beginning words: [String]) -> String? {
        stride(from: words.count, to: 0, by: -1).lazy.compactMap { prefix(Array(words.prefix($0))) }.first
    }

    private func prefix(ending words: [String]) -> String? {
        stride(from: words.count, to: 0, by: -1).lazy.compactMap { prefix(Array(words.suffix($0))) }.first
    }

    /// Returns the most frequent prefix that equals the joined words, in singular or plural.
    private func prefix(_ words: [String]) -> String? {
        let run = words.joined()
        return known.first { $0.squeezed == run || $0.squeezed == run + "s" || $0.squeezed + "s" == run }?.prefix
    }

    /// Words for the kind of a type rather than its subject.
    private static let kinds: Set<String> = [
        "view", "screen", "controller", "model", "cell", "row", "card", "page", "sheet", "section", "header", "footer",
        "item", "container", "modifier", "style", "content", "store", "service", "manager", "coordinator", "presenter",
        "interactor", "delegate", "provider", "repository", "usecase", "factory", "builder", "router", "list",
        "error", "errors", "state", "button", "bar", "popup", "dialog", "alert", "banner", "tile", "panel", "overlay",
        "step", "form", "vc", "vm", "swift", "data", "source", "preview", "case", "use", "type", "kind", "entity",
        "tab", "wrapper", "component", "helper", "dto", "vo", "impl",
    ]

    /// Words from `kinds` that can be the first part of a key when they are the only word.
    private static let subjects: Set<String> = ["error", "errors", "alert", "list", "form", "banner"]

    /// Common folder names that do not describe a feature.
    private static let folders: Set<String> = [
        "sources", "source", "src", "app", "views", "screens", "features", "feature", "ui", "components", "component",
        "shared", "presentation", "modules", "models", "viewmodels", "controllers", "core", "common", "scenes",
        "domain",
        "resources", "helpers", "extensions", "utils", "main", "services", "ios",
    ]

    /// System types, whose names do not describe a feature when the project extends them.
    private static let foreign: Set<String> = [
        "String", "View", "Text", "UIViewController", "UIView", "Array", "Date", "Int", "Double", "Error", "Self",
        "App",
        "ContentView", "UIAlertController", "Bundle",
    ]
}
