import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds texts for one device that mention another.
struct DeviceWordingRule: UnitRule {
    static let description = RuleDescription(
        id: "device-wording",
        category: .variations,
        summary: "a text for one device mentions another, or an action that it does not have",
        rationale: """
            Texts vary by device so that each device has the right words: users do not tap on a Mac or click on an \
            iPhone. The name of another device counts unless the text also names its own. The rule knows gestures in \
            English, Portuguese, Spanish, French, German and Italian. The text `other` may be for any device.
            """,
        severity: .off,
        impact: .misleads,
        scope: .unit,
        passing: [
            devices(["iphone": "Tap to start", "mac": "Click to start", "other": "Tap or click"]),
            devices(["iphone": "Unlock your iPhone", "mac": "Unlock this Mac with your iPhone", "other": "Unlock"]),
        ],
        failing: [
            devices(["iphone": "Tap to start", "mac": "↓Tap to start", "other": "Start"]),
            devices(["ipad": "↓On your iPhone", "iphone": "On your iPhone", "other": "Here"]),
            devices(["applewatch": "↓Click to start", "other": "Start"]),
        ]
    )

    private static func devices(_ cases: KeyValuePairs<String, String>) -> RuleExample {
        let lines = cases.map { name, text in
            "\"\(name)\" : { \(RuleExample.unit(String(text.drop { $0 == "↓" }), mark: text.hasPrefix("↓"))) }"
        }
        return .entry([
            "\"en\" : { \"variations\" : { \"device\" : {\n        " + lines.joined(separator: ",\n        ") + " } } }"
        ])
    }

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let name = unit.path.name(along: .device), let device = Device(rawValue: name), device != .other,
            unit.isInUse,
            let word = foreignWord(in: unit.plain, for: device, unit.language.code ?? "")
        else { return }
        findings.add(
            "\(Quotation.of(word)) does not fit the device \(Quotation.of(name)): \(Quotation.of(unit.text))",
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    private func foreignWord(in text: PlainText, for device: Device, _ language: String) -> String? {
        let names = DeviceWords.names.flatMap { name in
            name.pattern.matches(in: text, .exactStems).map { (range: $0, device: name.device) }
        }
        if !names.contains(where: { $0.device == device }), let other = names.first {
            return text.string(of: other.range)
        }
        return DeviceWords.impossible(on: device, in: language).lazy
            .compactMap { $0.matches(in: text, .words).first.map { text.string(of: $0) } }.first
    }
}

/// Names of devices and of gestures on them.
private enum DeviceWords {
    static let names: [(pattern: TermPattern, device: Device)] = [
        (TermPattern("iPhone"), .iPhone), (TermPattern("iPad"), .iPad), (TermPattern("Mac"), .mac),
        (TermPattern("Apple Watch"), .appleWatch), (TermPattern("Apple TV"), .appleTV),
        (TermPattern("Apple Vision"), .appleVision), (TermPattern("iPod"), .iPod),
    ]
    /// Gestures with a finger.
    private static let touch: [String: [TermPattern]] = [
        "en": patterns("tap", "taps", "tapping", "double-tap", "swipe", "pinch"),
        "pt": patterns("toque", "tocar", "deslize", "deslizar"), "es": patterns("toca", "toque", "desliza", "deslice"),
        "fr": patterns("touchez", "toucher", "balayez", "touche"),
        "de": patterns("tippe", "tippen", "wische", "wischen"),
        "it": patterns("tocca", "toccare", "scorri"),
    ]
    /// Actions with a mouse.
    private static let mouse: [String: [TermPattern]] = [
        "en": patterns("click", "clicks", "clicking", "double-click", "right-click"),
        "pt": patterns("clique", "clicar"),
        "es": patterns("clic", "haz clic", "haga clic"), "fr": patterns("cliquez", "cliquer", "clic"),
        "de": patterns("klicke", "klicken"), "it": patterns("clicca", "fai clic"),
    ]

    static func impossible(on device: Device, in language: String) -> [TermPattern] {
        switch device {
        case .mac: touch[language] ?? []
        case .iPhone, .iPod, .appleWatch: mouse[language] ?? []
        default: []
        }
    }

    private static func patterns(_ words: String...) -> [TermPattern] { words.map { TermPattern($0) } }
}
