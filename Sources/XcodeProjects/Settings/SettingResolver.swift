/// A resolver for settings: `$(inherited)` is the previous value, and `$(NAME)` is the value of another setting.
struct SettingResolver {
    private let configuration: BuildSettings.Configuration
    /// The assignments that are being resolved; a reference back to one of them gives an empty value.
    private var open: Set<Step> = []
    /// The number of values that may still be inserted, because settings that repeat each other could grow without
    /// limit.
    private var budget = 1000

    private struct Step: Hashable {
        let name: String
        let level: Int
    }

    init(_ configuration: BuildSettings.Configuration) {
        self.configuration = configuration
    }

    /// Returns all possible values of a setting: the unconditional one and those under conditions.
    mutating func values(of name: String) -> Set<String> {
        let assignments = configuration.assignments[name] ?? []
        let conditional = assignments.indices.filter { assignments[$0].condition != nil }
        let values = conditional.map { value(of: name, at: $0) }
        return Set(values + [value(of: name, below: assignments.count)].compactMap(\.self))
    }

    /// Returns the last unconditional value before an assignment index.
    private mutating func value(of name: String, below level: Int) -> String? {
        let assignments = configuration.assignments[name] ?? []
        return assignments[..<level].lastIndex { $0.condition == nil }.map { value(of: name, at: $0) }
    }

    private mutating func value(of name: String, at level: Int) -> String {
        let step = Step(name: name, level: level)
        guard open.count < 32, open.insert(step).inserted else { return "" }
        defer { open.remove(step) }
        let text = configuration.assignments[name]?[level].value ?? ""
        return expanded(text) { resolver, variable in
            if variable == "inherited" || variable == name { return resolver.value(of: name, below: level) }
            return resolver.value(of: variable, below: resolver.configuration.assignments[variable]?.count ?? 0)
        }
    }

    /// Returns a text with its variables replaced, innermost first, as in `$(FLAG_$(CONFIGURATION))`.
    private mutating func expanded(
        _ text: String, _ value: (inout SettingResolver, String) -> String?
    ) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        // The text before each open bracket, with the bracket that closes it.
        var outer: [(text: String, close: Character)] = []
        var current = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if character == "$", let bracket = rest.first, bracket == "(" || bracket == "{" {
                rest.removeFirst()
                outer.append((current, bracket == "(" ? ")" : "}"))
                current = ""
            } else if let last = outer.last, character == last.close {
                outer.removeLast()
                current = last.text + variable(current, value)
            } else {
                current.append(character)
            }
        }
        return outer.reduce("") { $0 + $1.text } + current
    }

    /// Returns the value of a variable, which may have operators such as `NAME:lower` and `NAME:default=YES`.
    private mutating func variable(_ text: String, _ value: (inout SettingResolver, String) -> String?) -> String {
        guard budget > 0 else { return "" }
        budget -= 1
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let found = value(&self, parts.first ?? "") ?? ""
        return parts.dropFirst().reduce(found) { result, change in
            switch change {
            case "lower": result.lowercased()
            case "upper": result.uppercased()
            case _ where change.hasPrefix("default=") && result.isEmpty: String(change.dropFirst("default=".count))
            default: result
            }
        }
    }
}
