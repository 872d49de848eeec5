NSString *restart(void) { return NSLocalizedString(@"tweak.restart", nil); }
