import CatalogCore
import CatalogRuntime

/// What a key's texts are shown with: a device, and something for each argument.
public struct PreviewSample: Hashable, Sendable {
    /// What stands for each argument, in order.
    public let arguments: [LocalizedString.Argument]
    /// What the numbers among them are, where they make a difference: `days 1, total 7`; empty where none does.
    public let description: String
    /// The device; nil where all show the same.
    public let device: Device?
}

/// Finds samples that show every text that a key has.
struct PreviewSamples {
    private let arguments: [NamedArgument]
    private let values: [Int]
    private let devices: [Device?]

    /// Samples for an entry in languages; nil where its arguments cannot be told.
    init?(_ entry: Entry, source: LanguageTag?, languages: [LanguageTag]) {
        guard let arguments = entry.namedArguments(source: source) else { return nil }
        self.arguments = arguments
        var numbers: Set<Int> = []
        var devices: Set<Device> = []
        for language in languages {
            for case .variation(let axis, let name) in entry.localization(language)?.steps ?? [] {
                if axis == .device { devices.formUnion([Device(rawValue: name)].compactMap { $0 }) }
                guard axis == .plural, let category = PluralCategory(rawValue: name) else { continue }
                let smallest = PluralRules(language: language).smallestInteger(of: category)
                numbers.formUnion(Self.usual + [smallest].compactMap { $0 })
            }
        }
        values = numbers.sorted()
        self.devices = devices.isEmpty ? [nil] : devices.sorted { $0.place < $1.place }
    }

    /// The numbers that people look at first; each category's smallest comes to these.
    private static let usual = [0, 1, 2]

    /// The samples: each number in turn takes each of the values, the others keep theirs.
    var all: [PreviewSample] {
        devices.flatMap { device in
            rows.map { PreviewSample(arguments: arguments(for: $0), description: description(of: $0), device: device) }
        }
    }

    /// The numbers of the arguments that are numbers, by row.
    private var rows: [[Int: Int]] {
        let numbers = arguments.indices.filter { arguments[$0].type.isWholeNumber }
        let usual = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices.map { 3 + 4 * $0 }))
        guard !values.isEmpty, !numbers.isEmpty else { return [usual] }
        var rows: [[Int: Int]] = []
        for number in numbers {
            for value in values {
                let row = usual.merging([number: value]) { $1 }
                if !rows.contains(row) { rows.append(row) }
            }
        }
        return rows
    }

    private func arguments(for row: [Int: Int]) -> [LocalizedString.Argument] {
        arguments.indices.map { index in
            if let value = row[index] { return .integer(value) }
            if case .floating = arguments[index].type { return .double(12.5) }
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

extension Localization {
    /// All ways into all texts, one after another.
    fileprivate var steps: [PartPath.Step] { content.parts.flatMap(\.path.steps) }
}

extension ArgumentType {
    fileprivate var isWholeNumber: Bool {
        if case .integer = self { true } else { false }
    }
}

extension Device {
    /// Phones first, and the case for all others last.
    fileprivate var place: Int {
        let order: [Device] = [.iPhone, .iPod, .iPad, .mac, .appleWatch, .appleTV, .appleVision, .other]
        return order.firstIndex(of: self) ?? order.count
    }
}
