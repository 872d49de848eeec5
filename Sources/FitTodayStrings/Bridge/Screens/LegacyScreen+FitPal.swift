extension LegacyScreen {
    static let fitPal = LegacyScreen(
        title: "FitPal",
        keys: [
            LegacyKey(
                "fitorb.clear_chat", "fitpal.clear_history.confirm",
                note: "not fitpal.clear.*: that asks about starting a new chat and has a message"),
            LegacyKey(
                "fitorb.clear_chat_confirm", "fitpal.clear_history.title",
                note: "the trash button lacks a VoiceOver label: fitpal.clear_history.accessibility.label"),
            LegacyKey(
                "fitorb.daily_limit", "fitpal.daily_limit.used",
                note:
                    "same arguments, same order: used, limit (both %d); no plural, so String(format:) works; the code passes Int"
            ),
            LegacyKey("fitorb.daily_limit_reached", "fitpal.daily_limit.reached"),
            LegacyKey("fitorb.error_empty_response", "fitpal.error.empty_answer"),
            LegacyKey(
                "fitorb.error_no_api_key", "fitpal.error.missing_api_key",
                note: "text under error.openai.not_configured.title in an alert"),
            LegacyKey(
                "fitorb.error_ok", "common.ok",
                note: "nothing in the code uses it"),
            LegacyKey(
                "fitorb.error_service_unavailable", "fitpal.unavailable.message",
                note: "not in the family fitpal.error.*, whose cases are fixed"),
            LegacyKey(
                "fitorb.error_title", "common.error",
                note: "nothing in the code uses it"),
            LegacyKey("fitorb.input_placeholder", "fitpal.input.placeholder"),
            LegacyKey(
                "fitorb.limit_reached.message", "fitpal.daily_limit.message",
                note: "AIChatViewModel also saves it as a chat message: it stays in the language of that day"),
            LegacyKey("fitorb.limit_reached.title", "fitpal.daily_limit.title"),
            LegacyKey(
                "fitorb.quick.endurance_tips", "fitpal.quick_action.endurance_tips",
                note: "sends its text; better: .prompt"),
            LegacyKey(
                "fitorb.quick.evening_stretch", "fitpal.quick_action.evening_stretch",
                note: "sends its text; better: .prompt"),
            LegacyKey(
                "fitorb.quick.fat_burn_tips", "fitpal.quick_action.fat_burn_tips",
                note: "sends its text; better: .prompt"),
            LegacyKey(
                "fitorb.quick.morning_warmup", "fitpal.quick_action.morning_warmup",
                note: "sends its text; better: .prompt"),
            LegacyKey(
                "fitorb.quick.muscle_tips", "fitpal.quick_action.muscle_tips",
                note: "sends its text; better: .prompt"),
            LegacyKey(
                "fitorb.quick.performance_tips", "fitpal.quick_action.performance_tips",
                note: "sends its text; better: .prompt"),
            LegacyKey(
                "fitorb.quick.plan_workout", "fitpal.quick_action.plan_workout",
                note: "the code sends the chip's own text; better: its .prompt. So for all quick actions"),
            LegacyKey(
                "fitorb.quick.recovery", "fitpal.quick_action.recovery",
                note: "sends its text; better: .prompt"),
            LegacyKey(
                "fitorb.quick.suggest_exercises", "fitpal.quick_action.suggest_exercises",
                note: "sends its text; better: .prompt"),
            LegacyKey(
                "fitorb.quick.suggest_today", "fitpal.quick_action.suggest_workout",
                note: "sends its text; better: .prompt, which says “today”"),
            LegacyKey(
                "fitorb.quick.warmup", "fitpal.quick_action.warmup",
                note: "sends its text; better: .prompt"),
            LegacyKey("fitorb.scope_note", "fitpal.scope_note"),
            LegacyKey("fitorb.subtitle", "fitpal.subtitle"),
            LegacyKey("fitorb.thinking", "fitpal.thinking"),
            LegacyKey(
                "fitorb.title", "fitpal.title",
                note: "the name shown is FitPal"),
            LegacyKey("fitorb.try_asking", "fitpal.try_asking"),
        ])
}
