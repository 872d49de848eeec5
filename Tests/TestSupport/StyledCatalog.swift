/// A small catalog in each of the styles that tools and people write.
public struct StyledCatalog: Sendable, CustomStringConvertible {
    /// The name of the style.
    public let name: String
    /// The text of the file.
    public let text: String

    /// The name of the style.
    public var description: String { name }

    /// The catalogs in all styles.
    public static let all = [
        xcode, finalNewline, byteOrderMark, carriageReturns, oldMac, compact, spaced, scripted, tabbed, flush, ragged,
        inline, unordered,
    ]

    /// Xcode's style.
    public static let xcode = StyledCatalog(
        name: "Xcode's",
        text: """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "" : {

                },
                "Añadir 😀" : {
                  "comment" : "A \\"button\\"",
                  "localizations" : {
                    "es" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "x 100 % \\n"
                      }
                    }
                  }
                },
                "item 2" : {
                  "shouldTranslate" : false
                },
                "item 10" : {

                }
              },
              "version" : "1.0"
            }
            """)

    /// Xcode's style with a trailing newline.
    public static let finalNewline = StyledCatalog(name: "with a last newline", text: xcode.text + "\n")
    /// Xcode's style with a byte-order mark.
    public static let byteOrderMark = StyledCatalog(name: "with a byte-order mark", text: "\u{FEFF}" + xcode.text)
    /// Xcode's style with CR LF.
    public static let carriageReturns = StyledCatalog(
        name: "CR LF",
        text: xcode.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    /// Xcode's style with CR.
    public static let oldMac = StyledCatalog(
        name: "CR", text: xcode.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r"))
    /// Xcode's style with tabs.
    public static let tabbed = StyledCatalog(
        name: "tabs", text: xcode.text.split(separator: "  ", omittingEmptySubsequences: false).joined(separator: "\t"))

    /// Without white space.
    public static let compact = StyledCatalog(
        name: "compact",
        text: #"{"sourceLanguage":"en","strings":{"":{},"a":{"comment":"c","localizations":{"es":{"stringUnit":"#
            + #"{"state":"new","value":"\/"}}}},"b":{"shouldTranslate":false}},"version":"1.0"}"#)

    /// On one line with spaces, as scripts write it.
    public static let spaced = StyledCatalog(
        name: "on one line with spaces",
        text: #"{"sourceLanguage": "en", "strings": {"": {}, "a": {"localizations": {"es": {"stringUnit": "#
            + #"{"state": "new", "value": "\u00e9"}}}}, "b": {"shouldTranslate": false}}, "version": "1.0"}"# + "\n")

    /// With four spaces, as scripts write it.
    public static let scripted = StyledCatalog(
        name: "four spaces, as scripts write it",
        text: """
            {
                "sourceLanguage": "en",
                "strings": {
                    "": {},
                    "a": {
                        "localizations": {
                            "es": {"stringUnit": {"state": "new", "value": "ó"}}
                        }
                    },
                    "b": {}
                },
                "version": "1.0"
            }

            """)

    /// Lines without indentation.
    public static let flush = StyledCatalog(
        name: "without indentation",
        text:
            "{\n\"sourceLanguage\":\"en\",\n\"strings\":{\n\"a\":{},\n\"b\":{\n\"comment\":\"c\"\n}\n},\n\"version\":\"1.0\"\n}"
    )

    /// White space in all allowed places.
    public static let ragged = StyledCatalog(
        name: "ragged",
        text:
            "{ \"sourceLanguage\":\"en\"\n , \"strings\" :{\n\n      \"a\":{},\"b\" : { \"comment\":\n\"c\"\n}\n\t}, \"version\" : \"1.0\"}"
    )

    /// Inner objects on one line, with spaces in empty ones.
    public static let inline = StyledCatalog(
        name: "inner objects on one line",
        text: """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a" : { "localizations" : { "es" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
                "b" : { }
              },
              "version" : "1.0"
            }
            """)

    /// Members in random order.
    public static let unordered = StyledCatalog(
        name: "in no order",
        text: """
            {
              "version" : "1.0",
              "strings" : {
                "b" : {
                  "localizations" : {

                  },
                  "comment" : "c"
                },
                "a" : {

                }
              },
              "sourceLanguage" : "en"
            }
            """)
}
