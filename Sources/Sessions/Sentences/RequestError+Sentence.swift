import CatalogEditing
import CatalogLint
import CatalogRuntime
import InterfaceTexts
import TranslationExchange

extension ListError {
    /// The error message about a list of changes, in the interface's language.
    var sentence: String {
        switch self {
        case .table(let error): error.sentence
        case .request(let error): error.sentence
        }
    }
}

extension RequestError {
    /// The error message about a line or row of a list of changes, in the interface's language.
    var sentence: String {
        switch reason {
        case .json(let error) where error.reason == .trailingContent: "\(Texts.Request.secondValue)"
        case .json(let error): "\(Texts.Request.json(reason: error.description))"
        case .noObject: "\(Texts.Request.noObject)"
        case .missing(let name): "\(Texts.Request.missing(name: Quotation.of(name)))"
        case .wrongType(let name, let expected): "\(expected.sentence(on: Quotation.of(name)))"
        case .doubled(let name): "\(Texts.Request.doubled(name: Quotation.of(name)))"
        case .unknownMember(let name, let nearest):
            "\(Texts.Request.unknownMember(name: Quotation.of(name)))" + Words.didYouMean(nearest)
        case .unknownColumn(let name, let nearest):
            "\(Texts.Request.unknownColumn(name: Quotation.of(name)))" + Words.didYouMean(nearest)
        case .operationOutsideApply(let operation):
            "\(Texts.Request.operationOutsideApply(operation: operation.rawValue))"
        case .noChangeColumn: "\(Texts.Request.noChangeColumn)"
        case .otherText(let location, let line):
            "\(Texts.Request.otherText(place: Quotation.of(location), line: line))"
        case .unused(let name, let operation):
            "\(Texts.Request.unused(name: Quotation.of(name), operation: operation.rawValue))"
        case .unknownOperation(let name):
            "\(Texts.Request.unknownOperation(name: Quotation.of(name), operations: Words.list(Self.operations)))"
        case .badLocation(let name): "\(Texts.Request.badPlace(name: Quotation.of(name)))"
        case .badState(let name, let known):
            "\(Texts.Request.badState(name: Quotation.of(name), states: Words.list(known)))"
        case .emptyKey: "\(Texts.Request.emptyKey)"
        case .nothing: "\(Texts.Request.nothing)"
        }
    }

    private static var operations: [String] { ChangeRequest.Operation.allCases.map(\.rawValue) }
}

extension RequestError.Expectation {
    fileprivate func sentence(on name: String) -> LocalizedString {
        switch self {
        case .text: Texts.Request.text(name: name)
        case .boolean: Texts.Request.boolean(name: name)
        case .texts: Texts.Request.texts(name: name)
        case .locations: Texts.Request.places(name: name)
        case .listedTexts: Texts.Request.listedTexts(name: name)
        }
    }
}
