import CatalogRuntime

/// Prints the strings of a small catalog: `greeter [LANGUAGE…]`.
///
/// With languages it switches to one after another, as an app does while it runs; without, it speaks the system's.
@main
struct Greeter {
    static func main() {
        let languages = CommandLine.arguments.dropFirst().map { LanguageTag($0) }
        if languages.isEmpty { printLines() }
        for language in languages {
            CatalogLanguage.select(language)
            print("— \(language)")
            printLines()
        }
        print("— guests")
        for guest in Guest.all { print(guest.greeting) }
    }

    /// In the language of the moment.
    private static func printLines() {
        for line in lines { print(line.resolved) }
    }

    /// An accessor gives a small value that gets its words only when it is resolved: one list serves all languages.
    private static let lines: [LocalizedString] =
        [
            Strings.Greeting.hello,
            Strings.Greeting.morning(name: "Ana"),
            Strings.Inbox.unread(count: 1),
            Strings.Inbox.unread(count: 12_345),
            Strings.Inbox.summary(messages: 3, folders: 1),
            Strings.Help.hint,
        ] + Mood.allCases.map(\.text) + Mood.allCases.map(\.advice) + [Strings.seeYouSoon("Ana")]
}
