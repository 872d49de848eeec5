import CatalogRuntime
import Foundation

/// A job that gets a text many times, from a generated accessor or as programs without accessors do.
enum TextJob: String {
    /// Gets a plain text, from an accessor or from a dictionary.
    case accessor, dictionary
    /// Gets a text with `%@`, from an accessor or with `String(format:locale:)`.
    case accessorWithName, foundationWithName
    /// Gets a text in the plural form of a number, from an accessor or with `String(format:locale:)`.
    ///
    /// The second one selects the form in its own code.
    case accessorWithCount, foundationWithCount

    /// The number of texts to get, because one takes too little time to measure.
    static let repetitions = 200_000

    /// Measures getting the text.
    ///
    /// The first text does not count, because it initializes tables and languages.
    func measure() async -> Timing {
        let text = TextSource().text(for: self)
        var length = text(0).utf8.count
        return await Timing.of {
            for number in 1...Self.repetitions { length &+= text(number).utf8.count }
            return length
        }
    }
}

/// The source of the texts: the accessors, and a dictionary with the same texts.
private struct TextSource {
    private let language: LanguageTag = "pt-BR"
    private let locale = Locale(identifier: "pt_BR")
    private let name = "Ana Maria"
    private let texts = [
        "home.title": "Seu treino de hoje", "chat.shared": "%@ compartilhou seu treino",
        "workout.minutes.one": "%lld minuto de treino", "workout.minutes.other": "%lld minutos de treino",
    ]

    /// Returns a function that gets the text for a number.
    ///
    /// Because it is a closure, the compiler cannot move the work out of the loop.
    func text(for job: TextJob) -> (Int) -> String {
        switch job {
        case .accessor: { _ in Strings.Home.title.resolved(in: language) }
        case .dictionary: { _ in texts["home.title"] ?? "" }
        case .accessorWithName: { _ in Strings.Chat.shared(name: name).resolved(in: language) }
        case .foundationWithName: { _ in String(format: texts["chat.shared"] ?? "", locale: locale, name) }
        case .accessorWithCount: { Strings.Workout.minutes(count: $0 & 63).resolved(in: language) }
        case .foundationWithCount:
            { number in
                let form = number & 63 < 2 ? "one" : "other"
                return String(format: texts["workout.minutes." + form] ?? "", locale: locale, number & 63)
            }
        }
    }
}
