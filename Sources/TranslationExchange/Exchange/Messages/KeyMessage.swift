import CatalogCore
import CatalogRuntime

/// The texts of a key with named arguments, for formats without `%1$@`.
///
/// The name of an argument is its label (`%(name)@`) or the name of its substitution. The argument that selects the
/// plural category is `count`; others are `arg1`, `arg2` and so on, by position. Names come from the source text where
/// it has them, so that all languages use the same names.
struct KeyMessage {
    /// The key whose texts the message contains.
    let key: String
    /// The texts that have a part.
    let units: [ExchangeUnit]
    private let names: ArgumentNames
    private let specifiers: ArgumentSpecifiers
    /// The names of the substitutions that have texts.
    private let substitutions: Set<String>
    private let isFormat: Bool

    /// - Parameter units: All texts of the key in one language.
    init(key: String, units: [ExchangeUnit]) {
        self.key = key
        self.units = units.filter { $0.part != nil }
        names = ArgumentNames(self.units)
        specifiers = ArgumentSpecifiers(self.units, names: names)
        substitutions = Set(self.units.compactMap { $0.part?.substitution })
        isFormat =
            names.isThere || self.units.contains { $0.part?.pluralCategory != nil || $0.part?.isInSubstitution == true }
    }

    /// Groups units by key, in the order of each key's first text.
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

    /// The note for translators.
    var note: ExchangeUnit.Note? { units.lazy.compactMap(\.note).first }

    /// The name of the argument that selects the plural category.
    var countName: String { names.count }

    /// Returns the specifier of an argument from any of the texts.
    func specifier(named name: String) -> FormatSpecifier? { specifiers[name] }

    /// Returns whether a name is that of a substitution with texts.
    func isSubstitution(_ name: String) -> Bool { substitutions.contains(name) }

    // MARK: - To names

    /// Parses a text into pieces; nil if its specifiers cannot be recovered from argument names.
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

    /// Returns whether a text stays the same when it is converted to pieces and back.
    func holds(_ text: String, at part: PartPath, ofSource isSource: Bool) -> Bool {
        guard let pieces = pieces(of: text, at: part),
            let back = try? self.text(of: pieces, at: part, ofSource: isSource)
        else { return false }
        return back.utf8.elementsEqual(text.utf8)
    }

    // MARK: - Conversion to specifiers

    /// Returns the text of pieces, with the key's format specifiers in place of names.
    ///
    /// Specifiers are spelled as in the present text. They get argument numbers if their order requires it.
    ///
    /// - Parameter isSource: Whether the text is the source text and not a translation.
    func text(of pieces: [MessagePiece], at part: PartPath, ofSource isSource: Bool) throws(MessageProblem) -> String {
        guard isFormat else { return try plainText(of: pieces) }
        if let specifier = specifierInPlaceOfArgument(in: pieces) { throw .specifier(specifier) }
        let known = { (name: String) in specifiers.specifier(named: name, at: part, ofSource: isSource) }
        let plain = try spelled(pieces, known)
        if self.pieces(of: plain, at: part) == pieces { return plain }
        return try spelled(pieces) { name in
            known(name).map { specifier in
                guard name != part.substitution, specifier.substitution == nil else { return specifier }
                return specifier.numbered(specifier.position ?? names.position(of: name))
            }
        }
    }

    /// Returns a format specifier that stands in a message as literal text, if the message lacks an argument of the key.
    ///
    /// People write `%lld` from memory; as literal text, it would be shown. Literal text that the key already has stays.
    private func specifierInPlaceOfArgument(in pieces: [MessagePiece]) -> String? {
        let literals = pieces.lazy.compactMap { if case .text(let letters) = $0 { letters } else { nil } }
        let found = literals.filter { $0.utf8.contains(UInt8(ascii: "%")) }.flatMap { FormatString($0).specifiers }
        guard let specifier = found.first(where: { !$0.hasSpaceFlag && !isLiteral($0.spelling) }),
            !specifiers.names.isSubset(of: pieces.compactMap(\.name))
        else { return nil }
        return specifier.spelling
    }

    /// Returns whether one of the key's texts shows a format specifier as literal text.
    private func isLiteral(_ specifier: String) -> Bool {
        units.contains { unit in
            [unit.source, unit.target].compactMap { $0 }.contains { text in
                pieces(of: text, at: unit.part ?? .whole)?.contains { piece in
                    if case .text(let letters) = piece { letters.contains(specifier) } else { false }
                } ?? false
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
}

extension FormatString {
    /// The argument positions by the range of their specifiers; nil if the text contains a `*` width or precision.
    var positions: [ByteRange: Int]? {
        guard arguments.list.allSatisfy({ $0.uses.allSatisfy { $0.role == .value } }) else { return nil }
        return Dictionary(argumentPositions.map { (specifiers[$0.key].range, $0.value) }) { $1 }
    }
}
