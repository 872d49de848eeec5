import EditPage
import Foundation

extension FuzzTarget {
    /// Targets for requests of programs on this machine.
    static let requests = [
        FuzzTarget("page-requests", samples: RequestSamples.page, rejected: RequestSamples.refused) { bytes in
            let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
            let path = String(decoding: parts.first ?? [], as: UTF8.self)
            let status = waiting { await PageUnderTest.shared.status(of: path, Array(parts.dropFirst().first ?? [])) }
            try Rejection.unless(status == 200, "status \(status)")
        }
    ]
}

/// The page of a project with one key.
private struct PageUnderTest: Sendable {
    static let shared = waiting { await PageUnderTest() }

    private let router: PageRouter
    private let token = PageToken()
    /// The path of the catalog.
    private let table: String
    private static let port: UInt16 = 4000

    private init() async {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fitloc-fuzz-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("Localizable.xcstrings")
            try Data(CatalogSamples.all[3].utf8).write(to: file)
            let session = try await PageSession([file.path], languages: nil, isReadOnly: false)
            table = file.path
            router = PageRouter(
                session, token: token, port: Self.port, ticket: PageTicket(for: token), language: "en")
        } catch {
            preconditionFailure("the page cannot be made: \(error)")
        }
    }

    /// Returns the status of the answer to a request, in which `L.xcstrings` stands for the path of the catalog.
    func status(of path: String, _ body: [UInt8]) async -> Int {
        let headers = [
            "host": "127.0.0.1:\(Self.port)", "x-fitloc-token": token.text, "content-type": "application/json",
        ]
        let answer = await router.answer(
            PageRequest(
                method: "POST", path: path, headers: headers, body: body.replacing("L.xcstrings".utf8, with: table.utf8)
            ))
        precondition(answer.status < 500, "the page failed")
        return answer.status
    }
}

/// Requests of the page.
enum RequestSamples {
    static let page = [
        "/api/project\n{}", "/api/progress\n{}", "/api/index\n{\"language\":\"pt-BR\"}",
        "/api/findings\n{\"language\":\"pt-BR\"}",
        "/api/changes\n{\"revision\":1,\"language\":\"en\"}",
        "/api/entries\n{\"language\":\"pt-BR\",\"keys\":[{\"table\":\"L.xcstrings\",\"key\":\"greeting\"}]}",
        "/api/entry\n\(entry)}", "/api/matches\n\(entry)}",
        "/api/trial\n\(entry),\"texts\":[{\"part\":\"\",\"text\":\"Oi, %d\"}]}",
        "/api/save\n\(entry),\"texts\":[{\"part\":\"\",\"was\":\"Olá, %@\",\"text\":\"Olá, %@\","
            + "\"state\":\"translated\"}]}",
    ]

    static let refused = ["/open/x\n", "/index.html\n", "/api/none\n{}", "/api/index\n{}", "/api/entry\n\(entry)"]

    private static let entry = "{\"table\":\"L.xcstrings\",\"key\":\"greeting\",\"language\":\"pt-BR\""
}
