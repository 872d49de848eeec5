import CatalogCore
import CatalogRuntime

/// The names of the arguments in a key's texts.
struct ArgumentNames {
    /// The name of the argument that selects the plural category.
    let count: String
    /// Whether any text takes an argument.
    let isThere: Bool
    private let byPosition: [Int: String]
    private let positions: [String: Int]

    /// - Parameter units: The texts of one key.
    init(_ units: [ExchangeUnit]) {
        let sources = units.map { FormatString($0.source) }
        let targets = units.compactMap(\.target).map { FormatString($0) }
        isThere = (sources + targets).contains { $0.specifiers.contains { !$0.hasSpaceFlag } }
        var names: [Int: String] = [:]
        for (format, isSource) in sources.map({ ($0, true) }) + targets.map({ ($0, false) }) {
            guard let positions = format.positions else { continue }
            for specifier in format.specifiers {
                // A label in a translation would be known only in that language's file, so only source labels count.
                guard let position = positions[specifier.range],
                    let name = specifier.substitution ?? (isSource ? specifier.label : nil)
                else { continue }
                names[position] = names[position] ?? name
            }
        }
        if let position = Self.countPosition(of: units), names[position] == nil { names[position] = "count" }
        // Two arguments with the same name could not be told apart, so all names are dropped.
        if Set(names.values).count < names.count { names = [:] }
        count = Self.countPosition(of: units).map { names[$0] ?? Self.name(of: $0) } ?? "count"
        byPosition = names
        positions = Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
    }

    /// Returns the name of a specifier's argument.
    func name(of specifier: FormatSpecifier, _ position: Int, at part: PartPath) -> String {
        // Within a substitution, a specifier without a number refers to the substitution's own argument.
        if let own = part.substitution, specifier.position == nil { return own }
        return byPosition[position] ?? Self.name(of: position)
    }

    /// Returns the position of the argument with a name; nil if the name is unknown.
    func position(of name: String) -> Int? {
        positions[name] ?? (name.hasPrefix("arg") ? Int(name.dropFirst(3)) : nil)
    }

    /// Returns the specifiers of a text by argument name; nil if the text contains a `*` width or precision.
    func specifiers(in text: String, at part: PartPath) -> [String: FormatSpecifier]? {
        let format = FormatString(text)
        guard let positions = format.positions else { return nil }
        var result: [String: FormatSpecifier] = [:]
        for specifier in format.specifiers where !specifier.hasSpaceFlag {
            guard let position = positions[specifier.range] else { continue }
            let name = specifier.substitution ?? name(of: specifier, position, at: part)
            result[name] = result[name] ?? specifier
        }
        return result
    }

    private static func name(of position: Int) -> String { "arg\(position)" }

    /// Returns the position of the first numeric argument.
    ///
    /// The source text of `other` is searched first, as in compiled plurals.
    private static func countPosition(of units: [ExchangeUnit]) -> Int? {
        let plurals = units.filter { $0.part?.pluralCategory != nil && $0.part?.isInSubstitution == false }
        let texts = plurals.filter { $0.part?.pluralCategory == .other } + plurals
        let arguments = texts.flatMap { FormatString($0.source).arguments.list }
        let number = arguments.first { argument in
            switch argument.type {
            case .integer, .floating: true
            default: false
            }
        }
        return plurals.isEmpty ? nil : (number ?? arguments.first)?.position ?? 1
    }
}
