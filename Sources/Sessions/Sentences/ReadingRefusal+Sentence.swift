import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import TranslationExchange

extension ReadingRefusal {
    /// Returns the error about the file that the user named.
    func failure(path: String) -> CommandFailure {
        let shown = VisibleText.path(path)
        return switch self {
        case .unknownFormat:
            CommandFailure(
                Texts.Import.unknownFile(
                    path: shown, endings: Words.alternatives(ExchangeFormat.dottedReceivedEndings)))
        case .unknownContents: CommandFailure(Texts.Import.unknownContents)
        case .onlyWritten: CommandFailure(Texts.Import.memory(path: shown))
        case .noLanguageFolder: CommandFailure(Texts.Import.Android.noLanguage(path: shown))
        case .leavesFolder(let name): CommandFailure("\(shown): \(Texts.Import.climbs(path: Quotation.of(name)))")
        case .leavesBundle(let name): CommandFailure(Texts.Import.climbs(path: Quotation.of(name)))
        case .file(let error): CommandFailure(error)
        case .archive(let error): CommandFailure("\(shown): \(error.sentence)")
        case .fault(let fault, let file):
            CommandFailure([FailureLine(fault.reason.sentence, at: fault.position, in: file)])
        }
    }
}

extension ZIPError {
    fileprivate var sentence: String {
        switch self {
        case .noArchive: "\(Texts.Import.Zip.noArchive)"
        case .damaged(nil): "\(Texts.Import.Zip.damaged)"
        case .damaged(let file?): "\(Texts.Import.Zip.damagedFile(file: Quotation.of(file)))"
        case .encrypted(let file): "\(Texts.Import.Zip.encrypted(file: Quotation.of(file)))"
        case .unsupported: "\(Texts.Import.Zip.unsupported)"
        case .tooLarge: "\(Texts.Import.Zip.tooLarge)"
        }
    }
}

extension ReadingRemark {
    /// The note or warning, in the interface's language.
    var sentence: String {
        switch self {
        case .ignoredColumn(let name, at: _): "\(Texts.Import.column(name: Quotation.of(name)))"
        case .lostColumn(let name, let count, at: _):
            "\(Texts.Import.columnTexts(count: count, name: Quotation.of(name)))"
        case .codePage: "\(Texts.Import.Csv.codePage)"
        case .noSourceFile(let path): "\(Texts.Import.Android.noSource(path: VisibleText.path(path)))"
        }
    }

    /// Returns the note or warning with its position in a file.
    func line(path: String) -> String {
        let (position, severity) =
            switch self {
            case .ignoredColumn(_, let position): (position, "note")
            case .lostColumn(_, count: _, let position): (position, "warning")
            case .codePage, .noSourceFile: (TextPosition.start, "note")
            }
        return "\(FileLocation(path: path, position: position)): \(severity): \(sentence)"
    }
}

extension ReadingFault.Reason {
    fileprivate var sentence: String {
        switch self {
        case .xml(let reason): reason.sentence
        case .cells(let reason): reason.sentence
        case .lines(let reason): reason.sentence
        case .json(let reason): reason.sentence
        }
    }
}

extension XLIFFError {
    /// The error message, in the interface's language.
    var sentence: String { reason.sentence }
}

extension CSVError {
    /// The error message, in the interface's language.
    package var sentence: String { reason.sentence }
}

extension XLIFFError.Reason {
    fileprivate var sentence: String {
        switch self {
        case .encoding(let error): "\(error.message)"
        case .malformedXML(let message): VisibleText.shown(message)
        case .truncated: "\(Texts.Import.Xliff.truncated)"
        case .internalSubset: "\(Texts.Import.Xliff.definitions)"
        case .entityReference(let name): "\(Texts.Import.Xliff.entity(name: Quotation.of(name)))"
        case .tooDeep(let limit): "\(Texts.Import.Xliff.tooDeep(limit: limit))"
        case .tooManyUnits(let limit): "\(Texts.Import.tooManyUnits(limit: limit))"
        case .tooLarge: "\(Texts.Import.Xliff.tooLarge)"
        case .noXLIFF(let element): "\(Texts.Import.Xliff.otherElement(name: Quotation.of(element)))"
        case .noTMX(let element): "\(Texts.Import.Tmx.otherElement(name: Quotation.of(element)))"
        case .noResources(let element): "\(Texts.Import.Android.otherElement(name: Quotation.of(element)))"
        case .unnamedResource: "\(Texts.Import.Android.noName)"
        case .unsupportedVersion(let version): "\(Texts.Import.Xliff.version(version: Quotation.of(version ?? "")))"
        case .unitWithoutID: "\(Texts.Import.Xliff.noId)"
        }
    }
}

extension CSVError.Reason {
    fileprivate var sentence: String {
        switch self {
        case .encoding(let error): "\(Texts.Import.Csv.encoding(reason: "\(error.message)"))"
        case .unclosedQuote: "\(Texts.Import.Csv.unclosedQuote)"
        case .textAfterQuote: "\(Texts.Import.Csv.textAfterQuote)"
        case .badEscape(let spelling): "\(Texts.Import.Csv.badEscape(spelling: Quotation.of(spelling)))"
        case .tooManyCells: "\(Texts.Import.Csv.tooManyCells)"
        case .severalKeys: "\(Texts.Import.Csv.severalKeys)"
        case .unnamedColumn: "\(Texts.Import.Csv.unnamedColumn)"
        case .lateHeading: "\(Texts.Import.Csv.lateHeading)"
        case .tooManyUnits(let limit): "\(Texts.Import.tooManyUnits(limit: limit))"
        case .noKeyColumn: "\(Texts.Import.Csv.noKeyColumn)"
        case .noLanguageColumn: "\(Texts.Import.Csv.noLanguageColumn)"
        case .doubledColumn(let name): "\(Texts.Import.Csv.doubledColumn(name: Quotation.of(name)))"
        case .doubledLanguage(let name, let other):
            "\(Texts.Import.Csv.doubledLanguage(name: Quotation.of(name), other: Quotation.of(other)))"
        }
    }
}

extension POError.Reason {
    fileprivate var sentence: String {
        switch self {
        case .encoding(let error): "\(error.message)"
        case .characterSet(let name): "\(Texts.Import.Po.characterSet(name: Quotation.of(name)))"
        case .unclosedString: "\(Texts.Import.Po.unclosedString)"
        case .badEscape: "\(Texts.Import.Po.badEscape)"
        case .unexpected(let text): "\(Texts.Import.Po.unexpected(text: Quotation.of(text)))"
        case .missing(let keyword): "\(Texts.Import.Po.missing(keyword: keyword))"
        case .doubled(let keyword): "\(Texts.Import.Po.doubled(keyword: keyword))"
        case .pluralForms(let text): "\(Texts.Import.Po.pluralForms(text: Quotation.of(text)))"
        case .tooManyUnits(let limit): "\(Texts.Import.tooManyUnits(limit: limit))"
        }
    }
}

extension MessageFileError.Reason {
    fileprivate var sentence: String {
        switch self {
        case .document(let error): "\(error)"
        case .noObject: "\(Texts.Import.Json.noObject)"
        case .noText: "\(Texts.Import.Json.noText)"
        case .tooManyUnits(let limit): "\(Texts.Import.tooManyUnits(limit: limit))"
        }
    }
}
