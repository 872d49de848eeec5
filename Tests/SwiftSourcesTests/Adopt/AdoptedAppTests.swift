import CatalogCore
import CatalogEditing
import LintRules
import Testing

@testable import SwiftSources

@Suite("Adopting a complete screen of an app")
struct AdoptedAppTests {
    private let before = #"""
        import SwiftUI

        struct FitPalChatView: View {
            let name: String
            @State private var message = ""
            @AppStorage("goal") private var goal = "strength"

            var body: some View {
                VStack {
                    Text("Olá \(name), como posso ajudar você hoje?")
                    TextField("Digite sua mensagem para o FitPal", text: $message)
                    Button("Salvar") { analytics.track("save_tapped") }
                    Image(systemName: "paperplane")
                    Text(verbatim: "FitPal")
                }
                .navigationTitle("Conversa com o FitPal")
                .alert("Não foi possível enviar", isPresented: $failed) {
                    Button("Motivação") {}
                }
            }
        }

        enum ChatError: LocalizedError {
            case noNetwork, rateLimited(seconds: Int)

            var errorDescription: String? {
                switch self {
                case .noNetwork: "Sem conexão com a internet"
                case .rateLimited(let seconds): "Espere \(seconds) segundos e tente novamente"
                }
            }
        }

        """#

    private let after = #"""
        import SwiftUI

        struct FitPalChatView: View {
            let name: String
            @State private var message = ""
            @AppStorage("goal") private var goal = "strength"

            var body: some View {
                VStack {
                    Text("fitpal.chat.message".localized(with: name))
                    TextField("fitpal.chat.message.placeholder".localized, text: $message)
                    Button("common.save".localized) { analytics.track("save_tapped") }
                    Image(systemName: "paperplane")
                    Text(verbatim: "FitPal")
                }
                .navigationTitle("fitpal.chat.title".localized)
                .alert("fitpal.chat.failed.alert.title".localized, isPresented: $failed) {
                    Button("fitpal.quick_action.motivation".localized) {}
                }
            }
        }

        enum ChatError: LocalizedError {
            case noNetwork, rateLimited(seconds: Int)

            var errorDescription: String? {
                switch self {
                case .noNetwork: "chat.error.no_network".localized
                case .rateLimited(let seconds): "chat.error.rate_limited".localized(with: seconds)
                }
            }
        }

        """#

    @Test("Every hard-coded string becomes a lookup, and all other bytes stay")
    func app() throws {
        var adoption = AdoptionCase(path: "App/Features/FitPal/FitPalChatView.swift", code: before)
        adoption.others["App/Strings.swift"] = AdoptionCase.localized
        let project = try adoption.project
        let file = try #require(project.index.files.first { $0.path == adoption.path })
        let texts = HardCodedTexts.all(in: project).filter { $0.location.path == adoption.path }
        let plan = AdoptionPlan(of: texts, in: project)
        let new = try RewrittenFile(file, plan.edits(for: file.path)).new
        #expect(String(decoding: new, as: UTF8.self) == after)
        #expect(plan.left.isEmpty)
        let table = EditableTable(try #require(project.tables.first as? Catalog), rules: .standard)
        let outcome = try table.plan(plan.changes(in: table))
        #expect(outcome.keys.count == 6)
    }
}
