/// The kinds of files, besides Swift code, that can name keys.
package enum KeyNamingFiles {
    /// The extensions of files in C, C++ and Objective-C.
    package static let endingsOfC = [
        "m", "mm", "h", "hh", "hpp", "hxx", "pch", "c", "cc", "cpp", "cxx", "inc", "metal",
    ]

    /// The extensions of code in other languages.
    package static let endingsOfCode = [
        "kt", "kts", "java", "js", "mjs", "cjs", "jsx", "ts", "tsx", "dart", "cs", "py", "rb", "sh", "bash", "zsh",
        "pl",
        "php", "go", "rs", "lua", "swiftinterface", "applescript", "gyb", "stencil", "swifttemplate", "erb", "podspec",
    ]

    /// The extensions of code and data whose texts can be in apostrophes, or without quotation marks.
    package static let endingsOfScripts =
        endingsOfCode + [
            "yml", "yaml", "toml", "xcconfig", "ini", "cfg", "conf", "properties", "env", "html", "htm", "sql", "tsv",
            "csv",
        ]

    /// The extensions of templates for other files, whose own extension comes before: `distribution.xml.in`.
    package static let endingsOfTemplates = ["in", "template", "tmpl", "tpl", "mustache", "j2"]

    /// The extensions of all files that can name keys; `contents` is the file of a Core Data model, which has none.
    package static let endings =
        endingsOfC + endingsOfScripts + endingsOfTemplates + [
            "xib", "storyboard", "plist", "intentdefinition", "json", "json5", "jsonc", "apns", "geojson", "storekit",
            "xml", "entitlements", "sdef", "dist", "pkgproj",
        ]
}
