import CatalogCore
import CatalogLint
import CatalogRuntime
import CommandOutput
import InterfaceTexts
import TranslationExchange

extension ExportedTexts {
    /// The summary of an exported file, in the interface's language.
    var sentence: String {
        switch self {
        case .texts(let count, let openKeyCount, let languages):
            let rest = openKeyCount == 0 ? "" : "; \(Texts.Export.open(count: openKeyCount))"
            return "\(Texts.Export.texts(count: count, languages: languages.shown))\(rest)"
        case .translations(let count, let languages):
            return "\(Texts.Export.translations(count: count, languages: languages.shown))"
        }
    }
}

extension ExportRemark {
    /// The warning about a text that is left out, or the note about a name.
    var line: String {
        switch self {
        case .leftOut(let leftOut, let path):
            let name = leftOut.part.isWhole ? leftOut.key : UnitIdentifier.id(of: leftOut.key, leftOut.part)
            let sentence = Texts.Export.staysBehind(
                key: Quotation.of(name), reason: leftOut.reason.sentence.resolved)
            return "\(VisibleText.path(path)): warning: \(sentence)"
        case .markedName(let name, let key, let path):
            let sentence = Texts.Export.Android.clash(key: Quotation.of(key), name: name)
            return "\(VisibleText.path(path)): note: \(sentence)"
        }
    }
}

extension TableUnits.Reason {
    fileprivate var sentence: LocalizedString {
        switch self {
        case .character(let code): Texts.Export.Reason.character(code: CodePoint.name(code))
        case .sameName(let other): Texts.Export.Reason.sameName(key: Quotation.of(other))
        case .doubledKey: Texts.Export.Reason.doubledKey
        case .doubledPart(let name): Texts.Export.Reason.doubledPart(name: Quotation.of(name))
        case .name: Texts.Export.Reason.name
        case .parts: Texts.Export.Reason.parts
        case .arguments: Texts.Export.Reason.arguments
        case .incomplete: Texts.Export.Reason.incomplete
        case .emptySource: Texts.Export.Reason.emptySource
        case .device(let device): Texts.Export.Android.Reason.device(device: VisibleText.shown(device))
        case .onlyDevices: Texts.Export.Android.Reason.onlyDevices
        case .width: Texts.Export.Android.Reason.width
        case .stringSet: Texts.Export.Android.Reason.stringSet
        case .severalPlurals: Texts.Export.Android.Reason.severalPlurals
        case .unknownSubstitution(let name): Texts.Export.Android.Reason.substitution(name: Quotation.of(name))
        case .specifier(let specifier): Texts.Export.Android.Reason.specifier(specifier: specifier)
        case .quantity(let category, let language):
            Texts.Export.Android.Reason.quantity(language: language.shown, category: category.rawValue)
        }
    }
}

extension ExportRefusal {
    /// Returns the error of an export to a target.
    func failure(of target: ExchangeTarget) -> CommandFailure {
        switch self {
        case .noTexts: CommandFailure(Texts.Export.nothing)
        case .noSourceLanguage(let path): CommandFailure(Texts.Export.noSource(path: VisibleText.path(path)))
        case .severalLanguages: CommandFailure(Texts.Export.oneLanguage(path: VisibleText.path(target.output)))
        case .severalTables: CommandFailure(Texts.Export.oneTable(path: VisibleText.path(target.output)))
        case .prose(let path):
            CommandFailure(Texts.Export.noProse(format: target.format.title, path: VisibleText.path(path)))
        case .namelessLanguage(let language):
            CommandFailure(Texts.Export.Android.noFolder(language: Quotation.of(language.spelling)))
        case .sameFile(let first, let second, let path):
            CommandFailure(
                Texts.Export.Android.sameFolder(
                    first: first.spelling, second: second.spelling, path: VisibleText.path(target.path(path))))
        case .sameFileName(let first, let second, let name):
            CommandFailure(
                Texts.Export.Android.sameFile(
                    first: VisibleText.path(first), second: VisibleText.path(second), name: VisibleText.shown(name)))
        case .file(let error): CommandFailure(error)
        }
    }
}
