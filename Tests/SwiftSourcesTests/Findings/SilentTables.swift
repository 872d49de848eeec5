import Foundation

// The table of one call says nothing about the next call.

func title(_ table: String) -> String { NSLocalizedString("settings.title", tableName: table, comment: "") }
func other() -> String { NSLocalizedString("home.title", tableName: nil, comment: "") }
