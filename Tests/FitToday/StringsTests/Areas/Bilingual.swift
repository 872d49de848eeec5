import FitTodayStrings
import Testing

/// Expects the English and Portuguese texts on an iPhone.
func expect(
    _ text: LocalizedString, says english: String, _ portuguese: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(text.english == english, sourceLocation: sourceLocation)
    #expect(text.portuguese == portuguese, sourceLocation: sourceLocation)
}

/// Expects the English and Portuguese texts of several strings.
func expect(
    _ texts: [LocalizedString], say pairs: KeyValuePairs<String, String>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(texts.map(\.english) == pairs.map(\.key), sourceLocation: sourceLocation)
    #expect(texts.map(\.portuguese) == pairs.map(\.value), sourceLocation: sourceLocation)
}

/// Expects the English and Portuguese texts for each number.
func expect(
    _ text: (Int) -> LocalizedString, says pairs: KeyValuePairs<Int, (String, String)>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for (number, (english, portuguese)) in pairs {
        expect(text(number), says: english, portuguese, sourceLocation: sourceLocation)
    }
}

extension LocalizedString {
    var english: String { resolved(in: "en", device: .iPhone) }
    var portuguese: String { resolved(in: "pt-BR", device: .iPhone) }
    var inBothLanguages: [String] { [english, portuguese] }
}
