import CatalogCore
import Testing

@testable import StringTables

@Suite(".stringsdict")
struct StringsDictTests {
    private static func table(_ members: String) throws -> LegacyTableFile {
        let xml = "<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>"
        return try LegacyTableFile(Array(xml.utf8), kind: .stringsdict)
    }

    private static func rule(_ members: String) throws -> StringsDictRule? {
        guard case .rule(let rule)? = try table("<key>K</key><dict>\(members)</dict>").entries.first?.value else {
            return nil
        }
        return rule
    }

    private static let pluralVariable = """
        <key>days</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld day</string>
        <key>other</key><string>%lld days</string>
        </dict>
        """

    @Test("A plural has a format text and variables with their cases")
    func plural() throws {
        let format = "<key>NSStringLocalizedFormatKey</key><string>%#@days@ left</string>"
        let rule = try #require(try Self.rule(format + Self.pluralVariable))
        let variable = try #require(rule.variables.first)
        #expect(rule.format?.string == "%#@days@ left")
        #expect(variable.name == "days")
        #expect(variable.specType?.string == StringsDictVariable.pluralRuleType)
        #expect(variable.valueType?.string == "lld")
        #expect(variable.cases.map(\.name) == ["one", "other"])
        #expect(variable.cases.map(\.content.string) == ["%lld day", "%lld days"])
        #expect(variable.cases.map(\.nameRange?.count) == [14, 16])
        #expect(variable.others.isEmpty && rule.others.isEmpty)
    }

    @Test("A device rule has texts and rules by device")
    func devices() throws {
        let format = "<key>NSStringLocalizedFormatKey</key><string>%#@days@</string>"
        let rule = try #require(
            try Self.rule(
                """
                <key>NSStringDeviceSpecificRuleType</key><dict>
                <key>mac</key><string>Click</string>
                <key>iphone</key><dict>\(format)\(Self.pluralVariable)</dict>
                </dict>
                """
            )
        )
        #expect(rule.devices.map(\.name) == ["mac", "iphone"])
        guard case .text(let text)? = rule.devices.first?.content, case .rule(let nested)? = rule.devices.last?.content
        else {
            Issue.record("devices are not a text and a rule")
            return
        }
        #expect(text.string == "Click")
        #expect(nested.variables.map(\.name) == ["days"])
    }

    @Test("A width rule has texts by width")
    func widths() throws {
        let widths = "<key>20</key><string>Hi</string><key>50</key><string>Hello</string>"
        let rule = try #require(try Self.rule("<key>NSStringVariableWidthRuleType</key><dict>\(widths)</dict>"))
        #expect(rule.widths.map(\.name) == ["20", "50"])
        #expect(rule.widths.map(\.content.string) == ["Hi", "Hello"])
    }

    @Test("A key may have a plain text")
    func plainText() throws {
        #expect(try Self.table("<key>K</key><string>x</string>").entries.first?.value == .text("x"))
    }

    @Test("Members with unknown names are kept")
    func unknownMembers() throws {
        let variable = Self.pluralVariable.replacing("<key>one</key>", with: "<key>dual</key>")
        let rule = try #require(
            try Self.rule("<key>NSStringLocalizedFormatKey</key><string>x</string><key>z</key><true/>" + variable)
        )
        #expect(rule.others.map(\.key) == ["z"])
        #expect(rule.variables.first?.others.map(\.key) == ["dual"])
    }

    @Test(
        "A fault that prevents a text from being shown is a problem with its location",
        arguments: [
            (pluralVariable, .missingFormat(key: "K"), 2),
            (
                "<key>NSStringLocalizedFormatKey</key><string>x</string>\n<key>n</key><dict>"
                    + "<key>NSStringFormatValueTypeKey</key><string>d</string></dict>",
                .missingSpecType(variable: "n"), 3
            ),
            (
                "<key>NSStringLocalizedFormatKey</key><string>x</string>\n<key>n</key><dict>"
                    + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string></dict>",
                .missingValueType(variable: "n"), 3
            ),
            (
                "<key>NSStringLocalizedFormatKey</key><string>x</string><key>n</key><dict>\n"
                    + "<key>NSStringFormatSpecTypeKey</key>\n<string>Plural</string>"
                    + "<key>NSStringFormatValueTypeKey</key><string>d</string></dict>",
                .unknownSpecType(variable: "n", type: "Plural"), 4
            ),
            (
                "<key>NSStringLocalizedFormatKey</key>\n<dict/>",
                .wrongType(member: "NSStringLocalizedFormatKey", expected: .text), 3
            ),
            (
                "<key>NSStringLocalizedFormatKey</key><string>x</string><key>n</key>\n<string>y</string>",
                .wrongType(member: "n", expected: .dictionary), 3
            ),
            (
                "<key>NSStringVariableWidthRuleType</key><dict>\n<key>wide</key><string>y</string></dict>",
                .badWidth(name: "wide"), 3
            ),
            (
                "<key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key>\n<array/></dict>",
                .wrongType(member: "mac", expected: .textOrDictionary), 3
            ),
        ] as [(String, LegacyTableProblem.Reason, Int)]
    )
    func problems(members: String, reason: LegacyTableProblem.Reason, line: Int) throws {
        let table = try Self.table("<key>K</key><dict>\(members)</dict>")
        let problems = table.problems
        let range = try #require(problems.first?.range)
        let utf8 = try #require(table.text?.utf8)
        #expect(problems.map(\.reason) == [reason])
        #expect(LineIndex(utf8).position(at: range.lowerBound).line == line)
    }

    @Test("A plural case that is not a text is a problem, and is kept")
    func caseOfWrongType() throws {
        let table = try Self.table(
            "<key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string>"
                + Self.pluralVariable.replacing("<string>%lld day</string>", with: "<array/>") + "</dict>"
        )
        #expect(table.problems.map(\.reason) == [.wrongType(member: "one", expected: .text)])
        guard case .rule(let rule)? = table.entries.first?.value else {
            Issue.record("no rule")
            return
        }
        #expect(rule.variables.first?.others.map(\.key) == ["one"])
    }
}
