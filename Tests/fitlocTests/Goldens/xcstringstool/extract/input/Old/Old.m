#import <Foundation/Foundation.h>

// NSLocalizedString(@"commented out", nil)
NSString *text(void) {
    return NSLocalizedStringFromTable(@"Two " @"parts", @"Old", @"In \"two\" parts");
}
