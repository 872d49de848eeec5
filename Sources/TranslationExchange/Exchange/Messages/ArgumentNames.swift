import CatalogCore
import CatalogRuntime

/// The names of the arguments of a key's texts.
struct ArgumentNames {
    /// The name of the number that a plural goes by.
    let count: String
    /// Whether any text takes an argument.
    let isThere: Bool
    private let byPosition: [Int: String]
    private let positions: [String: Int]

    /// - Parameter units: the texts of one key.
    init(_ units: [ExchangeUnit]) {
        let sources = units.map { FormatString($0.source) }
        let targets = units.compactMap(\.target).map { FormatString($0) }
        isThere = (sources + targets).contains { $0.specifiers.contains { !$0.hasSpaceFlag } }
        var names: [Int: String] = [:]
        for (format, isSource) in sources.map({ ($0, true) }) + targets.map({ ($0, false) }) {
            guard let positions = format.positions else { continue }
            for specifier in format.specifiers {
                // Labels of a translation would be names in its own file alone.
                guard let position = positions[specifier.range],
                    let name = specifier.substitution ?? (isSource ? specifier.label : nil)
                else { continue }
                names[position] = names[position] ?? name
            }
        }
        if let position = Self.countPosition(of: units), names[position] == nil { names[position] = "count" }
        // A name for two arguments would be none.
        if Set(names.values).count < names.count { names = [:] }
        count = Self.countPosition(of: units).map { names[$0] ?? Self.name(of: $0) } ?? "count"
        byPosition = names
        positions = Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
    }

    /// The name of the argument that a specifier takes.
    func name(of specifier: FormatSpecifier, _ position: Int, at part: PartPath) -> String {
        // In the cases of a substitution a specifier without a number is the substitution's own.
        if let own = part.substitution, specifier.position == nil { return own }
        return byPosition[position] ?? Self.name(of: position)
    }

    /// The number of the argument with a name; nil where the name says none.
    func position(of name: String) -> Int? {
        positions[name] ?? (name.hasPrefix("arg") ? Int(name.dropFirst(3)) : nil)
    }

    /// The specifiers of a text by the names of their arguments; nil where a `*` takes one.
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

    /// The first argument that is a number, by the source text of `other` first, as plurals are compiled.
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
