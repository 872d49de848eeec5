import FitTodayStrings
import Foundation
import TestSupport
import Testing

@Suite("The types of the real app", .enabled(if: Corpus.isExpected))
struct AppTypesTests {
    /// The types of the app whose values all have a text in a domain enumeration.
    private static let types: [(String, any LocalizedEnumeration.Type)] = [
        ("ProgramLevel", Domain.ProgramLevel.self), ("ProgramCategory", Domain.ProgramCategory.self),
        ("ProgramEquipment", Domain.ProgramEquipment.self), ("WorkoutSource", Domain.WorkoutSource.self),
        ("TrainingLevel", Domain.FitnessLevel.self), ("TrainingMethod", Domain.TrainingMethod.self),
        ("TrainingStructure", Domain.TrainingStructure.self), ("HealthCondition", Domain.HealthCondition.self),
        ("DailyFocus", Domain.DailyFocus.self), ("MuscleSorenessLevel", Domain.MuscleSoreness.self),
        ("FatigueLevel", Domain.FatigueLevel.self), ("TrainerConnectionStatus", Domain.TrainerStatus.self),
        ("CMSFeedbackType", Domain.FeedbackKind.self), ("GroupTab", Domain.GroupTab.self),
        ("WorkoutSegment", Domain.WorkoutSegment.self), ("HealthKitAuthorizationState", Domain.AppleHealthState.self),
        ("MuscleGroup", Domain.Muscle.self), ("BadgeType", Domain.BadgeType.self),
        ("BadgeRarity", Domain.BadgeRarity.self), ("LeagueTier", Domain.LeagueTier.self),
        ("XPLevel", Domain.XPLevel.self), ("TrainerDashboardTab", Domain.TrainerDashboardTab.self),
        ("ThemePreference", Domain.ThemePreference.self), ("ProgramGoalTag", Domain.ProgramGoal.self),
        ("ExerciseCategoryMapping", Domain.ExerciseLibraryCategory.self),
        ("ExerciseEquipmentMapping", Domain.ExerciseEquipment.self),
        ("WorkoutPlanPhase.Kind", Domain.WorkoutPhase.self),
        ("AIChatMessage.Role", Domain.ChatRole.self), ("SpecialistSessionRules.SessionType", Domain.SessionTip.self),
        ("WorkoutActivityAttributes.WorkoutState", Domain.LiveActivityState.self),
        ("ActivitySegment", Domain.ActivitySegment.self), ("ChallengeFilter", Domain.ChallengeFilter.self),
        ("ChallengeType", Domain.ChallengeKind.self), ("EquipmentAvailability", Domain.EquipmentAvailability.self),
        ("StreakMilestone", Domain.StreakMilestone.self), ("ComplianceStatus", Domain.GroupStreakStatus.self),
        ("PhaseDisplayMode", Domain.PhaseDisplayMode.self), ("WorkoutIntensity", Domain.WorkoutIntensity.self),
        ("EquipmentType", Domain.ExerciseEquipment.self), ("WorkoutTemplateType", Domain.WorkoutTemplateType.self),
        ("WorkoutRating", Domain.WorkoutRating.self), ("SubscriptionTier", Domain.SubscriptionTier.self),
        ("LiveActivityError", Domain.LiveActivityError.self), ("AppTab", Domain.AppTab.self),
        ("WorkoutIcon", Domain.WorkoutIcon.self), ("WorkoutColor", Domain.WorkoutColor.self),
    ]

    /// The types of the app of which an enumeration has some values.
    private static let partial: [(String, any LocalizedEnumeration.Type)] = [
        ("FitnessGoal", Domain.FitnessGoal.self), ("FitnessGoal", Domain.AdditionalGoal.self),
        ("ProgramFilter", Domain.ProgramGoal.self), ("ProgramFilter", Domain.ProgramFilter.self),
    ]

    @Test("The table in the guide has these types, and names the values without a text")
    func table() throws {
        let rows = try (Self.types + Self.partial).map { name, domain in
            let lacking = try Self.cases(of: name).filter { !isFound($0, in: domain) }.map { "`\($0.name)`" }
            let remark = lacking.isEmpty ? "all" : "all but " + lacking.joined(separator: ", ")
            return "| `\(name)` | `Domain.\(domain)` | \(remark) |\n"
        }
        let table = "| app type | enumeration | values |\n| --- | --- | --- |\n" + rows.sorted().joined()
        let url = SourceTree.package.appendingPathComponent("docs/fittoday/adopting.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(page.firstRange(of: "<!-- app types: generated -->\n")).upperBound
        let end = try #require(page.firstRange(of: "<!-- app types: end -->")).lowerBound
        let issue = try RecordedFile(url).issue(expecting: page[..<start] + table + page[end...])
        if let issue { Issue.record("\(issue)") }
    }

    @Test("Each value has a case in the generated enumeration", arguments: types)
    func values(name: String, domain: any LocalizedEnumeration.Type) throws {
        let cases = try Self.cases(of: name)
        #expect(cases.count > 1)
        #expect(cases.filter { !isFound($0, in: domain) }.map(\.name) == [])
    }

    private func isFound(_ value: Case, in domain: (some LocalizedEnumeration).Type) -> Bool {
        value.rawValue.flatMap { domain.init(matching: $0) } != nil || domain.init(matching: value.name) != nil
    }

    /// A case declared in the app.
    private struct Case {
        let name: String
        let rawValue: String?
    }

    /// A file of the app with the names of the types that it declares.
    private struct Source {
        let text: String
        /// The kind of each type and its name, such as `enum Role`.
        let declarations: Set<String>

        init(_ text: String) {
            self.text = text
            declarations = Set(text.matches(of: /(?:struct|class|enum) \w+/).map { String($0.output) })
        }

        func declares(_ name: Substring, as kinds: String...) -> Bool {
            kinds.contains { declarations.contains("\($0) \(name)") }
        }
    }

    private static let sources = Result {
        try Corpus.realFiles(in: "fittoday-app/FitToday/FitToday", endingIn: ["swift"]).map {
            Source(String(decoding: $0.bytes, as: UTF8.self))
        }
    }

    /// Returns the cases of an enumeration.
    ///
    /// They must be on separate lines before all other declarations.
    private static func cases(of name: String) throws -> [Case] {
        let parts = name.split(separator: ".")
        let outer = try Regex("(struct|class|enum) \(parts[0])\\b")
        let head = try Regex("enum \(parts[parts.count - 1])\\b[^{]*\\{")
        let source = try #require(
            try sources.get().first {
                $0.declares(parts[0], as: "struct", "class", "enum") && $0.declares(parts[parts.count - 1], as: "enum")
            }
        ).text
        let start = try #require(source.firstRange(of: outer)).lowerBound
        let body = try #require(source[start...].firstRange(of: head)).upperBound
        let lines = source[body...].split(separator: "\n").map { $0.drop { $0 == " " } }
        return lines.prefix { $0.hasPrefix("case ") || $0.hasPrefix("//") }.compactMap { line in
            guard let found = line.firstMatch(of: /^case (\w+)(?: = "([^"]*)")?/) else { return nil }
            return Case(name: String(found.1), rawValue: found.2.map(String.init))
        }
    }
}
