/// A piece of a text with named arguments.
enum MessagePiece: Hashable {
    /// Literal text.
    case text(String)
    /// An argument by name.
    case argument(String)
    /// The plural of a substitution, by the substitution's name.
    case substitution(String)

    /// Merges adjacent text pieces and removes empty ones.
    static func joined(_ pieces: [MessagePiece]) -> [MessagePiece] {
        var result: [MessagePiece] = []
        var text = ""
        for piece in pieces {
            if case .text(let letters) = piece {
                text += letters
            } else {
                if !text.isEmpty { result.append(.text(text)) }
                text = ""
                result.append(piece)
            }
        }
        return text.isEmpty ? result : result + [.text(text)]
    }

    /// The name of the argument or substitution; nil for literal text.
    var name: String? {
        switch self {
        case .text: nil
        case .argument(let name), .substitution(let name): name
        }
    }

    static func == (left: MessagePiece, right: MessagePiece) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)), (.argument(let left), .argument(let right)),
            (.substitution(let left), .substitution(let right)):
            // Compares bytes: `String` treats canonically equivalent texts as equal.
            left.utf8.elementsEqual(right.utf8)
        default: false
        }
    }
}

/// A reason why an imported message cannot become a text of a catalog.
public enum MessageProblem: Error, Hashable, Sendable {
    /// The message has unbalanced braces or quotes.
    case syntax
    /// The message names an argument that the text lacks.
    case argument(String)
    /// The message has this format specifier as literal text, and lacks an argument.
    case specifier(String)
    /// The plural form with this number has no plural category in the language.
    case form(Int)
    /// The plural form has this name, which is not a plural category.
    case category(String)
    /// The file has another translation before it in the same unit.
    case doubled
    /// Nothing tells in which encoding the file has the text.
    case encoding

    /// Whether the problem concerns the texts of the key; false for a text that belongs to no part of any key.
    package var dependsOnKey: Bool {
        switch self {
        case .syntax, .argument, .specifier, .category: true
        case .form, .doubled, .encoding: false
        }
    }
}
