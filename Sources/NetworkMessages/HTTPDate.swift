/// Functions that parse HTTP dates (RFC 9110 §5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT` and two obsolete forms.
enum HTTPDate {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Returns the seconds since 1970, or nil if the text is not a date.
    static func seconds(of text: String) -> Double? {
        let words = text.split { ", -".contains($0) }.map(String.init)
        // `Sun Nov  6 08:49:37 1994` has the year last.
        let fields = words.count == 5 ? [words[2], words[1], words[4], words[3]] : Array(words.dropFirst().prefix(4))
        guard fields.count == 4, let day = Int(fields[0]), let month = months.firstIndex(of: fields[1]),
            var year = Int(fields[2]), let time = seconds(ofTime: fields[3])
        else { return nil }
        // A two-digit year that seems more than 50 years in the future belongs to the last century (RFC 9110).
        if fields[2].count == 2 { year += year < 75 ? 2000 : 1900 }
        guard (1...31).contains(day), (1970...9999).contains(year) else { return nil }
        return Double(days(year, month + 1, day) * 86_400 + time)
    }

    private static func seconds(ofTime text: String) -> Int? {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 3, parts[0] < 24, parts[1] < 60, parts[2] < 61, parts.allSatisfy({ $0 >= 0 }) else {
            return nil
        }
        return parts[0] * 3600 + parts[1] * 60 + parts[2]
    }

    /// Returns the days since 1 January 1970 in the Gregorian calendar.
    ///
    /// The calculation starts years in March, so that the leap day comes last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
