extension WritingCommand {
    private static let catalog = "--catalog L.xcstrings"
    private static let table = "--catalog App/pt-BR.lproj/T.strings"
    private static let code = "--catalog S/Code.xcstrings"

    /// Every command that writes, with catalogs and with legacy tables.
    static let all = keys + tables + exchange + outputs + setUp + sources

    private static let keys = [
        "set title --value pt-BR=Início \(catalog)",
        "set a --value pt-BR=Olá --value en=Hi \(table)",
        "set a --value de=Ä --value en=Hi \(table)",
        "add new --value en=New --value pt-BR=Novo \(catalog)",
        "add new --value en=New --value pt-BR=Novo --value fr=Neuf \(table)",
        "remove title \(catalog)", "remove a \(table)",
        "rename title name \(catalog)", "rename a b \(table)",
        "move title --to Other.xcstrings \(catalog)", "move a --to Other.xcstrings \(table)",
        "move title --to App/pt-BR.lproj/T.strings \(catalog)",
        "copy title name \(catalog)", "copy a b \(table)",
        "apply changes.jsonl \(table)",
    ].map { WritingCommand($0) }

    private static let tables = [
        "language add de App L.xcstrings", "language remove pt-BR App L.xcstrings",
        "language rename pt-BR pt App L.xcstrings",
        "fmt Unformatted.xcstrings", "lint --fix Defect.xcstrings", "lint --fix App",
        "merge base.xcstrings ours.xcstrings theirs.xcstrings",
    ].map { WritingCommand($0) }

    private static let exchange =
        [
            "fill --from pseudo --language pt-BR L.xcstrings", "fill --from pseudo --language pt-BR,fr App",
            "review --accept L.xcstrings",
            "import in.csv \(catalog)", "import legacy.csv \(table)",
            "export --language pt-BR L.xcstrings -o out.csv",
            "export --language pt-BR,fr App L.xcstrings -o out/",
            "export --language pt-BR L.xcstrings -o out.xcloc",
            "export L.xcstrings --format android -o res",
        ].map { WritingCommand($0) } + [
            // The shell runs the file that its argument names: `pull`.
            WritingCommand(
                "pull --command /bin/sh --file-format csv \(catalog)",
                files: [
                    "pull": "printf 'key,en,pt-BR\\ntitle,Title,Come\\303\\247o\\n' > \"$FITLOC_FOLDER/pt-BR.csv\"\n"
                ]),
            WritingCommand(
                "fill --from openai --model test --timeout 600 --language pt-BR L.xcstrings", needs: [.service]),
        ]

    private static let outputs = [
        "convert App -o New.xcstrings", "convert L.xcstrings --to strings -o Old",
        "compile L.xcstrings -o Resources", "generate L.xcstrings Other.xcstrings -o Gen",
        "report -o report.html L.xcstrings", "preview --catalog L.xcstrings -o preview.html",
        "lint --write-baseline base.yml L.xcstrings", "lint L.xcstrings --exit-zero --format json=lint.json",
    ].map { WritingCommand($0) }

    private static let setUp = [
        WritingCommand("init --force"),
        WritingCommand("init --xcode", files: ["Travel.xcodeproj/project.pbxproj": FaultProject.xcodeProject]),
        WritingCommand(
            "trust repository", needs: [.repository("repository"), .personalFolder],
            files: ["repository/.fitloc.yml": "catalogs: [.]\nfill: {from: [\"command:./translate\"]}\n"]),
        WritingCommand("git install", needs: [.repository(".")]),
        WritingCommand(
            "git uninstall", needs: [.repository(".")],
            files: [
                ".gitattributes": """
                # Made by `fitloc git install`; `fitloc git uninstall` takes these lines out.
                *.xcstrings merge=fitloc diff=fitloc

                """
            ]),
    ]

    private static let sources = [
        "rename code.title code.name --in-sources \(code) --sources S",
        "extract S/View.swift --catalog S/Localizable.xcstrings", "adopt S/Hard.swift --yes \(code)",
        "unused --sources S --remove certain --yes --force \(code)",
    ].map { WritingCommand($0) }
}
