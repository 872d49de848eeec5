import TestSupport

/// The files on which the tests of faults run commands.
enum FaultProject {
    static let files = [
        ".fitloc.yml": "catalogs: [.]\n",
        "L.xcstrings": WrittenCatalog.text(
            [
                (key: "days", texts: ["en": "Days"]),
                (key: "home", texts: ["en": "Home", "pt-BR": "Casa"]),
                (key: "title", texts: ["en": "Title", "pt-BR": "Tela"]),
            ], states: ["home pt-BR": "needs_review"]),
        "Other.xcstrings": WrittenCatalog.text([(key: "other", texts: ["en": "Other", "pt-BR": "Outro"])]),
        "Defect.xcstrings": WrittenCatalog.text([(key: "a", texts: ["en": "Sizes…", "pt-BR": "Tamanhos… "])]),
        "Unformatted.xcstrings": """
        {"sourceLanguage":"en","version":"1.0","strings":{"b":{"localizations":{"en":{"stringUnit":\
        {"state":"translated","value":"B"}}}}}}
        """,
        "App/en.lproj/T.strings": "/* c */\n\"a\" = \"A\";\n\"gap\" = \"Gap\";\n\"y\" = \"You…\";\n\"z\" = \"Zoo…\";\n",
        "App/pt-BR.lproj/T.strings": "\"a\" = \"á\";\n\"y\" = \"Você…\";\n\"z\" = \"Zoo… \";\n",
        "App/fr.lproj/T.strings": "\"a\" = \"à\";\n\"y\" = \"Toi… \";\n\"z\" = \"Zoo…\";\n",
        "in.csv": "key,en,pt-BR\ntitle,Title,Começo\n", "legacy.csv": "key,en,pt-BR,fr\na,A,Á,Â\n",
        "changes.jsonl": #"{"op":"set","key":"a","values":{"en":"AA","pt-BR":"ÁÁ","fr":"ÀÀ"}}"# + "\n",
        "base.xcstrings": WrittenCatalog.text([(key: "m", texts: ["en": "M"])]),
        "ours.xcstrings": WrittenCatalog.text([(key: "m", texts: ["en": "M"]), (key: "o", texts: ["en": "O"])]),
        "theirs.xcstrings": WrittenCatalog.text([(key: "m", texts: ["en": "N"])]),
        "S/View.swift": """
        import SwiftUI

        struct Known: View {
            var body: some View { VStack { Text("Welcome"); Text("code.title", tableName: "Code") } }
        }

        """,
        "S/Hard.swift": """
        import UIKit

        func greet(_ label: UILabel) {
            label.text = "Welcome to the gym"
        }

        """,
        "S/Localizable.xcstrings": WrittenCatalog.text([(key: "known", texts: ["en": "Known"])]),
        "S/Code.xcstrings": WrittenCatalog.text([
            (key: "code.title", texts: ["en": "Title", "pt-BR": "Tela"]),
            (key: "code.unused", texts: ["en": "Unused", "pt-BR": "Inútil"]),
        ]),
    ]

    /// An Xcode project with a target whose catalogs are in the folder `S`.
    static let xcodeProject = """
        // !$*UTF8*$!
        {
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = S; sourceTree = "<group>"; };
            T = {
              isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              fileSystemSynchronizedGroups = (S);
            };
          };
          rootObject = P;
        }

        """
}
