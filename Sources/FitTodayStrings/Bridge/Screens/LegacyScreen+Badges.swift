extension LegacyScreen {
    static let badges = LegacyScreen(
        title: "Badges, leagues and XP",
        keys: [
            LegacyKey(
                "badge.criteria.prefix", "badge.how_to_unlock",
                note: "without the colon: it is a heading on a line of its own"),
            LegacyKey("badge.locked", "badge.locked"),
            LegacyKey("badge.public_toggle", "badge.public"),
            LegacyKey(
                "badge.rarity.common", "badge.rarity.common",
                note: "family: BadgeRarity; NSLocalizedString, not .localized; pt-BR agrees with “medalha” now"),
            LegacyKey(
                "badge.rarity.epic", "badge.rarity.epic",
                note: "family: BadgeRarity; NSLocalizedString, not .localized; pt-BR agrees with “medalha” now"),
            LegacyKey(
                "badge.rarity.legendary", "badge.rarity.legendary",
                note: "family: BadgeRarity; NSLocalizedString, not .localized; pt-BR agrees with “medalha” now"),
            LegacyKey(
                "badge.rarity.rare", "badge.rarity.rare",
                note: "family: BadgeRarity; NSLocalizedString, not .localized; pt-BR agrees with “medalha” now"),
            LegacyKey("badge.section.title", "badge.section.title"),
            LegacyKey("badge.share", "common.share"),
            LegacyKey(
                "badge.share.text", "badge.share.message",
                note: "String(format: NSLocalizedString(…)): use the accessor; badge and rarity in the same order"),
            LegacyKey(
                "badge.type.earlyBird", "badge.type.early_bird",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.earlyBird.description", "badge.type.early_bird.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.firstWorkout", "badge.type.first_workout",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.firstWorkout.description", "badge.type.first_workout.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.monthlyConsistency", "badge.type.monthly_consistency",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.monthlyConsistency.description", "badge.type.monthly_consistency.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.streak100", "badge.type.streak_100",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.streak100.description", "badge.type.streak_100.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.streak30", "badge.type.streak_30",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.streak30.description", "badge.type.streak_30.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.streak7", "badge.type.streak_7",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.streak7.description", "badge.type.streak_7.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.weekWarrior", "badge.type.week_warrior",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.weekWarrior.description", "badge.type.week_warrior.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.workouts100", "badge.type.workouts_100",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.workouts100.description", "badge.type.workouts_100.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.workouts50", "badge.type.workouts_50",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.type.workouts50.description", "badge.type.workouts_50.description",
                note: "family: BadgeType; put together from the raw value, NSLocalizedString, not .localized"),
            LegacyKey(
                "badge.unlocked_at", "badge.unlocked_on.caption",
                note: "the code puts the date behind it; better: badge.unlocked_on, which takes the formatted date"),
            LegacyKey(
                "gamification.level.guerreiro", "xp.level.warrior",
                note: "family: XPLevel; the raw value is stored: keep it"),
            LegacyKey(
                "gamification.level.imortal", "xp.level.immortal",
                note: "family: XPLevel"),
            LegacyKey(
                "gamification.level.iniciante", "xp.level.beginner",
                note: "family: XPLevel"),
            LegacyKey(
                "gamification.level.lenda", "xp.level.legend",
                note: "family: XPLevel"),
            LegacyKey(
                "gamification.level.tita", "xp.level.titan",
                note: "family: XPLevel; the raw value “Titã” is stored: keep it"),
            LegacyKey("gamification.level_up.level_format", "xp.level_up.level"),
            LegacyKey("gamification.level_up.title", "xp.level_up.title"),
            LegacyKey("gamification.xp_card.empty.message", "xp.card.empty.message"),
            LegacyKey("gamification.xp_card.empty.title", "xp.card.empty.title"),
            LegacyKey(
                "gamification.xp_card.level_format", "xp.card.level",
                note: "level: userXP.level, title: userXP.levelTitle’s text (family xp.level)"),
            LegacyKey("gamification.xp_card.loading", "xp.card.loading"),
            LegacyKey(
                "gamification.xp_card.xp_progress_format", "xp.card.progress",
                note: "one argument as before; the 1,000 stands in the text, grouped for each language"),
            LegacyKey(
                "gamification.xp_earned_format", "xp.earned",
                note: "VoiceOver: xp.earned.accessibility.label"),
            LegacyKey("league.demoted.dismiss", "common.continue"),
            LegacyKey("league.demoted.message", "league.demoted.message"),
            LegacyKey("league.demoted.title", "league.demoted.title"),
            LegacyKey("league.empty.message", "league.empty.message"),
            LegacyKey("league.empty.title", "league.empty.title"),
            LegacyKey("league.history.empty.message", "league.history.empty.message"),
            LegacyKey("league.history.empty.title", "league.history.empty.title"),
            LegacyKey("league.history.season_week", "league.season_week"),
            LegacyKey(
                "league.history.title", "league.history.title",
                note: "“League history” now"),
            LegacyKey(
                "league.history.xp_earned", "league.history.xp_earned",
                note: "a plural now; the same argument"),
            LegacyKey("league.home_card.view", "league.home_card.view"),
            LegacyKey(
                "league.home_card.your_rank", "league.home_card.rank",
                note: "a plural now, for 0 (“Not ranked yet”); the same argument"),
            LegacyKey("league.loading", "league.loading"),
            LegacyKey("league.promoted.dismiss", "common.continue"),
            LegacyKey("league.promoted.title", "league.promoted.title"),
            LegacyKey(
                "league.ranking.xp_format", "league.ranking.xp",
                note: "VoiceOver: league.ranking.accessibility.value"),
            LegacyKey(
                "league.season_ended", "league.season_ended",
                note: "the other branches of countdownText are composed: league.countdown.days, league.countdown.hours"),
            LegacyKey("league.season_week", "league.season_week"),
            LegacyKey(
                "league.tier.bronze", "league.tier.bronze",
                note: "family: LeagueTier; NSLocalizedString, not .localized"),
            LegacyKey(
                "league.tier.diamond", "league.tier.diamond",
                note: "family: LeagueTier; NSLocalizedString, not .localized"),
            LegacyKey(
                "league.tier.gold", "league.tier.gold",
                note: "family: LeagueTier; NSLocalizedString, not .localized"),
            LegacyKey(
                "league.tier.legend", "league.tier.legend",
                note: "family: LeagueTier; NSLocalizedString, not .localized"),
            LegacyKey(
                "league.tier.silver", "league.tier.silver",
                note: "family: LeagueTier; NSLocalizedString, not .localized"),
            LegacyKey("league.title", "league.title"),
        ])
}
