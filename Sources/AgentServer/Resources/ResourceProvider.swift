import CatalogCore
import JSONRPC

/// The resources of a project: its catalogs and their coverage.
struct ResourceProvider: Sendable {
    private let project: AgentProject

    init(of project: AgentProject) {
        self.project = project
    }

    /// The URI templates in the form of the protocol.
    static let templates: DocumentFragment = [
        "resourceTemplates": [
            [
                "uriTemplate": .string(ResourceAddress.template), "name": "catalog",
                "description": "The coverage of a catalog, and its keys with their source texts.",
                "mimeType": .string(mediaType),
            ]
        ]
    ]

    private static let mediaType = "application/json"
    /// The number of keys on a page.
    private static let pageSize = 50

    /// Returns all resources in the form of the protocol.
    func list() async throws -> DocumentFragment {
        let catalogs = try await coverage()
        let items = catalogs.map { path, rows in
            let languages = rows.map(\.summary).joined(separator: ", ")
            return Self.item(.catalog(path: path, cursor: nil), path, "keys: \(rows.first?.keys ?? 0); \(languages)")
        }
        let whole = Self.item(.coverage, "coverage", "The coverage of each catalog in each language.")
        return ["resources": .array([whole] + items)]
    }

    private static func item(_ address: ResourceAddress, _ name: String, _ description: String) -> DocumentFragment {
        [
            "uri": .string(address.text), "name": .string(name),
            "description": .string(description), "mimeType": .string(mediaType),
        ]
    }

    /// Reads the resource with a URI.
    ///
    /// - Throws: A `ResponseError` if there is no such resource.
    func read(_ text: String) async throws -> DocumentFragment {
        guard let address = ResourceAddress(text) else { throw Self.notFound(text) }
        let content: DocumentFragment
        switch address {
        case .coverage:
            let rows = try await coverage().flatMap(\.rows).map { $0.fragment(showsPath: true) }
            content = ["coverage": .array(rows)]
        case .catalog(let path, let cursor): content = try await catalog(path, cursor, text)
        }
        return [
            "contents": [
                [
                    "uri": .string(text), "mimeType": .string(Self.mediaType),
                    "text": .string(project.secrets.hidden(in: content).jsonLine),
                ]
            ]
        ]
    }

    private func catalog(_ path: String, _ cursor: String?, _ text: String) async throws -> DocumentFragment {
        guard let rows = try await coverage().first(where: { $0.path == path })?.rows else { throw Self.notFound(text) }
        let call = ToolCall(
            arguments: .compact(["cursor": cursor.map { .string($0) }]), project: project)
        let answer = try await call.run("list", [:], [try project.inside(path)])
        let keys = (try answer.required()["keys"]?.elements ?? []).filter { $0["path"]?.text == path }
        let items = SharedPath(keys.map { KeyAnswer($0).fragment }).items
        let page = try Page(items, call.arguments, usual: Self.pageSize)
        let next = page.next.map { DocumentFragment.string(ResourceAddress.catalog(path: path, cursor: $0).text) }
        return .compact([
            "path": .string(path), "coverage": .array(rows.map { $0.fragment(showsPath: false) }),
            "keys": .array(page.items), "next": next,
        ])
    }

    private func coverage() async throws -> [(path: String, rows: [CatalogCoverage])] {
        let answer = try await ToolCall(arguments: [:], project: project).run("stats")
        let rows = (try answer.required()["catalogs"]?.elements ?? []).map { CatalogCoverage($0) }
        return Dictionary(grouping: rows, by: \.path).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func notFound(_ text: String) -> ResponseError {
        ResponseError(.resourceNotFound, "unknown resource \(text); resources/list returns all resources")
    }
}

extension ResponseError.Code {
    /// There is no resource with the URI.
    fileprivate static let resourceNotFound = ResponseError.Code(rawValue: -32002)
}
