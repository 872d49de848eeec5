import AccessorGenerator
import CatalogCore
import CatalogRuntime
import LintReports
import LintRules
import Workspaces
import XcodeProjects

extension FuzzTarget {
    /// Targets for configuration files and for small languages inside texts.
    static let settings = [
        FuzzTarget("configuration", endings: [".fitloc.yml", ".yml"], samples: SettingsSamples.configurations) {
            bytes in
            _ = try Configuration.read(bytes, path: "/p/.fitloc.yml", shownPath: ".fitloc.yml")
        },
        FuzzTarget("generation-settings", samples: SettingsSamples.generation) { bytes in
            _ = try GenerationSettings(bytes, path: "generate-strings.json")
        },
        FuzzTarget("baseline", samples: SettingsSamples.baselines) { bytes in
            _ = try Baseline(bytes, path: "baseline.json", rules: .standard)
        },
        FuzzTarget("xcode-project", endings: [".pbxproj"], samples: SettingsSamples.projects) { bytes in
            _ = try XcodeProject(bytes, path: "/p/App.xcodeproj")
            let regions = try KnownRegions(bytes, path: "project.pbxproj")
            for changed in [regions.adding("pt-BR"), regions.removing("en"), regions.renaming("en", to: "de")] {
                precondition(
                    (try? KnownRegions(changed, path: "project.pbxproj")) != nil, "a change broke the project")
            }
        },
        FuzzTarget("package-resolution", samples: SettingsSamples.resolutions) { bytes in
            try Rejection.unless(ResolvedPackages(bytes)?.addresses.isEmpty == false, "there is no package")
        },
        FuzzTarget(
            "format-string", samples: SettingsSamples.formats, rejected: SettingsSamples.brokenFormats
        ) { bytes in
            let format = FormatString(utf8: bytes[...])
            _ = (format.substitutionArguments, format.literals)
            _ = FormatString(String(decoding: bytes, as: UTF8.self))
            try Rejection.unless(format.problems.isEmpty && !format.specifiers.isEmpty, "\(format.problems)")
        },
        FuzzTarget("language-tag", samples: SettingsSamples.tags, rejected: SettingsSamples.brokenTags) { bytes in
            let tag = LanguageTag(String(decoding: bytes, as: UTF8.self))
            precondition(tag.canonical.canonical == tag.canonical, "a canonical tag is not its own")
            _ = tag.isSameLanguage(as: "pt-BR")
            _ = PluralRules(language: tag).examples(of: .one)
            try Rejection.unless(LanguageRegistry.problem(of: tag) == nil, "not a language")
        },
    ]
}

/// Small configuration files.
enum SettingsSamples {
    static let configurations = [
        """
        extends: strict
        catalogs: [App, "../Kit/*.xcstrings"]
        sources: Sources
        exclude: ["**/Generated/**"]
        source-language: en
        languages: [en, pt-BR]
        default-catalog: App/Localizable.xcstrings
        rules:
          stale-key: error
          spelling: off
          key-style: {severity: note, options: {pattern: "[a-z.]+"}}
        exceptions: [{rule: double-space, keys: ["a*"], languages: [pt-BR], paths: ["a/**"], reason: r}]
        overrides: [{paths: ["a/**"], languages: [de], rules: {double-space: off}}]
        baseline: .fitloc-baseline.json
        glossary:
          - {term: Home, pt-BR: Início, never: {pt-BR: [Casa, Lar]}, note: n}
          - {term: [workout, workouts], pt-BR: [treino, treinos]}
        do-not-translate: [FitToday]
        helpers: [tr]
        fill:
          from: [memory, "tmx:old.tmx", deepl, "command:./translate --fast"]
          model: m
          concurrency: 4
          timeout: 60
          retries: 2
          budget: 200 requests
        """,
        "{}", "fill: {budget: [200 requests, 5000 characters]}", "languages:\n- pt-BR # Brazil\n- no\n",
        "rules: &r {stale-key: off}\noverrides: [{rules: *r}]", "languages:\nbaseline: \"b.json\"",
    ]

    static let generation = [
        #"{"catalogs":["Localizable.xcstrings"],"style":"apple","access":"public","keys":"manual"}"#,
        """
        {"namespace":"Strings","enumerations":"Families","collisions":"error","style":"portable","keys":"all",
        "access":"package","families":{"day.*":"Day","plan.*.title":{"name":"Plan","cases":["a",{"b":"second"}],
        "texts":{"detail":"plan.*.detail"},"except":["plan.x.title"]}}}
        """,
        "{}",
    ]

    static let baselines = [
        #"{"version":1,"findings":[{"path":"L.xcstrings","rule":"stale-key","key":"a"}]}"#,
        #"{"version":1,"findings":[{"path":"L","rule":"spelling","key":"a","language":"pt-BR","part":"plural.one"}]}"#,
        String(decoding: Baseline.bytes(accepting: []), as: UTF8.self),
    ]

    static let projects = [
        """
        // !$*UTF8*$!
        {archiveVersion = 1; objects = {P = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base,);
        mainGroup = G; targets = (T,);}; G = {isa = PBXGroup; children = (F,);}; F = {isa = PBXFileReference;
        path = "Localizable.strings";}; T = {isa = PBXNativeTarget; buildPhases = (R,);};
        R = {isa = PBXResourcesBuildPhase; files = (B,);}; B = {isa = PBXBuildFile; fileRef = F;};};
        rootObject = P;}
        """
    ]

    static let resolutions = [
        #"{"version":2,"pins":[{"identity":"a","location":"https://x/a","state":{}}]}"#,
        #"{"object":{"pins":[{"package":"A","repositoryURL":"https://x/a.git","state":{}}]},"version":1}"#,
    ]

    static let formats = [
        "%@ %1$lld", "%2$#@n@ %1$@ %%", "%.2f %*d %-08.3Lf", "%#@n@ %arg",
    ]

    static let brokenFormats = ["%", "%\u{E9}", "%99999999999$@", "%lld %", "none"]

    static let tags = ["pt-BR", "zh-Hans_CN", "en-US-u-ca-gregory", "sr-Latn"]

    static let brokenTags = ["", "x", "qq-klingon", "en-"]
}
