import CatalogCore
import CatalogRuntime

/// DeepL's translation API.
struct DeepLForm: MachineForm {
    let path = "/v2/translate"
    let batchSize = 50
    let mark = MarkedText.Mark(element: "x", attributes: "")

    func headers(_ key: ServiceKey?) -> [String: String] {
        key.map { ["Authorization": $0.header("DeepL-Auth-Key")] } ?? [:]
    }

    func body(
        _ texts: [String], from source: LanguageTag, to target: LanguageTag, key: ServiceKey?
    ) -> DocumentFragment {
        [
            "text": .array(texts.map { .string($0) }),
            "source_lang": .string(DeepLLanguage.source(source)),
            "target_lang": .string(DeepLLanguage.target(target)),
            "tag_handling": "xml", "ignore_tags": [.string(mark.element)],
        ]
    }

    func texts(of response: DocumentValue) -> [String]? {
        response["translations"].map { $0.elements.compactMap { $0["text"]?.string } }
    }
}
