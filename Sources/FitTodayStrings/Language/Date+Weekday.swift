import CatalogRuntime
import Foundation

nonisolated extension Date {
    /// The weekday with the day and the month, in the language of the app.
    ///
    /// “Tuesday, February 25” in American and “Tuesday 25 February” in British English, “terça-feira, 25 de fevereiro”
    /// in Portuguese: the order and the marks are those of the user's region. It fits into the texts `home.date.*`.
    public var weekdayAndDay: String { weekdayAndDay(in: CatalogLanguage.locale, timeZone: .autoupdatingCurrent) }

    /// The same with a capital letter, for a line that begins with it: “Terça-feira, 25 de fevereiro”.
    public var weekdayAndDayHeading: String {
        let text = weekdayAndDay
        return text.prefix(1).uppercased(with: CatalogLanguage.locale) + text.dropFirst()
    }

    func weekdayAndDay(in locale: Locale, timeZone: TimeZone) -> String {
        var style = Date.FormatStyle(locale: locale, timeZone: timeZone).weekday(.wide).day().month(.wide)
        style.calendar = Calendar(identifier: .gregorian)
        return formatted(style)
    }
}
