import CatalogCore

/// The argument names in specifiers such as `%(name)lld`, which Foundation does not support.
enum ArgumentNames {
    /// Returns a text without argument names.
    static func removed(from text: String) -> String {
        guard mayBeIn(text) else { return text }
        return text.replacingPieces { piece, written in
            guard case .specifier(let specifier) = piece, let label = specifier.label else { return nil }
            return written.replacing("(\(label))", with: "", maxReplacements: 1)
        }
    }

    /// Returns the plural forms of a text with a number for each named argument.
    ///
    /// Xcode numbers named arguments in order of appearance if there are several, or if other arguments have numbers.
    /// Names in the source language come first, so that a translation with another order takes the same arguments.
    static func numbered(_ texts: [String], source: @autoclosure () -> [String]) -> [String] {
        guard texts.contains(where: mayBeIn) else { return texts }
        let names = bareNames(in: source() + texts)
        let used = Set(texts.flatMap { FormatString($0).specifiers.compactMap(\.position) })
        guard names.count > 1 || (!names.isEmpty && !used.isEmpty) else { return texts.map(removed) }
        var numbers: [String: Int] = [:]
        var next = 1
        for name in names {
            while used.contains(next) { next += 1 }
            numbers[name] = next
            next += 1
        }
        return texts.map { text in
            removed(
                from: text.replacingPieces { piece, written in
                    guard case .specifier(let specifier) = piece, specifier.position == nil,
                        let number = specifier.label.flatMap({ numbers[$0] })
                    else { return nil }
                    return "%\(number)$" + written.dropFirst()
                })
        }
    }

    /// Returns a text with a number in each specifier; unchanged if a `*` also takes an argument.
    static func numbered(_ text: String) -> String {
        let format = FormatString(text)
        let uses = format.arguments.list.flatMap { argument in argument.uses.map { (argument.position, $0) } }
        guard uses.allSatisfy({ $0.1.role == .value }) else { return text }
        let numbers = Dictionary(uses.map { (format.specifiers[$0.1.specifier].range, $0.0) }) { first, _ in first }
        return text.replacingPieces { piece, written in
            guard case .specifier(let specifier) = piece, specifier.position == nil else { return nil }
            return numbers[specifier.range].map { "%\($0)$" + written.dropFirst() }
        }
    }

    /// Returns whether a text has the characters of a specifier with a name.
    private static func mayBeIn(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "%")) && text.utf8.contains(UInt8(ascii: "("))
    }

    /// Returns the names of arguments without a number, each once, in order of appearance.
    private static func bareNames(in texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter(mayBeIn).flatMap { FormatString($0).specifiers }.compactMap { specifier in
            guard specifier.position == nil, let label = specifier.label, seen.insert(label).inserted else {
                return nil
            }
            return label
        }
    }
}
