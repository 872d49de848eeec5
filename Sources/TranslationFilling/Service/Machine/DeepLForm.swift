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
        .object([
            .init("text", .array(texts.map { .string($0) })),
            .init("source_lang", .string(DeepLLanguage.source(source))),
            .init("target_lang", .string(DeepLLanguage.target(target))),
            .init("tag_handling", .string("xml")), .init("ignore_tags", .array([.string(mark.element)])),
        ])
    }

    func texts(of response: DocumentValue) -> [String]? {
        response["translations"].map { $0.elements.compactMap { $0["text"]?.string } }
    }
}
