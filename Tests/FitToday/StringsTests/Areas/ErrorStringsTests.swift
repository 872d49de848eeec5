import FitTodayStrings
import Testing

@Suite("Errors")
struct ErrorStringsTests {
    private typealias Failure = Strings.Error

    /// The eight messages in the specification.
    private let messages = [
        Failure.Network.message, Failure.Timeout.message, Failure.Server.message, Failure.Decoding.message,
        Failure.Unauthorized.message, Failure.NotFound.message, Failure.StorageFull.message, Failure.Unknown.message,
    ]

    @Test("Each error has a title")
    func titles() {
        expect(
            [
                Failure.Network.title, Failure.Timeout.title, Failure.Server.title, Failure.Decoding.title,
                Failure.Unauthorized.title, Failure.NotFound.title, Failure.StorageFull.title, Failure.Unknown.title,
            ],
            say: [
                "No connection": "Sem conexão", "This is taking too long": "Está demorando demais",
                "Server unavailable": "Servidor indisponível",
                "Couldn’t read the data": "Não foi possível ler os dados",
                "Sign in to continue": "Entre na sua conta para continuar", "Not found": "Conteúdo não encontrado",
                "Storage full": "Armazenamento cheio", "Something went wrong": "Algo deu errado",
            ])
    }

    @Test("Each error message consists of the problem and the remedy, in two sentences", arguments: ["en", "pt-BR"])
    func twoSentences(language: LanguageTag) {
        for message in messages.map({ $0.resolved(in: language) }) {
            let sentences = message.split(separator: ". ")
            #expect(sentences.count == 2 && message.hasSuffix("."), "\(message)")
            #expect(sentences.allSatisfy { $0.first?.isUppercase == true }, "\(message)")
        }
    }

    @Test("Without a network and after a timeout, the message suggests checking the connection")
    func network() {
        expect(
            [Failure.Network.message, Failure.Timeout.message],
            say: [
                "FitToday couldn’t reach the internet. Check your connection and try again.":
                    "O FitToday não conseguiu acessar a internet. Verifique sua conexão e tente de novo.",
                "The server didn’t answer in time. Check your connection and try again.":
                    "O servidor não respondeu a tempo. Verifique sua conexão e tente de novo.",
            ])
    }

    @Test("If the server fails or its data is unreadable, the message suggests trying again")
    func server() {
        expect(
            [Failure.Server.message, Failure.Decoding.message],
            say: [
                "Our server is having a problem right now. Try again in a few minutes.":
                    "Nosso servidor está com um problema agora. Tente de novo em alguns minutos.",
                """
                The data came back in a format we couldn’t read. Try again, and if that doesn’t help, update the app.
                """:
                    """
                Os dados vieram em um formato que não conseguimos ler. Tente de novo e, se não resolver, atualize o \
                app.
                """,
            ])
    }

    @Test("Without authorization, the message suggests signing in; missing content may have been deleted")
    func access() {
        expect(
            [Failure.Unauthorized.message, Failure.NotFound.message],
            say: [
                "You aren’t signed in, or your session has expired. Sign in and try again.":
                    "Você não entrou na sua conta ou sua sessão expirou. Entre e tente de novo.",
                "What you’re looking for doesn’t exist anymore. Go back and refresh the list.":
                    "O que você procura não existe mais. Volte e atualize a lista.",
            ])
    }

    @Test("If the storage is full, the message says where to free space, with the Mac's own settings")
    func storage() {
        expect(
            Failure.StorageFull.message,
            says: "This iPhone doesn’t have enough space to save your data. Free up space in Settings and try again.",
            "Este iPhone não tem espaço para salvar seus dados. Libere espaço nos Ajustes e tente de novo.")
        let mac = Failure.StorageFull.message.resolved(in: "pt-BR", device: .mac)
        #expect(
            mac
                == "Seu Mac não tem espaço para salvar seus dados. Libere espaço nos Ajustes do Sistema e tente de novo."
        )
    }

    @Test("An unknown error has a remedy too")
    func unknown() {
        expect(
            Failure.Unknown.message,
            says: """
                Something unexpected happened. Try again, and if it keeps happening, close the app and open it again.
                """,
            "Aconteceu algo inesperado. Tente de novo e, se continuar, feche o app e abra outra vez.")
    }

    @Test("VoiceOver announces the title and the message")
    func announcement() {
        expect(Failure.Accessibility.announcement(title: "A", message: "B."), says: "Error: A. B.", "Erro: A. B.")
    }
}
