import CatalogRuntime
import Foundation

/// A text that is fetched many times: from a generated accessor, or as a program without accessors does it.
enum TextJob: String {
    /// A plain text, from an accessor and from a dictionary.
    case accessor, dictionary
    /// A text with `%@`, from an accessor and from Foundation.
    case accessorWithName, foundationWithName
    /// A text that agrees with a number, from an accessor and from Foundation with the form chosen by hand.
    case accessorWithCount, foundationWithCount

    /// The number of times; a single one is too short for a clock.
    static let repetitions = 200_000

    /// Fetches the text so often.
    ///
    /// The first time does not count: it reads tables and finds languages.
    func measure() async -> Timing {
        let text = TextSource().text(for: self)
        var length = text(0).utf8.count
        return await Timing.of {
            for number in 1...Self.repetitions { length &+= text(number).utf8.count }
            return length
        }
    }
}

/// The same texts, as accessors and in a dictionary.
private struct TextSource {
    private let language: LanguageTag = "pt-BR"
    private let locale = Locale(identifier: "pt_BR")
    private let name = "Ana Maria"
    private let texts = [
        "home.title": "Seu treino de hoje", "chat.shared": "%@ compartilhou seu treino",
        "workout.minutes.one": "%lld minuto de treino", "workout.minutes.other": "%lld minutos de treino",
    ]

    /// Returns a function that fetches the text for a number.
    ///
    /// The compiler cannot move a closure out of the loop.
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
