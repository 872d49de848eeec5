/// A typed command line and its completion in each shell.
struct ShellCase: Sendable {
    let typed: String
    private let bash: String
    private let zsh: String
    private let fish: String

    /// - Parameters:
    ///   - zsh: The result in zsh, if it differs from bash.
    ///   - fish: The result in fish, if it differs from bash.
    init(_ typed: String, _ bash: String, zsh: String? = nil, fish: String? = nil) {
        (self.typed, self.bash, self.zsh, self.fish) = (typed + "\t", bash, zsh ?? bash, fish ?? bash)
    }

    /// Returns the expected command line.
    func expected(in setting: ShellSession.Setting) -> String {
        switch setting {
        case .bash, .bashCompletion: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// Keys that are identifiers, keys that are texts, and keys with characters that shells interpret.
    static let keys = [
        "home.greeting", "home.title", "Save it, %@: $5 for \"two\"", "It's 100%", "line one\nline two",
        "$(touch x)`touch x`", "Wow! *really*?", "a:b:c", "a:b:d", "ação", "x=y", "~tilde",
        "#1 of {n} [m]; a|b & <c>\\",
    ]

    /// The command lines in the order of typing.
    static let all = [
        ShellCase("fitloc se", "fitloc set "),
        ShellCase("fitloc language ren", "fitloc language rename "),
        ShellCase("fitloc list --mi", "fitloc list --missing "),
        ShellCase("fitloc set ho", "fitloc set home."),
        ShellCase("fitloc set home.t", "fitloc set home.title "),
        ShellCase(
            "fitloc set Sa", #"fitloc set Save\ it,\ %@:\ \$5\ for\ \"two\" "#,
            fish: #"fitloc set Save\ it,\ \%@:\ \$5\ for\ \"two\" "#),
        ShellCase(
            #"fitloc set Save\ it,\ "#, #"fitloc set Save\ it,\ %@:\ \$5\ for\ \"two\" "#,
            fish: #"fitloc set Save\ it,\ \%@:\ \$5\ for\ \"two\" "#),
        ShellCase(#"fitloc set "Sa"#, #"fitloc set "Save it, %@: \$5 for \"two\"" "#),
        ShellCase(
            "fitloc set It", #"fitloc set It\'s\ 100% "#, fish: #"fitloc set It\'s\ 100\% "#),
        ShellCase(
            "fitloc set 'It", #"fitloc set 'It'\''s 100%' "#, fish: #"fitloc set 'It\'s 100%' "#),
        ShellCase(
            "fitloc set line", #"fitloc set line\ one$'\n'line\ two "#, fish: #"fitloc set line\ one\nline\ two "#),
        ShellCase(
            #"fitloc set \$"#, #"fitloc set \$\(touch\ x\)\`touch\ x\` "#,
            fish: #"fitloc set \$\(touch\ x\)`touch\ x` "#),
        ShellCase("fitloc set W", #"fitloc set Wow\!\ \*really\*\? "#, fish: #"fitloc set Wow!\ \*really\*\? "#),
        ShellCase("fitloc set a:", "fitloc set a:b:"),
        ShellCase("fitloc set a:b:c", "fitloc set a:b:c "),
        ShellCase("fitloc set aç", "fitloc set ação "),
        ShellCase("fitloc set x=", "fitloc set x=y "),
        ShellCase(#"fitloc set \~t"#, #"fitloc set \~tilde "#),
        ShellCase(
            ##"fitloc set \#"##, ##"fitloc set \#1\ of\ \{n\}\ \[m\]\;\ a\|b\ \&\ \<c\>\\ "##),
        ShellCase("fitloc lint --language en,p", "fitloc lint --language en,pt-BR "),
        ShellCase("fitloc lint --format=sa", "fitloc lint --format=sarif "),
        ShellCase("fitloc lint --format sarif=Sp", #"fitloc lint --format sarif=Space\ Folder/"#),
        ShellCase("fitloc lint --severity stale-k", "fitloc lint --severity stale-key="),
        ShellCase("fitloc lint --severity stale-key=of", "fitloc lint --severity stale-key=off "),
        ShellCase("fitloc rules portuguese-v", "fitloc rules portuguese-variant "),
        ShellCase("fitloc set home.title --value p", "fitloc set home.title --value pt-BR="),
        ShellCase("fitloc add h", "fitloc add home."),
        ShellCase("fitloc set --catalog Sp", #"fitloc set --catalog Space\ Folder/Other.xcstrings "#),
        ShellCase(
            #"fitloc set --catalog Space\ Folder/Other.xcstrings o"#,
            #"fitloc set --catalog Space\ Folder/Other.xcstrings other "#),
        ShellCase("fitloc set --catalog ./Sp", #"fitloc set --catalog ./Space\ Folder/"#),
        ShellCase(#"fitloc lint "./Space Folder/O"#, #"fitloc lint "./Space Folder/Other.xcstrings" "#),
        ShellCase("fitloc adopt Sp", #"fitloc adopt Space\ Folder/"#),
        ShellCase("fitloc set home.title --value en=", "fitloc set home.title --value en=Text "),
        ShellCase("fitloc compile -o Sp", #"fitloc compile -o Space\ Folder/"#),
        ShellCase("fitloc lint --since v", "fitloc lint --since v1.0 "),
        ShellCase("fitloc diff main...to", "fitloc diff main...topic "),
        ShellCase("fitloc list | fitloc set home.t", "fitloc list | fitloc set home.title "),
        ShellCase("fitloc list > no", "fitloc list > notes.txt "),
        ShellCase("fitloc list >no", "fitloc list >notes.txt "),
        ShellCase("fitloc set Home.t", "fitloc set Home.t", fish: "fitloc set home.title "),
        ShellCase("fitloc set >x home.t", "fitloc set >x home.title "),
        ShellCase("fitloc set nothing.like.it", "fitloc set nothing.like.it"),
    ]
}
