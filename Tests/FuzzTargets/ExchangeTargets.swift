import CatalogCore
import CatalogEditing
import Foundation
import StringTables
import TranslationExchange

extension FuzzTarget {
    /// Targets for files from translators and other platforms.
    static let exchange =
        ExchangeFormat.all.filter(\.isImportable).map(format) + [
            FuzzTarget("zip", endings: [".zip"], binarySamples: ExchangeSamples.archives) { bytes in
                let entries = try ZIPArchive.entries(of: bytes, limit: 1 << 16)
                precondition(entries.reduce(0) { $0 + $1.bytes.count } <= 1 << 16)
            },
            FuzzTarget("tmx", samples: ExchangeSamples.tmx) { _ = try TMXReader.texts(in: $0) },
            FuzzTarget("requests", samples: ExchangeSamples.requests) { bytes in
                let lists = [nil, .add, .set, .remove, .rename].map { (operation: ChangeRequest.Operation?) in
                    Result { try RequestList(bytes, form: nil, operation: operation).results.map { try $0.get() } }
                }
                let isAccepted = lists.contains { list in
                    if case .success(let requests) = list { !requests.isEmpty } else { false }
                }
                try Rejection.unless(isAccepted, "\(lists)")
            },
        ]

    /// Returns the target for a format; its seeds are an export, and files with features that no export has.
    private static func format(_ format: ExchangeFormat) -> FuzzTarget {
        let exported = ExchangeSamples.exported(in: format)
        let path = exported.first?.path ?? ""
        return FuzzTarget(
            format.name, endings: format.endings.map { ".\($0)" },
            samples: exported.map(\.text) + (ExchangeSamples.foreign[format.name] ?? [])
        ) { bytes in
            _ = try ReceivedTranslations(bytes, named: path, as: format)
        }
    }
}

/// Small files of each exchange format.
enum ExchangeSamples {
    /// Returns the files of an export with their paths.
    static func exported(in format: ExchangeFormat) -> [(path: String, text: String)] {
        let catalog = """
            {"sourceLanguage":"en","strings":{"days":{"comment":"c","localizations":{"en":{"variations":{"plural":{\
            "one":{"stringUnit":{"state":"translated","value":"%lld day"}},\
            "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}},\
            "pt-BR":{"variations":{"plural":{"one":{"stringUnit":{"state":"needs_review","value":"%lld dia"}},\
            "other":{"stringUnit":{"state":"translated","value":"%lld dias"}}}}}}},"Done":{}},"version":"1.0"}
            """
        let project = TableLoader.loadNow([.init(path: "Localizable.xcstrings", bytes: Array(catalog.utf8))])
        let tool = ExchangeTool.fitloc(version: "1")
        guard let request = try? ExportRequest(project, in: ["pt-BR"], tool: tool),
            let export = try? TranslationExport(request, as: format)
        else { return [] }
        return export.files.filter { $0.texts != nil && !$0.isTemplate }.map { file in
            (file.path ?? "", String(decoding: file.bytes, as: UTF8.self))
        }
    }

    /// Files with features that exports do not have, by format.
    static let foreign = [
        "xliff": xliff, "csv": csv, "po": po, "android": android, "arb": arb, "json": i18next,
    ]

    private static let xliff = [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="Localizable.xcstrings" \
        source-language="en" target-language="pt-BR" datatype="plaintext"><header><tool tool-id="x"/></header><body>\
        <trans-unit id="a|==|plural.one" xml:space="preserve"><source>A</source><target state="translated">B</target>\
        <note>n</note></trans-unit></body></file></xliff>
        """
    ]

    static let tmx = [
        """
        <tmx version="1.4"><header srclang="en"/><body><tu><prop type="x-key">a</prop><tuv xml:lang="en"><seg>A</seg>\
        </tuv><tuv xml:lang="pt-BR"><seg>B<ph>1</ph></seg></tuv></tu></body></tmx>
        """
    ]

    /// Archives with stored and compressed files: one with the codes of the format, one with codes of its own.
    static let archives = [
        """
        UEsDBBQAAAAIAAAAIVzcj77uBgAAAAkAAAABAAAAYUtMhIAkAFBLAQIUAxQAAAAIAAAAIVzcj77uBgAAAAkAAAABAA\
        AAAAAAAAAAAACAAQAAAABhUEsFBgAAAAABAAEALwAAACUAAAAAAA==
        """,
        """
        UEsDBBQAAAAAAAAAIVwZmYl9CwAAAAsAAAAMAAAAZnIvTC5zdHJpbmdzImEiID0gIkIiOwpQSwMEFAAAAAgAAAAhXD\
        D59ipUAAAA3AAAAAwAAABkZS9MLnN0cmluZ3NTSjRQUrBVUApPzSxJLVKy5lJKNEQXMAILRJUWHd6TnA0WMQaLOCYl\
        FaUmZ6TmgcVMwGJuqUUlmelgAVN0ATMsuswxzLZAt94Sw4EGWAwyNMQQBABQSwMEFAAAAAAAAAAhXAAAAAAAAAAAAA\
        AAAAIAAAB4L1BLAQIUAxQAAAAAAAAAIVwZmYl9CwAAAAsAAAAMAAAAAAAAAAAAAACAAQAAAABmci9MLnN0cmluZ3NQ\
        SwECFAMUAAAACAAAACFcMPn2KlQAAADcAAAADAAAAAAAAAAAAAAAgAE1AAAAZGUvTC5zdHJpbmdzUEsBAhQDFAAAAA\
        AAAAAhXAAAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAIABswAAAHgvUEsFBgAAAAADAAMApAAAANMAAAAAAA==
        """,
    ].compactMap { Data(base64Encoded: $0).map { [UInt8]($0) } }

    private static let csv = [
        "file,key,part,comment,en,pt-BR\nL.xcstrings,a,,c,A,\"B \"\"x\"\"\nC\"\n", "key;en\na;A\n",
    ]

    private static let po = [
        """
        msgid ""
        msgstr "Language: pt_BR\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"

        #, fuzzy
        #| msgid "Old"
        msgctxt "days"
        msgid "%d day"
        msgid_plural "%d days"
        msgstr[0] "%d dia"
        msgstr[1] "%d dias"
        """
    ]

    private static let android = [
        """
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><string name="a" translatable="false">\
        Don\\'t <b>x</b> <xliff:g id="n">%1$s</xliff:g> \\u00e9</string><plurals name="d"><item quantity="one">%d</item>\
        </plurals><string-array name="r"><item>A</item></string-array></resources>
        """
    ]

    private static let arb = [
        """
        {"@@locale":"pt_BR","days":"{count, plural, =0{none} one{{count} dia} other{{count} '{'dias'}'}}",\
        "@days":{"description":"d","placeholders":{"count":{"type":"int"}}}}
        """,
        #"{"a":"{g, select, other{{n, plural, other{#}}}}"}"#,
    ]

    private static let i18next = [
        #"{"days_one":"{{count}} dia","days_other":"{{count}} dias $t(a)","nested":{"a":"b"}}"#
    ]

    static let requests = [
        #"{"op":"set","key":"a","values":{"pt-BR":"B"}}"# + "\n" + #"{"op":"remove","key":"b"}"#,
        #"[{"op":"add","key":"a","values":{"en":"A"}},{"op":"rename","key":"a","to":"b"}]"#,
        #"{"version":1,"keys":[{"key":"a","path":"L.xcstrings","texts":[{"language":"en","part":null,"text":"A"}]}]}"#,
        "{\n  \"key\": \"a\"\n}\n{\n  \"key\": \"b\"\n}\n", "key\na\\tb\n\"\"\n\\u{6B}ey\n", "key\tpt\na\t\"x\ny\"\n",
        "op,key,pt-BR\nset,a,B\n",
    ]
}
