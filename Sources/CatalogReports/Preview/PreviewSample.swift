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
            for part in content.parts {
                let index = Self.argument(of: part.path, in: content, among: arguments)
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
        self.devices = devices.isEmpty ? [nil] : devices.sorted { $0.place < $1.place }
    }

    /// Returns the argument that selects the cases at a part: that of the substitution, otherwise the first whole
    /// number.
    private static func argument(
        of part: PartPath, in content: LocalizedContent, among arguments: [NamedArgument]
    ) -> Int? {
        for case .substitution(let name) in part.steps {
            let number = content.substitutions.last { $0.name.string == name }?.argumentNumber
            guard let number else { return arguments.firstIndex { $0.name == name } }
            // No text needs to use the substitution, and then its number may be of no argument.
            return arguments.indices.contains(number &- 1) ? number &- 1 : nil
        }
        return arguments.firstIndex { $0.type.isWholeNumber }
    }

    /// Common numbers.
    ///
    /// The smallest number of each category is added to these.
    private static let usual = [0, 1, 2]

    /// The samples.
    ///
    /// Each numeric argument takes all of its values in turn while the others keep a default value.
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
        var rows: [[Int: Int]] = []
        for number in values.keys.sorted() {
            for value in values[number] ?? [] {
                let row = usual.merging([number: value]) { $1 }
                if !rows.contains(row) { rows.append(row) }
            }
        }
        return rows
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

    fileprivate var isNumber: Bool { isWholeNumber || isFloating }
}

extension Device {
    /// The display order: phones first, `other` last.
    fileprivate var place: Int {
        let order: [Device] = [.iPhone, .iPod, .iPad, .mac, .appleWatch, .appleTV, .appleVision, .other]
        return order.firstIndex(of: self) ?? order.count
    }
}
