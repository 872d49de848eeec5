// Made by fitloc from CLI.xcstrings. Changes are lost with the next build.
// swift-format-ignore-file
// swiftlint:disable all
#if hasFeature(InternalImportsByDefault)
    package import CatalogRuntime
#else
    import CatalogRuntime
#endif

/// The strings of CLI.xcstrings.
package nonisolated enum Texts {
    /// The strings adopt.*
    package nonisolated enum Adopt {
        /// “a key cannot be empty”
        ///
        /// - pt-BR: “a chave não pode ficar vazia”
        ///
        /// Message about a key that was typed.
        package static var emptyKey: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 44)
        }

        /// “  a  adopt: move the text to the table and look it up from the code; for each missing language, type a text or press Enter to leave it for later\n  k  use another key: type one, or press the up arrow for keys with the same text\n  s  skip: leave the text in the code\n  d  done: write what was adopted s…”
        ///
        /// - pt-BR: “  a  adotar: mover o texto para a tabela e consultá-lo a partir do código; para cada idioma que falta, digite um texto ou tecle Enter para deixá-lo para depois\n  k  usar outra chave: digite uma ou use a seta para cima para ver chaves com o mesmo texto\n  s  pular: deixar o texto no código\n  d  conclu…”
        ///
        /// Help for the keys that may be pressed at a hard-coded string; the letters at the beginning are not translated.
        package static var help: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 45)
        }

        /// “[a]dopt  [k]ey  [s]kip  [d]one  [q]uit  [?]”
        ///
        /// - pt-BR: “[a] adotar  [k] chave  [s] pular  [d] concluir  [q] sair  [?]”
        ///
        /// The keys that may be pressed at a hard-coded string: each letter in brackets is a key on the keyboard and is not translated.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 46)
        }

        /// “added %(count)lld keys to %(path)@”
        ///
        /// - en: one “added %(count)lld key to %(path)@”, other “added %(count)lld keys to %(path)@”
        /// - pt-BR: one “%(count)lld chave adicionada a %(path)@”, other “%(count)lld chaves adicionadas a %(path)@”
        ///
        /// Summary: keys were added to a table for texts from code. count: the number of keys; path: the file.
        package static func keysAdded(count: Swift.Int, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 47, [.integer(count), .string(path)])
        }

        /// “texts still missing in %(languages)@; list them with `%(command)@`”
        ///
        /// - pt-BR: “ainda faltam textos em %(languages)@; liste-os com `%(command)@`”
        ///
        /// What to do next after texts were moved from code to a catalog. languages: the languages that have no text yet, with commas; command: a command line.
        package static func leftForLater(languages: Swift.String, command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 52, [.string(languages), .string(command)])
        }

        /// “adopt needs a terminal to ask about each text; use --yes to adopt all, or --dry-run to preview the changes”
        ///
        /// - pt-BR: “adopt precisa de um terminal para perguntar sobre cada texto; use --yes para adotar todos ou --dry-run para ver as alterações”
        ///
        /// Refusal of a command that was started without a terminal.
        package static var needsTerminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 69)
        }

        /// “No text to adopt.”
        ///
        /// - pt-BR: “Nenhum texto para adotar.”
        ///
        /// Summary of a command that moves texts from code to a catalog, if there is nothing to do.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 70)
        }

        /// “%(count)lld texts contain a count; add their plural forms in each language: %(keys)@”
        ///
        /// - en: one “%(count)lld text contains a count; add its plural forms in each language: %(keys)@”, other “%(count)lld texts contain a count; add their plural forms in each language: %(keys)@”
        /// - pt-BR: one “%(count)lld texto contém uma contagem; adicione as formas plurais dele em cada idioma: %(keys)@”, other “%(count)lld textos contêm uma contagem; adicione as formas plurais deles em cada idioma: %(keys)@”
        ///
        /// What to do next after texts with a number were moved from code to legacy tables. count: how many; keys: their keys, with commas.
        package static func plurals(count: Swift.Int, keys: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 71, [.integer(count), .string(keys)])
        }

        /// “%1$#@texts@ in %2$#@files@ moved to the catalog”
        ///
        /// - en: “%1$#@texts@ in %2$#@files@ moved to the catalog”, files (one “%arg file”, other “%arg files”), texts (one “%arg text”, other “%arg texts”)
        /// - pt-BR: “Agora no catálogo: %1$#@texts@ de %2$#@files@”, files (one “%arg arquivo”, other “%arg arquivos”), texts (one “%arg texto”, other “%arg textos”)
        ///
        /// Summary of texts that were moved out of code. texts: how many; files: in how many Swift files.
        package static func summary(texts: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 72, [.integer(texts), .integer(files)])
        }

        /// The strings adopt.accessors.*
        package nonisolated enum Accessors {
            /// “%(count)lld texts of the mapping are not in the code as they stand there”
            ///
            /// - en: one “%(count)lld text of the mapping is not in the code as it stands there”, other “%(count)lld texts of the mapping are not in the code as they stand there”
            /// - pt-BR: one “%(count)lld texto do mapeamento não está no código dessa forma”, other “%(count)lld textos do mapeamento não estão no código dessa forma”
            ///
            /// Summary: texts that a file names, and that Swift code does not have as they are. count: how many. Each is listed above.
            package static func absent(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 0, [.integer(count)])
            }

            /// “%(path)@ %(reason)@; the file was not changed”
            ///
            /// - pt-BR: “%(path)@ %(reason)@; o arquivo não foi alterado”
            ///
            /// Refusal to change a Swift file. path: the file; reason: the problem, in English, such as “is not UTF-8: byte 7”.
            package static func broken(path: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 1, [.string(path), .string(reason)])
            }

            /// “becomes %(code)@, which is evaluated once and keeps the language of that moment”
            ///
            /// - pt-BR: “passa a ser %(code)@, que é avaliado uma só vez e mantém o idioma daquele momento”
            ///
            /// Result for a lookup in Swift code; follows the key in quotes. code: Swift code.
            package static func frozen(code: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 2, [.string(code)])
            }

            /// “%1$(path)@:%2$(line)lld:%3$(column)lld: %4$(key)@ %5$(sentence)@”
            ///
            /// - pt-BR: “%1$(path)@:%2$(line)lld:%3$(column)lld: %4$(key)@ %5$(sentence)@”
            ///
            /// A line of a list of lookups in Swift code. path: the file; line, column: the place; key: the key that is looked up, in quotes; sentence: what becomes of it.
            package static func line(path: Swift.String, line: Swift.Int, column: Swift.Int, key: Swift.String, sentence: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 30, [.string(path), .integer(line), .integer(column), .string(key), .string(sentence)])
            }

            /// “No catalog here has accessors; specify one with --catalog”
            ///
            /// - pt-BR: “Nenhum catálogo aqui tem acessadores; indique um com --catalog”
            ///
            /// Refusal of a command that replaces lookups with accessors. Options are not translated.
            package static var none: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 36)
            }

            /// “becomes %(code)@; %(note)@”
            ///
            /// - pt-BR: “passa a ser %(code)@; %(note)@”
            ///
            /// Result for a lookup in Swift code; follows the key in quotes. code: Swift code; note: a note from the user.
            package static func noted(code: Swift.String, note: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 37, [.string(code), .string(note)])
            }

            /// “No lookups by string found.”
            ///
            /// - pt-BR: “Nenhuma consulta por texto foi encontrada.”
            ///
            /// Summary of a command that replaces lookups with accessors, if there are none.
            package static var nothing: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 38)
            }

            /// “generate-strings.json specifies the style apple; --accessors supports only portable”
            ///
            /// - pt-BR: “generate-strings.json define o estilo apple; --accessors só aceita portable”
            ///
            /// Refusal of a command that writes accessors. apple and portable are settings and are not translated.
            package static var otherStyle: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 39)
            }

            /// “%1$#@lookups@ in %2$#@files@ would use accessors”
            ///
            /// - en: “%1$#@lookups@ in %2$#@files@ would use accessors”, files (one “%arg file”, other “%arg files”), lookups (one “%arg lookup”, other “%arg lookups”)
            /// - pt-BR: “Acessadores seriam usados em %1$#@lookups@ de %2$#@files@”, files (one “%arg arquivo”, other “%arg arquivos”), lookups (one “%arg consulta”, other “%arg consultas”)
            ///
            /// Summary of lookups in Swift code that would be replaced. lookups: how many; files: in how many Swift files.
            package static func planned(lookups: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 40, [.integer(lookups), .integer(files)])
            }

            /// “becomes %(code)@”
            ///
            /// - pt-BR: “passa a ser %(code)@”
            ///
            /// Result for a lookup in Swift code; follows the key in quotes. code: Swift code.
            package static func rewritten(code: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 41, [.string(code)])
            }

            /// “%1$(count)lld lookups were not changed: %2$(reasons)@”
            ///
            /// - en: one “%1$(count)lld lookup was not changed: %2$(reasons)@”, other “%1$(count)lld lookups were not changed: %2$(reasons)@”
            /// - pt-BR: one “%1$(count)lld consulta não foi alterada: %2$(reasons)@”, other “%1$(count)lld consultas não foram alteradas: %2$(reasons)@”
            ///
            /// Summary: lookups in Swift code that were not changed. count: how many; reasons: identifiers with a number each, not translated, such as made 3, sample 1.
            package static func stay(count: Swift.Int, reasons: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 42, [.integer(count), .string(reasons)])
            }

            /// “%1$#@lookups@ in %2$#@files@ now use accessors”
            ///
            /// - en: “%1$#@lookups@ in %2$#@files@ now use accessors”, files (one “%arg file”, other “%arg files”), lookups (one “%arg lookup”, other “%arg lookups”)
            /// - pt-BR: “Acessadores agora são usados em %1$#@lookups@ de %2$#@files@”, files (one “%arg arquivo”, other “%arg arquivos”), lookups (one “%arg consulta”, other “%arg consultas”)
            ///
            /// Summary of lookups in Swift code that were replaced. lookups: how many; files: in how many Swift files.
            package static func summary(lookups: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 43, [.integer(lookups), .integer(files)])
            }

            /// The strings adopt.accessors.left.*
            package nonisolated enum Left {
                /// “is not a text of its own in the code; replace it by hand with %(key)@”
                ///
                /// - pt-BR: “não é um texto inteiro no código; substitua manualmente por %(key)@”
                ///
                /// What a file maps, but no literal of the Swift code has; follows the text in quotes. key: the key, or code, that replaces it.
                package static func absent(key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 3, [.string(key)])
                }

                /// “is not a text of its own in the code; replace it by hand with %1$(key)@: %2$(note)@”
                ///
                /// - pt-BR: “não é um texto inteiro no código; substitua manualmente por %1$(key)@: %2$(note)@”
                ///
                /// What a file maps, but no literal of the Swift code has; follows the text in quotes. key: the key, or code, that replaces it. note: a note from the user.
                package static func absentNoted(key: Swift.String, note: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 4, [.string(key), .string(note)])
                }

                /// “has the argument %(label)@, which accessors do not accept”
                ///
                /// - pt-BR: “tem o argumento %(label)@, que os acessadores não aceitam”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. label: the label of an argument in Swift.
                package static func argument(label: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 5, [.string(label)])
                }

                /// “must be changed by hand: %(note)@”
                ///
                /// - pt-BR: “precisa ser alterada manualmente: %(note)@”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. note: a note from the user.
                package static func byHand(note: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 6, [.string(note)])
                }

                /// “must be replaced by hand with %1$(key)@: %2$(note)@”
                ///
                /// - pt-BR: “precisa ser substituída manualmente por %1$(key)@: %2$(note)@”
                ///
                /// Reason why a lookup or text stays in the code: the mapping says that a person must change it. Follows the key or text. %1$(key)@: the key or code that replaces it; %2$(note)@: the note in the mapping.
                package static func byHandNoted(key: Swift.String, note: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 7, [.string(key), .string(note)])
                }

                /// “must be replaced by hand with %(key)@”
                ///
                /// - pt-BR: “precisa ser substituída manualmente por %(key)@”
                ///
                /// Reason why a lookup or text stays in the code: the mapping says that a person must change it. Follows the key or text. %(key)@: the key or code that replaces it.
                package static func byHandPlain(key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 8, [.string(key)])
                }

                /// “is one of several values in an expression that must have one type”
                ///
                /// - pt-BR: “é um de vários valores em uma expressão que precisa ter um único tipo”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var choice: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 9)
                }

                /// “contains a comment that would be lost”
                ///
                /// - pt-BR: “contém um comentário que seria perdido”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var comment: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 10)
                }

                /// “is a default argument, which may be used by code that cannot see the accessor”
                ///
                /// - pt-BR: “é um argumento padrão, que pode ser usado por código sem acesso ao acessador”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var defaultArgument: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 11)
                }

                /// “is built at run time; %1$(enumeration)@ has these texts: %1$(enumeration)@(matching: …)?.%2$(member)@”
                ///
                /// - pt-BR: “é montada em tempo de execução; %1$(enumeration)@ tem esses textos: %1$(enumeration)@(matching: …)?.%2$(member)@”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. enumeration: the name of a Swift type; member: the name of its property.
                package static func family(enumeration: Swift.String, member: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 12, [.string(enumeration), .string(member)])
                }

                /// “is stored to be formatted later; an accessor needs its arguments (%(taken)lld) at once”
                ///
                /// - pt-BR: “é armazenada para ser formatada depois; o acessador precisa dos argumentos (%(taken)lld) de imediato”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. taken: how many values the text takes.
                package static func format(taken: Swift.Int) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 13, [.integer(taken)])
                }

                /// “contains interpolated values; add a row with a key for this text to the mapping”
                ///
                /// - pt-BR: “contém valores interpolados; adicione ao mapeamento uma linha com uma chave para este texto”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var interpolated: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 14)
                }

                /// “is used where a key is required, not a text”
                ///
                /// - pt-BR: “é usada onde se exige uma chave, e não um texto”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var keyWanted: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 15)
                }

                /// “is one of the keys %(keys)@; keep the text there, a LocalizedString, in place of the key”
                ///
                /// - pt-BR: “é uma das chaves %(keys)@; guarde ali o texto, um LocalizedString, em vez da chave”
                ///
                /// Reason why a lookup stays in the code: the key is in a property that other code fills. Follows the code of the lookup. %(keys)@: the keys in quotation marks, separated by commas.
                package static func keys(keys: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 16, [.string(keys)])
                }

                /// “passes its arguments as an array”
                ///
                /// - pt-BR: “passa os argumentos como um array”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var list: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 17)
                }

                /// “is built at run time; define a family in generate-strings.json to get an enumeration of such keys”
                ///
                /// - pt-BR: “é montada em tempo de execução; defina uma família em generate-strings.json para ter uma enumeração dessas chaves”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var made: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 18)
                }

                /// “has Markdown in its text, which SwiftUI formats for a key and shows as it is for an accessor”
                ///
                /// - pt-BR: “tem Markdown no texto, que o SwiftUI formata para uma chave e mostra sem formatação para um acessador”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var markdown: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 19)
                }

                /// “has a note that does not name the arguments of its text: %(names)@”
                ///
                /// - pt-BR: “tem uma nota que não cita os argumentos do texto: %(names)@”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. names: names of values, with commas.
                package static func names(names: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 20, [.string(names)])
                }

                /// “would be %(key)@, for which no accessor can be used here”
                ///
                /// - pt-BR: “seria %(key)@, para a qual não é possível usar um acessador aqui”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. key: the new key, in quotes.
                package static func noAccessor(key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 21, [.string(key)])
                }

                /// “has no key in the mapping”
                ///
                /// - pt-BR: “não tem chave no mapeamento”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var sample: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 22)
                }

                /// “has no key in the mapping: %(note)@”
                ///
                /// - pt-BR: “não tem chave no mapeamento: %(note)@”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. note: a note from the user.
                package static func sampleNoted(note: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 23, [.string(note)])
                }

                /// “passes %1$(code)@ of type %2$(type)@, but the text expects another type”
                ///
                /// - pt-BR: “passa %1$(code)@ do tipo %2$(type)@, mas o texto espera outro tipo”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. code: a value, in Swift; type: its type in Swift.
                package static func type(code: Swift.String, type: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 24, [.string(code), .string(type)])
                }

                /// “is in code that could not be analyzed”
                ///
                /// - pt-BR: “está em código que não pôde ser analisado”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var unknown: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 25)
                }

                /// “is neither in the mapping nor a key with an accessor”
                ///
                /// - pt-BR: “não está no mapeamento nem é uma chave com acessador”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes.
                package static var unknownKey: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 26)
                }

                /// “%1$(reason)@; replace it by hand with %2$(key)@”
                ///
                /// - pt-BR: “%1$(reason)@; substitua manualmente por %2$(key)@”
                ///
                /// Reason why a lookup or text stays in the code, and its key. Follows the key or text. %1$(reason)@: the reason, a phrase such as “is used in a comparison”; %2$(key)@: the key or code that replaces it.
                package static func use(reason: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 27, [.string(reason), .string(key)])
                }

                /// “%1$(reason)@; replace it by hand with %2$(key)@: %3$(note)@”
                ///
                /// - pt-BR: “%1$(reason)@; substitua manualmente por %2$(key)@: %3$(note)@”
                ///
                /// Reason why a lookup or text stays in the code, its key, and a note. Follows the key or text. %1$(reason)@: the reason, a phrase such as “is used in a comparison”; %2$(key)@: the key or code that replaces it; %3$(note)@: the note in the mapping.
                package static func useNoted(reason: Swift.String, key: Swift.String, note: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 28, [.string(reason), .string(key), .string(note)])
                }

                /// “passes the wrong number of arguments: %1$(given)lld instead of %2$(taken)lld”
                ///
                /// - pt-BR: “passa um número errado de argumentos: %1$(given)lld em vez de %2$(taken)lld”
                ///
                /// Reason why a lookup by string in Swift code is not changed; follows the key in quotes. given, taken: how many values the code passes and the text takes.
                package static func values(given: Swift.Int, taken: Swift.Int) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 29, [.integer(given), .integer(taken)])
                }
            }

            /// The strings adopt.accessors.mapping.*
            package nonisolated enum Mapping {
                /// “the old key %(key)@ occurs twice with different meanings”
                ///
                /// - pt-BR: “a chave antiga %(key)@ aparece duas vezes com significados diferentes”
                ///
                /// Problem in a CSV file. key: a key in quotes.
                package static func doubledKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 31, [.string(key)])
                }

                /// “the first line must have the columns old and key, or path, line, text and key”
                ///
                /// - pt-BR: “a primeira linha deve ter as colunas old e key, ou path, line, text e key”
                ///
                /// Problem in a CSV file. old, key, path, line, text are column headings and are not translated.
                package static var noColumns: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 32)
                }

                /// “%(code)@ is not a Swift expression”
                ///
                /// - pt-BR: “%(code)@ não é uma expressão Swift”
                ///
                /// Problem in a CSV file. code: the content of a cell, in quotes.
                package static func noExpression(code: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 33, [.string(code)])
                }

                /// “%(text)@ is not a line number”
                ///
                /// - pt-BR: “%(text)@ não é um número de linha”
                ///
                /// Problem in a CSV file. text: the content of a cell, in quotes.
                package static func noLine(text: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 34, [.string(text)])
                }

                /// “no catalog with accessors has the key %(key)@”
                ///
                /// - pt-BR: “nenhum catálogo com acessadores tem a chave %(key)@”
                ///
                /// Problem in a CSV file. key: a key in quotes.
                package static func unknownKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 35, [.string(key)])
                }
            }
        }

        /// The strings adopt.label.*
        package nonisolated enum Label {
            /// “code”
            ///
            /// - pt-BR: “código”
            ///
            /// Label before the Swift code that takes the place of a text; lower case, in a column of labels.
            package static var code: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 48)
            }

            /// “key”
            ///
            /// - pt-BR: “chave”
            ///
            /// Label before the key proposed for a text, and the question for another; lower case, in a column of labels.
            package static var key: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 49)
            }

            /// “same text”
            ///
            /// - pt-BR: “mesmo texto”
            ///
            /// Label before other keys with the same text; lower case, in a column of labels.
            package static var others: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 50)
            }

            /// “text”
            ///
            /// - pt-BR: “texto”
            ///
            /// Label before a hard-coded string; lower case, in a column of labels.
            package static var text: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 51)
            }
        }

        /// The strings adopt.left.*
        package nonisolated enum Left {
            /// “cannot use the key %(key)@, because accessors could no longer be generated”
            ///
            /// - pt-BR: “não pode usar a chave %(key)@, porque os acessadores não poderiam mais ser gerados”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes. key: the key that was chosen, in quotes.
            package static func breaksAccessors(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 53, [.string(key)])
            }

            /// “needs a lookup that names the bundle of its library”
            ///
            /// - pt-BR: “precisa de uma consulta que informe o bundle da sua biblioteca”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var bundleUnnamed: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 54)
            }

            /// “is used in a comparison”
            ///
            /// - pt-BR: “é usado em uma comparação”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var compared: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 55)
            }

            /// “is part of a concatenated sentence; write the sentence as one text”
            ///
            /// - pt-BR: “é parte de uma frase concatenada; escreva a frase como um só texto”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var concatenated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 56)
            }

            /// “cannot use the key %(key)@, which has a different text”
            ///
            /// - pt-BR: “não pode usar a chave %(key)@, que tem outro texto”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes. key: the key that was chosen, in quotes.
            package static func keyTaken(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 57, [.string(key)])
            }

            /// “must be a literal here”
            ///
            /// - pt-BR: “precisa ser um literal aqui”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var literal: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 58)
            }

            /// “must be a literal here, and a literal cannot express the lookup”
            ///
            /// - pt-BR: “precisa ser um literal aqui, e um literal não consegue expressar a consulta”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var literalOnly: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 59)
            }

            /// “has no matching catalog”
            ///
            /// - pt-BR: “não tem catálogo correspondente”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var noTable: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 60)
            }

            /// “cannot be looked up, because the target %(target)@ has no %(file)@”
            ///
            /// - pt-BR: “não pode ser consultado, porque o target %(target)@ não tem %(file)@”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes. target: the name of a target in quotes; file: the name of the missing file.
            package static func noTableInTarget(target: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 61, [.string(target), .string(file)])
            }

            /// “cannot be looked up, because the targets %(targets)@ have no %(file)@”
            ///
            /// - pt-BR: “não pode ser consultado, porque os targets %(targets)@ não têm %(file)@”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes. targets: the names of several targets in quotes; file: the name of the missing file.
            package static func noTableInTargets(targets: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 62, [.string(targets), .string(file)])
            }

            /// “was not found in the code”
            ///
            /// - pt-BR: “não foi encontrado no código”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var notFound: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 63)
            }

            /// “matches several catalogs: %(paths)@; choose one with --catalog”
            ///
            /// - pt-BR: “corresponde a vários catálogos: %(paths)@; escolha um com --catalog”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes. paths: the files of the catalogs.
            package static func severalTables(paths: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 64, [.string(paths)])
            }

            /// “is stored, so it would keep the language of that moment”
            ///
            /// - pt-BR: “é armazenado e, por isso, manteria o idioma daquele momento”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var stored: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 65)
            }

            /// “contains %(code)@, which a catalog cannot represent”
            ///
            /// - pt-BR: “contém %(code)@, que um catálogo não consegue representar”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes. code: a value within the text, in Swift.
            package static func value(code: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 66, [.string(code)])
            }

            /// “is marked to be shown verbatim”
            ///
            /// - pt-BR: “está marcado para ser exibido literalmente”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var verbatim: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 67)
            }

            /// “is inside another text; adopt that one first”
            ///
            /// - pt-BR: “está dentro de outro texto; adote esse outro primeiro”
            ///
            /// Reason why a text is not moved out of the code; follows the text in quotes.
            package static var withinText: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 68)
            }
        }
    }

    /// The strings baseline.*
    package nonisolated enum Baseline {
        /// “%(path)@ was not written, because not all files could be checked”
        ///
        /// - pt-BR: “%(path)@ não foi gravado, porque nem todos os arquivos puderam ser verificados”
        ///
        /// Below the reasons why files cannot be read, after `fitloc lint --write-baseline`. path is the file of the baseline.
        package static func incomplete(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 73, [.string(path)])
        }

        /// “added %1$(line)@ to %2$(file)@”
        ///
        /// - pt-BR: “%1$(line)@ foi adicionado a %2$(file)@”
        ///
        /// Result of adding a line to the configuration. line is the line, file the configuration.
        package static func named(line: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 74, [.string(line), .string(file)])
        }

        /// “no baseline is configured; specify one with --baseline FILE or in .fitloc.yml”
        ///
        /// - pt-BR: “nenhuma baseline configurada; indique uma com --baseline ARQUIVO ou em .fitloc.yml”
        ///
        /// Refusal of --prune-baseline where no baseline is named.
        package static var none: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 75)
        }

        /// “%1$(path)@: no such baseline; create it with `fitloc lint --write-baseline %1$(path)@`”
        ///
        /// - pt-BR: “%1$(path)@: a baseline não existe; crie-a com `fitloc lint --write-baseline %1$(path)@`”
        ///
        /// Refusal: the baseline that was named does not exist. path is the file; text in backquotes is not translated.
        package static func notFound(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 76, [.string(path)])
        }

        /// “removed %1$(count)lld entries from %2$(path)@”
        ///
        /// - en: one “removed %1$(count)lld entry from %2$(path)@”, other “removed %1$(count)lld entries from %2$(path)@”
        /// - pt-BR: one “%1$(count)lld entrada removida de %2$(path)@”, other “%1$(count)lld entradas removidas de %2$(path)@”
        ///
        /// Result of `fitloc lint --prune-baseline`. count is how many entries were removed, path the file.
        package static func pruned(count: Swift.Int, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 77, [.integer(count), .string(path)])
        }

        /// “Add %1$(line)@ to %2$(file)@, so that these findings are accepted from now on? [y/N]”
        ///
        /// - pt-BR: “Adicionar %1$(line)@ a %2$(file)@, para que esses achados sejam aceitos de agora em diante? [s/N]”
        ///
        /// Question after `lint --write-baseline`. line is the line to add, and file the configuration. The capital letter is the answer of Enter.
        package static func question(line: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 78, [.string(line), .string(file)])
        }

        /// “it has an effect only if it is named: add %1$(line)@ to %2$(file)@”
        ///
        /// - pt-BR: “ela só tem efeito se for indicada: adicione %1$(line)@ a %2$(file)@”
        ///
        /// Note after `lint --write-baseline`. line is the line to add, and file the configuration.
        package static func unnamed(line: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 79, [.string(line), .string(file)])
        }

        /// “wrote %2$(path)@: %1$(count)lld findings accepted”
        ///
        /// - en: one “wrote %2$(path)@: %1$(count)lld finding accepted”, other “wrote %2$(path)@: %1$(count)lld findings accepted”
        /// - pt-BR: one “gravado: %2$(path)@: %1$(count)lld achado aceito”, other “gravado: %2$(path)@: %1$(count)lld achados aceitos”
        ///
        /// Result of `fitloc lint --write-baseline`. count is how many findings are accepted, path the file.
        package static func written(count: Swift.Int, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 80, [.integer(count), .string(path)])
        }
    }

    /// The strings batch.*
    package nonisolated enum Batch {
        /// “%(path)@ cannot be read”
        ///
        /// - pt-BR: “não é possível ler %(path)@”
        ///
        /// Reason why a change of a list cannot be made; the problem of the file is reported before. path is the file.
        package static func brokenFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 81, [.string(path)])
        }

        /// “made %1$(count)lld changes in %2$(place)@”
        ///
        /// - en: one “made %1$(count)lld change in %2$(place)@”, other “made %1$(count)lld changes in %2$(place)@”
        /// - pt-BR: one “%1$(count)lld alteração feita em %2$(place)@”, other “%1$(count)lld alterações feitas em %2$(place)@”
        ///
        /// Summary of a list of changes. count is how many; place is the file.
        package static func changed(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 82, [.integer(count), .string(place)])
        }

        /// “skipped %(count)lld changes that cannot be made”
        ///
        /// - en: one “skipped %(count)lld change that cannot be made”, other “skipped %(count)lld changes that cannot be made”
        /// - pt-BR: one “%(count)lld alteração que não pode ser feita foi pulada”, other “%(count)lld alterações que não podem ser feitas foram puladas”
        ///
        /// Summary if some changes of a list were skipped. count is how many.
        package static func leftOut(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 83, [.integer(count)])
        }

        /// “%(key)@ is changed earlier in the same list; move or copy it in a separate run”
        ///
        /// - pt-BR: “%(key)@ é alterada antes na mesma lista; mova ou copie a chave em outra execução”
        ///
        /// Reason why a key of a list of changes cannot move or be copied. key is in quotation marks.
        package static func movedAfterChange(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 84, [.string(key)])
        }

        /// “depends on line %(line)lld, which cannot be applied”
        ///
        /// - pt-BR: “depende da linha %(line)lld, que não pode ser aplicada”
        ///
        /// Reason why a change of a list cannot be made: an earlier one of the same key cannot. line is the number of its line.
        package static func needsLine(line: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 85, [.integer(line)])
        }

        /// “nothing to change: everything is already up to date”
        ///
        /// - pt-BR: “nada a alterar: tudo já está atualizado”
        ///
        /// A list of changes changed nothing.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 86)
        }

        /// “%(count)lld changes cannot be made, so nothing was written; use --keep-going to make the others”
        ///
        /// - en: one “%(count)lld change cannot be made, so nothing was written; use --keep-going to make the others”, other “%(count)lld changes cannot be made, so nothing was written; use --keep-going to make the others”
        /// - pt-BR: one “%(count)lld alteração não pode ser feita, por isso nada foi gravado; use --keep-going para fazer as outras”, other “%(count)lld alterações não podem ser feitas, por isso nada foi gravado; use --keep-going para fazer as outras”
        ///
        /// Summary if some changes of a list cannot be made. count is how many.
        package static func refused(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 87, [.integer(count)])
        }

        /// “the same in %(count)lld other changes”
        ///
        /// - en: one “the same in %(count)lld other change”, other “the same in %(count)lld other changes”
        /// - pt-BR: one “o mesmo em %(count)lld outra alteração”, other “o mesmo em %(count)lld outras alterações”
        ///
        /// Line below a problem of a list of changes that several changes have. count is how many others.
        package static func repeated(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 88, [.integer(count)])
        }
    }

    /// The strings blame.*
    package nonisolated enum Blame {
        /// “comment”
        ///
        /// - pt-BR: “comentário”
        ///
        /// `fitloc blame`, in the column of languages: the row of the key's comment.
        package static var comment: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 89)
        }

        /// “%(key)@ has no text in %(languages)@”
        ///
        /// - pt-BR: “%(key)@ não tem texto em %(languages)@”
        ///
        /// Refusal of `fitloc blame`. key is in quotation marks, languages is a list of tags.
        package static func noText(key: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 90, [.string(key), .string(languages)])
        }

        /// “not committed yet”
        ///
        /// - pt-BR: “ainda sem commit”
        ///
        /// `fitloc blame`, in the column of authors: the text is in the file and in no commit.
        package static var notCommitted: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 91)
        }

        /// “the clone is shallow, so history ends at the commits marked ^; fetch the rest with git fetch --unshallow”
        ///
        /// - pt-BR: “o clone é raso, e o histórico termina nos commits marcados com ^; busque o resto com git fetch --unshallow”
        ///
        /// Note of `fitloc blame` on standard error: what the commits with ^ seem to have written may be older. The git command is not translated.
        package static var shallow: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 92)
        }

        /// “the source text was %(text)@ until %(commit)@ (%(date)@)”
        ///
        /// - pt-BR: “o texto de origem era %(text)@ até %(commit)@ (%(date)@)”
        ///
        /// `fitloc blame`, below a translation whose source text has changed since. text is the old source text in quotation marks, commit the beginning of a commit's name, date a day as in 2026-03-01.
        package static func sourceSaid(text: Swift.String, commit: Swift.String, date: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 93, [.string(text), .string(commit), .string(date)])
        }

        /// “standard input has no history; specify a file”
        ///
        /// - pt-BR: “a entrada padrão não tem histórico; indique um arquivo”
        ///
        /// Refusal of `fitloc blame`.
        package static var standardInput: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 95)
        }

        /// The strings blame.source_said.*
        package nonisolated enum SourceSaid {
            /// “the source text was %(text)@ until an uncommitted change”
            ///
            /// - pt-BR: “o texto de origem era %(text)@ até uma alteração ainda sem commit”
            ///
            /// The same where the change of the source text is in no commit. text is the old source text in quotation marks.
            package static func uncommitted(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 94, [.string(text)])
            }
        }
    }

    /// The strings column.*
    package nonisolated enum Column {
        /// “added”
        ///
        /// - pt-BR: “adicionadas”
        ///
        /// Heading of a column with the number of added keys, a plural in Portuguese.
        package static var added: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 96)
        }

        /// “author”
        ///
        /// - pt-BR: “autor”
        ///
        /// Heading of a column in the table of `fitloc blame`: who made the commit.
        package static var author: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 97)
        }

        /// “reason”
        ///
        /// - pt-BR: “motivo”
        ///
        /// Column heading of a table of unused keys: the place in the code that keeps the proof from being certain.
        package static var because: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 98)
        }

        /// “catalog”
        ///
        /// - pt-BR: “catálogo”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var catalog: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 99)
        }

        /// “change”
        ///
        /// - pt-BR: “alteração”
        ///
        /// Column heading of a table of keys that a command would change: what happens to each.
        package static var change: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 100)
        }

        /// “changed”
        ///
        /// - pt-BR: “alteradas”
        ///
        /// Heading of a column with the number of changed keys.
        package static var changed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 101)
        }

        /// “commit”
        ///
        /// - pt-BR: “commit”
        ///
        /// Heading of a column in the table of `fitloc blame`.
        package static var commit: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 102)
        }

        /// “date”
        ///
        /// - pt-BR: “data”
        ///
        /// Heading of a column in the table of `fitloc blame`.
        package static var date: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 103)
        }

        /// “excluded”
        ///
        /// - pt-BR: “excluídas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`: keys that are not to be translated.
        package static var excluded: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 104)
        }

        /// “key”
        ///
        /// - pt-BR: “chave”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var key: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 105)
        }

        /// “keys”
        ///
        /// - pt-BR: “chaves”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 106)
        }

        /// “language”
        ///
        /// - pt-BR: “idioma”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var language: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 107)
        }

        /// “languages”
        ///
        /// - pt-BR: “idiomas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var languages: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 108)
        }

        /// “missing”
        ///
        /// - pt-BR: “faltando”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var missing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 109)
        }

        /// “needs review”
        ///
        /// - pt-BR: “a revisar”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var needsReview: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 110)
        }

        /// “new”
        ///
        /// - pt-BR: “novas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var new: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 111)
        }

        /// “of keys”
        ///
        /// - pt-BR: “de chaves”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`: of how many keys there are texts.
        package static var ofKeys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 112)
        }

        /// “partial”
        ///
        /// - pt-BR: “parciais”
        ///
        /// Heading of a column of numbers: keys of which some plural cases are translated and others are not.
        package static var partial: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 113)
        }

        /// “proof”
        ///
        /// - pt-BR: “prova”
        ///
        /// Column heading of a table of unused keys: how well it is proved that a key is unused.
        package static var proof: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 114)
        }

        /// “removed”
        ///
        /// - pt-BR: “removidas”
        ///
        /// Heading of a column with the number of removed keys, a plural in Portuguese.
        package static var removed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 115)
        }

        /// “renamed”
        ///
        /// - pt-BR: “renomeadas”
        ///
        /// Heading of a column with the number of renamed keys.
        package static var renamed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 116)
        }

        /// “stale”
        ///
        /// - pt-BR: “obsoletas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`: keys that the code no longer uses.
        package static var stale: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 117)
        }

        /// “tables”
        ///
        /// - pt-BR: “tabelas”
        ///
        /// Heading of a column: how many tables have a language.
        package static var tables: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 118)
        }

        /// “text”
        ///
        /// - pt-BR: “texto”
        ///
        /// Heading of a column in the table of `fitloc blame`.
        package static var text: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 119)
        }

        /// “texts”
        ///
        /// - pt-BR: “textos”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var texts: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 120)
        }

        /// “to check”
        ///
        /// - pt-BR: “a conferir”
        ///
        /// Heading of a column with the number of keys whose translation may be outdated.
        package static var toCheck: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 121)
        }

        /// “to translate”
        ///
        /// - pt-BR: “a traduzir”
        ///
        /// Heading of a column in the tables of `fitloc stats` and `language`: keys for which a text must be written.
        package static var toTranslate: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 122)
        }

        /// “total”
        ///
        /// - pt-BR: “total”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`; of the row with the sums.
        package static var total: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 123)
        }

        /// “translated”
        ///
        /// - pt-BR: “traduzidas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var translated: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 124)
        }

        /// “untranslated”
        ///
        /// - pt-BR: “não traduzidas”
        ///
        /// Heading of a column in the tables of `fitloc stats` and `fitloc lint`: keys with a sentence that is the same as its source text.
        package static var untranslated: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 125)
        }

        /// “words”
        ///
        /// - pt-BR: “palavras”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var words: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 126)
        }
    }

    /// The strings compile.*
    package nonisolated enum Compile {
        /// “%(path)@: legacy tables are not compiled; specify a string catalog”
        ///
        /// - pt-BR: “%(path)@: tabelas legadas não são compiladas; indique um catálogo de strings”
        ///
        /// Refusal to compile a legacy table. path is the file.
        package static func isLegacy(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 127, [.string(path)])
        }

        /// “no .xcstrings files to compile”
        ///
        /// - pt-BR: “nenhum arquivo .xcstrings para compilar”
        ///
        /// Refusal: nothing to compile.
        package static var noCatalogs: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 128)
        }

        /// “several catalogs are named “%(name)@” and would become one table; compile each into a separate folder:”
        ///
        /// - pt-BR: “vários catálogos se chamam “%(name)@” e formariam uma só tabela; compile cada um em uma pasta separada:”
        ///
        /// Refusal, above a list of catalogs that have one name.
        package static func sameName(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 129, [.string(name)])
        }

        /// “nothing to write: the tables are up to date”
        ///
        /// - pt-BR: “nada a gravar: as tabelas estão atualizadas”
        ///
        /// `fitloc compile` had nothing to do.
        package static var unchanged: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 130)
        }
    }

    /// The strings configuration.*
    package nonisolated enum Configuration {
        /// “%(path)@ is not read; rename it to %(file)@”
        ///
        /// - pt-BR: “%(path)@ não é lido; renomeie-o para %(file)@”
        ///
        /// Warning at the start of a command. path is a file such as .fitloc.yaml, whose settings have no effect; file is .fitloc.yml.
        package static func misnamed(path: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 131, [.string(path), .string(file)])
        }

        /// ““%1$(name)@” has no effect, because the rule %2$(rule)@ is off; enable it under rules: with %2$(rule)@: warning”
        ///
        /// - pt-BR: ““%1$(name)@” não tem efeito, porque a regra %2$(rule)@ está desativada; ative-a em rules: com %2$(rule)@: warning”
        ///
        /// Warning about a setting. name is “glossary” or “do-not-translate”, and rule the name of the rule that uses it.
        package static func ruleIsOff(name: Swift.String, rule: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 132, [.string(name), .string(rule)])
        }
    }

    /// The strings convert.*
    package nonisolated enum Convert {
        /// “contains no texts to convert”
        ///
        /// - pt-BR: “não contém textos para converter”
        ///
        /// Follows “note:” and a path.
        package static var emptyCatalog: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 133)
        }

        /// “%(source)@ is taken as the source language, but %(other)@ has keys that it lacks; choose another one with --source-language”
        ///
        /// - pt-BR: “%(source)@ foi considerado o idioma de origem, mas %(other)@ tem chaves que faltam nele; escolha outro com --source-language”
        ///
        /// Note on a conversion. source and other are tags of languages.
        package static func fullerLanguage(source: Swift.String, other: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 134, [.string(source), .string(other)])
        }

        /// “nothing was written, because the texts of these files would be missing; fix the files, or specify which files to convert”
        ///
        /// - pt-BR: “nada foi gravado, porque faltariam os textos destes arquivos; corrija os arquivos ou indique quais converter”
        ///
        /// Below the reasons why files cannot be read; nothing was written.
        package static var incomplete: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 135)
        }

        /// “Xcode does not accept a catalog inside an .lproj folder; write it next to the .lproj folders”
        ///
        /// - pt-BR: “o Xcode não aceita um catálogo dentro de uma pasta .lproj; grave-o ao lado das pastas .lproj”
        ///
        /// Follows “note:” and a path.
        package static var insideLproj: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 136)
        }

        /// “%(path)@: already a catalog; use --to strings to convert it to legacy tables”
        ///
        /// - pt-BR: “%(path)@: já é um catálogo; use --to strings para convertê-lo em tabelas legadas”
        ///
        /// Refusal to convert a catalog to a catalog. path is the file.
        package static func isCatalog(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 137, [.string(path)])
        }

        /// “%(path)@: already a legacy table; remove --to strings to convert it to a catalog”
        ///
        /// - pt-BR: “%(path)@: já é uma tabela legada; remova --to strings para convertê-la em um catálogo”
        ///
        /// Refusal to convert a legacy table to legacy tables. path is the file.
        package static func isLegacy(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 138, [.string(path)])
        }

        /// “%1$(count)lld keys in %2$(languages)@”
        ///
        /// - en: one “%1$(count)lld key in %2$(languages)@”, other “%1$(count)lld keys in %2$(languages)@”
        /// - pt-BR: one “%1$(count)lld chave em %2$(languages)@”, other “%1$(count)lld chaves em %2$(languages)@”
        ///
        /// How many keys a new catalog has, and in which languages. count is how many.
        package static func keysIn(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 139, [.integer(count), .string(languages)])
        }

        /// “(and at %(count)lld other locations)”
        ///
        /// - en: one “(and at %(count)lld other location)”, other “(and at %(count)lld other locations)”
        /// - pt-BR: one “(e em mais %(count)lld local)”, other “(e em mais %(count)lld locais)”
        ///
        /// Behind a note of `fitloc convert` that holds at several locations. count: the number of the others.
        package static func more(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 140, [.integer(count)])
        }

        /// “%1$(path)@: the name of a catalog must end in .xcstrings; to write into a folder, use %1$(path)@/”
        ///
        /// - pt-BR: “%1$(path)@: o nome de um catálogo deve terminar em .xcstrings; para gravar em uma pasta, use %1$(path)@/”
        ///
        /// Refusal of --output. path is what was given.
        package static func needsEnding(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 141, [.string(path)])
        }

        /// “%(path)@: not a folder; tables are written to a folder”
        ///
        /// - pt-BR: “%(path)@: não é uma pasta; as tabelas são gravadas em uma pasta”
        ///
        /// Refusal of --output. path is what was given.
        package static func needsFolder(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 142, [.string(path)])
        }

        /// “Next: %(step)@; then run `fitloc lint`”
        ///
        /// - pt-BR: “A seguir: %(step)@; depois execute `fitloc lint`”
        ///
        /// Last line of `fitloc convert`. step is a sentence without its full stop.
        package static func next(step: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 143, [.string(step)])
        }

        /// “no .xcstrings files to convert”
        ///
        /// - pt-BR: “nenhum arquivo .xcstrings para converter”
        ///
        /// Refusal: nothing to convert to legacy tables.
        package static var noCatalogs: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 146)
        }

        /// “%(path)@: not in an .lproj folder; specify its language with --source-language”
        ///
        /// - pt-BR: “%(path)@: não está em uma pasta .lproj; indique o idioma com --source-language”
        ///
        /// Refusal: a table lies outside the folders that name languages.
        package static func noLanguage(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 147, [.string(path)])
        }

        /// “no .strings or .stringsdict files to convert”
        ///
        /// - pt-BR: “nenhum arquivo .strings ou .stringsdict para converter”
        ///
        /// Refusal: nothing to convert to a catalog.
        package static var noTables: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 148)
        }

        /// “Xcode cannot compile this key: %(reason)@”
        ///
        /// - pt-BR: “o Xcode não consegue compilar esta chave: %(reason)@”
        ///
        /// Follows “note:” and a path. The reason is in Xcode’s own words.
        package static func notCompilable(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 149, [.string(reason)])
        }

        /// “code that looks up keys in the table “%(table)@” will not find them here”
        ///
        /// - pt-BR: “o código que consulta chaves na tabela “%(table)@” não as encontrará aqui”
        ///
        /// Follows “note:” and a path. table is the name of a table.
        package static func otherName(table: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 150, [.string(table)])
        }

        /// “%(path)@ has texts in %(first)@ and %(second)@, which would share a folder on a disk that ignores case; keep one spelling of the language”
        ///
        /// - pt-BR: “%(path)@ tem textos em %(first)@ e %(second)@, que ficariam na mesma pasta em um disco que não diferencia maiúsculas de minúsculas; mantenha uma só grafia do idioma”
        ///
        /// Refusal: two languages would have one .lproj folder. first and second are languages such as en and EN, path the catalog.
        package static func sameFolder(path: Swift.String, first: Swift.String, second: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 151, [.string(path), .string(first), .string(second)])
        }

        /// “several files are named “%(name)@”; convert them one at a time:”
        ///
        /// - pt-BR: “vários arquivos se chamam “%(name)@”; converta um de cada vez:”
        ///
        /// Refusal, above a list of files that have one name.
        package static func sameName(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 152, [.string(name)])
        }

        /// “a catalog holds one table, but several were found; write each to its own catalog in a folder, such as -o Catalogs/:”
        ///
        /// - pt-BR: “um catálogo contém uma tabela, mas foram encontradas várias; grave cada uma em um catálogo próprio em uma pasta, como -o Catalogs/:”
        ///
        /// Refusal, above a list of tables. Catalogs/ is an example of a folder.
        package static var severalTables: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 153)
        }

        /// “standard input provides no table name; save it to a file first”
        ///
        /// - pt-BR: “a entrada padrão não fornece um nome de tabela; salve-a antes em um arquivo”
        ///
        /// Refusal to convert what comes from standard input.
        package static var standardInput: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 154)
        }

        /// “%(count)lld with plural or device variations”
        ///
        /// - en: one “%(count)lld with plural or device variations”, other “%(count)lld with plural or device variations”
        /// - pt-BR: one “%(count)lld com variações de plural ou dispositivo”, other “%(count)lld com variações de plural ou dispositivo”
        ///
        /// Follows the number of keys of a new catalog, after a semicolon: how many have plurals or device variations.
        package static func varied(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 155, [.integer(count)])
        }

        /// “%(path)@: the source language is unclear (%(languages)@); specify it with --source-language”
        ///
        /// - pt-BR: “%(path)@: o idioma de origem não está claro (%(languages)@); indique-o com --source-language”
        ///
        /// Refusal: it is unknown which language the others were translated from. path is the table, languages a list of tags.
        package static func whichSource(path: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 156, [.string(path), .string(languages)])
        }

        /// “wrote %(path)@: %(summary)@”
        ///
        /// - pt-BR: “gravado: %(path)@: %(summary)@”
        ///
        /// Result of `fitloc convert`. path is a file, summary what is in it.
        package static func wrote(path: Swift.String, summary: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 157, [.string(path), .string(summary)])
        }

        /// The strings convert.next.*
        package nonisolated enum Next {
            /// “remove the old tables from the target, because Xcode does not accept a catalog and a table of the same name”
            ///
            /// - pt-BR: “remova as tabelas antigas do target, pois o Xcode não aceita um catálogo e uma tabela de mesmo nome”
            ///
            /// What to do after legacy tables were converted to catalogs.
            package static var catalogs: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 144)
            }

            /// “replace the catalog in the target with the tables”
            ///
            /// - pt-BR: “substitua o catálogo pelas tabelas no target”
            ///
            /// What to do after catalogs were converted to legacy tables.
            package static var tables: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 145)
            }
        }
    }

    /// The strings diff.*
    package nonisolated enum Diff {
        /// “added”
        ///
        /// - pt-BR: “adicionada”
        ///
        /// `fitloc diff`: a key was added.
        package static var added: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 158)
        }

        /// “comment”
        ///
        /// - pt-BR: “comentário”
        ///
        /// `fitloc diff`: heading of a changed comment.
        package static var comment: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 159)
        }

        /// “language %(language)@ added”
        ///
        /// - pt-BR: “idioma %(language)@ adicionado”
        ///
        /// `fitloc diff`: a language was added to a table. language is a tag.
        package static func languageAdded(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 160, [.string(language)])
        }

        /// “language %(language)@ removed”
        ///
        /// - pt-BR: “idioma %(language)@ removido”
        ///
        /// `fitloc diff`: a language was removed from a table. language is a tag.
        package static func languageRemoved(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 161, [.string(language)])
        }

        /// “No differences.”
        ///
        /// - pt-BR: “Nenhuma diferença.”
        ///
        /// `fitloc diff` found nothing.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 162)
        }

        /// “removed”
        ///
        /// - pt-BR: “removida”
        ///
        /// `fitloc diff`: a key was removed.
        package static var removed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 163)
        }

        /// “renamed, was “%(name)@””
        ///
        /// - pt-BR: “renomeada, era “%(name)@””
        ///
        /// `fitloc diff`: a key has another name. name is the old one.
        package static func renamed(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 164, [.string(name)])
        }

        /// “%(place)@, source text”
        ///
        /// - pt-BR: “%(place)@, texto de origem”
        ///
        /// `fitloc diff`: heading of a changed source text. place is a language tag, with the part after a dot: en.plural.one.
        package static func source(place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 165, [.string(place)])
        }

        /// “%(place)@, state”
        ///
        /// - pt-BR: “%(place)@, estado”
        ///
        /// `fitloc diff`: heading of a changed state. place is a language tag, with the part after a dot: en.plural.one.
        package static func state(place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 166, [.string(place)])
        }

        /// “%#@changes@ in %#@keys@”
        ///
        /// - en: “%#@changes@ in %#@keys@”, changes (one “%arg change”, other “%arg changes”), keys (one “%arg key”, other “%arg keys”)
        /// - pt-BR: “%#@changes@ em %#@keys@”, changes (one “%arg alteração”, other “%arg alterações”), keys (one “%arg chave”, other “%arg chaves”)
        ///
        /// `fitloc diff`: last line. changes is how many, keys how many keys they are in.
        package static func summary(changes: Swift.Int, keys: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 167, [.integer(changes), .integer(keys)])
        }

        /// “translations may be outdated: %(languages)@”
        ///
        /// - pt-BR: “traduções possivelmente desatualizadas: %(languages)@”
        ///
        /// `fitloc diff`: below a changed source text. languages are tags; their translations are of the old source text.
        package static func suspects(languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 168, [.string(languages)])
        }

        /// “a merge left it without a file; add the file or remove it with git, then compare”
        ///
        /// - pt-BR: “uma mesclagem o deixou sem arquivo; adicione o arquivo ou remova-o com o git e depois compare”
        ///
        /// Follows a path and a colon: a merge with conflicts left no file there, and nobody has decided yet.
        package static var undecided: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 169)
        }

        /// “not compared, because the file cannot be read”
        ///
        /// - pt-BR: “não comparado, pois o arquivo não pode ser lido”
        ///
        /// `fitloc diff`: below the path of a file, or after it and a colon.
        package static var unread: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 170)
        }

        /// “was %(name)@”
        ///
        /// - pt-BR: “era %(name)@”
        ///
        /// `fitloc diff`: after a file's path, in brackets. name is its old path.
        package static func was(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 171, [.string(name)])
        }
    }

    /// The strings edit.*
    package nonisolated enum Edit {
        /// “added %(key)@ to %(place)@”
        ///
        /// - pt-BR: “adicionada: %(key)@ em %(place)@”
        ///
        /// Result of `fitloc add`. key is the key in quotation marks, place the file.
        package static func added(key: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 176, [.string(key), .string(place)])
        }

        /// “changed %(key)@ in %(place)@”
        ///
        /// - pt-BR: “alterada: %(key)@ em %(place)@”
        ///
        /// Result of `fitloc set`. keys is a key in quotation marks, place the file.
        package static func changed(key: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 177, [.string(key), .string(place)])
        }

        /// “changed %1$(count)lld keys in %2$(place)@”
        ///
        /// - en: one “changed %1$(count)lld key in %2$(place)@”, other “changed %1$(count)lld keys in %2$(place)@”
        /// - pt-BR: one “%1$(count)lld chave alterada em %2$(place)@”, other “%1$(count)lld chaves alteradas em %2$(place)@”
        ///
        /// Result of `fitloc set` for several keys. place is the file. count is how many.
        package static func changedKeys(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 178, [.integer(count), .string(place)])
        }

        /// “copied %1$(old)@ to %2$(new)@ in %3$(place)@”
        ///
        /// - pt-BR: “copiada: %1$(old)@ para %2$(new)@ em %3$(place)@”
        ///
        /// Result of `fitloc copy`. old and new are keys in quotation marks; place is the file.
        package static func copied(old: Swift.String, new: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 179, [.string(old), .string(new), .string(place)])
        }

        /// “copied %1$(count)lld keys in %2$(place)@”
        ///
        /// - en: one “copied %1$(count)lld key in %2$(place)@”, other “copied %1$(count)lld keys in %2$(place)@”
        /// - pt-BR: one “%1$(count)lld chave copiada em %2$(place)@”, other “%1$(count)lld chaves copiadas em %2$(place)@”
        ///
        /// Result of `fitloc copy` for several keys. place is the file. count is how many.
        package static func copiedKeys(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 180, [.integer(count), .string(place)])
        }

        /// “joined %(old)@ with %(new)@ in %(place)@”
        ///
        /// - pt-BR: “%(old)@ unida a %(new)@ em %(place)@”
        ///
        /// Result of `fitloc rename --join`. old and new are keys in quotation marks; place is a path.
        package static func joined(old: Swift.String, new: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 181, [.string(old), .string(new), .string(place)])
        }

        /// “without text: %(languages)@”
        ///
        /// - pt-BR: “sem texto: %(languages)@”
        ///
        /// Follows the result of `fitloc add`. languages are those whose texts were skipped.
        package static func leftForLater(languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 182, [.string(languages)])
        }

        /// “marked %1$(count)lld translations of %2$(key)@ for review%3$(languages)@”
        ///
        /// - en: one “marked %1$(count)lld translation of %2$(key)@ for review%3$(languages)@”, other “marked %1$(count)lld translations of %2$(key)@ for review%3$(languages)@”
        /// - pt-BR: one “%1$(count)lld tradução de %2$(key)@ marcada para revisão%3$(languages)@”, other “%1$(count)lld traduções de %2$(key)@ marcadas para revisão%3$(languages)@”
        ///
        /// Translations that were sent to review, since their source text changed. key is in quotation marks; languages is a list in brackets with a space before it, or empty. count is how many.
        package static func marked(count: Swift.Int, key: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 183, [.integer(count), .string(key), .string(languages)])
        }

        /// “%(count)lld more keys are still used in code”
        ///
        /// - en: one “%(count)lld more key is still used in code”, other “%(count)lld more keys are still used in code”
        /// - pt-BR: one “mais %(count)lld chave ainda é usada no código”, other “mais %(count)lld chaves ainda são usadas no código”
        ///
        /// The last note after removing or renaming keys, after notes on some of them. count: the number of other keys.
        package static func moreStillUsed(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 184, [.integer(count)])
        }

        /// “moved %1$(key)@ from %2$(old)@ to %3$(new)@”
        ///
        /// - pt-BR: “movida: %1$(key)@ de %2$(old)@ para %3$(new)@”
        ///
        /// Result of `fitloc move`. key is in quotation marks; old and new are files.
        package static func moved(key: Swift.String, old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 185, [.string(key), .string(old), .string(new)])
        }

        /// “%(path)@ (new)”
        ///
        /// - pt-BR: “%(path)@ (novo)”
        ///
        /// A file that was created, in a list of files.
        package static func newFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 186, [.string(path)])
        }

        /// “%(language)@ is a new language in %(path)@”
        ///
        /// - pt-BR: “%(language)@ é um idioma novo em %(path)@”
        ///
        /// Follows “note:”. A language that the table did not have before. path is the table.
        package static func newLanguage(language: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 187, [.string(language), .string(path)])
        }

        /// “nothing to change: no key has a text in this state”
        ///
        /// - pt-BR: “nada a alterar: nenhuma chave tem um texto nesse estado”
        ///
        /// `fitloc set` had nothing to change, since no key has a text in the state that was asked for.
        package static var noSuchText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 188)
        }

        /// “nothing was written”
        ///
        /// - pt-BR: “nada foi gravado”
        ///
        /// The user ended the input before answering everything.
        package static var nothingWritten: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 189)
        }

        /// “removed %(key)@ from %(place)@”
        ///
        /// - pt-BR: “removida: %(key)@ de %(place)@”
        ///
        /// Result of `fitloc remove`. key is in quotation marks, place the file.
        package static func removed(key: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 190, [.string(key), .string(place)])
        }

        /// “removed %1$(count)lld keys from %2$(place)@”
        ///
        /// - en: one “removed %1$(count)lld key from %2$(place)@”, other “removed %1$(count)lld keys from %2$(place)@”
        /// - pt-BR: one “%1$(count)lld chave removida de %2$(place)@”, other “%1$(count)lld chaves removidas de %2$(place)@”
        ///
        /// Result of `fitloc remove` for several keys. place is the file. count is how many.
        package static func removedKeys(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 191, [.integer(count), .string(place)])
        }

        /// “renamed %(old)@ to %(new)@ in %(place)@”
        ///
        /// - pt-BR: “renomeada: %(old)@ para %(new)@ em %(place)@”
        ///
        /// Result of `fitloc rename`. old and new are keys in quotation marks, place is the file.
        package static func renamed(old: Swift.String, new: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 192, [.string(old), .string(new), .string(place)])
        }

        /// “renamed %1$(count)lld keys in %2$(place)@”
        ///
        /// - en: one “renamed %1$(count)lld key in %2$(place)@”, other “renamed %1$(count)lld keys in %2$(place)@”
        /// - pt-BR: one “%1$(count)lld chave renomeada em %2$(place)@”, other “%1$(count)lld chaves renomeadas em %2$(place)@”
        ///
        /// Result of `fitloc rename` for several keys. place is the file. count is how many.
        package static func renamedKeys(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 193, [.integer(count), .string(place)])
        }

        /// “%(count)lld places in code still use %(key)@”
        ///
        /// - en: one “%(count)lld place in code still uses %(key)@”, other “%(count)lld places in code still use %(key)@”
        /// - pt-BR: one “%(count)lld lugar no código ainda usa %(key)@”, other “%(count)lld lugares no código ainda usam %(key)@”
        ///
        /// A note after removing a key. count: the number of places; key: the key in quotes.
        package static func stillUsed(count: Swift.Int, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 194, [.integer(count), .string(key)])
        }

        /// “%1$(count)lld translations of %2$(key)@ may be outdated%3$(languages)@; mark them for review with `fitloc set %4$(argument)@ --mark-review`”
        ///
        /// - en: one “%1$(count)lld translation of %2$(key)@ may be outdated%3$(languages)@; mark it for review with `fitloc set %4$(argument)@ --mark-review`”, other “%1$(count)lld translations of %2$(key)@ may be outdated%3$(languages)@; mark them for review with `fitloc set %4$(argument)@ --mark-review`”
        /// - pt-BR: one “%1$(count)lld tradução de %2$(key)@ pode estar desatualizada%3$(languages)@; marque-a para revisão com `fitloc set %4$(argument)@ --mark-review`”, other “%1$(count)lld traduções de %2$(key)@ podem estar desatualizadas%3$(languages)@; marque-as para revisão com `fitloc set %4$(argument)@ --mark-review`”
        ///
        /// Translations whose source text changed. key is in quotation marks; languages is a list in brackets with a space before it, or empty; argument is the key as a shell takes it.
        package static func suspects(count: Swift.Int, key: Swift.String, languages: Swift.String, argument: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 195, [.integer(count), .string(key), .string(languages), .string(argument)])
        }

        /// “%1$(count)lld translations of %2$(key)@ may be outdated%3$(languages)@”
        ///
        /// - en: one “%1$(count)lld translation of %2$(key)@ may be outdated%3$(languages)@”, other “%1$(count)lld translations of %2$(key)@ may be outdated%3$(languages)@”
        /// - pt-BR: one “%1$(count)lld tradução de %2$(key)@ pode estar desatualizada%3$(languages)@”, other “%1$(count)lld traduções de %2$(key)@ podem estar desatualizadas%3$(languages)@”
        ///
        /// Translations in a legacy table whose source text changed. count: how many translations; key: the key in quotation marks; languages: a list in brackets with a space before it, or empty.
        package static func suspectsUnmarked(count: Swift.Int, key: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 196, [.integer(count), .string(key), .string(languages)])
        }

        /// “nothing to change: %(key)@ is already up to date”
        ///
        /// - pt-BR: “nada a alterar: %(key)@ já está atualizada”
        ///
        /// `fitloc set` had nothing to change. key is in quotation marks.
        package static func unchanged(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 197, [.string(key)])
        }

        /// “nothing to change: %(count)lld keys are already up to date”
        ///
        /// - en: one “nothing to change: %(count)lld key is already up to date”, other “nothing to change: %(count)lld keys are already up to date”
        /// - pt-BR: one “nada a alterar: %(count)lld chave já está atualizada”, other “nada a alterar: %(count)lld chaves já estão atualizadas”
        ///
        /// `fitloc set` had nothing to change in several keys. count is how many.
        package static func unchangedKeys(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 198, [.integer(count)])
        }

        /// “%(refusal)@; change it with `fitloc set`”
        ///
        /// - pt-BR: “%(refusal)@; altere-a com `fitloc set`”
        ///
        /// Extends the refusal to add a key that exists. Text in backquotes is not translated.
        package static func useSet(refusal: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 199, [.string(refusal)])
        }

        /// “the code was not searched for remaining uses, because %(program)@ failed; try `fitloc usages`”
        ///
        /// - pt-BR: “não foi possível procurar os usos restantes no código, porque %(program)@ falhou; tente `fitloc usages`”
        ///
        /// A note after removing or renaming keys. program: the name of a program.
        package static func usesUnknown(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 200, [.string(program)])
        }

        /// “the code was not searched completely for remaining uses within %(seconds)lld seconds; `fitloc usages` has no limit”
        ///
        /// - en: one “the code was not searched completely for remaining uses within %(seconds)lld second; `fitloc usages` has no limit”, other “the code was not searched completely for remaining uses within %(seconds)lld seconds; `fitloc usages` has no limit”
        /// - pt-BR: one “a procura dos usos restantes no código não terminou em %(seconds)lld segundo; `fitloc usages` não tem limite”, other “a procura dos usos restantes no código não terminou em %(seconds)lld segundos; `fitloc usages` não tem limite”
        ///
        /// A note after removing or renaming keys. seconds: a time limit.
        package static func usesUnknownTime(seconds: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 201, [.integer(seconds)])
        }

        /// “%(count)lld already up to date”
        ///
        /// - en: one “%(count)lld already up to date”, other “%(count)lld already up to date”
        /// - pt-BR: one “%(count)lld já atualizada”, other “%(count)lld já atualizadas”
        ///
        /// How many of the keys that `fitloc set` was asked to change needed no change.
        package static func wereSo(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 202, [.integer(count)])
        }
    }

    /// The strings edit_page.*
    package nonisolated enum EditPage {
        /// “Edit at %(address)@ (press Ctrl-C to stop)”
        ///
        /// - pt-BR: “Edite em %(address)@ (Ctrl-C para encerrar)”
        ///
        /// Printed by fitloc edit when it is ready. address: the address to open in a browser.
        package static func address(address: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 172, [.string(address)])
        }

        /// ““%(program)@” could not be started; open the address above in a browser”
        ///
        /// - pt-BR: “não foi possível iniciar “%(program)@”; abra o endereço acima em um navegador”
        ///
        /// A note of `fitloc edit --open`. program: the program that opens addresses.
        package static func noBrowser(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 173, [.string(program)])
        }

        /// “%(program)@, which serves the page, is not installed next to fitloc; build it with scripts/fitloc”
        ///
        /// - pt-BR: “o programa %(program)@, que exibe a página, não está instalado ao lado do fitloc; compile-o com scripts/fitloc”
        ///
        /// A command needs a second program that is not installed. program: the name of that program, not translated.
        package static func noProgram(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 174, [.string(program)])
        }

        /// “cannot listen on port %(port)@: %(reason)@”
        ///
        /// - pt-BR: “não é possível usar a porta %(port)@: %(reason)@”
        ///
        /// Refusal of `fitloc edit`. port: a number; reason: the error message of the system, in English.
        package static func portTaken(port: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 175, [.string(port), .string(reason)])
        }
    }

    /// The strings export.*
    package nonisolated enum Export {
        /// “an %(format)@ bundle is a folder; specify its path with --output”
        ///
        /// - pt-BR: “um pacote %(format)@ é uma pasta; indique o caminho com --output”
        ///
        /// Refusal: --output is standard output, and the format is a bundle. format is its extension with a dot, such as .xcloc.
        package static func bundleNeedsFolder(format: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 215, [.string(format)])
        }

        /// “%1$(language)@: keys to translate: %2$(keys)lld; words: %3$(words)lld”
        ///
        /// - pt-BR: “%1$(language)@: chaves a traduzir: %2$(keys)lld; palavras: %3$(words)lld”
        ///
        /// One line of an estimate. language: its tag; keys, words: numbers.
        package static func estimate(language: Swift.String, keys: Swift.Int, words: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 216, [.string(language), .integer(keys), .integer(words)])
        }

        /// “%1$(path)@: the file name must end in %2$(endings)@; to write to a folder, use %1$(path)@/”
        ///
        /// - pt-BR: “%1$(path)@: o nome do arquivo deve terminar em %2$(endings)@; para gravar em uma pasta, use %1$(path)@/”
        ///
        /// Refusal of --output. path is what was given, endings is a list such as .xliff, .csv or .po.
        package static func needsEnding(path: Swift.String, endings: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 217, [.string(path), .string(endings)])
        }

        /// “an export for %1$(format)@ needs a folder; specify it with --output, such as -o %2$(folder)@”
        ///
        /// - pt-BR: “uma exportação para %1$(format)@ precisa de uma pasta; indique-a com --output, como -o %2$(folder)@”
        ///
        /// Refusal: the format needs a folder, and --output is standard output or a file. format is a name such as Android, folder is an example of a folder, such as app/src/main/res.
        package static func needsFolder(format: Swift.String, folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 218, [.string(format), .string(folder)])
        }

        /// “standard output needs a format; specify one, such as --format xliff or --format csv”
        ///
        /// - pt-BR: “a saída padrão precisa de um formato; indique um, como --format xliff ou --format csv”
        ///
        /// Refusal of fitloc export -o -: the format is unknown.
        package static var needsFormat: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 219)
        }

        /// “%(format)@ is for texts in code, and %(path)@ has the texts of a store; use XLIFF, CSV or PO”
        ///
        /// - pt-BR: “%(format)@ serve para textos no código, e %(path)@ tem os textos de uma loja; use XLIFF, CSV ou PO”
        ///
        /// An error of export. format: the name of a format, such as Android; path: the folder of a page in a store.
        package static func noProse(format: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 220, [.string(format), .string(path)])
        }

        /// “%(path)@: the source language is unknown; set source-language in .fitloc.yml”
        ///
        /// - pt-BR: “%(path)@: o idioma de origem é desconhecido; defina source-language em .fitloc.yml”
        ///
        /// Refusal: it is unknown which language a table is translated from. path is the table.
        package static func noSource(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 221, [.string(path)])
        }

        /// “no texts to export”
        ///
        /// - pt-BR: “nenhum texto para exportar”
        ///
        /// Refusal: there is no text to write for translators.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 222)
        }

        /// “no key is new and no source text has changed since then; nothing was written”
        ///
        /// - pt-BR: “nenhuma chave é nova e nenhum texto de origem mudou desde então; nada foi gravado”
        ///
        /// Note on an export of the changes since a commit.
        package static var nothingNew: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 223)
        }

        /// “nothing to translate, so nothing was written”
        ///
        /// - pt-BR: “nada a traduzir; nenhum arquivo foi gravado”
        ///
        /// Note of `fitloc export --missing` if no key is to be translated.
        package static var nothingOpen: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 224)
        }

        /// “%(path)@: this format holds one language per file; write to a folder instead, such as -o Translations/”
        ///
        /// - pt-BR: “%(path)@: este formato aceita um idioma por arquivo; grave em uma pasta, como -o Translations/”
        ///
        /// Refusal: several languages were asked for in one file. path is what was given to --output, Translations/ an example of a folder.
        package static func oneLanguage(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 225, [.string(path)])
        }

        /// “%1$(path)@: this format holds one table per file, but there are several; specify --format and a folder that ends in /”
        ///
        /// - pt-BR: “%1$(path)@: este formato aceita uma tabela por arquivo, mas há várias; indique --format e uma pasta que termine em /”
        ///
        /// Refusal of --output: there are several tables. path is what was given.
        package static func oneTable(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 226, [.string(path)])
        }

        /// “%(count)lld keys to translate”
        ///
        /// - en: one “%(count)lld key to translate”, other “%(count)lld keys to translate”
        /// - pt-BR: one “%(count)lld chave a traduzir”, other “%(count)lld chaves a traduzir”
        ///
        /// Follows the number of texts of a file for translators, after a semicolon. count is how many.
        package static func open(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 227, [.integer(count)])
        }

        /// “skipped %(key)@: %(reason)@”
        ///
        /// - pt-BR: “%(key)@ foi pulada: %(reason)@”
        ///
        /// Follows “warning:” and a path: a text does not go to translators. key is the key in quotes, reason a part of a sentence.
        package static func staysBehind(key: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 237, [.string(key), .string(reason)])
        }

        /// “%1$(count)lld texts in %2$(languages)@”
        ///
        /// - en: one “%1$(count)lld text in %2$(languages)@”, other “%1$(count)lld texts in %2$(languages)@”
        /// - pt-BR: one “%1$(count)lld texto em %2$(languages)@”, other “%1$(count)lld textos em %2$(languages)@”
        ///
        /// How many texts a file for translators has, and in which languages. count is how many, languages a list of tags.
        package static func texts(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 238, [.integer(count), .string(languages)])
        }

        /// “%1$(count)lld translations in %2$(languages)@”
        ///
        /// - en: one “%1$(count)lld translation in %2$(languages)@”, other “%1$(count)lld translations in %2$(languages)@”
        /// - pt-BR: one “%1$(count)lld tradução em %2$(languages)@”, other “%1$(count)lld traduções em %2$(languages)@”
        ///
        /// How many translations a translation memory has, and in which languages. count is how many, languages a list of tags.
        package static func translations(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 239, [.integer(count), .string(languages)])
        }

        /// The strings export.android.*
        package nonisolated enum Android {
            /// “%(key)@ is written as %(name)@, because another key has the name without the digits”
            ///
            /// - pt-BR: “%(key)@ é gravada como %(name)@, pois outra chave tem o nome sem os dígitos”
            ///
            /// Note about an export for Android: two keys would have one name. key is the key in quotes, name what it is called.
            package static func clash(key: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 203, [.string(key), .string(name)])
            }

            /// “Android has no folder name for the language %(language)@”
            ///
            /// - pt-BR: “o Android não tem nome de pasta para o idioma %(language)@”
            ///
            /// Refusal: Android has no folder for a language. language is the language's tag in quotes.
            package static func noFolder(language: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 204, [.string(language)])
            }

            /// “%(first)@ and %(second)@ would both be written to %(name)@; export them to separate folders”
            ///
            /// - pt-BR: “%(first)@ e %(second)@ seriam gravados em %(name)@; exporte-os para pastas separadas”
            ///
            /// Refusal: two tables would be one file of Android resources. first and second are their paths, name the file's name such as strings.xml.
            package static func sameFile(first: Swift.String, second: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 213, [.string(first), .string(second), .string(name)])
            }

            /// “%(first)@ and %(second)@ would both be written to %(path)@; choose one with --language”
            ///
            /// - pt-BR: “%(first)@ e %(second)@ seriam gravados em %(path)@; escolha um com --language”
            ///
            /// Refusal: two languages have one folder among Android resources. first and second are languages such as zh-Hans and zh-CN, path the file that both would be.
            package static func sameFolder(first: Swift.String, second: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 214, [.string(first), .string(second), .string(path)])
            }

            /// The strings export.android.reason.*
            package nonisolated enum Reason {
                /// “Android uses the text for other devices instead of the one for %(device)@”
                ///
                /// - pt-BR: “o Android usa o texto para outros dispositivos em vez do texto para %(device)@”
                ///
                /// Reason why a text is not exported to Android. device is a device such as iphone, as catalogs spell it.
                package static func device(device: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 205, [.string(device)])
                }

                /// “there is no text for other devices (device.other)”
                ///
                /// - pt-BR: “não há texto para outros dispositivos (device.other)”
                ///
                /// Reason why a text is not exported to Android: it is there for some of Apple's devices only. device.other is what catalogs call the text for all others.
                package static var onlyDevices: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 206)
                }

                /// “in %(language)@, Android never uses the plural form %(category)@”
                ///
                /// - pt-BR: “em %(language)@, o Android nunca usa a forma plural %(category)@”
                ///
                /// Reason why a text is not exported to Android. language is a language's tag, category a plural category such as zero.
                package static func quantity(language: Swift.String, category: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 207, [.string(language), .string(category)])
                }

                /// “Android does not support several plurals in one text”
                ///
                /// - pt-BR: “o Android não aceita vários plurais em um texto”
                ///
                /// Reason why a text is not exported to Android.
                package static var severalPlurals: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 208)
                }

                /// “Java has no equivalent of the format specifier %(specifier)@”
                ///
                /// - pt-BR: “o Java não tem equivalente para o especificador de formato %(specifier)@”
                ///
                /// Reason why a text is not exported to Android. specifier is a format specifier such as %p.
                package static func specifier(specifier: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 209, [.string(specifier)])
                }

                /// “Android does not support lists of phrases”
                ///
                /// - pt-BR: “o Android não aceita listas de frases”
                ///
                /// Reason why a text is not exported to Android: it is the list of phrases of an App Shortcut.
                package static var stringSet: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 210)
                }

                /// “the text refers to the undefined substitution %(name)@”
                ///
                /// - pt-BR: “o texto se refere à substituição %(name)@, que não está definida”
                ///
                /// Reason why a text is not exported to Android. name is the substitution in quotes.
                package static func substitution(name: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 211, [.string(name)])
                }

                /// “Android does not support texts by width”
                ///
                /// - pt-BR: “o Android não aceita textos por largura”
                ///
                /// Reason why a text is not exported to Android.
                package static var width: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 212)
                }
            }
        }

        /// The strings export.reason.*
        package nonisolated enum Reason {
            /// “its format specifiers cannot be represented as named arguments”
            ///
            /// - pt-BR: “os especificadores de formato não podem ser representados como argumentos nomeados”
            ///
            /// Reason why a text is not exported.
            package static var arguments: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 228)
            }

            /// “XML cannot represent the character %(code)@”
            ///
            /// - pt-BR: “o XML não consegue representar o caractere %(code)@”
            ///
            /// Reason why a text is not exported. code is a character as in U+0007.
            package static func character(code: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 229, [.string(code)])
            }

            /// “the key occurs more than once”
            ///
            /// - pt-BR: “a chave aparece mais de uma vez”
            ///
            /// Reason why a text is not exported.
            package static var doubledKey: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 230)
            }

            /// “the key has %(name)@ more than once”
            ///
            /// - pt-BR: “a chave tem %(name)@ mais de uma vez”
            ///
            /// Reason why a text is not exported. name is a member of the key that occurs twice, such as a language or a plural case.
            package static func doubledPart(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 231, [.string(name)])
            }

            /// “its source text is empty, which the format reserves for its header”
            ///
            /// - pt-BR: “o texto de origem está vazio, o que o formato reserva para o cabeçalho”
            ///
            /// Reason why a text is not exported to a PO file.
            package static var emptySource: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 232)
            }

            /// “the form “other” is missing”
            ///
            /// - pt-BR: “falta a forma “other””
            ///
            /// Reason why a text is not exported: a plural, or texts by device, lack the form “other”.
            package static var incomplete: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 233)
            }

            /// “the key looks like the name of another text”
            ///
            /// - pt-BR: “a chave parece o nome de outro texto”
            ///
            /// Reason why a text is not exported: its key is spelled like the way to a part of another text.
            package static var name: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 234)
            }

            /// “the format does not support its variations”
            ///
            /// - pt-BR: “o formato não aceita as variações dele”
            ///
            /// Reason why a text is not exported: it varies in ways that the format does not know.
            package static var parts: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 235)
            }

            /// “a text of %(key)@ has the same name in the file”
            ///
            /// - pt-BR: “um texto de %(key)@ tem o mesmo nome no arquivo”
            ///
            /// Reason why a text is not exported. key is another key in quotes.
            package static func sameName(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 236, [.string(key)])
            }
        }
    }

    /// The strings extract.*
    package nonisolated enum Extract {
        /// “The tables are up to date with the code.”
        ///
        /// - pt-BR: “As tabelas estão atualizadas em relação ao código.”
        ///
        /// Summary of a command that moves keys from code to tables, if there is nothing to do.
        package static var current: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 244)
        }

        /// “%(path)@: no key is marked stale, because the build did not compile the current state of %(count)lld files, such as %(first)@”
        ///
        /// - en: one “%(path)@: no key is marked stale, because the build did not compile the current state of %(count)lld file: %(first)@”, other “%(path)@: no key is marked stale, because the build did not compile the current state of %(count)lld files, such as %(first)@”
        /// - pt-BR: one “%(path)@: nenhuma chave é marcada como obsoleta, porque o build não compilou o estado atual de %(count)lld arquivo: %(first)@”, other “%(path)@: nenhuma chave é marcada como obsoleta, porque o build não compilou o estado atual de %(count)lld arquivos, como %(first)@”
        ///
        /// A note: no key of a table is marked stale. path: the table; count: the number of source files that the build did not compile in their current state; first: the path of the first of these files.
        package static func incomplete(path: Swift.String, count: Swift.Int, first: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 245, [.string(path), .integer(count), .string(first)])
        }

        /// “%(count)lld keys were not added, because the targets that use them have no catalog for them: %(targets)@”
        ///
        /// - en: one “%(count)lld key was not added, because the target that uses it has no catalog for it: %(targets)@”, other “%(count)lld keys were not added, because the targets that use them have no catalog for them: %(targets)@”
        /// - pt-BR: one “%(count)lld chave não foi adicionada, porque o target que a usa não tem um catálogo para ela: %(targets)@”, other “%(count)lld chaves não foram adicionadas, porque os targets que as usam não têm um catálogo para elas: %(targets)@”
        ///
        /// A note: keys that only targets of Xcode use which contain no catalog for them. count: the number of keys; targets: the names of the targets.
        package static func outside(count: Swift.Int, targets: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 246, [.integer(count), .string(targets)])
        }

        /// “skipped: %(reason)@”
        ///
        /// - pt-BR: “pulada: %(reason)@”
        ///
        /// Note of `fitloc extract` on a key of the code that it does not add. reason: the key and the language, and what is wrong with its text.
        package static func skipped(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 247, [.string(reason)])
        }

        /// “%(path)@: %(count)lld keys were skipped; `fitloc add` adds each with a text of its own”
        ///
        /// - en: one “%(path)@: %(count)lld key was skipped; `fitloc add` adds it with a text of its own”, other “%(path)@: %(count)lld keys were skipped; `fitloc add` adds each with a text of its own”
        /// - pt-BR: one “%(path)@: %(count)lld chave foi pulada; `fitloc add` a adiciona com um texto próprio”, other “%(path)@: %(count)lld chaves foram puladas; `fitloc add` adiciona cada uma com um texto próprio”
        ///
        /// Last note of `fitloc extract` on the keys of a table whose texts it refused. path: the table; count: the number of keys.
        package static func skippedKeys(path: Swift.String, count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 248, [.string(path), .integer(count)])
        }

        /// “%(path)@: %(counts)@”
        ///
        /// - pt-BR: “%(path)@: %(counts)@”
        ///
        /// Summary of what happened to the keys of one table. path: the file; counts: a list such as “3 added, 1 marked stale”.
        package static func summary(path: Swift.String, counts: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 249, [.string(path), .string(counts)])
        }

        /// “%(path)@:%(line)lld: skipped “%(key)@”: the type of a value, and so its format specifier, is unknown”
        ///
        /// - pt-BR: “%(path)@:%(line)lld: “%(key)@” foi pulada: o tipo de um valor e, com isso, o especificador de formato são desconhecidos”
        ///
        /// Note of `fitloc extract` on a key of the code that it does not add. path: the Swift file; line: the line in it; key: the key by the best guess.
        package static func unknown(path: Swift.String, line: Swift.Int, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 250, [.string(path), .integer(line), .string(key)])
        }

        /// “%(count)lld keys were not added, because their tables do not exist: %(tables)@”
        ///
        /// - en: one “%(count)lld key was not added, because its table does not exist: %(tables)@”, other “%(count)lld keys were not added, because their tables do not exist: %(tables)@”
        /// - pt-BR: one “%(count)lld chave não foi adicionada, porque a tabela dela não existe: %(tables)@”, other “%(count)lld chaves não foram adicionadas, porque as tabelas delas não existem: %(tables)@”
        ///
        /// A note: keys of code that no table is there for. count: the number of keys; tables: the names of the missing tables.
        package static func unplaced(count: Swift.Int, tables: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 251, [.integer(count), .string(tables)])
        }

        /// The strings extract.count.*
        package nonisolated enum Count {
            /// “%(count)lld added”
            ///
            /// - pt-BR: one “%(count)lld adicionada”, other “%(count)lld adicionadas”
            ///
            /// How many keys were added to a table, in a list of counts. count: the number of keys.
            package static func added(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 240, [.integer(count)])
            }

            /// “%(count)lld removed”
            ///
            /// - pt-BR: one “%(count)lld removida”, other “%(count)lld removidas”
            ///
            /// How many keys without translations were removed, in a list of counts. count: the number of keys.
            package static func removed(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 241, [.integer(count)])
            }

            /// “%(count)lld marked stale”
            ///
            /// - pt-BR: one “%(count)lld marcada como obsoleta”, other “%(count)lld marcadas como obsoletas”
            ///
            /// How many keys are no longer used in code, in a list of counts; stale is a word of the file format, not translated. count: the number of keys.
            package static func stale(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 242, [.integer(count)])
            }

            /// “%(count)lld updated”
            ///
            /// - pt-BR: one “%(count)lld atualizada”, other “%(count)lld atualizadas”
            ///
            /// How many keys of a table got the text or comment that code gives, in a list of counts. count: the number of keys.
            package static func updated(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 243, [.integer(count)])
            }
        }
    }

    /// The strings file.*
    package nonisolated enum File {
        /// “%(path)@: already exists; use --force to replace it, or --dry-run to show the difference”
        ///
        /// - pt-BR: “%(path)@: já existe; use --force para substituí-lo ou --dry-run para ver a diferença”
        ///
        /// Refusal to replace a file that exists. --force and --dry-run are options. path is the file.
        package static func exists(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 252, [.string(path)])
        }

        /// “%(path)@: already exists; use --force to replace it, or --dry-run to show what would be written”
        ///
        /// - pt-BR: “%(path)@: já existe; use --force para substituí-lo ou --dry-run para ver o que seria gravado”
        ///
        /// Refusal to replace a file that exists. --force and --dry-run are options. path is the file.
        package static func existsNew(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 253, [.string(path)])
        }

        /// The strings file.reason.*
        package nonisolated enum Reason {
            /// “already exists”
            ///
            /// - pt-BR: “já existe”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon.
            package static var alreadyExists: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 254)
            }

            /// “is a link to a file that does not exist”
            ///
            /// - pt-BR: “é um link para um arquivo que não existe”
            ///
            /// Reason why a file could not be read; follows the path and a colon.
            package static var brokenLink: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 255)
            }

            /// “was changed by another program in the meantime; nothing was written, so run the command again”
            ///
            /// - pt-BR: “foi alterado por outro programa nesse meio-tempo; nada foi gravado, então execute o comando de novo”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon.
            package static var changedMeanwhile: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 256)
            }

            /// “is a folder, not a file”
            ///
            /// - pt-BR: “é uma pasta, não um arquivo”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon.
            package static var isFolder: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 257)
            }

            /// “is a link to %(target)@, outside the project; only files given on the command line are used there”
            ///
            /// - pt-BR: “é um link para %(target)@, fora do projeto; lá só são usados arquivos indicados na linha de comando”
            ///
            /// Reason why a file could not be read; follows the path and a colon. %(target)@ is the path that a symlink leads to.
            package static func leadsOut(target: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 258, [.string(target)])
            }

            /// “is a link to %(target)@; remove the link, and run the command again”
            ///
            /// - pt-BR: “é um link para %(target)@; remova o link e execute o comando de novo”
            ///
            /// Reason why a folder could not be renamed to this name; follows the path and a colon. target is the path that the link leads to.
            package static func linkInTheWay(target: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 259, [.string(target)])
            }

            /// “the file name is not valid UTF-8”
            ///
            /// - pt-BR: “o nome do arquivo não é UTF-8 válido”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon.
            package static var nameNotUnicode: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 260)
            }

            /// “no permission (%(system)@)”
            ///
            /// - pt-BR: “sem permissão (%(system)@)”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon. system is the error message of the system.
            package static func noPermission(system: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 261, [.string(system)])
            }

            /// “not enough disk space; the old file was kept (%(system)@)”
            ///
            /// - pt-BR: “não há espaço suficiente em disco; o arquivo antigo foi mantido (%(system)@)”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon. system is the error message of the system.
            package static func noSpace(system: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 262, [.string(system)])
            }

            /// “no such file or folder”
            ///
            /// - pt-BR: “o arquivo ou a pasta não existe”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon.
            package static var notFound: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 263)
            }

            /// “is not a regular file”
            ///
            /// - pt-BR: “não é um arquivo comum”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon.
            package static var notRegular: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 264)
            }

            /// “is outside %(folder)@, where nothing may be written”
            ///
            /// - pt-BR: “fica fora de %(folder)@, onde não é permitido gravar”
            ///
            /// Follows a path: an agent asked for a file outside of the project. folder: the folder that may be written in.
            package static func outside(folder: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 265, [.string(folder)])
            }

            /// “the file system is read-only (%(system)@)”
            ///
            /// - pt-BR: “o sistema de arquivos é somente leitura (%(system)@)”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon. system is the error message of the system.
            package static func readOnly(system: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 266, [.string(system)])
            }

            /// “records %(file)@ under two names; nothing was written: check that file, then delete the journal”
            ///
            /// - pt-BR: “registra %(file)@ com dois nomes; nada foi gravado: verifique esse arquivo e depois exclua o journal”
            ///
            /// Reason why an interrupted change is not finished; follows the path of its journal, .fitloc-journal, and a colon. file is a file that the journal names.
            package static func recordedTwice(file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 267, [.string(file)])
            }

            /// “is the same file as %(other)@; nothing was written”
            ///
            /// - pt-BR: “é o mesmo arquivo que %(other)@; nada foi gravado”
            ///
            /// Reason why files could not be changed; follows the path and a colon. other is another path that leads to the same file.
            package static func sameFile(other: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 268, [.string(other)])
            }

            /// “is larger than %(limit)lld bytes”
            ///
            /// - en: one “is larger than %(limit)lld byte”, other “is larger than %(limit)lld bytes”
            /// - pt-BR: many “é maior que %(limit)lld de bytes”, one “é maior que %(limit)lld byte”, other “é maior que %(limit)lld bytes”
            ///
            /// Reason why a file could not be read; follows the path and a colon.
            package static func tooLarge(limit: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 269, [.integer(limit)])
            }

            /// “the file is write-protected; make it writable first”
            ///
            /// - pt-BR: “o arquivo está protegido contra gravação; desative a proteção antes”
            ///
            /// Reason why a file could not be read or written; follows the path and a colon.
            package static var writeProtected: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 270)
            }
        }
    }

    /// The strings fill.*
    package nonisolated enum Fill {
        /// “filled %(count)lld texts”
        ///
        /// - en: one “filled %(count)lld text”, other “filled %(count)lld texts”
        /// - pt-BR: one “%(count)lld texto preenchido”, other “%(count)lld textos preenchidos”
        ///
        /// Summary of `fitloc fill`: how many texts were filled in. A list of sources may follow in brackets.
        package static func filled(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 294, [.integer(count)])
        }

        /// “stopped using %(service)@: %(reason)@; run the command again to continue”
        ///
        /// - pt-BR: “o uso de %(service)@ foi interrompido: %(reason)@; execute o comando de novo para continuar”
        ///
        /// A translation service was stopped. service is its name, reason is the reason.
        package static func gaveUp(service: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 295, [.string(service), .string(reason)])
        }

        /// “stopped without writing: %(count)lld answers were kept; run the same command again to continue”
        ///
        /// - en: one “stopped without writing: %(count)lld answer was kept; run the same command again to continue”, other “stopped without writing: %(count)lld answers were kept; run the same command again to continue”
        /// - pt-BR: one “interrompido sem gravar: %(count)lld resposta foi guardada; execute o mesmo comando de novo para continuar”, other “interrompido sem gravar: %(count)lld respostas foram guardadas; execute o mesmo comando de novo para continuar”
        ///
        /// Ctrl-C ended `fitloc fill` while a translation service was asked. count is the number of answers that are kept for the next run.
        package static func interrupted(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 296, [.integer(count)])
        }

        /// “%(count)lld still missing”
        ///
        /// - en: one “%(count)lld still missing”, other “%(count)lld still missing”
        /// - pt-BR: one “ainda falta %(count)lld”, other “ainda faltam %(count)lld”
        ///
        /// Second half of the summary of `fitloc fill`, after a semicolon. %(count)lld gaps remain, counted by key and language.
        package static func keysLeft(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 297, [.integer(count)])
        }

        /// “not filled: %(key)@ (%(language)@): %(reason)@”
        ///
        /// - pt-BR: “não preenchido: %(key)@ (%(language)@): %(reason)@”
        ///
        /// `fitloc fill` on one or more keys that were not filled. %(key)@ is the key or a list of them, %(language)@ the language that lacks the text, %(reason)@ is the reason.
        package static func left(key: Swift.String, language: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 298, [.string(key), .string(language), .string(reason)])
        }

        /// “next: review the filled texts with `fitloc review`”
        ///
        /// - pt-BR: “próximo passo: revise os textos preenchidos com `fitloc review`”
        ///
        /// Last line of `fitloc fill`. Commands in backquotes are not translated.
        package static var next: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 299)
        }

        /// “next: use a service for the rest with `fitloc fill --from openai` or `--from command:CMD`”
        ///
        /// - pt-BR: “próximo passo: use um serviço para o resto com `fitloc fill --from openai` ou `--from command:CMD`”
        ///
        /// Last line of fitloc fill, where no source had anything for some texts and no service was asked.
        package static var nextService: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 300)
        }

        /// “next: write the source text with `%(command)@`”
        ///
        /// - pt-BR: “próximo passo: escreva o texto de origem com `%(command)@`”
        ///
        /// The next step after `fitloc fill`, where keys have no source text. command is the command for the first of them.
        package static func nextSource(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 301, [.string(command)])
        }

        /// “%(source)@ is not a valid server address; expected a form such as %(example)@, without user, password or query”
        ///
        /// - pt-BR: “%(source)@ não é um endereço de servidor válido; use uma forma como %(example)@, sem usuário, senha nem parâmetros”
        ///
        /// Refusal: %(source)@, an option or an environment variable, is not a valid address. %(example)@ is a valid one.
        package static func noAddress(source: Swift.String, example: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 302, [.string(source), .string(example)])
        }

        /// “%(command)@ cannot be split into words; check the quotes, and use sh -c '…' for pipes and redirections”
        ///
        /// - pt-BR: “%(command)@ não pode ser dividido em palavras; confira as aspas e use sh -c '…' para pipes e redirecionamentos”
        ///
        /// Refusal of a command that was given for translating. command is in quotation marks.
        package static func noCommand(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 303, [.string(command)])
        }

        /// “note: answers cannot be stored, so an interrupted run cannot be resumed: %(reason)@”
        ///
        /// - pt-BR: “observação: as respostas não podem ser guardadas, e uma execução interrompida não poderá ser retomada: %(reason)@”
        ///
        /// The answers of a translation service could not be stored. reason is the reason.
        package static func noJournal(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 304, [.string(reason)])
        }

        /// “%(service)@ needs an API key in %(key)@, or another server in --endpoint or %(address)@”
        ///
        /// - pt-BR: “%(service)@ precisa de uma chave de API em %(key)@ ou de outro servidor em --endpoint ou %(address)@”
        ///
        /// Refusal: no key for the translation service %(service)@. %(key)@ and %(address)@ are names of environment variables, --endpoint is an option.
        package static func noKey(service: Swift.String, key: Swift.String, address: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 305, [.string(service), .string(key), .string(address)])
        }

        /// “%(path)@: contains no texts in the source language (%(languages)@)”
        ///
        /// - pt-BR: “%(path)@: não contém textos no idioma de origem (%(languages)@)”
        ///
        /// Refusal: a translation memory does not help. path is the file, languages a list of the languages that are translated from.
        package static func noMemory(path: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 306, [.string(path), .string(languages)])
        }

        /// “%(service)@ needs a model; specify --model, or `model` under `fill` in %(file)@”
        ///
        /// - pt-BR: “%(service)@ precisa de um modelo; indique --model ou `model` em `fill` no %(file)@”
        ///
        /// Refusal: no language model is configured for %(service)@ for. %(file)@ is the configuration’s name.
        package static func noModel(service: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 307, [.string(service), .string(file)])
        }

        /// “%(program)@ is not installed next to fitloc; install both together”
        ///
        /// - pt-BR: “o programa %(program)@ não está instalado ao lado do fitloc; instale os dois juntos”
        ///
        /// Refusal: the program that sends requests for fitloc fill is not in the folder that fitloc lies in. %(program)@ is its name.
        package static func noNetworkProgram(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 308, [.string(program)])
        }

        /// “%(path)@: contains no .strings or .stringsdict files”
        ///
        /// - pt-BR: “%(path)@: não contém arquivos .strings ou .stringsdict”
        ///
        /// Refusal: there are no tables in the folder %(path)@, or the file there is none.
        package static func noStrings(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 309, [.string(path)])
        }

        /// “Nothing to fill.”
        ///
        /// - pt-BR: “Nada a preencher.”
        ///
        /// `fitloc fill` found no gaps.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 310)
        }

        /// “%(address)@ would send texts and the API key unencrypted; use https, or http only to this machine”
        ///
        /// - pt-BR: “%(address)@ enviaria os textos e a chave de API sem criptografia; use https ou http só para esta máquina”
        ///
        /// Reason why a service is not asked. %(address)@ is its address, which begins with http://.
        package static func plainHttp(address: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 311, [.string(address)])
        }

        /// “%(done)lld of %(total)lld, %(seconds)lld s”
        ///
        /// - pt-BR: “%(done)lld de %(total)lld, %(seconds)lld s”
        ///
        /// Beside a progress bar: %(done)lld of %(total)lld questions to a translation service have been dealt with, in %(seconds)lld seconds.
        package static func progress(done: Swift.Int, total: Swift.Int, seconds: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 312, [.integer(done), .integer(total), .integer(seconds)])
        }

        /// “stopped before the first answer; nothing was written”
        ///
        /// - pt-BR: “interrompido antes da primeira resposta; nada foi gravado”
        ///
        /// Ctrl-C ended `fitloc fill` before a translation service had answered.
        package static var stopped: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 325)
        }

        /// “--endpoint requires exactly one service in --from”
        ///
        /// - pt-BR: “--endpoint exige exatamente um serviço em --from”
        ///
        /// Refusal: --endpoint and --from are options of `fitloc fill`.
        package static var whoseAddress: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 326)
        }

        /// The strings fill.estimate.*
        package nonisolated enum Estimate {
            /// “%(count)lld characters”
            ///
            /// - en: one “%(count)lld character”, other “%(count)lld characters”
            /// - pt-BR: one “%(count)lld caractere”, other “%(count)lld caracteres”
            ///
            /// How many characters of source texts a translation service would be sent; in a list, after a number of texts.
            package static func characters(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 271, [.integer(count)])
            }

            /// “nothing was sent, and nothing was written”
            ///
            /// - pt-BR: “nada foi enviado nem gravado”
            ///
            /// The user declined to send texts to a translation service, and the command ended.
            package static var declined: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 272)
            }

            /// “%(service)@: the remaining texts”
            ///
            /// - pt-BR: “%(service)@: os textos restantes”
            ///
            /// Line of `fitloc fill --estimate`: %(service)@ is the name of a translation service that is used after another one.
            package static func later(service: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 273, [.string(service)])
            }

            /// “No texts need a service.”
            ///
            /// - pt-BR: “Nenhum texto precisa de um serviço.”
            ///
            /// Answer of `fitloc fill --estimate` where no translation service has to be asked.
            package static var nothing: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 274)
            }

            /// “Send these texts? [y/N]”
            ///
            /// - pt-BR: “Enviar estes textos? [s/N]”
            ///
            /// Question of `fitloc fill`, below the amounts that would be sent to a translation service. The capital letter is the answer of Enter.
            package static var question: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 275)
            }

            /// “%(count)lld requests”
            ///
            /// - en: one “%(count)lld request”, other “%(count)lld requests”
            /// - pt-BR: one “%(count)lld solicitação”, other “%(count)lld solicitações”
            ///
            /// How many requests a translation service would be sent; in a list, after a number of characters.
            package static func requests(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 276, [.integer(count)])
            }

            /// “%(count)lld texts”
            ///
            /// - en: one “%(count)lld text”, other “%(count)lld texts”
            /// - pt-BR: one “%(count)lld texto”, other “%(count)lld textos”
            ///
            /// How many texts a translation service would be asked for; follows its name and a colon.
            package static func texts(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 277, [.integer(count)])
            }

            /// “total”
            ///
            /// - pt-BR: “total”
            ///
            /// Beginning of the last line of an estimate, before a colon and the sums of all lines above.
            package static var total: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 278)
            }

            /// “%(count)lld texts are still to translate, and no service is named.”
            ///
            /// - en: one “%(count)lld text is still to translate, and no service is named.”, other “%(count)lld texts are still to translate, and no service is named.”
            /// - pt-BR: one “Ainda há %(count)lld texto a traduzir, e nenhum serviço foi indicado.”, other “Ainda há %(count)lld textos a traduzir, e nenhum serviço foi indicado.”
            ///
            /// Answer of `fitloc fill --estimate` where texts remain that no named source has. count is how many; the next line tells how to name a service.
            package static func unasked(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 279, [.integer(count)])
            }

            /// “not sent: %(estimate)@”
            ///
            /// - pt-BR: “não enviado: %(estimate)@”
            ///
            /// Line of `fitloc fill --dry-run`: %(estimate)@ is the service and the amount.
            package static func unsent(estimate: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 280, [.string(estimate)])
            }
        }

        /// The strings fill.failure.*
        package nonisolated enum Failure {
            /// “cancelled”
            ///
            /// - pt-BR: “cancelado”
            ///
            /// Failure of a translation service; follows its name and a colon.
            package static var cancelled: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 281)
            }

            /// “the server rejected the API key (%(status)lld); check %(variable)@”
            ///
            /// - pt-BR: “o servidor rejeitou a chave de API (%(status)lld); confira %(variable)@”
            ///
            /// Failure of a translation service; follows its name and a colon. status is a number such as 401, variable the name of an environment variable.
            package static func key(status: Swift.Int, variable: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 282, [.integer(status), .string(variable)])
            }

            /// “%(program)@ was not found”
            ///
            /// - pt-BR: “%(program)@ não foi encontrado”
            ///
            /// Reason why a translation command failed: it is not installed. program is its name or path.
            package static func programMissing(program: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 283, [.string(program)])
            }

            /// “%(program)@ cannot be started”
            ///
            /// - pt-BR: “não foi possível iniciar %(program)@”
            ///
            /// Reason why a translation command failed. program is its name or path.
            package static func programNotStarted(program: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 284, [.string(program)])
            }

            /// “the output of %(program)@ is too long”
            ///
            /// - pt-BR: “a saída de %(program)@ é longa demais”
            ///
            /// Reason why a translation command failed: its output is longer than fitloc reads. program is its name or path.
            package static func programOutput(program: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 285, [.string(program)])
            }

            /// “%(program)@ exited with status %(status)lld”
            ///
            /// - pt-BR: “%(program)@ terminou com status %(status)lld”
            ///
            /// Reason why a translation command failed: it reported a failure. program is its name or path, status its exit status.
            package static func programStatus(program: Swift.String, status: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 286, [.string(program), .integer(status)])
            }

            /// “the quota of the API key is exhausted (%(status)lld)”
            ///
            /// - pt-BR: “a cota da chave de API se esgotou (%(status)lld)”
            ///
            /// Failure of a translation service; follows its name and a colon. status is a number such as 456.
            package static func quota(status: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 287, [.integer(status)])
            }

            /// “the server returned status %(status)lld: %(message)@”
            ///
            /// - pt-BR: “o servidor retornou o status %(status)lld: %(message)@”
            ///
            /// Failure of a translation service; follows its name and a colon. %(status)lld is the HTTP status, %(message)@ is the server’s, in its language.
            package static func said(status: Swift.Int, message: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 288, [.integer(status), .string(message)])
            }

            /// “the server returned status %(status)lld”
            ///
            /// - pt-BR: “o servidor retornou o status %(status)lld”
            ///
            /// Failure of a translation service; follows its name and a colon. status is a number such as 500.
            package static func status(status: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 289, [.integer(status)])
            }

            /// “no response within %(seconds)lld seconds”
            ///
            /// - en: one “no response within %(seconds)lld second”, other “no response within %(seconds)lld seconds”
            /// - pt-BR: one “sem resposta em %(seconds)lld segundo”, other “sem resposta em %(seconds)lld segundos”
            ///
            /// Failure of a translation service; follows its name and a colon.
            package static func timedOut(seconds: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 290, [.integer(seconds)])
            }

            /// “cannot connect: %(reason)@”
            ///
            /// - pt-BR: “não foi possível conectar: %(reason)@”
            ///
            /// Failure of a translation service; follows its name and a colon. reason is the system’s, in its language.
            package static func unreachable(reason: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 291, [.string(reason)])
            }

            /// “invalid response: %(reason)@”
            ///
            /// - pt-BR: “resposta inválida: %(reason)@”
            ///
            /// Failure of a translation service; follows its name and a colon. reason is in English.
            package static func unreadable(reason: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 292, [.string(reason)])
            }

            /// “the server asks to wait %(minutes)lld minutes”
            ///
            /// - en: one “the server asks to wait %(minutes)lld minute”, other “the server asks to wait %(minutes)lld minutes”
            /// - pt-BR: one “o servidor pede para esperar %(minutes)lld minuto”, other “o servidor pede para esperar %(minutes)lld minutos”
            ///
            /// Failure of a translation service; follows its name and a colon.
            package static func wait(minutes: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 293, [.integer(minutes)])
            }
        }

        /// The strings fill.reason.*
        package nonisolated enum Reason {
            /// “not requested, because the budget is used up”
            ///
            /// - pt-BR: “não solicitado, porque o limite foi atingido”
            ///
            /// Reason why a key is not filled; follows a colon.
            package static var budget: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 313)
            }

            /// “the text is empty”
            ///
            /// - pt-BR: “o texto está vazio”
            ///
            /// Reason why a key is not filled; follows a colon.
            package static var empty: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 314)
            }

            /// “much longer than the source text: %(text)@”
            ///
            /// - pt-BR: “muito mais longo que o texto de origem: %(text)@”
            ///
            /// Reason why a key is not filled; follows a colon. text is in quotation marks.
            package static func excessive(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 315, [.string(text)])
            }

            /// “there is no text for %(parts)@”
            ///
            /// - pt-BR: “não há texto para %(parts)@”
            ///
            /// Reason why a key is not filled; follows a colon. parts is a list such as plural.one and plural.other.
            package static func incomplete(parts: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 316, [.string(parts)])
            }

            /// “the answer contains marks that protected parts of the source text: %(text)@”
            ///
            /// - pt-BR: “a resposta contém marcas que protegiam partes do texto de origem: %(text)@”
            ///
            /// Reason why a key is not filled; follows a colon. text is in quotation marks.
            package static func marked(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 317, [.string(text)])
            }

            /// “no answer”
            ///
            /// - pt-BR: “sem resposta”
            ///
            /// Reason why a key is not filled; follows a colon.
            package static var noAnswer: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 318)
            }

            /// “there is no source text”
            ///
            /// - pt-BR: “não há texto de origem”
            ///
            /// Reason why a key is not filled; follows a colon.
            package static var noSourceText: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 319)
            }

            /// “not requested, because of --dry-run”
            ///
            /// - pt-BR: “não solicitado, por causa de --dry-run”
            ///
            /// Reason why a key is not filled in a dry run; follows the name of a translation service and a colon.
            package static var notAsked: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 320)
            }

            /// “no source has a text for this key”
            ///
            /// - pt-BR: “nenhuma fonte tem um texto para esta chave”
            ///
            /// Reason why a key is not filled; follows a colon.
            package static var nothingFound: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 321)
            }

            /// “sets of texts for App Shortcuts are managed by Xcode”
            ///
            /// - pt-BR: “os conjuntos de textos de Atalhos são gerenciados pelo Xcode”
            ///
            /// Reason why a key is not filled; follows a colon.
            package static var stringSet: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 322)
            }

            /// “the answer is not a translation: %(text)@”
            ///
            /// - pt-BR: “a resposta não é uma tradução: %(text)@”
            ///
            /// Reason why a key is not filled; follows a colon. text is in quotation marks.
            package static func talk(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 323, [.string(text)])
            }

            /// “returned the source text: %(text)@”
            ///
            /// - pt-BR: “devolveu o texto de origem: %(text)@”
            ///
            /// Reason why a key is not filled; follows the name of a translation service and a colon. %(text)@ is the source text, in quotation marks.
            package static func untranslated(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 324, [.string(text)])
            }
        }
    }

    /// The strings fmt.*
    package nonisolated enum Fmt {
        /// “formatted %(path)@”
        ///
        /// - pt-BR: “formatado: %(path)@”
        ///
        /// Result of `fitloc fmt`. path is a file.
        package static func formatted(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 327, [.string(path)])
        }

        /// “No catalogs to format; legacy tables are not changed.”
        ///
        /// - pt-BR: “Nenhum catálogo para formatar; tabelas legadas não são alteradas.”
        ///
        /// fmt found a project of .strings and .stringsdict files only.
        package static var legacyOnly: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 328)
        }

        /// “%(path)@: only string catalogs can be formatted, not legacy tables”
        ///
        /// - pt-BR: “%(path)@: só catálogos de strings podem ser formatados, não tabelas legadas”
        ///
        /// Reason why `fitloc fmt` skips a file: it is a legacy table. path is the file.
        package static func noCatalog(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 329, [.string(path)])
        }
    }

    /// The strings generate.*
    package nonisolated enum Generate {
        /// “%(path)@: accessors need string catalogs, but only legacy tables were found; convert them with `fitloc convert %(argument)@ -o Catalogs/`”
        ///
        /// - pt-BR: “%(path)@: os acessadores precisam de catálogos de strings, mas só há tabelas legadas; converta-as com `fitloc convert %(argument)@ -o Catalogs/`”
        ///
        /// Error of generate. path is a file or folder, argument the same as it is typed in a shell.
        package static func legacy(path: Swift.String, argument: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 330, [.string(path), .string(argument)])
        }

        /// “nothing to write: the accessors are up to date”
        ///
        /// - pt-BR: “nada a gravar: os acessadores estão atualizados”
        ///
        /// `fitloc generate` had nothing to do.
        package static var unchanged: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 331)
        }

        /// “wrote %(path)@”
        ///
        /// - pt-BR: “gravado: %(path)@”
        ///
        /// Result of `fitloc generate`. path is a file.
        package static func wrote(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 332, [.string(path)])
        }
    }

    /// The strings git.*
    package nonisolated enum Git {
        /// “git failed: %(message)@”
        ///
        /// - pt-BR: “o git falhou: %(message)@”
        ///
        /// git ended with an error. message is its own, in English.
        package static func failed(message: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 342, [.string(message)])
        }

        /// “git was not found; install it or add it to the PATH”
        ///
        /// - pt-BR: “o git não foi encontrado; instale-o ou adicione-o ao PATH”
        ///
        /// Reason why git could not be used.
        package static var missing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 343)
        }

        /// ““%1$(first)@” and “%2$(second)@” have no common ancestor”
        ///
        /// - pt-BR: ““%1$(first)@” e “%2$(second)@” não têm ancestral comum”
        ///
        /// Two revisions cannot be compared. first and second are what was typed.
        package static func noMergeBase(first: Swift.String, second: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 344, [.string(first), .string(second)])
        }

        /// “%(folder)@ is not in the work tree of a git repository”
        ///
        /// - pt-BR: “%(folder)@ não está na árvore de trabalho de um repositório git”
        ///
        /// Reason why git could not be used. folder is a path.
        package static func noRepository(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 345, [.string(folder)])
        }

        /// “%1$(path)@ is not checked out, so that its lines would be lost; check it out first”
        ///
        /// - pt-BR: “%1$(path)@ não está na cópia de trabalho, e suas linhas se perderiam; faça o checkout antes”
        ///
        /// Reason why git cannot be set up, because of a sparse checkout. path is a file.
        package static func notCheckedOut(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 346, [.string(path)])
        }

        /// “%1$(folder)@ is in a repository whose setting core.worktree leads to another folder, %2$(root)@; to use it, run fitloc there with GIT_DIR”
        ///
        /// - pt-BR: “%1$(folder)@ está em um repositório cuja configuração core.worktree leva a outra pasta, %2$(root)@; para usá-lo, execute o fitloc nela com GIT_DIR”
        ///
        /// Reason why git could not be used. folder and root are paths; root is the folder with the files of the repository.
        package static func otherWorkTree(folder: Swift.String, root: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 347, [.string(folder), .string(root)])
        }

        /// “this clone is shallow: fetch the rest of the history with `git fetch --unshallow`, or in GitHub Actions with `fetch-depth: 0`”
        ///
        /// - pt-BR: “este clone é raso: busque o resto do histórico com `git fetch --unshallow` ou, no GitHub Actions, com `fetch-depth: 0`”
        ///
        /// Hint after a revision that is missing, after a semicolon.
        package static var shallow: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 348)
        }

        /// “the submodule %1$(path)@ does not have the commit %2$(name)@ that the compared version records; run `git fetch` in its folder”
        ///
        /// - pt-BR: “o submódulo %1$(path)@ não tem o commit %2$(name)@, que a versão comparada registra; execute `git fetch` na pasta dele”
        ///
        /// Files of a submodule cannot be compared. path is its folder, name the full name of a commit.
        package static func submoduleCommit(path: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 349, [.string(path), .string(name)])
        }

        /// “the output of git is too long”
        ///
        /// - pt-BR: “a saída do git é longa demais”
        ///
        /// Reason why git could not be used.
        package static var tooMuchOutput: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 350)
        }

        /// “git took longer than %(seconds)lld seconds and was stopped”
        ///
        /// - en: one “git took longer than %(seconds)lld second and was stopped”, other “git took longer than %(seconds)lld seconds and was stopped”
        /// - pt-BR: one “o git levou mais de %(seconds)lld segundo e foi interrompido”, other “o git levou mais de %(seconds)lld segundos e foi interrompido”
        ///
        /// Reason why git could not be used. seconds is the limit.
        package static func tookTooLong(seconds: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 351, [.integer(seconds)])
        }

        /// “there is no file or revision “%(name)@””
        ///
        /// - pt-BR: “não existe arquivo ou revisão “%(name)@””
        ///
        /// What was asked to be compared does not exist. name is what was typed.
        package static func unknownRevision(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 352, [.string(name)])
        }
    }

    /// The strings git_setup.*
    package nonisolated enum GitSetup {
        /// “git now merges catalogs and legacy tables (.strings and .stringsdict) text by text and shows their differences by key.”
        ///
        /// - pt-BR: “O git agora mescla catálogos e tabelas legadas (.strings e .stringsdict) texto por texto e mostra as diferenças deles por chave.”
        ///
        /// Printed by `fitloc git install` when it has set up git.
        package static var done: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 333)
        }

        /// “Removed %(path)@, which contained nothing else.”
        ///
        /// - pt-BR: “%(path)@ foi removido, pois não continha mais nada.”
        ///
        /// Printed by `fitloc git uninstall`. path is a file that had no other lines.
        package static func fileRemoved(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 334, [.string(path)])
        }

        /// “Nothing to do: git already uses fitloc.”
        ///
        /// - pt-BR: “Nada a fazer: o git já usa o fitloc.”
        ///
        /// Printed by `fitloc git install` where all is set up already.
        package static var known: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 335)
        }

        /// “This does not apply to merges on GitHub, GitLab or other hosts, or on machines without fitloc or `fitloc git install`: git merges lines there, as usual.”
        ///
        /// - pt-BR: “Isso não se aplica a mesclagens no GitHub, no GitLab ou em outros serviços, nem em máquinas sem o fitloc ou sem `fitloc git install`: ali o git mescla linhas, como de costume.”
        ///
        /// Printed by `fitloc git install`: where it has no effect. GitHub and GitLab are hosts of repositories.
        package static var limits: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 336)
        }

        /// “%(path)@ now specifies which files git handles with fitloc; commit it for your team.”
        ///
        /// - pt-BR: “%(path)@ agora define quais arquivos o git trata com o fitloc; faça commit dele para sua equipe.”
        ///
        /// Printed by `fitloc git install`. path is the file .gitattributes of the repository.
        package static func linesAdded(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 337, [.string(path)])
        }

        /// “%(path)@ now specifies, for all your repositories, which files git handles with fitloc.”
        ///
        /// - pt-BR: “%(path)@ agora define, para todos os seus repositórios, quais arquivos o git trata com o fitloc.”
        ///
        /// Printed by `fitloc git install --global`. path is the file of the user’s own attributes.
        package static func linesAddedForAll(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 338, [.string(path)])
        }

        /// “Removed the lines for fitloc from %(path)@.”
        ///
        /// - pt-BR: “As linhas do fitloc foram removidas de %(path)@.”
        ///
        /// Printed by `fitloc git uninstall`. path is a file that had other lines too.
        package static func linesRemoved(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 339, [.string(path)])
        }

        /// “git no longer uses fitloc to merge and compare.”
        ///
        /// - pt-BR: “O git não usa mais o fitloc para mesclar e comparar.”
        ///
        /// Printed by `fitloc git uninstall` when it is done.
        package static var undone: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 340)
        }

        /// “Nothing to do: git does not use fitloc.”
        ///
        /// - pt-BR: “Nada a fazer: o git não usa o fitloc.”
        ///
        /// Printed by `fitloc git uninstall` where nothing was set up.
        package static var unknown: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 341)
        }
    }

    /// The strings import.*
    package nonisolated enum Import {
        /// “imported %1$(count)lld texts into %2$(place)@”
        ///
        /// - en: one “imported %1$(count)lld text into %2$(place)@”, other “imported %1$(count)lld texts into %2$(place)@”
        /// - pt-BR: one “%1$(count)lld texto importado para %2$(place)@”, other “%1$(count)lld textos importados para %2$(place)@”
        ///
        /// Result of `fitloc import`. count is how many texts were written, place the file.
        package static func changed(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 363, [.integer(count), .string(place)])
        }

        /// “%(path)@ is outside the folder; nothing was imported”
        ///
        /// - pt-BR: “%(path)@ fica fora da pasta; nada foi importado”
        ///
        /// Refusal: a file for translators names a path outside the project. path is that path in quotes.
        package static func climbs(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 364, [.string(path)])
        }

        /// “the column %(name)@ is not a language and is ignored”
        ///
        /// - pt-BR: “a coluna %(name)@ não é um idioma e foi ignorada”
        ///
        /// Follows “note:” and a place: a column of a spreadsheet. name is its heading in quotes.
        package static func column(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 365, [.string(name)])
        }

        /// “skipped %1$(count)lld texts in the column %2$(name)@; name their language with a tag, such as pt-BR”
        ///
        /// - en: one “skipped %1$(count)lld text in the column %2$(name)@; name its language with a tag, such as pt-BR”, other “skipped %1$(count)lld texts in the column %2$(name)@; name their language with a tag, such as pt-BR”
        /// - pt-BR: many “%1$(count)lld de textos pulados na coluna %2$(name)@; indique o idioma com uma tag, como pt-BR”, one “%1$(count)lld texto pulado na coluna %2$(name)@; indique o idioma com uma tag, como pt-BR”, other “%1$(count)lld textos pulados na coluna %2$(name)@; indique o idioma com uma tag, como pt-BR”
        ///
        /// Follows “warning:” and a place: texts of a column whose heading is no language tag but seems to name a language. count is the number of texts, name is the heading in quotes.
        package static func columnTexts(count: Swift.Int, name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 366, [.integer(count), .string(name)])
        }

        /// “%(count)lld new keys”
        ///
        /// - en: one “%(count)lld new key”, other “%(count)lld new keys”
        /// - pt-BR: one “%(count)lld chave nova”, other “%(count)lld chaves novas”
        ///
        /// Follows the result of `fitloc import --create`, after a semicolon. count is how many keys were added.
        package static func created(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 367, [.integer(count)])
        }

        /// “ignored %1$(count)lld files that have no translations: %2$(names)@”
        ///
        /// - en: one “ignored %1$(count)lld file that has no translations: %2$(names)@”, other “ignored %1$(count)lld files that have no translations: %2$(names)@”
        /// - pt-BR: one “%1$(count)lld arquivo sem traduções foi ignorado: %2$(names)@”, other “%1$(count)lld arquivos sem traduções foram ignorados: %2$(names)@”
        ///
        /// Follows “note:” and the path of a folder or archive. count is how many of its files are not imported, names their paths.
        package static func ignored(count: Swift.Int, names: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 383, [.integer(count), .string(names)])
        }

        /// “%(count)lld copies of the source text left out”
        ///
        /// - en: one “%(count)lld copy of the source text left out”, other “%(count)lld copies of the source text left out”
        /// - pt-BR: one “%(count)lld cópia do texto de origem pulada”, other “%(count)lld cópias do texto de origem puladas”
        ///
        /// Follows the result of `fitloc import`, after a semicolon. count is how many texts of the file only repeat the source text.
        package static func keptCount(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 386, [.integer(count)])
        }

        /// “skipped %1$(count)lld texts for %2$(name)@: %3$(reason)@”
        ///
        /// - en: one “skipped %1$(count)lld text for %2$(name)@: %3$(reason)@”, other “skipped %1$(count)lld texts for %2$(name)@: %3$(reason)@”
        /// - pt-BR: one “%1$(count)lld texto para %2$(name)@ foi pulado: %3$(reason)@”, other “%1$(count)lld textos para %2$(name)@ foram pulados: %3$(reason)@”
        ///
        /// Follows “warning:” and a place in a file for translators. count is how many texts are not imported, name the table's path in quotes, reason a part of a sentence.
        package static func leftOut(count: Swift.Int, name: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 394, [.integer(count), .string(name), .string(reason)])
        }

        /// “%1$(path)@: translation memories cannot be imported; to fill missing texts from one, use fitloc fill --from tmx:%1$(path)@”
        ///
        /// - pt-BR: “%1$(path)@: memórias de tradução não podem ser importadas; para preencher textos que faltam com uma, use fitloc fill --from tmx:%1$(path)@”
        ///
        /// Refusal of an argument that ends in .tmx. path is what was given.
        package static func memory(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 397, [.string(path)])
        }

        /// “the file does not specify its language (target-language)”
        ///
        /// - pt-BR: “o arquivo não indica o idioma (target-language)”
        ///
        /// Problem in a file for translators.
        package static var noLanguage: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 398)
        }

        /// “the file does not specify its table; choose one with --catalog FILE:”
        ///
        /// - pt-BR: “o arquivo não indica a tabela; escolha uma com --catalog ARQUIVO:”
        ///
        /// Refusal, above a list of tables.
        package static var noName: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 399)
        }

        /// “there is no table %(name)@; choose one with --catalog FILE”
        ///
        /// - pt-BR: “não há tabela %(name)@; escolha uma com --catalog ARQUIVO”
        ///
        /// Refusal: a file for translators names a table that does not exist. name is its path in quotes.
        package static func noTable(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 400, [.string(name)])
        }

        /// “nothing to import into %(path)@”
        ///
        /// - pt-BR: “nada a importar em %(path)@”
        ///
        /// Result of `fitloc import`. path is the file.
        package static func nothing(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 401, [.string(path)])
        }

        /// “%(path)@: there are no files with translations”
        ///
        /// - pt-BR: “%(path)@: não há arquivos com traduções”
        ///
        /// Error about a folder or archive to import. path is its path.
        package static func nothingThere(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 402, [.string(path)])
        }

        /// “the file has no texts in %(language)@, only in %(others)@”
        ///
        /// - pt-BR: “o arquivo não tem textos em %(language)@, só em %(others)@”
        ///
        /// Refusal: a file for translators does not have the language of --language. language is a language tag, others a list of tags.
        package static func otherLanguages(language: Swift.String, others: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 403, [.string(language), .string(others)])
        }

        /// “several tables match %(name)@; choose one with --catalog FILE:”
        ///
        /// - pt-BR: “várias tabelas correspondem a %(name)@; escolha uma com --catalog ARQUIVO:”
        ///
        /// Refusal, above a list of tables. name is a path in quotes.
        package static func severalTables(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 432, [.string(name)])
        }

        /// “skipped %(name)@ (%(language)@): %(reason)@”
        ///
        /// - pt-BR: “pulado: %(name)@ (%(language)@): %(reason)@”
        ///
        /// Follows “warning:” and a place: a translation was not imported. name is the text's name in quotes, language a tag, reason a part of a sentence.
        package static func skipped(name: Swift.String, language: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 433, [.string(name), .string(language), .string(reason)])
        }

        /// “%(count)lld skipped”
        ///
        /// - en: one “%(count)lld skipped”, other “%(count)lld skipped”
        /// - pt-BR: one “%(count)lld pulado”, other “%(count)lld pulados”
        ///
        /// Follows the result of `fitloc import`, after a semicolon. count is how many translations were not imported.
        package static func skippedCount(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 434, [.integer(count)])
        }

        /// “skipped %1$(count)lld texts in %2$(language)@: %3$(reason)@”
        ///
        /// - en: one “skipped %1$(count)lld text in %2$(language)@: %3$(reason)@”, other “skipped %1$(count)lld texts in %2$(language)@: %3$(reason)@”
        /// - pt-BR: one “%1$(count)lld texto em %2$(language)@ foi pulado: %3$(reason)@”, other “%1$(count)lld textos em %2$(language)@ foram pulados: %3$(reason)@”
        ///
        /// Follows “warning:” and a place in a file for translators. count is how many texts are not imported, language a language tag, reason a part of a sentence.
        package static func skippedLanguage(count: Swift.Int, language: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 435, [.integer(count), .string(language), .string(reason)])
        }

        /// “the file has more than %(limit)lld texts”
        ///
        /// - en: one “the file has more than %(limit)lld text”, other “the file has more than %(limit)lld texts”
        /// - pt-BR: one “o arquivo tem mais de %(limit)lld texto”, other “o arquivo tem mais de %(limit)lld textos”
        ///
        /// Problem in a file for translators. limit is the greatest number of texts.
        package static func tooManyUnits(limit: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 437, [.integer(limit)])
        }

        /// “%(count)lld already up to date”
        ///
        /// - en: one “%(count)lld already up to date”, other “%(count)lld already up to date”
        /// - pt-BR: one “%(count)lld já atualizado”, other “%(count)lld já atualizados”
        ///
        /// Follows the result of `fitloc import`, after a semicolon. count is how many translations the file has already.
        package static func unchanged(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 438, [.integer(count)])
        }

        /// “standard input is in no format that names its languages and keys: XLIFF, CSV, PO, ARB, a catalog or a ZIP archive; save other files and give their path”
        ///
        /// - pt-BR: “a entrada padrão não está em nenhum formato que informe os idiomas e as chaves: XLIFF, CSV, PO, ARB, um catálogo ou um arquivo ZIP; salve outros arquivos e informe o caminho deles”
        ///
        /// Error of fitloc import - (standard input).
        package static var unknownContents: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 439)
        }

        /// “%1$(path)@: the file name must end in %2$(endings)@”
        ///
        /// - pt-BR: “%1$(path)@: o nome do arquivo deve terminar em %2$(endings)@”
        ///
        /// Refusal of an argument. path is what was given, endings is a list such as .xliff, .csv or .po.
        package static func unknownFile(path: Swift.String, endings: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 440, [.string(path), .string(endings)])
        }

        /// “%(count)lld without translation”
        ///
        /// - en: one “%(count)lld without translation”, other “%(count)lld without translation”
        /// - pt-BR: one “%(count)lld sem tradução”, other “%(count)lld sem tradução”
        ///
        /// Follows the result of `fitloc import`, after a semicolon. count is how many texts have no translation.
        package static func untranslated(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 441, [.integer(count)])
        }

        /// The strings import.android.*
        package nonisolated enum Android {
            /// “a \u escape must have four hexadecimal digits”
            ///
            /// - pt-BR: “um escape \u deve ter quatro dígitos hexadecimais”
            ///
            /// Reason why a translation in an Android resource file is not imported.
            package static var escape: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 353)
            }

            /// “a table cannot store a list of texts (<string-array>)”
            ///
            /// - pt-BR: “uma tabela não pode guardar uma lista de textos (<string-array>)”
            ///
            /// Reason why a list of texts in an Android resource file is not imported.
            package static var list: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 354)
            }

            /// “it contains markup (%(element)@), which tables do not support”
            ///
            /// - pt-BR: “contém marcação (%(element)@), que as tabelas não aceitam”
            ///
            /// Reason why a translation in an Android resource file is not imported. element is a tag such as <b>.
            package static func markup(element: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 355, [.string(element)])
            }

            /// “%(path)@: an Android resource file must be in a folder that names its language, such as values-pt-rBR”
            ///
            /// - pt-BR: “%(path)@: um arquivo de recursos do Android deve ficar em uma pasta que indique o idioma, como values-pt-rBR”
            ///
            /// Refusal of an Android resource file. path is the file. values-pt-rBR is an example of a folder.
            package static func noLanguage(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 356, [.string(path)])
            }

            /// “a resource has no name”
            ///
            /// - pt-BR: “um recurso não tem nome”
            ///
            /// Refusal of an Android resource file.
            package static var noName: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 357)
            }

            /// “%(path)@ was not found, so changes to the source text cannot be detected”
            ///
            /// - pt-BR: “%(path)@ não foi encontrado, por isso alterações no texto de origem não podem ser detectadas”
            ///
            /// Note about an Android resource file. path is the file of the source language that does not exist.
            package static func noSource(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 358, [.string(path)])
            }

            /// “not an Android resource file: the root element is %(name)@”
            ///
            /// - pt-BR: “não é um arquivo de recursos do Android: o elemento raiz é %(name)@”
            ///
            /// Refusal of a file. name is the name of its outermost element, in quotes.
            package static func otherElement(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 359, [.string(name)])
            }

            /// “only one of the key and the translation has plural forms”
            ///
            /// - pt-BR: “só um dos dois, a chave ou a tradução, tem formas plurais”
            ///
            /// Reason why a translation in an Android resource file is not imported: it is a plain text for a key with plural cases, or the other way round.
            package static var otherKind: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 360)
            }

            /// “it refers to another resource”
            ///
            /// - pt-BR: “refere-se a outro recurso”
            ///
            /// Reason why a translation in an Android resource file is not imported.
            package static var reference: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 361)
            }

            /// “the catalog has the text around the number only once, and these plural forms do not show what it is”
            ///
            /// - pt-BR: “o catálogo tem o texto ao redor do número uma só vez, e estas formas plurais não mostram qual é”
            ///
            /// Reason why a translation in an Android resource file is not imported: the catalog has a sentence once for all plural cases of a number in it.
            package static var sentence: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 362)
            }
        }

        /// The strings import.csv.*
        package nonisolated enum Csv {
            /// “%(spelling)@ is not an escape; write \\ for a backslash”
            ///
            /// - pt-BR: “%(spelling)@ não é uma sequência de escape; escreva \\ para uma barra invertida”
            ///
            /// Problem in a list of keys or texts. spelling is a backslash and a character, in quotation marks.
            package static func badEscape(spelling: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 368, [.string(spelling)])
            }

            /// “the file is not UTF-8; its code page is chosen by the texts that the table has, or by the languages”
            ///
            /// - pt-BR: “o arquivo não está em UTF-8; a página de código é escolhida pelos textos que a tabela tem, ou pelos idiomas”
            ///
            /// Note on a CSV file.
            package static var codePage: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 369)
            }

            /// “two columns are named %(name)@”
            ///
            /// - pt-BR: “duas colunas se chamam %(name)@”
            ///
            /// Problem in a CSV file. name is a heading in quotes.
            package static func doubledColumn(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 370, [.string(name)])
            }

            /// “the columns %1$(name)@ and %2$(other)@ are for the same language”
            ///
            /// - pt-BR: “as colunas %1$(name)@ e %2$(other)@ são do mesmo idioma”
            ///
            /// Problem in a table. name and other are headings of columns, in quotation marks.
            package static func doubledLanguage(name: Swift.String, other: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 371, [.string(name), .string(other)])
            }

            /// “%(reason)@; save the file as UTF-8”
            ///
            /// - pt-BR: “%(reason)@; salve o arquivo como UTF-8”
            ///
            /// Error in a spreadsheet. reason is the error of the encoding, a part of a sentence.
            package static func encoding(reason: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 372, [.string(reason)])
            }

            /// “the heading “key” must be the first line; write \u{6B}ey for a key of this name”
            ///
            /// - pt-BR: “o cabeçalho “key” deve ser a primeira linha; escreva \u{6B}ey para uma chave com esse nome”
            ///
            /// Problem in a list of keys. key is the name of a column and is not translated; the code in braces is not translated.
            package static var lateHeading: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 373)
            }

            /// “there is no column “key””
            ///
            /// - pt-BR: “não há coluna “key””
            ///
            /// Problem in a CSV file; key is the heading of a column.
            package static var noKeyColumn: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 374)
            }

            /// “there is no column for a language, such as pt-BR”
            ///
            /// - pt-BR: “não há coluna para um idioma, como pt-BR”
            ///
            /// Problem in a CSV file.
            package static var noLanguageColumn: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 375)
            }

            /// “unexpected tab; write one key per line, as cut -f 1 does, or a heading with the names of the columns”
            ///
            /// - pt-BR: “tabulação inesperada; escreva uma chave por linha, como faz cut -f 1, ou um cabeçalho com os nomes das colunas”
            ///
            /// Problem in a list of keys.
            package static var severalKeys: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 376)
            }

            /// “unexpected text after a closing quote”
            ///
            /// - pt-BR: “texto inesperado depois das aspas de fechamento”
            ///
            /// Problem in a CSV file.
            package static var textAfterQuote: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 377)
            }

            /// “the row has more cells than the header”
            ///
            /// - pt-BR: “a linha tem mais células que o cabeçalho”
            ///
            /// Problem in a CSV file.
            package static var tooManyCells: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 378)
            }

            /// “missing closing quote”
            ///
            /// - pt-BR: “faltam as aspas de fechamento”
            ///
            /// Problem in a CSV file.
            package static var unclosedQuote: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 379)
            }

            /// “the heading does not name the column of this text”
            ///
            /// - pt-BR: “o cabeçalho não nomeia a coluna deste texto”
            ///
            /// Problem in a table.
            package static var unnamedColumn: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 380)
            }
        }

        /// The strings import.form.*
        package nonisolated enum Form {
            /// “%(name)@ (%(language)@): msgstr[%(form)lld] stands for %(categories)@, whose texts differ; the table keeps them”
            ///
            /// - pt-BR: “%(name)@ (%(language)@): msgstr[%(form)lld] vale para %(categories)@, cujos textos diferem; a tabela os mantém”
            ///
            /// Note about a plural in a PO file, after its place. name is the text in quotes, language a language tag, form the number of the plural form, categories a list of plural categories.
            package static func kept(name: Swift.String, language: Swift.String, form: Swift.Int, categories: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 381, [.string(name), .string(language), .integer(form), .string(categories)])
            }

            /// “%(name)@ (%(language)@): msgstr[%(form)lld] replaces %(old)@, the text that this plural category had of its own”
            ///
            /// - pt-BR: “%(name)@ (%(language)@): msgstr[%(form)lld] substitui %(old)@, o texto próprio dessa categoria de plural”
            ///
            /// Note about a plural in a PO file, after its place. name is the text in quotes, language a language tag, form the number of the plural form, old the previous text in quotes.
            package static func replaced(name: Swift.String, language: Swift.String, form: Swift.Int, old: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 382, [.string(name), .string(language), .integer(form), .string(old)])
            }
        }

        /// The strings import.json.*
        package nonisolated enum Json {
            /// “the root value must be an object”
            ///
            /// - pt-BR: “o valor raiz deve ser um objeto”
            ///
            /// Refusal of a JSON file of texts.
            package static var noObject: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 384)
            }

            /// “expected a text or an object of texts”
            ///
            /// - pt-BR: “era esperado um texto ou um objeto de textos”
            ///
            /// Refusal of a JSON file of texts: it contains a value that is not a text.
            package static var noText: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 385)
            }
        }

        /// The strings import.kept.*
        package nonisolated enum Kept {
            /// “kept the table’s texts for %1$(count)lld copies of the source text: %2$(names)@; --copies imports them”
            ///
            /// - en: one “kept the table’s text for %1$(count)lld copy of the source text: %2$(names)@; --copies imports it”, other “kept the table’s texts for %1$(count)lld copies of the source text: %2$(names)@; --copies imports them”
            /// - pt-BR: one “o texto da tabela foi mantido no lugar de %1$(count)lld cópia do texto de origem: %2$(names)@; --copies a importa”, other “os textos da tabela foram mantidos no lugar de %1$(count)lld cópias do texto de origem: %2$(names)@; --copies as importa”
            ///
            /// Follows “note:” and a place in a file that came back from a translation system. count is how many texts are not imported, names lists their keys in quotes, perhaps not all. --copies is an option.
            package static func copies(count: Swift.Int, names: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 387, [.integer(count), .string(names)])
            }

            /// “it only repeats the source text”
            ///
            /// - pt-BR: “só repete o texto de origem”
            ///
            /// Why a text of a file was not imported, in JSON output.
            package static var copy: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 388)
            }

            /// “the source text changed since the export, from %1$(old)@ to %2$(new)@; check its translations”
            ///
            /// - pt-BR: “o texto de origem foi alterado desde a exportação, de %1$(old)@ para %2$(new)@; confira as traduções”
            ///
            /// Follows “note:”, a place in a file and the name of a text. old and new are source texts, in quotes.
            package static func source(old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 389, [.string(old), .string(new)])
            }
        }

        /// The strings import.language.*
        package nonisolated enum Language {
            /// “the file also has texts in %(other)@, and both tags name %(language)@”
            ///
            /// - pt-BR: “o arquivo também tem textos em %(other)@, e as duas tags indicam %(language)@”
            ///
            /// Reason why the texts of a language are not imported. Both are language tags.
            package static func doubled(other: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 390, [.string(other), .string(language)])
            }

            /// “%(path)@ does not have this language; --create adds it”
            ///
            /// - pt-BR: “%(path)@ não tem esse idioma; --create o adiciona”
            ///
            /// Reason why the texts of a language are not imported. path is the table.
            package static func missing(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 391, [.string(path)])
            }

            /// “%(path)@ does not have this language; --create adds it, and --language imports the texts into another one, such as %(relatives)@”
            ///
            /// - pt-BR: “%(path)@ não tem esse idioma; --create o adiciona, e --language importa os textos para outro, como %(relatives)@”
            ///
            /// Reason why the texts of a language are not imported. path is the table, relatives a list of language tags.
            package static func missingBeside(path: Swift.String, relatives: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 392, [.string(path), .string(relatives)])
            }

            /// “in %(path)@ it can be %(candidates)@; choose one with --language”
            ///
            /// - pt-BR: “em %(path)@ pode ser %(candidates)@; escolha um com --language”
            ///
            /// Reason why the texts of a language are not imported. path is the table, candidates a list of language tags.
            package static func several(path: Swift.String, candidates: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 393, [.string(path), .string(candidates)])
            }
        }

        /// The strings import.left_out.*
        package nonisolated enum LeftOut {
            /// “there is no table of that name”
            ///
            /// - pt-BR: “não há tabela com esse nome”
            ///
            /// Reason why texts are not imported.
            package static var noTable: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 395)
            }

            /// “several tables match; choose one with --catalog FILE”
            ///
            /// - pt-BR: “várias tabelas correspondem; escolha uma com --catalog ARQUIVO”
            ///
            /// Reason why texts are not imported, above a list of tables.
            package static var severalTables: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 396)
            }
        }

        /// The strings import.po.*
        package nonisolated enum Po {
            /// “invalid escape or invalid text encoding”
            ///
            /// - pt-BR: “escape inválido ou codificação de texto inválida”
            ///
            /// Refusal of a PO file: a string in it has a wrong escape.
            package static var badEscape: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 404)
            }

            /// “the header specifies the character set %1$(name)@; only UTF-8 is supported”
            ///
            /// - pt-BR: “o cabeçalho indica o conjunto de caracteres %1$(name)@; só UTF-8 é aceito”
            ///
            /// Refusal of a PO file. name is the character set in its header.
            package static func characterSet(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 405, [.string(name)])
            }

            /// “%1$(keyword)@ occurs twice in one message”
            ///
            /// - pt-BR: “%1$(keyword)@ aparece duas vezes em uma mensagem”
            ///
            /// Refusal of a PO file. keyword is msgid, msgstr or the like.
            package static func doubled(keyword: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 406, [.string(keyword)])
            }

            /// “the message has no %1$(keyword)@”
            ///
            /// - pt-BR: “a mensagem não tem %1$(keyword)@”
            ///
            /// Refusal of a PO file. keyword is msgid or msgstr, which a message lacks.
            package static func missing(keyword: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 407, [.string(keyword)])
            }

            /// “invalid Plural-Forms header: %1$(text)@”
            ///
            /// - pt-BR: “cabeçalho Plural-Forms inválido: %1$(text)@”
            ///
            /// Refusal of a PO file. text is the value of its header Plural-Forms.
            package static func pluralForms(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 408, [.string(text)])
            }

            /// “missing closing quote”
            ///
            /// - pt-BR: “faltam as aspas de fechamento”
            ///
            /// Refusal of a PO file: a quote is missing.
            package static var unclosedString: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 409)
            }

            /// “expected a keyword or a string, not %1$(text)@”
            ///
            /// - pt-BR: “era esperada uma palavra-chave ou um texto entre aspas, não %1$(text)@”
            ///
            /// Refusal of a PO file. text is the unexpected content.
            package static func unexpected(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 410, [.string(text)])
            }
        }

        /// The strings import.reason.*
        package nonisolated enum Reason {
            /// “it uses %1$(name)@, which the text does not have”
            ///
            /// - pt-BR: “usa %1$(name)@, que o texto não tem”
            ///
            /// Reason why a translation was not imported. name is that of an argument or of a case.
            package static func argument(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 411, [.string(name)])
            }

            /// “%(name)@ is not a plural category”
            ///
            /// - pt-BR: “%(name)@ não é uma categoria de plural”
            ///
            /// Reason why a translation is not imported. name is the name of a plural form in quotes.
            package static func category(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 412, [.string(name)])
            }

            /// “the project changed it since the export, to %(text)@”
            ///
            /// - pt-BR: “o projeto o alterou desde a exportação, para %(text)@”
            ///
            /// Reason why `fitloc import` skips a text; follows the name of the text and a colon. text is the text of the project, in quotes.
            package static func changedMeanwhile(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 413, [.string(text)])
            }

            /// “%(file)@ contains another translation of it”
            ///
            /// - pt-BR: “%(file)@ contém outra tradução dele”
            ///
            /// Reason why a translation was not imported. file is the path of a file that was imported before it.
            package static func doubledInFiles(file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 414, [.string(file)])
            }

            /// “the table has the key more than once”
            ///
            /// - pt-BR: “a chave aparece mais de uma vez na tabela”
            ///
            /// Reason why a translation was not imported.
            package static var doubledKey: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 415)
            }

            /// “the file contains another translation of it earlier”
            ///
            /// - pt-BR: “o arquivo contém outra tradução dele antes”
            ///
            /// Reason why a translation was not imported.
            package static var doubledUnit: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 416)
            }

            /// “it is empty in the file; the table keeps its text”
            ///
            /// - pt-BR: “está vazio no arquivo; a tabela mantém o texto”
            ///
            /// Reason why `fitloc import` skips a text; follows the name of the text and a colon.
            package static var emptied: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 417)
            }

            /// “the form is empty in the file; the table keeps its text”
            ///
            /// - pt-BR: “a forma está vazia no arquivo; a tabela mantém o texto”
            ///
            /// Reason why a plural form is not imported.
            package static var emptyForm: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 418)
            }

            /// “nothing tells the encoding of this text; save the file as UTF-8”
            ///
            /// - pt-BR: “nada indica a codificação deste texto; salve o arquivo em UTF-8”
            ///
            /// Why a text is skipped in an import.
            package static var encoding: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 419)
            }

            /// “the file marks it as not to be translated”
            ///
            /// - pt-BR: “o arquivo marca que não deve ser traduzido”
            ///
            /// Reason why a translation is not imported.
            package static var excluded: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 420)
            }

            /// “the file’s Plural-Forms do not assign the plural form %1$(number)lld to a plural category of the language”
            ///
            /// - pt-BR: “o Plural-Forms do arquivo não atribui a forma plural %1$(number)lld a uma categoria de plural do idioma”
            ///
            /// Reason why a translation in a PO file was not imported. number is that of a plural form, from 0.
            package static func form(number: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 421, [.integer(number)])
            }

            /// “the key is marked as not to be translated”
            ///
            /// - pt-BR: “a chave está marcada para não ser traduzida”
            ///
            /// Reason why a translation was not imported.
            package static var notTranslated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 422)
            }

            /// “another form of the same text was refused”
            ///
            /// - pt-BR: “outra forma do mesmo texto foi recusada”
            ///
            /// Reason why a translation was not imported. A form is a text for one plural category or device.
            package static var otherForm: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 423)
            }

            /// “the source text is %1$(new)@ in the file and %2$(present)@ in the project; --since tells which one is newer, and --language imports it”
            ///
            /// - pt-BR: “o texto de origem é %1$(new)@ no arquivo e %2$(present)@ no projeto; --since informa qual é o mais novo, e --language o importa”
            ///
            /// Reason why `fitloc import` skips a text; follows the name of the text and a colon. new is the source text in the file, present that of the project, both in quotes. --since and --language are options.
            package static func otherSource(new: Swift.String, present: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 424, [.string(new), .string(present)])
            }

            /// “the source text changed from %(old)@ to %(new)@”
            ///
            /// - pt-BR: “o texto de origem foi alterado de %(old)@ para %(new)@”
            ///
            /// Reason why a translation was not imported. old is the source text that was translated, new the current one, both in quotes.
            package static func sourceChanged(old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 425, [.string(old), .string(new)])
            }

            /// “%(specifier)@ would be shown as it is; write the argument as in the source text”
            ///
            /// - pt-BR: “%(specifier)@ seria exibido como está; escreva o argumento como no texto de origem”
            ///
            /// Reason why a translation was not imported. specifier is a format specifier in quotes that stands in a message in place of an argument's name.
            package static func specifier(specifier: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 426, [.string(specifier)])
            }

            /// “its braces or quotes are not balanced”
            ///
            /// - pt-BR: “as chaves ou aspas não estão balanceadas”
            ///
            /// Reason why a translation was not imported: its braces or quotes are wrong.
            package static var syntax: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 427)
            }

            /// “it is not finished”
            ///
            /// - pt-BR: “não está pronta”
            ///
            /// Reason why a translation was not imported.
            package static var unfinished: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 428)
            }

            /// “the table does not have this key”
            ///
            /// - pt-BR: “a tabela não tem essa chave”
            ///
            /// Reason why a translation was not imported.
            package static var unknownKey: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 429)
            }

            /// “the key does not have this text”
            ///
            /// - pt-BR: “a chave não tem esse texto”
            ///
            /// Reason why a translation was not imported.
            package static var unknownPart: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 430)
            }

            /// “it is the name of the plural variable, which is not translated”
            ///
            /// - pt-BR: “é o nome da variável do plural, que não se traduz”
            ///
            /// Reason why a translation was not imported: it names a variable of a legacy plural.
            package static var variableName: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 431)
            }
        }

        /// The strings import.tmx.*
        package nonisolated enum Tmx {
            /// “not a translation memory (TMX): the root element is %(name)@”
            ///
            /// - pt-BR: “não é uma memória de tradução (TMX): o elemento raiz é %(name)@”
            ///
            /// Problem in a translation memory. name is the outermost element in quotes.
            package static func otherElement(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 436, [.string(name)])
            }
        }

        /// The strings import.xliff.*
        package nonisolated enum Xliff {
            /// “it defines entities, which are not supported; remove the definitions”
            ///
            /// - pt-BR: “define entidades, que não são aceitas; remova as definições”
            ///
            /// Problem in an XLIFF file.
            package static var definitions: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 442)
            }

            /// “unknown XML entity %(name)@”
            ///
            /// - pt-BR: “entidade XML desconhecida: %(name)@”
            ///
            /// Problem in an XLIFF file. name is an entity in quotes.
            package static func entity(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 443, [.string(name)])
            }

            /// “a trans-unit has no id”
            ///
            /// - pt-BR: “uma trans-unit não tem id”
            ///
            /// Problem in an XLIFF file.
            package static var noId: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 444)
            }

            /// “not an XLIFF file: the root element is %(name)@”
            ///
            /// - pt-BR: “não é um arquivo XLIFF: o elemento raiz é %(name)@”
            ///
            /// Problem in an XLIFF file. name is the outermost element in quotes.
            package static func otherElement(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 445, [.string(name)])
            }

            /// “elements are nested more than %(limit)lld times”
            ///
            /// - en: one “elements are nested more than %(limit)lld time”, other “elements are nested more than %(limit)lld times”
            /// - pt-BR: one “os elementos estão aninhados mais de %(limit)lld vez”, other “os elementos estão aninhados mais de %(limit)lld vezes”
            ///
            /// Problem in an XLIFF file. limit is a number.
            package static func tooDeep(limit: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 446, [.integer(limit)])
            }

            /// “the file is too large”
            ///
            /// - pt-BR: “o arquivo é grande demais”
            ///
            /// Problem in an XLIFF file.
            package static var tooLarge: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 447)
            }

            /// “unexpected end of file”
            ///
            /// - pt-BR: “fim de arquivo inesperado”
            ///
            /// Problem in an XLIFF file.
            package static var truncated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 448)
            }

            /// “the version is %(version)@; only XLIFF 1 and 2 are supported”
            ///
            /// - pt-BR: “a versão é %(version)@; só XLIFF 1 e 2 são aceitos”
            ///
            /// Problem in an XLIFF file. version is its version in quotes.
            package static func version(version: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 449, [.string(version)])
            }
        }

        /// The strings import.zip.*
        package nonisolated enum Zip {
            /// “the archive is damaged”
            ///
            /// - pt-BR: “o arquivo ZIP está danificado”
            ///
            /// Why a ZIP archive cannot be read.
            package static var damaged: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 450)
            }

            /// “%(file)@ is damaged in the archive”
            ///
            /// - pt-BR: “%(file)@ está danificado no arquivo ZIP”
            ///
            /// Why a ZIP archive cannot be read. file is the path of a file in it, in quotes.
            package static func damagedFile(file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 451, [.string(file)])
            }

            /// “%(file)@ needs a password; unpack the archive and import the folder”
            ///
            /// - pt-BR: “%(file)@ exige uma senha; descompacte o arquivo ZIP e importe a pasta”
            ///
            /// Why a ZIP archive cannot be read. file is the path of a file in it, in quotes.
            package static func encrypted(file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 452, [.string(file)])
            }

            /// “not a ZIP archive”
            ///
            /// - pt-BR: “não é um arquivo ZIP”
            ///
            /// Why a file that ends in .zip cannot be read.
            package static var noArchive: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 453)
            }

            /// “the files in it are too large; unpack the archive and import the folder”
            ///
            /// - pt-BR: “os arquivos contidos nele são grandes demais; descompacte-o e importe a pasta”
            ///
            /// Why a ZIP archive cannot be read.
            package static var tooLarge: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 454)
            }

            /// “this form of ZIP is not supported; unpack the archive and import the folder”
            ///
            /// - pt-BR: “esta forma de ZIP não é aceita; descompacte o arquivo e importe a pasta”
            ///
            /// Why a ZIP archive cannot be read.
            package static var unsupported: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 455)
            }
        }
    }

    /// The strings init.*
    package nonisolated enum Init {
        /// “no catalog or legacy table below this folder can be read; `fitloc lint` says why”
        ///
        /// - pt-BR: “nenhum catálogo nem tabela legada nesta pasta pode ser lido; `fitloc lint` diz por quê”
        ///
        /// Error of `fitloc init`.
        package static var allBroken: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 456)
        }

        /// “%(count)lld files cannot be read; see `fitloc lint` for the reasons.”
        ///
        /// - en: one “%(count)lld file cannot be read; see `fitloc lint` for the reason.”, other “%(count)lld files cannot be read; see `fitloc lint` for the reasons.”
        /// - pt-BR: one “%(count)lld arquivo não pode ser lido; veja o motivo com `fitloc lint`.”, other “%(count)lld arquivos não podem ser lidos; veja os motivos com `fitloc lint`.”
        ///
        /// Files that `fitloc init` could not read. count is how many.
        package static func broken(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 457, [.integer(count)])
        }

        /// “No translation is missing in the required languages, so gaps are errors from now on.”
        ///
        /// - pt-BR: “Não falta nenhuma tradução nos idiomas obrigatórios; a partir de agora, lacunas são erros.”
        ///
        /// A choice of `fitloc init`: no language lacks a text.
        package static var complete: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 458)
        }

        /// “The source language is taken from %(path)@.”
        ///
        /// - pt-BR: “O idioma de origem vem de %(path)@.”
        ///
        /// A line below the table of languages. path: the file that declares the source language, such as Package.swift or App/Info.plist.
        package static func declared(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 459, [.string(path)])
        }

        /// “%(count)lld errors remain.”
        ///
        /// - en: one “%(count)lld error remains.”, other “%(count)lld errors remain.”
        /// - pt-BR: one “Resta %(count)lld erro.”, other “Restam %(count)lld erros.”
        ///
        /// The remaining findings after `fitloc init`, which has checked tables, but not code. count is the number of errors.
        package static func errors(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 460, [.integer(count)])
        }

        /// “Gaps in %(languages)@ are warnings for now; defects that crash or mislead are errors.”
        ///
        /// - pt-BR: “Lacunas em %(languages)@ são avisos por enquanto; defeitos que travam ou enganam são erros.”
        ///
        /// A choice of `fitloc init`. languages is a list of languages that lack texts.
        package static func gaps(languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 461, [.string(languages)])
        }

        /// “Gaps in %(count)lld languages are warnings for now; defects that crash or mislead are errors.”
        ///
        /// - en: one “Gaps in %(count)lld language are warnings for now; defects that crash or mislead are errors.”, other “Gaps in %(count)lld languages are warnings for now; defects that crash or mislead are errors.”
        /// - pt-BR: one “Lacunas em %(count)lld idioma são avisos por enquanto; defeitos que travam ou enganam são erros.”, other “Lacunas em %(count)lld idiomas são avisos por enquanto; defeitos que travam ou enganam são erros.”
        ///
        /// A choice of `fitloc init`. count is the number of languages that lack texts, more than eight.
        package static func gapsInMany(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 462, [.integer(count)])
        }

        /// “%(file)@ was not written, because the languages and texts of these files would be missing; fix the files, or ignore them in .gitignore”
        ///
        /// - pt-BR: “%(file)@ não foi gravado, porque faltariam os idiomas e os textos destes arquivos; corrija os arquivos ou ignore-os no .gitignore”
        ///
        /// Below the reasons why files cannot be read, after `fitloc init`. file is the name of the configuration file; .gitignore is a file name.
        package static func incomplete(file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 463, [.string(file)])
        }

        /// “Skipped: %1$(count)lld tables in %2$(folders)@”
        ///
        /// - en: one “Skipped: %1$(count)lld table in %2$(folders)@”, other “Skipped: %1$(count)lld tables in %2$(folders)@”
        /// - pt-BR: one “Pulada: %1$(count)lld tabela em %2$(folders)@”, other “Puladas: %1$(count)lld tabelas em %2$(folders)@”
        ///
        /// What `fitloc init` leaves out: tables in folders of tests. folders is a list. count is how many.
        package static func leftOut(count: Swift.Int, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 464, [.integer(count), .string(folders)])
        }

        /// “… and %(count)lld more”
        ///
        /// - en: one “… and %(count)lld more”, other “… and %(count)lld more”
        /// - pt-BR: one “… e mais %(count)lld”, other “… e mais %(count)lld”
        ///
        /// Last line of a list of tables that was cut short.
        package static func more(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 465, [.integer(count)])
        }

        /// “No errors remain.”
        ///
        /// - pt-BR: “Não resta nenhum erro.”
        ///
        /// The remaining findings after `fitloc init`.
        package static var noErrors: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 472)
        }

        /// “there is no catalog or legacy table below this folder; run the command in your project’s folder, create a catalog with `touch Localizable.xcstrings`, or use --force”
        ///
        /// - pt-BR: “não há nenhum catálogo ou tabela legada nesta pasta; execute o comando na pasta do seu projeto, crie um catálogo com `touch Localizable.xcstrings` ou use --force”
        ///
        /// Error of `fitloc init`. --force writes a configuration anyway.
        package static var noTables: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 473)
        }

        /// “not listed in the project: not required”
        ///
        /// - pt-BR: “não consta no projeto: não obrigatório”
        ///
        /// Mark in a table: why a language is not among the required ones. The project is Xcode’s.
        package static var notListed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 474)
        }

        /// “less than half: not required”
        ///
        /// - pt-BR: “menos da metade: não obrigatório”
        ///
        /// Mark in a table: why a language is not among the required ones.
        package static var notRequired: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 475)
        }

        /// “No catalogs or tables found in this folder.”
        ///
        /// - pt-BR: “Nenhum catálogo ou tabela foi encontrado nesta pasta.”
        ///
        /// `fitloc init` found no tables.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 476)
        }

        /// “No translation is required yet; name the languages that must be complete under languages: in %(file)@.”
        ///
        /// - pt-BR: “Nenhuma tradução é obrigatória ainda; indique em %(file)@, em languages:, os idiomas que devem estar completos.”
        ///
        /// Line that `fitloc init` prints where only the source language has texts. %(file)@: the configuration file.
        package static func onlySource(file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 477, [.string(file)])
        }

        /// “The source language and required languages are taken from %(path)@.”
        ///
        /// - pt-BR: “O idioma de origem e os idiomas obrigatórios vêm de %(path)@.”
        ///
        /// A line below the table of languages. path: the Xcode project, such as App.xcodeproj; its languages are the required ones.
        package static func project(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 478, [.string(path)])
        }

        /// “Accept the %(count)lld current findings, so that only new findings are reported? [y/N]”
        ///
        /// - en: one “Accept the %(count)lld current finding, so that only new findings are reported? [y/N]”, other “Accept the %(count)lld current findings, so that only new findings are reported? [y/N]”
        /// - pt-BR: one “Aceitar %(count)lld achado atual, para que só achados novos sejam mostrados? [s/N]”, other “Aceitar os %(count)lld achados atuais, para que só achados novos sejam mostrados? [s/N]”
        ///
        /// What `fitloc init` asks on a terminal; the answer is yes or no, and no where it is empty. count is the number of findings.
        package static func question(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 479, [.integer(count)])
        }

        /// “source”
        ///
        /// - pt-BR: “origem”
        ///
        /// Mark in a table: the language that texts are translated from.
        package static var source: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 480)
        }

        /// “%1$(count)lld code files in %2$(folders)@”
        ///
        /// - en: one “%1$(count)lld code file in %2$(folders)@”, other “%1$(count)lld code files in %2$(folders)@”
        /// - pt-BR: one “%1$(count)lld arquivo de código em %2$(folders)@”, other “%1$(count)lld arquivos de código em %2$(folders)@”
        ///
        /// How much Swift code there is, and in which folders. count is the number of files.
        package static func sources(count: Swift.Int, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 481, [.integer(count), .string(folders)])
        }

        /// “%(count)lld code files in %(folders)@; lookup functions were not searched: %(reason)@”
        ///
        /// - en: one “%(count)lld code file in %(folders)@; lookup functions were not searched: %(reason)@”, other “%(count)lld code files in %(folders)@; lookup functions were not searched: %(reason)@”
        /// - pt-BR: one “%(count)lld arquivo de código em %(folders)@; funções de consulta não foram procuradas: %(reason)@”, other “%(count)lld arquivos de código em %(folders)@; funções de consulta não foram procuradas: %(reason)@”
        ///
        /// A line of what was found in a folder: Swift code that was not read. count: the number of files; folders: where they lie; reason: one of the texts below init.unsearched.
        package static func sourcesUnread(count: Swift.Int, folders: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 482, [.integer(count), .string(folders), .string(reason)])
        }

        /// “%1$(count)lld code files in %2$(folders)@; lookup functions:”
        ///
        /// - en: one “%1$(count)lld code file in %2$(folders)@; lookup functions:”, other “%1$(count)lld code files in %2$(folders)@; lookup functions:”
        /// - pt-BR: one “%1$(count)lld arquivo de código em %2$(folders)@; funções de consulta:”, other “%1$(count)lld arquivos de código em %2$(folders)@; funções de consulta:”
        ///
        /// The same above a list of functions that look strings up. count is the number of files, folders a list.
        package static func sourcesWithHelpers(count: Swift.Int, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 483, [.integer(count), .string(folders)])
        }

        /// “Enabled, because they found something here and are rarely wrong: %(rules)@.”
        ///
        /// - pt-BR: “Ativadas, porque encontraram algo aqui e raramente erram: %(rules)@.”
        ///
        /// A choice of `fitloc init`. rules is a list of names of rules, each with how often it found something.
        package static func switchedOn(rules: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 484, [.string(rules)])
        }

        /// “Not required, because no user reads it: %(tags)@”
        ///
        /// - pt-BR: “Não obrigatório, porque nenhum usuário o lê: %(tags)@”
        ///
        /// What `fitloc init` leaves out: language tags such as qqq and en-XA. tags is a list of tags.
        package static func unread(tags: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 485, [.string(tags)])
        }

        /// “Wrote %(file)@.”
        ///
        /// - pt-BR: “%(file)@ gravado.”
        ///
        /// A line of `fitloc init`. file is the configuration, or settings that several targets use.
        package static func wrote(file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 489, [.string(file)])
        }

        /// “Wrote %(file)@; required: %(languages)@.”
        ///
        /// - pt-BR: “%(file)@ gravado; obrigatórios: %(languages)@.”
        ///
        /// Last line of `fitloc init`. languages are those that every key must have. file is the configuration.
        package static func wroteRequired(file: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 490, [.string(file), .string(languages)])
        }

        /// The strings init.next.*
        package nonisolated enum Next {
            /// “accepts the %(count)lld current warnings and notes”
            ///
            /// - en: one “accepts the %(count)lld current warning or note”, other “accepts the %(count)lld current warnings and notes”
            /// - pt-BR: one “aceita %(count)lld aviso ou observação atual”, other “aceita os %(count)lld avisos e observações atuais”
            ///
            /// Follows the command `fitloc init --force --baseline`: what it does. count is how many warnings and notes there are.
            package static func baseline(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 466, [.integer(count)])
            }

            /// “in each clone: lets git merge catalogs text by text”
            ///
            /// - pt-BR: “em cada clone: faz o git mesclar catálogos texto por texto”
            ///
            /// Follows the command `fitloc git install`: what it is for.
            package static var git: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 467)
            }

            /// “Next:”
            ///
            /// - pt-BR: “A seguir:”
            ///
            /// Above the commands that the user may run after `fitloc init`.
            package static var heading: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 468)
            }

            /// “shows current findings”
            ///
            /// - pt-BR: “mostra os achados atuais”
            ///
            /// Follows the command `fitloc lint`: what it does.
            package static var lint: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 469)
            }

            /// “To install fitloc, others clone its repository and run `scripts/install`; docs/ci.md there has workflows for CI.”
            ///
            /// - pt-BR: “Para instalar o fitloc, outros usuários clonam o repositório dele e executam `scripts/install`; docs/ci.md desse repositório tem workflows de CI.”
            ///
            /// Last line of `fitloc init`: how others get the program. docs/ci.md is a page of its documentation.
            package static var others: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 470)
            }

            /// “for CI and hooks: shows only findings on changes”
            ///
            /// - pt-BR: “para CI e hooks: mostra só achados nas alterações”
            ///
            /// Follows the command `fitloc lint --since origin/main`: what it is for.
            package static var since: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 471)
            }
        }

        /// The strings init.unsearched.*
        package nonisolated enum Unsearched {
            /// “fitloc-sources failed”
            ///
            /// - pt-BR: “o fitloc-sources falhou”
            ///
            /// A reason why code was not searched, in init.sources_unread. fitloc-sources is the name of a program.
            package static var failed: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 486)
            }

            /// “fitloc-sources is not installed”
            ///
            /// - pt-BR: “o fitloc-sources não está instalado”
            ///
            /// A reason why code was not searched, in init.sources_unread. fitloc-sources is the name of a program.
            package static var notInstalled: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 487)
            }

            /// “fitloc-sources took longer than %(seconds)lld seconds”
            ///
            /// - en: one “fitloc-sources took longer than %(seconds)lld second”, other “fitloc-sources took longer than %(seconds)lld seconds”
            /// - pt-BR: one “o fitloc-sources levou mais de %(seconds)lld segundo”, other “o fitloc-sources levou mais de %(seconds)lld segundos”
            ///
            /// A reason why code was not searched, in init.sources_unread. fitloc-sources is the name of a program. seconds: the time limit.
            package static func timedOut(seconds: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 488, [.integer(seconds)])
            }
        }

        /// The strings init.xcode.*
        package nonisolated enum Xcode {
            /// “Build. Xcode asks once whether to trust the plugins; for xcodebuild, pass -skipPackagePluginValidation.”
            ///
            /// - pt-BR: “Compile. O Xcode pergunta uma vez se você confia nos plugins; para o xcodebuild, use -skipPackagePluginValidation.”
            ///
            /// Last step in Xcode after `fitloc init --xcode`. -skipPackagePluginValidation is an option of xcodebuild.
            package static var build: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 491)
            }

            /// “Nothing is left to do in %(project)@.”
            ///
            /// - pt-BR: “Não falta fazer nada em %(project)@.”
            ///
            /// After `fitloc init --xcode`. project is a file such as App.xcodeproj.
            package static func done(project: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 492, [.string(project)])
            }

            /// “To do in Xcode, in %(project)@:”
            ///
            /// - pt-BR: “A fazer no Xcode, em %(project)@:”
            ///
            /// Above the numbered steps after `fitloc init --xcode`. project is a file such as App.xcodeproj.
            package static func heading(project: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 493, [.string(project)])
            }

            /// “Kept %(file)@ for the target %(target)@.”
            ///
            /// - pt-BR: “%(file)@ mantido para o target %(target)@.”
            ///
            /// A line of `fitloc init --xcode`: a file that was there already. target is a target of an Xcode project.
            package static func kept(file: Swift.String, target: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 494, [.string(file), .string(target)])
            }

            /// “Kept %(file)@.”
            ///
            /// - pt-BR: “%(file)@ mantido.”
            ///
            /// A line of `fitloc init --xcode`: file was there already. It is the configuration, or settings that several targets use.
            package static func keptConfiguration(file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 495, [.string(file)])
            }

            /// “Target %(target)@, General › Frameworks, Libraries, and Embedded Content: add CatalogRuntime.”
            ///
            /// - pt-BR: “Target %(target)@, General › Frameworks, Libraries, and Embedded Content: adicione CatalogRuntime.”
            ///
            /// A step in Xcode. target is the name of a target, CatalogRuntime a library; the names of Xcode’s panes are English.
            package static func library(target: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 496, [.string(target)])
            }

            /// “%(file)@, File inspector › Target Membership: remove %(target)@, so that the file is not copied into the product.”
            ///
            /// - pt-BR: “%(file)@, File inspector › Target Membership: remova %(target)@, para que o arquivo não seja copiado para o produto.”
            ///
            /// A step in Xcode. file is generate-strings.json, target the name of a target; the names of Xcode’s panes are English.
            package static func membership(file: Swift.String, target: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 497, [.string(file), .string(target)])
            }

            /// “no target of an Xcode project in this folder has a catalog (.xcstrings); run the command in the folder of the project”
            ///
            /// - pt-BR: “nenhum target de um projeto do Xcode nesta pasta tem um catálogo (.xcstrings); execute o comando na pasta do projeto”
            ///
            /// The failure of `fitloc init --xcode`.
            package static var noTarget: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 498)
            }

            /// “File › Add Package Dependencies…: fitloc’s address. In Xcode 26.4 or later, leave its traits off.”
            ///
            /// - pt-BR: “File › Add Package Dependencies…: o endereço do fitloc. No Xcode 26.4 ou posterior, deixe os traits desativados.”
            ///
            /// A step in Xcode, whose menus are English.
            package static var package: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 499)
            }

            /// “Target %(target)@, Build Phases › Run Build Tool Plug-ins: add %(plugins)@.”
            ///
            /// - pt-BR: “Target %(target)@, Build Phases › Run Build Tool Plug-ins: adicione %(plugins)@.”
            ///
            /// A step in Xcode, whose panes are English. plugins is a list of plugins, target the name of a target.
            package static func plugins(target: Swift.String, plugins: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 500, [.string(target), .string(plugins)])
            }

            /// “Package Dependencies › fitloc: turn the trait Tools off (Xcode 26.4 or later), so that no other package is resolved.”
            ///
            /// - pt-BR: “Package Dependencies › fitloc: desative o trait Tools (Xcode 26.4 ou posterior), para que nenhum outro pacote seja resolvido.”
            ///
            /// A step in Xcode, whose panes are English. Tools is the name of a trait of the package fitloc.
            package static var traits: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 501)
            }

            /// “Wrote %(file)@ for the target %(target)@.”
            ///
            /// - pt-BR: “%(file)@ gravado para o target %(target)@.”
            ///
            /// A line of `fitloc init --xcode`: a new file. target is a target of an Xcode project.
            package static func wrote(file: Swift.String, target: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 502, [.string(file), .string(target)])
            }
        }
    }

    /// The strings interrupted.*
    package nonisolated enum Interrupted {
        /// “%(changed)@: changed since a change to several files was interrupted; nothing was written to %(files)@: compare them, and make the change again”
        ///
        /// - pt-BR: “%(changed)@: alterado depois que uma alteração em vários arquivos foi interrompida; nada foi gravado em %(files)@: compare-os e faça a alteração de novo”
        ///
        /// A command was killed halfway through a change of several files, and somebody changed some of them since, so that the change is not finished. changed and files are lists of files; files are those that were still to be written.
        package static func changed(changed: Swift.String, files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 503, [.string(changed), .string(files)])
        }

        /// “finished a change that was interrupted; wrote %(files)@”
        ///
        /// - pt-BR: “uma alteração interrompida foi concluída; arquivos gravados: %(files)@”
        ///
        /// A command that was killed halfway through a change of several files is finished by this one. files is a list of the files that were still to be written.
        package static func finished(files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 504, [.string(files)])
        }

        /// “%(files)@: a change to this table was interrupted; fitloc lint --fix, or the next command that writes to it, finishes it”
        ///
        /// - pt-BR: “%(files)@: uma alteração nesta tabela foi interrompida; fitloc lint --fix, ou o próximo comando que gravar nela, conclui a alteração”
        ///
        /// `fitloc lint` found that a command was killed halfway through a change of several files. files is a list of the files that are still to be written.
        package static func found(files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 505, [.string(files)])
        }
    }

    /// The strings keys.*
    package nonisolated enum Keys {
        /// “the new key %1$(new)@ needs as many * as %2$(old)@: each * keeps what it matched”
        ///
        /// - pt-BR: “a nova chave %1$(new)@ precisa de tantos * quantos há em %2$(old)@: cada * mantém o que foi correspondido”
        ///
        /// Error of `fitloc rename` and `fitloc copy`. old is a pattern such as “home.*” and new the name, both in quotation marks.
        package static func asterisks(new: Swift.String, old: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 506, [.string(new), .string(old)])
        }

        /// “%(count)lld keys match; add --yes to change them, or --dry-run to see the changes:”
        ///
        /// - en: one “%(count)lld key matches; add --yes to change it, or --dry-run to see the change:”, other “%(count)lld keys match; add --yes to change them, or --dry-run to see the changes:”
        /// - pt-BR: one “%(count)lld chave corresponde; adicione --yes para alterá-la ou --dry-run para ver a alteração:”, other “%(count)lld chaves correspondem; adicione --yes para alterá-las ou --dry-run para ver as alterações:”
        ///
        /// Error before the list of keys, where no question can be asked. count: the number of keys that the patterns of the command line match.
        package static func needsYes(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 507, [.integer(count)])
        }

        /// “no key matches %(pattern)@”
        ///
        /// - pt-BR: “nenhuma chave corresponde a %(pattern)@”
        ///
        /// Error about a pattern on the command line. pattern is in quotation marks.
        package static func noMatch(pattern: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 508, [.string(pattern)])
        }

        /// The strings keys.question.*
        package nonisolated enum Question {
            /// “Change %(count)lld keys? [y/N]”
            ///
            /// - en: one “Change %(count)lld key? [y/N]”, other “Change %(count)lld keys? [y/N]”
            /// - pt-BR: one “Alterar %(count)lld chave? [s/N]”, other “Alterar %(count)lld chaves? [s/N]”
            ///
            /// Question of `fitloc set` with a pattern, below the list of keys. The capital letter is the answer of Enter. count: the number of keys.
            package static func change(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 509, [.integer(count)])
            }

            /// “Copy %(count)lld keys? [y/N]”
            ///
            /// - en: one “Copy %(count)lld key? [y/N]”, other “Copy %(count)lld keys? [y/N]”
            /// - pt-BR: one “Copiar %(count)lld chave? [s/N]”, other “Copiar %(count)lld chaves? [s/N]”
            ///
            /// Question of `fitloc copy` with a pattern, below the list of keys. The capital letter is the answer of Enter. count: the number of keys.
            package static func copy(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 510, [.integer(count)])
            }

            /// “Move %(count)lld keys? [y/N]”
            ///
            /// - en: one “Move %(count)lld key? [y/N]”, other “Move %(count)lld keys? [y/N]”
            /// - pt-BR: one “Mover %(count)lld chave? [s/N]”, other “Mover %(count)lld chaves? [s/N]”
            ///
            /// Question of `fitloc move` with a pattern, below the list of keys. The capital letter is the answer of Enter. count: the number of keys.
            package static func move(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 511, [.integer(count)])
            }

            /// “Remove %(count)lld keys? [y/N]”
            ///
            /// - en: one “Remove %(count)lld key? [y/N]”, other “Remove %(count)lld keys? [y/N]”
            /// - pt-BR: one “Remover %(count)lld chave? [s/N]”, other “Remover %(count)lld chaves? [s/N]”
            ///
            /// Question of `fitloc remove` with a pattern, below the list of keys. The capital letter is the answer of Enter. count: the number of keys.
            package static func remove(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 512, [.integer(count)])
            }

            /// “Rename %(count)lld keys? [y/N]”
            ///
            /// - en: one “Rename %(count)lld key? [y/N]”, other “Rename %(count)lld keys? [y/N]”
            /// - pt-BR: one “Renomear %(count)lld chave? [s/N]”, other “Renomear %(count)lld chaves? [s/N]”
            ///
            /// Question of `fitloc rename` with a pattern, below the list of keys. The capital letter is the answer of Enter. count: the number of keys.
            package static func rename(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 513, [.integer(count)])
            }
        }
    }

    /// The strings language.*
    package nonisolated enum Language {
        /// “added %1$(language)@ to %2$(path)@: %3$(count)lld texts to translate”
        ///
        /// - en: one “added %1$(language)@ to %2$(path)@: %3$(count)lld text to translate”, other “added %1$(language)@ to %2$(path)@: %3$(count)lld texts to translate”
        /// - pt-BR: one “%1$(language)@ adicionado a %2$(path)@: %3$(count)lld texto para traduzir”, other “%1$(language)@ adicionado a %2$(path)@: %3$(count)lld textos para traduzir”
        ///
        /// Result of `fitloc language add` for a catalog. language is a tag; path is the file; count is how many keys got a text that is to be translated.
        package static func added(language: Swift.String, path: Swift.String, count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 514, [.string(language), .string(path), .integer(count)])
        }

        /// “added %1$(language)@: created %2$(path)@ without texts”
        ///
        /// - pt-BR: “%1$(language)@ adicionado: %2$(path)@ criado sem textos”
        ///
        /// Result of `fitloc language add` for a legacy table. language is a tag; path is the file that was created.
        package static func addedFile(language: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 515, [.string(language), .string(path)])
        }

        /// “%1$(place)@: “source-language” is still %2$(old)@; change it to %3$(new)@”
        ///
        /// - pt-BR: “%1$(place)@: “source-language” ainda é %2$(old)@; altere para %3$(new)@”
        ///
        /// The configuration still names the source language as it was. place is the configuration file; old and new are tags.
        package static func configuredSource(place: Swift.String, old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 516, [.string(place), .string(old), .string(new)])
        }

        /// “every table already has %(language)@”
        ///
        /// - pt-BR: “todas as tabelas já têm %(language)@”
        ///
        /// `fitloc language add` found nothing to do. language is a tag.
        package static func everywhere(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 517, [.string(language)])
        }

        /// “kept %(path)@, which contains other files”
        ///
        /// - pt-BR: “%(path)@ foi mantida, pois contém outros arquivos”
        ///
        /// A folder of a language contains other files and was kept. path is the folder.
        package static func folderStays(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 518, [.string(path)])
        }

        /// “in the project”
        ///
        /// - pt-BR: “no projeto”
        ///
        /// Mark beside a language that the Xcode project lists.
        package static var inProject: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 519)
        }

        /// “required”
        ///
        /// - pt-BR: “obrigatório”
        ///
        /// Mark beside a language that every key must have.
        package static var isRequired: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 520)
        }

        /// “source”
        ///
        /// - pt-BR: “origem”
        ///
        /// Mark beside the language that texts are translated from.
        package static var isSource: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 521)
        }

        /// “%1$(place)@: “languages” still lists %2$(language)@”
        ///
        /// - pt-BR: “%1$(place)@: “languages” ainda lista %2$(language)@”
        ///
        /// The configuration names a language that is gone. place is a file with a line; language is a tag.
        package static func listed(place: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 522, [.string(place), .string(language)])
        }

        /// “fill in existing translations with `%(command)@`”
        ///
        /// - pt-BR: “preencha com traduções existentes com `%(command)@`”
        ///
        /// What to do after a language was added. command is a command line.
        package static func next(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 523, [.string(command)])
        }

        /// “%(path)@ has no keys to translate, so there is nothing to add the language to; add keys first with `fitloc add`”
        ///
        /// - pt-BR: “%(path)@ não tem chaves para traduzir, então não há onde adicionar o idioma; adicione chaves antes com `fitloc add`”
        ///
        /// Answer of `fitloc language add` for a catalog without translatable keys. path is the file.
        package static func noKeys(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 524, [.string(path)])
        }

        /// “no languages found in the tables”
        ///
        /// - pt-BR: “nenhum idioma foi encontrado nas tabelas”
        ///
        /// `fitloc language list` found none.
        package static var none: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 525)
        }

        /// “no table has the language %(language)@”
        ///
        /// - pt-BR: “nenhuma tabela tem o idioma %(language)@”
        ///
        /// Reason why a language cannot be removed or renamed. language is in quotation marks.
        package static func nowhere(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 526, [.string(language)])
        }

        /// “the Xcode project has its own list of languages; change it too with --project %(argument)@”
        ///
        /// - pt-BR: “o projeto do Xcode tem sua própria lista de idiomas; altere-a também com --project %(argument)@”
        ///
        /// An Xcode project lists languages too and was not changed. argument is its path, ready for the command line.
        package static func project(argument: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 527, [.string(argument)])
        }

        /// “changed the languages listed in %(path)@”
        ///
        /// - pt-BR: “os idiomas listados em %(path)@ foram alterados”
        ///
        /// A file of an Xcode project was changed too. path is the file.
        package static func regions(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 528, [.string(path)])
        }

        /// “removed %1$(language)@ from %2$(path)@: %3$(count)lld keys”
        ///
        /// - en: one “removed %1$(language)@ from %2$(path)@: %3$(count)lld key”, other “removed %1$(language)@ from %2$(path)@: %3$(count)lld keys”
        /// - pt-BR: one “%1$(language)@ removido de %2$(path)@: %3$(count)lld chave”, other “%1$(language)@ removido de %2$(path)@: %3$(count)lld chaves”
        ///
        /// Result of `fitloc language remove` for a table. language is a tag; path is the file or files; count is how many keys had a text in it.
        package static func removed(language: Swift.String, path: Swift.String, count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 529, [.string(language), .string(path), .integer(count)])
        }

        /// “renamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld keys”
        ///
        /// - en: one “renamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld key”, other “renamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld keys”
        /// - pt-BR: one “%1$(old)@ renomeado para %2$(new)@ em %3$(path)@: %4$(count)lld chave”, other “%1$(old)@ renomeado para %2$(new)@ em %3$(path)@: %4$(count)lld chaves”
        ///
        /// Result of `fitloc language rename` for a table. old and new are tags; path is the file or files; count is how many keys have a text in it.
        package static func renamed(old: Swift.String, new: Swift.String, path: Swift.String, count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 530, [.string(old), .string(new), .string(path), .integer(count)])
        }

        /// “%1$(place)@: “languages” does not list %2$(language)@, so it is not required”
        ///
        /// - pt-BR: “%1$(place)@: “languages” não lista %2$(language)@, por isso o idioma não é obrigatório”
        ///
        /// The configuration does not name a new language. place is a file with a line; language is a tag.
        package static func unlisted(place: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 531, [.string(place), .string(language)])
        }
    }

    /// The strings legacy.*
    package nonisolated enum Legacy {
        /// “%(key)@ occurs twice in the table; remove one first”
        ///
        /// - pt-BR: “%(key)@ aparece duas vezes na tabela; remova uma antes”
        ///
        /// Reason why a legacy table cannot be changed; follows the path and a colon. key is in quotation marks.
        package static func doubledKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 532, [.string(key)])
        }

        /// “%(key)@ occurs twice in the table, at %(first)@ and %(second)@; remove one first”
        ///
        /// - pt-BR: “%(key)@ aparece duas vezes na tabela, em %(first)@ e %(second)@; remova uma antes”
        ///
        /// Reason why a legacy table cannot be changed; follows the path and a colon. key is in quotation marks, first and second are lines and columns.
        package static func doubledKeyAt(key: Swift.String, first: Swift.String, second: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 533, [.string(key), .string(first), .string(second)])
        }

        /// “%(key)@ already exists in the table”
        ///
        /// - pt-BR: “%(key)@ já existe na tabela”
        ///
        /// Reason why a legacy table cannot be changed; follows the path and a colon. key is in quotation marks.
        package static func existingKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 534, [.string(key)])
        }

        /// “%(key)@ already exists in the table, at %(place)@”
        ///
        /// - pt-BR: “%(key)@ já existe na tabela, em %(place)@”
        ///
        /// Reason why a legacy table cannot be changed; follows the path and a colon. key is in quotation marks, place a line and a column.
        package static func existingKeyAt(key: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 535, [.string(key), .string(place)])
        }

        /// “changing %(key)@ would also change other entries”
        ///
        /// - pt-BR: “a alteração de %(key)@ alteraria também outras entradas”
        ///
        /// Reason why a legacy table cannot be changed; follows the path and a colon. key is in quotation marks.
        package static func harmful(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 536, [.string(key)])
        }

        /// “%(key)@ does not exist in the table”
        ///
        /// - pt-BR: “%(key)@ não existe na tabela”
        ///
        /// Reason why a legacy table cannot be changed; follows the path and a colon. key is in quotation marks.
        package static func missingKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 537, [.string(key)])
        }

        /// “changing %(key)@ would make the file unreadable: %(reason)@”
        ///
        /// - pt-BR: “a alteração de %(key)@ tornaria o arquivo ilegível: %(reason)@”
        ///
        /// Reason why a legacy table cannot be changed; follows the path and a colon. key is in quotation marks, reason is English.
        package static func unreadable(key: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 538, [.string(key), .string(reason)])
        }
    }

    /// The strings lint.*
    package nonisolated enum Lint {
        /// “The baseline hides %(count)lld findings; --no-baseline shows them.”
        ///
        /// - en: one “The baseline hides %(count)lld finding; --no-baseline shows it.”, other “The baseline hides %(count)lld findings; --no-baseline shows them.”
        /// - pt-BR: one “A baseline oculta %(count)lld achado; --no-baseline o mostra.”, other “A baseline oculta %(count)lld achados; --no-baseline os mostra.”
        ///
        /// Line below the summary of `fitloc lint`. count is how many findings the baseline, a file of accepted findings, hides.
        package static func accepted(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 539, [.integer(count)])
        }

        /// “No findings in %#@keys@ of %#@files@.”
        ///
        /// - en: “No findings in %#@keys@ of %#@files@.”, files (one “%arg file”, other “%arg files”), keys (one “%arg key”, other “%arg keys”)
        /// - pt-BR: “Nenhum achado em %#@keys@ de %#@files@.”, files (one “%arg arquivo”, other “%arg arquivos”), keys (one “%arg chave”, other “%arg chaves”)
        ///
        /// Last line of `fitloc lint` where nothing was found. keys and files are how many were checked.
        package static func clean(keys: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 543, [.integer(keys), .integer(files)])
        }

        /// “No catalogs or tables found.”
        ///
        /// - pt-BR: “Nenhum catálogo ou tabela foi encontrado.”
        ///
        /// Last line of `fitloc lint` where there was nothing to check.
        package static var empty: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 548)
        }

        /// “%(count)lld errors”
        ///
        /// - en: one “%(count)lld error”, other “%(count)lld errors”
        /// - pt-BR: one “%(count)lld erro”, other “%(count)lld erros”
        ///
        /// Part of the headline of the summary: how many findings are errors.
        package static func errors(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 549, [.integer(count)])
        }

        /// “%(rule)@ only sees the history in this shallow clone; fetch the rest with git fetch --unshallow”
        ///
        /// - pt-BR: “%(rule)@ só vê o histórico deste clone raso; busque o resto com git fetch --unshallow”
        ///
        /// Note of `fitloc lint` on standard error. rule is the name of a rule. The git command is not translated.
        package static func historyCutOff(rule: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 556, [.string(rule)])
        }

        /// “%(rule)@ did not check %(languages)@, because hunspell or a dictionary is missing; run `apt-get install hunspell` with the package of each language, such as hunspell-en-us, or `brew install hunspell` and put dictionaries in ~/Library/Spelling.”
        ///
        /// - pt-BR: “%(rule)@ não verificou %(languages)@, porque falta o hunspell ou um dicionário; execute `apt-get install hunspell` com o pacote de cada idioma, como hunspell-pt-br, ou `brew install hunspell` e coloque os dicionários em ~/Library/Spelling.”
        ///
        /// Note of `fitloc lint` on standard error. rule is the name of a rule, languages a list of language codes; text in backquotes is not translated.
        package static func noDictionary(rule: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 568, [.string(rule), .string(languages)])
        }

        /// “%(rule)@ did not check %(path)@: %(reason)@”
        ///
        /// - pt-BR: “%(rule)@ não verificou %(path)@: %(reason)@”
        ///
        /// Note of `fitloc lint` on standard error. rule is the name of a rule, path a file, reason a sentence on why git cannot tell its history.
        package static func noHistory(rule: Swift.String, path: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 569, [.string(rule), .string(path), .string(reason)])
        }

        /// “%(count)lld notes”
        ///
        /// - en: one “%(count)lld note”, other “%(count)lld notes”
        /// - pt-BR: one “%(count)lld observação”, other “%(count)lld observações”
        ///
        /// Part of the headline of the summary: how many findings are notes.
        package static func notes(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 570, [.integer(count)])
        }

        /// “Notes: %(rules)@; list them with --verbose.”
        ///
        /// - pt-BR: “Observações: %(rules)@; liste-as com --verbose.”
        ///
        /// The notes that a report counts instead of listing them. rules is a list such as “12 double-space, 3 edge-whitespace”. Options are not translated.
        package static func notesCounted(rules: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 571, [.string(rules)])
        }

        /// “%1$(counts)@ in %2$#@keys@ of %3$#@files@”
        ///
        /// - en: “%1$(counts)@ in %2$#@keys@ of %3$#@files@”, files (one “%arg file”, other “%arg files”), keys (one “%arg key”, other “%arg keys”)
        /// - pt-BR: “%1$(counts)@ em %2$#@keys@ de %3$#@files@”, files (one “%arg arquivo”, other “%arg arquivos”), keys (one “%arg chave”, other “%arg chaves”)
        ///
        /// Headline of the summary of `fitloc lint`. counts is a list such as “2 errors, 1 warning”; keys and files are how many were checked.
        package static func summary(counts: Swift.String, keys: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 575, [.string(counts), .integer(keys), .integer(files)])
        }

        /// “%1$(count)lld findings are in code of others: %2$(folders)@”
        ///
        /// - en: one “%1$(count)lld finding is in code of others: %2$(folders)@”, other “%1$(count)lld findings are in code of others: %2$(folders)@”
        /// - pt-BR: one “%1$(count)lld achado está em código de terceiros: %2$(folders)@”, other “%1$(count)lld achados estão em código de terceiros: %2$(folders)@”
        ///
        /// Below the findings: those in folders such as vendor are not listed. count is how many; folders is a list of paths.
        package static func vendored(count: Swift.Int, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 576, [.integer(count), .string(folders)])
        }

        /// “%1$(count)lld findings are in code of others (errors: %2$(errors)@): %3$(folders)@”
        ///
        /// - en: one “%1$(count)lld finding is in code of others (errors: %2$(errors)@): %3$(folders)@”, other “%1$(count)lld findings are in code of others (errors: %2$(errors)@): %3$(folders)@”
        /// - pt-BR: one “%1$(count)lld achado está em código de terceiros (erros: %2$(errors)@): %3$(folders)@”, other “%1$(count)lld achados estão em código de terceiros (erros: %2$(errors)@): %3$(folders)@”
        ///
        /// Below the findings: those in folders such as vendor are not listed. count is how many; errors is how many of them are errors; folders is a list of paths.
        package static func vendoredErrors(count: Swift.Int, errors: Swift.String, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 577, [.integer(count), .string(errors), .string(folders)])
        }

        /// “%(count)lld warnings”
        ///
        /// - en: one “%(count)lld warning”, other “%(count)lld warnings”
        /// - pt-BR: one “%(count)lld aviso”, other “%(count)lld avisos”
        ///
        /// Part of the headline of the summary: how many findings are warnings.
        package static func warnings(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 578, [.integer(count)])
        }

        /// The strings lint.changed.*
        package nonisolated enum Changed {
            /// “No findings in %#@keys@ of %#@files@.”
            ///
            /// - en: “No findings in %#@keys@ of %#@files@.”, files (one “%arg file”, other “%arg files”), keys (one “%arg changed key”, other “%arg changed keys”)
            /// - pt-BR: “Nenhum achado em %#@keys@ de %#@files@.”, files (one “%arg arquivo”, other “%arg arquivos”), keys (one “%arg chave alterada”, other “%arg chaves alteradas”)
            ///
            /// Last line of `fitloc lint --since` where nothing was found. keys and files are how many of those that changed were checked.
            package static func clean(keys: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 540, [.integer(keys), .integer(files)])
            }

            /// “No catalogs or tables have changed.”
            ///
            /// - pt-BR: “Nenhum catálogo ou tabela foi alterado.”
            ///
            /// Last line of `fitloc lint --since` where no file that it checks has changed.
            package static var empty: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 541)
            }

            /// “%1$(counts)@ in %2$#@keys@ of %3$#@files@”
            ///
            /// - en: “%1$(counts)@ in %2$#@keys@ of %3$#@files@”, files (one “%arg file”, other “%arg files”), keys (one “%arg changed key”, other “%arg changed keys”)
            /// - pt-BR: “%1$(counts)@ em %2$#@keys@ de %3$#@files@”, files (one “%arg arquivo”, other “%arg arquivos”), keys (one “%arg chave alterada”, other “%arg chaves alteradas”)
            ///
            /// Headline of the summary of `fitloc lint --since`. counts is a list such as “2 errors, 1 warning”; keys and files are how many of those that changed were checked.
            package static func summary(counts: Swift.String, keys: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 542, [.string(counts), .integer(keys), .integer(files)])
            }
        }

        /// The strings lint.code.*
        package nonisolated enum Code {
            /// “Checked %(count)lld code files.”
            ///
            /// - en: one “Checked %(count)lld code file.”, other “Checked %(count)lld code files.”
            /// - pt-BR: one “%(count)lld arquivo de código verificado.”, other “%(count)lld arquivos de código verificados.”
            ///
            /// A line of the summary of checks: how much code was checked in addition to the tables. count: the number of Swift files.
            package static func read(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 544, [.integer(count)])
            }
        }

        /// The strings lint.coverage.*
        package nonisolated enum Coverage {
            /// “List every key with `fitloc lint --verbose`.”
            ///
            /// - pt-BR: “Liste todas as chaves com `fitloc lint --verbose`.”
            ///
            /// Below the table of languages in which texts are missing. Text in backquotes is not translated.
            package static var all: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 545)
            }

            /// “List missing texts with `%(command)@`.”
            ///
            /// - pt-BR: “Liste os textos que faltam com `%(command)@`.”
            ///
            /// Below the table of languages in which texts are missing. command is a command line; text in backquotes is not translated.
            package static func missing(command: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 546, [.string(command)])
            }

            /// “Review texts with `fitloc review`.”
            ///
            /// - pt-BR: “Revise os textos com `fitloc review`.”
            ///
            /// Below the table of languages in which texts wait for review. Text in backquotes is not translated.
            package static var review: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 547)
            }
        }

        /// The strings lint.fix.*
        package nonisolated enum Fix {
            /// “%1$#@findings@ in %2$#@files@:”
            ///
            /// - en: “%1$#@findings@ in %2$#@files@:”, files (one “%arg file”, other “%arg files”), findings (one “Fixed %arg finding”, other “Fixed %arg findings”)
            /// - pt-BR: “%1$#@findings@ em %2$#@files@:”, files (one “%arg arquivo”, other “%arg arquivos”), findings (one “%arg achado corrigido”, other “%arg achados corrigidos”)
            ///
            /// Above the lines of `fitloc lint --fix` with the number of fixed findings by rule. findings and files are how many.
            package static func done(findings: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 550, [.integer(findings), .integer(files)])
            }

            /// “--unsafe asks for confirmation, which needs a terminal; use --yes to make all fixes, or --dry-run to show them”
            ///
            /// - pt-BR: “--unsafe pede confirmação, o que exige um terminal; use --yes para fazer todas as correções ou --dry-run para mostrá-las”
            ///
            /// Refusal of `fitloc lint --fix --unsafe` without a terminal. Options are not translated.
            package static var needsTerminal: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 551)
            }

            /// “Nothing to fix.”
            ///
            /// - pt-BR: “Nada para corrigir.”
            ///
            /// `fitloc lint --fix` found nothing that it can fix.
            package static var nothing: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 552)
            }

            /// “%1$#@findings@ in %2$#@files@:”
            ///
            /// - en: “%1$#@findings@ in %2$#@files@:”, files (one “%arg file”, other “%arg files”), findings (one “Would fix %arg finding”, other “Would fix %arg findings”)
            /// - pt-BR: “%1$#@findings@ em %2$#@files@:”, files (one “%arg arquivo”, other “%arg arquivos”), findings (one “%arg achado seria corrigido”, other “%arg achados seriam corrigidos”)
            ///
            /// Above the lines of `fitloc lint --fix --dry-run` with the number of fixable findings by rule. findings and files are how many.
            package static func planned(findings: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 553, [.integer(findings), .integer(files)])
            }

            /// “Make these fixes too? [y/N]”
            ///
            /// - pt-BR: “Fazer também estas correções? [s/N]”
            ///
            /// Question of `fitloc lint --fix --unsafe`. The capital letter is the answer of Enter.
            package static var question: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 554)
            }

            /// “These fixes may change what users read or remove what a person wrote:”
            ///
            /// - pt-BR: “Estas correções podem alterar o que os usuários leem ou remover o que alguém escreveu:”
            ///
            /// `fitloc lint --fix --unsafe` lists rules and numbers below this line before it asks.
            package static var risks: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 555)
            }
        }

        /// The strings lint.more.*
        package nonisolated enum More {
            /// “… and %(count)lld more findings: %(rules)@”
            ///
            /// - en: one “… and %(count)lld more finding: %(rules)@”, other “… and %(count)lld more findings: %(rules)@”
            /// - pt-BR: one “… e mais %(count)lld achado: %(rules)@”, other “… e mais %(count)lld achados: %(rules)@”
            ///
            /// Below the findings that fit. count is how many more there are; rules is a list such as “12 double-space, 3 edge-whitespace”.
            package static func byRule(count: Swift.Int, rules: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 557, [.integer(count), .string(rules)])
            }

            /// “… and %(count)lld more languages; see `fitloc stats`”
            ///
            /// - en: one “… and %(count)lld more language; see `fitloc stats`”, other “… and %(count)lld more languages; see `fitloc stats`”
            /// - pt-BR: one “… e mais %(count)lld idioma; veja `fitloc stats`”, other “… e mais %(count)lld idiomas; veja `fitloc stats`”
            ///
            /// The last row of a table that has a row for each language: how many more there are. Text in backquotes is not translated.
            package static func languages(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 558, [.integer(count)])
            }

            /// “%1$(count)lld %2$(rule)@”
            ///
            /// - pt-BR: “%1$(count)lld %2$(rule)@”
            ///
            /// A member of a list such as “12 double-space, 3 edge-whitespace”. count is a number of findings, rule the name of a rule.
            package static func rule(count: Swift.Int, rule: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 559, [.integer(count), .string(rule)])
            }

            /// “%(count)lld of other rules”
            ///
            /// - en: one “%(count)lld of another rule”, other “%(count)lld of other rules”
            /// - pt-BR: one “%(count)lld de outra regra”, other “%(count)lld de outras regras”
            ///
            /// The end of a list such as “12 double-space, 3 edge-whitespace”: count is how many findings are of none of the rules that it names.
            package static func rules(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 560, [.integer(count)])
            }

            /// “+ %(count)lld of this rule”
            ///
            /// - pt-BR: “+ %(count)lld desta regra”
            ///
            /// Below the last line of a rule. count is how many more findings the rule has; the plus means “and more”.
            package static func same(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 561, [.integer(count)])
            }

            /// “Use --max 0 to print all findings.”
            ///
            /// - pt-BR: “Use --max 0 para mostrar todos os achados.”
            ///
            /// Below the line that says how many findings were not printed on a terminal. Options are not translated.
            package static var show: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 562)
            }
        }

        /// The strings lint.next.*
        package nonisolated enum Next {
            /// “Accept current findings with `fitloc lint --write-baseline %(file)@`, so that only new ones fail.”
            ///
            /// - pt-BR: “Aceite os achados atuais com `fitloc lint --write-baseline %(file)@`, para que só os novos falhem.”
            ///
            /// What to do next, below the summary of many errors. file is the name of a file; text in backquotes is not translated.
            package static func baseline(file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 563, [.string(file)])
            }

            /// “Fill missing translations with `fitloc fill`.”
            ///
            /// - pt-BR: “Preencha as traduções que faltam com `fitloc fill`.”
            ///
            /// What to do next, below the summary, where texts are missing. Text in backquotes is not translated.
            package static var fill: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 564)
            }

            /// “%(count)lld of these can be fixed with `fitloc lint --fix`.”
            ///
            /// - en: one “%(count)lld of these can be fixed with `fitloc lint --fix`.”, other “%(count)lld of these can be fixed with `fitloc lint --fix`.”
            /// - pt-BR: one “%(count)lld destes pode ser corrigido com `fitloc lint --fix`.”, other “%(count)lld destes podem ser corrigidos com `fitloc lint --fix`.”
            ///
            /// What to do next, below the summary. count is how many of the findings can be fixed.
            package static func fix(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 565, [.integer(count)])
            }

            /// “%(count)lld can be fixed with `--fix --unsafe`, which may change what users read.”
            ///
            /// - en: one “%(count)lld can be fixed with `--fix --unsafe`, which may change what users read.”, other “%(count)lld can be fixed with `--fix --unsafe`, which may change what users read.”
            /// - pt-BR: one “%(count)lld pode ser corrigido com `--fix --unsafe`, o que pode alterar o que os usuários leem.”, other “%(count)lld podem ser corrigidos com `--fix --unsafe`, o que pode alterar o que os usuários leem.”
            ///
            /// What to do next, below the summary. count is how many of the findings can be fixed only with the option --unsafe.
            package static func fixUnsafe(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 566, [.integer(count)])
            }

            /// “See why it matters with `fitloc rules %(rule)@`.”
            ///
            /// - pt-BR: “Veja por que isso importa com `fitloc rules %(rule)@`.”
            ///
            /// What to do next, below the summary. rule is the name of a rule; text in backquotes is not translated.
            package static func rule(rule: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 567, [.string(rule)])
            }
        }

        /// The strings lint.severity.*
        package nonisolated enum Severity {
            /// “error”
            ///
            /// - pt-BR: “erro”
            ///
            /// A cell of a table: the severity of missing texts in a language. The highest: the run fails.
            package static var error: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 572)
            }

            /// “note”
            ///
            /// - pt-BR: “observação”
            ///
            /// A cell of a table: the severity of missing texts in a language. The lowest.
            package static var note: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 573)
            }

            /// “warning”
            ///
            /// - pt-BR: “aviso”
            ///
            /// A cell of a table: the severity of missing texts in a language. The second highest.
            package static var warning: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 574)
            }
        }
    }

    /// The strings list.*
    package nonisolated enum List {
        /// “%1$(count)lld more languages (%2$(languages)@); choose with `--language`”
        ///
        /// - en: one “%1$(count)lld more language (%2$(languages)@); choose with `--language`”, other “%1$(count)lld more languages (%2$(languages)@); choose with `--language`”
        /// - pt-BR: one “mais %1$(count)lld idioma (%2$(languages)@); escolha com `--language`”, other “mais %1$(count)lld idiomas (%2$(languages)@); escolha com `--language`”
        ///
        /// Below a table that has no room for all languages. languages is a list of some of them; --language is an option. count is how many languages have no room.
        package static func hidden(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 579, [.integer(count), .string(languages)])
        }

        /// “No keys found.”
        ///
        /// - pt-BR: “Nenhuma chave foi encontrada.”
        ///
        /// `fitloc list` found no keys.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 580)
        }
    }

    /// The strings lsp.*
    package nonisolated enum Lsp {
        /// “Add %(key)@ to %(path)@”
        ///
        /// - pt-BR: “Adicionar %(key)@ a %(path)@”
        ///
        /// An action in an editor, on code that looks up a key that no table has. key: the key in quotes. path: the table.
        package static func addKey(key: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 581, [.string(key), .string(path)])
        }

        /// “Adopt the text into %(path)@ as %(key)@”
        ///
        /// - pt-BR: “Adotar o texto em %(path)@ como %(key)@”
        ///
        /// An action in an editor, on a hard-coded string. path: the table. key: the new key in quotes.
        package static func adopt(path: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 582, [.string(path), .string(key)])
        }

        /// “%(path)@:%(line)lld:%(column)lld: %(reason)@; fix this first”
        ///
        /// - pt-BR: “%(path)@:%(line)lld:%(column)lld: %(reason)@; corrija isso antes”
        ///
        /// Reason why an editor cannot rename a key: a file is broken. path, line, column: where. reason: the problem, in English.
        package static func broken(path: Swift.String, line: Swift.Int, column: Swift.Int, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 583, [.string(path), .integer(line), .integer(column), .string(reason)])
        }

        /// “Fill %(language)@ from translation memory: %(text)@”
        ///
        /// - pt-BR: “Preencher %(language)@ com a memória de tradução: %(text)@”
        ///
        /// An action in an editor, on a key without a text in a language: a finished translation of the same source text is used. language: its code. text: the text in quotes.
        package static func fill(language: Swift.String, text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 584, [.string(language), .string(text)])
        }

        /// “Fix: %(message)@”
        ///
        /// - pt-BR: “Corrigir: %(message)@”
        ///
        /// An action in an editor that fixes a finding. message: what it found, in English.
        package static func fix(message: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 585, [.string(message)])
        }

        /// “Make all safe fixes in this file”
        ///
        /// - pt-BR: “Fazer todas as correções seguras neste arquivo”
        ///
        /// An action in an editor, the same as `fitloc lint --fix`.
        package static var fixAll: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 586)
        }

        /// “Fix (may change what users read): %(message)@”
        ///
        /// - pt-BR: “Corrigir (pode alterar o que os usuários leem): %(message)@”
        ///
        /// An action in an editor that fixes a finding and may change what users read. message: what it found, in English.
        package static func fixUnsafe(message: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 587, [.string(message)])
        }

        /// “Set the state in %(language)@ to %(state)@”
        ///
        /// - pt-BR: “Alterar o estado em %(language)@ para %(state)@”
        ///
        /// An action in an editor, on a text in a language. language: its code. state: as catalogs spell it: translated, needs_review.
        package static func mark(language: Swift.String, state: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 588, [.string(language), .string(state)])
        }

        /// “%(path)@ would have to be created, which this editor does not support”
        ///
        /// - pt-BR: “%(path)@ teria que ser criado, o que este editor não permite”
        ///
        /// Reason why an editor cannot make a change. path: the file.
        package static func newFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 589, [.string(path)])
        }

        /// “there is no key here”
        ///
        /// - pt-BR: “não há uma chave aqui”
        ///
        /// Reason why an editor cannot rename what the cursor is on.
        package static var noKey: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 590)
        }

        /// “%(path)@ is a binary property list, which cannot be edited as text”
        ///
        /// - pt-BR: “%(path)@ é uma lista de propriedades binária, que não pode ser editada como texto”
        ///
        /// Reason why an editor cannot make a change. path: the file.
        package static func noText(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 591, [.string(path)])
        }

        /// “Reading strings and code”
        ///
        /// - pt-BR: “Lendo textos e código”
        ///
        /// What an editor shows while all catalogs and the code of a project are read for the first time.
        package static var reading: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 592)
        }

        /// “several tables have %(key)@: %(paths)@; rename it in one of them instead”
        ///
        /// - pt-BR: “várias tabelas têm %(key)@: %(paths)@; renomeie-a em uma delas”
        ///
        /// Reason why an editor cannot rename a key where the code uses it. key: the key in quotes. paths: the tables.
        package static func severalTables(key: Swift.String, paths: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 593, [.string(key), .string(paths)])
        }
    }

    /// The strings mark.*
    package nonisolated enum Mark {
        /// “incomplete”
        ///
        /// - pt-BR: “incompleto”
        ///
        /// Mark in brackets after a language in a report: a text is empty or lacks a plural form.
        package static var incomplete: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 594)
        }

        /// “machine translated”
        ///
        /// - pt-BR: “tradução automática”
        ///
        /// Mark in square brackets after a key or text that `fitloc list` shows: a machine translated the text.
        package static var machineTranslated: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 595)
        }

        /// “missing”
        ///
        /// - pt-BR: “faltando”
        ///
        /// Mark in square brackets after a key or text that `fitloc list` shows: the language has no text.
        package static var missing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 596)
        }

        /// “needs review”
        ///
        /// - pt-BR: “a revisar”
        ///
        /// Mark in square brackets after a key or text that `fitloc list` shows: the text must be reviewed.
        package static var needsReview: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 597)
        }

        /// “new”
        ///
        /// - pt-BR: “novo”
        ///
        /// Mark in square brackets after a key or text that `fitloc list` shows: the text has not been translated.
        package static var new: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 598)
        }

        /// “no state”
        ///
        /// - pt-BR: “sem estado”
        ///
        /// Mark in square brackets after a key or text that `fitloc list` shows: the text has no state.
        package static var noState: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 599)
        }

        /// “do not translate”
        ///
        /// - pt-BR: “não traduzir”
        ///
        /// Mark in square brackets after a key or text that `fitloc list` shows: the key is not to be translated.
        package static var notTranslated: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 600)
        }

        /// “stale”
        ///
        /// - pt-BR: “obsoleta”
        ///
        /// Mark in square brackets after a key or text that `fitloc list` shows: the code no longer uses the key.
        package static var stale: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 601)
        }
    }

    /// The strings merge.*
    package nonisolated enum Merge {
        /// “conflict: %(place)@”
        ///
        /// - pt-BR: “conflito: %(place)@”
        ///
        /// `fitloc merge`: two different edits. place is a key in quotes, a language and a member.
        package static func conflict(place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 602, [.string(place)])
        }

        /// “conflict: the key %1$(key)@ was renamed to %2$(name)@ on one side and removed on the other”
        ///
        /// - pt-BR: “conflito: a chave %1$(key)@ foi renomeada para %2$(name)@ em um dos lados e removida no outro”
        ///
        /// `fitloc merge`: one side renamed a key, the other removed it. key and name are names in quotes.
        package static func conflictOfNameAndRemoval(key: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 603, [.string(key), .string(name)])
        }

        /// “conflict: the key %1$(key)@ was renamed to %2$(ours)@ in ours and to %3$(theirs)@ in theirs”
        ///
        /// - pt-BR: “conflito: a chave %1$(key)@ foi renomeada para %2$(ours)@ do nosso lado e para %3$(theirs)@ do lado deles”
        ///
        /// `fitloc merge`: each side gave a key another name. key, ours and theirs are names in quotes.
        package static func conflictOfNames(key: Swift.String, ours: Swift.String, theirs: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 604, [.string(key), .string(ours), .string(theirs)])
        }

        /// “conflict: %(place)@, which one side removed”
        ///
        /// - pt-BR: “conflito: %(place)@, que um dos lados removeu”
        ///
        /// `fitloc merge`: an edit of what the other side removed. place is a key in quotes, a language and a member.
        package static func conflictWithRemoval(place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 605, [.string(place)])
        }

        /// “%1$(count)lld conflicts remain in %2$(path)@, marked with conflict markers”
        ///
        /// - en: one “%1$(count)lld conflict remains in %2$(path)@, marked with conflict markers”, other “%1$(count)lld conflicts remain in %2$(path)@, marked with conflict markers”
        /// - pt-BR: one “resta %1$(count)lld conflito em %2$(path)@, entre marcadores de conflito”, other “restam %1$(count)lld conflitos em %2$(path)@, entre marcadores de conflito”
        ///
        /// `fitloc merge`: last line. count is how many, path the file.
        package static func conflictsLeft(count: Swift.Int, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 606, [.integer(count), .string(path)])
        }

        /// “  o  take ours\n  t  take theirs\n  e  edit: type another text\n  s  skip: keep both sides between markers\n  b  go back to the previous conflict\n  q  quit; unresolved conflicts stay between markers”
        ///
        /// - pt-BR: “  o  usar o nosso\n  t  usar o deles\n  e  editar: digitar outro texto\n  s  pular: manter os dois lados entre marcadores\n  b  voltar ao conflito anterior\n  q  sair; conflitos não resolvidos ficam entre marcadores”
        ///
        /// What the keys do at a merge conflict, one line each; the letters at the beginning are not translated.
        package static var help: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 607)
        }

        /// “[o]urs  [t]heirs  [e]dit  [s]kip  [b]ack  [q]uit  [?]”
        ///
        /// - pt-BR: “[o] nosso  [t] deles  [e] editar  [s] pular  [b] voltar  [q] sair  [?]”
        ///
        /// What the keys o, t, e, s, b, q and ? do at a merge conflict; the letters are not translated.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 608)
        }

        /// “--interactive needs a terminal; run without it to get conflict markers, or use --on-conflict ours or theirs to take one side”
        ///
        /// - pt-BR: “--interactive precisa de um terminal; execute sem ele para obter marcadores de conflito ou use --on-conflict ours ou theirs para escolher um lado”
        ///
        /// Refusal. Options and their values are not translated.
        package static var needsTerminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 609)
        }

        /// “Only texts and comments can be edited: take ours or theirs.”
        ///
        /// - pt-BR: “Só textos e comentários podem ser editados: use o nosso ou o deles.”
        ///
        /// Complaint of `fitloc merge --interactive` where e was pressed.
        package static var noText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 610)
        }

        /// “(none)”
        ///
        /// - pt-BR: “(nenhum)”
        ///
        /// Shown in a merge conflict for what the common version did not have.
        package static var notThere: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 611)
        }

        /// “%1$(number)lld of %2$(total)lld  %3$(place)@”
        ///
        /// - pt-BR: “%1$(number)lld de %2$(total)lld  %3$(place)@”
        ///
        /// Heads each merge conflict that is to be decided. number counts from 1, total is how many there are, place is a key in quotes, a language and a member.
        package static func progress(number: Swift.Int, total: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 612, [.integer(number), .integer(total), .string(place)])
        }

        /// “resolved: %1$(place)@ (%2$(rule)@)”
        ///
        /// - pt-BR: “resolvido: %1$(place)@ (%2$(rule)@)”
        ///
        /// `fitloc merge`: both sides differed and a rule decided. place is a key in quotes, a language and a member; rule is an English identifier.
        package static func settled(place: Swift.String, rule: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 620, [.string(place), .string(rule)])
        }

        /// “(removed)”
        ///
        /// - pt-BR: “(removido)”
        ///
        /// Shown in a merge conflict for what one side removed.
        package static var takenOut: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 621)
        }

        /// The strings merge.refusal.*
        package nonisolated enum Refusal {
            /// “%1$(path)@: “%2$(name)@” occurs twice, at %3$(first)@ and %4$(second)@; remove one first”
            ///
            /// - pt-BR: “%1$(path)@: “%2$(name)@” aparece duas vezes, em %3$(first)@ e %4$(second)@; remova uma antes”
            ///
            /// `fitloc merge` refuses a file. path is a file, name a key or member, first and second are line and column.
            package static func doubled(path: Swift.String, name: Swift.String, first: Swift.String, second: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 613, [.string(path), .string(name), .string(first), .string(second)])
            }

            /// “%(path)@: the changes of both sides cannot be combined”
            ///
            /// - pt-BR: “%(path)@: as alterações dos dois lados não podem ser combinadas”
            ///
            /// `fitloc merge` refuses a file. path is a file.
            package static func edits(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 614, [.string(path)])
            }

            /// “%(path)@ is empty on one side and changed on the other; choose one side”
            ///
            /// - pt-BR: “%(path)@ está vazio em um lado e alterado no outro; escolha um dos lados”
            ///
            /// `fitloc merge` refuses a file. path is a file.
            package static func emptied(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 615, [.string(path)])
            }

            /// “%(path)@ has no conflict markers”
            ///
            /// - pt-BR: “%(path)@ não tem marcadores de conflito”
            ///
            /// `fitloc merge --resolve` has nothing to do. path is a file.
            package static func noMarkers(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 616, [.string(path)])
            }

            /// “%(path)@: not a string catalog: the object “strings” is missing”
            ///
            /// - pt-BR: “%(path)@: não é um catálogo de strings: falta o objeto “strings””
            ///
            /// `fitloc merge` refuses a file. path is a file.
            package static func noStrings(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 617, [.string(path)])
            }

            /// “%(path)@ cannot be merged by key, because it is a binary property list or has another form than the other versions”
            ///
            /// - pt-BR: “%(path)@: não é possível mesclar por chave, porque o arquivo é uma lista de propriedades binária ou tem uma forma diferente das outras versões”
            ///
            /// `fitloc merge` refuses a file of a legacy table. path is a file.
            package static func otherForm(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 618, [.string(path)])
            }

            /// “%1$(path)@, line %2$(line)lld: conflict marker without its counterpart”
            ///
            /// - pt-BR: “%1$(path)@, linha %2$(line)lld: marcador de conflito sem o seu par”
            ///
            /// `fitloc merge --resolve` refuses a file. path is a file, line a number.
            package static func unbalancedMarker(path: Swift.String, line: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 619, [.string(path), .integer(line)])
            }
        }
    }

    /// The strings obstacle.*
    package nonisolated enum Obstacle {
        /// “it has no text”
        ///
        /// - pt-BR: “ela não tem texto”
        ///
        /// Reason why a legacy table cannot hold a text; part of a sentence about the key.
        package static var noText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 622)
        }

        /// “%(path)@ is not in an .lproj folder, so it can hold only one language”
        ///
        /// - pt-BR: “%(path)@ não está em uma pasta .lproj e, por isso, só pode conter um idioma”
        ///
        /// Reason why a legacy table cannot hold a text; part of a sentence about the key. path is the file.
        package static func outsideFolders(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 623, [.string(path)])
        }

        /// “its text has several independent variations”
        ///
        /// - pt-BR: “o texto dela tem várias variações independentes”
        ///
        /// Reason why a legacy table cannot hold a text; part of a sentence about the key.
        package static var severalAxes: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 624)
        }

        /// “a legacy table cannot hold several texts for one key”
        ///
        /// - pt-BR: “uma tabela legada não pode conter vários textos para uma chave”
        ///
        /// Reason why a legacy table cannot hold a text; part of a sentence about the key.
        package static var stringSet: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 625)
        }

        /// “its substitution “%(name)@” has variations other than plural forms”
        ///
        /// - pt-BR: “a substituição “%(name)@” dela tem variações que não são formas plurais”
        ///
        /// Reason why a legacy table cannot hold a text; part of a sentence about the key. name is that of a substitution.
        package static func substitution(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 626, [.string(name)])
        }

        /// “its text varies by “%(axis)@””
        ///
        /// - pt-BR: “o texto dela varia por “%(axis)@””
        ///
        /// Reason why a legacy table cannot hold a text; part of a sentence about the key. axis is a word of the file format.
        package static func unknownAxis(axis: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 627, [.string(axis)])
        }

        /// “one of its plural forms has further variations”
        ///
        /// - pt-BR: “uma das formas plurais dela tem outras variações”
        ///
        /// Reason why a legacy table cannot hold a text; part of a sentence about the key.
        package static var variedPlural: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 628)
        }

        /// “it has texts by width, or a text next to its device forms; edit the file by hand”
        ///
        /// - pt-BR: “ela tem textos por largura, ou um texto além dos textos por dispositivo; edite o arquivo manualmente”
        ///
        /// Reason why a legacy table cannot hold a text; part of a sentence about the key.
        package static var widths: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 629)
        }
    }

    /// The strings output.*
    package nonisolated enum Output {
        /// “%1$(link)@ is a link to %2$(target)@, outside the project; name that path itself, or remove the link”
        ///
        /// - pt-BR: “%1$(link)@ é um link para %2$(target)@, fora do projeto; indique esse caminho ou remova o link”
        ///
        /// Refusal to write an output below a folder that is a link; follows the path of the output and a colon. link is the folder, target the path that it leads to.
        package static func folderLink(link: Swift.String, target: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 630, [.string(link), .string(target)])
        }

        /// “is read by this command; name another file for the output”
        ///
        /// - pt-BR: “é lido por este comando; indique outro arquivo para a saída”
        ///
        /// Refusal to replace a file that the same command reads; follows the path of the output and a colon.
        package static var input: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 631)
        }

        /// “is a link to %(target)@, outside the project; name that path itself, or remove the link”
        ///
        /// - pt-BR: “é um link para %(target)@, fora do projeto; indique esse caminho ou remova o link”
        ///
        /// Refusal to write an output through a link; follows the path of the output and a colon. target is the path that the link leads to.
        package static func link(target: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 632, [.string(target)])
        }

        /// “is the same file as %(other)@; give each output a file of its own”
        ///
        /// - pt-BR: “é o mesmo arquivo que %(other)@; indique um arquivo para cada saída”
        ///
        /// Refusal to write two outputs to one file; follows the path of an output and a colon. other is the path of another output.
        package static func sameFile(other: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 633, [.string(other)])
        }

        /// “leads to %(target)@, a catalog or legacy table; name another file for the output”
        ///
        /// - pt-BR: “leva a %(target)@, um catálogo ou uma tabela legada; indique outro arquivo para a saída”
        ///
        /// Refusal to write a report or another file that is no table; follows the path of the output and a colon. target is the file that the path leads to.
        package static func table(target: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 634, [.string(target)])
        }

        /// “leads to %(target)@, which the command line does not name; name that file, or remove the link”
        ///
        /// - pt-BR: “leva a %(target)@, que a linha de comando não indica; indique esse arquivo ou remova o link”
        ///
        /// Refusal to write a table through a link; follows the path of the output and a colon. target is the file that the link leads to.
        package static func unnamed(target: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 635, [.string(target)])
        }
    }

    /// The strings page.*
    package nonisolated enum Page {
        /// “These texts of the list need review. Untick those that are not right yet.”
        ///
        /// - pt-BR: “Estes textos da lista precisam de revisão. Desmarque os que ainda não estão certos.”
        ///
        /// Above the texts that will be accepted.
        package static var acceptHint: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 636)
        }

        /// “Accept Several…”
        ///
        /// - pt-BR: “Aceitar vários…”
        ///
        /// Entry of a menu and heading: accepts texts that need review.
        package static var acceptMany: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 637)
        }

        /// “Accept and Next”
        ///
        /// - pt-BR: “Aceitar e avançar”
        ///
        /// Button: the texts are right as they are; goes to the next key.
        package static var acceptNext: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 638)
        }

        /// “All”
        ///
        /// - pt-BR: “Todas”
        ///
        /// Button: shows all keys. Its number follows.
        package static var all: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 639)
        }

        /// “All catalogs”
        ///
        /// - pt-BR: “Todos os catálogos”
        ///
        /// The entry of the menu of catalogs that shows all.
        package static var allCatalogs: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 640)
        }

        /// “Nothing to do in %(language)@.”
        ///
        /// - pt-BR: “Nada a fazer em %(language)@.”
        ///
        /// In place of the list when no text is missing, new or to review in a language.
        package static func allDone(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 641, [.string(language)])
        }

        /// “Any state”
        ///
        /// - pt-BR: “Qualquer estado”
        ///
        /// The entry of the menu of states that shows all keys.
        package static var anyState: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 642)
        }

        /// “Save Selected (%(count)@)”
        ///
        /// - pt-BR: “Salvar selecionados (%(count)@)”
        ///
        /// Button: saves the changes that are ticked. count: their number.
        package static func apply(count: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 643, [.string(count)])
        }

        /// “List”
        ///
        /// - pt-BR: “Lista”
        ///
        /// Button in narrow windows: goes back to the list.
        package static var back: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 644)
        }

        /// “Cancel”
        ///
        /// - pt-BR: “Cancelar”
        ///
        /// Button: closes a window without changes.
        package static var cancel: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 645)
        }

        /// “Catalog”
        ///
        /// - pt-BR: “Catálogo”
        ///
        /// Label of the menu of catalogs.
        package static var catalog: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 646)
        }

        /// ““%(path)@” is not in the project now. What you typed is kept.”
        ///
        /// - pt-BR: ““%(path)@” não está no projeto agora. O que você digitou foi guardado.”
        ///
        /// In the editor: the file of the shown key does not exist at the moment. %(path)@ is the path of the file.
        package static func catalogAway(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 647, [.string(path)])
        }

        /// “Changed since %(revision)@”
        ///
        /// - pt-BR: “Alterado desde %(revision)@”
        ///
        /// Label of a check box: only keys that are new or changed since a revision of git. revision: its name.
        package static func changedSince(revision: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 648, [.string(revision)])
        }

        /// “%(count)@ of at most %(limit)@ characters”
        ///
        /// - pt-BR: “%(count)@ de no máximo %(limit)@ caracteres”
        ///
        /// Length of a text and its limit. count, limit: numbers.
        package static func characters(count: Swift.String, limit: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 649, [.string(count), .string(limit)])
        }

        /// “Comment”
        ///
        /// - pt-BR: “Comentário”
        ///
        /// Heading of the comment for translators.
        package static var comment: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 650)
        }

        /// “Done”
        ///
        /// - pt-BR: “Concluído”
        ///
        /// Beside a language: nothing is left to translate.
        package static var complete: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 651)
        }

        /// “Changed by another program. The current text is:”
        ///
        /// - pt-BR: “Alterado por outro programa. O texto atual é:”
        ///
        /// Shown before a text on disk.
        package static var conflict: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 652)
        }

        /// “Copied”
        ///
        /// - pt-BR: “Copiado”
        ///
        /// Message after a text was copied.
        package static var copied: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 653)
        }

        /// “Copy”
        ///
        /// - pt-BR: “Copiar”
        ///
        /// Tooltip of a location in code: a click copies it.
        package static var copy: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 654)
        }

        /// “Copy Link”
        ///
        /// - pt-BR: “Copiar link”
        ///
        /// Entry of a menu: copies the address of the key and filter.
        package static var copyLink: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 655)
        }

        /// “Copy Source”
        ///
        /// - pt-BR: “Copiar origem”
        ///
        /// Button: puts the source text into the field.
        package static var copySource: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 656)
        }

        /// “%(shown)@ of %(total)@”
        ///
        /// - pt-BR: “%(shown)@ de %(total)@”
        ///
        /// How many keys the list shows. shown and total: numbers.
        package static func count(shown: Swift.String, total: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 657, [.string(shown), .string(total)])
        }

        /// “Dismiss”
        ///
        /// - pt-BR: “Dispensar”
        ///
        /// Button: hides a message.
        package static var dismiss: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 658)
        }

        /// “All done”
        ///
        /// - pt-BR: “Tudo pronto”
        ///
        /// Heading when nothing is left to translate.
        package static var doneTitle: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 659)
        }

        /// “Not saved: %(count)@”
        ///
        /// - pt-BR: “Não salvos: %(count)@”
        ///
        /// Button: shows the next key with a text that was typed and not saved. %(count)@ is the number of such keys.
        package static func drafts(count: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 660, [.string(count)])
        }

        /// “%(path)@: this file is empty now”
        ///
        /// - pt-BR: “%(path)@: este arquivo está vazio agora”
        ///
        /// A file became empty. %(path)@ is its path.
        package static func emptied(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 661, [.string(path)])
        }

        /// “(empty key)”
        ///
        /// - pt-BR: “(chave vazia)”
        ///
        /// Shown in place of a key that is empty.
        package static var emptyKey: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 662)
        }

        /// “fitloc edit could not handle it (status %(status)@).”
        ///
        /// - pt-BR: “o fitloc edit não conseguiu processá-lo (status %(status)@).”
        ///
        /// Reason why a text was not saved.
        package static func failed(status: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 663, [.string(status)])
        }

        /// “Filter”
        ///
        /// - pt-BR: “Filtrar”
        ///
        /// Button: opens more filters of the list.
        package static var filter: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 664)
        }

        /// “Find”
        ///
        /// - pt-BR: “Localizar”
        ///
        /// Label of the text to find.
        package static var find: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 665)
        }

        /// “Fix”
        ///
        /// - pt-BR: “Corrigir”
        ///
        /// Button: fixes a finding.
        package static var fix: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 666)
        }

        /// “Translated from an earlier source text: %(text)@”
        ///
        /// - pt-BR: “Traduzido de um texto de origem anterior: %(text)@”
        ///
        /// The source text has changed since. text: the earlier source text.
        package static func formerSource(text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 667, [.string(text)])
        }

        /// “Glossary”
        ///
        /// - pt-BR: “Glossário”
        ///
        /// Heading of terms with the renderings that were agreed on.
        package static var glossary: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 668)
        }

        /// “This key no longer exists.”
        ///
        /// - pt-BR: “Esta chave não existe mais.”
        ///
        /// The key that is shown was removed.
        package static var gone: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 669)
        }

        /// “History”
        ///
        /// - pt-BR: “Histórico”
        ///
        /// Heading of who changed the texts of a key and how.
        package static var history: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 670)
        }

        /// “Insert %(text)@”
        ///
        /// - pt-BR: “Inserir %(text)@”
        ///
        /// Label of a button, for screen readers. text: a placeholder such as %@.
        package static func insert(text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 671, [.string(text)])
        }

        /// “Keep Mine”
        ///
        /// - pt-BR: “Manter o meu”
        ///
        /// Button: the typed text is to replace the one on disk.
        package static var keepMine: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 672)
        }

        /// “Keys”
        ///
        /// - pt-BR: “Chaves”
        ///
        /// Label of the list of keys, for screen readers.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 673)
        }

        /// “Language”
        ///
        /// - pt-BR: “Idioma”
        ///
        /// Label of the menu of languages.
        package static var language: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 674)
        }

        /// “%(language)@ is not in the project now. Nothing is saved in it until it is back; what you type is kept.”
        ///
        /// - pt-BR: “O idioma %(language)@ não está no projeto agora. Nada é salvo nele até que ele volte; o que você digita é guardado.”
        ///
        /// A language that somebody translates into is not in the files at the moment, for example on another branch.
        package static func languageAway(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 675, [.string(language)])
        }

        /// “All Languages”
        ///
        /// - pt-BR: “Todos os idiomas”
        ///
        /// Entry of a menu: shows all languages and their progress.
        package static var languages: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 676)
        }

        /// “%(count)@ to do”
        ///
        /// - pt-BR: “%(count)@ a fazer”
        ///
        /// Beside a language: the number of keys to translate. count: a number.
        package static func left(count: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 677, [.string(count)])
        }

        /// “Loading…”
        ///
        /// - pt-BR: “Carregando…”
        ///
        /// In place of a text or of the list while it is read.
        package static var loading: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 678)
        }

        /// “the key already had a text. Check the result, then save it.”
        ///
        /// - pt-BR: “a chave já tinha um texto. Confira o resultado e depois salve.”
        ///
        /// Reason why a text was not saved: it was typed before the key was shown.
        package static var lookFirst: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 679)
        }

        /// “Mark Them for Review”
        ///
        /// - pt-BR: “Marcar para revisão”
        ///
        /// Button: marks the translations of a changed source text for review.
        package static var markTranslations: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 680)
        }

        /// “Match case”
        ///
        /// - pt-BR: “Diferenciar maiúsculas de minúsculas”
        ///
        /// Label of a check box: “Home” does not find “home”.
        package static var matchCase: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 681)
        }

        /// “Similar texts”
        ///
        /// - pt-BR: “Textos parecidos”
        ///
        /// Heading of finished translations of similar texts.
        package static var matches: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 682)
        }

        /// “More”
        ///
        /// - pt-BR: “Mais”
        ///
        /// Button: opens a menu with more actions.
        package static var more: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 683)
        }

        /// “Only the first %(count)@ keys are shown.”
        ///
        /// - pt-BR: “Só as primeiras %(count)@ chaves são mostradas.”
        ///
        /// Below a long list of changes. count: a number.
        package static func moreFound(count: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 684, [.string(count)])
        }

        /// “not %(words)@”
        ///
        /// - pt-BR: “não %(words)@”
        ///
        /// Renderings of a term that are ruled out. words: a list.
        package static func never(words: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 685, [.string(words)])
        }

        /// “Start a new language”
        ///
        /// - pt-BR: “Iniciar um novo idioma”
        ///
        /// Heading and label of a field for a language that the project does not have.
        package static var newLanguage: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 686)
        }

        /// “A language tag, such as pt-BR or de. The language is added to the files with the first text that you save.”
        ///
        /// - pt-BR: “Um código de idioma, como pt-BR ou de. O idioma entra nos arquivos com o primeiro texto que você salvar.”
        ///
        /// Below the field for a language that the project does not have.
        package static var newLanguageHint: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 687)
        }

        /// “Next”
        ///
        /// - pt-BR: “Próxima”
        ///
        /// Button: goes to the next key.
        package static var next: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 688)
        }

        /// “No keys.”
        ///
        /// - pt-BR: “Nenhuma chave.”
        ///
        /// In place of the list when the files have no keys, or none can be read.
        package static var noKeys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 689)
        }

        /// “Open the full address that fitloc edit printed. This one lacks the secret at its end.”
        ///
        /// - pt-BR: “Abra o endereço completo que o fitloc edit mostrou. Neste falta o segredo do final.”
        ///
        /// The page was opened without its secret. fitloc edit is not translated.
        package static var noToken: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 690)
        }

        /// “fitloc edit was started again, or does not allow it.”
        ///
        /// - pt-BR: “o fitloc edit foi reiniciado ou não permite salvar.”
        ///
        /// Reason why a text was not saved.
        package static var notAllowed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 691)
        }

        /// “fitloc edit does not answer.”
        ///
        /// - pt-BR: “o fitloc edit não responde.”
        ///
        /// Reason why a text was not saved.
        package static var notAnswered: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 692)
        }

        /// ““%(key)@” (%(language)@) is not saved, but your text is kept: %(reason)@”
        ///
        /// - pt-BR: ““%(key)@” (%(language)@) não foi salvo, mas seu texto foi guardado: %(reason)@”
        ///
        /// Message that stays until the text is saved or discarded. %(key)@ is the key, %(language)@ the name of the language, %(reason)@ a sentence.
        package static func notSaved(key: Swift.String, language: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 693, [.string(key), .string(language), .string(reason)])
        }

        /// “The save of “%(key)@” is not undone: %(reason)@”
        ///
        /// - pt-BR: “O salvamento de “%(key)@” não foi desfeito: %(reason)@”
        ///
        /// Message: a save could not be reverted. %(key)@ is the key, %(reason)@ a sentence.
        package static func notUndone(key: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 694, [.string(key), .string(reason)])
        }

        /// “Not in your text yet:”
        ///
        /// - pt-BR: “Ainda não está no seu texto:”
        ///
        /// Before the placeholders of the source text that the translation lacks.
        package static var notUsed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 695)
        }

        /// “Note to the Developer…”
        ///
        /// - pt-BR: “Recado para o desenvolvedor…”
        ///
        /// Entry of a menu and heading: a question or remark about a key.
        package static var note: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 696)
        }

        /// “The note is added to the comment of the key, where developers and other translators see it.”
        ///
        /// - pt-BR: “O recado é acrescentado ao comentário da chave, onde desenvolvedores e outros tradutores o veem.”
        ///
        /// Below the field for a note.
        package static var noteHint: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 697)
        }

        /// “The note is added to %(path)@, which developers read.”
        ///
        /// - pt-BR: “O recado é acrescentado a %(path)@, que os desenvolvedores leem.”
        ///
        /// Below the field for a note to the developer. path: a file of the project.
        package static func noteHintFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 698, [.string(path)])
        }

        /// “Note added to %(path)@”
        ///
        /// - pt-BR: “Recado acrescentado a %(path)@”
        ///
        /// Message after a note to the developer was written. path: a file of the project.
        package static func noted(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 699, [.string(path)])
        }

        /// “No matching keys in %(language)@.”
        ///
        /// - pt-BR: “Nenhuma chave corresponde em %(language)@.”
        ///
        /// The list has no key.
        package static func nothing(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 700, [.string(language)])
        }

        /// “Nothing found.”
        ///
        /// - pt-BR: “Nada encontrado.”
        ///
        /// In place of a list of changes.
        package static var nothingFound: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 701)
        }

        /// “%(author)@, %(day)@”
        ///
        /// - pt-BR: “%(author)@, %(day)@”
        ///
        /// Who wrote a text last, and when. author: a name; day: a date.
        package static func origin(author: Swift.String, day: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 702, [.string(author), .string(day)])
        }

        /// “Also Translate Other Catalogs (%(count)@)”
        ///
        /// - pt-BR: “Traduzir também outros catálogos (%(count)@)”
        ///
        /// Button below the list of keys of a language that only some catalogs have. count: the number of the others.
        package static func otherCatalogs(count: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 703, [.string(count)])
        }

        /// “the comment of the key has changed meanwhile. Look at it, then try again.”
        ///
        /// - pt-BR: “o comentário da chave mudou nesse meio-tempo. Confira-o e tente de novo.”
        ///
        /// Reason why a text or a note was not saved.
        package static var otherComment: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 704)
        }

        /// “other devices”
        ///
        /// - pt-BR: “outros dispositivos”
        ///
        /// Label of a text for all devices without a text of their own.
        package static var otherDevices: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 705)
        }

        /// “The text was typed for another key or language. Nothing was saved.”
        ///
        /// - pt-BR: “O texto foi digitado para outra chave ou outro idioma. Nada foi salvo.”
        ///
        /// Reason why a text was not saved: it belongs to another key than the request.
        package static var otherField: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 706)
        }

        /// “other numbers”
        ///
        /// - pt-BR: “outros números”
        ///
        /// Label of a plural form without sample numbers.
        package static var otherNumbers: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 707)
        }

        /// “Other languages”
        ///
        /// - pt-BR: “Outros idiomas”
        ///
        /// Heading of the same text in other languages.
        package static var others: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 708)
        }

        /// “Preview”
        ///
        /// - pt-BR: “Prévia”
        ///
        /// Heading of the texts with sample arguments.
        package static var preview: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 709)
        }

        /// “Previous”
        ///
        /// - pt-BR: “Anterior”
        ///
        /// Button: goes to the previous key.
        package static var previous: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 710)
        }

        /// “%(done)@ of %(total)@ translated (%(percent)@ %%)”
        ///
        /// - pt-BR: “%(done)@ de %(total)@ traduzidas (%(percent)@ %%)”
        ///
        /// Progress in a language. done, total, percent: numbers.
        package static func progress(done: Swift.String, total: Swift.String, percent: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 711, [.string(done), .string(total), .string(percent)])
        }

        /// “Project”
        ///
        /// - pt-BR: “Projeto”
        ///
        /// Label of the button with the name of the project, which shows all languages.
        package static var project: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 712)
        }

        /// “Read only”
        ///
        /// - pt-BR: “Somente leitura”
        ///
        /// Shown where nothing may be written.
        package static var readOnly: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 713)
        }

        /// “Reads as”
        ///
        /// - pt-BR: “Lê-se como”
        ///
        /// Label before a text whose invisible characters and placeholders are shown as they are read.
        package static var reads: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 714)
        }

        /// “Why is this text right?”
        ///
        /// - pt-BR: “Por que este texto está certo?”
        ///
        /// Heading and label of the field for a reason.
        package static var reason: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 715)
        }

        /// “The reason goes into the comment of the key, with an exception for: %(rules)@.”
        ///
        /// - pt-BR: “O motivo vai para o comentário da chave, com uma exceção para: %(rules)@.”
        ///
        /// Below the field for a reason. rules: identifiers of checks.
        package static func reasonHint(rules: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 716, [.string(rules)])
        }

        /// “Redo Save”
        ///
        /// - pt-BR: “Refazer salvamento”
        ///
        /// Button: makes a save again that was undone.
        package static var redo: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 717)
        }

        /// “Saved again”
        ///
        /// - pt-BR: “Salvo de novo”
        ///
        /// Message after a save was made again.
        package static var redone: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 718)
        }

        /// “This text cannot be saved.”
        ///
        /// - pt-BR: “Este texto não pode ser salvo.”
        ///
        /// Shown before the reasons why a text cannot be saved.
        package static var refused: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 719)
        }

        /// “Remove Translation”
        ///
        /// - pt-BR: “Remover tradução”
        ///
        /// Entry of a menu: removes the texts of a key in a language.
        package static var remove: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 720)
        }

        /// “Find and Replace…”
        ///
        /// - pt-BR: “Localizar e substituir…”
        ///
        /// Entry of a menu and heading.
        package static var replace: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 721)
        }

        /// “Replace with”
        ///
        /// - pt-BR: “Substituir por”
        ///
        /// Label of the text to put in place of another.
        package static var replaceWith: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 722)
        }

        /// “Discard Changes”
        ///
        /// - pt-BR: “Descartar alterações”
        ///
        /// Button: restores the text on disk.
        package static var revert: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 723)
        }

        /// “Needs Review and Next”
        ///
        /// - pt-BR: “Marcar para revisão e avançar”
        ///
        /// Button: marks the texts for review and goes to the next key.
        package static var reviewNext: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 724)
        }

        /// “Save”
        ///
        /// - pt-BR: “Salvar”
        ///
        /// Button: writes the texts.
        package static var save: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 725)
        }

        /// “Save Anyway…”
        ///
        /// - pt-BR: “Salvar mesmo assim…”
        ///
        /// Button: saves a text that a check refuses, with a reason.
        package static var saveAnyway: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 726)
        }

        /// “Save and Next”
        ///
        /// - pt-BR: “Salvar e avançar”
        ///
        /// Button: writes the texts and goes to the next key.
        package static var saveNext: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 727)
        }

        /// “Saved”
        ///
        /// - pt-BR: “Salvo”
        ///
        /// Message after saving.
        package static var saved: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 728)
        }

        /// “Saving…”
        ///
        /// - pt-BR: “Salvando…”
        ///
        /// Message while a text is saved.
        package static var saving: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 729)
        }

        /// “Search keys and texts”
        ///
        /// - pt-BR: “Buscar chaves e textos”
        ///
        /// Placeholder and label of the search field.
        package static var search: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 730)
        }

        /// “Sentence”
        ///
        /// - pt-BR: “Frase”
        ///
        /// Heading of the text that has parts with texts of their own.
        package static var sentence: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 731)
        }

        /// “Keyboard shortcuts”
        ///
        /// - pt-BR: “Atalhos de teclado”
        ///
        /// Heading of the list of keys.
        package static var shortcuts: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 742)
        }

        /// “Show”
        ///
        /// - pt-BR: “Mostrar”
        ///
        /// Button: goes to the key of a message.
        package static var show: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 743)
        }

        /// “Show All Keys”
        ///
        /// - pt-BR: “Mostrar todas as chaves”
        ///
        /// Button: removes all filters.
        package static var showAll: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 744)
        }

        /// “Source”
        ///
        /// - pt-BR: “Origem”
        ///
        /// Heading of the source text.
        package static var source: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 745)
        }

        /// “The source text of “%(key)@” has changed. Its translations (%(count)@) may not fit any more.”
        ///
        /// - pt-BR: “O texto de origem de “%(key)@” mudou. As traduções dele (%(count)@) talvez não sirvam mais.”
        ///
        /// Message after a source text was saved. key: the key; count: the number of languages with a translation.
        package static func sourceChanged(key: Swift.String, count: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 746, [.string(key), .string(count)])
        }

        /// “Source text”
        ///
        /// - pt-BR: “Texto de origem”
        ///
        /// Heading of the texts to be edited where they are the source language's.
        package static var sourceText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 747)
        }

        /// “Start”
        ///
        /// - pt-BR: “Iniciar”
        ///
        /// Button: begins the translation into a new language.
        package static var start: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 748)
        }

        /// “Which language do you translate into?”
        ///
        /// - pt-BR: “Para qual idioma você traduz?”
        ///
        /// Heading of the page that shows all languages.
        package static var startTitle: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 749)
        }

        /// “State”
        ///
        /// - pt-BR: “Estado”
        ///
        /// Label of the menu of states.
        package static var state: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 750)
        }

        /// “fitloc edit has stopped. What you typed is still here. Start it again with “fitloc edit --port %(port)@”, and open the address that it prints in this tab.”
        ///
        /// - pt-BR: “O fitloc edit foi encerrado. O que você digitou continua aqui. Inicie-o de novo com “fitloc edit --port %(port)@” e abra nesta aba o endereço que ele mostrar.”
        ///
        /// The page has lost its program. %(port)@ is the number of its port. fitloc edit is not translated.
        package static func stopped(port: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 760, [.string(port)])
        }

        /// “Inserted for %(name)@”
        ///
        /// - pt-BR: “Inserido em %(name)@”
        ///
        /// Heading of texts that a part of the sentence is replaced with. name: the part, such as %#@days@.
        package static func substitution(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 761, [.string(name)])
        }

        /// “Suggest a Text”
        ///
        /// - pt-BR: “Sugerir texto”
        ///
        /// A menu entry: puts a text from memory or a translation service into the field.
        package static var suggest: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 762)
        }

        /// “Suggested by %(source)@”
        ///
        /// - pt-BR: “Sugestão de %(source)@”
        ///
        /// A text was put into the field; the argument is the name of its source, such as memory.
        package static func suggested(source: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 763, [.string(source)])
        }

        /// “Looking for a text…”
        ///
        /// - pt-BR: “Procurando um texto…”
        ///
        /// Sources are being asked for a text.
        package static var suggesting: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 764)
        }

        /// “Take Theirs”
        ///
        /// - pt-BR: “Usar o deles”
        ///
        /// Button: discards the typed text in favor of the one on disk.
        package static var takeTheirs: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 765)
        }

        /// “Translations”
        ///
        /// - pt-BR: “Traduções”
        ///
        /// Title of the page that fitloc edit opens.
        package static var title: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 766)
        }

        /// “the text is too long for this page. Its limit is 1 MB.”
        ///
        /// - pt-BR: “o texto é longo demais para esta página. O limite é 1 MB.”
        ///
        /// Reason why a text was not saved.
        package static var tooLong: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 767)
        }

        /// “Translation”
        ///
        /// - pt-BR: “Tradução”
        ///
        /// Heading of the texts to be edited.
        package static var translation: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 768)
        }

        /// “Type the translation”
        ///
        /// - pt-BR: “Digite a tradução”
        ///
        /// In an empty text field.
        package static var typeHere: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 769)
        }

        /// “Not committed yet”
        ///
        /// - pt-BR: “Ainda sem commit”
        ///
        /// In place of who wrote a text last.
        package static var uncommitted: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 770)
        }

        /// “Undo Save”
        ///
        /// - pt-BR: “Desfazer salvamento”
        ///
        /// Button: takes the last save back.
        package static var undo: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 771)
        }

        /// “Save undone”
        ///
        /// - pt-BR: “Salvamento desfeito”
        ///
        /// Message after undo.
        package static var undone: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 772)
        }

        /// “%(place)@: this file cannot be read: %(reason)@”
        ///
        /// - pt-BR: “%(place)@: não é possível ler este arquivo: %(reason)@”
        ///
        /// A file cannot be read. %(place)@ is its path, line and column, %(reason)@ the message of the parser.
        package static func unreadable(place: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 773, [.string(place), .string(reason)])
        }

        /// “The page shows the last texts that it could read. You can keep typing, and save when the file is repaired.”
        ///
        /// - pt-BR: “A página mostra os últimos textos que conseguiu ler. Você pode continuar digitando e salvar quando o arquivo for corrigido.”
        ///
        /// Follows the messages about files that cannot be read.
        package static var unreadableFiles: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 774)
        }

        /// “Not saved”
        ///
        /// - pt-BR: “Não salvo”
        ///
        /// Beside a text that was typed and not saved.
        package static var unsaved: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 775)
        }

        /// “In code”
        ///
        /// - pt-BR: “No código”
        ///
        /// Heading of the places of code that use a key.
        package static var usages: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 776)
        }

        /// “Use”
        ///
        /// - pt-BR: “Usar”
        ///
        /// Button: takes a similar text.
        package static var use: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 777)
        }

        /// “With findings”
        ///
        /// - pt-BR: “Com achados”
        ///
        /// Label of a check box: only keys in which a check found something.
        package static var withFindings: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 778)
        }

        /// “The secret of this page is wrong or out of date: fitloc edit has a new one each time it starts. Open the address that it printed last, in this tab. What you typed is kept.”
        ///
        /// - pt-BR: “O segredo desta página está errado ou desatualizado: o fitloc edit cria um novo a cada início. Abra nesta aba o último endereço que ele mostrou. O que você digitou foi guardado.”
        ///
        /// The secret in the address is wrong or from an earlier start.
        package static var wrongToken: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 779)
        }

        /// The strings page.severity.*
        package nonisolated enum Severity {
            /// “Error”
            ///
            /// - pt-BR: “Erro”
            ///
            /// The severity of a finding.
            package static var error: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 732)
            }

            /// “Note”
            ///
            /// - pt-BR: “Observação”
            ///
            /// The severity of a finding.
            package static var note: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 733)
            }

            /// “Warning”
            ///
            /// - pt-BR: “Aviso”
            ///
            /// The severity of a finding.
            package static var warning: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 734)
            }
        }

        /// The strings page.shortcut.*
        package nonisolated enum Shortcut {
            /// “Go to the text”
            ///
            /// - pt-BR: “Ir para o texto”
            ///
            /// What a key does.
            package static var edit: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 735)
            }

            /// “Go to the list”
            ///
            /// - pt-BR: “Ir para a lista”
            ///
            /// What a key does.
            package static var list: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 736)
            }

            /// “Use a similar text”
            ///
            /// - pt-BR: “Usar um texto parecido”
            ///
            /// What keys do.
            package static var match: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 737)
            }

            /// “Next or previous key”
            ///
            /// - pt-BR: “Chave seguinte ou anterior”
            ///
            /// What two keys do.
            package static var move: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 738)
            }

            /// “Redo typing; in the list: redo the save”
            ///
            /// - pt-BR: “Refazer a digitação; na lista: refazer o salvamento”
            ///
            /// What Ctrl+Shift+Z does.
            package static var redo: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 739)
            }

            /// “Search”
            ///
            /// - pt-BR: “Buscar”
            ///
            /// What a key does.
            package static var search: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 740)
            }

            /// “Undo typing; in the list: undo the last save”
            ///
            /// - pt-BR: “Desfazer a digitação; na lista: desfazer o último salvamento”
            ///
            /// What Ctrl+Z does.
            package static var undo: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 741)
            }
        }

        /// The strings page.status.*
        package nonisolated enum Status {
            /// “Do not translate”
            ///
            /// - pt-BR: “Não traduzir”
            ///
            /// State of a key: it is not to be translated.
            package static var excluded: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 751)
            }

            /// “Incomplete”
            ///
            /// - pt-BR: “Incompleto”
            ///
            /// State of a key in a language: a text is empty, or a plural form is missing.
            package static var incomplete: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 752)
            }

            /// “Machine translated”
            ///
            /// - pt-BR: “Tradução automática”
            ///
            /// State of a text: a machine translated it, and it has not been reviewed.
            package static var machineTranslated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 753)
            }

            /// “Missing”
            ///
            /// - pt-BR: “Faltando”
            ///
            /// State of a key in a language: no text yet.
            package static var missing: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 754)
            }

            /// “Needs review”
            ///
            /// - pt-BR: “A revisar”
            ///
            /// State of a text: it must be reviewed.
            package static var needsReview: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 755)
            }

            /// “New”
            ///
            /// - pt-BR: “Novo”
            ///
            /// State of a text: not begun.
            package static var new: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 756)
            }

            /// “Stale”
            ///
            /// - pt-BR: “Obsoleto”
            ///
            /// State of a key: the code no longer has it.
            package static var stale: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 757)
            }

            /// “Translated”
            ///
            /// - pt-BR: “Traduzido”
            ///
            /// State of a text: finished.
            package static var translated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 758)
            }

            /// “To do”
            ///
            /// - pt-BR: “A fazer”
            ///
            /// The entry of the menu of states that shows missing, new and incomplete texts and those that need review.
            package static var unfinished: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 759)
            }
        }
    }

    /// The strings preview.*
    package nonisolated enum Preview {
        /// “wrote %(path)@, but could not start “%(program)@” to show it; open the file in a browser”
        ///
        /// - pt-BR: “gravado: %(path)@, mas não foi possível iniciar “%(program)@” para mostrá-lo; abra o arquivo em um navegador”
        ///
        /// Refusal of `fitloc preview --open`. path is the file that was written, program the one that opens files.
        package static func notOpened(path: Swift.String, program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 780, [.string(path), .string(program)])
        }

        /// “wrote %(path)@”
        ///
        /// - pt-BR: “gravado: %(path)@”
        ///
        /// Result of `fitloc preview`. path is a file.
        package static func wrote(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 781, [.string(path)])
        }
    }

    /// The strings prompt.*
    package nonisolated enum Prompt {
        /// “Enter a text, or press Ctrl-D to stop without writing.”
        ///
        /// - pt-BR: “Digite um texto ou tecle Ctrl-D para parar sem gravar.”
        ///
        /// Message about a text that is empty. Ctrl-D are keys.
        package static var blank: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 782)
        }

        /// “comment: %(text)@”
        ///
        /// - pt-BR: “comentário: %(text)@”
        ///
        /// Shows the comment of a key above the questions. text is in quotation marks.
        package static func comment(text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 783, [.string(text)])
        }

        /// “Comment for translators (press Enter for none)”
        ///
        /// - pt-BR: “Comentário para tradutores (Enter para nenhum)”
        ///
        /// Question for the comment of a new key.
        package static var commentQuestion: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 784)
        }

        /// “Press Enter on an empty line to leave a language for later.”
        ///
        /// - pt-BR: “Tecle Enter em uma linha vazia para deixar um idioma para depois.”
        ///
        /// Above the questions for translations. Enter is a key.
        package static var enterLeaves: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 785)
        }

        /// “Type y or n; Enter means n.”
        ///
        /// - pt-BR: “Digite s ou n; Enter equivale a n.”
        ///
        /// Message about an answer that is neither yes nor no.
        package static var noOrYes: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 786)
        }

        /// “%(key)@ in %(path)@”
        ///
        /// - pt-BR: “%(key)@ em %(path)@”
        ///
        /// Above the questions on a key that exists. key is a key, path its table.
        package static func place(key: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 787, [.string(key), .string(path)])
        }

        /// “The text contains a number. Add a text for each plural form? [Y/n]”
        ///
        /// - pt-BR: “O texto contém um número. Adicionar um texto para cada forma plural? [S/n]”
        ///
        /// Question after a source text that has a number. Y is what Enter means; y, yes, n, no and their Portuguese are understood.
        package static var plural: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 788)
        }

        /// “source: %(text)@”
        ///
        /// - pt-BR: “origem: %(text)@”
        ///
        /// Shows the source text again above a question for a translation. text is in quotation marks.
        package static func source(text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 789, [.string(text)])
        }

        /// “Type y or n; Enter means y.”
        ///
        /// - pt-BR: “Digite s ou n; Enter equivale a s.”
        ///
        /// Message about an answer that is neither yes nor no.
        package static var yesOrNo: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 790)
        }
    }

    /// The strings pull.*
    package nonisolated enum Pull {
        /// “nothing was imported: %(reason)@”
        ///
        /// - pt-BR: “nada foi importado: %(reason)@”
        ///
        /// Refusal of fitloc pull. reason tells how the program failed.
        package static func failed(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 791, [.string(reason)])
        }

        /// “note: the files of the service are kept in %(folder)@”
        ///
        /// - pt-BR: “observação: os arquivos do serviço ficam em %(folder)@”
        ///
        /// Note of fitloc pull after texts were skipped or files could not be read. folder is a temporary folder.
        package static func kept(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 792, [.string(folder)])
        }

        /// “warning: the program did not write %(path)@”
        ///
        /// - pt-BR: “aviso: o programa não gravou %(path)@”
        ///
        /// Warning of fitloc pull. path is a file that the program should fetch.
        package static func missing(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 793, [.string(path)])
        }

        /// “note: it is not recorded which texts the service received, so every different text counts as changed there; name a commit with --since to tell”
        ///
        /// - pt-BR: “observação: não há registro dos textos que o serviço recebeu, e todo texto diferente conta como alterado lá; para distinguir, indique um commit com --since”
        ///
        /// Note of fitloc pull.
        package static var noRecord: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 794)
        }

        /// “nothing was imported, because the program wrote no file”
        ///
        /// - pt-BR: “nada foi importado, pois o programa não gravou nenhum arquivo”
        ///
        /// Refusal of fitloc pull.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 795)
        }
    }

    /// The strings push.*
    package nonisolated enum Push {
        /// “%(count)lld texts of the service are not in the project; run `fitloc pull` first, or send anyway with --force”
        ///
        /// - en: one “%(count)lld text of the service is not in the project; run `fitloc pull` first, or send anyway with --force”, other “%(count)lld texts of the service are not in the project; run `fitloc pull` first, or send anyway with --force”
        /// - pt-BR: one “%(count)lld texto do serviço não está no projeto; execute `fitloc pull` antes, ou envie mesmo assim com --force”, other “%(count)lld textos do serviço não estão no projeto; execute `fitloc pull` antes, ou envie mesmo assim com --force”
        ///
        /// Refusal of fitloc push. count is the number of texts that translators changed.
        package static func behind(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 796, [.integer(count)])
        }

        /// “nothing counts as sent: %(reason)@”
        ///
        /// - pt-BR: “nada conta como enviado: %(reason)@”
        ///
        /// Refusal of fitloc push. reason tells how the program failed.
        package static func failed(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 797, [.string(reason)])
        }

        /// “sent %(path)@: %(summary)@”
        ///
        /// - pt-BR: “%(path)@ enviado: %(summary)@”
        ///
        /// Line for each file that fitloc push sent. path is the file, summary is what it has, such as: 4 texts in de; 4 to translate.
        package static func handed(path: Swift.String, summary: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 798, [.string(path), .string(summary)])
        }

        /// “note: there is no folder to record what was sent; name a commit with --since when you run `fitloc pull`”
        ///
        /// - pt-BR: “observação: não há pasta para registrar o que foi enviado; indique um commit com --since ao executar `fitloc pull`”
        ///
        /// Note of fitloc push: neither HOME nor XDG_STATE_HOME names a folder outside of the project.
        package static var noRecord: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 799)
        }

        /// “nothing to send”
        ///
        /// - pt-BR: “nada a enviar”
        ///
        /// Note of fitloc push.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 800)
        }

        /// “tables are sent as a whole; to send a part of the keys, use another --file-format”
        ///
        /// - pt-BR: “as tabelas são enviadas inteiras; para enviar parte das chaves, use outro --file-format”
        ///
        /// Refusal of fitloc push.
        package static var whole: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 801)
        }

        /// “would send %(path)@: %(summary)@”
        ///
        /// - pt-BR: “enviaria %(path)@: %(summary)@”
        ///
        /// Line for each file that fitloc push would send. path is the file, summary is what it has, such as: 4 texts in de; 4 to translate.
        package static func wouldHand(path: Swift.String, summary: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 802, [.string(path), .string(summary)])
        }
    }

    /// The strings refusal.*
    package nonisolated enum Refusal {
        /// “this would be lost, because %(language)@ does not have it; add it there or remove it first”
        ///
        /// - pt-BR: “isto se perderia, porque %(language)@ não o tem; adicione-o lá ou remova-o antes”
        ///
        /// Reason why a language cannot get the tag of another one. It stands after the location. language is a language tag.
        package static func contentsLost(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 803, [.string(language)])
        }

        /// “%(key)@ occurs more than once: %(places)@; remove one of them by hand first”
        ///
        /// - pt-BR: “%(key)@ aparece mais de uma vez: %(places)@; remova uma delas manualmente antes”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. places is a list of files and lines.
        package static func doubledKey(key: Swift.String, places: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 804, [.string(key), .string(places)])
        }

        /// “%(key)@ occurs more than once with the same contents: %(places)@; run `fitloc lint --fix` first, which removes the repetition”
        ///
        /// - pt-BR: “%(key)@ aparece mais de uma vez com o mesmo conteúdo: %(places)@; execute antes `fitloc lint --fix`, que remove a repetição”
        ///
        /// Refusal of a change to a key. key is in quotation marks; places is a list of files and lines.
        package static func doubledKeyFixed(key: Swift.String, places: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 805, [.string(key), .string(places)])
        }

        /// “%(key)@ has %(name)@ more than once: %(places)@; remove one of them by hand first”
        ///
        /// - pt-BR: “%(key)@ tem %(name)@ mais de uma vez: %(places)@; remova um deles manualmente antes”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. name is a part of the file's structure, places a list of lines.
        package static func doubledMember(key: Swift.String, name: Swift.String, places: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 806, [.string(key), .string(name), .string(places)])
        }

        /// “%(refusal)@; a text was given for %(languages)@, which is a different language”
        ///
        /// - pt-BR: “%(refusal)@; foi informado um texto para %(languages)@, que é outro idioma”
        ///
        /// Extends a refusal that languages lack a text. languages are those given.
        package static func givenOthers(refusal: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 807, [.string(refusal), .string(languages)])
        }

        /// “%(key)@ already exists”
        ///
        /// - pt-BR: “%(key)@ já existe”
        ///
        /// Refusal of a change to a key. It stands after the location. key is in quotation marks.
        package static func keyExists(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 808, [.string(key)])
        }

        /// “%(key)@ already exists in another Unicode normalization; the two keys would look the same”
        ///
        /// - pt-BR: “%(key)@ já existe em outra normalização Unicode; as duas chaves pareceriam iguais”
        ///
        /// Refusal of a change to a key. It stands after the location. key is in quotation marks.
        package static func keyExistsDifferently(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 809, [.string(key)])
        }

        /// “%1$(path)@: %2$(language)@ already has different texts for %3$(keys)@”
        ///
        /// - pt-BR: “%1$(path)@: %2$(language)@ já tem textos diferentes para %3$(keys)@”
        ///
        /// Reason why a language cannot get another tag. path is a file; language is the new tag; keys is a list of keys in quotation marks.
        package static func languageConflict(path: Swift.String, language: Swift.String, keys: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 810, [.string(path), .string(language), .string(keys)])
        }

        /// “the plural lacks %(categories)@ in %(language)@; add %(options)@, or use --incomplete to leave it for later”
        ///
        /// - pt-BR: “o plural não tem %(categories)@ em %(language)@; adicione %(options)@ ou use --incomplete para deixar para depois”
        ///
        /// Refusal of a change to a key. It stands after the key. language and languages are tags; path and place are locations. categories is a list of plural categories, options of options of the command line.
        package static func missingCategories(categories: Swift.String, language: Swift.String, options: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 816, [.string(categories), .string(language), .string(options)])
        }

        /// “the required text in %(languages)@ is missing; add %(options)@, or use --incomplete to leave it for later”
        ///
        /// - pt-BR: “falta o texto obrigatório em %(languages)@; adicione %(options)@ ou use --incomplete para deixar para depois”
        ///
        /// Refusal of a change to a key. It stands after the key. language and languages are tags; path and place are locations. options is a list of options of the command line.
        package static func missingLanguages(languages: Swift.String, options: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 817, [.string(languages), .string(options)])
        }

        /// “%(key)@ is given twice”
        ///
        /// - pt-BR: “%(key)@ foi indicada duas vezes”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. One command line names the key twice.
        package static func namedTwice(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 818, [.string(key)])
        }

        /// “the other forms need %1$(part)@; use --unset %2$(language)@ to remove all of them”
        ///
        /// - pt-BR: “as outras formas precisam de %1$(part)@; use --unset %2$(language)@ para remover todas”
        ///
        /// Reason why a part of a translation cannot be removed. It stands after the key and the language. language is a tag; part is a name such as plural.one.
        package static func neededPart(part: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 819, [.string(part), .string(language)])
        }

        /// “%(key)@ has several texts in %(language)@; specify the part: %(parts)@”
        ///
        /// - pt-BR: “%(key)@ tem vários textos em %(language)@; indique a parte: %(parts)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. parts is a list such as en.plural.one.
        package static func needsPart(key: Swift.String, language: Swift.String, parts: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 820, [.string(key), .string(language), .string(parts)])
        }

        /// “%(member)@ is not an object, and its value would be lost; fix it by hand first”
        ///
        /// - pt-BR: “%(member)@ não é um objeto, e o valor se perderia; corrija manualmente antes”
        ///
        /// Refusal of a change to a key. It stands after the location and the key. member is a part of the file's structure.
        package static func noObject(member: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 821, [.string(member)])
        }

        /// “%(key)@ (%(language)@) has no part %(part)@”
        ///
        /// - pt-BR: “%(key)@ (%(language)@) não tem a parte %(part)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language is a tag, part is one such as plural.one.
        package static func noPart(key: Swift.String, language: Swift.String, part: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 822, [.string(key), .string(language), .string(part)])
        }

        /// “%(key)@ (%(language)@) has no part %(part)@; its parts are %(parts)@”
        ///
        /// - pt-BR: “%(key)@ (%(language)@) não tem a parte %(part)@; as partes dela são %(parts)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. part is one such as plural.one. parts is a list of others.
        package static func noPlace(key: Swift.String, language: Swift.String, part: Swift.String, parts: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 823, [.string(key), .string(language), .string(part), .string(parts)])
        }

        /// “%(key)@ has no text in %(language)@”
        ///
        /// - pt-BR: “%(key)@ não tem texto em %(language)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations.
        package static func noText(key: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 824, [.string(key), .string(language)])
        }

        /// “%(key)@ has no text in %(language)@ for %(part)@”
        ///
        /// - pt-BR: “%(key)@ não tem texto em %(language)@ para %(part)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. part is one such as plural.one.
        package static func noTextAt(key: Swift.String, language: Swift.String, part: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 825, [.string(key), .string(language), .string(part)])
        }

        /// “%(key)@ is the id of an object in a storyboard or xib; only the id of another object can replace it”
        ///
        /// - pt-BR: “%(key)@ é o ID de um objeto de um storyboard ou xib; só o ID de outro objeto pode substituí-lo”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. It was to be renamed.
        package static func objectName(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 826, [.string(key)])
        }

        /// “%(key)@ (%(language)@) cannot be stored in a legacy table: %(reason)@”
        ///
        /// - pt-BR: “%(key)@ (%(language)@) não pode ser armazenada em uma tabela legada: %(reason)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. reason is a part of a sentence.
        package static func obstacle(key: Swift.String, language: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 827, [.string(key), .string(language), .string(reason)])
        }

        /// “the source language of %1$(key)@ is %3$(old)@, but that of %2$(path)@ is %4$(new)@”
        ///
        /// - pt-BR: “o idioma de origem de %1$(key)@ é %3$(old)@, mas o de %2$(path)@ é %4$(new)@”
        ///
        /// Reason why a key cannot move. key is in quotation marks; path is the file that it was to go to; old and new are tags of languages.
        package static func otherSource(key: Swift.String, path: Swift.String, old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 828, [.string(key), .string(path), .string(old), .string(new)])
        }

        /// “%1$(key)@ (%2$(language)@) has two texts for %3$(part)@ in one request”
        ///
        /// - pt-BR: “%1$(key)@ (%2$(language)@) tem dois textos para %3$(part)@ em um mesmo pedido”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language is a tag; part is a name such as plural.one.
        package static func partTwice(key: Swift.String, language: Swift.String, part: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 829, [.string(key), .string(language), .string(part)])
        }

        /// “%(language)@ does not use the plural category “%(category)@”; it uses %(categories)@”
        ///
        /// - pt-BR: “%(language)@ não usa a categoria de plural “%(category)@”; usa %(categories)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. category and categories are names such as one and other.
        package static func pluralCategory(language: Swift.String, category: Swift.String, categories: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 830, [.string(language), .string(category), .string(categories)])
        }

        /// “%(key)@ already has this name”
        ///
        /// - pt-BR: “%(key)@ já tem esse nome”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. It was to be renamed.
        package static func sameName(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 831, [.string(key)])
        }

        /// “%1$(key)@ is already in %2$(path)@”
        ///
        /// - pt-BR: “%1$(key)@ já está em %2$(path)@”
        ///
        /// Reason why a key cannot move. key is in quotation marks; path is a file.
        package static func sameTable(key: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 832, [.string(key), .string(path)])
        }

        /// “in %(path)@, %(tag)@ can be %(candidates)@; write one of them”
        ///
        /// - pt-BR: “em %(path)@, %(tag)@ pode ser %(candidates)@; escreva um deles”
        ///
        /// path is the table, tag is a language tag in quotes, candidates are languages of the table, joined by “or”.
        package static func severalLanguages(path: Swift.String, tag: Swift.String, candidates: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 833, [.string(path), .string(tag), .string(candidates)])
        }

        /// “%(path)@ spells %(language)@ in several ways (%(spellings)@); choose one first, see `fitloc lint`”
        ///
        /// - pt-BR: “%(path)@ escreve %(language)@ de várias formas (%(spellings)@); escolha uma antes, veja `fitloc lint`”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. spellings is a list such as pt-BR and pt_BR.
        package static func severalSpellings(path: Swift.String, language: Swift.String, spellings: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 834, [.string(path), .string(language), .string(spellings)])
        }

        /// “%1$(path)@: %2$(language)@ is the source language and cannot be removed”
        ///
        /// - pt-BR: “%1$(path)@: %2$(language)@ é o idioma de origem e não pode ser removido”
        ///
        /// Reason why a language cannot be removed. path is a file; language is a tag.
        package static func sourceLanguage(path: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 835, [.string(path), .string(language)])
        }

        /// “the source text cannot be removed; to remove the whole key, use `fitloc remove`”
        ///
        /// - pt-BR: “o texto de origem não pode ser removido; para remover a chave inteira, use `fitloc remove`”
        ///
        /// Reason why a text cannot be removed. It stands after the key and the language.
        package static var sourceText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 836)
        }

        /// “%(key)@ would generate the Swift symbol %(symbol)@, as %(other)@ does; choose another key”
        ///
        /// - pt-BR: “%(key)@ geraria o símbolo Swift %(symbol)@, assim como %(other)@; escolha outra chave”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. symbol is a name in Swift code. other is a key too.
        package static func symbolCollision(key: Swift.String, symbol: Swift.String, other: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 842, [.string(key), .string(symbol), .string(other)])
        }

        /// “%(key)@ (%(language)@) was changed by another program in the meantime; the text is now %(text)@”
        ///
        /// - pt-BR: “%(key)@ (%(language)@) foi alterada por outro programa nesse meio-tempo; o texto agora é %(text)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. text is in quotation marks.
        package static func textChanged(key: Swift.String, language: Swift.String, text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 843, [.string(key), .string(language), .string(text)])
        }

        /// “%1$(key)@ has two texts for %2$(language)@ in one request”
        ///
        /// - pt-BR: “%1$(key)@ tem dois textos para %2$(language)@ em um mesmo pedido”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language is a tag.
        package static func textTwice(key: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 844, [.string(key), .string(language)])
        }

        /// “there is no key %(key)@”
        ///
        /// - pt-BR: “não existe a chave %(key)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations.
        package static func unknownKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 845, [.string(key)])
        }

        /// “%(state)@ is not a state; states are %(states)@”
        ///
        /// - pt-BR: “%(state)@ não é um estado; os estados são %(states)@”
        ///
        /// Refusal of a change to the state of a text. state is in quotation marks; states is a list of names such as new and translated.
        package static func unknownState(state: Swift.String, states: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 846, [.string(state), .string(states)])
        }

        /// “no text refers to the substitution “%1$(name)@”; insert %%#@%1$(name)@@ in a text”
        ///
        /// - pt-BR: “nenhum texto se refere à substituição “%1$(name)@”; insira %%#@%1$(name)@@ em um texto”
        ///
        /// Refusal of a change to a key. It stands after the key and the language. name is that of a substitution; %%#@name@ is what refers to it.
        package static func unreferred(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 847, [.string(name)])
        }

        /// “give either one text or its parts in %(language)@, not both”
        ///
        /// - pt-BR: “informe um único texto ou as partes dele em %(language)@, não os dois”
        ///
        /// Refusal of a change to a key. It stands after the key. language and languages are tags; path and place are locations.
        package static func wholeAndParts(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 848, [.string(language)])
        }

        /// The strings refusal.legacy.*
        package nonisolated enum Legacy {
            /// “legacy tables cannot hold comments in a .stringsdict or a property list”
            ///
            /// - pt-BR: “tabelas legadas não podem conter comentários em um .stringsdict nem em uma lista de propriedades”
            ///
            /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. Legacy tables are .strings and .stringsdict files.
            package static var comments: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 811)
            }

            /// “legacy tables cannot hold a key without texts”
            ///
            /// - pt-BR: “tabelas legadas não podem conter uma chave sem textos”
            ///
            /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. Legacy tables are .strings and .stringsdict files.
            package static var emptyKey: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 812)
            }

            /// “legacy tables cannot mark keys as not to be translated”
            ///
            /// - pt-BR: “tabelas legadas não permitem marcar chaves para não serem traduzidas”
            ///
            /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. Legacy tables are .strings and .stringsdict files.
            package static var exclusion: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 813)
            }

            /// “a .stringsdict or property list cannot mark texts as needing review; accept the text first, such as with `fitloc review`”
            ///
            /// - pt-BR: “um .stringsdict ou uma lista de propriedades não permite marcar textos para revisão; aceite o texto antes, por exemplo com `fitloc review`”
            ///
            /// Refusal of a change to a key. Legacy tables are .strings and .stringsdict files; a property list is a .strings file in XML or binary form.
            package static var marks: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 814)
            }

            /// “legacy tables have no states”
            ///
            /// - pt-BR: “tabelas legadas não têm estados”
            ///
            /// Refusal of a change to a key. key is in quotation marks; language and languages are tags; path and place are locations. Legacy tables are .strings and .stringsdict files.
            package static var states: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 815)
            }
        }

        /// The strings refusal.store_text.*
        package nonisolated enum StoreText {
            /// “the texts of a store cannot have comments”
            ///
            /// - pt-BR: “os textos de uma loja não podem ter comentários”
            ///
            /// Refusal of a change to a key. A key is the name of a text on the page of an app in a store.
            package static var comments: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 837)
            }

            /// “the texts of a store cannot be marked as not to be translated”
            ///
            /// - pt-BR: “os textos de uma loja não podem ser marcados para não serem traduzidos”
            ///
            /// Refusal of a change to a key. A key is the name of a text on the page of an app in a store.
            package static var exclusion: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 838)
            }

            /// “a text of a store has no plural or device forms”
            ///
            /// - pt-BR: “um texto de uma loja não tem formas plurais nem de dispositivo”
            ///
            /// Refusal of a change to a key. A key is the name of a text on the page of an app in a store.
            package static var forms: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 839)
            }

            /// “the texts of a store have fixed names, such as description or changelogs/42”
            ///
            /// - pt-BR: “os textos de uma loja têm nomes fixos, como description ou changelogs/42”
            ///
            /// Refusal of a change to a key. key is in quotation marks. A key is the name of a text on the page of an app in a store, such as description.
            package static var names: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 840)
            }

            /// “the texts of a store have no states”
            ///
            /// - pt-BR: “os textos de uma loja não têm estados”
            ///
            /// Refusal of a change to a key. A key is the name of a text on the page of an app in a store.
            package static var states: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 841)
            }
        }
    }

    /// The strings rename.*
    package nonisolated enum Rename {
        /// “%(old)@ and %(new)@ have different texts in %(languages)@, so they cannot be joined”
        ///
        /// - pt-BR: “%(old)@ e %(new)@ têm textos diferentes em %(languages)@ e por isso não podem ser unidas”
        ///
        /// Refusal of `fitloc rename --join`. old and new are keys in quotation marks; languages is a list of tags.
        package static func different(old: Swift.String, new: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 849, [.string(old), .string(new), .string(languages)])
        }

        /// “changed %#@places@ in %#@files@”
        ///
        /// - en: “changed %#@places@ in %#@files@”, files (one “%arg Swift file”, other “%arg Swift files”), places (one “%arg use”, other “%arg uses”)
        /// - pt-BR: “alterações no código: %#@places@ em %#@files@”, files (one “%arg arquivo Swift”, other “%arg arquivos Swift”), places (one “%arg uso”, other “%arg usos”)
        ///
        /// Summary of renaming a key in code. places: how many places in code were changed; files: in how many files.
        package static func inSources(places: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 850, [.integer(places), .integer(files)])
        }

        /// “nothing was renamed, because %(count)lld places that may use %(key)@ cannot be changed; --force renames it anyway”
        ///
        /// - en: one “nothing was renamed, because %(count)lld place that may use %(key)@ cannot be changed; --force renames it anyway”, other “nothing was renamed, because %(count)lld places that may use %(key)@ cannot be changed; --force renames it anyway”
        /// - pt-BR: one “nada foi renomeado, porque %(count)lld lugar que pode usar %(key)@ não pode ser alterado; --force renomeia mesmo assim”, other “nada foi renomeado, porque %(count)lld lugares que podem usar %(key)@ não podem ser alterados; --force renomeia mesmo assim”
        ///
        /// An error after the list of places. count: their number; key: the old key in quotes.
        package static func refused(count: Swift.Int, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 860, [.integer(count), .string(key)])
        }

        /// “nothing was renamed, because %(count)lld places that may use one of the keys cannot be changed; --force renames them anyway”
        ///
        /// - en: one “nothing was renamed, because %(count)lld place that may use one of the keys cannot be changed; --force renames them anyway”, other “nothing was renamed, because %(count)lld places that may use one of the keys cannot be changed; --force renames them anyway”
        /// - pt-BR: one “nada foi renomeado, porque %(count)lld lugar que talvez use uma das chaves não pode ser alterado; --force as renomeia mesmo assim”, other “nada foi renomeado, porque %(count)lld lugares que talvez usem uma das chaves não podem ser alterados; --force as renomeia mesmo assim”
        ///
        /// Error of `fitloc rename --in-sources` with a pattern. The places are listed above it. count: the number of places.
        package static func refusedKeys(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 861, [.integer(count)])
        }

        /// “%(count)lld places in code still use %(key)@; to change them too, run `fitloc undo` and rename with `--in-sources`”
        ///
        /// - en: one “%(count)lld place in code still uses %(key)@; to change it too, run `fitloc undo` and rename with `--in-sources`”, other “%(count)lld places in code still use %(key)@; to change them too, run `fitloc undo` and rename with `--in-sources`”
        /// - pt-BR: one “%(count)lld lugar no código ainda usa %(key)@; para alterá-lo também, execute `fitloc undo` e renomeie com `--in-sources`”, other “%(count)lld lugares no código ainda usam %(key)@; para alterá-los também, execute `fitloc undo` e renomeie com `--in-sources`”
        ///
        /// A note after renaming a key. count: the number of places; key: the old key in quotes.
        package static func stillUsed(count: Swift.Int, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 862, [.integer(count), .string(key)])
        }

        /// The strings rename.left.*
        package nonisolated enum Left {
            /// “the accessor is now %(name)@; change it by hand”
            ///
            /// - pt-BR: “o acessador agora é %(name)@; altere manualmente”
            ///
            /// A place in code that uses a generated accessor of a renamed key, after its location. name: the new accessor, in Swift.
            package static func accessor(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 851, [.string(name)])
            }

            /// “the accessor has a new name; change it by hand”
            ///
            /// - pt-BR: “o acessador tem um novo nome; altere manualmente”
            ///
            /// A place in code that uses a generated accessor of a renamed key, after its location.
            package static var accessorUnknown: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 852)
            }

            /// “%(key)@ is looked up here but defined elsewhere; check that both match”
            ///
            /// - pt-BR: “%(key)@ é consultada aqui, mas definida em outro lugar; confira se as duas coincidem”
            ///
            /// A place in code that a renamed key is not changed at, after its location. key: the old key in quotes.
            package static func elsewhere(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 853, [.string(key)])
            }

            /// “contains %(key)@ in generated code; rename the key without this option, then generate the code again”
            ///
            /// - pt-BR: “contém %(key)@ em código gerado; renomeie a chave sem esta opção e gere o código de novo”
            ///
            /// A place in code that a renamed key is not changed at, after its location. key: the old key in quotes.
            package static func generated(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 854, [.string(key)])
            }

            /// “the key is built as %(pattern)@ and may match either key”
            ///
            /// - pt-BR: “a chave é montada como %(pattern)@ e pode corresponder a qualquer uma das duas”
            ///
            /// A place in code that puts keys together, after its location: old and new key both match. pattern: such as “badge.*.title”, in quotes.
            package static func made(pattern: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 855, [.string(pattern)])
            }

            /// “the key is built as %(pattern)@, which does not match %(key)@”
            ///
            /// - pt-BR: “a chave é montada como %(pattern)@, o que não corresponde a %(key)@”
            ///
            /// A place in code that puts keys together, after its location: the new key does not match. pattern: such as “badge.*.title”, in quotes; key: the new key in quotes.
            package static func madeNoMore(pattern: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 856, [.string(pattern), .string(key)])
            }

            /// “contains %(key)@; rename it by hand”
            ///
            /// - pt-BR: “contém %(key)@; renomeie manualmente”
            ///
            /// A place in a file other than Swift code, after its location. key: the old key in quotes.
            package static func other(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 857, [.string(key)])
            }

            /// “contains %(key)@ for an unknown purpose; check it”
            ///
            /// - pt-BR: “contém %(key)@ com finalidade desconhecida; confira”
            ///
            /// A literal in code that equals a renamed key, after its location. key: the old key in quotes.
            package static func unknown(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 858, [.string(key)])
            }

            /// “%(key)@ contains interpolated values here; rename it by hand”
            ///
            /// - pt-BR: “aqui %(key)@ contém valores interpolados; renomeie manualmente”
            ///
            /// A place in code that a renamed key is not changed at, after its location. key: the old key in quotes.
            package static func values(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 859, [.string(key)])
            }
        }
    }

    /// The strings report.*
    package nonisolated enum Report {
        /// “after”
        ///
        /// - pt-BR: “depois”
        ///
        /// On the page and in the pull request comment of `fitloc report`: column heading: what a text is.
        package static var after: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 863)
        }

        /// “List all findings with `%(command)@`.”
        ///
        /// - pt-BR: “Liste todos os achados com `%(command)@`.”
        ///
        /// On the page and in the pull request comment of `fitloc report`: below a shortened table of findings. command: a command line.
        package static func allFindings(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 864, [.string(command)])
        }

        /// “Compared with %(commit)@ of %(date)@:”
        ///
        /// - pt-BR: “Comparação com %(commit)@ de %(date)@:”
        ///
        /// On the page and in the pull request comment of `fitloc report`: what changes are counted from; the subject of the commit follows. commit: its short name; date: its day.
        package static func base(commit: Swift.String, date: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 865, [.string(commit), .string(date)])
        }

        /// “before”
        ///
        /// - pt-BR: “antes”
        ///
        /// On the page and in the pull request comment of `fitloc report`: column heading: what a text was.
        package static var before: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 866)
        }

        /// “change”
        ///
        /// - pt-BR: “alteração”
        ///
        /// On the page and in the pull request comment of `fitloc report`: column heading: by how many points of a per cent the translated part has grown or shrunk.
        package static var change: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 867)
        }

        /// “comment”
        ///
        /// - pt-BR: “comentário”
        ///
        /// On the page and in the pull request comment of `fitloc report`: column heading: the comment of a key for translators.
        package static var comment: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 868)
        }

        /// “Contents”
        ///
        /// - pt-BR: “Conteúdo”
        ///
        /// On the page and in the pull request comment of `fitloc report`: what screen readers call the list of links to its parts.
        package static var contents: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 869)
        }

        /// “finding”
        ///
        /// - pt-BR: “achado”
        ///
        /// On the page and in the pull request comment of `fitloc report`: column heading: the problem, in English.
        package static var finding: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 874)
        }

        /// “Findings of %(rule)@”
        ///
        /// - pt-BR: “Achados de %(rule)@”
        ///
        /// On the page and in the pull request comment of `fitloc report`: the caption of a table. rule: the id of a rule.
        package static func findingsCaption(rule: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 875, [.string(rule)])
        }

        /// “Keys with missing or new texts”
        ///
        /// - pt-BR: “Chaves com textos faltando ou novos”
        ///
        /// On the page and in the pull request comment of `fitloc report`: the caption of a table.
        package static var gapsCaption: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 876)
        }

        /// “new”
        ///
        /// - pt-BR: “novo”
        ///
        /// On the page and in the pull request comment of `fitloc report`: marks a finding on something that changed.
        package static var isNew: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 887)
        }

        /// “%(count)lld more rows are not shown.”
        ///
        /// - en: one “%(count)lld more row is not shown.”, other “%(count)lld more rows are not shown.”
        /// - pt-BR: one “Mais %(count)lld linha não é mostrada.”, other “Mais %(count)lld linhas não são mostradas.”
        ///
        /// On the page and in the pull request comment of `fitloc report`: below a shortened table. count: how many rows are omitted.
        package static func moreRows(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 897, [.integer(count)])
        }

        /// “Not in a git repository: no revision and no history.”
        ///
        /// - pt-BR: “Fora de um repositório git: sem revisão e sem histórico.”
        ///
        /// On the page and in the pull request comment of `fitloc report`: in place of the commit.
        package static var noRevision: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 898)
        }

        /// “location”
        ///
        /// - pt-BR: “local”
        ///
        /// On the page and in the pull request comment of `fitloc report`: column heading: file, line and column.
        package static var place: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 899)
        }

        /// “Revision %(commit)@ of %(date)@”
        ///
        /// - pt-BR: “Revisão %(commit)@ de %(date)@”
        ///
        /// On the page and in the pull request comment of `fitloc report`: what the report is about; the subject of the commit follows. commit: its short name; date: its day.
        package static func revision(commit: Swift.String, date: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 900, [.string(commit), .string(date)])
        }

        /// “%(shown)@ of %(total)@ rows”
        ///
        /// - pt-BR: “%(shown)@ de %(total)@ linhas”
        ///
        /// On the page and in the pull request comment of `fitloc report`: how many rows a search has found. shown, total: numbers.
        package static func rowsShown(shown: Swift.String, total: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 901, [.string(shown), .string(total)])
        }

        /// “Search all tables”
        ///
        /// - pt-BR: “Buscar em todas as tabelas”
        ///
        /// On the page and in the pull request comment of `fitloc report`: the label of the search field.
        package static var search: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 902)
        }

        /// “source”
        ///
        /// - pt-BR: “origem”
        ///
        /// On the page and in the pull request comment of `fitloc report`: marks the language that texts are translated from, after its name.
        package static var source: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 903)
        }

        /// “source text”
        ///
        /// - pt-BR: “texto de origem”
        ///
        /// On the page and in the pull request comment of `fitloc report`: column heading.
        package static var sourceText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 904)
        }

        /// “HTML is not printed on a terminal; write it to a file with -o report.html, or use --format markdown or json”
        ///
        /// - pt-BR: “HTML não é mostrado em um terminal; grave-o em um arquivo com -o report.html ou use --format markdown ou json”
        ///
        /// `fitloc report` refuses to print HTML on a terminal. The options and the file name are not translated.
        package static var terminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 905)
        }

        /// “%(project)@: strings”
        ///
        /// - pt-BR: “%(project)@: textos”
        ///
        /// On the page and in the pull request comment of `fitloc report`: the title. project: the name of the project.
        package static func title(project: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 906, [.string(project)])
        }

        /// “(with uncommitted changes)”
        ///
        /// - pt-BR: “(com alterações ainda sem commit)”
        ///
        /// On the page and in the pull request comment of `fitloc report`: follows the commit.
        package static var uncommitted: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 911)
        }

        /// The strings report.figure.*
        package nonisolated enum Figure {
            /// “errors”
            ///
            /// - pt-BR: “erros”
            ///
            /// On the page and in the pull request comment of `fitloc report`: label below a large number.
            package static var errors: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 870)
            }

            /// “keys to translate”
            ///
            /// - pt-BR: “chaves a traduzir”
            ///
            /// On the page and in the pull request comment of `fitloc report`: label below a large number.
            package static var gaps: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 871)
            }

            /// “notes”
            ///
            /// - pt-BR: “observações”
            ///
            /// On the page and in the pull request comment of `fitloc report`: label below a large number.
            package static var notes: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 872)
            }

            /// “warnings”
            ///
            /// - pt-BR: “avisos”
            ///
            /// On the page and in the pull request comment of `fitloc report`: label below a large number.
            package static var warnings: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 873)
            }
        }

        /// The strings report.heading.*
        package nonisolated enum Heading {
            /// “By catalog and language”
            ///
            /// - pt-BR: “Por catálogo e idioma”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var byCatalog: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 877)
            }

            /// “By language”
            ///
            /// - pt-BR: “Por idioma”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var byLanguage: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 878)
            }

            /// “Changed texts”
            ///
            /// - pt-BR: “Textos alterados”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var changedTexts: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 879)
            }

            /// “Changes since %(revision)@”
            ///
            /// - pt-BR: “Alterações desde %(revision)@”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading. revision: a revision of git, such as origin/main.
            package static func changes(revision: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 880, [.string(revision)])
            }

            /// “Coverage”
            ///
            /// - pt-BR: “Cobertura”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var coverage: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 881)
            }

            /// “Findings”
            ///
            /// - pt-BR: “Achados”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var findings: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 882)
            }

            /// “To translate”
            ///
            /// - pt-BR: “A traduzir”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var gaps: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 883)
            }

            /// “New findings”
            ///
            /// - pt-BR: “Novos achados”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var newFindings: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 884)
            }

            /// “History”
            ///
            /// - pt-BR: “Histórico”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var trend: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 885)
            }

            /// “Files that could not be read”
            ///
            /// - pt-BR: “Arquivos que não puderam ser lidos”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a heading.
            package static var unreadable: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 886)
            }
        }

        /// The strings report.kind.*
        package nonisolated enum Kind {
            /// “new key”
            ///
            /// - pt-BR: “chave nova”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var added: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 888)
            }

            /// “comment”
            ///
            /// - pt-BR: “comentário”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var comment: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 889)
            }

            /// “language”
            ///
            /// - pt-BR: “idioma”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var language: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 890)
            }

            /// “property”
            ///
            /// - pt-BR: “propriedade”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var property: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 891)
            }

            /// “removed key”
            ///
            /// - pt-BR: “chave removida”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var removed: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 892)
            }

            /// “renamed key”
            ///
            /// - pt-BR: “chave renomeada”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var renamed: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 893)
            }

            /// “source text”
            ///
            /// - pt-BR: “texto de origem”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var source: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 894)
            }

            /// “state”
            ///
            /// - pt-BR: “estado”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var state: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 895)
            }

            /// “translation”
            ///
            /// - pt-BR: “tradução”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the kind of change.
            package static var translation: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 896)
            }
        }

        /// The strings report.trend.*
        package nonisolated enum Trend {
            /// “Percentage of translated keys by commit”
            ///
            /// - pt-BR: “Porcentagem de chaves traduzidas por commit”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the caption of a table.
            package static var caption: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 907)
            }

            /// “All numbers”
            ///
            /// - pt-BR: “Todos os números”
            ///
            /// On the page and in the pull request comment of `fitloc report`: opens the table below the charts.
            package static var numbers: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 908)
            }

            /// “The clone is shallow and does not contain older commits.”
            ///
            /// - pt-BR: “O clone é raso e não contém commits mais antigos.”
            ///
            /// On the page and in the pull request comment of `fitloc report`: below the heading of the history.
            package static var shallow: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 909)
            }

            /// “Commits that changed these tables: %(total)lld; shown: %(shown)lld.”
            ///
            /// - pt-BR: “Commits que alteraram estas tabelas: %(total)lld; mostrados: %(shown)lld.”
            ///
            /// On the page of `fitloc report`: below the heading of the history. total: how many commits there are, two or more; shown: how many of them are drawn, two or more.
            package static func shown(total: Swift.Int, shown: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 910, [.integer(total), .integer(shown)])
            }
        }

        /// The strings report.verdict.*
        package nonisolated enum Verdict {
            /// “%(count)lld accepted findings are not shown.”
            ///
            /// - en: one “%(count)lld accepted finding is not shown.”, other “%(count)lld accepted findings are not shown.”
            /// - pt-BR: one “%(count)lld achado aceito não é mostrado.”, other “%(count)lld achados aceitos não são mostrados.”
            ///
            /// In the summary of a report, after the numbers of findings: how many the baseline hides.
            package static func accepted(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 912, [.integer(count)])
            }

            /// “No findings.”
            ///
            /// - pt-BR: “Nenhum achado.”
            ///
            /// On the page and in the pull request comment of `fitloc report`: a sentence of the verdict.
            package static var clean: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 913)
            }

            /// “Every key is translated.”
            ///
            /// - pt-BR: “Todas as chaves estão traduzidas.”
            ///
            /// On the page and in the pull request comment of `fitloc report`: first sentence of the verdict.
            package static var complete: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 914)
            }

            /// “In the other files, every key is translated.”
            ///
            /// - pt-BR: “Nos outros arquivos, todas as chaves estão traduzidas.”
            ///
            /// On the page and in the pull request comment of `fitloc report`: follows the number of files that could not be read.
            package static var completeBesides: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 915)
            }

            /// “Every key has its translations, but %(count)lld of them only repeat the source sentence.”
            ///
            /// - en: one “Every key has its translations, but %(count)lld of them only repeats the source sentence.”, other “Every key has its translations, but %(count)lld of them only repeat the source sentence.”
            /// - pt-BR: one “Todas as chaves têm traduções, mas %(count)lld delas só repete a frase de origem.”, other “Todas as chaves têm traduções, mas %(count)lld delas só repetem a frase de origem.”
            ///
            /// The first sentence of a report in which no translation is missing, but sentences in other languages only repeat the source. count is how many.
            package static func copies(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 916, [.integer(count)])
            }

            /// “%(count)lld keys are not translated yet (%(languages)@).”
            ///
            /// - en: one “%(count)lld key is not translated yet (%(languages)@).”, other “%(count)lld keys are not translated yet (%(languages)@).”
            /// - pt-BR: one “%(count)lld chave ainda não traduzida (%(languages)@).”, other “%(count)lld chaves ainda não traduzidas (%(languages)@).”
            ///
            /// On the page and in the pull request comment of `fitloc report`: first sentence of the verdict. count: how many keys; languages: tags with commas, or how many languages.
            package static func gaps(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 917, [.integer(count), .string(languages)])
            }

            /// “%(count)lld languages”
            ///
            /// - en: one “%(count)lld language”, other “%(count)lld languages”
            /// - pt-BR: one “%(count)lld idioma”, other “%(count)lld idiomas”
            ///
            /// On the page and in the pull request comment of `fitloc report`: replaces the languages in the verdict if there are too many. count: how many.
            package static func languages(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 918, [.integer(count)])
            }

            /// “… and %(count)lld more”
            ///
            /// - en: one “… and %(count)lld more”, other “… and %(count)lld more”
            /// - pt-BR: one “… e mais %(count)lld”, other “… e mais %(count)lld”
            ///
            /// On the page and in the pull request comment of `fitloc report`: the last line of a list that is cut. count: how many are omitted.
            package static func more(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 919, [.integer(count)])
            }

            /// “New since %(revision)@: %(findings)@”
            ///
            /// - pt-BR: “Novo desde %(revision)@: %(findings)@”
            ///
            /// On the page and in the pull request comment of `fitloc report`: second sentence of the verdict. revision: a revision of git; findings: a sentence such as “3 errors, 1 note.” or “No findings.”
            package static func new(revision: Swift.String, findings: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 920, [.string(revision), .string(findings)])
            }

            /// “%(count)lld files could not be read.”
            ///
            /// - en: one “%(count)lld file could not be read.”, other “%(count)lld files could not be read.”
            /// - pt-BR: one “%(count)lld arquivo não pôde ser lido.”, other “%(count)lld arquivos não puderam ser lidos.”
            ///
            /// On the page and in the pull request comment of `fitloc report`: first sentence of the verdict. count: how many files.
            package static func unread(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 921, [.integer(count)])
            }
        }
    }

    /// The strings request.*
    package nonisolated enum Request {
        /// “%(name)@ is not a language or a part of one; use a form such as pt-BR or en.plural.one”
        ///
        /// - pt-BR: “%(name)@ não é um idioma nem uma parte dele; use uma forma como pt-BR ou en.plural.one”
        ///
        /// Reason why a line of a list of changes cannot be made. name is in quotation marks; pt-BR and en.plural.one are not translated.
        package static func badPlace(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 922, [.string(name)])
        }

        /// “%1$(name)@ is not a state; states are %2$(states)@”
        ///
        /// - pt-BR: “%1$(name)@ não é um estado; os estados são %2$(states)@”
        ///
        /// Reason why a line of a list of changes cannot be made. name is in quotation marks; states is a list of states.
        package static func badState(name: Swift.String, states: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 923, [.string(name), .string(states)])
        }

        /// “%(name)@ must be true or false”
        ///
        /// - pt-BR: “%(name)@ deve ser true ou false”
        ///
        /// Reason why a line of a list of changes cannot be made. name is a member in quotation marks; true and false are not translated.
        package static func boolean(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 924, [.string(name)])
        }

        /// “%(name)@ occurs twice”
        ///
        /// - pt-BR: “%(name)@ aparece duas vezes”
        ///
        /// Reason why a line of a list of changes cannot be made. name is a member in quotation marks.
        package static func doubled(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 925, [.string(name)])
        }

        /// “a key cannot be empty”
        ///
        /// - pt-BR: “a chave não pode ficar vazia”
        ///
        /// Reason why a line of a list of changes cannot be made.
        package static var emptyKey: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 926)
        }

        /// “invalid JSON: %(reason)@”
        ///
        /// - pt-BR: “JSON inválido: %(reason)@”
        ///
        /// Reason why a line of a list of changes cannot be read. reason is a clause.
        package static func json(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 927, [.string(reason)])
        }

        /// “%(name)@ must be a list of texts as in fitloc list --format json”
        ///
        /// - pt-BR: “%(name)@ deve ser uma lista de textos como em fitloc list --format json”
        ///
        /// Reason why a change of a list cannot be made. name is a member in quotation marks; the command and its option are not translated.
        package static func listedTexts(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 928, [.string(name)])
        }

        /// “%(name)@ is missing”
        ///
        /// - pt-BR: “falta %(name)@”
        ///
        /// Reason why a line of a list of changes cannot be made. name is a member in quotation marks.
        package static func missing(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 929, [.string(name)])
        }

        /// “the list has only keys; add a column for each language to change, such as pt-BR, or a column “comment””
        ///
        /// - pt-BR: “a lista só tem chaves; adicione uma coluna para cada idioma a alterar, como pt-BR, ou uma coluna “comment””
        ///
        /// Problem in a list of changes that has only keys.
        package static var noChangeColumn: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 930)
        }

        /// “expected an object such as {"key":"home.title"}”
        ///
        /// - pt-BR: “era esperado um objeto como {"key":"home.title"}”
        ///
        /// Reason why a line of a list of changes cannot be read. The braces and names are not translated.
        package static var noObject: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 931)
        }

        /// “no change is specified: add “values”, “state”, “unset”, “comment” or “translate””
        ///
        /// - pt-BR: “nenhuma alteração foi indicada: adicione “values”, “state”, “unset”, “comment” ou “translate””
        ///
        /// Reason why a line of a list of changes cannot be made. The words in quotation marks are names and are not translated.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 932)
        }

        /// ““op” is only for fitloc apply; “%(operation)@” does the same with every key of its list”
        ///
        /// - pt-BR: ““op” serve apenas para fitloc apply; “%(operation)@” faz o mesmo com todas as chaves da lista”
        ///
        /// Problem in a list of changes: it names an operation, but the command has only one. op is a name and is not translated. operation is a command.
        package static func operationOutsideApply(operation: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 933, [.string(operation)])
        }

        /// “line %2$(line)lld has another text for %1$(place)@ of this key”
        ///
        /// - pt-BR: “a linha %2$(line)lld tem outro texto para %1$(place)@ desta chave”
        ///
        /// Reason why a row of a list of changes cannot be made. place is a language or a part of a text, in quotation marks. line is the number of an earlier line.
        package static func otherText(place: Swift.String, line: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 934, [.string(place), .integer(line)])
        }

        /// “%(name)@ must be a list of languages, such as ["pt-BR"]”
        ///
        /// - pt-BR: “%(name)@ deve ser uma lista de idiomas, como ["pt-BR"]”
        ///
        /// Reason why a line of a list of changes cannot be made. name is a member in quotation marks; the brackets are not translated.
        package static func places(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 935, [.string(name)])
        }

        /// “unexpected content after the object; write one object per line”
        ///
        /// - pt-BR: “conteúdo inesperado depois do objeto; escreva um objeto por linha”
        ///
        /// Reason why a line of a list of changes cannot be read.
        package static var secondValue: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 936)
        }

        /// “%(name)@ must be a string”
        ///
        /// - pt-BR: “%(name)@ deve ser um texto”
        ///
        /// Reason why a line of a list of changes cannot be made. name is a member in quotation marks.
        package static func text(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 937, [.string(name)])
        }

        /// “%(name)@ must be an object of texts by language, such as {"pt-BR":"…"}”
        ///
        /// - pt-BR: “%(name)@ deve ser um objeto com textos por idioma, como {"pt-BR":"…"}”
        ///
        /// Reason why a line of a list of changes cannot be made. name is a member in quotation marks; the braces are not translated.
        package static func texts(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 938, [.string(name)])
        }

        /// “%(name)@ is neither a column of lists nor a language, such as pt-BR”
        ///
        /// - pt-BR: “%(name)@ não é uma coluna de listas nem um idioma, como pt-BR”
        ///
        /// Reason why a list of changes cannot be read. name is the heading of a column, in quotation marks; pt-BR is not translated.
        package static func unknownColumn(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 939, [.string(name)])
        }

        /// “unknown member %(name)@”
        ///
        /// - pt-BR: “membro desconhecido: %(name)@”
        ///
        /// Reason why a line of a list of changes cannot be made. name is a member in quotation marks.
        package static func unknownMember(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 940, [.string(name)])
        }

        /// “%1$(name)@ is not an operation; operations are %2$(operations)@”
        ///
        /// - pt-BR: “%1$(name)@ não é uma operação; as operações são %2$(operations)@”
        ///
        /// Reason why a line of a list of changes cannot be made. name is in quotation marks; operations is a list of commands.
        package static func unknownOperation(name: Swift.String, operations: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 941, [.string(name), .string(operations)])
        }

        /// “%1$(name)@ cannot be used with “%2$(operation)@””
        ///
        /// - pt-BR: “%1$(name)@ não pode ser usado com “%2$(operation)@””
        ///
        /// Reason why a line of a list of changes cannot be made. name is a member in quotation marks; operation is a command.
        package static func unused(name: Swift.String, operation: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 942, [.string(name), .string(operation)])
        }
    }

    /// The strings review.*
    package nonisolated enum Review {
        /// “accepted %(count)lld texts”
        ///
        /// - en: one “accepted %(count)lld text”, other “accepted %(count)lld texts”
        /// - pt-BR: one “%(count)lld texto aceito”, other “%(count)lld textos aceitos”
        ///
        /// Result of `fitloc review --accept`: %(count)lld texts are now translated.
        package static func accepted(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 943, [.integer(count)])
        }

        /// “accepted %(accepted)lld, edited %(edited)lld, remaining %(left)lld”
        ///
        /// - pt-BR: “aceitos %(accepted)lld, editados %(edited)lld, restantes %(left)lld”
        ///
        /// Last line of `fitloc review`: how many texts were accepted as they were, how many were edited, and how many are left.
        package static func done(accepted: Swift.Int, edited: Swift.Int, left: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 944, [.integer(accepted), .integer(edited), .integer(left)])
        }

        /// “%(path)@ is no longer a string table”
        ///
        /// - pt-BR: “%(path)@ não é mais uma tabela”
        ///
        /// Refusal: the table was removed during the review. path is the table.
        package static func gone(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 945, [.string(path)])
        }

        /// “  a  accept the text\n  e  edit the text and accept it\n  s  skip the text for now\n  b  go back and undo the last answer\n  q  quit; earlier answers are already written”
        ///
        /// - pt-BR: “  a  aceitar o texto\n  e  editar o texto e aceitá-lo\n  s  pular o texto por enquanto\n  b  voltar e desfazer a última resposta\n  q  sair; as respostas anteriores já estão gravadas”
        ///
        /// What the keys do, one line each; the letters at the beginning are not translated.
        package static var help: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 946)
        }

        /// “[a]ccept  [e]dit  [s]kip  [b]ack  [q]uit  [?]”
        ///
        /// - pt-BR: “[a] aceitar  [e] editar  [s] pular  [b] voltar  [q] sair  [?]”
        ///
        /// What the keys a, e, s, b, q and ? do; the letters are not translated.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 947)
        }

        /// “review needs a terminal; use `fitloc review --accept` to accept all texts without asking, or `fitloc list --state needs_review` to list them”
        ///
        /// - pt-BR: “a revisão precisa de um terminal; use `fitloc review --accept` para aceitar todos os textos sem perguntar ou `fitloc list --state needs_review` para listá-los”
        ///
        /// Refusal. Text in backquotes is not translated.
        package static var needsTerminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 952)
        }

        /// “Nothing to review.”
        ///
        /// - pt-BR: “Nada para revisar.”
        ///
        /// `fitloc review` found nothing to do.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 953)
        }

        /// “%(number)lld of %(total)lld”
        ///
        /// - pt-BR: “%(number)lld de %(total)lld”
        ///
        /// Heads each text that is to be reviewed. number counts from 1, total is how many there are.
        package static func progress(number: Swift.Int, total: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 954, [.integer(number), .integer(total)])
        }

        /// “The text was not edited; press a to accept it as it is.”
        ///
        /// - pt-BR: “O texto não foi editado; tecle a para aceitá-lo como está.”
        ///
        /// Shown in review after the key e if the text was not changed. The letter a is a key to press.
        package static var unedited: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 955)
        }

        /// The strings review.label.*
        package nonisolated enum Label {
            /// “%(name)@ was”
            ///
            /// - pt-BR: “%(name)@ antes”
            ///
            /// Label beside what a text was before. name is “source”, or a language such as pt-BR.
            package static func before(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 948, [.string(name)])
            }

            /// “comment”
            ///
            /// - pt-BR: “comentário”
            ///
            /// Label beside the comment of the key.
            package static var comment: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 949)
            }

            /// “from”
            ///
            /// - pt-BR: “de”
            ///
            /// Label beside where a text was filled in from.
            package static var from: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 950)
            }

            /// “source”
            ///
            /// - pt-BR: “origem”
            ///
            /// Label beside the source text.
            package static var source: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 951)
            }
        }
    }

    /// The strings rewriting.*
    package nonisolated enum Rewriting {
        /// “the change would break the Swift syntax at %(path)@:%(line)lld:%(column)lld; nothing was written”
        ///
        /// - pt-BR: “a alteração quebraria a sintaxe Swift em %(path)@:%(line)lld:%(column)lld; nada foi gravado”
        ///
        /// A change to a Swift file was cancelled. path: the file; line, column: where its syntax would break.
        package static func syntax(path: Swift.String, line: Swift.Int, column: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 956, [.string(path), .integer(line), .integer(column)])
        }

        /// “%(path)@ %(reason)@; nothing was written”
        ///
        /// - pt-BR: “%(path)@ %(reason)@; nada foi gravado”
        ///
        /// A Swift file cannot be changed. path: the file; reason: the problem, in English, such as “is not UTF-8: byte 7”.
        package static func unreadable(path: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 957, [.string(path), .string(reason)])
        }
    }

    /// The strings service.*
    package nonisolated enum Service {
        /// “%(name)@ cannot be handed to a program, because it has a tab or a line break”
        ///
        /// - pt-BR: “%(name)@ não pode ser entregue a um programa, pois tem uma tabulação ou quebra de linha”
        ///
        /// Refusal of fitloc push and pull. name is a path or language in quotes.
        package static func badName(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 958, [.string(name)])
        }

        /// “no program is named; specify --command, or `command` under `service` in %(file)@”
        ///
        /// - pt-BR: “nenhum programa foi indicado; indique --command ou `command` em `service` no %(file)@”
        ///
        /// Refusal of fitloc push and pull. file is the name of the configuration.
        package static func noCommand(file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 959, [.string(file)])
        }

        /// “two files would have the path %(path)@; run the command in the folder of each project”
        ///
        /// - pt-BR: “dois arquivos teriam o caminho %(path)@; execute o comando na pasta de cada projeto”
        ///
        /// Refusal of fitloc push and pull. path is a path below a temporary folder.
        package static func sameFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 960, [.string(path)])
        }
    }

    /// The strings sources.*
    package nonisolated enum Sources {
        /// “the generated code is out of date; run `fitloc generate` again”
        ///
        /// - pt-BR: “o código gerado está desatualizado; execute `fitloc generate` de novo”
        ///
        /// Reason why the keys of a generated Swift file are unknown; follows the path.
        package static var accessorsUnknown: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 961)
        }

        /// “The search for hard-coded strings stopped at its limit; some may be missing from the list.”
        ///
        /// - pt-BR: “A pesquisa de textos fixos no código parou no limite; alguns podem não aparecer na lista.”
        ///
        /// A note: the project has more code than fitloc follows.
        package static var cutOff: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 962)
        }

        /// “the Swift code listed under sources in %(configuration)@ was not checked, because %(program)@ is not installed next to fitloc; build it with `scripts/fitloc lint --sources .`, or use --no-sources to hide this message.”
        ///
        /// - pt-BR: “o código Swift listado em sources em %(configuration)@ não foi verificado, porque %(program)@ não está instalado ao lado do fitloc; compile-o com `scripts/fitloc lint --sources .` ou use --no-sources para ocultar esta mensagem.”
        ///
        /// A note of `fitloc lint` where a second program is not installed. configuration is the path of a file, program the name of that program. Options and text in backquotes are not translated.
        package static func leftOut(configuration: Swift.String, program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 963, [.string(configuration), .string(program)])
        }

        /// “%(program)@, which reads Swift code, is not installed next to fitloc; build it with scripts/fitloc”
        ///
        /// - pt-BR: “o programa %(program)@, que lê código Swift, não está instalado ao lado do fitloc; compile-o com scripts/fitloc”
        ///
        /// A command needs a second program that is not installed. program: the name of that program, not translated.
        package static func noProgram(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 964, [.string(program)])
        }

        /// “No .stringsdata files found in %(paths)@; build with SWIFT_EMIT_LOC_STRINGS=YES”
        ///
        /// - pt-BR: “Nenhum arquivo .stringsdata foi encontrado em %(paths)@; compile com SWIFT_EMIT_LOC_STRINGS=YES”
        ///
        /// Refusal: files of a build were asked for, and there are none. paths: the folders that were searched. .stringsdata and SWIFT_EMIT_LOC_STRINGS are never translated.
        package static func noStringsData(paths: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 965, [.string(paths)])
        }

        /// “No code in Swift or Objective-C found in %(paths)@”
        ///
        /// - pt-BR: “Nenhum código em Swift ou Objective-C foi encontrado em %(paths)@”
        ///
        /// A command that reads Swift code found none. paths: the folders that were searched.
        package static func none(paths: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 966, [.string(paths)])
        }

        /// “%(program)@ could not be started: %(reason)@”
        ///
        /// - pt-BR: “Não foi possível iniciar %(program)@: %(reason)@”
        ///
        /// A second program could not be started. program: its path; reason: the error message of the system, in English.
        package static func notStarted(program: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 967, [.string(program), .string(reason)])
        }

        /// “is not a .stringsdata file written by Apple's compiler”
        ///
        /// - pt-BR: “não é um arquivo .stringsdata gravado pelo compilador da Apple”
        ///
        /// Refusal: a file of a build cannot be read. The path stands before it.
        package static var notStringsData: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 968)
        }

        /// “The .stringsdata files are not about this code, but about files such as %(source)@”
        ///
        /// - pt-BR: “Os arquivos .stringsdata não são deste código, mas de arquivos como %(source)@”
        ///
        /// Refusal: the files of a build are all about the code of another project or another copy of it. source: the path of a source file that one of them names.
        package static func otherStringsData(source: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 969, [.string(source)])
        }

        /// “%(path)@ %(reason)@; keys that are used only there are not found”
        ///
        /// - pt-BR: “%(path)@ %(reason)@; chaves usadas só ali não são encontradas”
        ///
        /// A note: a Swift file could not be read whole. path: the file; reason: the problem, in English, such as “is not UTF-8: byte 7”.
        package static func unread(path: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 970, [.string(path), .string(reason)])
        }
    }

    /// The strings stats.*
    package nonisolated enum Stats {
        /// “%1$(language)@: %2$(percent)lld %% translated, less than %3$(least)lld %%”
        ///
        /// - pt-BR: “%1$(language)@: %2$(percent)lld %% traduzido, menos de %3$(least)lld %%”
        ///
        /// Line of `fitloc stats` about a language. percent and least are whole numbers.
        package static func below(language: Swift.String, percent: Swift.Int, least: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 971, [.string(language), .integer(percent), .integer(least)])
        }

        /// “Nothing to count.”
        ///
        /// - pt-BR: “Nada para contar.”
        ///
        /// `fitloc stats` found no tables.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 972)
        }
    }

    /// The strings store_text.*
    package nonisolated enum StoreText {
        /// “not included: %(folders)@; name the folder to work on the texts of a store”
        ///
        /// - pt-BR: “não incluído: %(folders)@; informe a pasta para trabalhar com os textos de uma loja”
        ///
        /// A note of fill, export, edit and language in a project that has an app and a page in the App Store or Google Play. folders: the folders of the pages, such as fastlane/metadata.
        package static func leftOut(folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 973, [.string(folders)])
        }

        /// “%(path)@: contains only texts of the App Store or of Google Play, on which this command does not work”
        ///
        /// - pt-BR: “%(path)@: só contém textos da App Store ou do Google Play, com os quais este comando não funciona”
        ///
        /// Error: a folder holds nothing that the command works on. path is the folder.
        package static func onlyInFolder(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 974, [.string(path)])
        }

        /// “%(path)@: a text of the App Store or of Google Play, on which this command does not work”
        ///
        /// - pt-BR: “%(path)@: um texto da App Store ou do Google Play, com o qual este comando não funciona”
        ///
        /// Refusal: a command cannot work on the file. path is the file.
        package static func refused(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 975, [.string(path)])
        }
    }

    /// The strings table.*
    package nonisolated enum Table {
        /// “%1$(path)@: all catalogs and tables are excluded by “exclude” in %2$(file)@”
        ///
        /// - pt-BR: “%1$(path)@: todos os catálogos e tabelas são excluídos por “exclude” em %2$(file)@”
        ///
        /// Error about a folder whose tables are all left out by the setting exclude. path is the folder, file the configuration.
        package static func allExcluded(path: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 976, [.string(path), .string(file)])
        }

        /// “%(key)@ is a key of Info.plist; add it with --catalog %(path)@”
        ///
        /// - pt-BR: “%(key)@ é uma chave do Info.plist; adicione-a com --catalog %(path)@”
        ///
        /// Refusal to add a key of Info.plist to an ordinary table. key is in quotation marks, path is the table of Info.plist.
        package static func infoPlist(key: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 977, [.string(key), .string(path)])
        }

        /// “%(path)@: contains no string catalogs; other files are not formatted”
        ///
        /// - pt-BR: “%(path)@: não contém catálogos de strings; outros arquivos não são formatados”
        ///
        /// Error of fmt: a folder holds no string catalog. path is the folder.
        package static func noCatalogInFolder(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 978, [.string(path)])
        }

        /// “no key matches”
        ///
        /// - pt-BR: “nenhuma chave corresponde”
        ///
        /// Refusal: a pattern chose no key.
        package static var noMatch: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 979)
        }

        /// “no table matches %(key)@; choose one with --catalog FILE”
        ///
        /// - pt-BR: “nenhuma tabela corresponde a %(key)@; escolha uma com --catalog ARQUIVO”
        ///
        /// Refusal to add a key that fits no table. key is in quotation marks.
        package static func noPlace(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 980, [.string(key)])
        }

        /// “no catalog or legacy table found; create an empty catalog with `touch Localizable.xcstrings`”
        ///
        /// - pt-BR: “nenhum catálogo ou tabela legada foi encontrado; crie um catálogo vazio com `touch Localizable.xcstrings`”
        ///
        /// Refusal to add a key where there is no table. Text in backquotes is not translated.
        package static var noTableHere: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 981)
        }

        /// “%(path)@: not a catalog or legacy table”
        ///
        /// - pt-BR: “%(path)@: não é um catálogo nem uma tabela legada”
        ///
        /// Refusal: a path that was named is no table.
        package static func none(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 982, [.string(path)])
        }

        /// “%(path)@: contains no string catalogs, .strings or .stringsdict files”
        ///
        /// - pt-BR: “%(path)@: não contém catálogos de strings nem arquivos .strings ou .stringsdict”
        ///
        /// Error: a folder holds nothing to work on. path is the folder.
        package static func noneInFolder(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 983, [.string(path)])
        }

        /// “%1$(path)@: no such file; create an empty catalog with `touch %2$(argument)@`”
        ///
        /// - pt-BR: “%1$(path)@: o arquivo não existe; crie um catálogo vazio com `touch %2$(argument)@`”
        ///
        /// path is the file that was named; argument is the same, as it is typed in a shell.
        package static func notThere(path: Swift.String, argument: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 984, [.string(path), .string(argument)])
        }

        /// “Type a number from 1 to %(count)lld.”
        ///
        /// - pt-BR: “Digite um número de 1 a %(count)lld.”
        ///
        /// Message about an answer that is none of the numbers of a list. count is the highest number.
        package static func numberNeeded(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 985, [.integer(count)])
        }

        /// “Several tables match %(key)@.”
        ///
        /// - pt-BR: “Várias tabelas correspondem a %(key)@.”
        ///
        /// Above a list of tables of which one is to be chosen for a new key. key is in quotation marks.
        package static func severalFit(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 986, [.string(key)])
        }

        /// “Several tables have %(key)@.”
        ///
        /// - pt-BR: “Várias tabelas têm %(key)@.”
        ///
        /// Above a list of tables that have the key. key is in quotation marks.
        package static func severalHave(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 988, [.string(key)])
        }

        /// “nothing was written, because the key may belong there; --catalog names another table”
        ///
        /// - pt-BR: “nada foi gravado, porque a chave pode pertencer a esse arquivo; --catalog indica outra tabela”
        ///
        /// Below files that could not be read. A new key may belong to one of them.
        package static var unread: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 990)
        }

        /// “Table number”
        ///
        /// - pt-BR: “Número da tabela”
        ///
        /// Question below a numbered list of tables.
        package static var which: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 991)
        }

        /// The strings table.several_fit.*
        package nonisolated enum SeveralFit {
            /// “several tables match %(key)@; choose one with --catalog FILE, or set default-catalog in %(file)@:”
            ///
            /// - pt-BR: “várias tabelas correspondem a %(key)@; escolha uma com --catalog ARQUIVO ou defina default-catalog em %(file)@:”
            ///
            /// Refusal, above a list of tables. key is in quotation marks, file the configuration.
            package static func refusal(key: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 987, [.string(key), .string(file)])
            }
        }

        /// The strings table.several_have.*
        package nonisolated enum SeveralHave {
            /// “several tables have %(key)@; choose one with --catalog FILE:”
            ///
            /// - pt-BR: “várias tabelas têm %(key)@; escolha uma com --catalog ARQUIVO:”
            ///
            /// Refusal, above a list of tables that have the key. key is in quotation marks.
            package static func refusal(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 989, [.string(key)])
            }
        }
    }

    /// The strings tag.*
    package nonisolated enum Tag {
        /// “%(tag)@ is not a language tag; tags look like pt-BR or zh-Hans”
        ///
        /// - pt-BR: “%(tag)@ não é uma tag de idioma; as tags têm a forma pt-BR ou zh-Hans”
        ///
        /// Problem in a language tag. tag is in quotation marks.
        package static func malformed(tag: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 992, [.string(tag)])
        }

        /// “there are no texts in %(tag)@”
        ///
        /// - pt-BR: “não há textos em %(tag)@”
        ///
        /// Error: the command line names a language that the project does not have. tag is the language in quotation marks.
        package static func notHere(tag: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 993, [.string(tag)])
        }

        /// “there is no language %(code)@”
        ///
        /// - pt-BR: “não existe o idioma %(code)@”
        ///
        /// Problem in a language tag. code is in quotation marks.
        package static func unknownLanguage(code: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 994, [.string(code)])
        }

        /// “there is no region %(code)@”
        ///
        /// - pt-BR: “não existe a região %(code)@”
        ///
        /// Problem in a language tag. code is in quotation marks.
        package static func unknownRegion(code: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 995, [.string(code)])
        }

        /// “there is no script %(code)@”
        ///
        /// - pt-BR: “não existe a escrita %(code)@”
        ///
        /// Problem in a language tag. code is in quotation marks.
        package static func unknownScript(code: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 996, [.string(code)])
        }
    }

    /// The strings trust.*
    package nonisolated enum Trust {
        /// “%(folder)@ may no longer:”
        ///
        /// - pt-BR: “%(folder)@ não pode mais:”
        ///
        /// Heading of a list of revoked permissions. %(folder)@ is the root of the repository.
        package static func forgotten(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 997, [.string(folder)])
        }

        /// “no %(file)@ found in this folder or its parent folders”
        ///
        /// - pt-BR: “nenhum %(file)@ foi encontrado nesta pasta nem nas pastas acima dela”
        ///
        /// Failure of fitloc trust. %(file)@ is the name of the configuration file.
        package static func noConfiguration(file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 998, [.string(file)])
        }

        /// “there is no folder outside %(folder)@ to store the permission; set XDG_STATE_HOME”
        ///
        /// - pt-BR: “não há pasta fora de %(folder)@ para guardar a permissão; defina XDG_STATE_HOME”
        ///
        /// Reason why a permission cannot be kept. %(folder)@ is the root of the repository.
        package static func noPlace(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 999, [.string(folder)])
        }

        /// “%(folder)@ needs no permissions”
        ///
        /// - pt-BR: “%(folder)@ não precisa de permissões”
        ///
        /// Answer of fitloc trust. %(folder)@ is the root of the repository.
        package static func nothing(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1000, [.string(folder)])
        }

        /// “%(folder)@ has no permissions”
        ///
        /// - pt-BR: “%(folder)@ não tem permissões”
        ///
        /// Answer of fitloc trust --remove. %(folder)@ is the root of the repository.
        package static func nothingKept(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1001, [.string(folder)])
        }

        /// “use files outside the project: %(path)@”
        ///
        /// - pt-BR: “usar arquivos fora do projeto: %(path)@”
        ///
        /// What a project's configuration asks for, in a list. %(path)@ is the path of a file or folder.
        package static func path(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1002, [.string(path)])
        }

        /// “start a program: %(command)@”
        ///
        /// - pt-BR: “executar um programa: %(command)@”
        ///
        /// What a project's configuration asks for, in a list. %(command)@ is the program with its words.
        package static func program(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1003, [.string(command)])
        }

        /// “send texts to a service: %(name)@”
        ///
        /// - pt-BR: “enviar textos a um serviço: %(name)@”
        ///
        /// What a project's configuration asks for, in a list. %(name)@ is the name of a translation service.
        package static func service(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1004, [.string(name)])
        }

        /// “%(folder)@ may now:”
        ///
        /// - pt-BR: “%(folder)@ agora pode:”
        ///
        /// Heading of a list of what fitloc trust allowed. %(folder)@ is the root of the repository.
        package static func trusted(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1005, [.string(folder)])
        }

        /// “%(folder)@ asks for permission to:”
        ///
        /// - pt-BR: “%(folder)@ pede permissão para:”
        ///
        /// Heading of a list of what fitloc trust --dry-run would allow. %(folder)@ is the root of the repository.
        package static func wouldTrust(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1006, [.string(folder)])
        }
    }

    /// The strings undo.*
    package nonisolated enum Undo {
        /// “these files have changed since `%(command)@`, so it cannot be undone:”
        ///
        /// - pt-BR: “estes arquivos foram alterados depois de `%(command)@`, que por isso não pode ser desfeito:”
        ///
        /// Refusal of `fitloc undo`; a list of files follows. command: a command line.
        package static func changedSince(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1007, [.string(command)])
        }

        /// “made `%(command)@` again in %(files)@”
        ///
        /// - pt-BR: “`%(command)@` refeito em %(files)@”
        ///
        /// Result of `fitloc undo` after `fitloc undo`. command: a command line; files: paths.
        package static func madeAgain(command: Swift.String, files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1008, [.string(command), .string(files)])
        }

        /// “there is nothing to undo: fitloc has changed no file of this project”
        ///
        /// - pt-BR: “não há nada a desfazer: o fitloc não alterou nenhum arquivo deste projeto”
        ///
        /// Refusal of `fitloc undo`.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1009)
        }

        /// “`%(command)@` cannot be undone”
        ///
        /// - pt-BR: “`%(command)@` não pode ser desfeito”
        ///
        /// Refusal of `fitloc undo`. command: a command line.
        package static func refused(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1010, [.string(command)])
        }

        /// “`%(command)@` changed too much to be undone; git has the files before it”
        ///
        /// - pt-BR: “`%(command)@` alterou demais para ser desfeito; o git tem os arquivos de antes”
        ///
        /// Refusal of `fitloc undo`. command: a command line.
        package static func tooLarge(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1011, [.string(command)])
        }

        /// “undid `%(command)@` in %(files)@; another `fitloc undo` makes the change again”
        ///
        /// - pt-BR: “`%(command)@` desfeito em %(files)@; outro `fitloc undo` refaz a alteração”
        ///
        /// Result of `fitloc undo`. command: a command line; files: paths.
        package static func undid(command: Swift.String, files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1012, [.string(command), .string(files)])
        }
    }

    /// The strings unused.*
    package nonisolated enum Unused {
        /// “%(path)@:%(line)lld, in a comment”
        ///
        /// - pt-BR: “%(path)@:%(line)lld, em um comentário”
        ///
        /// In the column with reasons of `fitloc unused`: the only place that names the key is a comment in code. path: the Swift file; line: the line in it.
        package static func comment(path: Swift.String, line: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1013, [.string(path), .integer(line)])
        }

        /// “No key is certain, because these lookups may use any key:”
        ///
        /// - pt-BR: “Nenhuma chave é certa, porque estas consultas podem usar qualquer chave:”
        ///
        /// Under the list of `fitloc unused`; the lines of code follow, one per line.
        package static var doubts: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1014)
        }

        /// “The other keys are not certain, because these lookups may use them:”
        ///
        /// - pt-BR: “As outras chaves não são certas, porque estas consultas podem usá-las:”
        ///
        /// Under the list of `fitloc unused`, if some keys are certain; the lines of code follow, one per line.
        package static var doubtsForOthers: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1015)
        }

        /// “If a build generates them, build the project first, so that their code can be read.”
        ///
        /// - pt-BR: “Se eles são gerados no build, faça antes o build do projeto, para que o código deles possa ser lido.”
        ///
        /// Hint under the types that no code declares.
        package static var generate: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1016)
        }

        /// “--remove asks for confirmation, which needs a terminal; use --yes to remove the keys, or --dry-run to preview the changes”
        ///
        /// - pt-BR: “--remove pede confirmação, o que exige um terminal; use --yes para remover as chaves ou --dry-run para ver as alterações”
        ///
        /// Refusal of a command that was started without a terminal. Options are not translated.
        package static var needsTerminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1017)
        }

        /// “Remove the %(count)lld certain ones with `fitloc unused --remove certain`.”
        ///
        /// - en: one “Remove the certain one with `fitloc unused --remove certain`.”, other “Remove the %(count)lld certain ones with `fitloc unused --remove certain`.”
        /// - pt-BR: one “Remova a que é certa com `fitloc unused --remove certain`.”, other “Remova as %(count)lld que são certas com `fitloc unused --remove certain`.”
        ///
        /// What to do next, below a list of unused keys. count: how many are certain.
        package static func next(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1018, [.integer(count)])
        }

        /// “All keys are used.”
        ///
        /// - pt-BR: “Todas as chaves são usadas.”
        ///
        /// Summary of a command that lists unused keys, if there are none.
        package static var none: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1019)
        }

        /// “%(path)@: %(removed)lld of %(total)lld keys”
        ///
        /// - pt-BR: “%(path)@: %(removed)lld de %(total)lld chaves”
        ///
        /// A line above a question: what would be removed from one table. path: the file; removed, total: numbers of keys.
        package static func ofTable(path: Swift.String, removed: Swift.Int, total: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1020, [.string(path), .integer(removed), .integer(total)])
        }

        /// “the code of %(count)lld packages is not on disk (%(names)@); fetch it with %(command)@”
        ///
        /// - pt-BR: “o código de %(count)lld pacotes não está no disco (%(names)@); obtenha-o com %(command)@”
        ///
        /// Packages of one project whose code is not there, in a list of what was not read. count: their number; names: the first names, such as “A, B and 3 more”; command: a command in backquotes.
        package static func packages(count: Swift.Int, names: Swift.String, command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1021, [.integer(count), .string(names), .string(command)])
        }

        /// “Remove %(count)lld keys? [y/N]”
        ///
        /// - en: one “Remove %(count)lld key? [y/N]”, other “Remove %(count)lld keys? [y/N]”
        /// - pt-BR: one “Remover %(count)lld chave? [s/N]”, other “Remover %(count)lld chaves? [s/N]”
        ///
        /// Question of `fitloc unused --remove certain`. The capital letter is the answer of Enter. count: the number of keys.
        package static func question(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1022, [.integer(count)])
        }

        /// “Unused: %(certain)lld certain, %(likely)lld likely, %(possible)lld possible.”
        ///
        /// - pt-BR: “Sem uso: %(certain)lld com certeza, %(likely)lld provavelmente, %(possible)lld possivelmente.”
        ///
        /// Summary of a command that lists unused keys by how well it is proved. certain, likely, possible: the numbers of keys.
        package static func summary(certain: Swift.Int, likely: Swift.Int, possible: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1023, [.integer(certain), .integer(likely), .integer(possible)])
        }

        /// “%(path)@: %(removed)lld of %(total)lld keys would be removed, more than a third; nothing was written. Check the list, then use --force to remove them.”
        ///
        /// - pt-BR: “%(path)@: %(removed)lld de %(total)lld chaves seriam removidas, mais de um terço; nada foi gravado. Confira a lista e use --force para removê-las.”
        ///
        /// Refusal to remove most keys of a table. path: the file; removed, total: numbers of keys. Options are not translated.
        package static func tooMany(path: Swift.String, removed: Swift.Int, total: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1024, [.string(path), .integer(removed), .integer(total)])
        }

        /// “%(path)@: removing %(removed)lld of %(total)lld keys, more than a third, needs --force”
        ///
        /// - pt-BR: “%(path)@: remover %(removed)lld de %(total)lld chaves, mais de um terço, exige --force”
        ///
        /// A note below the preview of changes, because the command would refuse them. path: the file; removed, total: numbers of keys. Options are not translated.
        package static func tooManyToCome(path: Swift.String, removed: Swift.Int, total: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1025, [.string(path), .integer(removed), .integer(total)])
        }

        /// “No key is certain, because these types may have accessors of any key:”
        ///
        /// - pt-BR: “Nenhuma chave é certa, porque estes tipos podem ter acessadores de qualquer chave:”
        ///
        /// Under the list of `fitloc unused`; Swift types follow, one per line.
        package static var undeclared: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1026)
        }

        /// “No key is certain, because these were not read:”
        ///
        /// - pt-BR: “Nenhuma chave é certa, porque o seguinte não foi lido:”
        ///
        /// Under the list of `fitloc unused`; files and packages follow, one per line, each with the reason.
        package static var unread: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1027)
        }

        /// “The other keys are not certain, because these were not read:”
        ///
        /// - pt-BR: “As outras chaves não são certas, porque o seguinte não foi lido:”
        ///
        /// Under the list of `fitloc unused`, if some keys are certain; files and packages follow, one per line, each with the reason.
        package static var unreadForOthers: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1028)
        }

        /// “To list the keys that such a line uses, add a comment: // [fitloc:yields league.*]”
        ///
        /// - pt-BR: “Para indicar as chaves que uma dessas linhas usa, adicione um comentário: // [fitloc:yields league.*]”
        ///
        /// Hint under the lookups that may use any key. Do not translate the comment in Swift.
        package static var vouch: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1029)
        }
    }

    /// The strings usages.*
    package nonisolated enum Usages {
        /// “used in %(count)lld places”
        ///
        /// - en: one “used in %(count)lld place”, other “used in %(count)lld places”
        /// - pt-BR: one “usada em %(count)lld lugar”, other “usada em %(count)lld lugares”
        ///
        /// Heading above the places in code that use a key. count: the number of places.
        package static func exact(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1030, [.integer(count)])
        }

        /// “No use of %(key)@ was found in code; see `fitloc unused` for the proof.”
        ///
        /// - pt-BR: “Nenhum uso de %(key)@ foi encontrado no código; veja a prova com `fitloc unused`.”
        ///
        /// A key is in a table and nothing in the code uses it. key: the key in quotes.
        package static func none(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1031, [.string(key)])
        }

        /// “possibly used in %(count)lld places”
        ///
        /// - en: one “possibly used in %(count)lld place”, other “possibly used in %(count)lld places”
        /// - pt-BR: one “possivelmente usada em %(count)lld lugar”, other “possivelmente usada em %(count)lld lugares”
        ///
        /// Heading above the places in code that may use a key, such as patterns that it matches. count: the number of places.
        package static func possible(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1032, [.integer(count)])
        }

        /// “No table has %(key)@; add it with `fitloc add`.”
        ///
        /// - pt-BR: “Nenhuma tabela tem %(key)@; adicione-a com `fitloc add`.”
        ///
        /// A note: code uses a key that is in no table. key: the key in quotes.
        package static func undeclared(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1033, [.string(key)])
        }
    }

    /// The strings value.*
    package nonisolated enum Value {
        /// “%(key)@ contains %(character)@, which is not allowed in XML; store the table as text or remove the character”
        ///
        /// - pt-BR: “%(key)@ contém %(character)@, que não é permitido em XML; salve a tabela como texto ou remova o caractere”
        ///
        /// Reason why a key cannot be written to a legacy table. character is the name of one, such as U+0003. key is in quotation marks.
        package static func character(key: Swift.String, character: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1034, [.string(key), .string(character)])
        }

        /// “%(key)@ must be a text: .strings tables do not support plural forms or variations”
        ///
        /// - pt-BR: “%(key)@ precisa ser um texto: tabelas .strings não aceitam formas plurais nem variações”
        ///
        /// Reason why a key cannot be written to a legacy table. key is in quotation marks.
        package static func notText(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1035, [.string(key)])
        }

        /// “%(key)@ occurs twice”
        ///
        /// - pt-BR: “%(key)@ aparece duas vezes”
        ///
        /// Reason why a key cannot be written to a legacy table. key is in quotation marks.
        package static func repeated(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1036, [.string(key)])
        }

        /// “%(key)@ contains %(name)@ twice”
        ///
        /// - pt-BR: “%(key)@ tem %(name)@ duas vezes”
        ///
        /// Reason why a key cannot be written to a legacy table. key and name are in quotation marks.
        package static func repeatedName(key: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1037, [.string(key), .string(name)])
        }

        /// “a variable of %(key)@ cannot be named %(name)@”
        ///
        /// - pt-BR: “uma variável de %(key)@ não pode se chamar %(name)@”
        ///
        /// Reason why a key cannot be written to a legacy table. key and name are in quotation marks.
        package static func reservedName(key: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1038, [.string(key), .string(name)])
        }

        /// “%(name)@ in %(key)@ is not a plural category”
        ///
        /// - pt-BR: “%(name)@ em %(key)@ não é uma categoria de plural”
        ///
        /// Reason why a key cannot be written to a legacy table. key and name are in quotation marks.
        package static func unknownCategory(name: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1039, [.string(name), .string(key)])
        }
    }

    /// The strings words.*
    package nonisolated enum Words {
        /// “%(words)@ and %(last)@”
        ///
        /// - pt-BR: “%(words)@ e %(last)@”
        ///
        /// The end of a list of words: all but the last, joined by commas, and the last.
        package static func and(words: Swift.String, last: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1040, [.string(words), .string(last)])
        }

        /// “%(failure)@; already written: %(files)@”
        ///
        /// - pt-BR: “%(failure)@; já gravados: %(files)@”
        ///
        /// Appended to a failure. failure is its message; files are those written before it.
        package static func brokenRest(failure: Swift.String, files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1041, [.string(failure), .string(files)])
        }

        /// “did you mean %(name)@?”
        ///
        /// - pt-BR: “você quis dizer %(name)@?”
        ///
        /// Question after an unknown name. name is the nearest one.
        package static func didYouMean(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1042, [.string(name)])
        }

        /// “error: %(reason)@”
        ///
        /// - pt-BR: “erro: %(reason)@”
        ///
        /// Prefix of an error message. reason is the error.
        package static func error(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1043, [.string(reason)])
        }

        /// “%(count)lld files”
        ///
        /// - en: one “%(count)lld file”, other “%(count)lld files”
        /// - pt-BR: one “%(count)lld arquivo”, other “%(count)lld arquivos”
        ///
        /// A number of files, as a part of a sentence.
        package static func files(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1044, [.integer(count)])
        }

        /// “%(count)lld keys”
        ///
        /// - en: one “%(count)lld key”, other “%(count)lld keys”
        /// - pt-BR: one “%(count)lld chave”, other “%(count)lld chaves”
        ///
        /// A number of keys, as a part of a sentence.
        package static func keys(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1045, [.integer(count)])
        }

        /// “and %(count)lld more”
        ///
        /// - en: one “and %(count)lld more”, other “and %(count)lld more”
        /// - pt-BR: one “e mais %(count)lld”, other “e mais %(count)lld”
        ///
        /// Last line of a list that was cut short. count is how many are not shown.
        package static func more(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1046, [.integer(count)])
        }

        /// “note: %(sentence)@”
        ///
        /// - pt-BR: “observação: %(sentence)@”
        ///
        /// Prefix of a note, which is not a failure. sentence is the note.
        package static func note(sentence: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1047, [.string(sentence)])
        }

        /// “%(words)@ or %(last)@”
        ///
        /// - pt-BR: “%(words)@ ou %(last)@”
        ///
        /// A list of alternatives. words has commas between them, last is the last one.
        package static func or(words: Swift.String, last: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1048, [.string(words), .string(last)])
        }

        /// “warning: %(sentence)@”
        ///
        /// - pt-BR: “aviso: %(sentence)@”
        ///
        /// A warning in front of a sentence.
        package static func warning(sentence: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 1049, [.string(sentence)])
        }
    }
}

nonisolated let table_CLI = CatalogRuntime.CatalogTable("1300500300E5LjNPFgrPCLI1227enpt-BR30GQ00M00i01201T01-02R02t03P03x04M04o05N05o06D06k07D07c07_08O08r09F09l0AA0Ah0B40BW0C00CO0Cs0DH0Db0E80Eg0FF0Fk0GH0Gb0Gw0HH0Hi0I30IS0Im0J70JM0JW0Jg0Jw0KA0KP0Kh0Kx0LF0Lg0M30MM0Mj0N10NJ0Ng0Nz0OQ0Ou0PC0Pb0Ps0Q60QP0Ql0R30RG0RT0Rg0Rz0SB0SO0Sg0Sv0TA0TQ0Tg0Tx0U80UM0Uk0U-0VB0VO0Vc0Vp0W00WJ0WW0Wn0XE0XY0Xk0Xx0Y90YN0Ya0Yo0Y_0ZA0ZP0ZZ0Zk0Zz0aD0aR0ak0au0b60bK0bW0bk0by0c80cL0cW0ci0cx0dE0dQ0dh0d-0eA0eR0ek0e_0fG0fc0f_0gK0gh0gz0hH0hZ0hq0i30iF0iZ0it0j30jO0jh0j-0kH0kY0ku0lA0lT0lk0m40mQ0me0my0n90nJ0nV0no0o70oJ0oV0oh0os0p00pC0pP0pd0po0pw0qB0qV0qp0r70rH0rT0rk0rv0s90sK0sd0so0t60tG0tT0tk0t_0uJ0uV0um0uy0vD0vS0vf0v_0wD0wW0wi0wz0xJ0xV0xp0yB0yd0z90zd0-C0-h0_B0_j10810W10w11K11Z11s12912S12h12x13913R13k14114H14S14p15A15Z15z16N16l17117K17h17-18A18T18m19519O19j19y1AE1AT1Ai1B01BF1BU1Bk1Bv1C81CY1Cv1DM1Dh1E01ER1Et1FG1Fa1Fv1GG1GZ1Gu1HI1Hd1Hy1IN1Il1J51JO1Jj1K31KP1Ki1K_1LK1Le1L-1ME1Mg1NA1Nb1O01OI1OZ1Os1PC1Pa1Px1QC1QN1QZ1Qp1R11RA1RJ1Ra1Rq1S31SI1SX1Si1Sw1T71TU1Tj1Tv1U81UL1Ud1Uu1VD1VZ1Vr1WA1Wa1Wv1XI1Xe1Xu1YG1YS1Yk1Yx1ZA1ZO1Zd1Zv1a71aL1ah1aw1bA1bV1by1cJ1cZ1cq1c-1d91dQ1dh1d-1eH1eS1em1f31fK1fe1fz1gG1gb1g_1hL1hj1i91iY1iw1jH1jV1ji1jv1kC1kQ1kl1l31lS1lt1mA1mX1mv1nM1nj1o81oX1ow1pJ1pZ1pt1q51qQ1qj1q-1rG1rW1ro1s91sW1s-1tL1ta1ty1uQ1ud1uv1v71vM1va1vu1wE1wY1wv1xA1xR1xn1yA1yU1yq1zA1zf1-71-W1-w1_F1_d1_z20J20b21121P21p22F22c22w23I23h24524W24r25325N25k26626R26h27227L27e28028J28b28_29K29g2A02AK2Ac2Az2BH2Bc2Bw2CG2CV2Cg2Ct2D42DF2DO2Df2Du2E52EE2EW2Ej2E-2FC2FS2Fh2Fv2G72GM2Gd2Gp2H32HF2HS2Hd2Hp2I62IV2Il2Iw2JG2Jj2K62KG2KZ2Kp2L22LK2LZ2M02MI2Md2Mx2ND2NV2Nm2O02OJ2Od2Ou2P62PK2PX2Pr2Q72QP2Qj2R12RF2RY2Ry2SF2Sa2St2TB2TT2Ti2Tv2U92UM2Uc2Us2V62VM2Vc2Vt2W92WU2Wn2X72XL2Xd2Xu2Y52YN2Yf2Yz2Z72ZL2Zc2Zx2aF2aP2aa2an2b82bO2be2bv2c72cR2ci2c_2dD2dS2dg2du2eA2eO2eb2ev2f72fP2fe2fo2g42gN2gf2g-2hA2hN2hh2hu2i32iF2iQ2iZ2ij2ir2iy2j72jL2jT2jf2jp2j-2k92kR2kg2l12lD2lU2lc2lp2m62mG2mU2n02nN2no2o62oG2oQ2ok2ox2pA2pO2pj2q02qL2qj2r52rT2ry2s92sO2se2t02tL2te2tz2uI2ue2ut2v92vL2vW2vm2vy2wA2wQ2wg2ww2x22xJ2xW2xk2xu2y12yC2yO2yf2yx2zA2zM2zZ2zm2zx2-42-I2-Y2-i2-u2_72_I2_U2_i2_t30230B30J30b30o30x31731I31W31f31s32832M32V32h32w33G33V33h33q34334D34U34q34z35935M35c35t36536K36X36g36u37B37L37X37p37-38H38Z38r39539N39Y39k39x3A83AK3AY3Ai3At3B73BG3BR3Bd3Bo3B-3CF3CQ3Cg3Cp3D33DH3DR3Dc3Dn3D-3EH3EZ3Eu3FA3FS3Fl3G13GJ3Gd3Gv3H73HG3HT3He3Hx3IB3IL3Ib3Il3J33JP3Jt3KA3KY3Kn3L23LO3Lk3Lw3MB3MN3Mb3Mq3N43NE3NR3Nh3Nv3O93OI3OT3Oi3P13PD3PO3PW3Po3Q23QK3QX3Qj3Qx3RI3Rb3Rr3S13SE3SR3Sh3Ss3S_3TB3TP3Tb3Tm3Tx3U63UK3UW3Ug3Uv3VE3VX3Vw3WG3Wa3Ws3XK3Xj3Y43YS3Yq3Z83ZT3Zt3aG3aZ3as3b83bP3be3bu3c73cP3ci3cy3dG3dY3dv3eA3eS3er3fE3fb3fu3gJ3gl3h73hV3hu3iG3ia3is3j93jU3jm3k73kN3ke3ky3lO3lj3m23mI3mg3mx3nE3nW3nk3o13oI3oU3on3oy3p93pM3pa3pp3q73qP3qi3r23rG3rd3rw3sJ3sj3t93tV3ts3uD3uW3ux3vF3ve3vr3w63wP3wj3x13xK3xd3xv3yA3yX3yn3z33zF3zU3zl3zy3-93-R3-g3-s3_A3_U3_o40440M40j41141O41t42C42V42t43A43S43n44244J44Y44n45245E45Y45n46946Q46f47847Q47e47y48848L48h49149Q49e49t4A24AD4AO4AZ4As4BA4BR4Bk4C34CH4CW4Cl4C_4DJ4DZ4Dr4E64EV4Ek4E-4FG4Fd4Fp4G64GU4Gu4H64HH4HU4Hn4IA4IS4Ik4I-4JO4Jc4Jq4K74KH4Kb4Kq4L74LO4Ln4M34MT4Mf4Mq4N14ND4NX4Np4O54OK4Og4Ou4P54PN4PX4Pk4Px4Q84QP4Qh4Qw4R64RI4RW4Rg4Ru4S54ST4Si4T14TC4TN4Tc4Tr4U44UI4UX4Uu4V94VM4Vk4Vw4W64WH4WW4Wn4X04XE4XS4Xl4Y24YO4YX4Yo4Z44ZF4ZQ4Za4Zk4Zu4a04aDadopt.accessors.absentadopt.accessors.brokenadopt.accessors.frozenadopt.accessors.left.absentadopt.accessors.left.absent_notedadopt.accessors.left.argumentadopt.accessors.left.by_handadopt.accessors.left.by_hand_notedadopt.accessors.left.by_hand_plainadopt.accessors.left.choiceadopt.accessors.left.commentadopt.accessors.left.default_argumentadopt.accessors.left.familyadopt.accessors.left.formatadopt.accessors.left.interpolatedadopt.accessors.left.key_wantedadopt.accessors.left.keysadopt.accessors.left.listadopt.accessors.left.madeadopt.accessors.left.markdownadopt.accessors.left.namesadopt.accessors.left.no_accessoradopt.accessors.left.sampleadopt.accessors.left.sample_notedadopt.accessors.left.typeadopt.accessors.left.unknownadopt.accessors.left.unknown_keyadopt.accessors.left.useadopt.accessors.left.use_notedadopt.accessors.left.valuesadopt.accessors.lineadopt.accessors.mapping.doubled_keyadopt.accessors.mapping.no_columnsadopt.accessors.mapping.no_expressionadopt.accessors.mapping.no_lineadopt.accessors.mapping.unknown_keyadopt.accessors.noneadopt.accessors.notedadopt.accessors.nothingadopt.accessors.other_styleadopt.accessors.plannedadopt.accessors.rewrittenadopt.accessors.stayadopt.accessors.summaryadopt.empty_keyadopt.helpadopt.keysadopt.keys_addedadopt.label.codeadopt.label.keyadopt.label.othersadopt.label.textadopt.left_for_lateradopt.left.breaks_accessorsadopt.left.bundle_unnamedadopt.left.comparedadopt.left.concatenatedadopt.left.key_takenadopt.left.literaladopt.left.literal_onlyadopt.left.no_tableadopt.left.no_table_in_targetadopt.left.no_table_in_targetsadopt.left.not_foundadopt.left.several_tablesadopt.left.storedadopt.left.valueadopt.left.verbatimadopt.left.within_textadopt.needs_terminaladopt.nothingadopt.pluralsadopt.summarybaseline.incompletebaseline.namedbaseline.nonebaseline.not_foundbaseline.prunedbaseline.questionbaseline.unnamedbaseline.writtenbatch.broken_filebatch.changedbatch.left_outbatch.moved_after_changebatch.needs_linebatch.nothingbatch.refusedbatch.repeatedblame.commentblame.no_textblame.not_committedblame.shallowblame.source_saidblame.source_said.uncommittedblame.standard_inputcolumn.addedcolumn.authorcolumn.becausecolumn.catalogcolumn.changecolumn.changedcolumn.commitcolumn.datecolumn.excludedcolumn.keycolumn.keyscolumn.languagecolumn.languagescolumn.missingcolumn.needs_reviewcolumn.newcolumn.of_keyscolumn.partialcolumn.proofcolumn.removedcolumn.renamedcolumn.stalecolumn.tablescolumn.textcolumn.textscolumn.to_checkcolumn.to_translatecolumn.totalcolumn.translatedcolumn.untranslatedcolumn.wordscompile.is_legacycompile.no_catalogscompile.same_namecompile.unchangedconfiguration.misnamedconfiguration.rule_is_offconvert.empty_catalogconvert.fuller_languageconvert.incompleteconvert.inside_lprojconvert.is_catalogconvert.is_legacyconvert.keys_inconvert.moreconvert.needs_endingconvert.needs_folderconvert.nextconvert.next.catalogsconvert.next.tablesconvert.no_catalogsconvert.no_languageconvert.no_tablesconvert.not_compilableconvert.other_nameconvert.same_folderconvert.same_nameconvert.several_tablesconvert.standard_inputconvert.variedconvert.which_sourceconvert.wrotediff.addeddiff.commentdiff.language_addeddiff.language_removeddiff.nothingdiff.removeddiff.renameddiff.sourcediff.statediff.summarydiff.suspectsdiff.undecideddiff.unreaddiff.wasedit_page.addressedit_page.no_browseredit_page.no_programedit_page.port_takenedit.addededit.changededit.changed_keysedit.copiededit.copied_keysedit.joinededit.left_for_lateredit.markededit.more_still_usededit.movededit.new_fileedit.new_languageedit.no_such_textedit.nothing_writtenedit.removededit.removed_keysedit.renamededit.renamed_keysedit.still_usededit.suspectsedit.suspects_unmarkededit.unchangededit.unchanged_keysedit.use_setedit.uses_unknownedit.uses_unknown_timeedit.were_soexport.android.clashexport.android.no_folderexport.android.reason.deviceexport.android.reason.only_devicesexport.android.reason.quantityexport.android.reason.several_pluralsexport.android.reason.specifierexport.android.reason.string_setexport.android.reason.substitutionexport.android.reason.widthexport.android.same_fileexport.android.same_folderexport.bundle_needs_folderexport.estimateexport.needs_endingexport.needs_folderexport.needs_formatexport.no_proseexport.no_sourceexport.nothingexport.nothing_newexport.nothing_openexport.one_languageexport.one_tableexport.openexport.reason.argumentsexport.reason.characterexport.reason.doubled_keyexport.reason.doubled_partexport.reason.empty_sourceexport.reason.incompleteexport.reason.nameexport.reason.partsexport.reason.same_nameexport.stays_behindexport.textsexport.translationsextract.count.addedextract.count.removedextract.count.staleextract.count.updatedextract.currentextract.incompleteextract.outsideextract.skippedextract.skipped_keysextract.summaryextract.unknownextract.unplacedfile.existsfile.exists_newfile.reason.already_existsfile.reason.broken_linkfile.reason.changed_meanwhilefile.reason.is_folderfile.reason.leads_outfile.reason.link_in_the_wayfile.reason.name_not_unicodefile.reason.no_permissionfile.reason.no_spacefile.reason.not_foundfile.reason.not_regularfile.reason.outsidefile.reason.read_onlyfile.reason.recorded_twicefile.reason.same_filefile.reason.too_largefile.reason.write_protectedfill.estimate.charactersfill.estimate.declinedfill.estimate.laterfill.estimate.nothingfill.estimate.questionfill.estimate.requestsfill.estimate.textsfill.estimate.totalfill.estimate.unaskedfill.estimate.unsentfill.failure.cancelledfill.failure.keyfill.failure.program_missingfill.failure.program_not_startedfill.failure.program_outputfill.failure.program_statusfill.failure.quotafill.failure.saidfill.failure.statusfill.failure.timed_outfill.failure.unreachablefill.failure.unreadablefill.failure.waitfill.filledfill.gave_upfill.interruptedfill.keys_leftfill.leftfill.nextfill.next_servicefill.next_sourcefill.no_addressfill.no_commandfill.no_journalfill.no_keyfill.no_memoryfill.no_modelfill.no_network_programfill.no_stringsfill.nothingfill.plain_httpfill.progressfill.reason.budgetfill.reason.emptyfill.reason.excessivefill.reason.incompletefill.reason.markedfill.reason.no_answerfill.reason.no_source_textfill.reason.not_askedfill.reason.nothing_foundfill.reason.string_setfill.reason.talkfill.reason.untranslatedfill.stoppedfill.whose_addressfmt.formattedfmt.legacy_onlyfmt.no_cataloggenerate.legacygenerate.unchangedgenerate.wrotegit_setup.donegit_setup.file_removedgit_setup.knowngit_setup.limitsgit_setup.lines_addedgit_setup.lines_added_for_allgit_setup.lines_removedgit_setup.undonegit_setup.unknowngit.failedgit.missinggit.no_merge_basegit.no_repositorygit.not_checked_outgit.other_work_treegit.shallowgit.submodule_commitgit.too_much_outputgit.took_too_longgit.unknown_revisionimport.android.escapeimport.android.listimport.android.markupimport.android.no_languageimport.android.no_nameimport.android.no_sourceimport.android.other_elementimport.android.other_kindimport.android.referenceimport.android.sentenceimport.changedimport.climbsimport.columnimport.column_textsimport.createdimport.csv.bad_escapeimport.csv.code_pageimport.csv.doubled_columnimport.csv.doubled_languageimport.csv.encodingimport.csv.late_headingimport.csv.no_key_columnimport.csv.no_language_columnimport.csv.several_keysimport.csv.text_after_quoteimport.csv.too_many_cellsimport.csv.unclosed_quoteimport.csv.unnamed_columnimport.form.keptimport.form.replacedimport.ignoredimport.json.no_objectimport.json.no_textimport.kept_countimport.kept.copiesimport.kept.copyimport.kept.sourceimport.language.doubledimport.language.missingimport.language.missing_besideimport.language.severalimport.left_outimport.left_out.no_tableimport.left_out.several_tablesimport.memoryimport.no_languageimport.no_nameimport.no_tableimport.nothingimport.nothing_thereimport.other_languagesimport.po.bad_escapeimport.po.character_setimport.po.doubledimport.po.missingimport.po.plural_formsimport.po.unclosed_stringimport.po.unexpectedimport.reason.argumentimport.reason.categoryimport.reason.changed_meanwhileimport.reason.doubled_in_filesimport.reason.doubled_keyimport.reason.doubled_unitimport.reason.emptiedimport.reason.empty_formimport.reason.encodingimport.reason.excludedimport.reason.formimport.reason.not_translatedimport.reason.other_formimport.reason.other_sourceimport.reason.source_changedimport.reason.specifierimport.reason.syntaximport.reason.unfinishedimport.reason.unknown_keyimport.reason.unknown_partimport.reason.variable_nameimport.several_tablesimport.skippedimport.skipped_countimport.skipped_languageimport.tmx.other_elementimport.too_many_unitsimport.unchangedimport.unknown_contentsimport.unknown_fileimport.untranslatedimport.xliff.definitionsimport.xliff.entityimport.xliff.no_idimport.xliff.other_elementimport.xliff.too_deepimport.xliff.too_largeimport.xliff.truncatedimport.xliff.versionimport.zip.damagedimport.zip.damaged_fileimport.zip.encryptedimport.zip.no_archiveimport.zip.too_largeimport.zip.unsupportedinit.all_brokeninit.brokeninit.completeinit.declaredinit.errorsinit.gapsinit.gaps_in_manyinit.incompleteinit.left_outinit.moreinit.next.baselineinit.next.gitinit.next.headinginit.next.lintinit.next.othersinit.next.sinceinit.no_errorsinit.no_tablesinit.not_listedinit.not_requiredinit.nothinginit.only_sourceinit.projectinit.questioninit.sourceinit.sourcesinit.sources_unreadinit.sources_with_helpersinit.switched_oninit.unreadinit.unsearched.failedinit.unsearched.not_installedinit.unsearched.timed_outinit.wroteinit.wrote_requiredinit.xcode.buildinit.xcode.doneinit.xcode.headinginit.xcode.keptinit.xcode.kept_configurationinit.xcode.libraryinit.xcode.membershipinit.xcode.no_targetinit.xcode.packageinit.xcode.pluginsinit.xcode.traitsinit.xcode.wroteinterrupted.changedinterrupted.finishedinterrupted.foundkeys.asteriskskeys.needs_yeskeys.no_matchkeys.question.changekeys.question.copykeys.question.movekeys.question.removekeys.question.renamelanguage.addedlanguage.added_filelanguage.configured_sourcelanguage.everywherelanguage.folder_stayslanguage.in_projectlanguage.is_requiredlanguage.is_sourcelanguage.listedlanguage.nextlanguage.no_keyslanguage.nonelanguage.nowherelanguage.projectlanguage.regionslanguage.removedlanguage.renamedlanguage.unlistedlegacy.doubled_keylegacy.doubled_key_atlegacy.existing_keylegacy.existing_key_atlegacy.harmfullegacy.missing_keylegacy.unreadablelint.acceptedlint.changed.cleanlint.changed.emptylint.changed.summarylint.cleanlint.code.readlint.coverage.alllint.coverage.missinglint.coverage.reviewlint.emptylint.errorslint.fix.donelint.fix.needs_terminallint.fix.nothinglint.fix.plannedlint.fix.questionlint.fix.riskslint.history_cut_offlint.more.by_rulelint.more.languageslint.more.rulelint.more.ruleslint.more.samelint.more.showlint.next.baselinelint.next.filllint.next.fixlint.next.fix_unsafelint.next.rulelint.no_dictionarylint.no_historylint.noteslint.notes_countedlint.severity.errorlint.severity.notelint.severity.warninglint.summarylint.vendoredlint.vendored_errorslint.warningslist.hiddenlist.nothinglsp.add_keylsp.adoptlsp.brokenlsp.filllsp.fixlsp.fix_alllsp.fix_unsafelsp.marklsp.new_filelsp.no_keylsp.no_textlsp.readinglsp.several_tablesmark.incompletemark.machine_translatedmark.missingmark.needs_reviewmark.newmark.no_statemark.not_translatedmark.stalemerge.conflictmerge.conflict_of_name_and_removalmerge.conflict_of_namesmerge.conflict_with_removalmerge.conflicts_leftmerge.helpmerge.keysmerge.needs_terminalmerge.no_textmerge.not_theremerge.progressmerge.refusal.doubledmerge.refusal.editsmerge.refusal.emptiedmerge.refusal.no_markersmerge.refusal.no_stringsmerge.refusal.other_formmerge.refusal.unbalanced_markermerge.settledmerge.taken_outobstacle.no_textobstacle.outside_foldersobstacle.several_axesobstacle.string_setobstacle.substitutionobstacle.unknown_axisobstacle.varied_pluralobstacle.widthsoutput.folder_linkoutput.inputoutput.linkoutput.same_fileoutput.tableoutput.unnamedpage.accept_hintpage.accept_manypage.accept_nextpage.allpage.all_catalogspage.all_donepage.any_statepage.applypage.backpage.cancelpage.catalogpage.catalog_awaypage.changed_sincepage.characterspage.commentpage.completepage.conflictpage.copiedpage.copypage.copy_linkpage.copy_sourcepage.countpage.dismisspage.done_titlepage.draftspage.emptiedpage.empty_keypage.failedpage.filterpage.findpage.fixpage.former_sourcepage.glossarypage.gonepage.historypage.insertpage.keep_minepage.keyspage.languagepage.language_awaypage.languagespage.leftpage.loadingpage.look_firstpage.mark_translationspage.match_casepage.matchespage.morepage.more_foundpage.neverpage.new_languagepage.new_language_hintpage.nextpage.no_keyspage.no_tokenpage.not_allowedpage.not_answeredpage.not_savedpage.not_undonepage.not_usedpage.notepage.note_hintpage.note_hint_filepage.notedpage.nothingpage.nothing_foundpage.originpage.other_catalogspage.other_commentpage.other_devicespage.other_fieldpage.other_numberspage.otherspage.previewpage.previouspage.progresspage.projectpage.read_onlypage.readspage.reasonpage.reason_hintpage.redopage.redonepage.refusedpage.removepage.replacepage.replace_withpage.revertpage.review_nextpage.savepage.save_anywaypage.save_nextpage.savedpage.savingpage.searchpage.sentencepage.severity.errorpage.severity.notepage.severity.warningpage.shortcut.editpage.shortcut.listpage.shortcut.matchpage.shortcut.movepage.shortcut.redopage.shortcut.searchpage.shortcut.undopage.shortcutspage.showpage.show_allpage.sourcepage.source_changedpage.source_textpage.startpage.start_titlepage.statepage.status.excludedpage.status.incompletepage.status.machine_translatedpage.status.missingpage.status.needs_reviewpage.status.newpage.status.stalepage.status.translatedpage.status.unfinishedpage.stoppedpage.substitutionpage.suggestpage.suggestedpage.suggestingpage.take_theirspage.titlepage.too_longpage.translationpage.type_herepage.uncommittedpage.undopage.undonepage.unreadablepage.unreadable_filespage.unsavedpage.usagespage.usepage.with_findingspage.wrong_tokenpreview.not_openedpreview.wroteprompt.blankprompt.commentprompt.comment_questionprompt.enter_leavesprompt.no_or_yesprompt.placeprompt.pluralprompt.sourceprompt.yes_or_nopull.failedpull.keptpull.missingpull.no_recordpull.nothingpush.behindpush.failedpush.handedpush.no_recordpush.nothingpush.wholepush.would_handrefusal.contents_lostrefusal.doubled_keyrefusal.doubled_key_fixedrefusal.doubled_memberrefusal.given_othersrefusal.key_existsrefusal.key_exists_differentlyrefusal.language_conflictrefusal.legacy.commentsrefusal.legacy.empty_keyrefusal.legacy.exclusionrefusal.legacy.marksrefusal.legacy.statesrefusal.missing_categoriesrefusal.missing_languagesrefusal.named_twicerefusal.needed_partrefusal.needs_partrefusal.no_objectrefusal.no_partrefusal.no_placerefusal.no_textrefusal.no_text_atrefusal.object_namerefusal.obstaclerefusal.other_sourcerefusal.part_twicerefusal.plural_categoryrefusal.same_namerefusal.same_tablerefusal.several_languagesrefusal.several_spellingsrefusal.source_languagerefusal.source_textrefusal.store_text.commentsrefusal.store_text.exclusionrefusal.store_text.formsrefusal.store_text.namesrefusal.store_text.statesrefusal.symbol_collisionrefusal.text_changedrefusal.text_twicerefusal.unknown_keyrefusal.unknown_staterefusal.unreferredrefusal.whole_and_partsrename.differentrename.in_sourcesrename.left.accessorrename.left.accessor_unknownrename.left.elsewhererename.left.generatedrename.left.maderename.left.made_no_morerename.left.otherrename.left.unknownrename.left.valuesrename.refusedrename.refused_keysrename.still_usedreport.afterreport.all_findingsreport.basereport.beforereport.changereport.commentreport.contentsreport.figure.errorsreport.figure.gapsreport.figure.notesreport.figure.warningsreport.findingreport.findings_captionreport.gaps_captionreport.heading.by_catalogreport.heading.by_languagereport.heading.changed_textsreport.heading.changesreport.heading.coveragereport.heading.findingsreport.heading.gapsreport.heading.new_findingsreport.heading.trendreport.heading.unreadablereport.is_newreport.kind.addedreport.kind.commentreport.kind.languagereport.kind.propertyreport.kind.removedreport.kind.renamedreport.kind.sourcereport.kind.statereport.kind.translationreport.more_rowsreport.no_revisionreport.placereport.revisionreport.rows_shownreport.searchreport.sourcereport.source_textreport.terminalreport.titlereport.trend.captionreport.trend.numbersreport.trend.shallowreport.trend.shownreport.uncommittedreport.verdict.acceptedreport.verdict.cleanreport.verdict.completereport.verdict.complete_besidesreport.verdict.copiesreport.verdict.gapsreport.verdict.languagesreport.verdict.morereport.verdict.newreport.verdict.unreadrequest.bad_placerequest.bad_staterequest.booleanrequest.doubledrequest.empty_keyrequest.jsonrequest.listed_textsrequest.missingrequest.no_change_columnrequest.no_objectrequest.nothingrequest.operation_outside_applyrequest.other_textrequest.placesrequest.second_valuerequest.textrequest.textsrequest.unknown_columnrequest.unknown_memberrequest.unknown_operationrequest.unusedreview.acceptedreview.donereview.gonereview.helpreview.keysreview.label.beforereview.label.commentreview.label.fromreview.label.sourcereview.needs_terminalreview.nothingreview.progressreview.uneditedrewriting.syntaxrewriting.unreadableservice.bad_nameservice.no_commandservice.same_filesources.accessors_unknownsources.cut_offsources.left_outsources.no_programsources.no_strings_datasources.nonesources.not_startedsources.not_strings_datasources.other_strings_datasources.unreadstats.belowstats.nothingstore_text.left_outstore_text.only_in_folderstore_text.refusedtable.all_excludedtable.info_plisttable.no_catalog_in_foldertable.no_matchtable.no_placetable.no_table_heretable.nonetable.none_in_foldertable.not_theretable.number_neededtable.several_fittable.several_fit.refusaltable.several_havetable.several_have.refusaltable.unreadtable.whichtag.malformedtag.not_heretag.unknown_languagetag.unknown_regiontag.unknown_scripttrust.forgottentrust.no_configurationtrust.no_placetrust.nothingtrust.nothing_kepttrust.pathtrust.programtrust.servicetrust.trustedtrust.would_trustundo.changed_sinceundo.made_againundo.nothingundo.refusedundo.too_largeundo.undidunused.commentunused.doubtsunused.doubts_for_othersunused.generateunused.needs_terminalunused.nextunused.noneunused.of_tableunused.packagesunused.questionunused.summaryunused.too_manyunused.too_many_to_comeunused.undeclaredunused.unreadunused.unread_for_othersunused.vouchusages.exactusages.noneusages.possibleusages.undeclaredvalue.charactervalue.not_textvalue.repeatedvalue.repeated_namevalue.reserved_namevalue.unknown_categorywords.andwords.broken_restwords.did_you_meanwords.errorwords.fileswords.keyswords.morewords.notewords.orwords.warning30GQ02s03s05K06f08J09R0A80BH0C20D40Dg0Eu0Gy0IY0Jo0KU0M50Mc0O80Pb0Qt0Rx0SL0T40UX0V70Vy0W-0YM0Zv0ba0ce0ds0ea0fD0g70h10hk0iA0jU0mH0mj0pC0rz0sJ0xy0ye0-S0-X0-b0-l0-q10C11b12P12n13q14s15D16D16b17-19Q19q1B11Bv1Cu1DN1E41Fl1G11JW1ME1NT1OE1PS1R91TI1Uy1WL1Yd1ZA1bC1dC1ef1fe1gS1k21lk1ls1mj1m_1oe1pz1r11rl1rr1ry1s31sB1sI1sQ1sX1sc1sl1sp1su1t11tB1tJ1tW1ta1ti1tq1tw1u21uA1uG1uN1uS1uY1uh1uu1u-1v91vM1vS1wj1xC1z51zn1-l21121U23m25f27628X2A02Bw2Da2FS2GU2HG2Iy2Jk2KD2Lg2MN2NC2Oe2RE2SW2UK2VJ2XE2Z02Zk2Zq2Zy2aZ2bC2bS2ba2cB2cj2d92fX2gO2hf2iN2il2jb2k_2ml2ni2oP2p82rA2sJ2uJ2vL2vy2zG2_930H30h31e32R32l33W35c36d38f3Ao3GQ3Jg3Kc3M-3No3PV3Tj3VC3Wr3Xz3ZM3a83bV3cK3dW3eA3fD3fr3hj3jW3kl3mH3o83px3rF3t13uS3ul3vy3wf3yU3-Y3_-40z41r42J43244544b45H45y46t47b49X4Bh4C84Cd4DB4Dg4EJ4JB4ND4Ni4RB4Ro4Tt4X94Ym4aU4aj4bL4cp4dB4ex4gD4gk4hK4iT4iq4jA4k94k-4mi4ng4pC4q04rE4ru4sa4sz4tL4uV4vW4vc4yH4yp4yz4-M4-x4_a50L51J52K53U54H56356f57H59D5AV5Bz5FW5Gr5I05Ip5KD5L85ND5P45Qd5SS5Tr5VR5Wi5Xi5Xz5Zj5an5bU5bm5cd5dH5ei5es5fE5fo5gK5h95h_5ij5jY5kK5ko5le5mv5pP5q85qY5sP5tK5ty5wL5xu5zU5-M5_65_k60H61562R63T64-67U69S6Bl6CD6Ef6FX6GF6H56IH6K56KS6Lp6Mz6Ns6OK6Pu6S26T26U26Xy6Z66a96bj6cN6dj6eR6fl6gC6gz6iY6j86jl6k56kt6nA6pT6sO6sv6tV6vS6zU6z-6_o71D72F74c75y78m79F7A47CL7DE7EJ7FS7G77H17IG7Iu7KI7L77Lp7Mc7My7Nt7Op7PW7QX7RO7Rz7Sn7TZ7UR7VR7W57Y07Yg7ZK7bm7co7eG7es7f97fg7gA7h97iM7jU7kd7nX7oj7qV7r-7uM7vV7x07y57yi7z37z_7__80L80i81t82E82y84E84W85e86q8858Aq8C98D18EO8Fy8JU8Lp8N_8PI8RM8SA8SG8Sd8UO8V98VR8Y28Yg8Z78Zp8bf8cy8gG8gN8iP8m98ot8qI8rF8rb8s58uJ8uk8vf8xH8y28yj8ze8-28_m91w93m95O96y98p99l9CL9DP9FW9H69KH9Kt9ML9Nl9P99Qd9S59VH9WT9Y89Yu9Zj9Zy9a59aC9bP9cM9eK9er9fd9hH9i69k-9oG9pt9qs9sZ9tI9uQ9vM9w59xN9-1A0pA1NA4KA6sA8MA93A9rAAOAArABuAEdAGMAGcAJWAJyAL2AMmAOuAR6ARnAT9ATlAUIAW3AWnAZGAcRAdOAhXAifAjgAkXAkdAkiAkqAnXAqDAtsAv0Ay6AyLAy_AzvA_PB0YB0-B1VB2PB3MB4gB4_B6GB6fB87B8IB8bB8jB8wB8-B97B9OB9UB9zBBjBDbBESBHdBKgBLWBNTBOPBOWBPfBRfBShBU1BUjBV_BY0BZSBaHBaRBagBb-BcgBdVBeqBfXBgGBhXBjRBkLBlxBnBBogBqMBrWBroBs2Bs6BsJBszBt7BtiBtnBtuBu0BvGBvsBwoBwwBw_BxmBxtBxyBy6ByIByxBz3BzCBziB-OB-aB_bB_iB_nB_rC0oC0xC1MC1UC1vC23C28C2HC47C4LC4mC4xC5tC6CC6NC6bC6gC7UC7tC8CC9tC9yCA5CBRCCGCCjCENCFWCFsCGFCHhCIiCJECJxCKACKmCLbCMlCMzCO0COECOUCOcCOlCQ0CQ8CQICQRCQpCSHCSRCSdCT2CTLCTfCTsCU6CUSCUXCUmCU-CV4CVECVaCVjCVpCVuCW0CWFCWUCWnCX6CXkCXrCYYCYrCYwCZ8CZFCb6CbICbOCb-Cc4CcLCcWCcpCcxCd8CdCCdICdTCdZCgHCgoCh1ChaChwCi6CiJCjACjMCjhCjzCk7CkJClLCn0CnACnICnMCnaCqGCs2CsSCtJCtmCuVCvRCvtCwTCxWCxyCyOCz4C-6C--D1DD25D66D6qD7XD99D9PDAhDBUDD7DEeDGyDIgDKEDKmDMODNxDP3DPnDQeDSXDS-DV6DX5DXdDZEDanDcEDdMDe-DfqDh1DipDkMDmCDnlDpbDqEDr3DsTDuRDvuDx8DxoDymDzWD-iD_GE17E34E4JE4sE5uE7dE8oEAYEDAEE5EEqEG9EHyEJ0EKJEL2EL_ENAERYEW0EaPEaVEbGEc8EcFEcMEcUEcdEckEd0Ed6EdFEdNEdtEeMEekEewEf8EfkEftEg0EgDEgQEgYEg_Eh3EhBEhJEhSEhbEhnEhzEi9EiFEiREk4EkvEl2ElqEmYEmqEmxEn7EopEpJEpxEq7Er0EsQEsrEukEuxEvKEw1EzTF02F1EF2XF3OF52F6dF7lF8PF8wF9GF9qFB3FBYFDDFDzFFYFHHFIbFJeFKdFLCFMZFNrFOOFPkFQuFSEFTjFUTFX3FXnFY9FYHFYMFYTFagFazFbhFcZFeXFfSFgtFiNFjxFkwFmLFq5FrsFtKFuJFvIFw9FxhFz1F-jF-_G0OG2CG3pG5PG6kG81G8GG9KGAnGBaGCuGESGFCGFrGHjGILGJWGKrGL2GMFGMuGNXGO8GOlGPKGQMGRsGSXGTAGTzGUbGVIGVnGWVGXqGYiGZnGaRGboGdMGeAGf4Gg8GhSGjMGluGmBGnJGp6GqaGsDGv0GwpGxvGyfGzcG-vH0FH1bH3DH48H6AH7gH8AH8yH9zHAyHBbHCVHD1HDUHEVHFUHGfHH7HHlHIGp22021O2j5f202181F%(count)lld texts of the mapping are not in the code as they stand there0Bd20001f202151C%(count)lld text of the mapping is not in the code as it stands there0Bd2000f12jx%(path)@ %(reason)@; the file was not changed08@20001A@4000f2021F1Mbecomes %(code)@, which is evaluated once and keeps the language of that moment88@2000f202151Dis not a text of its own in the code; replace it by hand with %(key)@-17@2000f2021J1Yis not a text of its own in the code; replace it by hand with %1$(key)@: %2$(note)@-19@20002A@4000f2020v10has the argument %(label)@, which accessors do not acceptH9@2000f12Xemust be changed by hand: %(note)@P8@2000f2020p11must be replaced by hand with %1$(key)@: %2$(note)@U9@20002A@4000f12bimust be replaced by hand with %(key)@U7@2000=is one of several values in an expression that must have one type=contains a comment that would be lost=is a default argument, which may be used by code that cannot see the accessorf2021d1yis built at run time; %1$(enumeration)@ has these texts: %1$(enumeration)@(matching: …)?.%2$(member)@MH@2000IH@2000HC@4000f2021M1Uis stored to be formatted later; an accessor needs its arguments (%(taken)lld) at onceY2Bd2000=contains interpolated values; add a row with a key for this text to the mapping=is used where a key is required, not a textf2021O1Vis one of the keys %(keys)@; keep the text there, a LocalizedString, in place of the keyJ8@2000=passes its arguments as an array=is built at run time; define a family in generate-strings.json to get an enumeration of such keys=has Markdown in its text, which SwiftUI formats for a key and shows as it is for an accessorf202121Ahas a note that does not name the arguments of its text: %(names)@v19@2000f12u_would be %(key)@, for which no accessor can be used here97@2000=has no key in the mappingf12Zghas no key in the mapping: %(note)@R8@2000f202171Lpasses %1$(code)@ of type %2$(type)@, but the text expects another type7A@20009A@4000=is in code that could not be analyzed=is neither in the mapping nor a key with an accessorf12lz%1$(reason)@; replace it by hand with %2$(key)@0C@2000Q9@4000f2020x1G%1$(reason)@; replace it by hand with %2$(key)@: %3$(note)@0C@2000Q9@40002A@6000f2021C1Rpasses the wrong number of arguments: %1$(given)lld instead of %2$(taken)lldc1Dd2000CDd4000f202101Z%1$(path)@:%2$(line)lld:%3$(column)lld: %4$(key)@ %5$(sentence)@0A@20001Cd40001Ed600029@80001E@A000f12u_the old key %(key)@ occurs twice with different meaningsC7@2000=the first line must have the columns old and key, or path, line, text and keyf12Yf%(code)@ is not a Swift expression08@2000f12Ta%(text)@ is not a line number08@2000f12jrno catalog with accessors has the key %(key)@c17@2000=No catalog here has accessors; specify one with --catalogf12Qebecomes %(code)@; %(note)@88@200028@4000=No lookups by string found.=generate-strings.json specifies the style apple; --accessors supports only portables2030_1o2ff12mw%1$#@lookups@ in %2$#@files@ would use accessors0D#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Pn5f12CJ%arg lookups04d10001f12BI%arg lookup04d1000f12GNbecomes %(code)@88@2000p22021C2M5f2020r13%1$(count)lld lookups were not changed: %2$(reasons)@0Dd2000RD@40001f2020p11%1$(count)lld lookup was not changed: %2$(reasons)@0Dd2000PD@4000s2030z1m2df12ku%1$#@lookups@ in %2$#@files@ now use accessors0D#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Pn5f12CJ%arg lookups04d10001f12BI%arg lookup04d1000=a key cannot be empty=  a  adopt: move the text to the table and look it up from the code; for each missing language, type a text or press Enter to leave it for later\n  k  use another key: type one, or press the up arrow for keys with the same text\n  s  skip: leave the text in the code\n  d  done: write what was adopted so far\n  q  quit without writing anything\n  ?  show this help=[a]dopt  [k]ey  [s]kip  [d]one  [q]uit  [?]p22020s1h5f12Ymadded %(count)lld keys to %(path)@6Bd200098@40001f12Xladded %(count)lld key to %(path)@6Bd200088@4000=code=key=same text=textf202121Gtexts still missing in %(languages)@; list them with `%(command)@`ND@2000IB@4000f2021A1Hcannot use the key %(key)@, because accessors could no longer be generatedJ7@2000=needs a lookup that names the bundle of its library=is used in a comparison=is part of a concatenated sentence; write the sentence as one textf12szcannot use the key %(key)@, which has a different textJ7@2000=must be a literal here=must be a literal here, and a literal cannot express the lookup=has no matching catalogf202121Hcannot be looked up, because the target %(target)@ has no %(file)@e1A@200088@4000f202151Kcannot be looked up, because the targets %(targets)@ have no %(file)@f1B@200098@4000=was not found in the codef2020-15matches several catalogs: %(paths)@; choose one with --catalogQ9@2000=is stored, so it would keep the language of that momentf12pwcontains %(code)@, which a catalog cannot represent98@2000=is marked to be shown verbatim=is inside another text; adopt that one first=adopt needs a terminal to ask about each text; use --yes to adopt all, or --dry-run to preview the changes=No text to adopt.p22021i3M5f2021K1Z%(count)lld texts contain a count; add their plural forms in each language: %(keys)@0Bd2000X28@40001f2021I1X%(count)lld text contains a count; add its plural forms in each language: %(keys)@0Bd2000_18@4000s2030-1n2af12lv%1$#@texts@ in %2$#@files@ moved to the catalog0B#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Nj5f12AH%arg texts04d10001f129G%arg text04d1000f2021017%(path)@ was not written, because not all files could be checked08@2000f12Uiadded %1$(line)@ to %2$(file)@6A@20004A@4000=no baseline is configured; specify one with --baseline FILE or in .fitloc.ymlf2021M1b%1$(path)@: no such baseline; create it with `fitloc lint --write-baseline %1$(path)@`0A@2000X2A@2000p220211205f12jxremoved %1$(count)lld entries from %2$(path)@8Dd2000EA@40001f12hvremoved %1$(count)lld entry from %2$(path)@8Dd2000CA@4000f2021K1YAdd %1$(line)@ to %2$(file)@, so that these findings are accepted from now on? [y/N]4A@20004A@4000f202121Hit has an effect only if it is named: add %1$(line)@ to %2$(file)@g1A@20004A@4000p220215295f12n_wrote %2$(path)@: %1$(count)lld findings accepted6A@40002Dd20001f12m-wrote %2$(path)@: %1$(count)lld finding accepted6A@40002Dd2000f12NU%(path)@ cannot be read08@2000p22020z1v5f12ftmade %1$(count)lld changes in %2$(place)@5Dd2000CB@40001f12esmade %1$(count)lld change in %2$(place)@5Dd2000BB@4000p22020y1t5f12lsskipped %(count)lld changes that cannot be made8Bd20001f12krskipped %(count)lld change that cannot be made8Bd2000f2021E1L%(key)@ is changed earlier in the same list; move or copy it in a separate run07@2000f12pwdepends on line %(line)lld, which cannot be appliedGAd2000=nothing to change: everything is already up to datep22021l3T5f2021V1c%(count)lld changes cannot be made, so nothing was written; use --keep-going to make the others0Bd20001f2021U1b%(count)lld change cannot be made, so nothing was written; use --keep-going to make the others0Bd2000p22020o1Z5f12bithe same in %(count)lld other changesCBd20001f12ahthe same in %(count)lld other changeCBd2000=commentf12ao%(key)@ has no text in %(languages)@07@2000GD@4000=not committed yet=the clone is shallow, so history ends at the commits marked ^; fetch the rest with git fetch --unshallowf2020u1Dthe source text was %(text)@ until %(commit)@ (%(date)@)K8@20007A@400028@6000f12u_the source text was %(text)@ until an uncommitted changeK8@2000=standard input has no history; specify a file=added=author=reason=catalog=change=changed=commit=date=excluded=key=keys=language=languages=missing=needs review=new=of keys=partial=proof=removed=renamed=stale=tables=text=texts=to check=to translate=total=translated=untranslated=wordsf2021219%(path)@: legacy tables are not compiled; specify a string catalog08@2000=no .xcstrings files to compilef2021g1nseveral catalogs are named “%(name)@” and would become one table; compile each into a separate folder:U8@2000=nothing to write: the tables are up to datef12hv%(path)@ is not read; rename it to %(file)@08@2000R8@4000f2021p2A“%1$(name)@” has no effect, because the rule %2$(rule)@ is off; enable it under rules: with %2$(rule)@: warning3A@2000a1A@4000b1A@4000=contains no texts to convertf2021x2A%(source)@ is taken as the source language, but %(other)@ has keys that it lacks; choose another one with --source-language0A@2000c19@4000=nothing was written, because the texts of these files would be missing; fix the files, or specify which files to convert=Xcode does not accept a catalog inside an .lproj folder; write it next to the .lproj foldersf2021C1J%(path)@: already a catalog; use --to strings to convert it to legacy tables08@2000f2021G1N%(path)@: already a legacy table; remove --to strings to convert it to a catalog08@2000p22020v1n5f12bp%1$(count)lld keys in %2$(languages)@0Dd20009F@40001f12ao%1$(count)lld key in %2$(languages)@0Dd20008F@4000p22020n1X5f12ah(and at %(count)lld other locations)8Bd20001f12Zg(and at %(count)lld other location)8Bd2000f2021X1m%1$(path)@: the name of a catalog must end in .xcstrings; to write into a folder, use %1$(path)@/0A@2000i2A@2000f12sz%(path)@: not a folder; tables are written to a folder08@2000f12cjNext: %(step)@; then run `fitloc lint`68@2000=remove the old tables from the target, because Xcode does not accept a catalog and a table of the same name=replace the catalog in the target with the tables=no .xcstrings files to convertf2021E1L%(path)@: not in an .lproj folder; specify its language with --source-language08@2000=no .strings or .stringsdict files to convertf12fmXcode cannot compile this key: %(reason)@VA@2000f2021C1Kcode that looks up keys in the table “%(table)@” will not find them heree19@2000f202292U%(path)@ has texts in %(first)@ and %(second)@, which would share a folder on a disk that ignores case; keep one spelling of the language08@2000E9@40005A@6000f202131Aseveral files are named “%(name)@”; convert them one at a time:R8@2000=a catalog holds one table, but several were found; write each to its own catalog in a folder, such as -o Catalogs/:=standard input provides no table name; save it to a file firstp22020v1o5f12ip%(count)lld with plural or device variations0Bd20001f12ip%(count)lld with plural or device variations0Bd2000f2021R1g%(path)@: the source language is unclear (%(languages)@); specify it with --source-language08@2000Y1D@4000f12Rfwrote %(path)@: %(summary)@68@20002B@4000=added=commentf12RYlanguage %(language)@ added9C@2000f12Talanguage %(language)@ removed9C@2000=No differences.=removedf12RYrenamed, was “%(name)@”G8@2000f12MT%(place)@, source text09@2000f12GN%(place)@, state09@2000s2030c1T2Ef12NX%#@changes@ in %#@keys@0B#0248#14p112Pn5f12CJ%arg changes04d10001f12BI%arg change04d1000p112Mh5f129G%arg keys04d10001f128F%arg key04d1000f12hotranslations may be outdated: %(languages)@UD@2000=a merge left it without a file; add the file or remove it with git, then compare=not compared, because the file cannot be readf12CJwas %(name)@48@2000f12gnEdit at %(address)@ (press Ctrl-C to stop)8B@2000f2021B1I“%(program)@” could not be started; open the address above in a browser3B@2000f2021X1e%(program)@, which serves the page, is not installed next to fitloc; build it with scripts/fitloc0B@2000f12gucannot listen on port %(port)@: %(reason)@M8@20002A@4000f12Qeadded %(key)@ to %(place)@67@200049@4000f12Sgchanged %(key)@ in %(place)@87@200049@4000p22020z1v5f12ftchanged %1$(count)lld keys in %2$(place)@8Dd20009B@40001f12eschanged %1$(count)lld key in %2$(place)@8Dd20008B@4000f2020i11copied %1$(old)@ to %2$(new)@ in %3$(place)@79@200049@40004B@6000p22020y1t5f12escopied %1$(count)lld keys in %2$(place)@7Dd20009B@40001f12drcopied %1$(count)lld key in %2$(place)@7Dd20008B@4000f12ezjoined %(old)@ with %(new)@ in %(place)@77@200067@400049@6000f12RYwithout text: %(languages)@ED@2000p22021c3B5f202181Tmarked %1$(count)lld translations of %2$(key)@ for review%3$(languages)@7Dd2000H9@4000BF@60001f202171Smarked %1$(count)lld translation of %2$(key)@ for review%3$(languages)@7Dd2000G9@4000BF@6000p22020v1m5f12ip%(count)lld more keys are still used in code0Bd20001f12gn%(count)lld more key is still used in code0Bd2000f2020h10moved %1$(key)@ from %2$(old)@ to %3$(new)@69@200069@400049@6000f12EL%(path)@ (new)08@2000f12gu%(language)@ is a new language in %(path)@0C@2000M8@4000=nothing to change: no key has a text in this state=nothing was writtenf12Uiremoved %(key)@ from %(place)@87@200069@4000p22020_1z5f12hvremoved %1$(count)lld keys from %2$(place)@8Dd2000BB@40001f12guremoved %1$(count)lld key from %2$(place)@8Dd2000AB@4000f12dyrenamed %(old)@ to %(new)@ in %(place)@87@200047@400049@6000p22020z1v5f12ftrenamed %1$(count)lld keys in %2$(place)@8Dd20009B@40001f12esrenamed %1$(count)lld key in %2$(place)@8Dd20008B@4000p220210205f12iw%(count)lld places in code still use %(key)@0Bd2000Q7@40001f12iw%(count)lld place in code still uses %(key)@0Bd2000Q7@4000p22022n5V5f2022B2e%1$(count)lld translations of %2$(key)@ may be outdated%3$(languages)@; mark them for review with `fitloc set %4$(argument)@ --mark-review`0Dd2000H9@4000GF@6000e1E@80001f202282b%1$(count)lld translation of %2$(key)@ may be outdated%3$(languages)@; mark it for review with `fitloc set %4$(argument)@ --mark-review`0Dd2000G9@4000GF@6000c1E@8000p22021a375f202161R%1$(count)lld translations of %2$(key)@ may be outdated%3$(languages)@0Dd2000H9@4000GF@60001f202151Q%1$(count)lld translation of %2$(key)@ may be outdated%3$(languages)@0Dd2000G9@4000GF@6000f12mtnothing to change: %(key)@ is already up to dateJ7@2000p22021A2F5f2020w11nothing to change: %(count)lld keys are already up to dateJBd20001f12u_nothing to change: %(count)lld key is already up to dateJBd2000f12el%(refusal)@; change it with `fitloc set`0B@2000f2021T1bthe code was not searched for remaining uses, because %(program)@ failed; try `fitloc usages`s1B@2000p220223455f2021o1wthe code was not searched completely for remaining uses within %(seconds)lld seconds; `fitloc usages` has no limit_1Dd20001f2021n1vthe code was not searched completely for remaining uses within %(seconds)lld second; `fitloc usages` has no limit_1Dd2000p22020h1M5f12Ub%(count)lld already up to date0Bd20001f12Ub%(count)lld already up to date0Bd2000f2021J1X%(key)@ is written as %(name)@, because another key has the name without the digits07@2000F8@4000f2020u10Android has no folder name for the language %(language)@i1C@2000f202191HAndroid uses the text for other devices instead of the one for %(device)@_1A@2000=there is no text for other devices (device.other)f202101Fin %(language)@, Android never uses the plural form %(category)@3C@2000b1C@4000=Android does not support several plurals in one textf2020y14Java has no equivalent of the format specifier %(specifier)@l1D@2000=Android does not support lists of phrasesf12s-the text refers to the undefined substitution %(name)@k18@2000=Android does not support texts by widthf2021R1m%(first)@ and %(second)@ would both be written to %(name)@; export them to separate folders09@20005A@4000Q8@6000f2021M1h%(first)@ and %(second)@ would both be written to %(path)@; choose one with --language09@20005A@4000Q8@6000f2021017an %(format)@ bundle is a folder; specify its path with --output3A@2000f202151Q%1$(language)@: keys to translate: %2$(keys)lld; words: %3$(words)lld0E@2000LCd40009Dd6000f2021Q1l%1$(path)@: the file name must end in %2$(endings)@; to write to a folder, use %1$(path)@/0A@2000SD@4000SA@2000f2021S1han export for %1$(format)@ needs a folder; specify it with --output, such as -o %2$(folder)@EC@2000s1C@4000=standard output needs a format; specify one, such as --format xliff or --format csvf2021S1g%(format)@ is for texts in code, and %(path)@ has the texts of a store; use XLIFF, CSV or PO0A@2000R8@4000f2021C1J%(path)@: the source language is unknown; set source-language in .fitloc.yml08@2000=no texts to export=no key is new and no source text has changed since then; nothing was written=nothing to translate, so nothing was writtenf2021c1j%(path)@: this format holds one language per file; write to a folder instead, such as -o Translations/08@2000f2021r1y%1$(path)@: this format holds one table per file, but there are several; specify --format and a folder that ends in /0A@2000p22020g1J5f12Ta%(count)lld keys to translate0Bd20001f12SZ%(count)lld key to translate0Bd2000=its format specifiers cannot be represented as named argumentsf12hpXML cannot represent the character %(code)@Z18@2000=the key occurs more than oncef12Zgthe key has %(name)@ more than onceC8@2000=its source text is empty, which the format reserves for its header=the form “other” is missing=the key looks like the name of another text=the format does not support its variationsf12lsa text of %(key)@ has the same name in the fileA7@2000f12Rfskipped %(key)@: %(reason)@87@20002A@4000p22020w1p5f12cq%1$(count)lld texts in %2$(languages)@0Dd2000AF@40001f12bp%1$(count)lld text in %2$(languages)@0Dd20009F@4000p220211215f12jx%1$(count)lld translations in %2$(languages)@0Dd2000HF@40001f12iw%1$(count)lld translation in %2$(languages)@0Dd2000GF@4000f12HO%(count)lld added0Bd2000f12JQ%(count)lld removed0Bd2000f12OV%(count)lld marked stale0Bd2000f12JQ%(count)lld updated0Bd2000=The tables are up to date with the code.p42022S4l5f2021z2J%(path)@: no key is marked stale, because the build did not compile the current state of %(count)lld files, such as %(first)@08@2000n2Bd4000G9@60001f2021q2A%(path)@: no key is marked stale, because the build did not compile the current state of %(count)lld file: %(first)@08@2000n2Bd400079@6000p2202203v5f2021e1t%(count)lld keys were not added, because the targets that use them have no catalog for them: %(targets)@0Bd2000o2B@40001f2021X1m%(count)lld key was not added, because the target that uses it has no catalog for it: %(targets)@0Bd2000h2B@4000f12JQskipped: %(reason)@9A@2000p42021j3M5f2021M1a%(path)@: %(count)lld keys were skipped; `fitloc add` adds each with a text of its own08@20002Bd40001f2021I1W%(path)@: %(count)lld key was skipped; `fitloc add` adds it with a text of its own08@20002Bd4000f12KY%(path)@: %(counts)@08@20002A@4000f2021e1z%(path)@:%(line)lld: skipped “%(key)@”: the type of a value, and so its format specifier, is unknown08@20001Ad4000D7@6000p22021c395f2021E1T%(count)lld keys were not added, because their tables do not exist: %(tables)@0Bd2000v1A@40001f2021B1Q%(count)lld key was not added, because its table does not exist: %(tables)@0Bd2000s1A@4000f2021O1V%(path)@: already exists; use --force to replace it, or --dry-run to show the difference08@2000f2021V1c%(path)@: already exists; use --force to replace it, or --dry-run to show what would be written08@2000=already exists=is a link to a file that does not exist=was changed by another program in the meantime; nothing was written, so run the command again=is a folder, not a filef2021X1eis a link to %(target)@, outside the project; only files given on the command line are used thereDA@2000f202131Ais a link to %(target)@; remove the link, and run the command againDA@2000=the file name is not valid UTF-8f12QXno permission (%(system)@)FA@2000f2020v11not enough disk space; the old file was kept (%(system)@)k1A@2000=no such file or folder=is not a regular filef12pwis outside %(folder)@, where nothing may be writtenBA@2000f12fmthe file system is read-only (%(system)@)UA@2000f2021V1crecords %(file)@ under two names; nothing was written: check that file, then delete the journal88@2000f12ovis the same file as %(other)@; nothing was writtenK9@2000p22020j1P5f12Wdis larger than %(limit)lld bytesFBd20001f12Vcis larger than %(limit)lld byteFBd2000=the file is write-protected; make it writable firstp22020Z155f12MT%(count)lld characters0Bd20001f12LS%(count)lld character0Bd2000=nothing was sent, and nothing was writtenf12Wd%(service)@: the remaining texts0B@2000=No texts need a service.=Send these texts? [y/N]p22020X115f12KR%(count)lld requests0Bd20001f12JQ%(count)lld request0Bd2000p212Ux5f12HO%(count)lld texts0Bd20001f12GN%(count)lld text0Bd2000=totalp22021I2Y5f2021219%(count)lld texts are still to translate, and no service is named.0Bd20001f2021017%(count)lld text is still to translate, and no service is named.0Bd2000f12MTnot sent: %(estimate)@AC@2000=cancelledf202121Hthe server rejected the API key (%(status)lld); check %(variable)@X1Cd20009C@4000f12PW%(program)@ was not found0B@2000f12Ta%(program)@ cannot be started0B@2000f12bithe output of %(program)@ is too longEB@2000f12hv%(program)@ exited with status %(status)lld0B@2000KCd4000f12qythe quota of the API key is exhausted (%(status)lld)d1Cd2000f2020q12the server returned status %(status)lld: %(message)@RCd20002B@4000f12dkthe server returned status %(status)lldRCd2000p22020r1f5f12elno response within %(seconds)lld secondsJDd20001f12dkno response within %(seconds)lld secondJDd2000f12QXcannot connect: %(reason)@GA@2000f12SZinvalid response: %(reason)@IA@2000p22020w1p5f12jqthe server asks to wait %(minutes)lld minutesODd20001f12ipthe server asks to wait %(minutes)lld minuteODd2000p22020b195f12OVfilled %(count)lld texts7Bd20001f12NUfilled %(count)lld text7Bd2000f202181Mstopped using %(service)@: %(reason)@; run the command again to continueEB@20002A@4000p22021k3Q5f2021U1bstopped without writing: %(count)lld answers were kept; run the same command again to continuePBd20001f2021S1Zstopped without writing: %(count)lld answer was kept; run the same command again to continuePBd2000p22020c1C5f12PW%(count)lld still missing0Bd20001f12PW%(count)lld still missing0Bd2000f2020k13not filled: %(key)@ (%(language)@): %(reason)@C7@20002C@40003A@6000=next: review the filled texts with `fitloc review`=next: use a service for the rest with `fitloc fill --from openai` or `--from command:CMD`f12ksnext: write the source text with `%(command)@`Y1B@2000f2021k1z%(source)@ is not a valid server address; expected a form such as %(example)@, without user, password or query0A@2000u1B@4000f2021e1l%(command)@ cannot be split into words; check the quotes, and use sh -c '…' for pipes and redirections0B@2000f2021J1Rnote: answers cannot be stored, so an interrupted run cannot be resumed: %(reason)@f2A@2000f2021N1j%(service)@ needs an API key in %(key)@, or another server in --endpoint or %(address)@0B@2000L7@4000b1B@6000f202121H%(path)@: contains no texts in the source language (%(languages)@)08@2000i1D@4000f2021F1U%(service)@ needs a model; specify --model, or `model` under `fill` in %(file)@0B@2000y18@4000f2021219%(program)@ is not installed next to fitloc; install both together0B@2000f12qx%(path)@: contains no .strings or .stringsdict files08@2000=Nothing to fill.f2021X1e%(address)@ would send texts and the API key unencrypted; use https, or http only to this machine0B@2000f12g_%(done)lld of %(total)lld, %(seconds)lld s0Ad20004Bd40002Dd6000=not requested, because the budget is used up=the text is emptyf12gomuch longer than the source text: %(text)@Y18@2000f12Ubthere is no text for %(parts)@L9@2000f2021B1Jthe answer contains marks that protected parts of the source text: %(text)@Z28@2000=no answer=there is no source text=not requested, because of --dry-run=no source has a text for this key=sets of texts for App Shortcuts are managed by Xcodef12fnthe answer is not a translation: %(text)@X18@2000f12Yfreturned the source text: %(text)@Q8@2000=stopped before the first answer; nothing was written=--endpoint requires exactly one service in --fromf12IPformatted %(path)@A8@2000=No catalogs to format; legacy tables are not changed.f2021219%(path)@: only string catalogs can be formatted, not legacy tables08@2000f202292O%(path)@: accessors need string catalogs, but only legacy tables were found; convert them with `fitloc convert %(argument)@ -o Catalogs/`08@2000d3C@4000=nothing to write: the accessors are up to datef12ELwrote %(path)@68@2000=git now merges catalogs and legacy tables (.strings and .stringsdict) text by text and shows their differences by key.f12lsRemoved %(path)@, which contained nothing else.88@2000=Nothing to do: git already uses fitloc.=This does not apply to merges on GitHub, GitLab or other hosts, or on machines without fitloc or `fitloc git install`: git merges lines there, as usual.f2021K1R%(path)@ now specifies which files git handles with fitloc; commit it for your team.08@2000f2021N1U%(path)@ now specifies, for all your repositories, which files git handles with fitloc.08@2000f12hpRemoved the lines for fitloc from %(path)@.Y18@2000=git no longer uses fitloc to merge and compare.=Nothing to do: git does not use fitloc.f12NUgit failed: %(message)@CB@2000=git was not found; install it or add it to the PATHf202101E“%1$(first)@” and “%2$(second)@” have no common ancestor3B@2000BC@4000f12sz%(folder)@ is not in the work tree of a git repository0A@2000f2021I1P%1$(path)@ is not checked out, so that its lines would be lost; check it out first0A@2000f202292O%1$(folder)@ is in a repository whose setting core.worktree leads to another folder, %2$(root)@; to use it, run fitloc there with GIT_DIR0C@2000f2A@4000=this clone is shallow: fetch the rest of the history with `git fetch --unshallow`, or in GitHub Actions with `fetch-depth: 0`f2021z2Bthe submodule %1$(path)@ does not have the commit %2$(name)@ that the compared version records; run `git fetch` in its folderEA@2000QA@4000=the output of git is too longp22021A2J5f2020w11git took longer than %(seconds)lld seconds and was stoppedLDd20001f2020v10git took longer than %(seconds)lld second and was stoppedLDd2000f12hpthere is no file or revision “%(name)@”W18@2000=a \\u escape must have four hexadecimal digits=a table cannot store a list of texts (<string-array>)f2020z14it contains markup (%(element)@), which tables do not supportKB@2000f2021b1i%(path)@: an Android resource file must be in a folder that names its language, such as values-pt-rBR08@2000=a resource has no namef202181F%(path)@ was not found, so changes to the source text cannot be detected08@2000f2020w12not an Android resource file: the root element is %(name)@o18@2000=only one of the key and the translation has plural forms=it refers to another resource=the catalog has the text around the number only once, and these plural forms do not show what it isp220211215f12jximported %1$(count)lld texts into %2$(place)@9Dd2000CB@40001f12iwimported %1$(count)lld text into %2$(place)@9Dd2000BB@4000f12qx%(path)@ is outside the folder; nothing was imported08@2000f12qxthe column %(name)@ is not a language and is ignoredB8@2000p22021w3n5f2021Z1nskipped %1$(count)lld texts in the column %2$(name)@; name their language with a tag, such as pt-BR8Dd2000LA@40001f2021W1kskipped %1$(count)lld text in the column %2$(name)@; name its language with a tag, such as pt-BR8Dd2000KA@4000p22020X115f12KR%(count)lld new keys0Bd20001f12JQ%(count)lld new key0Bd2000f12t-%(spelling)@ is not an escape; write \\\\ for a backslash0C@2000=the file is not UTF-8; its code page is chosen by the texts that the table has, or by the languagesf12Ubtwo columns are named %(name)@M8@2000f202101Ethe columns %1$(name)@ and %2$(other)@ are for the same languageCA@20005B@4000f12Yf%(reason)@; save the file as UTF-80A@2000=the heading “key” must be the first line; write \\u{6B}ey for a key of this name=there is no column “key”=there is no column for a language, such as pt-BR=unexpected tab; write one key per line, as cut -f 1 does, or a heading with the names of the columns=unexpected text after a closing quote=the row has more cells than the header=missing closing quote=the heading does not name the column of this textf2021l2B%(name)@ (%(language)@): msgstr[%(form)lld] stands for %(categories)@, whose texts differ; the table keeps them08@20002C@4000AAd6000DE@8000f2021l2B%(name)@ (%(language)@): msgstr[%(form)lld] replaces %(old)@, the text that this plural category had of its own08@20002C@4000AAd6000B7@8000p22021Q2o5f202121Hignored %1$(count)lld files that have no translations: %2$(names)@8Dd2000Y1B@40001f202101Fignored %1$(count)lld file that has no translations: %2$(names)@8Dd2000W1B@4000=the root value must be an object=expected a text or an object of textsp22020x1q5f12kr%(count)lld copies of the source text left out0Bd20001f12ip%(count)lld copy of the source text left out0Bd2000p22021_3v5f2021e1skept the table’s texts for %1$(count)lld copies of the source text: %2$(names)@; --copies imports themTDd2000SB@40001f2021Z1nkept the table’s text for %1$(count)lld copy of the source text: %2$(names)@; --copies imports itSDd2000QB@4000=it only repeats the source textf2021T1ithe source text changed since the export, from %1$(old)@ to %2$(new)@; check its translationsl19@200049@4000f202151Jthe file also has texts in %(other)@, and both tags name %(language)@R9@2000LC@4000f12sz%(path)@ does not have this language; --create adds it08@2000f202202F%(path)@ does not have this language; --create adds it, and --language imports the texts into another one, such as %(relatives)@08@2000h3D@4000f202101Ein %(path)@ it can be %(candidates)@; choose one with --language38@2000BE@4000p22021M2h5f2020u1Dskipped %1$(count)lld texts for %2$(name)@: %3$(reason)@8Dd2000BA@40002C@60001f2020t1Cskipped %1$(count)lld text for %2$(name)@: %3$(reason)@8Dd2000AA@40002C@6000=there is no table of that name=several tables match; choose one with --catalog FILEf2021w29%1$(path)@: translation memories cannot be imported; to fill missing texts from one, use fitloc fill --from tmx:%1$(path)@0A@2000c3A@2000=the file does not specify its language (target-language)=the file does not specify its table; choose one with --catalog FILE:f2020w11there is no table %(name)@; choose one with --catalog FILEI8@2000f12Vcnothing to import into %(path)@N8@2000f12kr%(path)@: there are no files with translations08@2000f2020v17the file has no texts in %(language)@, only in %(others)@PC@2000AA@4000=invalid escape or invalid text encodingf2021A1Ithe header specifies the character set %1$(name)@; only UTF-8 is supportedd1A@2000f12fm%1$(keyword)@ occurs twice in one message0D@2000f12Wdthe message has no %1$(keyword)@JD@2000f12dkinvalid Plural-Forms header: %1$(text)@TA@2000=missing closing quotef12ksexpected a keyword or a string, not %1$(text)@a1A@2000f12mtit uses %1$(name)@, which the text does not have8A@2000f12Xe%(name)@ is not a plural category08@2000f12qythe project changed it since the export, to %(text)@i18@2000f12ho%(file)@ contains another translation of it08@2000=the table has the key more than once=the file contains another translation of it earlier=it is empty in the file; the table keeps its text=the form is empty in the file; the table keeps its text=nothing tells the encoding of this text; save the file as UTF-8=the file marks it as not to be translatedf2021h1pthe file’s Plural-Forms do not assign the plural form %1$(number)lld to a plural category of the languageu1Ed2000=the key is marked as not to be translated=another form of the same text was refusedf202262Kthe source text is %1$(new)@ in the file and %2$(present)@ in the project; --since tells which one is newer, and --language imports itJ9@2000HD@4000f12lzthe source text changed from %(old)@ to %(new)@T7@200047@4000f2021F1M%(specifier)@ would be shown as it is; write the argument as in the source text0D@2000=its braces or quotes are not balanced=it is not finished=the table does not have this key=the key does not have this text=it is the name of the plural variable, which is not translatedf2020-15several tables match %(name)@; choose one with --catalog FILE:L8@2000f2020h10skipped %(name)@ (%(language)@): %(reason)@88@20002C@40003A@6000p22020W105f12JQ%(count)lld skipped0Bd20001f12JQ%(count)lld skipped0Bd2000p22021P2n5f2020x1Gskipped %1$(count)lld texts in %2$(language)@: %3$(reason)@8Dd2000AE@40002C@60001f2020w1Fskipped %1$(count)lld text in %2$(language)@: %3$(reason)@8Dd20009E@40002C@6000f2020y14not a translation memory (TMX): the root element is %(name)@q18@2000p22020r1f5f12elthe file has more than %(limit)lld textsNBd20001f12dkthe file has more than %(limit)lld textNBd2000p22020h1M5f12Ub%(count)lld already up to date0Bd20001f12Ub%(count)lld already up to date0Bd2000=standard input is in no format that names its languages and keys: XLIFF, CSV, PO, ARB, a catalog or a ZIP archive; save other files and give their pathf2020p11%1$(path)@: the file name must end in %2$(endings)@0A@2000SD@4000p22020i1O5f12Vc%(count)lld without translation0Bd20001f12Vc%(count)lld without translation0Bd2000=it defines entities, which are not supported; remove the definitionsf12RYunknown XML entity %(name)@J8@2000=a trans-unit has no idf12ltnot an XLIFF file: the root element is %(name)@d18@2000p22020y1t5f12lselements are nested more than %(limit)lld timesUBd20001f12krelements are nested more than %(limit)lld timeUBd2000=the file is too large=unexpected end of filef2020y13the version is %(version)@; only XLIFF 1 and 2 are supportedFB@2000=the archive is damagedf12Yf%(file)@ is damaged in the archive08@2000f202131A%(file)@ needs a password; unpack the archive and import the folder08@2000=not a ZIP archive=the files in it are too large; unpack the archive and import the folder=this form of ZIP is not supported; unpack the archive and import the folder=no catalog or legacy table below this folder can be read; `fitloc lint` says whyp22021K2c5f202141B%(count)lld files cannot be read; see `fitloc lint` for the reasons.0Bd20001f2021219%(count)lld file cannot be read; see `fitloc lint` for the reason.0Bd2000=No translation is missing in the required languages, so gaps are errors from now on.f12hpThe source language is taken from %(path)@.Y18@2000p22020d1E5f12QX%(count)lld errors remain.0Bd20001f12QX%(count)lld error remains.0Bd2000f2021L1SGaps in %(languages)@ are warnings for now; defects that crash or mislead are errors.8D@2000p22021j3P5f2021T1aGaps in %(count)lld languages are warnings for now; defects that crash or mislead are errors.8Bd20001f2021S1ZGaps in %(count)lld language are warnings for now; defects that crash or mislead are errors.8Bd2000f202262D%(file)@ was not written, because the languages and texts of these files would be missing; fix the files, or ignore them in .gitignore08@2000p220212235f12kySkipped: %1$(count)lld tables in %2$(folders)@9Dd2000BD@40001f12jxSkipped: %1$(count)lld table in %2$(folders)@9Dd2000AD@4000p22020b1A5f12OV… and %(count)lld more8Bd20001f12OV… and %(count)lld more8Bd2000p22020_1x5f12ovaccepts the %(count)lld current warnings and notesCBd20001f12lsaccepts the %(count)lld current warning or noteCBd2000=in each clone: lets git merge catalogs text by text=Next:=shows current findings=To install fitloc, others clone its repository and run `scripts/install`; docs/ci.md there has workflows for CI.=for CI and hooks: shows only findings on changes=No errors remain.=there is no catalog or legacy table below this folder; run the command in your project’s folder, create a catalog with `touch Localizable.xcstrings`, or use --force=not listed in the project: not required=less than half: not required=No catalogs or tables found in this folder.f2021c1kNo translation is required yet; name the languages that must be complete under languages: in %(file)@.z28@2000f202131BThe source language and required languages are taken from %(path)@.w18@2000p22021c3B5f2021M1TAccept the %(count)lld current findings, so that only new findings are reported? [y/N]BBd20001f2021L1SAccept the %(count)lld current finding, so that only new findings are reported? [y/N]BBd2000=sourcep22020z1v5f12ft%1$(count)lld code files in %2$(folders)@0Dd2000FD@40001f12es%1$(count)lld code file in %2$(folders)@0Dd2000ED@4000p22021q3d5f2021L1h%(count)lld code files in %(folders)@; lookup functions were not searched: %(reason)@0Bd2000FB@4000c1A@60001f2021K1g%(count)lld code file in %(folders)@; lookup functions were not searched: %(reason)@0Bd2000EB@4000c1A@6000p22021J2b5f2020y1A%1$(count)lld code files in %2$(folders)@; lookup functions:0Dd2000FD@40001f2020x19%1$(count)lld code file in %2$(folders)@; lookup functions:0Dd2000ED@4000f2021B1JEnabled, because they found something here and are rarely wrong: %(rules)@.X29@2000f12muNot required, because no user reads it: %(tags)@e18@2000=fitloc-sources failed=fitloc-sources is not installedp220213255f12rzfitloc-sources took longer than %(seconds)lld secondsW1Dd20001f12qyfitloc-sources took longer than %(seconds)lld secondW1Dd2000f12FMWrote %(file)@.68@2000f12esWrote %(file)@; required: %(languages)@.68@2000CD@4000=Build. Xcode asks once whether to trust the plugins; for xcodebuild, pass -skipPackagePluginValidation.f12biNothing is left to do in %(project)@.PB@2000f12VcTo do in Xcode, in %(project)@:JB@2000f12esKept %(file)@ for the target %(target)@.58@2000GA@4000f12ELKept %(file)@.58@2000f2021V1cTarget %(target)@, General › Frameworks, Libraries, and Embedded Content: add CatalogRuntime.7A@2000f2021p22%(file)@, File inspector › Target Membership: remove %(target)@, so that the file is not copied into the product.08@2000l1A@4000=no target of an Xcode project in this folder has a catalog (.xcstrings); run the command in the folder of the project=File › Add Package Dependencies…: fitloc’s address. In Xcode 26.4 or later, leave its traits off.f2021D1STarget %(target)@, Build Phases › Run Build Tool Plug-ins: add %(plugins)@.7A@2000m1B@4000=Package Dependencies › fitloc: turn the trait Tools off (Xcode 26.4 or later), so that no other package is resolved.f12ftWrote %(file)@ for the target %(target)@.68@2000GA@4000f2022F2U%(changed)@: changed since a change to several files was interrupted; nothing was written to %(files)@: compare them, and make the change again0B@2000o29@4000f12t_finished a change that was interrupted; wrote %(files)@k19@2000f2021u1_%(files)@: a change to this table was interrupted; fitloc lint --fix, or the next command that writes to it, finishes it09@2000f2021G1Uthe new key %1$(new)@ needs as many * as %2$(old)@: each * keeps what it matchedC9@2000K9@4000p22021Y325f2021I1P%(count)lld keys match; add --yes to change them, or --dry-run to see the changes:0Bd20001f2021G1N%(count)lld key matches; add --yes to change it, or --dry-run to see the change:0Bd2000f12QXno key matches %(pattern)@FB@2000p22020h1L5f12UbChange %(count)lld keys? [y/N]7Bd20001f12TaChange %(count)lld key? [y/N]7Bd2000p22020f1H5f12SZCopy %(count)lld keys? [y/N]5Bd20001f12RYCopy %(count)lld key? [y/N]5Bd2000p22020f1H5f12SZMove %(count)lld keys? [y/N]5Bd20001f12RYMove %(count)lld key? [y/N]5Bd2000p22020h1L5f12UbRemove %(count)lld keys? [y/N]7Bd20001f12TaRemove %(count)lld key? [y/N]7Bd2000p22020h1L5f12UbRename %(count)lld keys? [y/N]7Bd20001f12TaRename %(count)lld key? [y/N]7Bd2000p62021Y335f202141Padded %1$(language)@ to %2$(path)@: %3$(count)lld texts to translate6E@20004A@40002Dd60001f202131Oadded %1$(language)@ to %2$(path)@: %3$(count)lld text to translate6E@20004A@40002Dd6000f2020s14added %1$(language)@: created %2$(path)@ without texts6E@2000AA@4000f2021D1Z%1$(place)@: “source-language” is still %2$(old)@; change it to %3$(new)@0B@2000X19@4000F9@6000f12ahevery table already has %(language)@OC@2000f12fmkept %(path)@, which contains other files58@2000=in the project=required=sourcef2020t15%1$(place)@: “languages” still lists %2$(language)@0B@2000UE@4000f12mufill in existing translations with `%(command)@`a1B@2000f2021l1s%(path)@ has no keys to translate, so there is nothing to add the language to; add keys first with `fitloc add`08@2000=no languages found in the tablesf12cjno table has the language %(language)@QC@2000f2021Q1Ythe Xcode project has its own list of languages; change it too with --project %(argument)@k2C@2000f12emchanged the languages listed in %(path)@W18@2000p62021O2l5f2020w1Fremoved %1$(language)@ from %2$(path)@: %3$(count)lld keys8E@20006A@40002Dd60001f2020v1Eremoved %1$(language)@ from %2$(path)@: %3$(count)lld key8E@20006A@40002Dd6000p82021b395f202101Srenamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld keys89@200049@40004A@60002Dd80001f2020_1Rrenamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld key89@200049@40004A@60002Dd8000f2021G1V%1$(place)@: “languages” does not list %2$(language)@, so it is not required0B@2000W1E@4000f12pw%(key)@ occurs twice in the table; remove one first07@2000f2021G1b%(key)@ occurs twice in the table, at %(first)@ and %(second)@; remove one first07@2000V9@40005A@6000f12Zg%(key)@ already exists in the table07@2000f2020n10%(key)@ already exists in the table, at %(place)@07@2000X19@4000f12mtchanging %(key)@ would also change other entries97@2000f12Zg%(key)@ does not exist in the table07@2000f2020x1Achanging %(key)@ would make the file unreadable: %(reason)@97@2000X1A@4000p22021I2X5f2021219The baseline hides %(count)lld findings; --no-baseline shows them.JBd20001f2020_16The baseline hides %(count)lld finding; --no-baseline shows it.JBd2000s2030q1d2ef12blNo findings in %#@keys@ of %#@files@.F8#1249#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Ux5f12HO%arg changed keys04d10001f12GN%arg changed key04d1000=No catalogs or tables have changed.s2030_1o2pf12fw%1$(counts)@ in %2$#@keys@ of %3$#@files@0C@20004A#144B#06p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Ux5f12HO%arg changed keys04d10001f12GN%arg changed key04d1000s2030q1d2Of12blNo findings in %#@keys@ of %#@files@.F8#1249#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Mh5f129G%arg keys04d10001f128F%arg key04d1000p22020i1N5f12VcChecked %(count)lld code files.8Bd20001f12UbChecked %(count)lld code file.8Bd2000=List every key with `fitloc lint --verbose`.f12cjList missing texts with `%(command)@`.PB@2000=Review texts with `fitloc review`.=No catalogs or tables found.p212Vz5f12IP%(count)lld errors0Bd20001f12HO%(count)lld error0Bd2000s2030j1W2bf12Ue%1$#@findings@ in %2$#@files@:0E#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112W_5f12JQFixed %arg findings64d10001f12IPFixed %arg finding64d1000=--unsafe asks for confirmation, which needs a terminal; use --yes to make all fixes, or --dry-run to show them=Nothing to fix.s2030j1W2mf12Ue%1$#@findings@ in %2$#@files@:0E#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p12020a175f12NUWould fix %arg findingsA4d10001f12MTWould fix %arg findingA4d1000=Make these fixes too? [y/N]=These fixes may change what users read or remove what a person wrote:f2021V1c%(rule)@ only sees the history in this shallow clone; fetch the rest with git fetch --unshallow08@2000p2202101_5f12iw… and %(count)lld more findings: %(rules)@8Bd2000G9@40001f12hv… and %(count)lld more finding: %(rules)@8Bd2000F9@4000p220213255f12sz… and %(count)lld more languages; see `fitloc stats`8Bd20001f12ry… and %(count)lld more language; see `fitloc stats`8Bd2000f12Oc%1$(count)lld %2$(rule)@0Dd20001A@4000p22020d1F5f12QX%(count)lld of other rules0Bd20001f12RY%(count)lld of another rule0Bd2000f12QX+ %(count)lld of this rule2Bd2000=Use --max 0 to print all findings.f2021X1fAccept current findings with `fitloc lint --write-baseline %(file)@`, so that only new ones fail.x18@2000=Fill missing translations with `fitloc fill`.p22021B2M5f2020x12%(count)lld of these can be fixed with `fitloc lint --fix`.0Bd20001f2020x12%(count)lld of these can be fixed with `fitloc lint --fix`.0Bd2000p22021X325f2021H1O%(count)lld can be fixed with `--fix --unsafe`, which may change what users read.0Bd20001f2021H1O%(count)lld can be fixed with `--fix --unsafe`, which may change what users read.0Bd2000f12muSee why it matters with `fitloc rules %(rule)@`.c18@2000f2023p41%(rule)@ did not check %(languages)@, because hunspell or a dictionary is missing; run `apt-get install hunspell` with the package of each language, such as hunspell-en-us, or `brew install hunspell` and put dictionaries in ~/Library/Spelling.08@2000FD@4000f2020h10%(rule)@ did not check %(path)@: %(reason)@08@2000F8@40002A@6000p212Ux5f12HO%(count)lld notes0Bd20001f12GN%(count)lld note0Bd2000f12hoNotes: %(rules)@; list them with --verbose.79@2000=error=note=warnings2030_1o2Zf12fw%1$(counts)@ in %2$#@keys@ of %3$#@files@0C@20004A#144B#06p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Mh5f129G%arg keys04d10001f128F%arg key04d1000p22021J2Z5f2020x1A%1$(count)lld findings are in code of others: %2$(folders)@0Dd2000X1D@40001f2020v17%1$(count)lld finding is in code of others: %2$(folders)@0Dd2000VD@4000p22021n3W5f2021I1e%1$(count)lld findings are in code of others (errors: %2$(errors)@): %3$(folders)@0Dd2000f1C@40003D@60001f2021G1c%1$(count)lld finding is in code of others (errors: %2$(errors)@): %3$(folders)@0Dd2000d1C@40003D@6000p22020X115f12KR%(count)lld warnings0Bd20001f12JQ%(count)lld warning0Bd2000p22021V2z5f202181M%1$(count)lld more languages (%2$(languages)@); choose with `--language`0Dd2000HF@40001f202171L%1$(count)lld more language (%2$(languages)@); choose with `--language`0Dd2000GF@4000=No keys found.f12NbAdd %(key)@ to %(path)@47@200048@4000f12drAdopt the text into %(path)@ as %(key)@K8@200047@4000f2020y1O%(path)@:%(line)lld:%(column)lld: %(reason)@; fix this first08@20001Ad40001Cd60002A@8000f2020p11Fill %(language)@ from translation memory: %(text)@5C@2000Q8@4000f12GNFix: %(message)@5B@2000=Make all safe fixes in this filef12jrFix (may change what users read): %(message)@Y1B@2000f12guSet the state in %(language)@ to %(state)@HC@200049@4000f202151C%(path)@ would have to be created, which this editor does not support08@2000=there is no key heref2021219%(path)@ is a binary property list, which cannot be edited as text08@2000=Reading strings and codef202181Mseveral tables have %(key)@: %(paths)@; rename it in one of them insteadK7@200029@4000=incomplete=machine translated=missing=needs review=new=no state=do not translate=stalef12JQconflict: %(place)@A9@2000f2021Q1econflict: the key %1$(key)@ was renamed to %2$(name)@ on one side and removed on the otherI9@2000GA@4000f2021R1mconflict: the key %1$(key)@ was renamed to %2$(ours)@ in ours and to %3$(theirs)@ in theirsI9@2000GA@4000GC@6000f12hoconflict: %(place)@, which one side removedA9@2000p22021X325f2021A1O%1$(count)lld conflicts remain in %2$(path)@, marked with conflict markers0Dd2000LA@40001f2021A1O%1$(count)lld conflict remains in %2$(path)@, marked with conflict markers0Dd2000LA@4000=  o  take ours\n  t  take theirs\n  e  edit: type another text\n  s  skip: keep both sides between markers\n  b  go back to the previous conflict\n  q  quit; unresolved conflicts stay between markers=[o]urs  [t]heirs  [e]dit  [s]kip  [b]ack  [q]uit  [?]=--interactive needs a terminal; run without it to get conflict markers, or use --on-conflict ours or theirs to take one side=Only texts and comments can be edited: take ours or theirs.=(none)f2020i11%1$(number)lld of %2$(total)lld  %3$(place)@0Ed20004Dd40002B@6000f2021S1u%1$(path)@: “%2$(name)@” occurs twice, at %3$(first)@ and %4$(second)@; remove one first0A@20005A@4000LB@60005C@8000f12sz%(path)@: the changes of both sides cannot be combined08@2000f202171E%(path)@ is empty on one side and changed on the other; choose one side08@2000f12Wd%(path)@ has no conflict markers08@2000f202131A%(path)@: not a string catalog: the object “strings” is missing08@2000f2021o1v%(path)@ cannot be merged by key, because it is a binary property list or has another form than the other versions08@2000f202161K%1$(path)@, line %2$(line)lld: conflict marker without its counterpart0A@20007Cd4000f12Ymresolved: %1$(place)@ (%2$(rule)@)AB@20002A@4000=(removed)=it has no textf202151C%(path)@ is not in an .lproj folder, so it can hold only one language08@2000=its text has several independent variations=a legacy table cannot hold several texts for one keyf202161Dits substitution “%(name)@” has variations other than plural formsK8@2000f12Xeits text varies by “%(axis)@”M8@2000=one of its plural forms has further variations=it has texts by width, or a text next to its device forms; edit the file by handf2021a1o%1$(link)@ is a link to %2$(target)@, outside the project; name that path itself, or remove the link0A@2000EC@4000=is read by this command; name another file for the outputf2021N1Uis a link to %(target)@, outside the project; name that path itself, or remove the linkDA@2000f2021118is the same file as %(other)@; give each output a file of its ownK9@2000f2021G1Nleads to %(target)@, a catalog or legacy table; name another file for the output9A@2000f2021T1aleads to %(target)@, which the command line does not name; name that file, or remove the link9A@2000=These texts of the list need review. Untick those that are not right yet.=Accept Several…=Accept and Next=All=All catalogsf12UbNothing to do in %(language)@.HC@2000=Any statef12PWSave Selected (%(count)@)F9@2000=List=Cancel=Catalogf2021118“%(path)@” is not in the project now. What you typed is kept.38@2000f12QXChanged since %(revision)@EC@2000f12ft%(count)@ of at most %(limit)@ characters09@2000C9@4000=Comment=Done=Changed by another program. The current text is:=Copied=Copy=Copy Link=Copy Sourcef12Ma%(shown)@ of %(total)@09@200049@4000=Dismiss=All donef12KRNot saved: %(count)@B9@2000f12Wd%(path)@: this file is empty now08@2000=(empty key)f12qyfitloc edit could not handle it (status %(status)@).e1A@2000=Filter=Find=Fixf12muTranslated from an earlier source text: %(text)@e18@2000=Glossary=This key no longer exists.=Historyf12FMInsert %(text)@78@2000=Keep Mine=Keys=Languagef2021d1k%(language)@ is not in the project now. Nothing is saved in it until it is back; what you type is kept.0C@2000=All Languagesf12FM%(count)@ to do09@2000=Loading…=the key already had a text. Check the result, then save it.=Mark Them for Review=Match case=Similar texts=Moref12elOnly the first %(count)@ keys are shown.F9@2000f12DKnot %(words)@49@2000=Start a new language=A language tag, such as pt-BR or de. The language is added to the files with the first text that you save.=Next=No keys.=Open the full address that fitloc edit printed. This one lacks the secret at its end.=fitloc edit was started again, or does not allow it.=fitloc edit does not answer.f2021C1Y“%(key)@” (%(language)@) is not saved, but your text is kept: %(reason)@37@20005C@4000d1A@6000f2020p11The save of “%(key)@” is not undone: %(reason)@F7@2000JA@4000=Not in your text yet:=Note to the Developer…=The note is added to the comment of the key, where developers and other translators see it.f12ryThe note is added to %(path)@, which developers read.L8@2000f12MTNote added to %(path)@E8@2000f12XeNo matching keys in %(language)@.KC@2000=Nothing found.f12JX%(author)@, %(day)@0A@200027@4000f12fmAlso Translate Other Catalogs (%(count)@)V9@2000=the comment of the key has changed meanwhile. Look at it, then try again.=other devices=The text was typed for another key or language. Nothing was saved.=other numbers=Other languages=Preview=Previousf2020n19%(done)@ of %(total)@ translated (%(percent)@ %%)08@200049@4000DB@600012%=Project=Read only=Reads as=Why is this text right?f2021E1MThe reason goes into the comment of the key, with an exception for: %(rules)@.a29@2000=Redo Save=Saved again=This text cannot be saved.=Remove Translation=Find and Replace…=Replace with=Discard Changes=Needs Review and Next=Save=Save Anyway…=Save and Next=Saved=Saving…=Search keys and texts=Sentence=Error=Note=Warning=Go to the text=Go to the list=Use a similar text=Next or previous key=Redo typing; in the list: redo the save=Search=Undo typing; in the list: undo the last save=Keyboard shortcuts=Show=Show All Keys=Sourcef2021W1lThe source text of “%(key)@” has changed. Its translations (%(count)@) may not fit any more.M7@2000Z19@4000=Source text=Start=Which language do you translate into?=State=Do not translate=Incomplete=Machine translated=Missing=Needs review=New=Stale=Translated=To dof2022U2cfitloc edit has stopped. What you typed is still here. Start it again with “fitloc edit --port %(port)@”, and open the address that it prints in this tab.X38@2000f12LSInserted for %(name)@D8@2000=Suggest a Textf12NUSuggested by %(source)@DA@2000=Looking for a text…=Take Theirs=Translations=the text is too long for this page. Its limit is 1 MB.=Translation=Type the translation=Not committed yet=Undo Save=Save undonef12lz%(place)@: this file cannot be read: %(reason)@09@2000SA@4000=The page shows the last texts that it could read. You can keep typing, and save when the file is repaired.=Not saved=In code=Use=With findings=The secret of this page is wrong or out of date: fitloc edit has a new one each time it starts. Open the address that it printed last, in this tab. What you typed is kept.f2021S1gwrote %(path)@, but could not start “%(program)@” to show it; open the file in a browser68@2000PB@4000f12ELwrote %(path)@68@2000=Enter a text, or press Ctrl-D to stop without writing.f12HOcomment: %(text)@98@2000=Comment for translators (press Enter for none)=Press Enter on an empty line to leave a language for later.=Type y or n; Enter means n.f12JX%(key)@ in %(path)@07@200048@4000=The text contains a number. Add a text for each plural form? [Y/n]f12GNsource: %(text)@88@2000=Type y or n; Enter means y.f12Wdnothing was imported: %(reason)@MA@2000f12rznote: the files of the service are kept in %(folder)@h1A@2000f12hpwarning: the program did not write %(path)@Z18@2000=note: it is not recorded which texts the service received, so every different text counts as changed there; name a commit with --since to tell=nothing was imported, because the program wrote no filep22021z3u5f2021j1q%(count)lld texts of the service are not in the project; run `fitloc pull` first, or send anyway with --force0Bd20001f2021h1o%(count)lld text of the service is not in the project; run `fitloc pull` first, or send anyway with --force0Bd2000f12Yfnothing counts as sent: %(reason)@OA@2000f12Qesent %(path)@: %(summary)@58@20002B@4000=note: there is no folder to record what was sent; name a commit with --since when you run `fitloc pull`=nothing to send=tables are sent as a whole; to send a part of the keys, use another --file-formatf12Wkwould send %(path)@: %(summary)@B8@20002B@4000f2021Q1Xthis would be lost, because %(language)@ does not have it; add it there or remove it firstSC@2000f2021B1P%(key)@ occurs more than once: %(places)@; remove one of them by hand first07@2000OA@4000f2021z2C%(key)@ occurs more than once with the same contents: %(places)@; run `fitloc lint --fix` first, which removes the repetition07@2000l1A@4000f2021H1c%(key)@ has %(name)@ more than once: %(places)@; remove one of them by hand first07@200058@4000HA@6000f2021E1S%(refusal)@; a text was given for %(languages)@, which is a different language0B@2000ND@4000f12MT%(key)@ already exists07@2000f2021P1W%(key)@ already exists in another Unicode normalization; the two keys would look the same07@2000f202151R%1$(path)@: %2$(language)@ already has different texts for %3$(keys)@0A@20002E@4000X1A@6000=legacy tables cannot hold comments in a .stringsdict or a property list=legacy tables cannot hold a key without texts=legacy tables cannot mark keys as not to be translated=a .stringsdict or property list cannot mark texts as needing review; accept the text first, such as with `fitloc review`=legacy tables have no statesf2021h20the plural lacks %(categories)@ in %(language)@; add %(options)@, or use --incomplete to leave it for laterHE@20004C@40006B@6000f2021f1tthe required text in %(languages)@ is missing; add %(options)@, or use --incomplete to leave it for laterLD@2000HB@4000f12MT%(key)@ is given twice07@2000f2021H1Vthe other forms need %1$(part)@; use --unset %2$(language)@ to remove all of themLA@2000EE@4000f202161R%(key)@ has several texts in %(language)@; specify the part: %(parts)@07@2000MC@4000K9@6000f2021E1L%(member)@ is not an object, and its value would be lost; fix it by hand first0A@2000f2020h10%(key)@ (%(language)@) has no part %(part)@07@20002C@4000E8@6000f202141W%(key)@ (%(language)@) has no part %(part)@; its parts are %(parts)@07@20002C@4000E8@6000G9@8000f12Zn%(key)@ has no text in %(language)@07@2000GC@4000f2020m15%(key)@ has no text in %(language)@ for %(part)@07@2000GC@400058@6000f2021Z1g%(key)@ is the id of an object in a storyboard or xib; only the id of another object can replace it07@2000f202151R%(key)@ (%(language)@) cannot be stored in a legacy table: %(reason)@07@20002C@4000c1A@6000f2021I1kthe source language of %1$(key)@ is %3$(old)@, but that of %2$(path)@ is %4$(new)@N9@200049@6000EA@400049@8000f202161R%1$(key)@ (%2$(language)@) has two texts for %3$(part)@ in one request09@20002E@4000KA@6000f2021O1k%(language)@ does not use the plural category “%(category)@”; it uses %(categories)@0C@2000b1C@4000DE@6000f12Ta%(key)@ already has this name07@2000f12Ym%1$(key)@ is already in %2$(path)@09@2000FA@4000f2020z1Iin %(path)@, %(tag)@ can be %(candidates)@; write one of them38@200027@40008E@6000f2021X1s%(path)@ spells %(language)@ in several ways (%(spellings)@); choose one first, see `fitloc lint`08@20008C@4000ID@6000f202171L%1$(path)@: %2$(language)@ is the source language and cannot be removed0A@20002E@4000=the source text cannot be removed; to remove the whole key, use `fitloc remove`=the texts of a store cannot have comments=the texts of a store cannot be marked as not to be translated=a text of a store has no plural or device forms=the texts of a store have fixed names, such as description or changelogs/42=the texts of a store have no statesf2021P1l%(key)@ would generate the Swift symbol %(symbol)@, as %(other)@ does; choose another key07@2000X1A@400059@6000f2021V1r%(key)@ (%(language)@) was changed by another program in the meantime; the text is now %(text)@07@20002C@4000Y28@6000f2020v17%1$(key)@ has two texts for %2$(language)@ in one request09@2000JE@4000f12NUthere is no key %(key)@G7@2000f12lz%(state)@ is not a state; states are %(states)@09@2000SA@4000f2021L1dno text refers to the substitution “%1$(name)@”; insert %%#@%1$(name)@@ in a textc1A@2000C2%2A@2000f2020x13give either one text or its parts in %(language)@, not bothb1C@2000f2021J1e%(old)@ and %(new)@ have different texts in %(languages)@, so they cannot be joined07@200057@4000PD@6000s2030k1j2Uf12Vfchanged %#@places@ in %#@files@8A#1249#04p112Tv5f12GN%arg Swift files04d10001f12FM%arg Swift file04d1000p112Mh5f129G%arg uses04d10001f128F%arg use04d1000f12lsthe accessor is now %(name)@; change it by handK8@2000=the accessor has a new name; change it by handf202161D%(key)@ is looked up here but defined elsewhere; check that both match07@2000f2021a1hcontains %(key)@ in generated code; rename the key without this option, then generate the code again97@2000f12u_the key is built as %(pattern)@ and may match either keyKB@2000f2020z1Bthe key is built as %(pattern)@, which does not match %(key)@KB@2000N7@4000f12Zgcontains %(key)@; rename it by hand97@2000f12nucontains %(key)@ for an unknown purpose; check it97@2000f2020y13%(key)@ contains interpolated values here; rename it by hand07@2000p2202284F5f2021n1_nothing was renamed, because %(count)lld places that may use %(key)@ cannot be changed; --force renames it anywayTBd2000L7@40001f2021m1-nothing was renamed, because %(count)lld place that may use %(key)@ cannot be changed; --force renames it anywayTBd2000K7@4000p22022B4L5f2021x22nothing was renamed, because %(count)lld places that may use one of the keys cannot be changed; --force renames them anywayTBd20001f2021w21nothing was renamed, because %(count)lld place that may use one of the keys cannot be changed; --force renames them anywayTBd2000p2202294G5f2021o20%(count)lld places in code still use %(key)@; to change them too, run `fitloc undo` and rename with `--in-sources`0Bd2000Q7@40001f2021m1-%(count)lld place in code still uses %(key)@; to change it too, run `fitloc undo` and rename with `--in-sources`0Bd2000Q7@4000=afterf12biList all findings with `%(command)@`.OB@2000f12bpCompared with %(commit)@ of %(date)@:EA@200048@4000=before=change=comment=Contents=errors=keys to translate=notes=warnings=findingf12KRFindings of %(rule)@C8@2000=Keys with missing or new texts=By catalog and language=By language=Changed textsf12QXChanges since %(revision)@EC@2000=Coverage=Findings=To translate=New findings=History=Files that could not be read=new=new key=comment=language=property=removed key=renamed key=source text=state=translationp22020n1W5f12ah%(count)lld more rows are not shown.0Bd20001f12Yf%(count)lld more row is not shown.0Bd2000=Not in a git repository: no revision and no history.=locationf12VjRevision %(commit)@ of %(date)@9A@200048@4000f12Rf%(shown)@ of %(total)@ rows09@200049@4000=Search all tables=source=source text=HTML is not printed on a terminal; write it to a file with -o report.html, or use --format markdown or jsonf12KR%(project)@: strings0B@2000=Percentage of translated keys by commit=All numbers=The clone is shallow and does not contain older commits.f202131ICommits that changed these tables: %(total)lld; shown: %(shown)lld.Z1Bd20009Bd4000=(with uncommitted changes)p22020v1m5f12ip%(count)lld accepted findings are not shown.0Bd20001f12gn%(count)lld accepted finding is not shown.0Bd2000=No findings.=Every key is translated.=In the other files, every key is translated.p22021f3J5f2021O1WEvery key has its translations, but %(count)lld of them only repeat the source sentence.a1Bd20001f2021P1XEvery key has its translations, but %(count)lld of them only repeats the source sentence.a1Bd2000p22021F2S5f2020u16%(count)lld keys are not translated yet (%(languages)@).0Bd2000UD@40001f2020s14%(count)lld key is not translated yet (%(languages)@).0Bd2000SD@4000p22020Y135f12LS%(count)lld languages0Bd20001f12KR%(count)lld language0Bd2000p22020b1A5f12OV… and %(count)lld more8Bd20001f12OV… and %(count)lld more8Bd2000f12aoNew since %(revision)@: %(findings)@AC@20002C@4000p22020n1X5f12ah%(count)lld files could not be read.0Bd20001f12Zg%(count)lld file could not be read.0Bd2000f2021M1T%(name)@ is not a language or a part of one; use a form such as pt-BR or en.plural.one08@2000f2020o10%1$(name)@ is not a state; states are %2$(states)@0A@2000SC@4000f12Ub%(name)@ must be true or false08@2000f12LS%(name)@ occurs twice08@2000=a key cannot be emptyf12OVinvalid JSON: %(reason)@EA@2000f2021017%(name)@ must be a list of texts as in fitloc list --format json08@2000f12JQ%(name)@ is missing08@2000=the list has only keys; add a column for each language to change, such as pt-BR, or a column “comment”=expected an object such as {\"key\":\"home.title\"}=no change is specified: add “values”, “state”, “unset”, “comment” or “translate”f2021V1d“op” is only for fitloc apply; “%(operation)@” does the same with every key of its listc1D@2000f2020-1Cline %2$(line)lld has another text for %1$(place)@ of this key5Cd4000MB@2000f12t-%(name)@ must be a list of languages, such as [\"pt-BR\"]08@2000=unexpected content after the object; write one object per linef12PW%(name)@ must be a string08@2000f202181F%(name)@ must be an object of texts by language, such as {\"pt-BR\":\"…\"}08@2000f202131A%(name)@ is neither a column of lists nor a language, such as pt-BR08@2000f12NUunknown member %(name)@F8@2000f2020_1E%1$(name)@ is not an operation; operations are %2$(operations)@0A@2000b1G@4000f2020q12%1$(name)@ cannot be used with “%2$(operation)@”0A@2000OF@4000p22020d1D5f12QXaccepted %(count)lld texts9Bd20001f12PWaccepted %(count)lld text9Bd2000f202121Naccepted %(accepted)lld, edited %(edited)lld, remaining %(left)lld9Ed20009Cd4000CAd6000f12ah%(path)@ is no longer a string table08@2000=  a  accept the text\n  e  edit the text and accept it\n  s  skip the text for now\n  b  go back and undo the last answer\n  q  quit; earlier answers are already written=[a]ccept  [e]dit  [s]kip  [b]ack  [q]uit  [?]f12CJ%(name)@ was08@2000=comment=from=source=review needs a terminal; use `fitloc review --accept` to accept all texts without asking, or `fitloc list --state needs_review` to list them=Nothing to review.f12Rf%(number)lld of %(total)lld0Cd20004Bd4000=The text was not edited; press a to accept it as it is.f2021W1sthe change would break the Swift syntax at %(path)@:%(line)lld:%(column)lld; nothing was writtenh18@20001Ad40001Cd6000f12es%(path)@ %(reason)@; nothing was written08@20001A@4000f2021C1J%(name)@ cannot be handed to a program, because it has a tab or a line break08@2000f2021G1Ono program is named; specify --command, or `command` under `service` in %(file)@e28@2000f2021L1Stwo files would have the path %(path)@; run the command in the folder of each projectU8@2000=the generated code is out of date; run `fitloc generate` again=The search for hard-coded strings stopped at its limit; some may be missing from the list.f2023P3ethe Swift code listed under sources in %(configuration)@ was not checked, because %(program)@ is not installed next to fitloc; build it with `scripts/fitloc lint --sources .`, or use --no-sources to hide this message.d1H@2000QB@4000f2021Y1f%(program)@, which reads Swift code, is not installed next to fitloc; build it with scripts/fitloc0B@2000f2021F1MNo .stringsdata files found in %(paths)@; build with SWIFT_EMIT_LOC_STRINGS=YESV9@2000f12owNo code in Swift or Objective-C found in %(paths)@f19@2000f12iw%(program)@ could not be started: %(reason)@0B@2000NA@4000=is not a .stringsdata file written by Apple's compilerf2021I1QThe .stringsdata files are not about this code, but about files such as %(source)@e2A@2000f202101E%(path)@ %(reason)@; keys that are used only there are not found08@20001A@4000f202191a%1$(language)@: %2$(percent)lld %% translated, less than %3$(least)lld %%0E@20002Fd400012%NDd600012%=Nothing to count.f2021A1Hnot included: %(folders)@; name the folder to work on the texts of a storeEB@2000f2021b1i%(path)@: contains only texts of the App Store or of Google Play, on which this command does not work08@2000f2021O1V%(path)@: a text of the App Store or of Google Play, on which this command does not work08@2000f2021F1U%1$(path)@: all catalogs and tables are excluded by “exclude” in %2$(file)@0A@2000x1A@4000f2020-1D%(key)@ is a key of Info.plist; add it with --catalog %(path)@07@2000l18@4000f202141B%(path)@: contains no string catalogs; other files are not formatted08@2000=no key matchesf12u_no table matches %(key)@; choose one with --catalog FILEH7@2000=no catalog or legacy table found; create an empty catalog with `touch Localizable.xcstrings`f12dk%(path)@: not a catalog or legacy table08@2000f202151C%(path)@: contains no string catalogs, .strings or .stringsdict files08@2000f2021D1S%1$(path)@: no such file; create an empty catalog with `touch %2$(argument)@`0A@2000q1E@4000f12ahType a number from 1 to %(count)lld.OBd2000f12TaSeveral tables match %(key)@.L7@2000f2021X1mseveral tables match %(key)@; choose one with --catalog FILE, or set default-catalog in %(file)@:L7@2000y18@4000f12SZSeveral tables have %(key)@.K7@2000f2020y13several tables have %(key)@; choose one with --catalog FILE:K7@2000=nothing was written, because the key may belong there; --catalog names another table=Table numberf2020-15%(tag)@ is not a language tag; tags look like pt-BR or zh-Hans07@2000f12Tathere are no texts in %(tag)@M7@2000f12Tathere is no language %(code)@L8@2000f12RYthere is no region %(code)@J8@2000f12RYthere is no script %(code)@J8@2000f12PW%(folder)@ may no longer:0A@2000f12szno %(file)@ found in this folder or its parent folders38@2000f2021H1Othere is no folder outside %(folder)@ to store the permission; set XDG_STATE_HOMERA@2000f12Vc%(folder)@ needs no permissions0A@2000f12Ta%(folder)@ has no permissions0A@2000f12dkuse files outside the project: %(path)@V8@2000f12SZstart a program: %(command)@HB@2000f12Xesend texts to a service: %(name)@P8@2000f12JQ%(folder)@ may now:0A@2000f12Yf%(folder)@ asks for permission to:0A@2000f202151Dthese files have changed since `%(command)@`, so it cannot be undone:W1B@2000f12bpmade `%(command)@` again in %(files)@6B@2000B9@4000=there is nothing to undo: fitloc has changed no file of this projectf12Ub`%(command)@` cannot be undone1B@2000f202181F`%(command)@` changed too much to be undone; git has the files before it1B@2000f2021E1Sundid `%(command)@` in %(files)@; another `fitloc undo` makes the change again7B@200059@4000f12Xl%(path)@:%(line)lld, in a comment08@20001Ad4000=No key is certain, because these lookups may use any key:=The other keys are not certain, because these lookups may use them:=If a build generates them, build the project first, so that their code can be read.=--remove asks for confirmation, which needs a terminal; use --yes to remove the keys, or --dry-run to preview the changesp22021Q2P5f2021A1HRemove the %(count)lld certain ones with `fitloc unused --remove certain`.BBd20001=Remove the certain one with `fitloc unused --remove certain`.=All keys are used.f2020h10%(path)@: %(removed)lld of %(total)lld keys08@20002Dd40004Bd6000f2021M1hthe code of %(count)lld packages is not on disk (%(names)@); fetch it with %(command)@CBd2000Q9@4000HB@6000p22020h1L5f12UbRemove %(count)lld keys? [y/N]7Bd20001f12TaRemove %(count)lld key? [y/N]7Bd2000f2021C1XUnused: %(certain)lld certain, %(likely)lld likely, %(possible)lld possible.8Dd2000ACd40009Ed6000f2022M2h%(path)@: %(removed)lld of %(total)lld keys would be removed, more than a third; nothing was written. Check the list, then use --force to remove them.08@20002Dd40004Bd6000f2021M1h%(path)@: removing %(removed)lld of %(total)lld keys, more than a third, needs --force08@2000BDd40004Bd6000=No key is certain, because these types may have accessors of any key:=No key is certain, because these were not read:=The other keys are not certain, because these were not read:=To list the keys that such a line uses, add a comment: // [fitloc:yields league.*]p22020d1D5f12QXused in %(count)lld places8Bd20001f12PWused in %(count)lld place8Bd2000f202171ENo use of %(key)@ was found in code; see `fitloc unused` for the proof.A7@2000p22020m1V5f12Zgpossibly used in %(count)lld placesHBd20001f12Yfpossibly used in %(count)lld placeHBd2000f12lsNo table has %(key)@; add it with `fitloc add`.D7@2000f2021i1w%(key)@ contains %(character)@, which is not allowed in XML; store the table as text or remove the character07@2000AD@4000f2021H1O%(key)@ must be a text: .strings tables do not support plural forms or variations07@2000f12KR%(key)@ occurs twice07@2000f12Vj%(key)@ contains %(name)@ twice07@2000A8@4000f12kya variable of %(key)@ cannot be named %(name)@E7@2000H8@4000f12iw%(name)@ in %(key)@ is not a plural category08@200047@4000f12Ma%(words)@ and %(last)@09@200058@4000f12dr%(failure)@; already written: %(files)@0B@2000J9@4000f12MTdid you mean %(name)@?D8@2000f12HOerror: %(reason)@7A@2000p212Ux5f12HO%(count)lld files0Bd20001f12GN%(count)lld file0Bd2000p212Tv5f12GN%(count)lld keys0Bd20001f12FM%(count)lld key0Bd2000p22020X125f12KRand %(count)lld more4Bd20001f12KRand %(count)lld more4Bd2000f12IPnote: %(sentence)@6C@2000f12LZ%(words)@ or %(last)@09@200048@4000f12LSwarning: %(sentence)@9C@200030GQ02j03m05J06f08K09T0AK0Bf0Cc0Dm0EP0Ff0Hy0Jn0LE0M00NY0O40Py0Ra0Sm0U20UV0VH0Wf0XN0YF0ZJ0aj0cG0dx0fF0gP0hA0hw0ix0jx0ki0lN0ma0pj0qD0st0w50wZ10i11g13h13p13v14514B15X17418318W19b1Aa1B01CD1Cl1EC1Fj1GC1HX1IU1Jf1KL1LC1NC1Nc1RX1UM1Vq1Wj1Y01Zl1bw1dn1fC1hY1iC1kR1m-1oW1pZ1qD1uJ1w81wK1xE1xV1zC1-Y1_r20l20x21121821I21U21e21l21q21_22522C22J22R22a22k22q22-23723D23N23Y23i23q23w24124C24N24T24e24u25126V27729529o2Aq2DA2Dj2G02Hj2JC2Kl2MN2OL2Pp2Rp2T42U02Vc2WK2Wz2YS2ZJ2aL2br2ew2gC2iL2jZ2lk2nZ2oK2oV2oh2pL2pz2qH2qQ2r32rf2s62ui2vm2xE2y02yO2zF2-o30o31x32k33V35e36r38y39w3AU3Dv3G03HA3Hb3IY3JQ3Jh3KS3Mb3Nk3Pv3S93Y83bg3cY3et3ff3hZ3lj3n53oe3pp3rH3s83tV3uH3vg3wH3xc3yF3-03_g40w42V44b46X47v49p4BL4Bm4D44Dm4FT4HY4I-4KI4LJ4Lp4MZ4Ni4O64Oh4PL4QG4R14S_4V74WN4XZ4ZA4aQ4bH4gS4kt4lL4p14pe4s14ve4xE4yx4z64zn4_M4_q51g52-53c54D55i56D56c57e58g5AT5BR5Df5Eo5G05GT5H95Hk5I95JV5KY5Ke5NW5O65OG5Pk5QP5RB5R-5Sz5Tw5V65Vx5Xf5YS5Z65bC5cf5eQ5iR5jj5kz5l-5nZ5ok5qz5sz5v55x85yW5-95_j60n61362y64064k65265_66e68368G68f69H69y6Aw6Bo6CY6DS6EE6Ej6Fo6HF6Jv6Kg6L76NA6OA6Om6RZ6TJ6V36W06Ws6XT6Y26Yz6aJ6bb6dJ6g16hw6k96kf6nB6o66ov6px6r76t26tR6vA6wW6xT6xt6zS6_h70c71a77678N79u7Bf7CK7DY7EK7Fq7GE7Gv7Ih7JR7K67Ka7LI7Nb7Po7Sj7TD7Tw7Vt7aR7au7ct7eS7fQ7hY7is7lt7mL7nL7pw7qh7rk7su7tV7uM7ve7wT7xv7yr7zY7-S7-w80H81181r82v83h84L85385q86j87l88R8AJ8B18Bf8E08FD8Gl8HQ8Hi8I98Ib8JQ8Kq8Ly8N18Q68RR8TD8Ub8XT8Ym8a78b78bs8cH8dJ8fa8f_8gP8hR8hw8ik8k28kP8le8mo8oB8r98sf8tO8uh8wN8-590M92Z93o95s96o96y97L99g9AV9At9DT9E79Eg9FX9Ha9Ip9M79ME9Ob9Sv9W39XN9YW9Yu9ZU9bg9c79d99ez9fk9gR9hO9hr9je9ls9ni9pY9rB9tB9u89wz9yM9-kA0mA4YA5LA6vA8RA9xABVAD5AGTAHgAJKAK6AL4ALFALSALZAMmANoAPuAQXARLAT6AU1AWxAaPAcDAdFAe-AfcAgZAhiAiLAjiAmHApLAp-AtBAvvAxoAybAzVA-5A-mA_nB2mB4kB52B8EB8rBAGBBtBDvBG1BGiBI5BIgBJLBL8BL-BObBSGBTJBXRBYaBZuBarBawBb7BbDBe4Bh1BkuBlxBozBpRBqABr4BseBtxBuSBvDBwPBxRBydBy_B-YB-vC0FC0QC0nC0wC14C19C1KC1YC1hC2AC3zC63C6yCA5CDPCEWCGoCHuCI1CJACLECMVCNtCOhCQ1CSaCTyCUoCUzCVGCWjCXWCYXCa1CaoCbbCdBCf0Cf-ChVCipCkRCm6CnTCnmCo3Co9CoTCp6CpMCq1Cq7CqGCqQCrsCsTCtSCteCtpCuYCugCunCuzCvBCvqCv-CwACwiCxWCxkCyyCz4CzECzNC-MC-XC--C_9C_bC_oC_vD00D28D2PD2sD34D44D4PD50D5HD5MD6JD6jD74D8lD8uD97DASDBHDBkDDVDEmDFFDFkDHHDIXDJBDK1DKIDKuDLpDMzDNHDOODOeDOtDO_DP8DQPDQXDQnDQzDRTDSvDTCDTQDTwDUDDUdDUsDVDDVjDVqDWADWSDWYDWkDX5DXBDXGDXTDXZDXpDY3DYQDYrDZhDZoDaoDb5DbDDbbDbiDdbDdrDdzDeSDeZDenDeyDfJDfSDfcDfhDfqDf-Dg6DiwDjQDjeDkBDkYDklDkxDluDm3DmNDmeDmyDnGDoWDqVDqgDqrDqwDr6Dt-Dw8DwbDxSDxzDyjDzlD-ID-uE05E0XE14E1kE2tE3fE6BE7AEBPEC8ECuEElEEzEGMEH7EIeEKDEMYEOIEPpEQHERqETMEUvEVmEWtEZ4EZcEbrEduEeZEgFEhoEjFEkSEmFEn8EoPEq9ErtEtfEvJEx3ExeEySEztE_wF1PF2rF3dF4mF5mF6wF7YF9LFBLFChFDIFEWFGNFHkFJbFMaFNXFOIFPsFRYFT0FURFVCFWCFXQFc4FgsFlfFlmFmbFnWFncFnoFn-Fo8FoEFoWFokForFoyFpRFp_FqMFqXFqoFrTFrdFrlFrwFs8FsJFstFsyFt7FtJFtQFtcFtrFu5FuLFuSFudFwUFxQFxWFyIFz2FzTFzaFzqF_aG03G0lG11G1sG3MG3wG5uG67G6gG7YGAuGDVGEaGFpGGhGIYGK9GLQGM5GMiGNAGNmGP6GPWGRGGS1GTrGVgGX1GY3GZ6GZiGb2GcGGcvGeNGfbGgwGiQGj6GlzGmxGnLGnXGnaGnhGqCGqVGrDGsBGu6Gu-GwdGyCGzkG-sH0IH4GH6IH81H9JHARHBSHCzHEJHFzHGFHHpHJcHLDHMzHOPHPwHQKHRgHTMHUMHVtHXZHYKHZ7HbEHbtHd6HeaHesHgDHgpHhSHi6HimHjMHkfHmAHmyHndHoQHp7HpuHqQHr6HsoHtdHuqHvaHx1HyZHzSH-cH_mI1OI3LI5sI6JI7TI9LIAvICpIFaIHOIIiIJbIKfIMGINfIPAIQ_IS3IU5IVkIWKIX6IYHIZQIa1IauIbUIbwId4Ie7IfBIfnIgPIgup22021J2a5f202131A%(count)lld textos do mapeamento não estão no código dessa forma0Bd20001f2021118%(count)lld texto do mapeamento não está no código dessa forma0Bd2000f12m-%(path)@ %(reason)@; o arquivo não foi alterado08@20001A@4000f2021K1Rpassa a ser %(code)@, que é avaliado uma só vez e mantém o idioma daquele momentoC8@2000f202161Enão é um texto inteiro no código; substitua manualmente por %(key)@_17@2000f2021K1Znão é um texto inteiro no código; substitua manualmente por %1$(key)@: %2$(note)@_19@20002A@4000f2020w11tem o argumento %(label)@, que os acessadores não aceitamG9@2000f12goprecisa ser alterada manualmente: %(note)@Y18@2000f2020-1Dprecisa ser substituída manualmente por %1$(key)@: %2$(note)@f19@20002A@4000f12muprecisa ser substituída manualmente por %(key)@f17@2000=é um de vários valores em uma expressão que precisa ter um único tipo=contém um comentário que seria perdido=é um argumento padrão, que pode ser usado por código sem acesso ao acessadorf2021r2Bé montada em tempo de execução; %1$(enumeration)@ tem esses textos: %1$(enumeration)@(matching: …)?.%2$(member)@Z1H@2000JH@2000HC@4000f2021b1jé armazenada para ser formatada depois; o acessador precisa dos argumentos (%(taken)lld) de imediatoj2Bd2000=contém valores interpolados; adicione ao mapeamento uma linha com uma chave para este texto=é usada onde se exige uma chave, e não um textof2021J1Qé uma das chaves %(keys)@; guarde ali o texto, um LocalizedString, em vez da chaveI8@2000=passa os argumentos como um array=é montada em tempo de execução; defina uma família em generate-strings.json para ter uma enumeração dessas chaves=tem Markdown no texto, que o SwiftUI formata para uma chave e mostra sem formatação para um acessadorf2020y14tem uma nota que não cita os argumentos do texto: %(names)@p19@2000f202131Aseria %(key)@, para a qual não é possível usar um acessador aqui67@2000=não tem chave no mapeamentof12cjnão tem chave no mapeamento: %(note)@U8@2000f202121Gpassa %1$(code)@ do tipo %2$(type)@, mas o texto espera outro tipo6A@20009A@4000=está em código que não pôde ser analisado=não está no mapeamento nem é uma chave com acessadorf12n_%1$(reason)@; substitua manualmente por %2$(key)@0C@2000S9@4000f2020z1I%1$(reason)@; substitua manualmente por %2$(key)@: %3$(note)@0C@2000S9@40002A@6000f2021C1Rpassa um número errado de argumentos: %1$(given)lld em vez de %2$(taken)lldd1Dd2000BDd4000f202101Z%1$(path)@:%2$(line)lld:%3$(column)lld: %4$(key)@ %5$(sentence)@0A@20001Cd40001Ed600029@80001E@A000f202151Ca chave antiga %(key)@ aparece duas vezes com significados diferentesF7@2000=a primeira linha deve ter as colunas old e key, ou path, line, text e keyf12bi%(code)@ não é uma expressão Swift08@2000f12ah%(text)@ não é um número de linha08@2000f12qynenhum catálogo com acessadores tem a chave %(key)@j17@2000=Nenhum catálogo aqui tem acessadores; indique um com --catalogf12Uipassa a ser %(code)@; %(note)@C8@200028@4000=Nenhuma consulta por texto foi encontrada.=generate-strings.json define o estilo apple; --accessors só aceita portables2031B242_f2020v13Acessadores seriam usados em %1$#@lookups@ de %2$#@files@TD#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Rr5f12EL%arg consultas04d10001f12DK%arg consulta04d1000f12KRpassa a ser %(code)@C8@2000p22021J2X5f2020x1A%1$(count)lld consultas não foram alteradas: %2$(reasons)@0Dd2000X1D@40001f2020t15%1$(count)lld consulta não foi alterada: %2$(reasons)@0Dd2000TD@4000s2031G2934f2020z18Acessadores agora são usados em %1$#@lookups@ de %2$#@files@X1D#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Rr5f12EL%arg consultas04d10001f12DK%arg consulta04d1000=a chave não pode ficar vazia=  a  adotar: mover o texto para a tabela e consultá-lo a partir do código; para cada idioma que falta, digite um texto ou tecle Enter para deixá-lo para depois\n  k  usar outra chave: digite uma ou use a seta para cima para ver chaves com o mesmo texto\n  s  pular: deixar o texto no código\n  d  concluir: gravar o que foi adotado até aqui\n  q  sair sem gravar nada\n  ?  mostrar esta ajuda=[a] adotar  [k] chave  [s] pular  [d] concluir  [q] sair  [?]p22020z1u5f12ft%(count)lld chaves adicionadas a %(path)@0Bd2000M8@40001f12dr%(count)lld chave adicionada a %(path)@0Bd2000K8@4000=código=chave=mesmo texto=textof202101Eainda faltam textos em %(languages)@; liste-os com `%(command)@`ND@2000GB@4000f2021K1Rnão pode usar a chave %(key)@, porque os acessadores não poderiam mais ser geradosN7@2000=precisa de uma consulta que informe o bundle da sua biblioteca=é usado em uma comparação=é parte de uma frase concatenada; escreva a frase como um só textof12pwnão pode usar a chave %(key)@, que tem outro textoN7@2000=precisa ser um literal aqui=precisa ser um literal aqui, e um literal não consegue expressar a consulta=não tem catálogo correspondentef202161Lnão pode ser consultado, porque o target %(target)@ não tem %(file)@g1A@2000A8@4000f2021A1Pnão pode ser consultado, porque os targets %(targets)@ não têm %(file)@i1B@2000B8@4000=não foi encontrado no códigof202151Dcorresponde a vários catálogos: %(paths)@; escolha um com --catalogY19@2000=é armazenado e, por isso, manteria o idioma daquele momentof2020y13contém %(code)@, que um catálogo não consegue representar88@2000=está marcado para ser exibido literalmente=está dentro de outro texto; adote esse outro primeiro=adopt precisa de um terminal para perguntar sobre cada texto; use --yes para adotar todos ou --dry-run para ver as alterações=Nenhum texto para adotar.p22021w3o5f2021Y1n%(count)lld textos contêm uma contagem; adicione as formas plurais deles em cada idioma: %(keys)@0Bd2000l28@40001f2021W1l%(count)lld texto contém uma contagem; adicione as formas plurais dele em cada idioma: %(keys)@0Bd2000j28@4000s2030z1s2hf12kuAgora no catálogo: %1$#@texts@ de %2$#@files@KB#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Ol5f12BI%arg textos04d10001f12AH%arg texto04d1000f2021F1M%(path)@ não foi gravado, porque nem todos os arquivos puderam ser verificados08@2000f12cq%1$(line)@ foi adicionado a %2$(file)@0A@2000IA@4000=nenhuma baseline configurada; indique uma com --baseline ARQUIVO ou em .fitloc.ymlf2021O1d%1$(path)@: a baseline não existe; crie-a com `fitloc lint --write-baseline %1$(path)@`0A@2000Z2A@2000p220212225f12ky%1$(count)lld entradas removidas de %2$(path)@0Dd2000NA@40001f12iw%1$(count)lld entrada removida de %2$(path)@0Dd2000LA@4000f2021X1lAdicionar %1$(line)@ a %2$(file)@, para que esses achados sejam aceitos de agora em diante? [s/N]AA@20003A@4000f202141Jela só tem efeito se for indicada: adicione %1$(line)@ a %2$(file)@j1A@20003A@4000p2202192D5f2020o10gravado: %2$(path)@: %1$(count)lld achados aceitos9A@40002Dd20001f12m-gravado: %2$(path)@: %1$(count)lld achado aceito9A@40002Dd2000f12Ubnão é possível ler %(path)@M8@2000p220214265f12m-%1$(count)lld alterações feitas em %2$(place)@0Dd2000OB@40001f12ky%1$(count)lld alteração feita em %2$(place)@0Dd2000MB@4000p22021G2Q5f2021017%(count)lld alterações que não podem ser feitas foram puladas0Bd20001f2020w11%(count)lld alteração que não pode ser feita foi pulada0Bd2000f2021J1Q%(key)@ é alterada antes na mesma lista; mova ou copie a chave em outra execução07@2000f12t-depende da linha %(line)lld, que não pode ser aplicadaHAd2000=nada a alterar: tudo já está atualizadop2202203z5f2021m1t%(count)lld alterações não podem ser feitas, por isso nada foi gravado; use --keep-going para fazer as outras0Bd20001f2021j1q%(count)lld alteração não pode ser feita, por isso nada foi gravado; use --keep-going para fazer as outras0Bd2000p22020t1i5f12gno mesmo em %(count)lld outras alteraçõesBBd20001f12elo mesmo em %(count)lld outra alteraçãoBBd2000=comentáriof12dr%(key)@ não tem texto em %(languages)@07@2000JD@4000=ainda sem commit=o clone é raso, e o histórico termina nos commits marcados com ^; busque o resto com git fetch --unshallowf2020v1Eo texto de origem era %(text)@ até %(commit)@ (%(date)@)M8@20006A@400028@6000f202141Bo texto de origem era %(text)@ até uma alteração ainda sem commitM8@2000=a entrada padrão não tem histórico; indique um arquivo=adicionadas=autor=motivo=catálogo=alteração=alteradas=commit=data=excluídas=chave=chaves=idioma=idiomas=faltando=a revisar=novas=de chaves=parciais=prova=removidas=renomeadas=obsoletas=tabelas=texto=textos=a conferir=a traduzir=total=traduzidas=não traduzidas=palavrasf2021F1M%(path)@: tabelas legadas não são compiladas; indique um catálogo de strings08@2000=nenhum arquivo .xcstrings para compilarf2021k1svários catálogos se chamam “%(name)@” e formariam uma só tabela; compile cada um em uma pasta separada:W18@2000=nada a gravar: as tabelas estão atualizadasf12lz%(path)@ não é lido; renomeie-o para %(file)@08@2000V8@4000f2021t2E“%1$(name)@” não tem efeito, porque a regra %2$(rule)@ está desativada; ative-a em rules: com %2$(rule)@: warning3A@2000a1A@4000f1A@4000=não contém textos para converterf2021y2B%(source)@ foi considerado o idioma de origem, mas %(other)@ tem chaves que faltam nele; escolha outro com --source-language0A@2000f19@4000=nada foi gravado, porque faltariam os textos destes arquivos; corrija os arquivos ou indique quais converter=o Xcode não aceita um catálogo dentro de uma pasta .lproj; grave-o ao lado das pastas .lprojf2021K1R%(path)@: já é um catálogo; use --to strings para convertê-lo em tabelas legadas08@2000f2021P1W%(path)@: já é uma tabela legada; remova --to strings para convertê-la em um catálogo08@2000p22020x1r5f12dr%1$(count)lld chaves em %2$(languages)@0Dd2000BF@40001f12cq%1$(count)lld chave em %2$(languages)@0Dd2000AF@4000p22020h1L5f12Ub(e em mais %(count)lld locais)BBd20001f12Ta(e em mais %(count)lld local)BBd2000f2021f1u%1$(path)@: o nome de um catálogo deve terminar em .xcstrings; para gravar em uma pasta, use %1$(path)@/0A@2000q2A@2000f2021219%(path)@: não é uma pasta; as tabelas são gravadas em uma pasta08@2000f12mtA seguir: %(step)@; depois execute `fitloc lint`A8@2000=remova as tabelas antigas do target, pois o Xcode não aceita um catálogo e uma tabela de mesmo nome=substitua o catálogo pelas tabelas no target=nenhum arquivo .xcstrings para converterf2021G1N%(path)@: não está em uma pasta .lproj; indique o idioma com --source-language08@2000=nenhum arquivo .strings ou .stringsdict para converterf12rzo Xcode não consegue compilar esta chave: %(reason)@h1A@2000f2021G1Oo código que consulta chaves na tabela “%(table)@” não as encontrará aquih19@2000f2022e2z%(path)@ tem textos em %(first)@ e %(second)@, que ficariam na mesma pasta em um disco que não diferencia maiúsculas de minúsculas; mantenha uma só grafia do idioma08@2000F9@40003A@6000f202131Avários arquivos se chamam “%(name)@”; converta um de cada vez:U8@2000=um catálogo contém uma tabela, mas foram encontradas várias; grave cada uma em um catálogo próprio em uma pasta, como -o Catalogs/:=a entrada padrão não fornece um nome de tabela; salve-a antes em um arquivop220211225f12qx%(count)lld com variações de plural ou dispositivo0Bd20001f12qx%(count)lld com variações de plural ou dispositivo0Bd2000f2021U1j%(path)@: o idioma de origem não está claro (%(languages)@); indique-o com --source-language08@2000d1D@4000f12Uigravado: %(path)@: %(summary)@98@20002B@4000=adicionada=comentáriof12Ubidioma %(language)@ adicionado7C@2000f12SZidioma %(language)@ removido7C@2000=Nenhuma diferença.=removidaf12Tarenomeada, era “%(name)@”I8@2000f12QX%(place)@, texto de origem09@2000f12HO%(place)@, estado09@2000s2030c1d2Sf12NX%#@changes@ em %#@keys@0B#0248#14p112Ux5f12HO%arg alterações04d10001f12GN%arg alteração04d1000p112Ol5f12BI%arg chaves04d10001f12AH%arg chave04d1000f12t_traduções possivelmente desatualizadas: %(languages)@g1D@2000=uma mesclagem o deixou sem arquivo; adicione o arquivo ou remova-o com o git e depois compare=não comparado, pois o arquivo não pode ser lidof12CJera %(name)@48@2000f12hoEdite em %(address)@ (Ctrl-C para encerrar)9B@2000f2021K1Rnão foi possível iniciar “%(program)@”; abra o endereço acima em um navegadorUB@2000f2021n1uo programa %(program)@, que exibe a página, não está instalado ao lado do fitloc; compile-o com scripts/fitlocBB@2000f2020p11não é possível usar a porta %(port)@: %(reason)@V8@20002A@4000f12Wkadicionada: %(key)@ em %(place)@C7@200049@4000f12Uialterada: %(key)@ em %(place)@A7@200049@4000p220211205f12jx%1$(count)lld chaves alteradas em %2$(place)@0Dd2000LB@40001f12hv%1$(count)lld chave alterada em %2$(place)@0Dd2000JB@4000f2020m15copiada: %1$(old)@ para %2$(new)@ em %3$(place)@99@200069@40004B@6000p2202101-5f12iw%1$(count)lld chaves copiadas em %2$(place)@0Dd2000KB@40001f12gu%1$(count)lld chave copiada em %2$(place)@0Dd2000IB@4000f12av%(old)@ unida a %(new)@ em %(place)@07@200097@400049@6000f12OVsem texto: %(languages)@BD@2000p22021g3I5f2021C1X%1$(count)lld traduções de %2$(key)@ marcadas para revisão%3$(languages)@0Dd2000G9@4000NF@60001f2021A1V%1$(count)lld tradução de %2$(key)@ marcada para revisão%3$(languages)@0Dd2000F9@4000MF@6000p2202111-5f12qxmais %(count)lld chaves ainda são usadas no código5Bd20001f12mtmais %(count)lld chave ainda é usada no código5Bd2000f2020j12movida: %1$(key)@ de %2$(old)@ para %3$(new)@89@200049@400069@6000f12FM%(path)@ (novo)08@2000f12gu%(language)@ é um idioma novo em %(path)@0C@2000M8@4000=nada a alterar: nenhuma chave tem um texto nesse estado=nada foi gravadof12Uiremovida: %(key)@ de %(place)@A7@200049@4000p220211205f12jx%1$(count)lld chaves removidas de %2$(place)@0Dd2000LB@40001f12hv%1$(count)lld chave removida de %2$(place)@0Dd2000JB@4000f2020i11renomeada: %(old)@ para %(new)@ em %(place)@B7@200067@400049@6000p220212225f12ky%1$(count)lld chaves renomeadas em %2$(place)@0Dd2000MB@40001f12iw%1$(count)lld chave renomeada em %2$(place)@0Dd2000KB@4000p220215275f12n_%(count)lld lugares no código ainda usam %(key)@0Bd2000V7@40001f12ky%(count)lld lugar no código ainda usa %(key)@0Bd2000S7@4000p22022z5s5f2022N2q%1$(count)lld traduções de %2$(key)@ podem estar desatualizadas%3$(languages)@; marque-as para revisão com `fitloc set %4$(argument)@ --mark-review`0Dd2000G9@4000RF@6000g1E@80001f2022J2m%1$(count)lld tradução de %2$(key)@ pode estar desatualizada%3$(languages)@; marque-a para revisão com `fitloc set %4$(argument)@ --mark-review`0Dd2000F9@4000PF@6000f1E@8000p22021k3P5f2021G1b%1$(count)lld traduções de %2$(key)@ podem estar desatualizadas%3$(languages)@0Dd2000G9@4000RF@60001f2021D1Y%1$(count)lld tradução de %2$(key)@ pode estar desatualizada%3$(languages)@0Dd2000F9@4000PF@6000f12ipnada a alterar: %(key)@ já está atualizadaG7@2000p2202192C5f2020v10nada a alterar: %(count)lld chaves já estão atualizadasGBd20001f12sznada a alterar: %(count)lld chave já está atualizadaGBd2000f12cj%(refusal)@; altere-a com `fitloc set`0B@2000f2021g1onão foi possível procurar os usos restantes no código, porque %(program)@ falhou; tente `fitloc usages`X2B@2000p220221415f2021m1ua procura dos usos restantes no código não terminou em %(seconds)lld segundos; `fitloc usages` não tem limitev1Dd20001f2021l1ta procura dos usos restantes no código não terminou em %(seconds)lld segundo; `fitloc usages` não tem limitev1Dd2000p22020e1F5f12RY%(count)lld já atualizadas0Bd20001f12QX%(count)lld já atualizada0Bd2000f2021D1R%(key)@ é gravada como %(name)@, pois outra chave tem o nome sem os dígitos07@2000H8@4000f2020x13o Android não tem nome de pasta para o idioma %(language)@l1C@2000f2021E1Mo Android usa o texto para outros dispositivos em vez do texto para %(device)@a2A@2000=não há texto para outros dispositivos (device.other)f202101Fem %(language)@, o Android nunca usa a forma plural %(category)@3C@2000b1C@4000=o Android não aceita vários plurais em um textof202191Ho Java não tem equivalente para o especificador de formato %(specifier)@y1D@2000=o Android não aceita listas de frasesf202151Do texto se refere à substituição %(name)@, que não está definidaa18@2000=o Android não aceita textos por larguraf2021K1f%(first)@ e %(second)@ seriam gravados em %(name)@; exporte-os para pastas separadas09@20003A@4000K8@6000f2021D1Y%(first)@ e %(second)@ seriam gravados em %(path)@; escolha um com --language09@20003A@4000K8@6000f2021118um pacote %(format)@ é uma pasta; indique o caminho com --outputAA@2000f202181T%1$(language)@: chaves a traduzir: %2$(keys)lld; palavras: %3$(words)lld0E@2000LCd4000CDd6000f2021d1-%1$(path)@: o nome do arquivo deve terminar em %2$(endings)@; para gravar em uma pasta, use %1$(path)@/0A@2000b1D@4000W1A@2000f2021b1quma exportação para %1$(format)@ precisa de uma pasta; indique-a com --output, como -o %2$(folder)@MC@2000t1C@4000=a saída padrão precisa de um formato; indique um, como --format xliff ou --format csvf2021Z1o%(format)@ serve para textos no código, e %(path)@ tem os textos de uma loja; use XLIFF, CSV ou PO0A@2000X18@4000f2021J1Q%(path)@: o idioma de origem é desconhecido; defina source-language em .fitloc.yml08@2000=nenhum texto para exportar=nenhuma chave é nova e nenhum texto de origem mudou desde então; nada foi gravado=nada a traduzir; nenhum arquivo foi gravadof2021U1b%(path)@: este formato aceita um idioma por arquivo; grave em uma pasta, como -o Translations/08@2000f2021s1z%1$(path)@: este formato aceita uma tabela por arquivo, mas há várias; indique --format e uma pasta que termine em /0A@2000p22020g1J5f12Ta%(count)lld chaves a traduzir0Bd20001f12SZ%(count)lld chave a traduzir0Bd2000=os especificadores de formato não podem ser representados como argumentos nomeadosf12qyo XML não consegue representar o caractere %(code)@i18@2000=a chave aparece mais de uma vezf12aha chave tem %(name)@ mais de uma vezC8@2000=o texto de origem está vazio, o que o formato reserva para o cabeçalho=falta a forma “other”=a chave parece o nome de outro texto=o formato não aceita as variações delef12lsum texto de %(key)@ tem o mesmo nome no arquivoC7@2000f12Ui%(key)@ foi pulada: %(reason)@07@2000DA@4000p22020x1r5f12dr%1$(count)lld textos em %2$(languages)@0Dd2000BF@40001f12cq%1$(count)lld texto em %2$(languages)@0Dd2000AF@4000p2202101_5f12iw%1$(count)lld traduções em %2$(languages)@0Dd2000GF@40001f12hv%1$(count)lld tradução em %2$(languages)@0Dd2000FF@4000p22020a175f12NU%(count)lld adicionadas0Bd20001f12MT%(count)lld adicionada0Bd2000p22020Y135f12LS%(count)lld removidas0Bd20001f12KR%(count)lld removida0Bd2000p22020m1U5f12Zg%(count)lld marcadas como obsoletas0Bd20001f12Xe%(count)lld marcada como obsoleta0Bd2000p22020a175f12NU%(count)lld atualizadas0Bd20001f12MT%(count)lld atualizada0Bd2000=As tabelas estão atualizadas em relação ao código.p42022a525f202252R%(path)@: nenhuma chave é marcada como obsoleta, porque o build não compilou o estado atual de %(count)lld arquivos, como %(first)@08@2000v2Bd4000G9@60001f2021_2L%(path)@: nenhuma chave é marcada como obsoleta, porque o build não compilou o estado atual de %(count)lld arquivo: %(first)@08@2000v2Bd4000A9@6000p22022E4I5f2021s25%(count)lld chaves não foram adicionadas, porque os targets que as usam não têm um catálogo para elas: %(targets)@0Bd2000W3B@40001f2021i1x%(count)lld chave não foi adicionada, porque o target que a usa não tem um catálogo para ela: %(targets)@0Bd2000s2B@4000f12IPpulada: %(reason)@8A@2000p42021t3Z5f2021W1k%(path)@: %(count)lld chaves foram puladas; `fitloc add` adiciona cada uma com um texto próprio08@20002Bd40001f2021L1Z%(path)@: %(count)lld chave foi pulada; `fitloc add` a adiciona com um texto próprio08@20002Bd4000f12KY%(path)@: %(counts)@08@20002A@4000f2021y2H%(path)@:%(line)lld: “%(key)@” foi pulada: o tipo de um valor e, com isso, o especificador de formato são desconhecidos08@20001Ad400057@6000p22021p3U5f2021R1g%(count)lld chaves não foram adicionadas, porque as tabelas delas não existem: %(tables)@0Bd2000c2A@40001f2021J1Y%(count)lld chave não foi adicionada, porque a tabela dela não existe: %(tables)@0Bd2000-1A@4000f2021N1U%(path)@: já existe; use --force para substituí-lo ou --dry-run para ver a diferença08@2000f2021U1b%(path)@: já existe; use --force para substituí-lo ou --dry-run para ver o que seria gravado08@2000=já existe=é um link para um arquivo que não existe=foi alterado por outro programa nesse meio-tempo; nada foi gravado, então execute o comando de novo=é uma pasta, não um arquivof2021d1ké um link para %(target)@, fora do projeto; lá só são usados arquivos indicados na linha de comandoGA@2000f202151Cé um link para %(target)@; remova o link e execute o comando de novoGA@2000=o nome do arquivo não é UTF-8 válidof12RYsem permissão (%(system)@)GA@2000f2021F1Nnão há espaço suficiente em disco; o arquivo antigo foi mantido (%(system)@)a2A@2000=o arquivo ou a pasta não existe=não é um arquivo comumf12szfica fora de %(folder)@, onde não é permitido gravarDA@2000f12rzo sistema de arquivos é somente leitura (%(system)@)g1A@2000f2021a1hregistra %(file)@ com dois nomes; nada foi gravado: verifique esse arquivo e depois exclua o journal98@2000f12ové o mesmo arquivo que %(other)@; nada foi gravadoN9@2000p22030h1P235f12Ubé maior que %(limit)lld bytesDBd20004f12Xeé maior que %(limit)lld de bytesDBd20001f12Taé maior que %(limit)lld byteDBd2000=o arquivo está protegido contra gravação; desative a proteção antesp22020Z155f12MT%(count)lld caracteres0Bd20001f12LS%(count)lld caractere0Bd2000=nada foi enviado nem gravadof12Wd%(service)@: os textos restantes0B@2000=Nenhum texto precisa de um serviço.=Enviar estes textos? [s/N]p22020d1D5f12QX%(count)lld solicitações0Bd20001f12PW%(count)lld solicitação0Bd2000p212Vz5f12IP%(count)lld textos0Bd20001f12HO%(count)lld texto0Bd2000=totalp22021O2l5f202181FAinda há %(count)lld textos a traduzir, e nenhum serviço foi indicado.ABd20001f202171EAinda há %(count)lld texto a traduzir, e nenhum serviço foi indicado.ABd2000f12QXnão enviado: %(estimate)@EC@2000=canceladof202171Mo servidor rejeitou a chave de API (%(status)lld); confira %(variable)@a1Cd2000BC@4000f12Vc%(program)@ não foi encontrado0B@2000f12cjnão foi possível iniciar %(program)@RB@2000f12dka saída de %(program)@ é longa demaisCB@2000f12iw%(program)@ terminou com status %(status)lld0B@2000LCd4000f12mua cota da chave de API se esgotou (%(status)lld)Z1Cd2000f2020s14o servidor retornou o status %(status)lld: %(message)@TCd20002B@4000f12fmo servidor retornou o status %(status)lldTCd2000p22020p1b5f12cjsem resposta em %(seconds)lld segundosGDd20001f12bisem resposta em %(seconds)lld segundoGDd2000f12dknão foi possível conectar: %(reason)@TA@2000f12Ubresposta inválida: %(reason)@KA@2000p22020_1z5f12ovo servidor pede para esperar %(minutes)lld minutosTDd20001f12nuo servidor pede para esperar %(minutes)lld minutoTDd2000p22020h1K5f12Ub%(count)lld textos preenchidos0Bd20001f12SZ%(count)lld texto preenchido0Bd2000f2021R1fo uso de %(service)@ foi interrompido: %(reason)@; execute o comando de novo para continuar9B@2000JA@4000p22021-3u5f2021k1rinterrompido sem gravar: %(count)lld respostas foram guardadas; execute o mesmo comando de novo para continuarPBd20001f2021g1ninterrompido sem gravar: %(count)lld resposta foi guardada; execute o mesmo comando de novo para continuarPBd2000p22020b195f12OVainda faltam %(count)lldDBd20001f12NUainda falta %(count)lldCBd2000f2020p18não preenchido: %(key)@ (%(language)@): %(reason)@H7@20002C@40003A@6000=próximo passo: revise os textos preenchidos com `fitloc review`=próximo passo: use um serviço para o resto com `fitloc fill --from openai` ou `--from command:CMD`f2020x13próximo passo: escreva o texto de origem com `%(command)@`l1B@2000f2021u27%(source)@ não é um endereço de servidor válido; use uma forma como %(example)@, sem usuário, senha nem parâmetros0A@2000-1B@4000f2021n1u%(command)@ não pode ser dividido em palavras; confira as aspas e use sh -c '…' para pipes e redirecionamentos0B@2000f2021u20observação: as respostas não podem ser guardadas, e uma execução interrompida não poderá ser retomada: %(reason)@k3A@2000f2021a1x%(service)@ precisa de uma chave de API em %(key)@ ou de outro servidor em --endpoint ou %(address)@0B@2000W17@4000d1B@6000f202111G%(path)@: não contém textos no idioma de origem (%(languages)@)08@2000h1D@4000f2021I1X%(service)@ precisa de um modelo; indique --model ou `model` em `fill` no %(file)@0B@2000_18@4000f2021L1So programa %(program)@ não está instalado ao lado do fitloc; instale os dois juntosBB@2000f12u_%(path)@: não contém arquivos .strings ou .stringsdict08@2000=Nada a preencher.f2021g1n%(address)@ enviaria os textos e a chave de API sem criptografia; use https ou http só para esta máquina0B@2000f12g_%(done)lld de %(total)lld, %(seconds)lld s0Ad20004Bd40002Dd6000=não solicitado, porque o limite foi atingido=o texto está vaziof12mumuito mais longo que o texto de origem: %(text)@e18@2000f12Tanão há texto para %(parts)@K9@2000f2021B1Ja resposta contém marcas que protegiam partes do texto de origem: %(text)@Z28@2000=sem resposta=não há texto de origem=não solicitado, por causa de --dry-run=nenhuma fonte tem um texto para esta chave=os conjuntos de textos de Atalhos são gerenciados pelo Xcodef12hpa resposta não é uma tradução: %(text)@Z18@2000f12ahdevolveu o texto de origem: %(text)@S8@2000=interrompido antes da primeira resposta; nada foi gravado=--endpoint exige exatamente um serviço em --fromf12JQformatado: %(path)@B8@2000=Nenhum catálogo para formatar; tabelas legadas não são alteradas.f2021E1L%(path)@: só catálogos de strings podem ser formatados, não tabelas legadas08@2000f2022J2Y%(path)@: os acessadores precisam de catálogos de strings, mas só há tabelas legadas; converta-as com `fitloc convert %(argument)@ -o Catalogs/`08@2000n3C@4000=nada a gravar: os acessadores estão atualizadosf12HOgravado: %(path)@98@2000=O git agora mescla catálogos e tabelas legadas (.strings e .stringsdict) texto por texto e mostra as diferenças deles por chave.f12qx%(path)@ foi removido, pois não continha mais nada.08@2000=Nada a fazer: o git já usa o fitloc.=Isso não se aplica a mesclagens no GitHub, no GitLab ou em outros serviços, nem em máquinas sem o fitloc ou sem `fitloc git install`: ali o git mescla linhas, como de costume.f2021X1e%(path)@ agora define quais arquivos o git trata com o fitloc; faça commit dele para sua equipe.08@2000f2021X1e%(path)@ agora define, para todos os seus repositórios, quais arquivos o git trata com o fitloc.08@2000f12muAs linhas do fitloc foram removidas de %(path)@.d18@2000=O git não usa mais o fitloc para mesclar e comparar.=Nada a fazer: o git não usa o fitloc.f12PWo git falhou: %(message)@EB@2000=o git não foi encontrado; instale-o ou adicione-o ao PATHf202101E“%1$(first)@” e “%2$(second)@” não têm ancestral comum3B@20009C@4000f202131A%(folder)@ não está na árvore de trabalho de um repositório git0A@2000f2021V1c%1$(path)@ não está na cópia de trabalho, e suas linhas se perderiam; faça o checkout antes0A@2000f2022N2c%1$(folder)@ está em um repositório cuja configuração core.worktree leva a outra pasta, %2$(root)@; para usá-lo, execute o fitloc nela com GIT_DIR0C@2000m2A@4000=este clone é raso: busque o resto do histórico com `git fetch --unshallow` ou, no GitHub Actions, com `fetch-depth: 0`f2021v27o submódulo %1$(path)@ não tem o commit %2$(name)@, que a versão comparada registra; execute `git fetch` na pasta deleDA@2000JA@4000=a saída do git é longa demaisp22021D2P5f2020z14o git levou mais de %(seconds)lld segundos e foi interrompidoKDd20001f2020y13o git levou mais de %(seconds)lld segundo e foi interrompidoKDd2000f12ksnão existe arquivo ou revisão “%(name)@”Z18@2000=um escape \\u deve ter quatro dígitos hexadecimais=uma tabela não pode guardar uma lista de textos (<string-array>)f2020z14contém marcação (%(element)@), que as tabelas não aceitamKB@2000f2021i1p%(path)@: um arquivo de recursos do Android deve ficar em uma pasta que indique o idioma, como values-pt-rBR08@2000=um recurso não tem nomef2021W1d%(path)@ não foi encontrado, por isso alterações no texto de origem não podem ser detectadas08@2000f202161Enão é um arquivo de recursos do Android: o elemento raiz é %(name)@-18@2000=só um dos dois, a chave ou a tradução, tem formas plurais=refere-se a outro recurso=o catálogo tem o texto ao redor do número uma só vez, e estas formas plurais não mostram qual ép220214265f12m-%1$(count)lld textos importados para %2$(place)@0Dd2000OB@40001f12ky%1$(count)lld texto importado para %2$(place)@0Dd2000MB@4000f12ls%(path)@ fica fora da pasta; nada foi importado08@2000f12ova coluna %(name)@ não é um idioma e foi ignorada98@2000p22031o3d5N5f2021R1f%1$(count)lld textos pulados na coluna %2$(name)@; indique o idioma com uma tag, como pt-BR0Dd2000QA@40004f2021U1i%1$(count)lld de textos pulados na coluna %2$(name)@; indique o idioma com uma tag, como pt-BR0Dd2000TA@40001f2021P1d%1$(count)lld texto pulado na coluna %2$(name)@; indique o idioma com uma tag, como pt-BR0Dd2000OA@4000p22020b185f12OV%(count)lld chaves novas0Bd20001f12MT%(count)lld chave nova0Bd2000f2021I1P%(spelling)@ não é uma sequência de escape; escreva \\\\ para uma barra invertida0C@2000=o arquivo não está em UTF-8; a página de código é escolhida pelos textos que a tabela tem, ou pelos idiomasf12Vcduas colunas se chamam %(name)@N8@2000f2020u16as colunas %1$(name)@ e %2$(other)@ são do mesmo idiomaBA@20003B@4000f12cj%(reason)@; salve o arquivo como UTF-80A@2000=o cabeçalho “key” deve ser a primeira linha; escreva \\u{6B}ey para uma chave com esse nome=não há coluna “key”=não há coluna para um idioma, como pt-BR=tabulação inesperada; escreva uma chave por linha, como faz cut -f 1, ou um cabeçalho com os nomes das colunas=texto inesperado depois das aspas de fechamento=a linha tem mais células que o cabeçalho=faltam as aspas de fechamento=o cabeçalho não nomeia a coluna deste textof2021l2B%(name)@ (%(language)@): msgstr[%(form)lld] vale para %(categories)@, cujos textos diferem; a tabela os mantém08@20002C@4000AAd6000CE@8000f2021f25%(name)@ (%(language)@): msgstr[%(form)lld] substitui %(old)@, o texto próprio dessa categoria de plural08@20002C@4000AAd6000C7@8000p22021R2o5f202131I%1$(count)lld arquivos sem traduções foram ignorados: %2$(names)@0Dd2000h1B@40001f2020_1E%1$(count)lld arquivo sem traduções foi ignorado: %2$(names)@0Dd2000d1B@4000=o valor raiz deve ser um objeto=era esperado um texto ou um objeto de textosp22020x1q5f12kr%(count)lld cópias do texto de origem puladas0Bd20001f12ip%(count)lld cópia do texto de origem pulada0Bd2000p22022H4R5f2021v28os textos da tabela foram mantidos no lugar de %1$(count)lld cópias do texto de origem: %2$(names)@; --copies as importal1Dd2000TB@40001f2021o21o texto da tabela foi mantido no lugar de %1$(count)lld cópia do texto de origem: %2$(names)@; --copies a importag1Dd2000SB@4000=só repete o texto de origemf2021e1to texto de origem foi alterado desde a exportação, de %1$(old)@ para %2$(new)@; confira as traduçõesu19@200069@4000f2021E1To arquivo também tem textos em %(other)@, e as duas tags indicam %(language)@W19@2000PC@4000f12ov%(path)@ não tem esse idioma; --create o adiciona08@2000f2021n20%(path)@ não tem esse idioma; --create o adiciona, e --language importa os textos para outro, como %(relatives)@08@2000y2D@4000f2020-1Cem %(path)@ pode ser %(candidates)@; escolha um com --language38@2000AE@4000p22021U2u5f202101L%1$(count)lld textos para %2$(name)@ foram pulados: %3$(reason)@0Dd2000DA@4000GC@60001f2020y1H%1$(count)lld texto para %2$(name)@ foi pulado: %3$(reason)@0Dd2000CA@4000DC@6000=não há tabela com esse nome=várias tabelas correspondem; escolha uma com --catalog ARQUIVOf2022E2T%1$(path)@: memórias de tradução não podem ser importadas; para preencher textos que faltam com uma, use fitloc fill --from tmx:%1$(path)@0A@2000w3A@2000=o arquivo não indica o idioma (target-language)=o arquivo não indica a tabela; escolha uma com --catalog ARQUIVO:f2020x12não há tabela %(name)@; escolha uma com --catalog ARQUIVOG8@2000f12RYnada a importar em %(path)@J8@2000f12ho%(path)@: não há arquivos com traduções08@2000f2020y1Ao arquivo não tem textos em %(language)@, só em %(others)@TC@20009A@4000=escape inválido ou codificação de texto inválidaf2021C1Ko cabeçalho indica o conjunto de caracteres %1$(name)@; só UTF-8 é aceitoj1A@2000f12mt%1$(keyword)@ aparece duas vezes em uma mensagem0D@2000f12Xea mensagem não tem %1$(keyword)@KD@2000f12jrcabeçalho Plural-Forms inválido: %1$(text)@Z1A@2000=faltam as aspas de fechamentof202171Fera esperada uma palavra-chave ou um texto entre aspas, não %1$(text)@z1A@2000f12ahusa %1$(name)@, que o texto não tem4A@2000f12el%(name)@ não é uma categoria de plural08@2000f12t_o projeto o alterou desde a exportação, para %(text)@l18@2000f12cj%(file)@ contém outra tradução dele08@2000=a chave aparece mais de uma vez na tabela=o arquivo contém outra tradução dele antes=está vazio no arquivo; a tabela mantém o texto=a forma está vazia no arquivo; a tabela mantém o texto=nada indica a codificação deste texto; salve o arquivo em UTF-8=o arquivo marca que não deve ser traduzidof2021e1mo Plural-Forms do arquivo não atribui a forma plural %1$(number)lld a uma categoria de plural do idiomas1Ed2000=a chave está marcada para não ser traduzida=outra forma do mesmo texto foi recusadaf202212Fo texto de origem é %1$(new)@ no arquivo e %2$(present)@ no projeto; --since informa qual é o mais novo, e --language o importaL9@2000ED@4000f2020s15o texto de origem foi alterado de %(old)@ para %(new)@Y17@200067@4000f2021J1Q%(specifier)@ seria exibido como está; escreva o argumento como no texto de origem0D@2000=as chaves ou aspas não estão balanceadas=não está pronta=a tabela não tem essa chave=a chave não tem esse texto=é o nome da variável do plural, que não se traduzf2021B1Ivárias tabelas correspondem a %(name)@; escolha uma com --catalog ARQUIVO:V8@2000f2020h10pulado: %(name)@ (%(language)@): %(reason)@88@20002C@40003A@6000p212W_5f12JQ%(count)lld pulados0Bd20001f12IP%(count)lld pulado0Bd2000p22021W2y5f202121N%1$(count)lld textos em %2$(language)@ foram pulados: %3$(reason)@0Dd2000BE@4000GC@60001f2020-1J%1$(count)lld texto em %2$(language)@ foi pulado: %3$(reason)@0Dd2000AE@4000DC@6000f202151Dnão é uma memória de tradução (TMX): o elemento raiz é %(name)@z18@2000p22020r1f5f12elo arquivo tem mais de %(limit)lld textosMBd20001f12dko arquivo tem mais de %(limit)lld textoMBd2000p22020e1F5f12RY%(count)lld já atualizados0Bd20001f12QX%(count)lld já atualizado0Bd2000=a entrada padrão não está em nenhum formato que informe os idiomas e as chaves: XLIFF, CSV, PO, ARB, um catálogo ou um arquivo ZIP; salve outros arquivos e informe o caminho delesf2020y1B%1$(path)@: o nome do arquivo deve terminar em %2$(endings)@0A@2000b1D@4000p22020d1E5f12QX%(count)lld sem tradução0Bd20001f12QX%(count)lld sem tradução0Bd2000=define entidades, que não são aceitas; remova as definiçõesf12Zgentidade XML desconhecida: %(name)@R8@2000=uma trans-unit não tem idf12rznão é um arquivo XLIFF: o elemento raiz é %(name)@j18@2000p220215285f12t_os elementos estão aninhados mais de %(limit)lld vezesc1Bd20001f12rzos elementos estão aninhados mais de %(limit)lld vezc1Bd2000=o arquivo é grande demais=fim de arquivo inesperadof12sza versão é %(version)@; só XLIFF 1 e 2 são aceitosDB@2000=o arquivo ZIP está danificadof12el%(file)@ está danificado no arquivo ZIP08@2000f202151C%(file)@ exige uma senha; descompacte o arquivo ZIP e importe a pasta08@2000=não é um arquivo ZIP=os arquivos contidos nele são grandes demais; descompacte-o e importe a pasta=esta forma de ZIP não é aceita; descompacte o arquivo e importe a pasta=nenhum catálogo nem tabela legada nesta pasta pode ser lido; `fitloc lint` diz por quêp22021T2r5f2021D1K%(count)lld arquivos não podem ser lidos; veja os motivos com `fitloc lint`.0Bd20001f202181F%(count)lld arquivo não pode ser lido; veja o motivo com `fitloc lint`.0Bd2000=Não falta nenhuma tradução nos idiomas obrigatórios; a partir de agora, lacunas são erros.f12ZgO idioma de origem vem de %(path)@.Q8@2000p22020c1A5f12PWRestam %(count)lld erros.7Bd20001f12NUResta %(count)lld erro.6Bd2000f2021T1aLacunas em %(languages)@ são avisos por enquanto; defeitos que travam ou enganam são erros.BD@2000p22021p3b5f2021Z1gLacunas em %(count)lld idiomas são avisos por enquanto; defeitos que travam ou enganam são erros.BBd20001f2021Y1fLacunas em %(count)lld idioma são avisos por enquanto; defeitos que travam ou enganam são erros.BBd2000f2022229%(file)@ não foi gravado, porque faltariam os idiomas e os textos destes arquivos; corrija os arquivos ou ignore-os no .gitignore08@2000p220213245f12lzPuladas: %1$(count)lld tabelas em %2$(folders)@9Dd2000CD@40001f12jxPulada: %1$(count)lld tabela em %2$(folders)@8Dd2000BD@4000p22020Z165f12MT… e mais %(count)lldBBd20001f12MT… e mais %(count)lldBBd2000p2202101x5f12pwaceita os %(count)lld avisos e observações atuaisABd20001f12kraceita %(count)lld aviso ou observação atual7Bd2000=em cada clone: faz o git mesclar catálogos texto por texto=A seguir:=mostra os achados atuais=Para instalar o fitloc, outros usuários clonam o repositório dele e executam `scripts/install`; docs/ci.md desse repositório tem workflows de CI.=para CI e hooks: mostra só achados nas alterações=Não resta nenhum erro.=não há nenhum catálogo ou tabela legada nesta pasta; execute o comando na pasta do seu projeto, crie um catálogo com `touch Localizable.xcstrings` ou use --force=não consta no projeto: não obrigatório=menos da metade: não obrigatório=Nenhum catálogo ou tabela foi encontrado nesta pasta.f2021p1xNenhuma tradução é obrigatória ainda; indique em %(file)@, em languages:, os idiomas que devem estar completos.r18@2000f2020_17O idioma de origem e os idiomas obrigatórios vêm de %(path)@.s18@2000p22021e3B5f2021O1VAceitar os %(count)lld achados atuais, para que só achados novos sejam mostrados? [s/N]BBd20001f2021J1QAceitar %(count)lld achado atual, para que só achados novos sejam mostrados? [s/N]8Bd2000=origemp2202192E5f2020o10%1$(count)lld arquivos de código em %2$(folders)@0Dd2000OD@40001f12n_%1$(count)lld arquivo de código em %2$(folders)@0Dd2000ND@4000p2202264B5f2021d1z%(count)lld arquivos de código em %(folders)@; funções de consulta não foram procuradas: %(reason)@0Bd2000OB@4000l1A@60001f2021c1y%(count)lld arquivo de código em %(folders)@; funções de consulta não foram procuradas: %(reason)@0Bd2000NB@4000l1A@6000p22021X315f2021A1O%1$(count)lld arquivos de código em %2$(folders)@; funções de consulta:0Dd2000OD@40001f202191N%1$(count)lld arquivo de código em %2$(folders)@; funções de consulta:0Dd2000ND@4000f202141CAtivadas, porque encontraram algo aqui e raramente erram: %(rules)@.w19@2000f2020v11Não obrigatório, porque nenhum usuário o lê: %(tags)@n18@2000=o fitloc-sources falhou=o fitloc-sources não está instaladop220212235f12ryo fitloc-sources levou mais de %(seconds)lld segundosVDd20001f12qxo fitloc-sources levou mais de %(seconds)lld segundoVDd2000f12HO%(file)@ gravado.08@2000f12lz%(file)@ gravado; obrigatórios: %(languages)@.08@2000PD@4000=Compile. O Xcode pergunta uma vez se você confia nos plugins; para o xcodebuild, use -skipPackagePluginValidation.f12biNão falta fazer nada em %(project)@.PB@2000f12XeA fazer no Xcode, em %(project)@:LB@2000f12gu%(file)@ mantido para o target %(target)@.08@2000NA@4000f12HO%(file)@ mantido.08@2000f2021a1hTarget %(target)@, General › Frameworks, Libraries, and Embedded Content: adicione CatalogRuntime.7A@2000f2021t26%(file)@, File inspector › Target Membership: remova %(target)@, para que o arquivo não seja copiado para o produto.08@2000l1A@4000=nenhum target de um projeto do Xcode nesta pasta tem um catálogo (.xcstrings); execute o comando na pasta do projeto=File › Add Package Dependencies…: o endereço do fitloc. No Xcode 26.4 ou posterior, deixe os traits desativados.f2021I1XTarget %(target)@, Build Phases › Run Build Tool Plug-ins: adicione %(plugins)@.7A@2000r1B@4000=Package Dependencies › fitloc: desative o trait Tools (Xcode 26.4 ou posterior), para que nenhum outro pacote seja resolvido.f12gu%(file)@ gravado para o target %(target)@.08@2000NA@4000f2022U2j%(changed)@: alterado depois que uma alteração em vários arquivos foi interrompida; nada foi gravado em %(files)@: compare-os e faça a alteração de novo0B@2000W39@4000f202191Huma alteração interrompida foi concluída; arquivos gravados: %(files)@W29@2000f202292G%(files)@: uma alteração nesta tabela foi interrompida; fitloc lint --fix, ou o próximo comando que gravar nela, conclui a alteração09@2000f2021h1wa nova chave %1$(new)@ precisa de tantos * quantos há em %2$(old)@: cada * mantém o que foi correspondidoD9@2000a19@4000p22021t3f5f2021d1k%(count)lld chaves correspondem; adicione --yes para alterá-las ou --dry-run para ver as alterações:0Bd20001f2021Y1f%(count)lld chave corresponde; adicione --yes para alterá-la ou --dry-run para ver a alteração:0Bd2000f12dknenhuma chave corresponde a %(pattern)@SB@2000p22020k1R5f12XeAlterar %(count)lld chaves? [s/N]8Bd20001f12WdAlterar %(count)lld chave? [s/N]8Bd2000p22020j1P5f12WdCopiar %(count)lld chaves? [s/N]7Bd20001f12VcCopiar %(count)lld chave? [s/N]7Bd2000p22020i1N5f12VcMover %(count)lld chaves? [s/N]6Bd20001f12UbMover %(count)lld chave? [s/N]6Bd2000p22020k1R5f12XeRemover %(count)lld chaves? [s/N]8Bd20001f12WdRemover %(count)lld chave? [s/N]8Bd2000p22020l1T5f12YfRenomear %(count)lld chaves? [s/N]9Bd20001f12XeRenomear %(count)lld chave? [s/N]9Bd2000p62021e3F5f2021A1V%1$(language)@ adicionado a %2$(path)@: %3$(count)lld textos para traduzir0E@2000EA@40002Dd60001f202191U%1$(language)@ adicionado a %2$(path)@: %3$(count)lld texto para traduzir0E@2000EA@40002Dd6000f2020t15%1$(language)@ adicionado: %2$(path)@ criado sem textos0E@2000DA@4000f2021C1Y%1$(place)@: “source-language” ainda é %2$(old)@; altere para %3$(new)@0B@2000X19@4000E9@6000f12cjtodas as tabelas já têm %(language)@QC@2000f12ov%(path)@ foi mantida, pois contém outros arquivos08@2000=no projeto=obrigatório=origemf2020t15%1$(place)@: “languages” ainda lista %2$(language)@0B@2000UE@4000f12rzpreencha com traduções existentes com `%(command)@`f1B@2000f2021t1-%(path)@ não tem chaves para traduzir, então não há onde adicionar o idioma; adicione chaves antes com `fitloc add`08@2000=nenhum idioma foi encontrado nas tabelasf12elnenhuma tabela tem o idioma %(language)@SC@2000f2021X1fo projeto do Xcode tem sua própria lista de idiomas; altere-a também com --project %(argument)@r2C@2000f12lsos idiomas listados em %(path)@ foram alteradosN8@2000p62021P2n5f2020x1G%1$(language)@ removido de %2$(path)@: %3$(count)lld chaves0E@2000DA@40002Dd60001f2020w1F%1$(language)@ removido de %2$(path)@: %3$(count)lld chave0E@2000DA@40002Dd6000p82021h3L5f202161Y%1$(old)@ renomeado para %2$(new)@ em %3$(path)@: %4$(count)lld chaves09@2000G9@40004A@60002Dd80001f202151X%1$(old)@ renomeado para %2$(new)@ em %3$(path)@: %4$(count)lld chave09@2000G9@40004A@60002Dd8000f2021U1i%1$(place)@: “languages” não lista %2$(language)@, por isso o idioma não é obrigatório0B@2000TE@4000f12sz%(key)@ aparece duas vezes na tabela; remova uma antes07@2000f2021H1d%(key)@ aparece duas vezes na tabela, em %(first)@ e %(second)@; remova uma antes07@2000Y19@40003A@6000f12SZ%(key)@ já existe na tabela07@2000f12gu%(key)@ já existe na tabela, em %(place)@07@2000Q9@4000f2020w11a alteração de %(key)@ alteraria também outras entradasH7@2000f12Ta%(key)@ não existe na tabela07@2000f202111Fa alteração de %(key)@ tornaria o arquivo ilegível: %(reason)@H7@2000VA@4000p22021F2S5f2020_16A baseline oculta %(count)lld achados; --no-baseline os mostra.IBd20001f2020z14A baseline oculta %(count)lld achado; --no-baseline o mostra.IBd2000s2030s1l2wf12dnNenhum achado em %#@keys@ de %#@files@.H8#1249#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p12020Y125f12LS%arg chaves alteradas04d10001f12JQ%arg chave alterada04d1000=Nenhum catálogo ou tabela foi alterado.s2030_1u33f12fw%1$(counts)@ em %2$#@keys@ de %3$#@files@0C@20004A#144B#06p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p12020Y125f12LS%arg chaves alteradas04d10001f12JQ%arg chave alterada04d1000s2030s1l2af12dnNenhum achado em %#@keys@ de %#@files@.H8#1249#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Ol5f12BI%arg chaves04d10001f12AH%arg chave04d1000p22020v1m5f12ip%(count)lld arquivos de código verificados.0Bd20001f12gn%(count)lld arquivo de código verificado.0Bd2000=Liste todas as chaves com `fitloc lint --verbose`.f12jrListe os textos que faltam com `%(command)@`.W1B@2000=Revise os textos com `fitloc review`.=Nenhum catálogo ou tabela foi encontrado.p212Ux5f12HO%(count)lld erros0Bd20001f12GN%(count)lld erro0Bd2000s2030j1c2rf12Ue%1$#@findings@ em %2$#@files@:0E#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p12020a165f12NU%arg achados corrigidos04d10001f12LS%arg achado corrigido04d1000=--unsafe pede confirmação, o que exige um terminal; use --yes para fazer todas as correções ou --dry-run para mostrá-las=Nada para corrigir.s2030j1c32f12Ue%1$#@findings@ em %2$#@files@:0E#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p12020h1J5f12Ub%arg achados seriam corrigidos04d10001f12RY%arg achado seria corrigido04d1000=Fazer também estas correções? [s/N]=Estas correções podem alterar o que os usuários leem ou remover o que alguém escreveu:f2021O1V%(rule)@ só vê o histórico deste clone raso; busque o resto com git fetch --unshallow08@2000p22020z1v5f12ft… e mais %(count)lld achados: %(rules)@BBd2000A9@40001f12es… e mais %(count)lld achado: %(rules)@BBd200099@4000p2202101_5f12pw… e mais %(count)lld idiomas; veja `fitloc stats`BBd20001f12ov… e mais %(count)lld idioma; veja `fitloc stats`BBd2000f12Oc%1$(count)lld %2$(rule)@0Dd20001A@4000p22020f1G5f12SZ%(count)lld de outras regras0Bd20001f12QX%(count)lld de outra regra0Bd2000f12PW+ %(count)lld desta regra2Bd2000=Use --max 0 para mostrar todos os achados.f2021Z1hAceite os achados atuais com `fitloc lint --write-baseline %(file)@`, para que só os novos falhem.x18@2000=Preencha as traduções que faltam com `fitloc fill`.p22021G2U5f2021017%(count)lld destes podem ser corrigidos com `fitloc lint --fix`.0Bd20001f2020-15%(count)lld destes pode ser corrigido com `fitloc lint --fix`.0Bd2000p22021o3Y5f2021Y1f%(count)lld podem ser corrigidos com `--fix --unsafe`, o que pode alterar o que os usuários leem.0Bd20001f2021W1d%(count)lld pode ser corrigido com `--fix --unsafe`, o que pode alterar o que os usuários leem.0Bd2000f12s-Veja por que isso importa com `fitloc rules %(rule)@`.i18@2000f2023o40%(rule)@ não verificou %(languages)@, porque falta o hunspell ou um dicionário; execute `apt-get install hunspell` com o pacote de cada idioma, como hunspell-pt-br, ou `brew install hunspell` e coloque os dicionários em ~/Library/Spelling.08@2000GD@4000f2020i11%(rule)@ não verificou %(path)@: %(reason)@08@2000G8@40002A@6000p22020c1B5f12PW%(count)lld observações0Bd20001f12OV%(count)lld observação0Bd2000f12nuObservações: %(rules)@; liste-as com --verbose.F9@2000=erro=observação=avisos2030_1u2jf12fw%1$(counts)@ em %2$#@keys@ de %3$#@files@0C@20004A#144B#06p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Ol5f12BI%arg chaves04d10001f12AH%arg chave04d1000p22021R2q5f202131I%1$(count)lld achados estão em código de terceiros: %2$(folders)@0Dd2000f1D@40001f202111G%1$(count)lld achado está em código de terceiros: %2$(folders)@0Dd2000d1D@4000p22021u3k5f2021P1l%1$(count)lld achados estão em código de terceiros (erros: %2$(errors)@): %3$(folders)@0Dd2000m1C@40003D@60001f2021N1j%1$(count)lld achado está em código de terceiros (erros: %2$(errors)@): %3$(folders)@0Dd2000k1C@40003D@6000p212Vz5f12IP%(count)lld avisos0Bd20001f12HO%(count)lld aviso0Bd2000p22021T2v5f202161Kmais %1$(count)lld idiomas (%2$(languages)@); escolha com `--language`5Dd2000AF@40001f202151Jmais %1$(count)lld idioma (%2$(languages)@); escolha com `--language`5Dd20009F@4000=Nenhuma chave foi encontrada.f12SgAdicionar %(key)@ a %(path)@A7@200038@4000f12drAdotar o texto em %(path)@ como %(key)@I8@200067@4000f202101S%(path)@:%(line)lld:%(column)lld: %(reason)@; corrija isso antes08@20001Ad40001Cd60002A@8000f2020z1BPreencher %(language)@ com a memória de tradução: %(text)@AC@2000V8@4000f12LSCorrigir: %(message)@AB@2000=Fazer todas as correções seguras neste arquivof2020y14Corrigir (pode alterar o que os usuários leem): %(message)@n1B@2000f12lzAlterar o estado em %(language)@ para %(state)@KC@200069@4000f2020z14%(path)@ teria que ser criado, o que este editor não permite08@2000=não há uma chave aquif2021K1R%(path)@ é uma lista de propriedades binária, que não pode ser editada como texto08@2000=Lendo textos e códigof202101Evárias tabelas têm %(key)@: %(paths)@; renomeie-a em uma delasL7@200029@4000=incompleto=tradução automática=faltando=a revisar=novo=sem estado=não traduzir=obsoletaf12JQconflito: %(place)@A9@2000f2021T1hconflito: a chave %1$(key)@ foi renomeada para %2$(name)@ em um dos lados e removida no outroI9@2000KA@4000f2021f1-conflito: a chave %1$(key)@ foi renomeada para %2$(ours)@ do nosso lado e para %3$(theirs)@ do lado delesI9@2000KA@4000MC@6000f12jqconflito: %(place)@, que um dos lados removeuA9@2000p22021X305f2021A1Orestam %1$(count)lld conflitos em %2$(path)@, entre marcadores de conflito7Dd2000EA@40001f202181Mresta %1$(count)lld conflito em %2$(path)@, entre marcadores de conflito6Dd2000DA@4000=  o  usar o nosso\n  t  usar o deles\n  e  editar: digitar outro texto\n  s  pular: manter os dois lados entre marcadores\n  b  voltar ao conflito anterior\n  q  sair; conflitos não resolvidos ficam entre marcadores=[o] nosso  [t] deles  [e] editar  [s] pular  [b] voltar  [q] sair  [?]=--interactive precisa de um terminal; execute sem ele para obter marcadores de conflito ou use --on-conflict ours ou theirs para escolher um lado=Só textos e comentários podem ser editados: use o nosso ou o deles.=(nenhum)f2020i11%1$(number)lld de %2$(total)lld  %3$(place)@0Ed20004Dd40002B@6000f2021W1y%1$(path)@: “%2$(name)@” aparece duas vezes, em %3$(first)@ e %4$(second)@; remova uma antes0A@20005A@4000RB@60003C@8000f2021219%(path)@: as alterações dos dois lados não podem ser combinadas08@2000f202191G%(path)@ está vazio em um lado e alterado no outro; escolha um dos lados08@2000f12el%(path)@ não tem marcadores de conflito08@2000f202171E%(path)@: não é um catálogo de strings: falta o objeto “strings”08@2000f2022K2R%(path)@: não é possível mesclar por chave, porque o arquivo é uma lista de propriedades binária ou tem uma forma diferente das outras versões08@2000f202121G%1$(path)@, linha %2$(line)lld: marcador de conflito sem o seu par0A@20008Cd4000f12Znresolvido: %1$(place)@ (%2$(rule)@)BB@20002A@4000=(removido)=ela não tem textof2021E1L%(path)@ não está em uma pasta .lproj e, por isso, só pode conter um idioma08@2000=o texto dela tem várias variações independentes=uma tabela legada não pode conter vários textos para uma chavef2021H1Oa substituição “%(name)@” dela tem variações que não são formas pluraisK8@2000f12bio texto dela varia por “%(axis)@”Q8@2000=uma das formas plurais dela tem outras variações=ela tem textos por largura, ou um texto além dos textos por dispositivo; edite o arquivo manualmentef2021V1j%1$(link)@ é um link para %2$(target)@, fora do projeto; indique esse caminho ou remova o link0A@2000HC@4000=é lido por este comando; indique outro arquivo para a saídaf2021I1Pé um link para %(target)@, fora do projeto; indique esse caminho ou remova o linkGA@2000f202151Cé o mesmo arquivo que %(other)@; indique um arquivo para cada saídaN9@2000f2021P1Wleva a %(target)@, um catálogo ou uma tabela legada; indique outro arquivo para a saída7A@2000f2021S1Zleva a %(target)@, que a linha de comando não indica; indique esse arquivo ou remova o link7A@2000=Estes textos da lista precisam de revisão. Desmarque os que ainda não estão certos.=Aceitar vários…=Aceitar e avançar=Todas=Todos os catálogosf12TaNada a fazer em %(language)@.GC@2000=Qualquer estadof12VcSalvar selecionados (%(count)@)L9@2000=Lista=Cancelar=Catálogof2021D1K“%(path)@” não está no projeto agora. O que você digitou foi guardado.38@2000f12RYAlterado desde %(revision)@FC@2000f12iw%(count)@ de no máximo %(limit)@ caracteres09@2000F9@4000=Comentário=Concluído=Alterado por outro programa. O texto atual é:=Copiado=Copiar=Copiar link=Copiar origemf12Ma%(shown)@ de %(total)@09@200049@4000=Dispensar=Tudo prontof12MTNão salvos: %(count)@D9@2000f12el%(path)@: este arquivo está vazio agora08@2000=(chave vazia)f2020-16o fitloc edit não conseguiu processá-lo (status %(status)@).o1A@2000=Filtrar=Localizar=Corrigirf12owTraduzido de um texto de origem anterior: %(text)@g18@2000=Glossário=Esta chave não existe mais.=Históricof12GNInserir %(text)@88@2000=Manter o meu=Chaves=Idiomaf2021v20O idioma %(language)@ não está no projeto agora. Nada é salvo nele até que ele volte; o que você digita é guardado.9C@2000=Todos os idiomasf12HO%(count)@ a fazer09@2000=Carregando…=a chave já tinha um texto. Confira o resultado e depois salve.=Marcar para revisão=Diferenciar maiúsculas de minúsculas=Textos parecidos=Maisf12nuSó as primeiras %(count)@ chaves são mostradas.H9@2000f12ELnão %(words)@59@2000=Iniciar um novo idioma=Um código de idioma, como pt-BR ou de. O idioma entra nos arquivos com o primeiro texto que você salvar.=Próxima=Nenhuma chave.=Abra o endereço completo que o fitloc edit mostrou. Neste falta o segredo do final.=o fitloc edit foi reiniciado ou não permite salvar.=o fitloc edit não responde.f2021J1f“%(key)@” (%(language)@) não foi salvo, mas seu texto foi guardado: %(reason)@37@20005C@4000k1A@6000f2020x19O salvamento de “%(key)@” não foi desfeito: %(reason)@J7@2000NA@4000=Ainda não está no seu texto:=Recado para o desenvolvedor…=O recado é acrescentado ao comentário da chave, onde desenvolvedores e outros tradutores o veem.f2021118O recado é acrescentado a %(path)@, que os desenvolvedores leem.R8@2000f12UbRecado acrescentado a %(path)@M8@2000f12gnNenhuma chave corresponde em %(language)@.TC@2000=Nada encontrado.f12JX%(author)@, %(day)@0A@200027@4000f12ksTraduzir também outros catálogos (%(count)@)a19@2000=o comentário da chave mudou nesse meio-tempo. Confira-o e tente de novo.=outros dispositivos=O texto foi digitado para outra chave ou outro idioma. Nada foi salvo.=outros números=Outros idiomas=Prévia=Anteriorf2020n19%(done)@ de %(total)@ traduzidas (%(percent)@ %%)08@200049@4000DB@600012%=Projeto=Somente leitura=Lê-se como=Por que este texto está certo?f2021C1KO motivo vai para o comentário da chave, com uma exceção para: %(rules)@.Y29@2000=Refazer salvamento=Salvo de novo=Este texto não pode ser salvo.=Remover tradução=Localizar e substituir…=Substituir por=Descartar alterações=Marcar para revisão e avançar=Salvar=Salvar mesmo assim…=Salvar e avançar=Salvo=Salvando…=Buscar chaves e textos=Frase=Erro=Observação=Aviso=Ir para o texto=Ir para a lista=Usar um texto parecido=Chave seguinte ou anterior=Refazer a digitação; na lista: refazer o salvamento=Buscar=Desfazer a digitação; na lista: desfazer o último salvamento=Atalhos de teclado=Mostrar=Mostrar todas as chaves=Origemf2021Y1nO texto de origem de “%(key)@” mudou. As traduções dele (%(count)@) talvez não sirvam mais.O7@2000W19@4000=Texto de origem=Iniciar=Para qual idioma você traduz?=Estado=Não traduzir=Incompleto=Tradução automática=Faltando=A revisar=Novo=Obsoleto=Traduzido=A fazerf2022a2iO fitloc edit foi encerrado. O que você digitou continua aqui. Inicie-o de novo com “fitloc edit --port %(port)@” e abra nesta aba o endereço que ele mostrar.h38@2000f12KRInserido em %(name)@C8@2000=Sugerir textof12NUSugestão de %(source)@DA@2000=Procurando um texto…=Usar o deles=Traduções=o texto é longo demais para esta página. O limite é 1 MB.=Tradução=Digite a tradução=Ainda sem commit=Desfazer salvamento=Salvamento desfeitof2020v18%(place)@: não é possível ler este arquivo: %(reason)@09@2000c1A@4000=A página mostra os últimos textos que conseguiu ler. Você pode continuar digitando e salvar quando o arquivo for corrigido.=Não salvo=No código=Usar=Com achados=O segredo desta página está errado ou desatualizado: o fitloc edit cria um novo a cada início. Abra nesta aba o último endereço que ele mostrou. O que você digitou foi guardado.f2021p22gravado: %(path)@, mas não foi possível iniciar “%(program)@” para mostrá-lo; abra o arquivo em um navegador98@2000a1B@4000f12HOgravado: %(path)@98@2000=Digite um texto ou tecle Ctrl-D para parar sem gravar.f12LScomentário: %(text)@D8@2000=Comentário para tradutores (Enter para nenhum)=Tecle Enter em uma linha vazia para deixar um idioma para depois.=Digite s ou n; Enter equivale a n.f12JX%(key)@ em %(path)@07@200048@4000=O texto contém um número. Adicionar um texto para cada forma plural? [S/n]f12GNorigem: %(text)@88@2000=Digite s ou n; Enter equivale a s.f12Ubnada foi importado: %(reason)@KA@2000f2020v11observação: os arquivos do serviço ficam em %(folder)@l1A@2000f12cjaviso: o programa não gravou %(path)@U8@2000=observação: não há registro dos textos que o serviço recebeu, e todo texto diferente conta como alterado lá; para distinguir, indique um commit com --since=nada foi importado, pois o programa não gravou nenhum arquivop220224465f2021q1x%(count)lld textos do serviço não estão no projeto; execute `fitloc pull` antes, ou envie mesmo assim com --force0Bd20001f2021o1v%(count)lld texto do serviço não está no projeto; execute `fitloc pull` antes, ou envie mesmo assim com --force0Bd2000f12Zgnada conta como enviado: %(reason)@PA@2000f12Th%(path)@ enviado: %(summary)@08@2000AB@4000=observação: não há pasta para registrar o que foi enviado; indique um commit com --since ao executar `fitloc pull`=nada a enviar=as tabelas são enviadas inteiras; para enviar parte das chaves, use outro --file-formatf12Uienviaria %(path)@: %(summary)@98@20002B@4000f2021I1Pisto se perderia, porque %(language)@ não o tem; adicione-o lá ou remova-o antesPC@2000f2021F1T%(key)@ aparece mais de uma vez: %(places)@; remova uma delas manualmente antes07@2000QA@4000f2021-2D%(key)@ aparece mais de uma vez com o mesmo conteúdo: %(places)@; execute antes `fitloc lint --fix`, que remove a repetição07@2000m1A@4000f2021J1e%(key)@ tem %(name)@ mais de uma vez: %(places)@; remova um deles manualmente antes07@200058@4000IA@6000f2021B1P%(refusal)@; foi informado um texto para %(languages)@, que é outro idioma0B@2000UD@4000f12IP%(key)@ já existe07@2000f2021K1R%(key)@ já existe em outra normalização Unicode; as duas chaves pareceriam iguais07@2000f202141Q%1$(path)@: %2$(language)@ já tem textos diferentes para %3$(keys)@0A@20002E@4000W1A@6000=tabelas legadas não podem conter comentários em um .stringsdict nem em uma lista de propriedades=tabelas legadas não podem conter uma chave sem textos=tabelas legadas não permitem marcar chaves para não serem traduzidas=um .stringsdict ou uma lista de propriedades não permite marcar textos para revisão; aceite o texto antes, por exemplo com `fitloc review`=tabelas legadas não têm estadosf2021o27o plural não tem %(categories)@ em %(language)@; adicione %(options)@ ou use --incomplete para deixar para depoisIE@20004C@4000BB@6000f2021j1xfalta o texto obrigatório em %(languages)@; adicione %(options)@ ou use --incomplete para deixar para depoisUD@2000BB@4000f12Vc%(key)@ foi indicada duas vezes07@2000f2021M1aas outras formas precisam de %1$(part)@; use --unset %2$(language)@ para remover todasTA@2000EE@4000f202161R%(key)@ tem vários textos em %(language)@; indique a parte: %(parts)@07@2000NC@4000J9@6000f2021E1L%(member)@ não é um objeto, e o valor se perderia; corrija manualmente antes0A@2000f2020m15%(key)@ (%(language)@) não tem a parte %(part)@07@20002C@4000J8@6000f2021F1h%(key)@ (%(language)@) não tem a parte %(part)@; as partes dela são %(parts)@07@20002C@4000J8@6000M9@8000f12cq%(key)@ não tem texto em %(language)@07@2000JC@4000f2020q19%(key)@ não tem texto em %(language)@ para %(part)@07@2000JC@400068@6000f2021X1e%(key)@ é o ID de um objeto de um storyboard ou xib; só o ID de outro objeto pode substituí-lo07@2000f2021G1c%(key)@ (%(language)@) não pode ser armazenada em uma tabela legada: %(reason)@07@20002C@4000n1A@6000f2021E1go idioma de origem de %1$(key)@ é %3$(old)@, mas o de %2$(path)@ é %4$(new)@M9@200049@6000BA@400049@8000f2021D1Y%1$(key)@ (%2$(language)@) tem dois textos para %3$(part)@ em um mesmo pedido09@20002E@4000NA@6000f2021I1e%(language)@ não usa a categoria de plural “%(category)@”; usa %(categories)@0C@2000Z1C@40009E@6000f12PW%(key)@ já tem esse nome07@2000f12Xl%1$(key)@ já está em %2$(path)@09@2000EA@4000f2020-1Jem %(path)@, %(tag)@ pode ser %(candidates)@; escreva um deles38@200027@4000AE@6000f2021c1x%(path)@ escreve %(language)@ de várias formas (%(spellings)@); escolha uma antes, veja `fitloc lint`08@20009C@4000KD@6000f202191N%1$(path)@: %2$(language)@ é o idioma de origem e não pode ser removido0A@20002E@4000=o texto de origem não pode ser removido; para remover a chave inteira, use `fitloc remove`=os textos de uma loja não podem ter comentários=os textos de uma loja não podem ser marcados para não serem traduzidos=um texto de uma loja não tem formas plurais nem de dispositivo=os textos de uma loja têm nomes fixos, como description ou changelogs/42=os textos de uma loja não têm estadosf2021M1h%(key)@ geraria o símbolo Swift %(symbol)@, assim como %(other)@; escolha outra chave07@2000QA@4000D9@6000f2021Y1u%(key)@ (%(language)@) foi alterada por outro programa nesse meio-tempo; o texto agora é %(text)@07@20002C@4000b28@6000f202101E%1$(key)@ tem dois textos para %2$(language)@ em um mesmo pedido09@2000ME@4000f12RYnão existe a chave %(key)@K7@2000f2020t16%(state)@ não é um estado; os estados são %(states)@09@2000a1A@4000f2021T1lnenhum texto se refere à substituição “%1$(name)@”; insira %%#@%1$(name)@@ em um textoi1A@2000C2%2A@2000f202171Finforme um único texto ou as partes dele em %(language)@, não os doisj1C@2000f2021Q1l%(old)@ e %(new)@ têm textos diferentes em %(languages)@ e por isso não podem ser unidas07@200037@4000RD@6000s2030_242rf12mwalterações no código: %#@places@ em %#@files@PA#1249#04p112W_5f12JQ%arg arquivos Swift04d10001f12IP%arg arquivo Swift04d1000p112Mh5f129G%arg usos04d10001f128F%arg uso04d1000f12nuo acessador agora é %(name)@; altere manualmenteL8@2000=o acessador tem um novo nome; altere manualmentef2021L1S%(key)@ é consultada aqui, mas definida em outro lugar; confira se as duas coincidem07@2000f2021T1acontém %(key)@ em código gerado; renomeie a chave sem esta opção e gere o código de novo87@2000f2021F1Ma chave é montada como %(pattern)@ e pode corresponder a qualquer uma das duasOB@2000f202151Ja chave é montada como %(pattern)@, o que não corresponde a %(key)@OB@2000R7@4000f12bicontém %(key)@; renomeie manualmente87@2000f12qxcontém %(key)@ com finalidade desconhecida; confira87@2000f2020_16aqui %(key)@ contém valores interpolados; renomeie manualmente57@2000p22022J4X5f2021y2Anada foi renomeado, porque %(count)lld lugares que podem usar %(key)@ não podem ser alterados; --force renomeia mesmo assimRBd2000O7@40001f2021t25nada foi renomeado, porque %(count)lld lugar que pode usar %(key)@ não pode ser alterado; --force renomeia mesmo assimRBd2000L7@4000p22022N4f5f202272Enada foi renomeado, porque %(count)lld lugares que talvez usem uma das chaves não podem ser alterados; --force as renomeia mesmo assimRBd20001f2022229nada foi renomeado, porque %(count)lld lugar que talvez use uma das chaves não pode ser alterado; --force as renomeia mesmo assimRBd2000p22022N4g5f202202E%(count)lld lugares no código ainda usam %(key)@; para alterá-los também, execute `fitloc undo` e renomeie com `--in-sources`0Bd2000V7@40001f2021y2A%(count)lld lugar no código ainda usa %(key)@; para alterá-lo também, execute `fitloc undo` e renomeie com `--in-sources`0Bd2000S7@4000=depoisf12fmListe todos os achados com `%(command)@`.SB@2000f12esComparação com %(commit)@ de %(date)@:HA@200048@4000=antes=alteração=comentário=Conteúdo=erros=chaves a traduzir=observações=avisos=achadof12JQAchados de %(rule)@B8@2000=Chaves com textos faltando ou novos=Por catálogo e idioma=Por idioma=Textos alteradosf12VcAlterações desde %(revision)@JC@2000=Cobertura=Achados=A traduzir=Novos achados=Histórico=Arquivos que não puderam ser lidos=novo=chave nova=comentário=idioma=propriedade=chave removida=chave renomeada=texto de origem=estado=traduçãop22020v1k5f12ipMais %(count)lld linhas não são mostradas.5Bd20001f12elMais %(count)lld linha não é mostrada.5Bd2000=Fora de um repositório git: sem revisão e sem histórico.=localf12VjRevisão %(commit)@ de %(date)@9A@200048@4000f12Th%(shown)@ de %(total)@ linhas09@200049@4000=Buscar em todas as tabelas=origem=texto de origem=HTML não é mostrado em um terminal; grave-o em um arquivo com -o report.html ou use --format markdown ou jsonf12JQ%(project)@: textos0B@2000=Porcentagem de chaves traduzidas por commit=Todos os números=O clone é raso e não contém commits mais antigos.f202191OCommits que alteraram estas tabelas: %(total)lld; mostrados: %(shown)lld.b1Bd2000DBd4000=(com alterações ainda sem commit)p22020z1r5f12mt%(count)lld achados aceitos não são mostrados.0Bd20001f12ho%(count)lld achado aceito não é mostrado.0Bd2000=Nenhum achado.=Todas as chaves estão traduzidas.=Nos outros arquivos, todas as chaves estão traduzidas.p22021d3D5f2021M1UTodas as chaves têm traduções, mas %(count)lld delas só repetem a frase de origem.c1Bd20001f2021L1TTodas as chaves têm traduções, mas %(count)lld delas só repete a frase de origem.c1Bd2000p22021G2U5f2020v17%(count)lld chaves ainda não traduzidas (%(languages)@).0Bd2000VD@40001f2020t15%(count)lld chave ainda não traduzida (%(languages)@).0Bd2000TD@4000p212W_5f12JQ%(count)lld idiomas0Bd20001f12IP%(count)lld idioma0Bd2000p22020Z165f12MT… e mais %(count)lldBBd20001f12MT… e mais %(count)lldBBd2000f12bpNovo desde %(revision)@: %(findings)@BC@20002C@4000p22020v1k5f12ip%(count)lld arquivos não puderam ser lidos.0Bd20001f12el%(count)lld arquivo não pôde ser lido.0Bd2000f2021O1V%(name)@ não é um idioma nem uma parte dele; use uma forma como pt-BR ou en.plural.one08@2000f2020w19%1$(name)@ não é um estado; os estados são %2$(states)@0A@2000a1C@4000f12Vc%(name)@ deve ser true ou false08@2000f12RY%(name)@ aparece duas vezes08@2000=a chave não pode ficar vaziaf12QXJSON inválido: %(reason)@GA@2000f202171E%(name)@ deve ser uma lista de textos como em fitloc list --format json08@2000f12ELfalta %(name)@68@2000=a lista só tem chaves; adicione uma coluna para cada idioma a alterar, como pt-BR, ou uma coluna “comment”=era esperado um objeto como {\"key\":\"home.title\"}=nenhuma alteração foi indicada: adicione “values”, “state”, “unset”, “comment” ou “translate”f2021b1j“op” serve apenas para fitloc apply; “%(operation)@” faz o mesmo com todas as chaves da listai1D@2000f202111Fa linha %2$(line)lld tem outro texto para %1$(place)@ desta chave8Cd4000MB@2000f12sz%(name)@ deve ser uma lista de idiomas, como [\"pt-BR\"]08@2000=conteúdo inesperado depois do objeto; escreva um objeto por linhaf12QX%(name)@ deve ser um texto08@2000f202171E%(name)@ deve ser um objeto com textos por idioma, como {\"pt-BR\":\"…\"}08@2000f2020_16%(name)@ não é uma coluna de listas nem um idioma, como pt-BR08@2000f12Tamembro desconhecido: %(name)@L8@2000f202171M%1$(name)@ não é uma operação; as operações são %2$(operations)@0A@2000j1G@4000f2020u16%1$(name)@ não pode ser usado com “%2$(operation)@”0A@2000SF@4000p22020d1C5f12QX%(count)lld textos aceitos0Bd20001f12OV%(count)lld texto aceito0Bd2000f202131Oaceitos %(accepted)lld, editados %(edited)lld, restantes %(left)lld8Ed2000BCd4000CAd6000f12Wd%(path)@ não é mais uma tabela08@2000=  a  aceitar o texto\n  e  editar o texto e aceitá-lo\n  s  pular o texto por enquanto\n  b  voltar e desfazer a última resposta\n  q  sair; as respostas anteriores já estão gravadas=[a] aceitar  [e] editar  [s] pular  [b] voltar  [q] sair  [?]f12EL%(name)@ antes08@2000=comentário=de=origem=a revisão precisa de um terminal; use `fitloc review --accept` para aceitar todos os textos sem perguntar ou `fitloc list --state needs_review` para listá-los=Nada para revisar.f12Rf%(number)lld de %(total)lld0Cd20004Bd4000=O texto não foi editado; tecle a para aceitá-lo como está.f2021T1pa alteração quebraria a sintaxe Swift em %(path)@:%(line)lld:%(column)lld; nada foi gravadoh18@20001Ad40001Cd6000f12bp%(path)@ %(reason)@; nada foi gravado08@20001A@4000f2021Q1X%(name)@ não pode ser entregue a um programa, pois tem uma tabulação ou quebra de linha08@2000f2021L1Tnenhum programa foi indicado; indique --command ou `command` em `service` no %(file)@j28@2000f2021J1Qdois arquivos teriam o caminho %(path)@; execute o comando na pasta de cada projetoV8@2000=o código gerado está desatualizado; execute `fitloc generate` de novo=A pesquisa de textos fixos no código parou no limite; alguns podem não aparecer na lista.f2023d3so código Swift listado em sources em %(configuration)@ não foi verificado, porque %(program)@ não está instalado ao lado do fitloc; compile-o com `scripts/fitloc lint --sources .` ou use --no-sources para ocultar esta mensagem.c1H@2000TB@4000f2021p1wo programa %(program)@, que lê código Swift, não está instalado ao lado do fitloc; compile-o com scripts/fitlocBB@2000f2021V1dNenhum arquivo .stringsdata foi encontrado em %(paths)@; compile com SWIFT_EMIT_LOC_STRINGS=YESk19@2000f202121ANenhum código em Swift ou Objective-C foi encontrado em %(paths)@v19@2000f2020o10Não foi possível iniciar %(program)@: %(reason)@RB@20002A@4000=não é um arquivo .stringsdata gravado pelo compilador da Applef2021H1POs arquivos .stringsdata não são deste código, mas de arquivos como %(source)@d2A@2000f202101E%(path)@ %(reason)@; chaves usadas só ali não são encontradas08@20001A@4000f202171Y%1$(language)@: %2$(percent)lld %% traduzido, menos de %3$(least)lld %%0E@20002Fd400012%LDd600012%=Nada para contar.f2021L1Snão incluído: %(folders)@; informe a pasta para trabalhar com os textos de uma lojaGB@2000f2021a1h%(path)@: só contém textos da App Store ou do Google Play, com os quais este comando não funciona08@2000f2021O1V%(path)@: um texto da App Store ou do Google Play, com o qual este comando não funciona08@2000f2021P1e%1$(path)@: todos os catálogos e tabelas são excluídos por “exclude” em %2$(file)@0A@2000b2A@4000f202151K%(key)@ é uma chave do Info.plist; adicione-a com --catalog %(path)@07@2000s18@4000f2021I1P%(path)@: não contém catálogos de strings; outros arquivos não são formatados08@2000=nenhuma chave correspondef202171Enenhuma tabela corresponde a %(key)@; escolha uma com --catalog ARQUIVOT7@2000=nenhum catálogo ou tabela legada foi encontrado; crie um catálogo vazio com `touch Localizable.xcstrings`f12qx%(path)@: não é um catálogo nem uma tabela legada08@2000f2021I1P%(path)@: não contém catálogos de strings nem arquivos .strings ou .stringsdict08@2000f2021L1a%1$(path)@: o arquivo não existe; crie um catálogo vazio com `touch %2$(argument)@`0A@2000y1E@4000f12biDigite um número de 1 a %(count)lld.PBd2000f12dkVárias tabelas correspondem a %(key)@.V7@2000f2021m1_várias tabelas correspondem a %(key)@; escolha uma com --catalog ARQUIVO ou defina default-catalog em %(file)@:V7@2000X28@4000f12TaVárias tabelas têm %(key)@.L7@2000f2021017várias tabelas têm %(key)@; escolha uma com --catalog ARQUIVO:L7@2000=nada foi gravado, porque a chave pode pertencer a esse arquivo; --catalog indica outra tabela=Número da tabelaf202181F%(tag)@ não é uma tag de idioma; as tags têm a forma pt-BR ou zh-Hans07@2000f12QXnão há textos em %(tag)@J7@2000f12Tanão existe o idioma %(code)@L8@2000f12Ubnão existe a região %(code)@M8@2000f12Ubnão existe a escrita %(code)@M8@2000f12QX%(folder)@ não pode mais:0A@2000f202141Bnenhum %(file)@ foi encontrado nesta pasta nem nas pastas acima dela78@2000f2021I1Pnão há pasta fora de %(folder)@ para guardar a permissão; defina XDG_STATE_HOMENA@2000f12cj%(folder)@ não precisa de permissões0A@2000f12Vc%(folder)@ não tem permissões0A@2000f12dkusar arquivos fora do projeto: %(path)@V8@2000f12Xeexecutar um programa: %(command)@MB@2000f12bienviar textos a um serviço: %(name)@T8@2000f12MT%(folder)@ agora pode:0A@2000f12Wd%(folder)@ pede permissão para:0A@2000f2021S1aestes arquivos foram alterados depois de `%(command)@`, que por isso não pode ser desfeito:g1B@2000f12Ym`%(command)@` refeito em %(files)@1B@2000D9@4000=não há nada a desfazer: o fitloc não alterou nenhum arquivo deste projetof12ah`%(command)@` não pode ser desfeito1B@2000f2021E1L`%(command)@` alterou demais para ser desfeito; o git tem os arquivos de antes1B@2000f2021C1Q`%(command)@` desfeito em %(files)@; outro `fitloc undo` refaz a alteração1B@2000E9@4000f12cq%(path)@:%(line)lld, em um comentário08@20001Ad4000=Nenhuma chave é certa, porque estas consultas podem usar qualquer chave:=As outras chaves não são certas, porque estas consultas podem usá-las:=Se eles são gerados no build, faça antes o build do projeto, para que o código deles possa ser lido.=--remove pede confirmação, o que exige um terminal; use --yes para remover as chaves ou --dry-run para ver as alteraçõesp22021R2O5f2021B1IRemova as %(count)lld que são certas com `fitloc unused --remove certain`.ABd20001=Remova a que é certa com `fitloc unused --remove certain`.=Todas as chaves são usadas.f2020j12%(path)@: %(removed)lld de %(total)lld chaves08@20002Dd40004Bd6000f2021R1mo código de %(count)lld pacotes não está no disco (%(names)@); obtenha-o com %(command)@DBd2000U9@4000HB@6000p22020k1R5f12XeRemover %(count)lld chaves? [s/N]8Bd20001f12WdRemover %(count)lld chave? [s/N]8Bd2000f2021T1oSem uso: %(certain)lld com certeza, %(likely)lld provavelmente, %(possible)lld possivelmente.9Dd2000ECd4000GEd6000f2022K2f%(path)@: %(removed)lld de %(total)lld chaves seriam removidas, mais de um terço; nada foi gravado. Confira a lista e use --force para removê-las.08@20002Dd40004Bd6000f2021N1i%(path)@: remover %(removed)lld de %(total)lld chaves, mais de um terço, exige --force08@2000ADd40004Bd6000=Nenhuma chave é certa, porque estes tipos podem ter acessadores de qualquer chave:=Nenhuma chave é certa, porque o seguinte não foi lido:=As outras chaves não são certas, porque o seguinte não foi lido:=Para indicar as chaves que uma dessas linhas usa, adicione um comentário: // [fitloc:yields league.*]p22020f1G5f12SZusada em %(count)lld lugares9Bd20001f12QXusada em %(count)lld lugar9Bd2000f2021I1PNenhum uso de %(key)@ foi encontrado no código; veja a prova com `fitloc unused`.E7@2000p22020t1i5f12gnpossivelmente usada em %(count)lld lugaresNBd20001f12elpossivelmente usada em %(count)lld lugarNBd2000f12u_Nenhuma tabela tem %(key)@; adicione-a com `fitloc add`.J7@2000f2021i1w%(key)@ contém %(character)@, que não é permitido em XML; salve a tabela como texto ou remova o caractere07@20009D@4000f2021Q1X%(key)@ precisa ser um texto: tabelas .strings não aceitam formas plurais nem variações07@2000f12QX%(key)@ aparece duas vezes07@2000f12Vj%(key)@ tem %(name)@ duas vezes07@200058@4000f2020r13uma variável de %(key)@ não pode se chamar %(name)@H7@2000L8@4000f2020p11%(name)@ em %(key)@ não é uma categoria de plural08@200047@4000f12KY%(words)@ e %(last)@09@200038@4000f12ao%(failure)@; já gravados: %(files)@0B@2000G9@4000f12QXvocê quis dizer %(name)@?H8@2000f12GNerro: %(reason)@6A@2000p22020X115f12KR%(count)lld arquivos0Bd20001f12JQ%(count)lld arquivo0Bd2000p212Vz5f12IP%(count)lld chaves0Bd20001f12HO%(count)lld chave0Bd2000p212V-5f12IPe mais %(count)lld7Bd20001f12IPe mais %(count)lld7Bd2000f12QXobservação: %(sentence)@EC@2000f12LZ%(words)@ ou %(last)@09@200048@4000f12JQaviso: %(sentence)@7C@2000")
