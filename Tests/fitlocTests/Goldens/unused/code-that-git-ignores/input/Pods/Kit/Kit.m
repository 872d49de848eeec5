NSString *title(void) { return NSLocalizedString(@"pods.title", nil); }
