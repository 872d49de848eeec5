/// A resolver for settings: `$(inherited)` is the previous value, and `$(NAME)` is the value of another setting.
struct SettingResolver {
    private let configuration: BuildSettings.Configuration
    /// The assignments that are being resolved; a reference back to one of them gives an empty value.
    private var open: Set<Step> = []
    /// The number of bytes that may still be processed, because settings that repeat each other could grow without
    /// limit.
    ///
    /// When it is used up, variables are replaced by empty values.
    private var budget = 1 << 16
    /// The number of bytes that each variable counts for, in addition to its value.
    private static let variableCost = 64

    private struct Step: Hashable {
        let name: String
        let level: Int
    }

    init(_ configuration: BuildSettings.Configuration) {
        self.configuration = configuration
    }

    /// Returns all possible values of a setting: the unconditional one and those under conditions.
    mutating func values(of name: String) -> Set<String> {
        let assignments = configuration.assignments(of: name)
        let conditional = assignments.indices.filter { assignments[$0].condition != nil }
        let values = conditional.map { value(of: name, at: $0) }
        return Set(values + [value(of: name, below: assignments.count)].compactMap(\.self))
    }

    /// Returns the last unconditional value before an assignment index.
    private mutating func value(of name: String, below level: Int) -> String? {
        let assignments = configuration.assignments(of: name)
        return assignments[..<level].lastIndex { $0.condition == nil }.map { value(of: name, at: $0) }
    }

    private mutating func value(of name: String, at level: Int) -> String {
        let step = Step(name: name, level: level)
        guard open.count < 32, open.insert(step).inserted else { return "" }
        defer { open.remove(step) }
        let text = configuration.assignments(of: name)[level].value
        return expanded(text) { resolver, variable in
            if variable == "inherited" || variable == name { return resolver.value(of: name, below: level) }
            return resolver.value(of: variable, below: resolver.configuration.assignments(of: variable).count)
        }
    }

    /// Returns a text with its variables replaced, innermost first, as in `$(FLAG_$(CONFIGURATION))`.
    private mutating func expanded(
        _ text: String, _ value: (inout SettingResolver, String) -> String?
    ) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        _ = spend(text.utf8.count)
        var result: [UInt8] = []
        // The variables that are not closed yet: where their names start in the result, and the brackets that close
        // them.
        var unclosed: [(start: Int, close: UInt8)] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "$"), let close = rest.first.flatMap(Self.closing) {
                rest.removeFirst()
                unclosed.append((result.count, close))
            } else if let last = unclosed.last, byte == last.close {
                unclosed.removeLast()
                let name = String(decoding: result[last.start...], as: UTF8.self)
                result.removeSubrange(last.start...)
                result += variable(name, value).utf8
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the bracket that closes a variable; nil if a variable does not begin with the byte.
    private static func closing(_ bracket: UInt8) -> UInt8? {
        switch bracket {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }

    /// Returns the value of a variable, which may have operators such as `NAME:lower` and `NAME:default=YES`.
    private mutating func variable(_ text: String, _ value: (inout SettingResolver, String) -> String?) -> String {
        guard spend(Self.variableCost) else { return "" }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var result = value(&self, parts.first ?? "") ?? ""
        for change in parts.dropFirst() {
            guard spend(result.utf8.count) else { return "" }
            switch change {
            case "lower": result = result.lowercased()
            case "upper": result = result.uppercased()
            case _ where change.hasPrefix("default=") && result.isEmpty:
                result = String(change.dropFirst("default=".count))
            default: break
            }
        }
        return spend(result.utf8.count) ? result : ""
    }

    /// Takes a number of bytes from the budget, and returns whether there were enough.
    private mutating func spend(_ count: Int) -> Bool {
        budget -= count
        return budget >= 0
    }
}
