import TestSupport
import Testing

@testable import SwiftSources

@Suite("Adopted code type-checks", .waitsForPrograms)
struct AdoptedTypeCheckTests {
    private static let helper = """
        import Foundation
        extension String {
            @MainActor var localized: String { NSLocalizedString(self, comment: "") }
            @MainActor func localized(with arguments: CVarArg...) -> String {
                String(format: localized, arguments: arguments)
            }
        }
        @MainActor func used() -> String { "home.header.subtitle".localized }
        """

    /// Language constructs that can contain a text, by name.
    private static let constructs = [
        "view": """
        struct HomeView: View {
            let name: String
            let days: Int
            var isDone = false
            var body: some View {
                Text("Olá \\(name), faltam \\(days) dias")
                Text(isDone ? "Concluído" : "Pendente")
                Button("Começar treino") { print("Tudo certo!") }
                Text("Carregando").navigationTitle("Início")
            }
            var empty: String { "Nenhum treino" }
            func title(_ text: String = "Sem título") -> String { text }
        }
        """,
        "actor": """
        actor Sync { var status = ""; func fail() { status = "Não foi possível sincronizar" } }
        """,
        "error": """
        enum SyncError: LocalizedError {
            case offline, late(seconds: Int)
            var errorDescription: String? {
                switch self {
                case .offline: "Sem conexão"
                case .late(let seconds): "Espere \\(seconds) segundos"
                }
            }
        }
        """,
        "model": """
        @MainActor final class Model {
            var title = "Início rápido"
            static let shared = "Olá a todos"
            nonisolated func plain() -> String { "Fora da tela" }
            func run() {
                Task { self.title = "Dentro da tarefa" }
                Task.detached { print("Longe daqui", String("Solto")) }
                DispatchQueue.main.async { self.title = "Na tela" }
            }
            func later(_ done: @escaping @Sendable (String) -> Void) {}
            func wait() { later { _ in print("Mais tarde", String("Tarde")) } }
        }
        extension Model { var subtitle: String { "Mais abaixo" } }
        """,
        "values": """
        enum Level: String, CaseIterable {
            case low, high
            var displayName: String { switch self { case .low: "Baixo"; case .high: return "Alto" } }
        }
        struct Goal: CustomStringConvertible { var description: String { "Objetivo da semana" } }
        func message(_ count: Int?) -> String { "Total: \\(String(describing: count)) dias" }
        final class Screen: UIViewController { override func viewDidLoad() { title = "Tela inicial" } }
        """,
    ]

    @Test(
        "Every construct still compiles, in Swift 5 and 6, with and without the main actor as default",
        arguments: constructs.keys.sorted(), TypeCheck.all.indices)
    func construct(name: String, number: Int) throws {
        let check = TypeCheck.all[number]
        let code = "import Foundation\n" + Self.constructs[name, default: ""]
        var adoption = AdoptionCase(code: code)
        adoption.others = ["App/L.swift": Self.helper]
        adoption.isolation = check.isolation == "MainActor" ? .main : .nonisolated
        let after = try adoption.run().after
        #expect(after != code)
        #expect(try check.errors(in: ["A.swift": code, "L.swift": Self.helper]) == [])
        #expect(try check.errors(in: ["A.swift": after, "L.swift": Self.helper]) == [], "\(after)")
    }
}
