import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import TranslationExchange

/// The Android resource files of an export, and notes about texts that they cannot contain.
struct AndroidExport {
    /// The files, ordered by language.
    private(set) var files: [NewFile] = []
    /// Texts that are left out, one line each.
    private(set) var remarks: [String] = []
    private var said: Set<String> = []

    /// Plans the export.
    ///
    /// - Parameter tables: The tables, each with its source language.
    init(
        of tables: [(table: any StringTable, source: LanguageTag)], in languages: [LanguageTag],
        to target: ExchangeTarget
    ) throws(CommandFailure) {
        try Self.requireOwnFiles(tables.map(\.table))
        let names = ResourceNames(tables.map(\.table))
        let interfaces = try tables.map { own throws(CommandFailure) in
            try TableInterface(of: own.table, source: own.source).texts
        }
        let kinds = zip(tables, interfaces).map { AndroidKinds($0.table, source: $0.source, interface: $1) }
        var folders: [String: LanguageTag] = [:]
        for language in Self.sourcesFirst(languages, of: tables.map(\.source)) {
            for (((table, source), interface), kinds) in zip(zip(tables, interfaces), kinds) {
                let own = table.languages.first { $0.isSameLanguage(as: language) } ?? language.canonical
                let resources = AndroidTable(
                    table, from: source, to: own, names: names, kinds: kinds, interface: interface)
                let folder = try Self.folder(of: resources)
                remark(resources, path: table.path)
                guard resources.textCount > 0 else { continue }
                let path = target.path(below: folder, file: resources.file.name)
                if let other = folders.updateValue(own, forKey: path) {
                    throw CommandFailure(
                        Texts.Export.Android.sameFolder(
                            first: other.spelling, second: own.spelling, path: VisibleText.path(path)))
                }
                files.append(
                    NewFile(
                        path: path, bytes: AndroidWriter.bytes(of: resources), summary: Self.summary(of: resources),
                        below: target.folder))
            }
        }
        guard !files.isEmpty else { throw CommandFailure(Texts.Export.nothing) }
        remarks += names.clashes.map { clash in
            let sentence = Texts.Export.Android.clash(key: Quotation.of(clash.key), name: clash.name)
            return "\(VisibleText.path(clash.path)): note: \(sentence)"
        }
    }

    /// Returns the languages, source languages first.
    private static func sourcesFirst(_ languages: [LanguageTag], of sources: [LanguageTag]) -> [LanguageTag] {
        let isSource = { (language: LanguageTag) in sources.contains { $0.isSameLanguage(as: language) } }
        return languages.filter(isSource) + languages.filter { !isSource($0) }
    }

    /// Refuses tables that would be written to the same file, because resource files in a folder share one namespace.
    private static func requireOwnFiles(_ tables: [any StringTable]) throws(CommandFailure) {
        var paths: [AndroidTableFile: String] = [:]
        for table in tables {
            let file = AndroidTableFile(table: table.name)
            if let other = paths.updateValue(table.path, forKey: file) {
                throw CommandFailure(
                    Texts.Export.Android.sameFile(
                        first: VisibleText.path(other), second: VisibleText.path(table.path),
                        name: VisibleText.shown(file.name)))
            }
        }
    }

    private static func folder(of table: AndroidTable) throws(CommandFailure) -> String {
        if table.isSource { return AndroidFolder.source }
        guard let name = AndroidFolder.name(of: table.language) else {
            throw CommandFailure(Texts.Export.Android.noFolder(language: Quotation.of(table.language.spelling)))
        }
        return name
    }

    private static func summary(of table: AndroidTable) -> String {
        let open = table.untranslatedCount
        let rest = open == 0 ? "" : "; \(Texts.Export.untranslated(count: open))"
        return "\(Texts.Export.texts(count: table.textCount, languages: table.language.shown))\(rest)"
    }

    private mutating func remark(_ table: AndroidTable, path: String) {
        for loss in table.leftOut {
            let name = loss.part.isWhole ? loss.key : UnitIdentifier.id(of: loss.key, loss.part)
            let sentence = Texts.Export.staysBehind(key: Quotation.of(name), reason: loss.reason.sentence)
            let line = "\(VisibleText.path(path)): warning: \(sentence)"
            if said.insert(line).inserted { remarks.append(line) }
        }
    }
}

extension AndroidLoss.Reason {
    fileprivate var sentence: String {
        switch self {
        case .doubledKey: "\(Texts.Export.Reason.doubledKey)"
        case .doubledPart(let name): "\(Texts.Export.Reason.doubledPart(name: Quotation.of(name)))"
        case .sameName(let key): "\(Texts.Export.Reason.sameName(key: Quotation.of(key)))"
        case .device(let device): "\(Texts.Export.Android.Reason.device(device: VisibleText.shown(device)))"
        case .onlyDevices: "\(Texts.Export.Android.Reason.onlyDevices)"
        case .width: "\(Texts.Export.Android.Reason.width)"
        case .stringSet: "\(Texts.Export.Android.Reason.stringSet)"
        case .severalPlurals: "\(Texts.Export.Android.Reason.severalPlurals)"
        case .unknownSubstitution(let name):
            "\(Texts.Export.Android.Reason.substitution(name: Quotation.of(name)))"
        case .specifier(let specifier): "\(Texts.Export.Android.Reason.specifier(specifier: specifier))"
        case .quantity(let category, let language):
            "\(Texts.Export.Android.Reason.quantity(language: language.shown, category: category.rawValue))"
        case .character(let code): "\(Texts.Export.Reason.character(code: CodePoint.name(code)))"
        }
    }
}
