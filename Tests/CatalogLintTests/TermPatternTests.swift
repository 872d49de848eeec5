import Testing

@testable import CatalogLint

@Suite("Searching for terms")
struct TermPatternTests {
    private func found(_ term: String, in text: String, _ strictness: TermPattern.Strictness = .words) -> [String] {
        let plain = PlainText(text)
        return TermPattern(term).matches(in: plain, strictness).map { plain.string(of: $0) }
    }

    @Test("A term matches whole words, in any case")
    func wholeWords() {
        #expect(found("workout", in: "Workout, workouts, reworkout, WORKOUT!") == ["Workout", "WORKOUT"])
    }

    @Test("Diacritics are significant, in any Unicode form")
    func diacritics() {
        #expect(found("série", in: "Serie, se\u{301}rie").count == 1)
    }

    @Test("A star matches any ending or any beginning")
    func stars() {
        #expect(found("treino*", in: "Treinos e treinamento") == ["Treinos"])
        #expect(found("*out", in: "Workout, out, outer") == ["out", "out"])
        #expect(found("push* pull*", in: "Pushing  pulls") == ["Pushing  pulls"])
    }

    @Test("Each word of a translated term may be inflected")
    func inflected() {
        #expect(found("banco de dado", in: "Bancos de dados", .inflected) == ["Bancos de dados"])
        #expect(found("treino", in: "destreino", .inflected).isEmpty)
    }

    @Test("Scripts without spaces have no word boundaries, and Korean appends particles to words")
    func scripts() {
        #expect(found("運動", in: "毎日運動する") == ["運動"])
        #expect(found("FitToday", in: "FitTodayを開く", .exact) == ["FitToday"])
        #expect(found("운동", in: "운동을 시작") == ["운동"])
    }

    @Test("Arguments, placeholders, tags and addresses are not searched")
    func plain() {
        #expect(found("name", in: "%(name)@ {name} <b name=x> name@name.com https://name.com/name").isEmpty)
        #expect(found("de", in: "100% de desconto") == ["de"])
    }
}
