import CatalogRuntime

/// A self-contained HTML page with one style and one script.
///
/// Its content security policy contains the digests of the style and the script, so that browsers accept only these
/// two.
package struct HTMLPage {
    private let title: String
    private let language: LanguageTag
    private let style: StaticString
    private let script: StaticString
    private let body: [HTMLNode]

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: the title of the page.
    ///   - language: the language of the page's own texts.
    ///   - script: the script, which runs after the body is complete.
    package init(
        title: String, language: LanguageTag, style: StaticString, script: StaticString, body: [HTMLNode]
    ) {
        self.title = title
        self.language = language
        self.style = style
        self.script = script
        self.body = body
    }

    /// Returns the page as HTML.
    package func text() -> String {
        let head: [HTMLNode] = [
            .tag("meta", ["charset": "utf-8"]),
            .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
            .tag("title", .text(title)),
            .tag("style", .markup(style)),
        ]
        let page = HTMLNode.tag(
            "html", ["lang": language.spelling],
            .tag("head", head.flatMap { ["\n", $0] } + ["\n"]), "\n",
            .tag("body", ["\n"] + body + ["\n", .tag("script", .markup(script)), "\n"]), "\n")
        return "<!DOCTYPE html>\n\(page.html)\n"
    }

    private var policy: String {
        """
        default-src 'none'; style-src 'sha256-\(Self.digest(of: style))'; \
        script-src 'sha256-\(Self.digest(of: script))'; require-trusted-types-for 'script'; \
        base-uri 'none'; form-action 'none'
        """
    }

    private static func digest(of text: StaticString) -> String { SecureHash(Array(text.description.utf8)).base64 }
}
