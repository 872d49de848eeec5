import EditPage
import Foundation

extension FuzzTarget {
    /// Targets for requests of programs on this machine.
    static let requests = [
        FuzzTarget("page-requests", samples: RequestSamples.page) { bytes in
            let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
            let path = String(decoding: parts.first ?? [], as: UTF8.self)
            waiting { await PageUnderTest.shared.answer(path, Array(parts.dropFirst().first ?? [])) }
        }
    ]
}

/// The read-only page of a project with one key.
private struct PageUnderTest: Sendable {
    static let shared = waiting { await PageUnderTest() }

    private let router: PageRouter
    private let token = PageToken()
    private static let port: UInt16 = 4000

    private init() async {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fitloc-fuzz-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("Localizable.xcstrings")
            try Data(CatalogSamples.all[3].utf8).write(to: file)
            let session = try await PageSession([file.path], languages: nil, isReadOnly: true)
            router = PageRouter(
                session, token: token, port: Self.port, ticket: PageTicket(for: token), language: "en")
        } catch {
            preconditionFailure("the page cannot be made: \(error)")
        }
    }

    func answer(_ path: String, _ body: [UInt8]) async {
        let headers = [
            "host": "127.0.0.1:\(Self.port)", "x-fitloc-token": token.text, "content-type": "application/json",
        ]
        let answer = await router.answer(PageRequest(method: "POST", path: path, headers: headers, body: body))
        precondition(answer.status < 500, "the page failed")
    }
}

/// Requests of the page.
enum RequestSamples {
    static let page = [
        "/api/project\n{}", "/api/index\n{\"language\":\"pt-BR\"}",
        "/api/changes\n{\"revision\":1,\"language\":\"en\"}",
        "/api/entry\n{\"table\":\"Localizable.xcstrings\",\"key\":\"greeting\",\"language\":\"pt-BR\"}",
        "/api/trial\n{\"table\":\"L\",\"key\":\"k\",\"language\":\"en\",\"texts\":[{\"part\":\"plural.one\",\"text\":\"%d\"}]}",
        "/api/save\n{\"table\":\"L\",\"key\":\"k\",\"language\":\"en\",\"texts\":[{\"part\":\"\",\"was\":null,\"text\":\"a\","
            + "\"state\":\"translated\"}]}",
        "/open/x\n", "/index.html\n",
    ]
}
