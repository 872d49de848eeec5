import AccessorGenerator
import CatalogCore
import CatalogRuntime

/// The sample values for a key's texts: a device and a value for each argument.
public struct PreviewSample: Hashable, Sendable {
    /// The value of each argument, in order.
    public let arguments: [LocalizedString.Argument]
    /// The relevant numeric values, such as `days 1, total 7`; empty if the texts do not depend on them.
    public let description: String
    /// The device; nil if all devices have the same text.
    public let device: Device?

    /// The device and the numbers, if the texts depend on them.
    public var facts: [String] { [device?.rawValue ?? "", description].filter { !$0.isEmpty } }
}

/// Finds samples that together show every text of a key.
struct PreviewSamples {
    private let arguments: [NamedArgument]
    /// The numbers to show, by the argument that selects plural cases.
    private let values: [Int: [Int]]
    private let devices: [Device?]

    /// Finds samples for an entry in languages; nil if its arguments are unknown.
    init?(_ entry: Entry, source: LanguageTag?, languages: [LanguageTag]) {
        guard let arguments = entry.namedArguments(source: source) else { return nil }
        self.arguments = arguments
        var numbers: [Int: Set<Int>] = [:]
        var devices: Set<Device> = []
        for language in languages {
            guard let content = entry.localization(language)?.content else { continue }
            let counting = entry.countingArgument(of: content, source: source)
            let selectors = Selectors(of: content, among: arguments, counting: counting)
            for part in content.parts {
                let index = selectors.argument(of: part.path)
                for case .variation(let axis, let name) in part.path.steps {
                    if axis == .device { devices.formUnion([Device(rawValue: name)].compactMap { $0 }) }
                    guard axis == .plural, let category = PluralCategory(rawValue: name), let index,
                        arguments[index].type.isNumber
                    else { continue }
                    let smallest = PluralRules(language: language).smallestInteger(of: category)
                    numbers[index, default: []].formUnion(Self.usual + [smallest].compactMap { $0 })
                }
            }
        }
        values = numbers.mapValues { $0.sorted() }
        self.devices = devices.isEmpty ? [nil] : devices.sorted { $0.rank < $1.rank }
    }

    /// The arguments that select the cases of a text.
    private struct Selectors {
        private let arguments: Range<Int>
        /// The argument that selects the cases of the whole text.
        private let counting: Int?
        private let byName: [String: Int]
        /// The numbers that substitutions have; nil for a substitution without a number.
        private let numbers: [String: Int?]

        init(of content: LocalizedContent, among arguments: [NamedArgument], counting: Int?) {
            self.arguments = arguments.indices
            self.counting = counting.flatMap { Self.index(of: $0, in: arguments.indices) }
            byName = Dictionary(
                arguments.enumerated().compactMap { index, argument in argument.name.map { ($0, index) } }
            ) { first, _ in first }
            numbers = Dictionary(content.substitutions.map { ($0.name.string, $0.argumentNumber) }) { $1 }
        }

        /// Returns the argument that selects the cases at a part.
        func argument(of part: PartPath) -> Int? {
            for case .substitution(let name) in part.steps {
                guard let number = numbers[name] ?? nil else { return byName[name] }
                // No text needs to use the substitution, and then its number may be of no argument.
                return Self.index(of: number, in: arguments)
            }
            return counting
        }

        private static func index(of position: Int, in arguments: Range<Int>) -> Int? {
            arguments.contains(position &- 1) ? position &- 1 : nil
        }
    }

    /// Common numbers.
    ///
    /// The smallest number of each category is added to these.
    private static let usual = [0, 1, 2]

    /// The largest number of arguments that take their values one after the other.
    ///
    /// The number of samples would otherwise grow with the number of arguments, and so would each sample.
    private static let mostInTurn = 16

    /// The samples.
    ///
    /// Each numeric argument takes all of its values in turn while the others keep a default value. Many arguments take
    /// their values at the same time.
    var all: [PreviewSample] {
        devices.flatMap { device in
            rows.map { PreviewSample(arguments: arguments(for: $0), description: description(of: $0), device: device) }
        }
    }

    /// The numeric values for each row, by argument.
    private var rows: [[Int: Int]] {
        let whole = arguments.indices.filter { arguments[$0].type.isWholeNumber }
        let usual = Dictionary(uniqueKeysWithValues: zip(whole, whole.indices.map { 3 + 4 * $0 }))
        guard !values.isEmpty else { return [usual] }
        guard values.count <= Self.mostInTurn else { return rowsAtOnce(usual) }
        var rows: [[Int: Int]] = []
        for number in values.keys.sorted() {
            for value in values[number] ?? [] {
                let row = usual.merging([number: value]) { $1 }
                if !rows.contains(row) { rows.append(row) }
            }
        }
        return rows
    }

    /// Returns rows in which every argument has its first value, its second, and so on.
    private func rowsAtOnce(_ usual: [Int: Int]) -> [[Int: Int]] {
        let longest = values.values.map(\.count).max() ?? 0
        return (0..<longest).map { location in
            usual.merging(values.compactMapValues { $0.isEmpty ? nil : $0[min(location, $0.count - 1)] }) { $1 }
        }
    }

    private func arguments(for row: [Int: Int]) -> [LocalizedString.Argument] {
        arguments.indices.map { index in
            if arguments[index].type.isFloating { return .double(row[index].map(Double.init) ?? 12.5) }
            if let value = row[index] { return .integer(value) }
            return .string("‹\(arguments[index].name ?? String(index + 1))›")
        }
    }

    private func description(of row: [Int: Int]) -> String {
        guard !values.isEmpty else { return "" }
        return row.sorted { $0.key < $1.key }.map { index, value in
            let name = arguments[index].name.map { "\($0) " } ?? (row.count > 1 ? "\(index + 1): " : "")
            return "\(name)\(value)"
        }.joined(separator: ", ")
    }
}

extension ArgumentType {
    fileprivate var isWholeNumber: Bool {
        if case .integer = self { true } else { false }
    }

    fileprivate var isFloating: Bool {
        if case .floating = self { true } else { false }
    }
}

extension Device {
    /// The display order: phones first, `other` last.
    fileprivate var rank: Int {
        let order: [Device] = [.iPhone, .iPod, .iPad, .mac, .appleWatch, .appleTV, .appleVision, .other]
        return order.firstIndex(of: self) ?? order.count
    }
}
