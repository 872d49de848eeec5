import CatalogRuntime
import Foundation
import TestSupport

@testable import EditPage

/// A project in a temporary folder, and a session for it.
final class PageFixture: Sendable {
    let folder: TemporaryFolderBox
    let session: PageSession

    static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "days" : {
              "comment" : "Days left [fitloc:max 20]",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld day"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld days"
                        }
                      }
                    }
                  }
                }
              }
            },
            "title" : {
              "extractionState" : "manual",
              "localizations" : {
                "ar" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "الرئيسية"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Home screen"
                  }
                },
                "pt-BR" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Tela inicial"
                  }
                }
              }
            },
            "title.again" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Home screens"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    /// - Parameter text: The content of the catalog.
    init(_ text: String = catalog, languages: [LanguageTag]? = nil, isReadOnly: Bool = false) async throws {
        let folder = try TemporaryFolderBox()
        try folder.write(text)
        self.folder = folder
        session = try await PageSession([folder.path], languages: languages, isReadOnly: isReadOnly)
    }

    var text: String { get throws { try folder.text() } }

    func entry(_ key: String, _ language: String = "pt-BR") async throws -> EntryAnswer? {
        await session.answer(EntryRequest(table: folder.catalog, key: key, language: language))
    }

    /// Saves texts.
    ///
    /// `was` is the text that the page showed.
    func save(
        _ key: String, _ texts: [SaveRequest.SavedText], _ language: String = "pt-BR"
    ) async -> SaveAnswer {
        await session.save(SaveRequest(table: folder.catalog, key: key, language: language, texts: texts))
    }
}

/// A folder with a catalog for several threads.
final class TemporaryFolderBox: @unchecked Sendable {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(".fitloc.yml", "languages: [pt-BR]\n\(Self.glossary)")
    }

    private static let glossary = "glossary:\n  - { term: [home], pt-BR: [início], never: { pt-BR: lar } }\n"

    var path: String { folder.path }
    var catalog: String { folder.file("Localizable.xcstrings") }

    /// Writes the catalog, as another program would.
    func write(_ text: String) throws { try folder.write("Localizable.xcstrings", text) }

    func text() throws -> String { try String(contentsOfFile: catalog, encoding: .utf8) }

    /// Writes the legacy file of a language.
    func writeLegacy(_ text: String, _ language: String) throws {
        try folder.write("\(language).lproj/Localizable.strings", text)
    }

    func legacy(_ language: String) throws -> String {
        try String(contentsOfFile: folder.file("\(language).lproj/Localizable.strings"), encoding: .utf8)
    }
}

extension SaveRequest.SavedText {
    init(_ part: String = "", was: String?, _ text: String?, state: String = "translated") {
        self.init(part: part, was: was, text: text, state: state)
    }
}
