#import "Loc.h"
NSString *const kEmptyKey = @"home.empty";
@implementation Loc
+ (NSString *)stringFor:(NSString *)key {
    return [[NSBundle mainBundle] localizedStringForKey:key value:@"" table:nil];
}
@end
@implementation NSString (Localization)
- (NSString *)loc { return NSLocalizedString(self, nil); }
@end
