import CatalogCore
import Testing

@testable import StringTables

@Suite("Content of legacy tables in the form of catalogs")
struct CatalogContentTests {
    @Test("Variables of device texts belong to the language, and are renamed if they differ")
    func devices() throws {
        let content = CatalogContent(
            Self.byDevice([
                ("iphone", Self.sentence("%1$#@n@ on iPhone", number: "%d tap")),
                ("mac", Self.sentence("%1$#@n@ on Mac", number: "%d click")),
                ("ipad", Self.sentence("%1$#@n@ on iPad", number: "%d tap")),
            ])
        ).content
        #expect(
            content.variation(.device)?.cases.map { $0.content.unit?.value?.string } == [
                "%#@n@ on iPhone", "%#@n_mac@ on Mac", "%#@n@ on iPad",
            ])
        #expect(content.substitutions.map(\.name.string) == ["n", "n_mac"])
        #expect(content.substitutions.map(\.argumentNumber) == [1, 1])
        #expect(content.substitutions.last?.content.parts.map { $0.unit.value?.string } == ["%arg click"])
    }

    @Test("Converted back, each device's rule has the variables that its text refers to")
    func devicesBack() throws {
        let legacy = Self.byDevice([
            ("iphone", Self.sentence("%1$#@n@ on iPhone", number: "%d tap")),
            ("mac", Self.sentence("%1$#@n@ on Mac", number: "%d click")),
        ])
        guard case .rule(let rule) = try LegacyValue(CatalogContent(legacy).content).value else {
            Issue.record("no rule")
            return
        }
        let formats = rule.devices.compactMap { device in
            if case .rule(let rule) = device.content { (rule.format?.string, rule.variables.map(\.name)) } else { nil }
        }
        #expect(formats.map(\.0) == ["%1$#@n@ on iPhone", "%1$#@n_mac@ on Mac"])
        #expect(formats.map(\.1) == [["n"], ["n_mac"]])
    }

    @Test("A text in addition to devices is the text for all others; a second one is lost")
    func textBesideDevices() {
        let devices = Self.byDevice([("mac", Self.content(Self.unit("Click")))])
        let beside = LocalizedContent(unit: Self.unit("Touch"), variations: devices.variations, location: Self.location)
        let content = CatalogContent(beside)
        #expect(content.content.unit == nil)
        #expect(
            content.content.parts.map { "\($0.path): \($0.unit.value?.string ?? "")" }
                == ["device.mac: Click", "device.other: Touch"])
        #expect(content.losses.isEmpty)
        let again = CatalogContent(
            LocalizedContent(unit: Self.unit("No"), variations: content.content.variations, location: Self.location))
        #expect(again.content.parts.count == 2)
        #expect(again.losses == [.textBesideDevices(Self.location)])
    }

    @Test("References that disagree on the argument stay unchanged")
    func contradictingReferences() {
        let sentence = Self.sentence("%1$#@n@ and %2$#@n@", number: "%d")
        let content = CatalogContent(sentence).content
        #expect(content.unit?.value?.string == "%1$#@n@ and %2$#@n@")
        #expect(content.substitutions.first?.argumentNumber == nil)
    }

    // MARK: - Content

    private static let location = TableLocation(file: 0, range: 0..<0)

    private static func unit(_ text: String) -> StringUnit {
        StringUnit(state: .translated, value: Text(text, range: 0..<0, file: 0), location: location)
    }

    private static func content(_ unit: StringUnit) -> LocalizedContent {
        LocalizedContent(unit: unit, location: location)
    }

    private static func byDevice(_ cases: [(name: String, content: LocalizedContent)]) -> LocalizedContent {
        let cases = cases.map { VariationCase(name: Text($0.name, range: 0..<0, file: 0), content: $0.content) }
        return LocalizedContent(
            variations: [Variation(axis: .device, cases: cases, location: location)], location: location)
    }

    /// Returns a sentence with a variable `n`.
    private static func sentence(_ text: String, number: String) -> LocalizedContent {
        let other = VariationCase(name: Text("other", range: 0..<0, file: 0), content: content(unit(number)))
        let plural = Variation(axis: .plural, cases: [other], location: location)
        let substitution = Substitution(
            name: Text("n", range: 0..<0, file: 0), argumentNumber: nil,
            formatSpecifier: Text("d", range: 0..<0, file: 0),
            content: LocalizedContent(variations: [plural], location: location))
        return LocalizedContent(unit: unit(text), substitutions: [substitution], location: location)
    }
}
