import CatalogCore

extension Prompter {
    /// Lists alternatives with numbers from 1 and asks for one of them.
    ///
    /// - Parameters:
    ///   - alternatives: The alternatives to list, unescaped; this method escapes them.
    ///   - usual: The index of the alternative that Enter alone selects.
    ///   - complaint: The message to show if the answer is not one of the numbers.
    /// - Returns: The index of the chosen alternative, from 0.
    package mutating func choose(
        _ label: String, among alternatives: [String], usual: Int = 0, complaint: String
    ) throws -> Answer<Int> {
        let width = String(alternatives.count).count
        for (index, alternative) in alternatives.enumerated() {
            let number = String(index + 1)
            let padding = String(repeating: " ", count: width - number.count)
            try show("  \(padding)\(styler.styled(number, as: .bold))  \(VisibleText.shown(alternative))")
        }
        // A wrong number is not offered for editing: the next question starts with an empty line.
        while case .given(let text) = try ask(Question("\(label) [\(usual + 1)]")) {
            if let index = Self.index(typed: text, usual: usual, count: alternatives.count) {
                return .given(index)
            }
            try show(styler.styled(VisibleText.escaped(complaint), as: .warning))
        }
        return .endOfInput
    }

    private static func index(typed: String, usual: Int, count: Int) -> Int? {
        let digits = typed.filter { $0 != " " }
        if digits.isEmpty { return usual }
        return Int(digits).flatMap { (1...max(count, 1)).contains($0) ? $0 - 1 : nil }
    }
}
