import Testing

@testable import CatalogLint

@Suite("Texts of AppKit’s interfaces")
struct InterfaceTemplateTests {
    @Test(
        "Fields in brackets and braces are recognized, with a number and in any script",
        arguments: [
            "%[Title]@", "%[Title, Author]@ %[contains]@ %@", "%2$[enthält]@ %1$[Titel]@ %3$@", "%[標題]@ %12$[是]@",
            "%{value1}@", "%{value1}@ of %{value2}@",
        ])
    func fields(text: String) {
        #expect(InterfaceTemplate.hasFields(Array(text.utf8)[...]))
    }

    @Test(
        "Other percent signs and brackets are none",
        arguments: [
            "", "%", "%[", "50 % [new]@", "%[now]", "%[now] @", "%1[a]@", "%1$@ [a]@", "[a]@ %@", "%$[a]@", "%%[a]@",
            "%{now}", "%{now] @", "%%{a}@",
        ])
    func others(text: String) {
        #expect(!InterfaceTemplate.hasFields(Array(text.utf8)[...]))
    }
}
