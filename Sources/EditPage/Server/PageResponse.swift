/// An HTTP response to the browser.
package struct PageResponse: Sendable {
    /// The status code, such as 200.
    package let status: Int
    /// The headers, including the security headers.
    package let headers: [(name: String, value: String)]
    /// The body.
    package let body: [UInt8]

    /// Creates a response.
    init(status: Int, type: String? = nil, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = (type.map { [("Content-Type", $0)] } ?? []) + headers + Self.safety
        self.body = body
    }

    /// Returns a response without a body, so that a rejected sender learns nothing.
    static func empty(_ status: Int) -> PageResponse { PageResponse(status: status) }

    /// Headers that prevent loading foreign content, caching, access by other pages, and treating texts as markup.
    private static let safety: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
            base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
            require-trusted-types-for 'script'; trusted-types 'none'
            """
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    ]
}
