/// A supported API of translation services that accept texts without context.
public enum MachineInterface: String, CaseIterable, Sendable {
    /// DeepL.
    case deepl
    /// LibreTranslate, which users can host themselves.
    case libretranslate

    /// The request and response format.
    var form: any MachineForm {
        switch self {
        case .deepl: DeepLForm()
        case .libretranslate: LibreTranslateForm()
        }
    }
}
