extension LegacyScreen {
    static let common = LegacyScreen(
        title: "Tabs and common words",
        keys: [
            LegacyKey("common.back", "common.back"),
            LegacyKey("common.cancel", "common.cancel"),
            LegacyKey("common.confirm", "common.confirm"),
            LegacyKey("common.delete", "common.delete"),
            LegacyKey("common.done", "common.done"),
            LegacyKey("common.edit", "common.edit"),
            LegacyKey("common.error", "common.error"),
            LegacyKey("common.finish", "common.finish"),
            LegacyKey("common.loading", "common.loading"),
            LegacyKey("common.next", "common.next"),
            LegacyKey("common.retry", "common.retry"),
            LegacyKey("common.save", "common.save"),
            LegacyKey("common.see_all", "common.see_all"),
            LegacyKey("common.skip", "common.skip"),
            LegacyKey("common.start", "common.start"),
            LegacyKey(
                "common.unit.min", "common.unit.minutes",
                note: "stands after a number; better: common.minutes.short(minutes)"),
            LegacyKey(
                "common.unit.sets", "workout.caption.sets",
                note: "better: workout.exercise.sets(sets), which agrees with the number"),
            LegacyKey("common.view_details", "common.view_details"),
            LegacyKey("tab.activity", "tab.activity"),
            LegacyKey("tab.create", "tab.create"),
            LegacyKey(
                "tab.fitorb", "tab.fitpal",
                note: "the name shown is FitPal"),
            LegacyKey("tab.history", "tab.legacy.history"),
            LegacyKey("tab.home", "tab.home"),
            LegacyKey("tab.profile", "tab.profile"),
            LegacyKey("tab.programs", "tab.programs"),
            LegacyKey("tab.settings", "tab.legacy.settings"),
            LegacyKey("tab.workout", "tab.workout"),
        ])
}
