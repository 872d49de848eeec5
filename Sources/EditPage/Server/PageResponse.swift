/// What a browser is answered.
package struct PageResponse: Sendable {
    /// The status, such as 200.
    package let status: Int
    /// The headers, those that keep the page safe among them.
    package let headers: [(name: String, value: String)]
    /// The body.
    package let body: [UInt8]

    /// Creates an answer.
    init(status: Int, type: String? = nil, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = (type.map { [("Content-Type", $0)] } ?? []) + headers + Self.safety
        self.body = body
    }

    /// An answer without a word: whoever gets it is not to learn anything.
    static func empty(_ status: Int) -> PageResponse { PageResponse(status: status) }

    /// Nothing from elsewhere is loaded, nothing is kept, no other page may look in, and no text becomes markup.
    private static let safety: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            """
            default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; \
            form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'
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
