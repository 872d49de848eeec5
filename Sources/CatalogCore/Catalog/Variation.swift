import CatalogRuntime

/// A property that a text varies by.
public enum VariationAxis: Hashable, Sendable {
    /// The plural category of a number.
    case plural
    /// The device on which the app runs.
    case device
    /// The available width in characters; only in legacy tables.
    case width
    /// An axis that this version of the library does not know.
    case unknown(String)

    /// Creates an axis from its spelling in catalogs.
    public init(_ spelling: String) {
        self =
            switch spelling {
            case "plural": .plural
            case "device": .device
            case "width": .width
            default: .unknown(spelling)
            }
    }

    /// The spelling of the axis in catalogs.
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
    /// The axis of the cases.
    public let axis: VariationAxis
    /// The cases, in file order.
    public let cases: [VariationCase]
    /// The location of the variation.
    public let location: TableLocation

    /// Creates a variation.
    public init(axis: VariationAxis, cases: [VariationCase], location: TableLocation) {
        self.axis = axis
        self.cases = cases
        self.location = location
    }

    /// The case for a plural category; nil if the axis is not `plural` or the case is missing.
    public subscript(category: PluralCategory) -> VariationCase? {
        axis == .plural ? cases.last { $0.pluralCategory == category } : nil
    }

    /// The case for a device; nil if the axis is not `device` or the case is missing.
    public subscript(device: Device) -> VariationCase? {
        axis == .device ? cases.last { $0.device == device } : nil
    }
}

/// A case of a variation, such as `one` of a plural or `iphone` of a device variation.
public struct VariationCase: Sendable {
    /// The name of the case as written in the file.
    public let name: Text
    /// The texts of the case.
    public let content: LocalizedContent
    /// The plural category with the name of the case; nil if there is none.
    public let pluralCategory: PluralCategory?
    /// The device with the name of the case; nil if there is none.
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
