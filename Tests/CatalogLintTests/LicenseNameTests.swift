import CatalogLint
import Testing

@Suite("Names of licenses")
struct LicenseNameTests {
    @Test(arguments: [
        "MIT License", "Apache License 2.0", "Apache License, Version 2.0", "BSD 3-Clause License",
        "GNU General Public License v3.0", "GPLv3 or later", "CC0 1.0 Universal", "CC BY-SA 4.0",
        "Creative Commons Attribution 4.0", "Mozilla Public License 2.0", "SIL Open Font License 1.1",
    ])
    func names(text: String) { #expect(LicenseNames.contain(text)) }

    @Test(arguments: [
        "License", "Licenses", "Public domain", "New version", "GNU is not Unix", "Apache helicopter",
        "MIT License and others", "Accept the MIT License", "Open database", "",
    ])
    func others(text: String) { #expect(!LicenseNames.contain(text)) }
}
