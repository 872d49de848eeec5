/// A name without its case style: only its letters, in lowercase, and its digits.
struct NormalizedName: Equatable {
    private let text: String

    init(_ name: String) {
        text = name.filter { $0.isLetter || $0.isNumber }.lowercased()
    }

    /// Creates a name from the case name of an enumeration case.
    init(caseOf value: some LocalizedEnumeration) {
        self.init(String(describing: value))
    }

    /// Whether the name has no letters or digits.
    var isEmpty: Bool { text.isEmpty }
}
