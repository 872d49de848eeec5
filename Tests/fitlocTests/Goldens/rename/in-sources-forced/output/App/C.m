void f(void) { NSLocalizedString(@"home.title", nil); }
