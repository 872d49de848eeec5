/// The comment for translators about a text from code: its location and the meaning of its values.
struct AdoptionComment {
    private let literal: AdoptedLiteral

    init(_ literal: AdoptedLiteral) {
        self.literal = literal
    }

    var text: String { written ?? described }

    /// The comment that the code already passes to the call.
    private var written: String? {
        guard case .argument(let call, _) = literal.fact.role else { return nil }
        let labels = literal.file.facts.calls[call].labels
        let comment = literal.file.facts.literals.first { other in
            guard case .argument(let callee, let index) = other.role, callee == call, labels.indices.contains(index)
            else { return false }
            return labels[index] == "comment"
        }
        return comment?.plainText.flatMap { $0.isEmpty ? nil : $0 }
    }

    private var described: String {
        let location = literal.text.location
        let declaration = location.declaration.isEmpty ? location.path.split(separator: "/").last.map(String.init) : nil
        let name = declaration ?? location.declaration
        let shown = literal.locationName.drop { $0 == "." }
        let sentence = shown.isEmpty ? "In \(name)." : "\(shown) in \(name)."
        guard !literal.values.isEmpty else { return sentence }
        let values = literal.values.enumerated().map { index, value in
            "\(Self.specifier(value, index, of: literal.values.count)) is \(Self.short(value.code))"
        }
        return "\(sentence) \(values.joined(separator: ", "))."
    }

    private static func specifier(_ value: AdoptedValue, _ index: Int, of count: Int) -> String {
        count > 1 ? "%\(index + 1)$\(value.specifier.dropFirst())" : value.specifier
    }

    /// Returns code on a single line, shortened to 60 characters.
    private static func short(_ code: String) -> String {
        let line = code.split { $0.isWhitespace }.joined(separator: " ")
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}
