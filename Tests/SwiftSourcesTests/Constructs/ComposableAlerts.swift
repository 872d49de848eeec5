import ComposableArchitecture

func deletion(of name: String) -> AlertState<Never> {
    AlertState(
        title: { TextState("Delete the machine?") },
        actions: { ButtonState(role: .cancel, label: { TextState("Not now", tableName: "Alerts") }) },
        message: { TextState("\(name) will be lost.") + TextState(name) + TextState(verbatim: "—") })
}
