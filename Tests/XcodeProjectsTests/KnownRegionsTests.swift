import Foundation
import Testing

@testable import XcodeProjects

@Suite("The languages that a project lists")
struct KnownRegionsTests {
    private static let project = """
        // !$*UTF8*$!
        {
        \tobjects = {
        \t\tP /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tdevelopmentRegion = en;
        \t\t\tknownRegions = (
        \t\t\t\ten,
        \t\t\t\tBase,
        \t\t\t\t"pt-BR",
        \t\t\t);
        \t\t};
        \t};
        \trootObject = P /* Project object */;
        }

        """

    private func regions(_ text: String = project) throws -> KnownRegions {
        try KnownRegions(Array(text.utf8), path: "App.xcodeproj")
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("A language is added after the last one, in Xcode's format; nothing else changes")
    func adding() throws {
        let expected = Self.project.replacing("\"pt-BR\",\n", with: "\"pt-BR\",\n\t\t\t\tfr,\n")
        #expect(text(try regions().adding("fr")) == expected)
        #expect(text(try regions().adding("zh-Hans")).contains("\t\t\t\t\"zh-Hans\",\n\t\t\t);"))
        #expect(text(try regions().adding("en")) == Self.project)
    }

    @Test("A language is removed with its line")
    func removing() throws {
        #expect(text(try regions().removing("Base")) == Self.project.replacing("\t\t\t\tBase,\n", with: ""))
        #expect(text(try regions().removing("pt-BR")) == Self.project.replacing("\t\t\t\t\"pt-BR\",\n", with: ""))
    }

    @Test("A language, including the source language, can be renamed, without duplicates")
    func renaming() throws {
        #expect(text(try regions().renaming("pt-BR", to: "pt")) == Self.project.replacing("\"pt-BR\"", with: "pt"))
        let source = try KnownRegions(regions().renaming("en", to: "en-GB"), path: "App.xcodeproj")
        #expect(source.names == ["en-GB", "Base", "pt-BR"])
        #expect(text(try regions().renaming("en", to: "en-GB")).contains("developmentRegion = \"en-GB\";"))
        let merged = try KnownRegions(regions().renaming("pt-BR", to: "en"), path: "App.xcodeproj")
        #expect(merged.names == ["en", "Base"])
    }

    @Test(
        "Lists on one line, without a trailing comma, and empty lists are supported",
        arguments: ["(en, fr)", "(en,fr)", "(en)", "()"])
    func otherForms(list: String) throws {
        let begin = Self.project.components(separatedBy: "(\n")[0]
        let text = begin + list + ";\n\t\t};\n\t};\n\trootObject = P;\n}\n"
        let names = try regions(text).names
        #expect(try KnownRegions(regions(text).adding("nl"), path: "A.xcodeproj").names == names + ["nl"])
        for name in names {
            let left = try KnownRegions(regions(text).removing(name), path: "A.xcodeproj").names
            #expect(left == names.filter { $0 != name })
        }
    }

    @Test("Packages keep their traits, as Xcode 26.4 writes them, whatever happens to the languages")
    func traits() throws {
        let packages = """
            \t\tR /* XCRemoteSwiftPackageReference "fitloc" */ = {
            \t\t\tisa = XCRemoteSwiftPackageReference;
            \t\t\trepositoryURL = "https://a/fitloc";
            \t\t\trequirement = {
            \t\t\t\tbranch = main;
            \t\t\t\tkind = branch;
            \t\t\t};
            \t\t\ttraits = (
            \t\t\t\tTools,
            \t\t\t);
            \t\t};
            \t\tL /* XCLocalSwiftPackageReference "../kit" */ = {
            \t\t\tisa = XCLocalSwiftPackageReference;
            \t\t\trelativePath = ../kit;
            \t\t\ttraits = (
            \t\t\t);
            \t\t};

            """
        let project = Self.project.replacing("\tobjects = {\n", with: "\tobjects = {\n" + packages)
        let written = [
            try regions(project).adding("fr"), try regions(project).removing("pt-BR"),
            try regions(project).renaming("en", to: "en-GB"),
        ]
        for bytes in written {
            #expect(text(bytes).contains(packages) && text(bytes) != project)
            let read = try XcodeProject(bytes, path: "/p/App.xcodeproj")
            #expect(read.packages.map(\.traits) == [["Tools"], []])
        }
    }

    @Test("A project without a list is rejected")
    func none() {
        #expect(throws: XcodeProjectError.self) {
            try regions(Self.project.replacing("knownRegions", with: "otherRegions"))
        }
    }
}
