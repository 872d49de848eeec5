import CommandSupport
import XCStringsKit

/// The texts of the page's interface.
package enum PageWords {
    /// The answer to a request for the texts.
    struct Answer: Codable, Sendable {
        /// The language, for the `lang` attribute of the page.
        let language: String
        /// The texts by identifier.
        let words: [String: String]
    }

    /// Returns the texts in a language.
    static func answer(in language: LanguageTag) -> Answer {
        let prefix = "page.".count
        let words = all.map { (String($0.key.dropFirst(prefix)), $0.resolved(in: language)) }
        return Answer(language: language.spelling, words: Dictionary(words) { first, _ in first })
    }

    /// The identifiers of the texts.
    package static var identifiers: Set<String> { Set(answer(in: "en").words.keys) }

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
        Texts.Page.Status.stale,
        Texts.Page.Status.excluded,
        Texts.Page.Status.machineTranslated,
        Texts.Page.changedSince(revision: "{revision}"),
        Texts.Page.usages,
        Texts.Page.withFindings,
        Texts.Page.keys,
        Texts.Page.count(shown: "{shown}", total: "{total}"),
        Texts.Page.progress(done: "{done}", total: "{total}", percent: "{percent}"),
        Texts.Page.nothing,
        Texts.Page.choose,
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
        Texts.Page.numbers(category: "{category}", numbers: "{numbers}"),
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
        Texts.Page.stopped,
        Texts.Page.noToken,
        Texts.Page.shortcuts,
        Texts.Page.Shortcut.search,
        Texts.Page.Shortcut.move,
        Texts.Page.Shortcut.edit,
        Texts.Page.Shortcut.list,
        Texts.Page.Shortcut.match,
        Texts.Page.leave,
    ]
}
