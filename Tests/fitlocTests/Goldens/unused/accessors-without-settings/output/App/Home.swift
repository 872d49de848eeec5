func title() -> String { Strings.Home.title.resolved }
