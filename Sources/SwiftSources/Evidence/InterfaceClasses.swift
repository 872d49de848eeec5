/// The classes that interface files, property lists and specifications of projects name, so that the system makes them.
package enum InterfaceClasses {
    /// Returns the names of the classes in files.
    ///
    /// A property list names the main class of an extension behind its module, and a specification of a project has the
    /// same texts. So all their words with an initial capital count.
    package static func all(in files: [OtherFile]) -> Set<String> {
        files.reduce(into: []) { names, file in
            switch file.path.split(separator: ".").last {
            case "xib", "storyboard": names.formUnion(customClasses(in: file.text))
            case "plist", "yml", "yaml":
                let isNaming = ["PrincipalClass", "ClassName"].contains { file.text.contains(word: Array($0.utf8)) }
                if isNaming { names.formUnion(capitalizedWords(in: file.text)) }
                names.formUnion(file.values.flatMap { capitalizedWords(in: Array($0.utf8)) })
            default: break
            }
        }
    }

    /// Returns the values of the attribute `customClass`.
    private static func customClasses(in text: [UInt8]) -> Set<String> {
        let mark = Array("customClass=\"".utf8)
        var names: Set<String> = []
        var index = text.startIndex
        while let start = text[index...].firstIndex(of: mark[0]) {
            guard text[start...].starts(with: mark) else {
                index = start + 1
                continue
            }
            let name = text[(start + mark.count)...].prefix { $0 != UInt8(ascii: "\"") }
            names.insert(String(decoding: name, as: UTF8.self))
            index = name.endIndex
        }
        return names
    }

    private static func capitalizedWords(in text: [UInt8]) -> Set<String> {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let words = text.split { !isPartOfName($0) }.filter { capitals ~= $0[$0.startIndex] }
        return Set(words.map { String(decoding: $0, as: UTF8.self) })
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: byte > 0x7F
        }
    }
}
