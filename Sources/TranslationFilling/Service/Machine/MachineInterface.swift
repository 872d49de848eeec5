/// The translation services that take texts and give texts, and nothing else.
public enum MachineInterface: String, CaseIterable, Sendable {
    /// DeepL's.
    case deepl
    /// LibreTranslate's, which runs on servers of one's own.
    case libretranslate

    /// How requests and answers look.
    var form: any MachineForm {
        switch self {
        case .deepl: DeepLForm()
        case .libretranslate: LibreTranslateForm()
        }
    }
}
