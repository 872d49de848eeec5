import CatalogRuntime

/// What a text varies by.
public enum VariationAxis: Hashable, Sendable {
    /// The plural category of a number.
    case plural
    /// The device that shows it.
    case device
    /// The room that there is, in characters; only legacy tables have it.
    case width
    /// An axis that this version does not know.
    case unknown(String)

    /// Reads an axis as catalogs spell it.
    public init(_ spelling: String) {
        self =
            switch spelling {
            case "plural": .plural
            case "device": .device
            case "width": .width
            default: .unknown(spelling)
            }
    }

    /// The axis as catalogs spell it.
    public var spelling: String {
        switch self {
        case .plural: "plural"
        case .device: "device"
        case .width: "width"
        case .unknown(let spelling): spelling
        }
    }
}

/// The cases of a text along one axis.
public struct Variation: Sendable {
    /// What the text varies by.
    public let axis: VariationAxis
    /// The cases, in the order of the file.
    public let cases: [VariationCase]
    /// Where the variation is written.
    public let place: Place

    /// Creates a variation.
    public init(axis: VariationAxis, cases: [VariationCase], place: Place) {
        self.axis = axis
        self.cases = cases
        self.place = place
    }

    /// The case for a plural category, where the text varies by plural and has one.
    public subscript(category: PluralCategory) -> VariationCase? {
        axis == .plural ? cases.last { $0.pluralCategory == category } : nil
    }

    /// The case for a device, where the text varies by device and has one.
    public subscript(device: Device) -> VariationCase? {
        axis == .device ? cases.last { $0.device == device } : nil
    }
}

/// One case of a variation: `one` of a plural, `iphone` of devices.
public struct VariationCase: Sendable {
    /// The case's name as written.
    public let name: Text
    /// What it holds.
    public let content: LocalizedContent
    /// The plural category of that name, if there is one.
    public let pluralCategory: PluralCategory?
    /// The device of that name, if there is one.
    public let device: Device?

    /// Creates a case.
    public init(name: Text, content: LocalizedContent) {
        self.name = name
        self.content = content
        let spelling = name.string
        pluralCategory = PluralCategory(rawValue: spelling)
        device = Device(rawValue: spelling)
    }
}
