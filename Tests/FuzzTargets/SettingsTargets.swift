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
            _ = try? Configuration.read(bytes, path: "/p/.fitloc.yml", shownPath: ".fitloc.yml")
        },
        FuzzTarget("generation-settings", samples: SettingsSamples.generation) { bytes in
            _ = try? GenerationSettings(bytes, path: "generate-strings.json")
        },
        FuzzTarget("baseline", samples: SettingsSamples.baselines) { bytes in
            _ = try? Baseline(bytes, path: "baseline.json", rules: .standard)
        },
        FuzzTarget("xcode-project", endings: [".pbxproj"], samples: SettingsSamples.projects) { bytes in
            _ = try? XcodeProject(bytes, path: "/p/App.xcodeproj")
            guard let regions = try? KnownRegions(bytes, path: "project.pbxproj") else { return }
            for changed in [regions.adding("pt-BR"), regions.removing("en"), regions.renaming("en", to: "de")] {
                precondition(
                    (try? KnownRegions(changed, path: "project.pbxproj")) != nil, "a change broke the project")
            }
        },
        FuzzTarget("package-resolution", samples: SettingsSamples.resolutions) { _ = ResolvedPackages($0) },
        FuzzTarget("format-string", samples: SettingsSamples.formats) { bytes in
            let format = FormatString(utf8: bytes[...])
            _ = (format.substitutionArguments, format.literals)
            _ = FormatString(String(decoding: bytes, as: UTF8.self))
        },
        FuzzTarget("language-tag", samples: SettingsSamples.tags) { bytes in
            let tag = LanguageTag(String(decoding: bytes, as: UTF8.self))
            precondition(tag.canonical.canonical == tag.canonical, "a canonical tag is not its own")
            _ = tag.isSameLanguage(as: "pt-BR")
            _ = PluralRules(language: tag).examples(of: .one)
        },
    ]
}

/// Small configuration files.
enum SettingsSamples {
    static let configurations = [
        """
        extends: recommended
        catalogs: [App]
        source-language: en
        languages: [en, pt-BR]
        rules: {stale-key: error, length-limit: {maximum: 10}}
        exceptions: [{rule: spacing, key: "a*", reason: r}]
        overrides: [{paths: ["a/**"], rules: {spacing: off}}]
        glossary: [{source: Home, pt-BR: Início}]
        fill: {from: [memory]}
        """
    ]

    static let generation = [
        #"{"catalogs":["Localizable"],"style":"nested","types":{"a":"Int"},"access":"public","keys":{"a":{"name":"b"}}}"#
    ]

    static let baselines = [
        #"{"version":1,"findings":[{"path":"L.xcstrings","rule":"spacing","key":"a","language":"en","count":1}]}"#
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

    static let resolutions = [#"{"version":2,"pins":[{"identity":"a","location":"https://x/a","state":{}}]}"#]

    static let formats = ["%@ %1$lld %2$#@n@ %% %.2f %*d %-08.3Lf %arg %", "%\u{E9}", "%99999999999$@"]

    static let tags = ["pt-BR", "zh-Hans_CN", "en-US-u-ca-gregory", "sr-Latn", "", "x", "i-klingon"]
}
