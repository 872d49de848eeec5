/// A name without its case style: its letters, in lower case, and its digits.
struct LooseName: Equatable {
    private let text: String

    init(_ name: String) {
        text = name.filter { $0.isLetter || $0.isNumber }.lowercased()
    }

    /// The name that a case of an enumeration has in code.
    init(caseOf value: some LocalizedEnumeration) {
        self.init(String(describing: value))
    }

    /// Whether nothing is left of the name.
    var isEmpty: Bool { text.isEmpty }
}
