import CatalogCore
import CatalogLint
import CatalogRuntime

extension MemoryText {
    /// Returns the finished translations of a table, each text with all its languages, in the order of the table's
    /// file.
    ///
    /// - Parameters:
    ///   - units: The texts of the table in each language.
    ///   - original: Returns the name of a table's file for its path.
    package static func all(in units: [TableUnits], original: (String) -> String) -> [MemoryText] {
        var texts: [MemoryText] = []
        var locations: [[UInt8]: Int] = [:]
        for file in units.flatMap(\.files) where !file.targetLanguage.isSameLanguage(as: file.sourceLanguage) {
            for unit in file.units where unit.part != nil && unit.isInMemory {
                let location = Array("\(file.path)\u{0}\(unit.id)".utf8)
                let index = locations[location] ?? texts.count
                if index == texts.count {
                    locations[location] = index
                    texts.append(MemoryText(unit, of: file, original: original(file.path)))
                }
                texts[index].variants.append(Variant(file.targetLanguage, unit.target ?? ""))
            }
        }
        return texts
    }

    private init(_ unit: ExchangeUnit, of file: ExchangeFile, original: String) {
        self.init(
            key: unit.key, part: unit.part, path: original, note: unit.note?.text, sourceLanguage: file.sourceLanguage,
            variants: [Variant(file.sourceLanguage, unit.source)])
    }
}

extension ExchangeUnit {
    /// Whether the translation belongs in a translation memory: the state is `translated` or unknown, and both texts
    /// are not blank.
    fileprivate var isInMemory: Bool {
        guard let target, !target.allSatisfy(\.isWhitespace), !source.allSatisfy(\.isWhitespace) else { return false }
        // A key such as `NSCameraUsageDescription` is no text in any language.
        guard !isSourceMissing || !KeyStyle.isIdentifier(key) else { return false }
        return state == nil || state == .translated
    }
}
