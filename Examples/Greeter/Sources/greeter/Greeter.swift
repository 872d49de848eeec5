import CatalogRuntime

/// Prints the strings of a small catalog: `greeter [LANGUAGE…]`.
///
/// With arguments, the program switches to one language after another, as an app can at run time. Without arguments, it
/// uses the system's language.
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

    /// Prints the strings in the current language.
    private static func printLines() {
        for line in lines { print(line.resolved) }
    }

    /// An accessor returns a small value that is resolved to text later, so that one list serves all languages.
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
