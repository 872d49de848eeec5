import CatalogCore
import CatalogLint
import InterfaceTexts
import StringTables

extension LegacyObstacle {
    /// The reason as a part of a sentence about the key, in the interface's language.
    var sentence: String {
        switch self {
        case .noText: "\(Texts.Obstacle.noText)"
        case .stringSet: "\(Texts.Obstacle.stringSet)"
        case .severalAxes: "\(Texts.Obstacle.severalAxes)"
        case .variedPlural: "\(Texts.Obstacle.variedPlural)"
        case .substitution(let name): "\(Texts.Obstacle.substitution(name: VisibleText.shown(name)))"
        case .unknownAxis(let axis): "\(Texts.Obstacle.unknownAxis(axis: VisibleText.shown(axis)))"
        case .textsBesideOthers: "\(Texts.Obstacle.widths)"
        case .outsideFolders(let path): "\(Texts.Obstacle.outsideFolders(path: VisibleText.path(path)))"
        case .unwritable(let error): error.sentence
        }
    }
}

extension LegacyValueError {
    /// The error message, in the interface's language.
    var sentence: String {
        switch self {
        case .notText(let key): "\(Texts.Value.notText(key: Quotation.of(key)))"
        case .character(let scalar, let key):
            "\(Texts.Value.character(key: Quotation.of(key), character: ScalarName.of(scalar).inInterfaceLanguage))"
        case .repeatedName(let name, let key):
            name == key
                ? "\(Texts.Value.repeated(key: Quotation.of(key)))"
                : "\(Texts.Value.repeatedName(key: Quotation.of(key), name: Quotation.of(name)))"
        case .reservedName(let name, let key):
            "\(Texts.Value.reservedName(key: Quotation.of(key), name: Quotation.of(name)))"
        case .unknownCategory(let name, let key):
            "\(Texts.Value.unknownCategory(name: Quotation.of(name), key: Quotation.of(key)))"
        }
    }
}
