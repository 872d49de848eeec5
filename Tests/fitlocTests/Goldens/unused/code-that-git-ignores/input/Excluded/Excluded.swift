let excluded = NSLocalizedString("excluded.title", comment: "")
