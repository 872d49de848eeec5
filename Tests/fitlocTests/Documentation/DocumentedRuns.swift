import TestSupport

/// Expected results of documented commands, and their prerequisites that the example project lacks.
enum DocumentedRuns {
    /// The exit statuses of commands that are documented to refuse or to report findings.
    static let statuses: [String: Int32] = [
        "README.md: scripts/fitloc lint Examples/FirstRun": 1,
        "docs/ci.md: fitloc lint": 1,
        "docs/ci.md: fitloc lint --fail-on note": 1,
        "docs/ci.md: \(afterXcodeCloud)": 1,
        "docs/ci.md: fitloc stats --total --fail-under 95": 1,
        "docs/configuration.md: fitloc lint": 2,
        "docs/editing.md: fitloc add - < new.jsonl": 2,
        "docs/editing.md: fitloc set - < texts.csv": 2,
        "docs/editing.md: fitloc add x.y --value en='%@ days' --value pt-BR='dias'": 2,
    ]

    /// Makes a page of a store.
    private static let page = """
        mkdir -p fastlane/metadata/en-US fastlane/metadata/de-DE && cd fastlane/metadata
        echo FitToday | tee en-US/name.txt de-DE/name.txt > en-US/subtitle.txt && cd ../..
        """

    /// Shell commands to run before a documented command, because the page assumes a different state of the project.
    static let preparations: [String: String] = [
        "README.md: scripts/fitloc lint Examples/FirstRun":
            "mkdir Examples && cp -R '\(SourceTree.package.path)/Examples/FirstRun' Examples/",
        "README.md: fitloc init": "rm .fitloc.yml",
        "README.md: fitloc add home.title": "fitloc remove home.title -q",
        "README.md: fitloc extract --check": "fitloc adopt App --yes -q",
        "README.md: fitloc fill --language pt-BR": gap,
        "docs/filling.md: fitloc fill --language pt-BR": gap,
        "docs/filling.md: fitloc fill --from memory --from strings:Old": gap,
        "README.md: fitloc import pt-BR.xliff": "fitloc export --language pt-BR -o pt-BR.xliff -q",
        "docs/accessors.md: fitloc generate App -o App/Generated/Strings.swift --check":
            "fitloc generate App -o App/Generated/Strings.swift -q",
        "docs/ci.md: fitloc lint --prune-baseline": """
        fitloc lint --write-baseline .fitloc-baseline.json -q
        echo 'baseline: .fitloc-baseline.json' >> .fitloc.yml
        """,
        "docs/ci.md: fitloc lint": "sed 's/Salvar/Salvar %d/' Localizable.xcstrings > l && mv l Localizable.xcstrings",
        "docs/ci.md: \(afterXcodeCloud)": """
        \(compiled(in: "DerivedData/Build/Intermediates.noindex"))
        CI_PRIMARY_REPOSITORY_PATH=$PWD CI_DERIVED_DATA_PATH=$PWD/DerivedData
        """,
        "docs/configuration.md: fitloc lint": "echo 'rules: {nedds-review: off}' >> .fitloc.yml",
        "docs/source-code.md: fitloc extract --stringsdata DerivedData/Build/Intermediates.noindex":
            compiled(in: "DerivedData/Build/Intermediates.noindex"),
        "docs/source-code.md: fitloc extract --stringsdata .build/strings": compiled(in: ".build/strings"),
        "docs/store-texts.md: fitloc fill fastlane/metadata --language de-DE --from memory": page,
        "docs/store-texts.md: fitloc export fastlane/metadata --language de-DE --context -o page.xliff": page,
        "docs/store-texts.md: fitloc import page.xliff":
            "\(page) && fitloc export fastlane/metadata --language de-DE -o page.xliff -q",
        "README.md: fitloc undo": "fitloc set home.title --value en=Start -q",
        "docs/editing.md: fitloc undo": "fitloc set home.title --value en=Start -q",
        "docs/editing.md: fitloc undo --dry-run": "fitloc set home.title --value en=Start -q",
        "docs/editing.md: fitloc rename login.button signin.button --join --in-sources": """
        for key in login.button signin.button; do fitloc add $key --value en=In --value pt-BR=Entrar -q; done
        """,
        "docs/ci.md: fitloc diff freeze --language en --exit-code": "git tag freeze",
        "docs/ci.md: fitloc diff freeze --language de,fr --stat": "git tag freeze",
        "docs/editing.md: fitloc add streak.days": "fitloc remove streak.days -q",
        "docs/editing.md: fitloc add - < new.jsonl": """
        echo '{"key":"start.one","values":{"en":"One","pt-BR":"Um"}}' > new.jsonl
        echo '{"key":"start.two","values":{"en":"Two","pt-BR":"Dois"}}' >> new.jsonl
        echo '{"key":"home.title","values":{"en":"Home","pt-BR":"Início"}}' >> new.jsonl
        """,
        "docs/editing.md: fitloc apply changes.jsonl": "fitloc remove home.title -q",
        "docs/editing.md: fitloc set - < gaps.csv": "fitloc list --format csv > gaps.csv",
        "docs/editing.md: fitloc rename - < names.txt": "printf 'home.title\\tstart.title\\n' > names.txt",
        "docs/editing.md: fitloc preview --open": """
        mkdir programs
        printf '#!/bin/sh\\n' > programs/open
        chmod +x programs/open
        cp programs/open programs/xdg-open
        PATH="$PWD/programs:$PATH"
        """,
        "docs/exchange.md: fitloc import Translations/de.xcloc --dry-run":
            "fitloc export --language de -o Translations/ -q",
        "docs/exchange.md: fitloc import Translations/de.xcloc texts.csv --create":
            "fitloc export --language de -o Translations/ -q && fitloc export -o texts.csv -q",
        "docs/exchange.md: fitloc import po/pt_BR.po":
            "fitloc export --format po --language pt-BR Localizable.xcstrings -o po/ -q",
        "docs/exchange.md: fitloc import lib/l10n/app_pt_BR.arb":
            "fitloc export --format arb --language pt-BR Localizable.xcstrings -o lib/l10n/ -q",
        "docs/exchange.md: fitloc import locales/pt-BR/Localizable.json":
            "fitloc export --format json --language pt-BR -o locales/ -q",
        "docs/exchange.md: fitloc import app/src/main/res/values-pt-rBR/strings.xml":
            "fitloc export --format android -o app/src/main/res -q",
        "docs/exchange.md: fitloc fill --from tmx:memory.tmx": "fitloc export -o memory.tmx -q",
        "docs/source-code.md: fitloc adopt --accessors App --map keys.csv": """
        printf 'old,key,note\nhome_title,home.title,\n' > keys.csv
        """,
        "docs/own-catalog.md: fitloc init --xcode": """
        mkdir S && cp Localizable.xcstrings S
        cat > App.xcodeproj/project.pbxproj <<'END'
        \(FaultProject.xcodeProject)
        END
        """,
        "docs/own-catalog.md: fitloc adopt --accessors App --map keys.csv --dry-run": """
        printf 'old,key,note\nhome_title,home.title,\n' > keys.csv
        """,
        "README.md: fitloc pull": "\(service)\nfitloc trust && fitloc push",
        "docs/services.md: fitloc push --dry-run Localizable.xcstrings": service,
        "docs/services.md: fitloc trust": service,
        "docs/services.md: fitloc push": "\(service)\nfitloc trust",
        "docs/services.md: fitloc pull": "\(service)\nfitloc trust && fitloc push",
        "docs/services.md: fitloc pull --dry-run": "\(service)\nfitloc trust && fitloc push",
        "docs/services.md: fitloc pull --since sent/texts": """
        \(service)
        fitloc trust && fitloc push && git tag sent/texts
        """,
        "docs/exchange.md: fitloc convert FitToday -o Localizable.xcstrings": "rm Localizable.xcstrings",
        "docs/merging.md: fitloc merge base.xcstrings ours.xcstrings theirs.xcstrings -o -": """
        git show main:Localizable.xcstrings > base.xcstrings
        git show topic:Localizable.xcstrings > theirs.xcstrings
        cp Localizable.xcstrings ours.xcstrings
        """,
    ]

    /// The dialogues of interactive commands, with the questions on the page and the answers.
    static let dialogues: [String: [(question: String, answer: String)]] = [
        "README.md: fitloc add home.title": [
            ("en: ", "Home\r"), ("pt-BR: ", "Início\r"), ("Comment for translators (press Enter for none): ", "\r"),
        ],
        "README.md: fitloc review": [("[q]uit  [?] ", "q")],
        "docs/editing.md: fitloc review": [("[q]uit  [?] ", "q")],
        "docs/filling.md: fitloc review": [("[q]uit  [?] ", "q")],
        "docs/editing.md: fitloc add streak.days": [
            ("en: ", "%lld days\r"), ("[Y/n]: ", "y\r"), ("en one (1): ", clear + "%lld day\r"),
            ("en other (0, 2, 3…): ", clear + "%lld days\r"), ("pt-BR one (0, 1): ", clear + "%lld dia\r"),
            ("pt-BR other (2, 3, 4…): ", clear + "%lld dias\r"),
            ("Comment for translators (press Enter for none): ", "Length of a streak\r"),
        ],
    ]

    /// Ctrl-U, which deletes the line.
    private static let clear = "\u{15}"

    /// A command that removes a translation that the memory contains.
    private static let gap = "fitloc set profile.save --unset pt-BR -q"

    /// The command of the script that Xcode Cloud runs after a build.
    private static let afterXcodeCloud =
        "cd \"$CI_PRIMARY_REPOSITORY_PATH\" && fitloc extract --check --stringsdata "
        + "\"$CI_DERIVED_DATA_PATH/Build/Intermediates.noindex\""

    /// Returns a command that writes the compiler's output for a file of the project.
    private static func compiled(in folder: String) -> String {
        """
        mkdir -p \(folder)
        printf '{"source":"%s/App/HomeView.swift","tables":{"Localizable":[{"key":"Home","comment":""}]},"version":1}' \
            "$PWD" > \(folder)/HomeView.stringsdata
        """
    }

    /// Commands that configure the program of `docs/services.md`, which keeps texts in a folder.
    private static let service = """
        mkdir -p scripts .kept
        export TEXTS="$PWD/.kept"
        sed -n '/^#!.bin.sh$/,/^```$/p' '\(SourceTree.package.path)/docs/services.md' | sed '$d' > scripts/texts
        chmod +x scripts/texts
        echo 'service: {command: ./scripts/texts, format: po, languages: [pt-BR]}' >> .fitloc.yml
        """

    /// Commands that cannot run in a test and are only parsed, with the reason.
    static let parsed: [String: String] = [
        "docs/merging.md: fitloc merge --resolve de.lproj/Localizable.strings":
            "needs a merge that git has left undecided",
        "docs/services.md: fitloc push && git tag --force sent/texts && git push --force origin sent/texts":
            "pushes to a repository on a server",
        "README.md: fitloc edit --language pt-BR --open": "serves a page until it is told to stop",
        "docs/filling.md: DEEPL_API_KEY=… fitloc fill --from memory --from deepl": "asks DeepL, with somebody's key",
        #"docs/filling.md: OPENAI_API_KEY=… fitloc fill --from memory --from openai --model gpt-4o-mini --budget "200 requests""#:
            "asks OpenAI, with somebody's key",
    ]
}
