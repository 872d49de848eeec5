import Testing

@testable import CatalogLint

@Suite("Texts of predicate editors")
struct PredicateTemplateTests {
    @Test(
        "Choices in brackets are recognized, with a number and in any script",
        arguments: [
            "%[Title]@", "%[Title, Author]@ %[contains]@ %@", "%2$[enthält]@ %1$[Titel]@ %3$@", "%[標題]@ %12$[是]@",
        ])
    func choices(text: String) {
        #expect(PredicateTemplate.hasChoices(Array(text.utf8)[...]))
    }

    @Test(
        "Other percent signs and brackets are none",
        arguments: [
            "", "%", "%[", "50 % [new]@", "%[now]", "%[now] @", "%1[a]@", "%1$@ [a]@", "[a]@ %@", "%$[a]@", "%%[a]@",
        ])
    func others(text: String) {
        #expect(!PredicateTemplate.hasChoices(Array(text.utf8)[...]))
    }
}
