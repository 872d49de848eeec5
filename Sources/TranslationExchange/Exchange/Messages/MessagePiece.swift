/// A piece of a text whose arguments have names.
enum MessagePiece: Hashable {
    /// Letters as they are shown.
    case text(String)
    /// An argument by its name.
    case argument(String)
    /// The plural of a substitution, by its name.
    case substitution(String)

    /// The pieces with texts that follow one another put together, and empty ones left out.
    static func joined(_ pieces: [MessagePiece]) -> [MessagePiece] {
        var result: [MessagePiece] = []
        for piece in pieces {
            guard case .text(let text) = piece else {
                result.append(piece)
                continue
            }
            if case .text(let before)? = result.last {
                result[result.count - 1] = .text(before + text)
            } else if !text.isEmpty {
                result.append(piece)
            }
        }
        return result
    }

    static func == (left: MessagePiece, right: MessagePiece) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)), (.argument(let left), .argument(let right)),
            (.substitution(let left), .substitution(let right)):
            // Two spellings of one letter are two texts.
            left.utf8.elementsEqual(right.utf8)
        default: false
        }
    }
}

/// Why a message that came back is none of a catalog's texts.
public enum MessageProblem: Error, Hashable, Sendable {
    /// Its braces or quotes make no message.
    case syntax
    /// It names an argument that the text does not have.
    case argument(String)
}
