import CatalogCore
import CatalogEditing
import TranslationExchange

extension FuzzTarget {
    /// Targets for files from translators and other platforms.
    static let exchange = [
        FuzzTarget("xliff", endings: [".xliff", ".xlf"], samples: ExchangeSamples.xliff) { bytes in
            _ = try XLIFFReader.files(in: bytes)
        },
        FuzzTarget("tmx", samples: ExchangeSamples.tmx) { _ = try TMXReader.texts(in: $0) },
        FuzzTarget("csv", endings: [".csv"], samples: ExchangeSamples.csv) { bytes in
            let requests = Result { try RequestList(bytes, form: .csv, operation: nil) }
            if (try? ReceivedSheet(bytes)) == nil {
                for request in try requests.get().results { _ = try request.get() }
            }
        },
        FuzzTarget("po", samples: ExchangeSamples.po) { _ = try POReader.file(in: $0, language: nil) },
        FuzzTarget("android", samples: ExchangeSamples.android) { bytes in
            _ = try ReceivedResources(bytes, name: "strings.xml", folder: "values-pt-rBR", source: nil)
        },
        FuzzTarget("arb", samples: ExchangeSamples.arb) { bytes in
            _ = try ReceivedMessages(bytes, format: .arb, original: nil, language: nil)
        },
        FuzzTarget("i18next", samples: ExchangeSamples.i18next) { bytes in
            _ = try ReceivedMessages(bytes, format: .i18next, original: "Localizable.xcstrings", language: "pt-BR")
        },
        FuzzTarget("requests", samples: ExchangeSamples.requests) { bytes in
            let lists = [nil, .add, .set, .remove, .rename].map { (operation: ChangeRequest.Operation?) in
                Result { try RequestList(bytes, form: nil, operation: operation).results.map { try $0.get() } }
            }
            let isAccepted = lists.contains { if case .success(let requests) = $0 { !requests.isEmpty } else { false } }
            try Rejection.unless(isAccepted, "\(lists)")
        },
    ]
}

/// Small files of each exchange format.
enum ExchangeSamples {
    static let xliff = [
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

    static let csv = [
        "file,key,part,comment,en,pt-BR\nL.xcstrings,a,,c,A,\"B \"\"x\"\"\nC\"\n", "key;en\na;A\n",
        "op,key,pt-BR\nset,a,B\n",
    ]

    static let po = [
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

    static let android = [
        """
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><string name="a" translatable="false">\
        Don\\'t <b>x</b> <xliff:g id="n">%1$s</xliff:g> \\u00e9</string><plurals name="d"><item quantity="one">%d</item>\
        </plurals><string-array name="r"><item>A</item></string-array></resources>
        """
    ]

    static let arb = [
        """
        {"@@locale":"pt_BR","days":"{count, plural, =0{none} one{{count} dia} other{{count} '{'dias'}'}}",\
        "@days":{"description":"d","placeholders":{"count":{"type":"int"}}}}
        """,
        #"{"a":"{g, select, other{{n, plural, other{#}}}}"}"#,
    ]

    static let i18next = [#"{"days_one":"{{count}} dia","days_other":"{{count}} dias $t(a)","nested":{"a":"b"}}"#]

    static let requests = [
        #"{"op":"set","key":"a","values":{"pt-BR":"B"}}"# + "\n" + #"{"op":"remove","key":"b"}"#,
        #"[{"op":"add","key":"a","values":{"en":"A"}},{"op":"rename","key":"a","to":"b"}]"#,
        #"{"version":1,"keys":[{"key":"a","path":"L.xcstrings","texts":[{"language":"en","part":null,"text":"A"}]}]}"#,
        "{\n  \"key\": \"a\"\n}\n{\n  \"key\": \"b\"\n}\n", "key\na\\tb\n\"\"\n\\u{6B}ey\n", "key\tpt\na\t\"x\ny\"\n",
    ]
}
