import CatalogCore
import CatalogRuntime

/// LibreTranslate's API, which expects the secret key in the body.
struct LibreTranslateForm: MachineForm {
    let path = "/translate"
    let batchSize = 20
    let mark = MarkedText.Mark(element: "span", attributes: " translate=\"no\"")

    func headers(_ key: ServiceKey?) -> [String: String] { [:] }

    func body(
        _ texts: [String], from source: LanguageTag, to target: LanguageTag, key: ServiceKey?
    ) -> DocumentFragment {
        .present([
            "q": .array(texts.map { .string($0) }), "source": .string(Self.name(source)),
            "target": .string(Self.name(target)), "format": "html", "api_key": key.map { .string($0.secret) },
        ])
    }

    func texts(of response: DocumentValue) -> [String]? {
        response["translatedText"].map { $0.elements.compactMap(\.string) }
    }

    /// Returns LibreTranslate's name of a language: without a region, except for variants that it distinguishes.
    private static func name(_ tag: LanguageTag) -> String {
        switch DeepLLanguage.target(tag) {
        case "PT-BR": "pt-BR"
        case "ZH-HANS": "zh-Hans"
        case "ZH-HANT": "zh-Hant"
        default: DeepLLanguage.source(tag).lowercased()
        }
    }
}
