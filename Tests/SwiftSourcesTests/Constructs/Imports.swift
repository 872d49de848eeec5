import ArgumentParser
import Foundation

let section = Section("By name alone")
let string = String(localized: "Foundation's own")
let text = command.help("By the method alone")
