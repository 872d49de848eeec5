import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about placeholders and markup.
    static let markup: [ExemptionExample] = [
        .init(
            "address-mismatch", "several new addresses are no replacement",
            .texts([
                "en": #""See https://last.fm/join""#,
                "ru": """
                ↓"См. https://bau.ru https://dom.ru https://gora.ru https://les.ru https://more.ru https://nebo.ru \
                https://pole.ru https://reka.ru https://sad.ru"
                """,
            ])),
        .init(
            "address-mismatch", "a lost link does not excuse an address outside of it",
            .texts([
                "en": #""[Read how](https://fittoday.app/log) or mail help@fittoday.org""#,
                "pt-BR": #"↓"Leia como ou escreva""#,
            ])),
        .init(
            "address-mismatch", "a lost link does not excuse another address in its place",
            .texts(["en": #""[Read how](https://fittoday.app)""#, "pt-BR": #"↓"Leia em https://fitoday.org""#])),
        .init(
            "address-mismatch", "a lost link does not excuse a letter behind the address",
            .texts(["en": #""[Read](https://fittoday.app) it""#, "ko": #"↓"https://fittoday.app를 보세요""#])),
        .init(
            "address-mismatch", "an ending of a case has only letters",
            .texts(["en": #""Mail help@fittoday.app""#, "eu": #"↓"Bidali help@fittoday.app-2""#])),
        .init(
            "address-mismatch", "the same mailbox elsewhere is a slip",
            .texts(["en": #""Mail help@fittoday.app""#, "de": #"↓"Schreib an help@beispielfirma.de""#])),
        .init(
            "address-mismatch", "a site does not replace a mailbox",
            .texts(["en": #""Mail help@fittoday.app""#, "ru": #"↓"См. https://musik.ru/join""#])),
        .init(
            "placeholder-mismatch", "a phrase in braces does not explain another name",
            .texts(["en": #""Flag this as %@?""#, "fr": #"↓"Signaler {{ report_type }} {{en ligne}} ? %@""#])),
        .init(
            "placeholder-mismatch", "a phrase in double braces does not explain single ones",
            .texts(["en": #""Hello {name}""#, "fr": #"↓"Bonjour {{mon ami}}""#])),
        .init(
            "placeholder-mismatch", "the comment explains the braces",
            .entries(
                RuleExample.key(
                    "home.title", #""comment" : "Words in braces are bold.""#,
                    ["en": RuleExample.text(#""Hello {name}""#), "fr": RuleExample.text(#"↓"Bonjour {nom}""#)]))),
        .init(
            "placeholder-mismatch", "braces that do not end hold no phrase",
            .texts(["en": #""%@ is {{online}}""#, "fr": #"↓"%@ est {{en ligne""#])),
        .init(
            "emoji-mismatch", "most languages have the same sign",
            .texts([
                "en": #""Saved ✅""#, "pt-BR": #""Salvo 🎉""#, "de": #""Gesichert 🎉""#, "fr": #""Enregistré 🎉""#,
                "es": #""Guardado 🎉""#,
            ])),
        .init(
            "markdown-mismatch", "most languages have the same marks",
            .texts([
                "en": #""Brand""#, "zh-Hant": #""**品牌**""#, "de": #""**Marke**""#, "fr": #""**Marque**""#,
                "es": #""**Marca**""#,
            ])),
        .init(
            "markdown-mismatch", "more italics are a choice of style",
            .texts(["en": #""Walk now""#, "pt-BR": #""*Ande* agora""#])),
        .init(
            "markdown-mismatch", "one of two links is lost",
            .texts([
                "en": #""See [help](https://a.app) and [terms](https://b.app)""#,
                "pt-BR": #"↓"Veja a [ajuda](https://a.app) e os termos""#,
            ])),
        .init(
            "placeholder-mismatch", "a form for one number may leave the number out",
            .entries(
                RuleExample.key(
                    "home.days",
                    [
                        "en": RuleExample.plural(["one": "{count} day", "other": "{count} days"]),
                        "pt-BR": RuleExample.plural(["one": "um dia", "other": "{count} dias"]),
                    ]))),
        .init(
            "placeholder-mismatch", "the form for all other numbers must not leave it out",
            .entries(
                RuleExample.key(
                    "home.days",
                    [
                        "en": RuleExample.plural(["one": "{count} day", "other": "{count} days"]),
                        "pt-BR": RuleExample.plural(["one": "{count} dia", "other": "dias"], mark: .text("other")),
                    ]))),
        .init(
            "address-mismatch", "an added address counts until the text is reviewed",
            .entries(
                RuleExample.key(
                    "home.title",
                    [
                        "en": RuleExample.text(#""Open the site""#),
                        "pt-BR": RuleExample.text(#"↓"Abra https://fittoday.app""#, "needs_review"),
                    ]))),
        .init(
            "address-mismatch", "a reviewed text may have an address",
            .entries(
                RuleExample.key(
                    "home.title",
                    [
                        "en": RuleExample.text(#""Open the site""#),
                        "pt-BR": RuleExample.text(#""Abra https://fittoday.app""#, "translated"),
                    ]))),
        .init(
            "address-mismatch", "another page of the same site may be added",
            .entries(
                RuleExample.key(
                    "home.title",
                    [
                        "en": RuleExample.text(#""See https://fittoday.app""#),
                        "pt-BR": RuleExample.text(
                            #""Veja https://fittoday.app/pt e https://fittoday.app""#, "needs_review"),
                    ]))),
        .init(
            "address-mismatch", "another site beside that of the source counts",
            .entries(
                RuleExample.key(
                    "home.title",
                    [
                        "en": RuleExample.text(#""See https://fittoday.app""#),
                        "pt-BR": RuleExample.text(
                            #"↓"Veja https://fittoday.app ou https://another.org""#, "needs_review"),
                    ]))),
    ]
}
