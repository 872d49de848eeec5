import Foundation
import Testing

@testable import CatalogRuntime

@Suite("Formatting texts of legacy tables")
struct TableFormatTests {
    private func text(_ format: String, _ arguments: any CVarArg...) -> String {
        TableFormat(format).text(arguments, locale: Locale(identifier: "pt_BR"))
    }

    @Test("Correct arguments are formatted as in Foundation")
    func formatted() {
        #expect(text("%d de %@: 100%%", 1234, "Ana") == "1.234 de Ana: 100%")
        #expect(text("%2$@ %1$.1f", 1.25, "kg") == "kg 1,2")
        #expect(text("Sem número") == "Sem número")
    }

    @Test("Missing arguments leave no trace")
    func missing() {
        #expect(text("%d de %@: 100%%", 3) == "3 de : 100%")
        #expect(text("%1$@ (%2$@)") == " ()")
        #expect(text("Nível %d — %@") == "Nível  — ")
    }

    @Test("Arguments of another type are shown unformatted")
    func otherTypes() {
        #expect(text("%@ de %d", 3, "quatro") == "3 de quatro")
        #expect(text("%lld pontos", 1.5) == "1.5 pontos")
        #expect(text("%.1f kg", 2) == "2 kg")
    }
}
