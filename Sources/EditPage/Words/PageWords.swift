import CatalogRuntime
import Foundation
import InterfaceTexts

/// The texts of the page's interface.
package enum PageWords {
    /// The name of the JavaScript module with the texts.
    ///
    /// The module is a file of the page and not an answer to a request, so that the page can also speak to somebody
    /// whose secret is wrong.
    static let fileName = "texts.js"

    /// Returns the JavaScript module with the texts in a language.
    static func module(in language: LanguageTag) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let words = (try? encoder.encode(words(in: language))) ?? Data()
        return "export const language = '\(language.spelling)';\n"
            + "export const texts = \(String(decoding: words, as: UTF8.self));\n"
    }

    /// Returns the texts in a language by identifier.
    static func words(in language: LanguageTag) -> [String: String] {
        let prefix = "page.".count
        let words = all.map { (String($0.key.dropFirst(prefix)), $0.resolved(in: language)) }
        return Dictionary(words) { first, _ in first }
    }

    /// The identifiers of the texts.
    package static var identifiers: Set<String> { Set(words(in: "en").keys) }

    /// All texts.
    ///
    /// The page replaces names in braces with values.
    private static let all: [LocalizedString] = [
        Texts.Page.title,
        Texts.Page.search,
        Texts.Page.catalog,
        Texts.Page.allCatalogs,
        Texts.Page.language,
        Texts.Page.state,
        Texts.Page.anyState,
        Texts.Page.Status.unfinished,
        Texts.Page.Status.translated,
        Texts.Page.Status.needsReview,
        Texts.Page.Status.new,
        Texts.Page.Status.missing,
        Texts.Page.Status.incomplete,
        Texts.Page.Status.stale,
        Texts.Page.Status.excluded,
        Texts.Page.Status.machineTranslated,
        Texts.Page.changedSince(revision: "{revision}"),
        Texts.Page.usages,
        Texts.Page.withFindings,
        Texts.Page.keys,
        Texts.Page.count(shown: "{shown}", total: "{total}"),
        Texts.Page.progress(done: "{done}", total: "{total}", percent: "{percent}"),
        Texts.Page.nothing(language: "{language}"),
        Texts.Page.source,
        Texts.Page.comment,
        Texts.Page.translation,
        Texts.Page.sourceText,
        Texts.Page.preview,
        Texts.Page.matches,
        Texts.Page.others,
        Texts.Page.glossary,
        Texts.Page.never(words: "{words}"),
        Texts.Page.origin(author: "{author}", day: "{day}"),
        Texts.Page.uncommitted,
        Texts.Page.formerSource(text: "{text}"),
        Texts.Page.characters(count: "{count}", limit: "{limit}"),
        Texts.Page.save,
        Texts.Page.saveNext,
        Texts.Page.acceptNext,
        Texts.Page.reviewNext,
        Texts.Page.next,
        Texts.Page.previous,
        Texts.Page.undo,
        Texts.Page.copySource,
        Texts.Page.revert,
        Texts.Page.back,
        Texts.Page.use,
        Texts.Page.fix,
        Texts.Page.Severity.error,
        Texts.Page.Severity.warning,
        Texts.Page.Severity.note,
        Texts.Page.saved,
        Texts.Page.undone,
        Texts.Page.unsaved,
        Texts.Page.refused,
        Texts.Page.conflict,
        Texts.Page.keepMine,
        Texts.Page.takeTheirs,
        Texts.Page.gone,
        Texts.Page.readOnly,
        Texts.Page.stopped(port: "{port}"),
        Texts.Page.noToken,
        Texts.Page.shortcuts,
        Texts.Page.Shortcut.search,
        Texts.Page.Shortcut.move,
        Texts.Page.Shortcut.edit,
        Texts.Page.Shortcut.list,
        Texts.Page.Shortcut.match,
        Texts.Page.allDone(language: "{language}"),
        Texts.Page.catalogAway(path: "{path}"),
        Texts.Page.dismiss,
        Texts.Page.drafts(count: "{count}"),
        Texts.Page.failed(status: "{status}"),
        Texts.Page.languageAway(language: "{language}"),
        Texts.Page.loading,
        Texts.Page.lookFirst,
        Texts.Page.noKeys,
        Texts.Page.notAllowed,
        Texts.Page.notAnswered,
        Texts.Page.notSaved(key: "{key}", language: "{language}", reason: "{reason}"),
        Texts.Page.notUndone(key: "{key}", reason: "{reason}"),
        Texts.Page.redo,
        Texts.Page.redone,
        Texts.Page.saving,
        Texts.Page.Shortcut.redo,
        Texts.Page.Shortcut.undo,
        Texts.Page.show,
        Texts.Page.showAll,
        Texts.Page.tooLong,
        Texts.Page.unreadableFiles,
        Texts.Page.wrongToken,
        Texts.Page.sourceChanged(key: "{key}", count: "{count}"),
        Texts.Page.markTranslations,
        Texts.Page.startTitle,
        Texts.Page.left(count: "{count}"),
        Texts.Page.complete,
        Texts.Page.newLanguage,
        Texts.Page.newLanguageHint,
        Texts.Page.start,
        Texts.Page.languages,
        Texts.Page.more,
        Texts.Page.filter,
        Texts.Page.all,
        Texts.Page.insert(text: "{text}"),
        Texts.Page.notUsed,
        Texts.Page.otherNumbers,
        Texts.Page.otherDevices,
        Texts.Page.substitution(name: "{name}"),
        Texts.Page.sentence,
        Texts.Page.history,
        Texts.Page.remove,
        Texts.Page.saveAnyway,
        Texts.Page.reason,
        Texts.Page.reasonHint(rules: "{rules}"),
        Texts.Page.note,
        Texts.Page.noteHint,
        Texts.Page.noteHintFile(path: "{path}"),
        Texts.Page.noted(path: "{path}"),
        Texts.Page.otherCatalogs(count: "{count}"),
        Texts.Page.reads,
        Texts.Page.emptyKey,
        Texts.Page.cancel,
        Texts.Page.copy,
        Texts.Page.copyLink,
        Texts.Page.copied,
        Texts.Page.replace,
        Texts.Page.find,
        Texts.Page.replaceWith,
        Texts.Page.matchCase,
        Texts.Page.apply(count: "{count}"),
        Texts.Page.acceptMany,
        Texts.Page.acceptHint,
        Texts.Page.nothingFound,
        Texts.Page.moreFound(count: "{count}"),
        Texts.Page.doneTitle,
        Texts.Page.typeHere,
        Texts.Page.project,
        Texts.Page.suggest,
        Texts.Page.suggesting,
        Texts.Page.suggested(source: "{source}"),
    ]
}
