import CatalogCore
import CatalogRuntime

/// The texts of a key with names for their arguments, for formats that have no `%1$@`.
///
/// An argument has the name that its specifier gives it (`%(name)@`) or that of its substitution; the number that a
/// plural goes by is `count`, and the others are `arg1`, `arg2`, by their numbers. Names follow from the source text
/// where that has them, so that they are the same in all languages.
struct KeyMessage {
    /// The key.
    let key: String
    /// The texts, those without a part left out.
    let units: [ExchangeUnit]
    private let names: ArgumentNames
    private let isFormat: Bool

    /// - Parameter units: all texts of the key in one language.
    init(key: String, units: [ExchangeUnit]) {
        self.key = key
        self.units = units.filter { $0.part != nil }
        names = ArgumentNames(self.units)
        isFormat =
            names.isThere || self.units.contains { $0.part?.pluralCategory != nil || $0.part?.isInSubstitution == true }
    }

    /// The messages of units, in the order of the first text of each key.
    static func all(of units: [ExchangeUnit]) -> [KeyMessage] {
        var order: [String] = []
        var texts: [[UInt8]: [ExchangeUnit]] = [:]
        for unit in units where unit.part != nil {
            let key = Array(unit.key.utf8)
            if texts[key] == nil { order.append(unit.key) }
            texts[key, default: []].append(unit)
        }
        return order.map { KeyMessage(key: $0, units: texts[Array($0.utf8)] ?? []) }
    }

    /// What translators are told.
    var note: ExchangeUnit.Note? { units.lazy.compactMap(\.note).first }

    /// The name of the number that a plural goes by.
    var countName: String { names.count }

    /// The specifier of an argument, in any of the texts.
    func specifier(named name: String) -> FormatSpecifier? {
        units.lazy.flatMap { unit in [unit.source, unit.target].compactMap { $0 }.map { (unit.part ?? .whole, $0) } }
            .compactMap { part, text in names.specifiers(in: text, at: part)?[name] }.first
    }

    // MARK: - To names

    /// The pieces of a text; nil where its arguments have no names that would lead back.
    func pieces(of text: String, at part: PartPath) -> [MessagePiece]? {
        guard isFormat else { return MessagePiece.joined([.text(text)]) }
        let format = FormatString(text)
        guard let positions = format.positions else { return nil }
        let bytes = Array(text.utf8)
        var pieces: [MessagePiece] = []
        var end = 0
        for piece in format.pieces {
            pieces.append(.text(String(decoding: bytes[end..<piece.range.lowerBound], as: UTF8.self)))
            end = piece.range.upperBound
            switch piece {
            case .percentSign: pieces.append(.text("%"))
            case .specifier(let specifier) where !specifier.hasSpaceFlag:
                if let name = specifier.substitution {
                    pieces.append(.substitution(name))
                } else if let position = positions[specifier.range] {
                    pieces.append(.argument(names.name(of: specifier, position, at: part)))
                }
            case .specifier, .invalid: pieces.append(.text(String(decoding: bytes[piece.range], as: UTF8.self)))
            case .substitutionArgument: return nil
            }
        }
        pieces.append(.text(String(decoding: bytes[end...], as: UTF8.self)))
        return MessagePiece.joined(pieces)
    }

    /// Whether a text leads back to itself.
    func holds(_ text: String, at part: PartPath, ofSource isSource: Bool) -> Bool {
        guard let pieces = pieces(of: text, at: part),
            let back = try? self.text(of: pieces, at: part, ofSource: isSource)
        else { return false }
        return back.utf8.elementsEqual(text.utf8)
    }

    // MARK: - Back to specifiers

    /// The text of pieces, with the specifiers that the key has.
    ///
    /// They are spelled as in the text that is there now; with numbers where their order asks for it.
    ///
    /// - Parameter isSource: whether it is the source text and not its translation.
    func text(of pieces: [MessagePiece], at part: PartPath, ofSource isSource: Bool) throws(MessageProblem) -> String {
        guard isFormat else { return try plainText(of: pieces) }
        let known = specifiers(at: part, ofSource: isSource)
        let plain = try spelled(pieces) { known[$0] }
        if self.pieces(of: plain, at: part) == pieces { return plain }
        return try spelled(pieces) { name in
            known[name].map { specifier in
                guard name != part.substitution, specifier.substitution == nil else { return specifier }
                return specifier.numbered(specifier.position ?? names.position(of: name))
            }
        }
    }

    private func plainText(of pieces: [MessagePiece]) throws(MessageProblem) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let letters): text += letters
            case .argument(let name), .substitution(let name): throw .argument(name)
            }
        }
        return text
    }

    private func spelled(
        _ pieces: [MessagePiece], _ specifier: (String) -> FormatSpecifier?
    ) throws(MessageProblem) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let letters): text += letters.replacing("%", with: "%%")
            case .argument(let name), .substitution(let name):
                guard let specifier = specifier(name) else { throw .argument(name) }
                text += specifier.spelling
            }
        }
        return text
    }

    /// The specifiers by name: as the text at hand has them, else as any other of the key does.
    private func specifiers(at part: PartPath, ofSource isSource: Bool) -> [String: FormatSpecifier] {
        let ordered = units.filter { $0.part == part } + units.filter { $0.part != part }
        let texts = ordered.flatMap { unit -> [(PartPath, String)] in
            let texts = isSource ? [unit.source] : [unit.target, unit.source].compactMap { $0 }
            return texts.map { (unit.part ?? .whole, $0) }
        }
        var result: [String: FormatSpecifier] = [:]
        for (part, text) in texts {
            result.merge(names.specifiers(in: text, at: part) ?? [:]) { first, _ in first }
        }
        return result
    }
}

extension FormatString {
    /// The numbers of the arguments by the specifiers that take them; nil where a `*` takes one.
    var positions: [ByteRange: Int]? {
        guard arguments.list.allSatisfy({ $0.uses.allSatisfy { $0.role == .value } }) else { return nil }
        return Dictionary(argumentPositions.map { (specifiers[$0.key].range, $0.value) }) { $1 }
    }
}
