import Foundation

// Without a table, a lookup searches the default one.

let first = NSLocalizedString("settings.title", tableName: nil, comment: "")
let second = NSLocalizedString("settings.title", tableName: /* the default */ nil, comment: "")
let third = NSLocalizedString("settings.title", tableName /* nil */: table, comment: "")
