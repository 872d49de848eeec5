import CatalogRuntime

/// A page in one file: one style, one script, and nothing from elsewhere.
///
/// Its content security policy lets a browser run just these two, which it knows by their digests.
package struct HTMLPage {
    private let title: String
    private let language: LanguageTag
    private let style: StaticString
    private let script: StaticString
    private let body: [HTMLNode]

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: what a browser shows above it.
    ///   - language: the language of the page's own words.
    ///   - script: what the page does; it is run once all of the body is there.
    package init(
        title: String, language: LanguageTag, style: StaticString, script: StaticString, body: [HTMLNode]
    ) {
        self.title = title
        self.language = language
        self.style = style
        self.script = script
        self.body = body
    }

    /// The page as HTML.
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
