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
        /// - pt-BR: “a chave não pode ser vazia”
        ///
        /// Complaint about a key that was typed.
        package static var emptyKey: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 35)
        }

        /// “  a  adopt: the text comes into the table, the code looks it up; then each language that has no text is asked for, and Enter leaves it for later\n  k  take another key: type one, or press the up arrow for keys that say the same\n  s  skip it: it stays in the code\n  d  done: write what was adopted so f…”
        ///
        /// - pt-BR: “  a  levar: o texto vai para a tabela, e o código o busca; depois se pergunta cada idioma que não tem texto, e Enter o deixa para depois\n  k  usar outra chave: digite uma ou, com a seta para cima, escolha uma que diz o mesmo\n  s  pular: ele fica no código\n  d  concluir: escrever o que foi levado até…”
        ///
        /// Help for the keys that may be pressed at a text that stands in code; the letters at the beginning stay.
        package static var help: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 36)
        }

        /// “[a]dopt  [k]ey  [s]kip  [d]one  [q]uit  [?]”
        ///
        /// - pt-BR: “[a] levar  [k] chave  [s] pular  [d] concluir  [q] sair  [?]”
        ///
        /// The keys that may be pressed at a text that stands in code: each letter in brackets is a key on the keyboard and stays.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 37)
        }

        /// “added %(count)lld keys to %(path)@”
        ///
        /// - en: one “added %(count)lld key to %(path)@”, other “added %(count)lld keys to %(path)@”
        /// - pt-BR: one “adicionou %(count)lld chave a %(path)@”, other “adicionou %(count)lld chaves a %(path)@”
        ///
        /// Summary: keys came into a table for texts that stood in code. count: the number of keys; path: the file.
        package static func keysAdded(count: Swift.Int, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 38, [.integer(count), .string(path)])
        }

        /// “still to be written: %(languages)@; `%(command)@` lists it”
        ///
        /// - pt-BR: “falta escrever: %(languages)@; `%(command)@` lista o que falta”
        ///
        /// What to do next after texts came from code into a catalog. languages: the languages that have no text yet, with commas; command: a command line.
        package static func leftForLater(languages: Swift.String, command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 43, [.string(languages), .string(command)])
        }

        /// “adopt asks about each text and needs a terminal; --yes takes all over, --dry-run shows what would change”
        ///
        /// - pt-BR: “adopt pergunta sobre cada texto e precisa de um terminal; --yes leva todos, --dry-run mostra o que mudaria”
        ///
        /// Refusal of a command that was started where nobody can be asked.
        package static var needsTerminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 57)
        }

        /// “There is no text to adopt.”
        ///
        /// - pt-BR: “Não há texto para levar.”
        ///
        /// Summary of a command that brings texts from code into a catalog, where there is none.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 58)
        }

        /// “%(count)lld texts count something; write their plural forms, in each language: %(keys)@”
        ///
        /// - en: one “%(count)lld text counts something; write its plural forms, in each language: %(keys)@”, other “%(count)lld texts count something; write their plural forms, in each language: %(keys)@”
        /// - pt-BR: one “%(count)lld texto conta algo; escreva as formas do plural dele, em cada idioma: %(keys)@”, other “%(count)lld textos contam algo; escreva as formas do plural deles, em cada idioma: %(keys)@”
        ///
        /// What to do next after texts with a number came from code into legacy tables. count: how many; keys: their keys, with commas.
        package static func plurals(count: Swift.Int, keys: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 59, [.integer(count), .string(keys)])
        }

        /// “%1$#@texts@ in %2$#@files@ now come from the catalog”
        ///
        /// - en: “%1$#@texts@ in %2$#@files@ now come from the catalog”, files (one “%arg file”, other “%arg files”), texts (one “%arg text”, other “%arg texts”)
        /// - pt-BR: “%1$#@texts@ de %2$#@files@ agora vêm do catálogo”, files (one “%arg arquivo”, other “%arg arquivos”), texts (one “%arg texto”, other “%arg textos”)
        ///
        /// Summary of texts that were taken out of code. texts: how many; files: in how many Swift files.
        package static func summary(texts: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 60, [.integer(texts), .integer(files)])
        }

        /// The strings adopt.accessors.*
        package nonisolated enum Accessors {
            /// “%(count)lld texts of the mapping are not in this code, or no longer”
            ///
            /// - en: one “%(count)lld text of the mapping is not in this code, or no longer”, other “%(count)lld texts of the mapping are not in this code, or no longer”
            /// - pt-BR: one “%(count)lld texto do mapeamento não está neste código, ou não está mais”, other “%(count)lld textos do mapeamento não estão neste código, ou não estão mais”
            ///
            /// Summary: texts that a file names and that Swift code does not have. count: how many.
            package static func absent(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 0, [.integer(count)])
            }

            /// “%(path)@ %(reason)@; it stays as it is”
            ///
            /// - pt-BR: “%(path)@ %(reason)@; ele fica como está”
            ///
            /// Refusal to change a Swift file. path: the file; reason: what is wrong with it, in English, such as “is not UTF-8: byte 7”.
            package static func broken(path: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 1, [.string(path), .string(reason)])
            }

            /// “becomes %(code)@, which is made once and keeps the language of that moment”
            ///
            /// - pt-BR: “passa a ser %(code)@, que é feito uma só vez e guarda o idioma daquele momento”
            ///
            /// What became of a look-up in Swift code; stands behind its key in quotes. code: Swift code.
            package static func frozen(code: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 2, [.string(code)])
            }

            /// “%1$(path)@:%2$(line)lld:%3$(column)lld: %4$(key)@ %5$(sentence)@”
            ///
            /// - pt-BR: “%1$(path)@:%2$(line)lld:%3$(column)lld: %4$(key)@ %5$(sentence)@”
            ///
            /// A line of a list of look-ups in Swift code. path: the file; line, column: the place; key: the key that is looked up, in quotes; sentence: what becomes of it.
            package static func line(path: Swift.String, line: Swift.Int, column: Swift.Int, key: Swift.String, sentence: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 21, [.string(path), .integer(line), .integer(column), .string(key), .string(sentence)])
            }

            /// “No catalog here has accessors; name one with --catalog”
            ///
            /// - pt-BR: “Nenhum catálogo daqui tem acessores; indique um com --catalog”
            ///
            /// Refusal of a command that puts accessors in the place of look-ups. What begins with -- is typed as it is.
            package static var none: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 27)
            }

            /// “becomes %(code)@; %(note)@”
            ///
            /// - pt-BR: “passa a ser %(code)@; %(note)@”
            ///
            /// What became of a look-up in Swift code; stands behind its key in quotes. code: Swift code; note: what a person wrote about it.
            package static func noted(code: Swift.String, note: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 28, [.string(code), .string(note)])
            }

            /// “There is no look-up by a string.”
            ///
            /// - pt-BR: “Não há busca por texto.”
            ///
            /// Summary of a command that puts accessors in the place of look-ups by strings, where there is none.
            package static var nothing: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 29)
            }

            /// “the settings ask for accessors in the style apple; --accessors writes those of the style portable”
            ///
            /// - pt-BR: “os ajustes pedem acessores no estilo apple; --accessors escreve os do estilo portable”
            ///
            /// Refusal of a command that writes accessors. apple and portable are words of a settings file and stay.
            package static var otherStyle: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 30)
            }

            /// “%1$#@lookups@ in %2$#@files@ would use accessors”
            ///
            /// - en: “%1$#@lookups@ in %2$#@files@ would use accessors”, files (one “%arg file”, other “%arg files”), lookups (one “%arg look-up”, other “%arg look-ups”)
            /// - pt-BR: “%1$#@lookups@ de %2$#@files@ passariam a usar acessores”, files (one “%arg arquivo”, other “%arg arquivos”), lookups (one “%arg busca”, other “%arg buscas”)
            ///
            /// Summary of look-ups in Swift code that would be replaced. lookups: how many; files: in how many Swift files.
            package static func planned(lookups: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 31, [.integer(lookups), .integer(files)])
            }

            /// “becomes %(code)@”
            ///
            /// - pt-BR: “passa a ser %(code)@”
            ///
            /// What becomes of a look-up in Swift code; stands behind its key in quotes. code: Swift code.
            package static func rewritten(code: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 32, [.string(code)])
            }

            /// “%1$(count)lld look-ups stay: %2$(reasons)@”
            ///
            /// - en: one “%1$(count)lld look-up stays: %2$(reasons)@”, other “%1$(count)lld look-ups stay: %2$(reasons)@”
            /// - pt-BR: one “%1$(count)lld busca fica: %2$(reasons)@”, other “%1$(count)lld buscas ficam: %2$(reasons)@”
            ///
            /// Summary: look-ups in Swift code that stay. count: how many; reasons: words of a machine with a number each, not translated: made 3, sample 1.
            package static func stay(count: Swift.Int, reasons: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 33, [.integer(count), .string(reasons)])
            }

            /// “%1$#@lookups@ in %2$#@files@ now use accessors”
            ///
            /// - en: “%1$#@lookups@ in %2$#@files@ now use accessors”, files (one “%arg file”, other “%arg files”), lookups (one “%arg look-up”, other “%arg look-ups”)
            /// - pt-BR: “%1$#@lookups@ de %2$#@files@ agora usam acessores”, files (one “%arg arquivo”, other “%arg arquivos”), lookups (one “%arg busca”, other “%arg buscas”)
            ///
            /// Summary of look-ups in Swift code that were replaced. lookups: how many; files: in how many Swift files.
            package static func summary(lookups: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 34, [.integer(lookups), .integer(files)])
            }

            /// The strings adopt.accessors.left.*
            package nonisolated enum Left {
                /// “has the argument %(label)@, which no accessor takes”
                ///
                /// - pt-BR: “tem o argumento %(label)@, que nenhum acessor recebe”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes. label: the label of an argument in Swift.
                package static func argument(label: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 3, [.string(label)])
                }

                /// “is for a person to change: %(note)@”
                ///
                /// - pt-BR: “é para uma pessoa mudar: %(note)@”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes. note: what a person wrote about it.
                package static func byHand(note: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 4, [.string(note)])
                }

                /// “is one of several in an expression that must all be of one type”
                ///
                /// - pt-BR: “é uma entre várias em uma expressão, e todas têm que ser de um só tipo”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var choice: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 5)
                }

                /// “has a comment inside that would be lost”
                ///
                /// - pt-BR: “tem dentro um comentário que se perderia”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var comment: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 6)
                }

                /// “is a default argument, which code that does not see the accessor may need”
                ///
                /// - pt-BR: “é um argumento padrão, que código sem acesso ao acessor pode precisar”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var defaultArgument: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 7)
                }

                /// “is kept to be formatted later; its text takes its values (%(taken)lld) at once”
                ///
                /// - pt-BR: “é guardada para ser formatada depois; o texto recebe seus valores (%(taken)lld) de uma vez”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes. taken: how many values the text takes.
                package static func format(taken: Swift.Int) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 8, [.integer(taken)])
                }

                /// “holds values in its literal; give its text a key by a row of the mapping”
                ///
                /// - pt-BR: “tem valores no literal; dê uma chave ao texto com uma linha do mapeamento”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var interpolated: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 9)
                }

                /// “stands where a key is wanted and no text fits”
                ///
                /// - pt-BR: “está onde se quer uma chave e nenhum texto serve”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var keyWanted: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 10)
                }

                /// “gets its values as one list”
                ///
                /// - pt-BR: “recebe os valores em uma só lista”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var list: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 11)
                }

                /// “is put together while the program runs; a family in generate-strings.json makes an enumeration of such keys”
                ///
                /// - pt-BR: “é montada enquanto o programa roda; uma família em generate-strings.json faz uma enumeração dessas chaves”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var made: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 12)
                }

                /// “has a note that does not name the values of its text: %(names)@”
                ///
                /// - pt-BR: “tem uma nota que não nomeia os valores do texto: %(names)@”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes. names: names of values, with commas.
                package static func names(names: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 13, [.string(names)])
                }

                /// “would be %(key)@, of which no accessor can be written there”
                ///
                /// - pt-BR: “seria %(key)@, da qual não dá para escrever um acessor ali”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes. key: the new key, in quotes.
                package static func noAccessor(key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 14, [.string(key)])
                }

                /// “has no key in the mapping”
                ///
                /// - pt-BR: “não tem chave no mapeamento”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var sample: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 15)
                }

                /// “has no key in the mapping: %(note)@”
                ///
                /// - pt-BR: “não tem chave no mapeamento: %(note)@”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes. note: what a person wrote about it.
                package static func sampleNoted(note: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 16, [.string(note)])
                }

                /// “passes %1$(code)@, which is of the type %2$(type)@; its text takes another there”
                ///
                /// - pt-BR: “passa %1$(code)@, que é do tipo %2$(type)@; o texto recebe outro ali”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes. code: a value, in Swift; type: its type in Swift.
                package static func type(code: Swift.String, type: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 17, [.string(code), .string(type)])
                }

                /// “stands in code that is not understood”
                ///
                /// - pt-BR: “está em código que não se entende”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var unknown: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 18)
                }

                /// “is neither in the mapping nor a key that has an accessor”
                ///
                /// - pt-BR: “não está no mapeamento nem é uma chave com acessor”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes.
                package static var unknownKey: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 19)
                }

                /// “passes another number of values than its text takes: %1$(given)lld, not %2$(taken)lld”
                ///
                /// - pt-BR: “passa outro número de valores que o do texto: %1$(given)lld, e não %2$(taken)lld”
                ///
                /// Why a look-up by a string stays in Swift code; stands behind its key in quotes. given, taken: how many values the code passes and the text takes.
                package static func values(given: Swift.Int, taken: Swift.Int) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 20, [.integer(given), .integer(taken)])
                }
            }

            /// The strings adopt.accessors.mapping.*
            package nonisolated enum Mapping {
                /// “the old key %(key)@ is there twice and means different things”
                ///
                /// - pt-BR: “a chave antiga %(key)@ está duas vezes e significa coisas diferentes”
                ///
                /// What is wrong with a CSV file. key: a key in quotes.
                package static func doubledKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 22, [.string(key)])
                }

                /// “the first line has neither the columns old and key nor path, line, text and key”
                ///
                /// - pt-BR: “a primeira linha não tem as colunas old e key nem path, line, text e key”
                ///
                /// What is wrong with a CSV file. old, key, path, line, text are headings of columns and stay.
                package static var noColumns: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 23)
                }

                /// “%(code)@ is no expression of Swift”
                ///
                /// - pt-BR: “%(code)@ não é uma expressão de Swift”
                ///
                /// What is wrong with a CSV file. code: what stands in a cell, in quotes.
                package static func noExpression(code: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 24, [.string(code)])
                }

                /// “%(text)@ is not the number of a line”
                ///
                /// - pt-BR: “%(text)@ não é o número de uma linha”
                ///
                /// What is wrong with a CSV file. text: what stands in a cell, in quotes.
                package static func noLine(text: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 25, [.string(text)])
                }

                /// “no catalog with accessors has the key %(key)@”
                ///
                /// - pt-BR: “nenhum catálogo com acessores tem a chave %(key)@”
                ///
                /// What is wrong with a CSV file. key: a key in quotes.
                package static func unknownKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 26, [.string(key)])
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
                CatalogRuntime.LocalizedString(table_CLI, 39)
            }

            /// “key”
            ///
            /// - pt-BR: “chave”
            ///
            /// Label before the key proposed for a text, and the question for another; lower case, in a column of labels.
            package static var key: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 40)
            }

            /// “same text”
            ///
            /// - pt-BR: “mesmo texto”
            ///
            /// Label before other keys that say the same text; lower case, in a column of labels.
            package static var others: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 41)
            }

            /// “text”
            ///
            /// - pt-BR: “texto”
            ///
            /// Label before a text that stands in code; lower case, in a column of labels.
            package static var text: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 42)
            }
        }

        /// The strings adopt.left.*
        package nonisolated enum Left {
            /// “cannot have the key %(key)@: no accessors could be generated any more”
            ///
            /// - pt-BR: “não pode ter a chave %(key)@: não seria mais possível gerar acessores”
            ///
            /// Why a text stays in the code; stands behind the text in quotes. key: the key that was chosen, in quotes.
            package static func breaksAccessors(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 44, [.string(key)])
            }

            /// “is compared with something”
            ///
            /// - pt-BR: “é comparado com algo”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var compared: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 45)
            }

            /// “is a part of a sentence that is put together; write the sentence as one text”
            ///
            /// - pt-BR: “é parte de uma frase montada; escreva a frase como um só texto”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var concatenated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 46)
            }

            /// “cannot have the key %(key)@, which says something else”
            ///
            /// - pt-BR: “não pode ter a chave %(key)@, que diz outra coisa”
            ///
            /// Why a text stays in the code; stands behind the text in quotes. key: the key that was chosen, in quotes.
            package static func keyTaken(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 47, [.string(key)])
            }

            /// “must be a literal there”
            ///
            /// - pt-BR: “tem que ser um literal ali”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var literal: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 48)
            }

            /// “must be a literal there, which cannot say all that is needed”
            ///
            /// - pt-BR: “tem que ser um literal ali, que não diz tudo o que é preciso”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var literalOnly: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 49)
            }

            /// “has no catalog to go to”
            ///
            /// - pt-BR: “não tem catálogo para onde ir”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var noTable: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 50)
            }

            /// “is not there any more”
            ///
            /// - pt-BR: “não está mais lá”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var notFound: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 51)
            }

            /// “could go to several: %(paths)@; say which with --catalog”
            ///
            /// - pt-BR: “poderia ir para vários: %(paths)@; diga qual com --catalog”
            ///
            /// Why a text stays in the code; stands behind the text in quotes. paths: the files of the catalogs.
            package static func severalTables(paths: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 52, [.string(paths)])
            }

            /// “is stored: it would be kept in the language of the day”
            ///
            /// - pt-BR: “é guardado: ficaria no idioma do dia”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var stored: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 53)
            }

            /// “holds %(code)@, which has no place in a catalog”
            ///
            /// - pt-BR: “contém %(code)@, que não tem lugar em um catálogo”
            ///
            /// Why a text stays in the code; stands behind the text in quotes. code: a value within the text, in Swift.
            package static func value(code: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 54, [.string(code)])
            }

            /// “is marked as shown as it stands”
            ///
            /// - pt-BR: “está marcado para aparecer como está”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var verbatim: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 55)
            }

            /// “stands within another text; adopt that one first”
            ///
            /// - pt-BR: “está dentro de outro texto; leve aquele primeiro”
            ///
            /// Why a text stays in the code; stands behind the text in quotes.
            package static var withinText: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 56)
            }
        }
    }

    /// The strings baseline.*
    package nonisolated enum Baseline {
        /// “there is no baseline: name one with --baseline FILE, or in the configuration”
        ///
        /// - pt-BR: “não há baseline: indique uma com --baseline ARQUIVO ou na configuração”
        ///
        /// Refusal of --prune-baseline where no baseline is named.
        package static var none: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 61)
        }

        /// “%1$(path)@: no such baseline; `fitloc lint --write-baseline %1$(path)@` accepts today's findings”
        ///
        /// - pt-BR: “%1$(path)@: essa baseline não existe; `fitloc lint --write-baseline %1$(path)@` aceita os achados de hoje”
        ///
        /// Refusal: the baseline that was named is not there. path is the file; what stands between ` is typed as it is.
        package static func notFound(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 62, [.string(path)])
        }

        /// “took %1$(count)lld entries out of %2$(path)@”
        ///
        /// - en: one “took %1$(count)lld entry out of %2$(path)@”, other “took %1$(count)lld entries out of %2$(path)@”
        /// - pt-BR: one “%1$(count)lld entrada removida de %2$(path)@”, other “%1$(count)lld entradas removidas de %2$(path)@”
        ///
        /// What `fitloc lint --prune-baseline` did. count is how many entries were taken out, path the file.
        package static func pruned(count: Swift.Int, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 63, [.integer(count), .string(path)])
        }

        /// “wrote %2$(path)@: %1$(count)lld findings are accepted”
        ///
        /// - en: one “wrote %2$(path)@: %1$(count)lld finding is accepted”, other “wrote %2$(path)@: %1$(count)lld findings are accepted”
        /// - pt-BR: one “gravado: %2$(path)@: %1$(count)lld achado aceito”, other “gravado: %2$(path)@: %1$(count)lld achados aceitos”
        ///
        /// What `fitloc lint --write-baseline` did. count is how many findings are accepted, path the file.
        package static func written(count: Swift.Int, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 64, [.integer(count), .string(path)])
        }
    }

    /// The strings batch.*
    package nonisolated enum Batch {
        /// “%(path)@ cannot be read”
        ///
        /// - pt-BR: “não é possível ler %(path)@”
        ///
        /// Why a change of a list cannot be made; what is wrong with the file is said before. path is the file.
        package static func brokenFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 65, [.string(path)])
        }

        /// “made %1$(count)lld changes in %2$(place)@”
        ///
        /// - en: one “made %1$(count)lld change in %2$(place)@”, other “made %1$(count)lld changes in %2$(place)@”
        /// - pt-BR: one “%1$(count)lld alteração feita em %2$(place)@”, other “%1$(count)lld alterações feitas em %2$(place)@”
        ///
        /// Summary of a list of changes. count is how many; place is the file.
        package static func changed(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 66, [.integer(count), .string(place)])
        }

        /// “left out %(count)lld changes that cannot be made”
        ///
        /// - en: one “left out %(count)lld change that cannot be made”, other “left out %(count)lld changes that cannot be made”
        /// - pt-BR: one “%(count)lld alteração que não pode ser feita ficou de fora”, other “%(count)lld alterações que não podem ser feitas ficaram de fora”
        ///
        /// Said when some of a list of changes were left out. count is how many.
        package static func leftOut(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 67, [.integer(count)])
        }

        /// “%(key)@ is changed earlier in the same list; move or copy it in a run of its own”
        ///
        /// - pt-BR: “%(key)@ já é alterada antes na mesma lista; mova ou copie a chave em outra execução”
        ///
        /// Why a key of a list of changes cannot move or be copied. key is in quotation marks.
        package static func movedAfterChange(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 68, [.string(key)])
        }

        /// “line %(line)lld, which it needs, cannot be carried out”
        ///
        /// - pt-BR: “a linha %(line)lld, da qual ela depende, não pode ser executada”
        ///
        /// Why a change of a list cannot be made: an earlier one of the same key cannot. line is the number of its line.
        package static func needsLine(line: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 69, [.integer(line)])
        }

        /// “nothing to change: everything is so already”
        ///
        /// - pt-BR: “nada a alterar: tudo já está assim”
        ///
        /// A list of changes changed nothing.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 70)
        }

        /// “%(count)lld changes cannot be made, so nothing was written; --keep-going makes the others”
        ///
        /// - en: one “%(count)lld change cannot be made, so nothing was written; --keep-going makes the others”, other “%(count)lld changes cannot be made, so nothing was written; --keep-going makes the others”
        /// - pt-BR: one “%(count)lld alteração não pode ser feita, por isso nada foi escrito; --keep-going faz as outras”, other “%(count)lld alterações não podem ser feitas, por isso nada foi escrito; --keep-going faz as outras”
        ///
        /// Said when some of a list of changes cannot be made. count is how many.
        package static func refused(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 71, [.integer(count)])
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
            CatalogRuntime.LocalizedString(table_CLI, 72)
        }

        /// “%(key)@ has no text in %(languages)@”
        ///
        /// - pt-BR: “%(key)@ não tem texto em %(languages)@”
        ///
        /// Refusal of `fitloc blame`. key is in quotation marks, languages is a list of tags.
        package static func noText(key: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 73, [.string(key), .string(languages)])
        }

        /// “not committed yet”
        ///
        /// - pt-BR: “ainda sem commit”
        ///
        /// `fitloc blame`, in the column of authors: the text is in the file and in no commit.
        package static var notCommitted: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 74)
        }

        /// “the clone is shallow, so that the history ends at the commits with ^; git fetch --unshallow gets the rest”
        ///
        /// - pt-BR: “o clone é raso e o histórico termina nos commits com ^; git fetch --unshallow busca o resto”
        ///
        /// `fitloc blame` says so on standard error: what the commits with ^ seem to have written may be older. What begins with git is typed as it is.
        package static var shallow: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 75)
        }

        /// “the source said %(text)@ until %(commit)@ (%(date)@)”
        ///
        /// - pt-BR: “a origem dizia %(text)@ até %(commit)@ (%(date)@)”
        ///
        /// `fitloc blame`, below a translation whose source text has changed since. text is the old source text in quotation marks, commit the beginning of a commit's name, date a day as in 2026-03-01.
        package static func sourceSaid(text: Swift.String, commit: Swift.String, date: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 76, [.string(text), .string(commit), .string(date)])
        }

        /// “standard input has no history; name a file”
        ///
        /// - pt-BR: “a entrada padrão não tem histórico; indique um arquivo”
        ///
        /// Refusal of `fitloc blame`.
        package static var standardInput: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 78)
        }

        /// The strings blame.source_said.*
        package nonisolated enum SourceSaid {
            /// “the source said %(text)@ until a change that is not committed yet”
            ///
            /// - pt-BR: “a origem dizia %(text)@ até uma mudança ainda sem commit”
            ///
            /// The same where the change of the source text is in no commit. text is the old source text in quotation marks.
            package static func uncommitted(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 77, [.string(text)])
            }
        }
    }

    /// The strings column.*
    package nonisolated enum Column {
        /// “author”
        ///
        /// - pt-BR: “autor”
        ///
        /// Heading of a column in the table of `fitloc blame`: who made the commit.
        package static var author: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 79)
        }

        /// “because”
        ///
        /// - pt-BR: “motivo”
        ///
        /// Column heading of a table of unused keys: the place in the code that keeps the proof from being certain.
        package static var because: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 80)
        }

        /// “catalog”
        ///
        /// - pt-BR: “catálogo”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var catalog: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 81)
        }

        /// “change”
        ///
        /// - pt-BR: “mudança”
        ///
        /// Column heading of a table of keys that a command would change: what happens to each.
        package static var change: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 82)
        }

        /// “commit”
        ///
        /// - pt-BR: “commit”
        ///
        /// Heading of a column in the table of `fitloc blame`.
        package static var commit: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 83)
        }

        /// “date”
        ///
        /// - pt-BR: “data”
        ///
        /// Heading of a column in the table of `fitloc blame`.
        package static var date: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 84)
        }

        /// “excluded”
        ///
        /// - pt-BR: “excluídas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`: keys that are not to be translated.
        package static var excluded: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 85)
        }

        /// “key”
        ///
        /// - pt-BR: “chave”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var key: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 86)
        }

        /// “keys”
        ///
        /// - pt-BR: “chaves”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 87)
        }

        /// “language”
        ///
        /// - pt-BR: “idioma”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var language: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 88)
        }

        /// “languages”
        ///
        /// - pt-BR: “idiomas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var languages: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 89)
        }

        /// “missing”
        ///
        /// - pt-BR: “faltam”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var missing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 90)
        }

        /// “needs review”
        ///
        /// - pt-BR: “a revisar”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var needsReview: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 91)
        }

        /// “new”
        ///
        /// - pt-BR: “novas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var new: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 92)
        }

        /// “of keys”
        ///
        /// - pt-BR: “de chaves”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`: of how many keys there are texts.
        package static var ofKeys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 93)
        }

        /// “partial”
        ///
        /// - pt-BR: “parciais”
        ///
        /// Heading of a column of numbers: keys of which some plural cases are translated and others are not.
        package static var partial: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 94)
        }

        /// “proof”
        ///
        /// - pt-BR: “prova”
        ///
        /// Column heading of a table of unused keys: how well it is proved that a key is unused.
        package static var proof: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 95)
        }

        /// “stale”
        ///
        /// - pt-BR: “obsoletas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`: keys that the code no longer uses.
        package static var stale: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 96)
        }

        /// “tables”
        ///
        /// - pt-BR: “tabelas”
        ///
        /// Heading of a column: how many tables have a language.
        package static var tables: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 97)
        }

        /// “text”
        ///
        /// - pt-BR: “texto”
        ///
        /// Heading of a column in the table of `fitloc blame`.
        package static var text: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 98)
        }

        /// “texts”
        ///
        /// - pt-BR: “textos”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var texts: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 99)
        }

        /// “total”
        ///
        /// - pt-BR: “total”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`; of the row with the sums.
        package static var total: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 100)
        }

        /// “translated”
        ///
        /// - pt-BR: “traduzidas”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var translated: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 101)
        }

        /// “words”
        ///
        /// - pt-BR: “palavras”
        ///
        /// Heading of a column in the tables of `fitloc stats`, `list` and `init`.
        package static var words: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 102)
        }
    }

    /// The strings compile.*
    package nonisolated enum Compile {
        /// “%(path)@: is a legacy table; only catalogs are compiled”
        ///
        /// - pt-BR: “%(path)@: é uma tabela legada; só catálogos são compilados”
        ///
        /// Refusal to compile a legacy table. path is the file.
        package static func isLegacy(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 103, [.string(path)])
        }

        /// “no .xcstrings file is here to compile”
        ///
        /// - pt-BR: “não há aqui nenhum arquivo .xcstrings para compilar”
        ///
        /// Refusal: nothing to compile.
        package static var noCatalogs: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 104)
        }

        /// ““%(name)@” is the name of several, which would be one table; compile each into a folder of its own:”
        ///
        /// - pt-BR: ““%(name)@” é o nome de vários, que seriam uma só tabela; compile cada um em uma pasta própria:”
        ///
        /// Refusal, above a list of catalogs that have one name.
        package static func sameName(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 105, [.string(name)])
        }

        /// “nothing to write: the tables are up to date”
        ///
        /// - pt-BR: “nada a gravar: as tabelas estão atualizadas”
        ///
        /// `fitloc compile` had nothing to do.
        package static var unchanged: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 106)
        }
    }

    /// The strings convert.*
    package nonisolated enum Convert {
        /// “there is no text in it to make a table of”
        ///
        /// - pt-BR: “não há nele nenhum texto para formar uma tabela”
        ///
        /// Behind “note:” and a path.
        package static var emptyCatalog: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 107)
        }

        /// “nothing was written: a catalog without these files would lack their texts; repair them, or name the files to convert”
        ///
        /// - pt-BR: “nada foi gravado: sem estes arquivos, o catálogo não teria os textos deles; corrija-os ou diga quais arquivos converter”
        ///
        /// Below the reasons why files cannot be read; nothing was written.
        package static var incomplete: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 108)
        }

        /// “Xcode refuses a catalog inside an .lproj folder; its place is beside them”
        ///
        /// - pt-BR: “o Xcode recusa um catálogo dentro de uma pasta .lproj; o lugar dele é ao lado delas”
        ///
        /// Behind “note:” and a path.
        package static var insideLproj: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 109)
        }

        /// “%(path)@: is a catalog already; --to strings makes legacy tables of it”
        ///
        /// - pt-BR: “%(path)@: já é um catálogo; --to strings o transforma em tabelas legadas”
        ///
        /// Refusal to convert a catalog to a catalog. path is the file.
        package static func isCatalog(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 110, [.string(path)])
        }

        /// “%(path)@: is a legacy table already; without --to strings it becomes a catalog”
        ///
        /// - pt-BR: “%(path)@: já é uma tabela legada; sem --to strings ela vira um catálogo”
        ///
        /// Refusal to convert a legacy table to legacy tables. path is the file.
        package static func isLegacy(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 111, [.string(path)])
        }

        /// “%1$(count)lld keys in %2$(languages)@”
        ///
        /// - en: one “%1$(count)lld key in %2$(languages)@”, other “%1$(count)lld keys in %2$(languages)@”
        /// - pt-BR: one “%1$(count)lld chave em %2$(languages)@”, other “%1$(count)lld chaves em %2$(languages)@”
        ///
        /// How many keys a catalog has that was made, and in which languages. count is how many.
        package static func keysIn(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 112, [.integer(count), .string(languages)])
        }

        /// “%1$(path)@: a catalog's name ends in .xcstrings; for a folder to put it in, write %1$(path)@/”
        ///
        /// - pt-BR: “%1$(path)@: o nome de um catálogo termina em .xcstrings; para uma pasta onde colocá-lo, escreva %1$(path)@/”
        ///
        /// Refusal of --output. path is what was given.
        package static func needsEnding(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 113, [.string(path)])
        }

        /// “%(path)@: is a file; the tables need a folder”
        ///
        /// - pt-BR: “%(path)@: é um arquivo; as tabelas precisam de uma pasta”
        ///
        /// Refusal of --output. path is what was given.
        package static func needsFolder(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 114, [.string(path)])
        }

        /// “Next: %(step)@; then `fitloc lint`”
        ///
        /// - pt-BR: “A seguir: %(step)@; depois `fitloc lint`”
        ///
        /// Last line of `fitloc convert`. step is a sentence without its full stop.
        package static func next(step: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 115, [.string(step)])
        }

        /// “no .xcstrings file is here to convert”
        ///
        /// - pt-BR: “não há aqui nenhum arquivo .xcstrings para converter”
        ///
        /// Refusal: nothing to convert to legacy tables.
        package static var noCatalogs: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 118)
        }

        /// “%(path)@: is in no .lproj folder; --source-language says which language it is in”
        ///
        /// - pt-BR: “%(path)@: não está em nenhuma pasta .lproj; --source-language diz em que idioma está”
        ///
        /// Refusal: a table lies outside the folders that name languages.
        package static func noLanguage(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 119, [.string(path)])
        }

        /// “no .strings or .stringsdict file is here to convert”
        ///
        /// - pt-BR: “não há aqui nenhum arquivo .strings ou .stringsdict para converter”
        ///
        /// Refusal: nothing to convert to a catalog.
        package static var noTables: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 120)
        }

        /// “code that asks for the table “%(table)@” will not find it here”
        ///
        /// - pt-BR: “o código que pede a tabela “%(table)@” não a encontrará aqui”
        ///
        /// Behind “note:” and a path. table is the name of a table.
        package static func otherName(table: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 121, [.string(table)])
        }

        /// ““%(name)@” is the name of several; convert one at a time:”
        ///
        /// - pt-BR: ““%(name)@” é o nome de vários; converta um de cada vez:”
        ///
        /// Refusal, above a list of files that have one name.
        package static func sameName(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 122, [.string(name)])
        }

        /// “one catalog holds one table, and here are several; with a folder for --output, as in -o Catalogs/, each gets its own:”
        ///
        /// - pt-BR: “um catálogo guarda uma tabela, e aqui há várias; com uma pasta em --output, como em -o Catalogs/, cada uma ganha o seu:”
        ///
        /// Refusal, above a list of tables. Catalogs/ is an example of a folder.
        package static var severalTables: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 123)
        }

        /// “standard input has no name to call a table by; save it as a file first”
        ///
        /// - pt-BR: “a entrada padrão não tem nome para dar a uma tabela; salve-a antes em um arquivo”
        ///
        /// Refusal to convert what comes from standard input.
        package static var standardInput: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 124)
        }

        /// “%(count)lld vary by number or device”
        ///
        /// - en: one “%(count)lld varies by number or device”, other “%(count)lld vary by number or device”
        /// - pt-BR: one “%(count)lld varia por número ou aparelho”, other “%(count)lld variam por número ou aparelho”
        ///
        /// Behind the number of keys of a new catalog, after a semicolon: how many have plurals or device variations.
        package static func varied(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 125, [.integer(count)])
        }

        /// “%(path)@: which of %(languages)@ is the source language? --source-language says it”
        ///
        /// - pt-BR: “%(path)@: qual de %(languages)@ é o idioma original? --source-language diz”
        ///
        /// Refusal: nothing says which language the others were translated from. path is the table, languages a list of tags.
        package static func whichSource(path: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 126, [.string(path), .string(languages)])
        }

        /// “wrote %(path)@: %(summary)@”
        ///
        /// - pt-BR: “gravado: %(path)@: %(summary)@”
        ///
        /// What `fitloc convert` did. path is a file, summary what is in it.
        package static func wrote(path: Swift.String, summary: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 127, [.string(path), .string(summary)])
        }

        /// The strings convert.next.*
        package nonisolated enum Next {
            /// “take the old tables out of the target, since Xcode refuses a catalog beside a table of its name”
            ///
            /// - pt-BR: “tire as tabelas antigas do target, pois o Xcode recusa um catálogo ao lado de uma tabela de mesmo nome”
            ///
            /// What to do after catalogs were made of legacy tables.
            package static var catalogs: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 116)
            }

            /// “take the catalog out of the target and put the tables in”
            ///
            /// - pt-BR: “tire o catálogo do target e coloque as tabelas”
            ///
            /// What to do after legacy tables were made of catalogs.
            package static var tables: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 117)
            }
        }
    }

    /// The strings diff.*
    package nonisolated enum Diff {
        /// “added”
        ///
        /// - pt-BR: “adicionada”
        ///
        /// `fitloc diff`: a key came in.
        package static var added: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 128)
        }

        /// “comment”
        ///
        /// - pt-BR: “comentário”
        ///
        /// `fitloc diff`: heading of a changed comment.
        package static var comment: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 129)
        }

        /// “language %(language)@ added”
        ///
        /// - pt-BR: “idioma %(language)@ adicionado”
        ///
        /// `fitloc diff`: a language came into a table. language is a tag.
        package static func languageAdded(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 130, [.string(language)])
        }

        /// “language %(language)@ removed”
        ///
        /// - pt-BR: “idioma %(language)@ removido”
        ///
        /// `fitloc diff`: a language went from a table. language is a tag.
        package static func languageRemoved(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 131, [.string(language)])
        }

        /// “No differences.”
        ///
        /// - pt-BR: “Nenhuma diferença.”
        ///
        /// `fitloc diff` found nothing.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 132)
        }

        /// “removed”
        ///
        /// - pt-BR: “removida”
        ///
        /// `fitloc diff`: a key went.
        package static var removed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 133)
        }

        /// “renamed, was “%(name)@””
        ///
        /// - pt-BR: “renomeada, era “%(name)@””
        ///
        /// `fitloc diff`: a key has another name. name is the old one.
        package static func renamed(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 134, [.string(name)])
        }

        /// “%(place)@, source text”
        ///
        /// - pt-BR: “%(place)@, texto de origem”
        ///
        /// `fitloc diff`: heading of a changed source text. place is a language tag, with the part behind a dot: en.plural.one.
        package static func source(place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 135, [.string(place)])
        }

        /// “%(place)@, state”
        ///
        /// - pt-BR: “%(place)@, estado”
        ///
        /// `fitloc diff`: heading of a changed state. place is a language tag, with the part behind a dot: en.plural.one.
        package static func state(place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 136, [.string(place)])
        }

        /// “%#@changes@ in %#@keys@”
        ///
        /// - en: “%#@changes@ in %#@keys@”, changes (one “%arg change”, other “%arg changes”), keys (one “%arg key”, other “%arg keys”)
        /// - pt-BR: “%#@changes@ em %#@keys@”, changes (one “%arg alteração”, other “%arg alterações”), keys (one “%arg chave”, other “%arg chaves”)
        ///
        /// `fitloc diff`: last line. changes is how many, keys how many keys they are in.
        package static func summary(changes: Swift.Int, keys: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 137, [.integer(changes), .integer(keys)])
        }

        /// “suspect now: %(languages)@”
        ///
        /// - pt-BR: “suspeitos agora: %(languages)@”
        ///
        /// `fitloc diff`: below a changed source text. languages are tags; their translations are of the old source text.
        package static func suspects(languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 138, [.string(languages)])
        }

        /// “was %(name)@”
        ///
        /// - pt-BR: “era %(name)@”
        ///
        /// `fitloc diff`: behind a file's path, in brackets. name is its old path.
        package static func was(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 139, [.string(name)])
        }
    }

    /// The strings edit.*
    package nonisolated enum Edit {
        /// “added %(key)@ to %(place)@”
        ///
        /// - pt-BR: “adicionada: %(key)@ em %(place)@”
        ///
        /// What `fitloc add` did. key is the key in quotation marks, place the file.
        package static func added(key: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 144, [.string(key), .string(place)])
        }

        /// “changed %(key)@ in %(place)@”
        ///
        /// - pt-BR: “alterada: %(key)@ em %(place)@”
        ///
        /// What `fitloc set` did. keys is a key in quotation marks, place the file.
        package static func changed(key: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 145, [.string(key), .string(place)])
        }

        /// “changed %1$(count)lld keys in %2$(place)@”
        ///
        /// - en: one “changed %1$(count)lld key in %2$(place)@”, other “changed %1$(count)lld keys in %2$(place)@”
        /// - pt-BR: one “%1$(count)lld chave alterada em %2$(place)@”, other “%1$(count)lld chaves alteradas em %2$(place)@”
        ///
        /// What `fitloc set` did to several keys. place is the file. count is how many.
        package static func changedKeys(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 146, [.integer(count), .string(place)])
        }

        /// “copied %1$(old)@ to %2$(new)@ in %3$(place)@”
        ///
        /// - pt-BR: “copiada: %1$(old)@ para %2$(new)@ em %3$(place)@”
        ///
        /// What `fitloc copy` did. old and new are keys in quotation marks; place is the file.
        package static func copied(old: Swift.String, new: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 147, [.string(old), .string(new), .string(place)])
        }

        /// “left for later: %(languages)@”
        ///
        /// - pt-BR: “para depois: %(languages)@”
        ///
        /// Beside what `fitloc add` wrote. languages are those whose texts were left out.
        package static func leftForLater(languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 148, [.string(languages)])
        }

        /// “marked %1$(count)lld translations of %2$(key)@ for review%3$(languages)@”
        ///
        /// - en: one “marked %1$(count)lld translation of %2$(key)@ for review%3$(languages)@”, other “marked %1$(count)lld translations of %2$(key)@ for review%3$(languages)@”
        /// - pt-BR: one “%1$(count)lld tradução de %2$(key)@ marcada para revisão%3$(languages)@”, other “%1$(count)lld traduções de %2$(key)@ marcadas para revisão%3$(languages)@”
        ///
        /// Translations that were sent to review, since their source text changed. key is in quotation marks; languages is a list in brackets with a space before it, or empty. count is how many.
        package static func marked(count: Swift.Int, key: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 149, [.integer(count), .string(key), .string(languages)])
        }

        /// “moved %1$(key)@ from %2$(old)@ to %3$(new)@”
        ///
        /// - pt-BR: “movida: %1$(key)@ de %2$(old)@ para %3$(new)@”
        ///
        /// What `fitloc move` did. key is in quotation marks; old and new are files.
        package static func moved(key: Swift.String, old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 150, [.string(key), .string(old), .string(new)])
        }

        /// “%(path)@ (new)”
        ///
        /// - pt-BR: “%(path)@ (novo)”
        ///
        /// A file that was made, in a list of files.
        package static func newFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 151, [.string(path)])
        }

        /// “%(language)@ is new in %(path)@”
        ///
        /// - pt-BR: “%(language)@ é um idioma novo em %(path)@”
        ///
        /// Behind “note:”. A language that the table did not have before. path is the table.
        package static func newLanguage(language: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 152, [.string(language), .string(path)])
        }

        /// “nothing to change: no key has such a text”
        ///
        /// - pt-BR: “nada a alterar: nenhuma chave tem um texto assim”
        ///
        /// `fitloc set` had nothing to change, since no key has a text in the state that was asked for.
        package static var noSuchText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 153)
        }

        /// “nothing was written”
        ///
        /// - pt-BR: “nada foi gravado”
        ///
        /// A person ended the input before everything was answered.
        package static var nothingWritten: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 154)
        }

        /// “removed %(key)@ from %(place)@”
        ///
        /// - pt-BR: “removida: %(key)@ de %(place)@”
        ///
        /// What `fitloc remove` did. key is in quotation marks, place the file.
        package static func removed(key: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 155, [.string(key), .string(place)])
        }

        /// “removed %1$(count)lld keys from %2$(place)@”
        ///
        /// - en: one “removed %1$(count)lld key from %2$(place)@”, other “removed %1$(count)lld keys from %2$(place)@”
        /// - pt-BR: one “%1$(count)lld chave removida de %2$(place)@”, other “%1$(count)lld chaves removidas de %2$(place)@”
        ///
        /// What `fitloc remove` did to several keys. place is the file. count is how many.
        package static func removedKeys(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 156, [.integer(count), .string(place)])
        }

        /// “renamed %(old)@ to %(new)@ in %(place)@”
        ///
        /// - pt-BR: “renomeada: %(old)@ para %(new)@ em %(place)@”
        ///
        /// What `fitloc rename` did. old and new are keys in quotation marks, place is the file.
        package static func renamed(old: Swift.String, new: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 157, [.string(old), .string(new), .string(place)])
        }

        /// “%1$(count)lld translations of %2$(key)@ may not fit the new source text%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` sends them to review”
        ///
        /// - en: one “%1$(count)lld translation of %2$(key)@ may not fit the new source text%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` sends it to review”, other “%1$(count)lld translations of %2$(key)@ may not fit the new source text%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` sends them to review”
        /// - pt-BR: one “%1$(count)lld tradução de %2$(key)@ talvez não combine com o novo texto original%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` manda para revisão”, other “%1$(count)lld traduções de %2$(key)@ talvez não combinem com o novo texto original%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` manda para revisão”
        ///
        /// Translations whose source text changed. key is in quotation marks; languages is a list in brackets with a space before it, or empty; argument is the key as a shell takes it.
        package static func suspects(count: Swift.Int, key: Swift.String, languages: Swift.String, argument: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 158, [.integer(count), .string(key), .string(languages), .string(argument)])
        }

        /// “%1$(count)lld translations of %2$(key)@ may not fit the new source text%3$(languages)@”
        ///
        /// - en: one “%1$(count)lld translation of %2$(key)@ may not fit the new source text%3$(languages)@”, other “%1$(count)lld translations of %2$(key)@ may not fit the new source text%3$(languages)@”
        /// - pt-BR: one “%1$(count)lld tradução de %2$(key)@ talvez não combine com o novo texto original%3$(languages)@”, other “%1$(count)lld traduções de %2$(key)@ talvez não combinem com o novo texto original%3$(languages)@”
        ///
        /// Translations in a legacy table whose source text changed. count: how many translations; key: the key in quotation marks; languages: a list in brackets with a space before it, or empty.
        package static func suspectsUnmarked(count: Swift.Int, key: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 159, [.integer(count), .string(key), .string(languages)])
        }

        /// “nothing to change: %(key)@ is so already”
        ///
        /// - pt-BR: “nada a alterar: %(key)@ já está assim”
        ///
        /// `fitloc set` had nothing to change. key is in quotation marks.
        package static func unchanged(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 160, [.string(key)])
        }

        /// “nothing to change: %(count)lld keys are so already”
        ///
        /// - en: one “nothing to change: %(count)lld key is so already”, other “nothing to change: %(count)lld keys are so already”
        /// - pt-BR: one “nada a alterar: %(count)lld chave já está assim”, other “nada a alterar: %(count)lld chaves já estão assim”
        ///
        /// `fitloc set` had nothing to change in several keys. count is how many.
        package static func unchangedKeys(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 161, [.integer(count)])
        }

        /// “%(refusal)@; `fitloc set` changes it”
        ///
        /// - pt-BR: “%(refusal)@; `fitloc set` a altera”
        ///
        /// Behind the refusal to add a key that is there. What stands between ` is typed as it is.
        package static func useSet(refusal: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 162, [.string(refusal)])
        }

        /// “%(count)lld were so already”
        ///
        /// - en: one “%(count)lld was so already”, other “%(count)lld were so already”
        /// - pt-BR: one “%(count)lld já estava assim”, other “%(count)lld já estavam assim”
        ///
        /// How many of the keys that `fitloc set` was asked to change needed no change.
        package static func wereSo(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 163, [.integer(count)])
        }
    }

    /// The strings edit_page.*
    package nonisolated enum EditPage {
        /// “Edit at %(address)@ (Ctrl-C stops)”
        ///
        /// - pt-BR: “Edite em %(address)@ (Ctrl-C encerra)”
        ///
        /// What fitloc edit prints when it is ready. address: what is opened in a browser.
        package static func address(address: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 140, [.string(address)])
        }

        /// ““%(program)@” could not be started; open the address above in a browser”
        ///
        /// - pt-BR: ““%(program)@” não pôde ser iniciado; abra o endereço acima em um navegador”
        ///
        /// A note of `fitloc edit --open`. program: the program that opens addresses.
        package static func noBrowser(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 141, [.string(program)])
        }

        /// “%(program)@, which serves the page, is not beside fitloc; scripts/fitloc builds it when it is first needed”
        ///
        /// - pt-BR: “%(program)@, que serve a página, não está ao lado do fitloc; scripts/fitloc o compila na primeira vez em que é preciso”
        ///
        /// A command needs a second program that is not installed. program: the name of that program, not translated.
        package static func noProgram(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 142, [.string(program)])
        }

        /// “port %(port)@ cannot be listened on: %(reason)@”
        ///
        /// - pt-BR: “não é possível usar a porta %(port)@: %(reason)@”
        ///
        /// Refusal of `fitloc edit`. port: a number; reason: what the system says, in English.
        package static func portTaken(port: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 143, [.string(port), .string(reason)])
        }
    }

    /// The strings export.*
    package nonisolated enum Export {
        /// “an .xcloc is a folder; name it with --output”
        ///
        /// - pt-BR: “um .xcloc é uma pasta; dê o nome dela em --output”
        ///
        /// Refusal: --output is standard output and --format is xcloc.
        package static var bundleNeedsFolder: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 177)
        }

        /// “%1$(path)@: a file for translators ends in .xliff, .xcloc, .csv, .tmx, .po, .arb or .json; for a folder, write %1$(path)@/”
        ///
        /// - pt-BR: “%1$(path)@: um arquivo para tradutores termina em .xliff, .xcloc, .csv, .tmx, .po, .arb ou .json; para uma pasta, escreva %1$(path)@/”
        ///
        /// Refusal of --output. path is what was given.
        package static func needsEnding(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 178, [.string(path)])
        }

        /// “standard output has no ending; --format xliff or --format csv says what is to be written”
        ///
        /// - pt-BR: “a saída padrão não tem terminação; --format xliff ou --format csv diz o que escrever”
        ///
        /// Refusal of fitloc export -o -: nothing says in which format.
        package static var needsFormat: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 179)
        }

        /// “%(path)@: nothing says which language it is translated from; source-language in .fitloc.yml does”
        ///
        /// - pt-BR: “%(path)@: nada diz de que idioma ela é traduzida; source-language em .fitloc.yml diz”
        ///
        /// Refusal: nothing says which language a table is translated from. path is the table.
        package static func noSource(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 180, [.string(path)])
        }

        /// “no text is here to export”
        ///
        /// - pt-BR: “não há aqui nenhum texto para exportar”
        ///
        /// Refusal: there is no text to write for translators.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 181)
        }

        /// “%(path)@: holds one language; with a folder for --output, as in -o Translations/, each gets its own”
        ///
        /// - pt-BR: “%(path)@: comporta um só idioma; com uma pasta em --output, como em -o Translations/, cada um ganha o seu”
        ///
        /// Refusal: several languages were asked for in one file. path is what was given to --output, Translations/ an example of a folder.
        package static func oneLanguage(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 182, [.string(path)])
        }

        /// “%1$(path)@: a file of this format holds one table, and there are several; for a folder with a file for each, give --format and write a path that ends in /”
        ///
        /// - pt-BR: “%1$(path)@: um arquivo deste formato contém uma tabela, e há várias; para uma pasta com um arquivo para cada, use --format e um caminho que termine em /”
        ///
        /// Refusal of --output: there are several tables. path is what was given.
        package static func oneTable(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 183, [.string(path)])
        }

        /// “%(key)@ stays behind: %(reason)@”
        ///
        /// - pt-BR: “%(key)@ fica de fora: %(reason)@”
        ///
        /// Behind “warning:” and a path: a text does not go to translators. key is the key in quotes, reason a part of a sentence.
        package static func staysBehind(key: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 191, [.string(key), .string(reason)])
        }

        /// “%1$(count)lld texts in %2$(languages)@”
        ///
        /// - en: one “%1$(count)lld text in %2$(languages)@”, other “%1$(count)lld texts in %2$(languages)@”
        /// - pt-BR: one “%1$(count)lld texto em %2$(languages)@”, other “%1$(count)lld textos em %2$(languages)@”
        ///
        /// How many texts a file for translators has, and in which languages. count is how many, languages a list of tags.
        package static func texts(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 192, [.integer(count), .string(languages)])
        }

        /// “%1$(count)lld translations in %2$(languages)@”
        ///
        /// - en: one “%1$(count)lld translation in %2$(languages)@”, other “%1$(count)lld translations in %2$(languages)@”
        /// - pt-BR: one “%1$(count)lld tradução em %2$(languages)@”, other “%1$(count)lld traduções em %2$(languages)@”
        ///
        /// How many translations a translation memory has, and in which languages. count is how many, languages a list of tags.
        package static func translations(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 193, [.integer(count), .string(languages)])
        }

        /// “%(count)lld without translation”
        ///
        /// - en: one “%(count)lld without translation”, other “%(count)lld without translation”
        /// - pt-BR: one “%(count)lld sem tradução”, other “%(count)lld sem tradução”
        ///
        /// Behind the number of texts of a file for translators, after a semicolon. count is how many.
        package static func untranslated(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 194, [.integer(count)])
        }

        /// The strings export.android.*
        package nonisolated enum Android {
            /// “%(key)@ is called %(name)@, since another key would have the name without the digits”
            ///
            /// - pt-BR: “%(key)@ se chama %(name)@, pois outra chave teria o nome sem os dígitos”
            ///
            /// Note about an export for Android: two keys would have one name. key is the key in quotes, name what it is called.
            package static func clash(key: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 164, [.string(key), .string(name)])
            }

            /// “a folder takes Android's resources; name it with --output, as in -o app/src/main/res”
            ///
            /// - pt-BR: “uma pasta recebe os recursos do Android; dê o nome dela em --output, como em -o app/src/main/res”
            ///
            /// Refusal: --format is android and --output is standard output or a file. app/src/main/res is an example of a folder.
            package static var needsFolder: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 165)
            }

            /// “Android has no folder for the language %(language)@”
            ///
            /// - pt-BR: “o Android não tem pasta para o idioma %(language)@”
            ///
            /// Refusal: Android has no folder for a language. language is the language's tag in quotes.
            package static func noFolder(language: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 166, [.string(language)])
            }

            /// “%(first)@ and %(second)@ would both be %(name)@; export each into a folder of its own”
            ///
            /// - pt-BR: “%(first)@ e %(second)@ seriam ambos %(name)@; exporte cada um para uma pasta própria”
            ///
            /// Refusal: two tables would be one file of Android's resources. first and second are their paths, name the file's name such as strings.xml.
            package static func sameFile(first: Swift.String, second: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 175, [.string(first), .string(second), .string(name)])
            }

            /// “%(first)@ and %(second)@ would both be %(path)@; --language says which is meant”
            ///
            /// - pt-BR: “%(first)@ e %(second)@ seriam ambos %(path)@; --language diz qual vale”
            ///
            /// Refusal: two languages have one folder among Android's resources. first and second are languages such as zh-Hans and zh-CN, path the file that both would be.
            package static func sameFolder(first: Swift.String, second: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 176, [.string(first), .string(second), .string(path)])
            }

            /// The strings export.android.reason.*
            package nonisolated enum Reason {
                /// “Android shows the text for other devices, not that for %(device)@”
                ///
                /// - pt-BR: “o Android mostra o texto para os outros dispositivos, não o de %(device)@”
                ///
                /// Why a text is not written for Android. device is a device such as iphone, as catalogs spell it.
                package static func device(device: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 167, [.string(device)])
                }

                /// “it has no text for other devices than Apple's (device.other)”
                ///
                /// - pt-BR: “não tem texto para dispositivos que não sejam da Apple (device.other)”
                ///
                /// Why a text is not written for Android: it is there for some of Apple's devices only. device.other is what catalogs call the text for all others.
                package static var onlyDevices: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 168)
                }

                /// “in %(language)@ Android never shows a case %(category)@”
                ///
                /// - pt-BR: “em %(language)@ o Android nunca mostra um caso %(category)@”
                ///
                /// Why a text is not written for Android. language is a language's tag, category a plural category such as zero.
                package static func quantity(language: Swift.String, category: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 169, [.string(language), .string(category)])
                }

                /// “Android has no texts with several plurals in them”
                ///
                /// - pt-BR: “o Android não tem textos com vários plurais”
                ///
                /// Why a text is not written for Android.
                package static var severalPlurals: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 170)
                }

                /// “Java has no format specifier like %(specifier)@”
                ///
                /// - pt-BR: “o Java não tem especificador de formato como %(specifier)@”
                ///
                /// Why a text is not written for Android. specifier is a format specifier such as %p.
                package static func specifier(specifier: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 171, [.string(specifier)])
                }

                /// “Android has no place for a list of phrases”
                ///
                /// - pt-BR: “o Android não tem lugar para uma lista de frases”
                ///
                /// Why a text is not written for Android: it is the list of phrases of an App Shortcut.
                package static var stringSet: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 172)
                }

                /// “it refers to the substitution %(name)@, which is not there”
                ///
                /// - pt-BR: “ele remete à substituição %(name)@, que não existe”
                ///
                /// Why a text is not written for Android. name is the substitution in quotes.
                package static func substitution(name: Swift.String) -> CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 173, [.string(name)])
                }

                /// “Android has no texts by width”
                ///
                /// - pt-BR: “o Android não tem textos por largura”
                ///
                /// Why a text is not written for Android.
                package static var width: CatalogRuntime.LocalizedString {
                    CatalogRuntime.LocalizedString(table_CLI, 174)
                }
            }
        }

        /// The strings export.reason.*
        package nonisolated enum Reason {
            /// “its format specifiers cannot be written as named arguments and read back”
            ///
            /// - pt-BR: “seus especificadores de formato não podem ser escritos como argumentos com nome e lidos de volta”
            ///
            /// Why a text stays behind.
            package static var arguments: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 184)
            }

            /// “XML has no character %(code)@”
            ///
            /// - pt-BR: “o XML não tem o caractere %(code)@”
            ///
            /// Why a text does not go to translators. code is a character as in U+0007.
            package static func character(code: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 185, [.string(code)])
            }

            /// “the key is there more than once”
            ///
            /// - pt-BR: “a chave aparece mais de uma vez”
            ///
            /// Why a text does not go to translators.
            package static var doubledKey: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 186)
            }

            /// “it has no text for “other””
            ///
            /// - pt-BR: “não há texto para “other””
            ///
            /// Why a text stays behind: a plural, or texts by device, lack the case that stands in for all.
            package static var incomplete: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 187)
            }

            /// “its key looks like the name of another text”
            ///
            /// - pt-BR: “a chave parece o nome de outro texto”
            ///
            /// Why a text stays behind: its key is spelled like the way to a part of another text.
            package static var name: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 188)
            }

            /// “the format has no place for its parts”
            ///
            /// - pt-BR: “o formato não tem lugar para suas partes”
            ///
            /// Why a text stays behind: it varies in ways that the format does not know.
            package static var parts: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 189)
            }

            /// “a text of %(key)@ has the same name in the file”
            ///
            /// - pt-BR: “um texto de %(key)@ tem o mesmo nome no arquivo”
            ///
            /// Why a text does not go to translators. key is another key in quotes.
            package static func sameName(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 190, [.string(key)])
            }
        }
    }

    /// The strings extract.*
    package nonisolated enum Extract {
        /// “The tables have what the code uses.”
        ///
        /// - pt-BR: “As tabelas têm o que o código usa.”
        ///
        /// Summary of a command that brings keys from code into tables, where there is nothing to do.
        package static var current: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 199)
        }

        /// “%(count)lld keys go into no catalog: the targets that use them contain none for them: %(targets)@”
        ///
        /// - en: one “%(count)lld key goes into no catalog: the target that uses it contains none for it: %(targets)@”, other “%(count)lld keys go into no catalog: the targets that use them contain none for them: %(targets)@”
        /// - pt-BR: one “%(count)lld chave não vai para nenhum catálogo: o target que a usa não contém nenhum para ela: %(targets)@”, other “%(count)lld chaves não vão para nenhum catálogo: os targets que as usam não contêm nenhum para elas: %(targets)@”
        ///
        /// A note: keys that only targets of Xcode use which contain no catalog for them. count: the number of keys; targets: the names of the targets.
        package static func outside(count: Swift.Int, targets: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 200, [.integer(count), .string(targets)])
        }

        /// “%(path)@: %(counts)@”
        ///
        /// - pt-BR: “%(path)@: %(counts)@”
        ///
        /// Summary of what happened to the keys of one table. path: the file; counts: a list such as “3 added, 1 marked stale”.
        package static func summary(path: Swift.String, counts: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 201, [.string(path), .string(counts)])
        }

        /// “%(path)@:%(line)lld: “%(key)@” was left out: the type of a value in it is not known, so neither is its format specifier”
        ///
        /// - pt-BR: “%(path)@:%(line)lld: “%(key)@” ficou de fora: o tipo de um valor nela não é conhecido e, por isso, nem o especificador de formato”
        ///
        /// Note of `fitloc extract` on a key of the code that it does not add. path: the Swift file; line: the line in it; key: the key by the best guess.
        package static func unknown(path: Swift.String, line: Swift.Int, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 202, [.string(path), .integer(line), .string(key)])
        }

        /// “%(count)lld keys have no catalog to go to: the code looks them up in tables that are not there: %(tables)@”
        ///
        /// - en: one “%(count)lld key has no catalog to go to: the code looks it up in a table %(tables)@, which is not there”, other “%(count)lld keys have no catalog to go to: the code looks them up in tables that are not there: %(tables)@”
        /// - pt-BR: one “%(count)lld chave não tem catálogo: o código a busca em uma tabela %(tables)@, que não existe”, other “%(count)lld chaves não têm catálogo: o código as busca em tabelas que não existem: %(tables)@”
        ///
        /// A note: keys of code that no table is there for. count: the number of keys; tables: the names of the missing tables.
        package static func unplaced(count: Swift.Int, tables: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 203, [.integer(count), .string(tables)])
        }

        /// The strings extract.count.*
        package nonisolated enum Count {
            /// “%(count)lld added”
            ///
            /// - pt-BR: one “%(count)lld adicionada”, other “%(count)lld adicionadas”
            ///
            /// How many keys were added to a table, in a list of counts. count: the number of keys.
            package static func added(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 195, [.integer(count)])
            }

            /// “%(count)lld removed”
            ///
            /// - pt-BR: one “%(count)lld removida”, other “%(count)lld removidas”
            ///
            /// How many keys that nobody had translated went, in a list of counts. count: the number of keys.
            package static func removed(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 196, [.integer(count)])
            }

            /// “%(count)lld marked stale”
            ///
            /// - pt-BR: one “%(count)lld marcada como stale”, other “%(count)lld marcadas como stale”
            ///
            /// How many keys no code uses any more, in a list of counts; stale is a word of the file format, not translated. count: the number of keys.
            package static func stale(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 197, [.integer(count)])
            }

            /// “%(count)lld updated”
            ///
            /// - pt-BR: one “%(count)lld atualizada”, other “%(count)lld atualizadas”
            ///
            /// How many keys of a table got the text or comment that code gives, in a list of counts. count: the number of keys.
            package static func updated(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 198, [.integer(count)])
            }
        }
    }

    /// The strings file.*
    package nonisolated enum File {
        /// “%(path)@: exists already; --force replaces it, --dry-run shows the difference”
        ///
        /// - pt-BR: “%(path)@: já existe; --force o substitui, --dry-run mostra a diferença”
        ///
        /// Refusal to replace a file that is there. --force and --dry-run are options. path is the file.
        package static func exists(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 204, [.string(path)])
        }

        /// “%(path)@: exists already; --force replaces it, --dry-run shows what would be written”
        ///
        /// - pt-BR: “%(path)@: já existe; --force o substitui, --dry-run mostra o que seria gravado”
        ///
        /// Refusal to replace a file that is there. --force and --dry-run are options. path is the file.
        package static func existsNew(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 205, [.string(path)])
        }

        /// The strings file.reason.*
        package nonisolated enum Reason {
            /// “exists already”
            ///
            /// - pt-BR: “já existe”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon.
            package static var alreadyExists: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 206)
            }

            /// “was changed by another program in the meantime; nothing was written, run it again”
            ///
            /// - pt-BR: “foi alterado por outro programa nesse meio-tempo; nada foi gravado, execute de novo”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon.
            package static var changedMeanwhile: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 207)
            }

            /// “is a folder, not a file”
            ///
            /// - pt-BR: “é uma pasta, não um arquivo”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon.
            package static var isFolder: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 208)
            }

            /// “leads out of the project, to %(target)@; only what a command line names is used there”
            ///
            /// - pt-BR: “sai do projeto, para %(target)@; lá só se usa o que a linha de comando informa”
            ///
            /// Why a file could not be read; stands behind its path and a colon. %(target)@ is the path that a symlink leads to.
            package static func leadsOut(target: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 209, [.string(target)])
            }

            /// “the name is not valid UTF-8”
            ///
            /// - pt-BR: “o nome não é UTF-8 válido”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon.
            package static var nameNotUnicode: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 210)
            }

            /// “no permission (%(system)@)”
            ///
            /// - pt-BR: “sem permissão (%(system)@)”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon. system is what the system says.
            package static func noPermission(system: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 211, [.string(system)])
            }

            /// “no space left to write it; the old file is kept (%(system)@)”
            ///
            /// - pt-BR: “não há espaço para gravá-lo; o arquivo antigo foi mantido (%(system)@)”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon. system is what the system says.
            package static func noSpace(system: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 212, [.string(system)])
            }

            /// “no such file or folder”
            ///
            /// - pt-BR: “arquivo ou pasta não existe”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon.
            package static var notFound: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 213)
            }

            /// “is not a regular file”
            ///
            /// - pt-BR: “não é um arquivo comum”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon.
            package static var notRegular: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 214)
            }

            /// “lies outside %(folder)@, and nothing is written there”
            ///
            /// - pt-BR: “fica fora de %(folder)@, e nada é gravado lá”
            ///
            /// Reason behind a path: an agent asked for a file outside of the project. folder: the folder that may be written in.
            package static func outside(folder: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 215, [.string(folder)])
            }

            /// “the file system is read-only (%(system)@)”
            ///
            /// - pt-BR: “o sistema de arquivos é somente leitura (%(system)@)”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon. system is what the system says.
            package static func readOnly(system: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 216, [.string(system)])
            }

            /// “is larger than %(limit)lld bytes”
            ///
            /// - en: one “is larger than %(limit)lld byte”, other “is larger than %(limit)lld bytes”
            /// - pt-BR: many “é maior que %(limit)lld de bytes”, one “é maior que %(limit)lld byte”, other “é maior que %(limit)lld bytes”
            ///
            /// Why a file could not be read; stands behind its path and a colon.
            package static func tooLarge(limit: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 217, [.integer(limit)])
            }

            /// “the file is write-protected; make it writable first”
            ///
            /// - pt-BR: “o arquivo está protegido contra gravação; libere a gravação antes”
            ///
            /// Why a file could not be read or written; stands behind its path and a colon.
            package static var writeProtected: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 218)
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
            CatalogRuntime.LocalizedString(table_CLI, 241, [.integer(count)])
        }

        /// “%(service)@ was given up: %(reason)@; run the command again to go on”
        ///
        /// - pt-BR: “%(service)@ foi abandonado: %(reason)@; execute o comando de novo para continuar”
        ///
        /// A translation service was not asked any further. service is its name, reason says why.
        package static func gaveUp(service: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 242, [.string(service), .string(reason)])
        }

        /// “stopped: %(count)lld answers are kept, and nothing was written; run the same command again to go on”
        ///
        /// - en: one “stopped: %(count)lld answer is kept, and nothing was written; run the same command again to go on”, other “stopped: %(count)lld answers are kept, and nothing was written; run the same command again to go on”
        /// - pt-BR: one “interrompido: %(count)lld resposta foi guardada e nada foi gravado; execute o mesmo comando de novo para continuar”, other “interrompido: %(count)lld respostas foram guardadas e nada foi gravado; execute o mesmo comando de novo para continuar”
        ///
        /// Ctrl-C ended `fitloc fill` while a translation service was asked. count is the number of answers that are kept for the next run.
        package static func interrupted(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 243, [.integer(count)])
        }

        /// “%(count)lld left”
        ///
        /// - en: one “%(count)lld left”, other “%(count)lld left”
        /// - pt-BR: one “falta %(count)lld”, other “faltam %(count)lld”
        ///
        /// Second half of the summary of `fitloc fill`, behind a semicolon. %(count)lld gaps stay, counted by key and language.
        package static func keysLeft(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 244, [.integer(count)])
        }

        /// “left: %(key)@ (%(language)@): %(reason)@”
        ///
        /// - pt-BR: “sem preencher: %(key)@ (%(language)@): %(reason)@”
        ///
        /// `fitloc fill` on a key that stays without a text, or several. %(key)@ is the key or a list of them, %(language)@ the language that lacks the text, %(reason)@ says why.
        package static func left(key: Swift.String, language: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 245, [.string(key), .string(language), .string(reason)])
        }

        /// “next: `fitloc review` goes through what was filled”
        ///
        /// - pt-BR: “próximo passo: `fitloc review` percorre o que foi preenchido”
        ///
        /// Last line of `fitloc fill`. What is in backquotes is a command and stays.
        package static var next: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 246)
        }

        /// “next: `fitloc fill --from openai` or `--from command:CMD` asks a service for the rest”
        ///
        /// - pt-BR: “próximo passo: `fitloc fill --from openai` ou `--from command:CMD` pede o resto a um serviço”
        ///
        /// Last line of fitloc fill, where no source had anything for some texts and no service was asked.
        package static var nextService: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 247)
        }

        /// “%(source)@ is no address of a server; it looks like %(example)@, without user, password and query”
        ///
        /// - pt-BR: “%(source)@ não é o endereço de um servidor; o formato é %(example)@, sem usuário, senha nem consulta”
        ///
        /// Refusal: %(source)@, an option or an environment variable, does not hold an address that can be used. %(example)@ is one that can.
        package static func noAddress(source: Swift.String, example: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 248, [.string(source), .string(example)])
        }

        /// “%(command)@ cannot be split into words: close its quotes; for pipes and redirections write sh -c '…'”
        ///
        /// - pt-BR: “%(command)@ não pode ser separado em palavras: feche as aspas; para pipes e redirecionamentos escreva sh -c '…'”
        ///
        /// Refusal of a command that was given for translating. command is in quotation marks.
        package static func noCommand(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 249, [.string(command)])
        }

        /// “note: answers cannot be kept for a run that is interrupted: %(reason)@”
        ///
        /// - pt-BR: “nota: as respostas não podem ser guardadas para o caso de interrupção: %(reason)@”
        ///
        /// What a translation service answered could not be kept on disk. reason says why.
        package static func noJournal(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 250, [.string(reason)])
        }

        /// “%(service)@ needs a key in %(key)@, or another server in --endpoint or %(address)@”
        ///
        /// - pt-BR: “%(service)@ precisa de uma chave em %(key)@, ou de outro servidor em --endpoint ou %(address)@”
        ///
        /// Refusal: no key for the translation service %(service)@. %(key)@ and %(address)@ are names of environment variables, --endpoint is an option.
        package static func noKey(service: Swift.String, key: Swift.String, address: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 251, [.string(service), .string(key), .string(address)])
        }

        /// “%(path)@: no text in it is in %(languages)@, which is translated from here”
        ///
        /// - pt-BR: “%(path)@: nenhum texto nela está em %(languages)@, de onde se traduz aqui”
        ///
        /// Refusal: a translation memory does not help. path is the file, languages a list of the languages that are translated from.
        package static func noMemory(path: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 252, [.string(path), .string(languages)])
        }

        /// “%(service)@ needs a model: give --model, or `model` under `fill` in %(file)@”
        ///
        /// - pt-BR: “%(service)@ precisa de um modelo: use --model, ou `model` em `fill` no %(file)@”
        ///
        /// Refusal: nobody says which language model to ask %(service)@ for. %(file)@ is the configuration’s name.
        package static func noModel(service: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 253, [.string(service), .string(file)])
        }

        /// “%(program)@ is not beside fitloc: both are installed together”
        ///
        /// - pt-BR: “%(program)@ não está ao lado do fitloc: os dois são instalados juntos”
        ///
        /// Refusal: the program that sends requests for fitloc fill is not in the folder that fitloc lies in. %(program)@ is its name.
        package static func noNetworkProgram(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 254, [.string(program)])
        }

        /// “%(path)@: no .strings or .stringsdict table there”
        ///
        /// - pt-BR: “%(path)@: não há tabela .strings ou .stringsdict ali”
        ///
        /// Refusal: there are no tables in the folder %(path)@, or the file there is none.
        package static func noStrings(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 255, [.string(path)])
        }

        /// “Nothing to fill.”
        ///
        /// - pt-BR: “Nada a preencher.”
        ///
        /// `fitloc fill` found no gaps.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 256)
        }

        /// “%(address)@ would send texts and key where others can read them; use https, or http on this machine alone”
        ///
        /// - pt-BR: “%(address)@ enviaria textos e chave onde outros podem ler; use https, ou http só nesta máquina”
        ///
        /// Why a service is not asked. %(address)@ is its address, which begins with http://.
        package static func plainHttp(address: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 257, [.string(address)])
        }

        /// “%(done)lld of %(total)lld, %(seconds)lld s”
        ///
        /// - pt-BR: “%(done)lld de %(total)lld, %(seconds)lld s”
        ///
        /// Beside a progress bar: %(done)lld of %(total)lld questions to a translation service have been dealt with, in %(seconds)lld seconds.
        package static func progress(done: Swift.Int, total: Swift.Int, seconds: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 258, [.integer(done), .integer(total), .integer(seconds)])
        }

        /// “stopped: there was no answer yet, and nothing was written”
        ///
        /// - pt-BR: “interrompido: ainda não havia resposta, e nada foi gravado”
        ///
        /// Ctrl-C ended `fitloc fill` before a translation service had answered.
        package static var stopped: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 270)
        }

        /// “--endpoint is the address of one service: name one, and only one, with --from”
        ///
        /// - pt-BR: “--endpoint é o endereço de um serviço: indique um só com --from”
        ///
        /// Refusal: --endpoint and --from are options of `fitloc fill`.
        package static var whoseAddress: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 271)
        }

        /// The strings fill.estimate.*
        package nonisolated enum Estimate {
            /// “%(count)lld characters”
            ///
            /// - en: one “%(count)lld character”, other “%(count)lld characters”
            /// - pt-BR: one “%(count)lld caractere”, other “%(count)lld caracteres”
            ///
            /// How many characters of source texts a translation service would be sent; stands in a list behind a number of texts.
            package static func characters(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 219, [.integer(count)])
            }

            /// “nothing was sent, and nothing was written”
            ///
            /// - pt-BR: “nada foi enviado nem gravado”
            ///
            /// A person answered no before texts were sent to a translation service, and the command ended.
            package static var declined: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 220)
            }

            /// “%(service)@: what is left then”
            ///
            /// - pt-BR: “%(service)@: o que ainda faltar”
            ///
            /// Line of `fitloc fill --estimate`: %(service)@ is the name of a translation service that comes behind another one.
            package static func later(service: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 221, [.string(service)])
            }

            /// “No service has to be asked.”
            ///
            /// - pt-BR: “Nenhum serviço precisa ser consultado.”
            ///
            /// Answer of `fitloc fill --estimate` where no translation service has to be asked.
            package static var nothing: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 222)
            }

            /// “Send that? [y/N]”
            ///
            /// - pt-BR: “Enviar? [s/N]”
            ///
            /// Question of `fitloc fill`, below lines that say how much a translation service would be sent. The capital letter is the answer of Enter.
            package static var question: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 223)
            }

            /// “%(count)lld requests”
            ///
            /// - en: one “%(count)lld request”, other “%(count)lld requests”
            /// - pt-BR: one “%(count)lld solicitação”, other “%(count)lld solicitações”
            ///
            /// How many requests a translation service would be sent; stands in a list behind a number of characters.
            package static func requests(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 224, [.integer(count)])
            }

            /// “%(count)lld texts”
            ///
            /// - en: one “%(count)lld text”, other “%(count)lld texts”
            /// - pt-BR: one “%(count)lld texto”, other “%(count)lld textos”
            ///
            /// How many texts a translation service would be asked for; stands behind its name and a colon.
            package static func texts(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 225, [.integer(count)])
            }

            /// “all”
            ///
            /// - pt-BR: “total”
            ///
            /// Beginning of the last line of an estimate, before a colon and the sums of all lines above.
            package static var total: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 226)
            }

            /// “not sent: %(estimate)@”
            ///
            /// - pt-BR: “não enviado: %(estimate)@”
            ///
            /// Line of `fitloc fill --dry-run`: %(estimate)@ says which translation service would be sent how much.
            package static func unsent(estimate: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 227, [.string(estimate)])
            }
        }

        /// The strings fill.failure.*
        package nonisolated enum Failure {
            /// “the work was given up”
            ///
            /// - pt-BR: “o trabalho foi interrompido”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon.
            package static var cancelled: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 228)
            }

            /// “the server does not take the key (%(status)lld); set %(variable)@”
            ///
            /// - pt-BR: “o servidor não aceita a chave (%(status)lld); defina %(variable)@”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon. status is a number such as 401, variable the name of an environment variable.
            package static func key(status: Swift.Int, variable: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 229, [.integer(status), .string(variable)])
            }

            /// “there is no program %(program)@”
            ///
            /// - pt-BR: “não existe o programa %(program)@”
            ///
            /// Why a command that translates was given up: it is not installed. program is its name or path.
            package static func programMissing(program: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 230, [.string(program)])
            }

            /// “%(program)@ cannot be started”
            ///
            /// - pt-BR: “não foi possível iniciar %(program)@”
            ///
            /// Why a command that translates was given up. program is its name or path.
            package static func programNotStarted(program: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 231, [.string(program)])
            }

            /// “%(program)@ prints more than is read”
            ///
            /// - pt-BR: “%(program)@ imprime mais do que é lido”
            ///
            /// Why a command that translates was given up: its output is longer than fitloc reads. program is its name or path.
            package static func programOutput(program: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 232, [.string(program)])
            }

            /// “%(program)@ ended with status %(status)lld”
            ///
            /// - pt-BR: “%(program)@ terminou com status %(status)lld”
            ///
            /// Why a command that translates was given up: it reported a failure. program is its name or path, status its exit status.
            package static func programStatus(program: Swift.String, status: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 233, [.string(program), .integer(status)])
            }

            /// “the quota of the key is used up (%(status)lld)”
            ///
            /// - pt-BR: “a cota da chave acabou (%(status)lld)”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon. status is a number such as 456.
            package static func quota(status: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 234, [.integer(status)])
            }

            /// “the server answered %(status)lld: %(message)@”
            ///
            /// - pt-BR: “o servidor respondeu %(status)lld: %(message)@”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon. %(status)lld is the HTTP status, %(message)@ is the server’s, in its language.
            package static func said(status: Swift.Int, message: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 235, [.integer(status), .string(message)])
            }

            /// “the server answered %(status)lld”
            ///
            /// - pt-BR: “o servidor respondeu %(status)lld”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon. status is a number such as 500.
            package static func status(status: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 236, [.integer(status)])
            }

            /// “no answer within %(seconds)lld seconds”
            ///
            /// - en: one “no answer within %(seconds)lld second”, other “no answer within %(seconds)lld seconds”
            /// - pt-BR: one “sem resposta em %(seconds)lld segundo”, other “sem resposta em %(seconds)lld segundos”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon.
            package static func timedOut(seconds: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 237, [.integer(seconds)])
            }

            /// “it cannot be reached: %(reason)@”
            ///
            /// - pt-BR: “não foi possível alcançá-lo: %(reason)@”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon. reason is the system’s, in its language.
            package static func unreachable(reason: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 238, [.string(reason)])
            }

            /// “its answer cannot be understood: %(reason)@”
            ///
            /// - pt-BR: “a resposta não pode ser entendida: %(reason)@”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon. reason is in English.
            package static func unreadable(reason: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 239, [.string(reason)])
            }

            /// “it asks to wait for %(minutes)lld minutes”
            ///
            /// - en: one “it asks to wait for %(minutes)lld minute”, other “it asks to wait for %(minutes)lld minutes”
            /// - pt-BR: one “ele pede para esperar %(minutes)lld minuto”, other “ele pede para esperar %(minutes)lld minutos”
            ///
            /// What went wrong with a translation service; stands behind its name and a colon.
            package static func wait(minutes: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 240, [.integer(minutes)])
            }
        }

        /// The strings fill.reason.*
        package nonisolated enum Reason {
            /// “not asked, the budget is used up”
            ///
            /// - pt-BR: “não perguntado, o limite foi atingido”
            ///
            /// Why a key stays without a text; stands behind a colon.
            package static var budget: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 259)
            }

            /// “the text is empty”
            ///
            /// - pt-BR: “o texto está vazio”
            ///
            /// Why a key stays without a text; stands behind a colon.
            package static var empty: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 260)
            }

            /// “far longer than its source: %(text)@”
            ///
            /// - pt-BR: “muito mais longo que o original: %(text)@”
            ///
            /// Why a key stays without a text; stands behind a colon. text is in quotation marks.
            package static func excessive(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 261, [.string(text)])
            }

            /// “there is no text for %(parts)@”
            ///
            /// - pt-BR: “não há texto para %(parts)@”
            ///
            /// Why a key stays without a text; stands behind a colon. parts is a list such as plural.one and plural.other.
            package static func incomplete(parts: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 262, [.string(parts)])
            }

            /// “no answer”
            ///
            /// - pt-BR: “sem resposta”
            ///
            /// Why a key stays without a text; stands behind a colon.
            package static var noAnswer: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 263)
            }

            /// “there is no source text”
            ///
            /// - pt-BR: “não há texto original”
            ///
            /// Why a key stays without a text; stands behind a colon.
            package static var noSourceText: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 264)
            }

            /// “not asked with --dry-run”
            ///
            /// - pt-BR: “não consultado com --dry-run”
            ///
            /// Why a key stays without a text on a dry run; stands behind the name of a translation service and a colon.
            package static var notAsked: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 265)
            }

            /// “no source has anything for it”
            ///
            /// - pt-BR: “nenhuma fonte tem algo para ela”
            ///
            /// Why a key stays without a text; stands behind a colon.
            package static var nothingFound: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 266)
            }

            /// “sets of texts for App Shortcuts are made by Xcode”
            ///
            /// - pt-BR: “conjuntos de textos de Atalhos são feitos pelo Xcode”
            ///
            /// Why a key stays without a text; stands behind a colon.
            package static var stringSet: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 267)
            }

            /// “this is no translation: %(text)@”
            ///
            /// - pt-BR: “isto não é uma tradução: %(text)@”
            ///
            /// Why a key stays without a text; stands behind a colon. text is in quotation marks.
            package static func talk(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 268, [.string(text)])
            }

            /// “it gave the source text back: %(text)@”
            ///
            /// - pt-BR: “devolveu o texto de origem: %(text)@”
            ///
            /// Why a key stays without a text; stands behind the name of a translation service and a colon. %(text)@ is the source text, in quotation marks.
            package static func untranslated(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 269, [.string(text)])
            }
        }
    }

    /// The strings fmt.*
    package nonisolated enum Fmt {
        /// “formatted %(path)@”
        ///
        /// - pt-BR: “formatado: %(path)@”
        ///
        /// What `fitloc fmt` did. path is a file.
        package static func formatted(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 272, [.string(path)])
        }

        /// “No catalog to format: legacy tables stay as they are.”
        ///
        /// - pt-BR: “Nenhum catálogo para formatar: tabelas legadas ficam como estão.”
        ///
        /// fmt found a project of .strings and .stringsdict files only.
        package static var legacyOnly: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 273)
        }

        /// “%(path)@: only string catalogs are formatted; Xcode has no form of its own for tables”
        ///
        /// - pt-BR: “%(path)@: só catálogos de strings são formatados; o Xcode não tem uma forma própria para tabelas”
        ///
        /// Why `fitloc fmt` leaves a file alone: it is a legacy table. path is the file.
        package static func noCatalog(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 274, [.string(path)])
        }
    }

    /// The strings generate.*
    package nonisolated enum Generate {
        /// “%(path)@: accessors are made of string catalogs, and legacy tables are here; `fitloc convert %(argument)@ -o Catalogs/` makes catalogs of them”
        ///
        /// - pt-BR: “%(path)@: os acessores são feitos de catálogos, e aqui há tabelas legadas; `fitloc convert %(argument)@ -o Catalogs/` faz catálogos delas”
        ///
        /// Error of generate. path is a file or folder, argument the same as it is typed in a shell.
        package static func legacy(path: Swift.String, argument: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 275, [.string(path), .string(argument)])
        }

        /// “nothing to write: the accessors are up to date”
        ///
        /// - pt-BR: “nada a gravar: os acessores estão atualizados”
        ///
        /// `fitloc generate` had nothing to do.
        package static var unchanged: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 276)
        }

        /// “wrote %(path)@”
        ///
        /// - pt-BR: “gravado: %(path)@”
        ///
        /// What `fitloc generate` did. path is a file.
        package static func wrote(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 277, [.string(path)])
        }
    }

    /// The strings git.*
    package nonisolated enum Git {
        /// “git says: %(message)@”
        ///
        /// - pt-BR: “o git diz: %(message)@”
        ///
        /// git ended with an error. message is its own, in English.
        package static func failed(message: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 287, [.string(message)])
        }

        /// “git was not found; install it or put it on the PATH”
        ///
        /// - pt-BR: “o git não foi encontrado; instale-o ou ponha-o no PATH”
        ///
        /// Why something of git cannot be had.
        package static var missing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 288)
        }

        /// ““%1$(first)@” and “%2$(second)@” have no common ancestor”
        ///
        /// - pt-BR: ““%1$(first)@” e “%2$(second)@” não têm ancestral comum”
        ///
        /// Two revisions cannot be compared. first and second are what was typed.
        package static func noMergeBase(first: Swift.String, second: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 289, [.string(first), .string(second)])
        }

        /// “%(folder)@ is in no git repository”
        ///
        /// - pt-BR: “%(folder)@ não está em um repositório git”
        ///
        /// Why something of git cannot be had. folder is a path.
        package static func noRepository(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 290, [.string(folder)])
        }

        /// “this clone is shallow: `git fetch --unshallow` gets the rest of the history, in GitHub Actions `fetch-depth: 0`”
        ///
        /// - pt-BR: “este clone é raso: `git fetch --unshallow` busca o resto do histórico; no GitHub Actions, `fetch-depth: 0`”
        ///
        /// Hint behind a revision that is missing, after a semicolon.
        package static var shallow: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 291)
        }

        /// “git printed more than is read”
        ///
        /// - pt-BR: “o git imprimiu mais do que se lê”
        ///
        /// Why something of git cannot be had.
        package static var tooMuchOutput: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 292)
        }

        /// “git took longer than %(seconds)lld seconds and was stopped”
        ///
        /// - en: one “git took longer than %(seconds)lld second and was stopped”, other “git took longer than %(seconds)lld seconds and was stopped”
        /// - pt-BR: one “o git levou mais de %(seconds)lld segundo e foi interrompido”, other “o git levou mais de %(seconds)lld segundos e foi interrompido”
        ///
        /// Why something of git cannot be had. seconds is the limit.
        package static func tookTooLong(seconds: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 293, [.integer(seconds)])
        }

        /// “there is no file or revision “%(name)@””
        ///
        /// - pt-BR: “não existe arquivo ou revisão “%(name)@””
        ///
        /// What was asked to be compared is not there. name is what was typed.
        package static func unknownRevision(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 294, [.string(name)])
        }
    }

    /// The strings git_setup.*
    package nonisolated enum GitSetup {
        /// “Now git merges catalogs text by text, and shows differences of catalogs and tables by key.”
        ///
        /// - pt-BR: “Agora o git mescla catálogos texto por texto e mostra diferenças de catálogos e tabelas por chave.”
        ///
        /// Printed by `fitloc git install` when it has set up git.
        package static var done: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 278)
        }

        /// “Removed %(path)@, which held nothing else.”
        ///
        /// - pt-BR: “%(path)@ foi removido, pois não continha mais nada.”
        ///
        /// Printed by `fitloc git uninstall`. path is a file that had no other lines.
        package static func fileRemoved(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 279, [.string(path)])
        }

        /// “Nothing to do: git uses fitloc already.”
        ///
        /// - pt-BR: “Nada a fazer: o git já usa o fitloc.”
        ///
        /// Printed by `fitloc git install` where all is set up already.
        package static var known: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 280)
        }

        /// “Not so where GitHub, GitLab or another host merges, nor on machines without fitloc or where `fitloc git install` was not run: git merges lines there, as ever.”
        ///
        /// - pt-BR: “Isso não vale onde o GitHub, o GitLab ou outro serviço faz a mesclagem, nem em máquinas sem o fitloc ou onde `fitloc git install` não foi executado: ali o git mescla linhas, como sempre.”
        ///
        /// Printed by `fitloc git install`: where it has no effect. GitHub and GitLab are hosts of repositories.
        package static var limits: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 281)
        }

        /// “%(path)@ says which files go through fitloc; commit it, so that your team has it.”
        ///
        /// - pt-BR: “%(path)@ diz quais arquivos passam pelo fitloc; faça commit dele, para que sua equipe o tenha.”
        ///
        /// Printed by `fitloc git install`. path is the file .gitattributes of the repository.
        package static func linesAdded(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 282, [.string(path)])
        }

        /// “%(path)@ says for all your repositories which files go through fitloc.”
        ///
        /// - pt-BR: “%(path)@ diz, para todos os seus repositórios, quais arquivos passam pelo fitloc.”
        ///
        /// Printed by `fitloc git install --global`. path is the file of a person’s own attributes.
        package static func linesAddedForAll(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 283, [.string(path)])
        }

        /// “Took the lines about fitloc out of %(path)@.”
        ///
        /// - pt-BR: “As linhas sobre o fitloc foram retiradas de %(path)@.”
        ///
        /// Printed by `fitloc git uninstall`. path is a file that had other lines too.
        package static func linesRemoved(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 284, [.string(path)])
        }

        /// “Now git merges and compares without fitloc again.”
        ///
        /// - pt-BR: “Agora o git volta a mesclar e comparar sem o fitloc.”
        ///
        /// Printed by `fitloc git uninstall` when it is done.
        package static var undone: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 285)
        }

        /// “Nothing to do: git does not use fitloc.”
        ///
        /// - pt-BR: “Nada a fazer: o git não usa o fitloc.”
        ///
        /// Printed by `fitloc git uninstall` where nothing was set up.
        package static var unknown: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 286)
        }
    }

    /// The strings import.*
    package nonisolated enum Import {
        /// “imported %1$(count)lld texts into %2$(place)@”
        ///
        /// - en: one “imported %1$(count)lld text into %2$(place)@”, other “imported %1$(count)lld texts into %2$(place)@”
        /// - pt-BR: one “importado %1$(count)lld texto em %2$(place)@”, other “importados %1$(count)lld textos em %2$(place)@”
        ///
        /// What `fitloc import` did. count is how many texts were written, place the file.
        package static func changed(count: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 304, [.integer(count), .string(place)])
        }

        /// “%(path)@ leads out of the folder; nothing was imported”
        ///
        /// - pt-BR: “%(path)@ leva para fora da pasta; nada foi importado”
        ///
        /// Refusal: a file for translators names a path outside the project. path is that path in quotes.
        package static func climbs(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 305, [.string(path)])
        }

        /// “the column %(name)@ is no language and is left aside”
        ///
        /// - pt-BR: “a coluna %(name)@ não é um idioma e fica de lado”
        ///
        /// Behind “note:” and a place: a column of a spreadsheet. name is its heading in quotes.
        package static func column(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 306, [.string(name)])
        }

        /// “%(count)lld keys are new”
        ///
        /// - en: one “%(count)lld key is new”, other “%(count)lld keys are new”
        /// - pt-BR: one “%(count)lld chave é nova”, other “%(count)lld chaves são novas”
        ///
        /// Behind what `fitloc import --create` did, after a semicolon. count is how many keys came in.
        package static func created(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 307, [.integer(count)])
        }

        /// “%1$(count)lld texts for %2$(name)@ are left out: %3$(reason)@”
        ///
        /// - en: one “%1$(count)lld text for %2$(name)@ is left out: %3$(reason)@”, other “%1$(count)lld texts for %2$(name)@ are left out: %3$(reason)@”
        /// - pt-BR: one “%1$(count)lld texto para %2$(name)@ fica de fora: %3$(reason)@”, other “%1$(count)lld textos para %2$(name)@ ficam de fora: %3$(reason)@”
        ///
        /// Behind “warning:” and a place in a file for translators. count is how many texts are not imported, name the table's path in quotes, reason a part of a sentence.
        package static func leftOut(count: Swift.Int, name: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 316, [.integer(count), .string(name), .string(reason)])
        }

        /// “%1$(path)@: a translation memory is not imported; to fill what is missing from it, use fitloc fill --from tmx:%1$(path)@”
        ///
        /// - pt-BR: “%1$(path)@: uma memória de tradução não é importada; para preencher com ela o que falta, use fitloc fill --from tmx:%1$(path)@”
        ///
        /// Refusal of an argument that ends in .tmx. path is what was given.
        package static func memory(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 319, [.string(path)])
        }

        /// “it does not say which language it is for (target-language)”
        ///
        /// - pt-BR: “não diz para que idioma é (target-language)”
        ///
        /// What is wrong with a file for translators.
        package static var noLanguage: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 320)
        }

        /// “it does not say which table it is for; --catalog FILE does:”
        ///
        /// - pt-BR: “não diz para que tabela é; --catalog FILE diz:”
        ///
        /// Refusal, above a list of tables.
        package static var noName: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 321)
        }

        /// “no table here is called %(name)@; --catalog FILE says which one is meant”
        ///
        /// - pt-BR: “nenhuma tabela aqui se chama %(name)@; --catalog FILE diz qual é”
        ///
        /// Refusal: a file for translators names a table that is not there. name is its path in quotes.
        package static func noTable(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 322, [.string(name)])
        }

        /// “nothing to import into %(path)@”
        ///
        /// - pt-BR: “nada a importar em %(path)@”
        ///
        /// What `fitloc import` did. path is the file.
        package static func nothing(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 323, [.string(path)])
        }

        /// “several tables here could be %(name)@; --catalog FILE says which one is meant:”
        ///
        /// - pt-BR: “várias tabelas aqui poderiam ser %(name)@; --catalog FILE diz qual é:”
        ///
        /// Refusal, above a list of tables. name is a path in quotes.
        package static func severalTables(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 342, [.string(name)])
        }

        /// “skipped %(name)@ (%(language)@): %(reason)@”
        ///
        /// - pt-BR: “pulado: %(name)@ (%(language)@): %(reason)@”
        ///
        /// Behind “warning:” and a place: a translation was not taken. name is the text's name in quotes, language a tag, reason a part of a sentence.
        package static func skipped(name: Swift.String, language: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 343, [.string(name), .string(language), .string(reason)])
        }

        /// “%(count)lld skipped”
        ///
        /// - en: one “%(count)lld skipped”, other “%(count)lld skipped”
        /// - pt-BR: one “%(count)lld pulado”, other “%(count)lld pulados”
        ///
        /// Behind what `fitloc import` did, after a semicolon. count is how many translations were not taken.
        package static func skippedCount(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 344, [.integer(count)])
        }

        /// “it has more than %(limit)lld texts”
        ///
        /// - en: one “it has more than %(limit)lld text”, other “it has more than %(limit)lld texts”
        /// - pt-BR: one “tem mais de %(limit)lld texto”, other “tem mais de %(limit)lld textos”
        ///
        /// What is wrong with a file for translators. limit is the greatest number of texts.
        package static func tooManyUnits(limit: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 346, [.integer(limit)])
        }

        /// “%(count)lld were so already”
        ///
        /// - en: one “%(count)lld was so already”, other “%(count)lld were so already”
        /// - pt-BR: one “%(count)lld já estava assim”, other “%(count)lld já estavam assim”
        ///
        /// Behind what `fitloc import` did, after a semicolon. count is how many translations the file has already.
        package static func unchanged(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 347, [.integer(count)])
        }

        /// “%1$(path)@: a file to import ends in .xliff, .xcloc, .csv, .po, .arb or .json, or in .xml for Android”
        ///
        /// - pt-BR: “%1$(path)@: um arquivo a importar termina em .xliff, .xcloc, .csv, .po, .arb ou .json, ou em .xml para o Android”
        ///
        /// Refusal of an argument. path is what was given.
        package static func unknownFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 348, [.string(path)])
        }

        /// “%(count)lld without translation”
        ///
        /// - en: one “%(count)lld without translation”, other “%(count)lld without translation”
        /// - pt-BR: one “%(count)lld sem tradução”, other “%(count)lld sem tradução”
        ///
        /// Behind what `fitloc import` did, after a semicolon. count is how many texts have no translation.
        package static func untranslated(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 349, [.integer(count)])
        }

        /// The strings import.android.*
        package nonisolated enum Android {
            /// “a \u in it lacks four hexadecimal digits of a character”
            ///
            /// - pt-BR: “falta a um \u os quatro dígitos hexadecimais de um caractere”
            ///
            /// Why a translation in a file of Android's resources is not taken.
            package static var escape: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 295)
            }

            /// “it has markup in it, %(element)@, which tables have no place for”
            ///
            /// - pt-BR: “ele tem marcação, %(element)@, para a qual tabelas não têm lugar”
            ///
            /// Why a translation in a file of Android's resources is not taken. element is a tag such as <b>.
            package static func markup(element: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 296, [.string(element)])
            }

            /// “%(path)@: a file of Android's resources lies in a folder that tells its language, such as values-pt-rBR”
            ///
            /// - pt-BR: “%(path)@: um arquivo de recursos do Android fica em uma pasta que diz o idioma, como values-pt-rBR”
            ///
            /// Refusal of a file of Android's resources. path is the file. values-pt-rBR is an example of a folder.
            package static func noLanguage(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 297, [.string(path)])
            }

            /// “a resource has no name”
            ///
            /// - pt-BR: “um recurso não tem nome”
            ///
            /// Refusal of a file of Android's resources.
            package static var noName: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 298)
            }

            /// “%(path)@ is not there, so nothing tells whether the source still says what was translated”
            ///
            /// - pt-BR: “%(path)@ não existe, e nada diz se o original ainda é o que foi traduzido”
            ///
            /// Note about a file of Android's resources. path is the file of the source language that is not there.
            package static func noSource(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 299, [.string(path)])
            }

            /// “it is no file of Android's resources: its first element is %(name)@”
            ///
            /// - pt-BR: “não é um arquivo de recursos do Android: seu primeiro elemento é %(name)@”
            ///
            /// Refusal of a file. name is the name of its outermost element, in quotes.
            package static func otherElement(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 300, [.string(name)])
            }

            /// “the key is of another kind: with plural cases, or without”
            ///
            /// - pt-BR: “a chave é de outro tipo: com casos de plural, ou sem”
            ///
            /// Why a translation in a file of Android's resources is not taken: it is a plain text for a key with plural cases, or the other way round.
            package static var otherKind: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 301)
            }

            /// “it names another resource”
            ///
            /// - pt-BR: “ele remete a outro recurso”
            ///
            /// Why a translation in a file of Android's resources is not taken.
            package static var reference: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 302)
            }

            /// “it changes what stands round the number, which the catalog has once for all cases”
            ///
            /// - pt-BR: “ele muda o que está em volta do número, que o catálogo tem uma só vez para todos os casos”
            ///
            /// Why a translation in a file of Android's resources is not taken: the catalog has a sentence once for all plural cases of a number in it.
            package static var sentence: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 303)
            }
        }

        /// The strings import.csv.*
        package nonisolated enum Csv {
            /// “two columns are called %(name)@”
            ///
            /// - pt-BR: “duas colunas se chamam %(name)@”
            ///
            /// What is wrong with a CSV file. name is a heading in quotes.
            package static func doubledColumn(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 308, [.string(name)])
            }

            /// “no column is called “key””
            ///
            /// - pt-BR: “nenhuma coluna se chama “key””
            ///
            /// What is wrong with a CSV file; key is the heading of a column.
            package static var noKeyColumn: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 309)
            }

            /// “no column is called by a language, such as pt-BR”
            ///
            /// - pt-BR: “nenhuma coluna tem o nome de um idioma, como pt-BR”
            ///
            /// What is wrong with a CSV file.
            package static var noLanguageColumn: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 310)
            }

            /// “something follows the quote that closes a cell”
            ///
            /// - pt-BR: “há algo depois da aspa que fecha uma célula”
            ///
            /// What is wrong with a CSV file.
            package static var textAfterQuote: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 311)
            }

            /// “the row has more cells than there are columns”
            ///
            /// - pt-BR: “a linha tem mais células do que há colunas”
            ///
            /// What is wrong with a CSV file.
            package static var tooManyCells: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 312)
            }

            /// “a quote opens a cell here and none closes it”
            ///
            /// - pt-BR: “aqui uma aspa abre uma célula e nenhuma a fecha”
            ///
            /// What is wrong with a CSV file.
            package static var unclosedQuote: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 313)
            }
        }

        /// The strings import.json.*
        package nonisolated enum Json {
            /// “the outermost value must be an object”
            ///
            /// - pt-BR: “o valor mais externo deve ser um objeto”
            ///
            /// Refusal of a JSON file of texts.
            package static var noObject: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 314)
            }

            /// “a text, or an object of texts, must stand here”
            ///
            /// - pt-BR: “aqui deve haver um texto ou um objeto de textos”
            ///
            /// Refusal of a JSON file of texts: a number or the like stands in it.
            package static var noText: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 315)
            }
        }

        /// The strings import.left_out.*
        package nonisolated enum LeftOut {
            /// “no table here is called so”
            ///
            /// - pt-BR: “nenhuma tabela aqui se chama assim”
            ///
            /// Why texts are not imported.
            package static var noTable: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 317)
            }

            /// “these tables could all be meant; --catalog FILE says which one”
            ///
            /// - pt-BR: “todas estas tabelas poderiam ser; --catalog FILE diz qual”
            ///
            /// Why texts are not imported, above a list of tables.
            package static var severalTables: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 318)
            }
        }

        /// The strings import.po.*
        package nonisolated enum Po {
            /// “a backslash that begins no escape, or bytes that are no text”
            ///
            /// - pt-BR: “uma barra invertida que não inicia nenhum escape, ou bytes que não são texto”
            ///
            /// Refusal of a PO file: a string in it has a wrong escape.
            package static var badEscape: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 324)
            }

            /// “the header says the character set %1$(name)@; PO files are read in UTF-8”
            ///
            /// - pt-BR: “o cabeçalho diz o conjunto de caracteres %1$(name)@; arquivos PO são lidos em UTF-8”
            ///
            /// Refusal of a PO file. name is the character set that its header says.
            package static func characterSet(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 325, [.string(name)])
            }

            /// “%1$(keyword)@ stands twice in one message”
            ///
            /// - pt-BR: “%1$(keyword)@ aparece duas vezes em uma mensagem”
            ///
            /// Refusal of a PO file. keyword is msgid, msgstr or the like.
            package static func doubled(keyword: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 326, [.string(keyword)])
            }

            /// “the header counts no plural form %1$(number)lld”
            ///
            /// - pt-BR: “o cabeçalho não conta nenhuma forma de plural %1$(number)lld”
            ///
            /// Refusal of a PO file. number is that of a plural form, from 0.
            package static func form(number: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 327, [.integer(number)])
            }

            /// “the message has no %1$(keyword)@”
            ///
            /// - pt-BR: “a mensagem não tem %1$(keyword)@”
            ///
            /// Refusal of a PO file. keyword is msgid or msgstr, which a message lacks.
            package static func missing(keyword: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 328, [.string(keyword)])
            }

            /// “Plural-Forms says %1$(text)@, which describes no forms”
            ///
            /// - pt-BR: “Plural-Forms diz %1$(text)@, o que não descreve formas”
            ///
            /// Refusal of a PO file. text is what its header Plural-Forms says.
            package static func pluralForms(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 329, [.string(text)])
            }

            /// “a string does not end on its line”
            ///
            /// - pt-BR: “uma string não termina na sua linha”
            ///
            /// Refusal of a PO file: a quote is missing.
            package static var unclosedString: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 330)
            }

            /// “a keyword or a string must stand here, not %1$(text)@”
            ///
            /// - pt-BR: “aqui deve haver uma palavra-chave ou uma string, não %1$(text)@”
            ///
            /// Refusal of a PO file. text is what stands in the wrong place.
            package static func unexpected(text: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 331, [.string(text)])
            }
        }

        /// The strings import.reason.*
        package nonisolated enum Reason {
            /// “it names %1$(name)@, which the text does not have”
            ///
            /// - pt-BR: “ela cita %1$(name)@, que o texto não tem”
            ///
            /// Why a translation was skipped. name is that of an argument or of a case.
            package static func argument(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 332, [.string(name)])
            }

            /// “the table has the key more than once”
            ///
            /// - pt-BR: “a tabela tem a chave mais de uma vez”
            ///
            /// Why a translation was not taken.
            package static var doubledKey: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 333)
            }

            /// “the file has another translation of it above”
            ///
            /// - pt-BR: “o arquivo tem outra tradução dele acima”
            ///
            /// Why a translation was not taken.
            package static var doubledUnit: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 334)
            }

            /// “the key is marked as not to be translated”
            ///
            /// - pt-BR: “a chave está marcada como não traduzível”
            ///
            /// Why a translation was not taken.
            package static var notTranslated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 335)
            }

            /// “the source text was %(old)@ and is %(new)@ now”
            ///
            /// - pt-BR: “o texto original era %(old)@ e agora é %(new)@”
            ///
            /// Why a translation was not taken. old is what was translated, new what the source language says now, both in quotes.
            package static func sourceChanged(old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 336, [.string(old), .string(new)])
            }

            /// “its braces or quotes make no message”
            ///
            /// - pt-BR: “suas chaves ou aspas não formam uma mensagem”
            ///
            /// Why a translation was skipped: its braces or quotes are wrong.
            package static var syntax: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 337)
            }

            /// “it is not finished”
            ///
            /// - pt-BR: “não está pronta”
            ///
            /// Why a translation was not taken.
            package static var unfinished: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 338)
            }

            /// “the table has no such key”
            ///
            /// - pt-BR: “a tabela não tem essa chave”
            ///
            /// Why a translation was not taken.
            package static var unknownKey: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 339)
            }

            /// “the key has no such text”
            ///
            /// - pt-BR: “a chave não tem esse texto”
            ///
            /// Why a translation was not taken.
            package static var unknownPart: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 340)
            }

            /// “it names the variable of the plural, which is not translated”
            ///
            /// - pt-BR: “dá nome à variável do plural, que não se traduz”
            ///
            /// Why a translation was not taken: it names a variable of a legacy plural.
            package static var variableName: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 341)
            }
        }

        /// The strings import.tmx.*
        package nonisolated enum Tmx {
            /// “it is no translation memory (TMX): its first element is %(name)@”
            ///
            /// - pt-BR: “não é memória de tradução (TMX): seu primeiro elemento é %(name)@”
            ///
            /// What is wrong with a translation memory. name is the outermost element in quotes.
            package static func otherElement(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 345, [.string(name)])
            }
        }

        /// The strings import.xliff.*
        package nonisolated enum Xliff {
            /// “it defines entities, which a file for translators has no need of; take the definitions out”
            ///
            /// - pt-BR: “ele define entidades, das quais um arquivo para tradutores não precisa; tire as definições”
            ///
            /// What is wrong with an XLIFF file.
            package static var definitions: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 350)
            }

            /// “it refers to the entity %(name)@, which XML does not have”
            ///
            /// - pt-BR: “refere-se à entidade %(name)@, que o XML não tem”
            ///
            /// What is wrong with an XLIFF file. name is an entity in quotes.
            package static func entity(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 351, [.string(name)])
            }

            /// “a trans-unit has no id”
            ///
            /// - pt-BR: “uma trans-unit não tem id”
            ///
            /// What is wrong with an XLIFF file.
            package static var noId: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 352)
            }

            /// “it is no XLIFF: its first element is %(name)@”
            ///
            /// - pt-BR: “não é XLIFF: seu primeiro elemento é %(name)@”
            ///
            /// What is wrong with an XLIFF file. name is the outermost element in quotes.
            package static func otherElement(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 353, [.string(name)])
            }

            /// “elements lie within one another more than %(limit)lld times”
            ///
            /// - en: one “elements lie within one another more than %(limit)lld time”, other “elements lie within one another more than %(limit)lld times”
            /// - pt-BR: one “há elementos uns dentro dos outros mais de %(limit)lld vez”, other “há elementos uns dentro dos outros mais de %(limit)lld vezes”
            ///
            /// What is wrong with an XLIFF file. limit is a number.
            package static func tooDeep(limit: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 354, [.integer(limit)])
            }

            /// “it is too large to be read”
            ///
            /// - pt-BR: “é grande demais para ser lido”
            ///
            /// What is wrong with an XLIFF file.
            package static var tooLarge: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 355)
            }

            /// “the file ends before its elements do”
            ///
            /// - pt-BR: “o arquivo termina antes dos seus elementos”
            ///
            /// What is wrong with an XLIFF file.
            package static var truncated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 356)
            }

            /// “its version is %(version)@; XLIFF 1.2 is read”
            ///
            /// - pt-BR: “sua versão é %(version)@; lê-se XLIFF 1.2”
            ///
            /// What is wrong with an XLIFF file. version is its version in quotes.
            package static func version(version: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 357, [.string(version)])
            }
        }
    }

    /// The strings init.*
    package nonisolated enum Init {
        /// “%(count)lld files cannot be read; `fitloc lint` says why.”
        ///
        /// - en: one “%(count)lld file cannot be read; `fitloc lint` says why.”, other “%(count)lld files cannot be read; `fitloc lint` says why.”
        /// - pt-BR: one “%(count)lld arquivo não pode ser lido; `fitloc lint` diz por quê.”, other “%(count)lld arquivos não podem ser lidos; `fitloc lint` diz por quê.”
        ///
        /// Files that `fitloc init` could not read. count is how many.
        package static func broken(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 358, [.integer(count)])
        }

        /// “Every source text is translated into the required languages: a gap will be an error.”
        ///
        /// - pt-BR: “Todo texto original está traduzido nos idiomas obrigatórios: uma lacuna será um erro.”
        ///
        /// What `fitloc init` chose: no language lacks a text.
        package static var complete: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 359)
        }

        /// “%(count)lld errors are left that people would notice.”
        ///
        /// - en: one “%(count)lld error is left that people would notice.”, other “%(count)lld errors are left that people would notice.”
        /// - pt-BR: one “Resta %(count)lld erro que as pessoas notariam.”, other “Restam %(count)lld erros que as pessoas notariam.”
        ///
        /// What `fitloc init` says of the findings that are left; it has read tables and no code. count is the number of errors.
        package static func errors(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 360, [.integer(count)])
        }

        /// “Gaps in %(languages)@ are warnings for now, so that errors are what crashes or misleads.”
        ///
        /// - pt-BR: “Lacunas em %(languages)@ são avisos por enquanto, para que erros sejam o que trava ou engana.”
        ///
        /// What `fitloc init` chose. languages is a list of languages that lack texts.
        package static func gaps(languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 361, [.string(languages)])
        }

        /// “Gaps in %(count)lld languages are warnings for now, so that errors are what crashes or misleads.”
        ///
        /// - en: one “Gaps in %(count)lld language are warnings for now, so that errors are what crashes or misleads.”, other “Gaps in %(count)lld languages are warnings for now, so that errors are what crashes or misleads.”
        /// - pt-BR: one “Lacunas em %(count)lld idioma são avisos por enquanto, para que erros sejam o que trava ou engana.”, other “Lacunas em %(count)lld idiomas são avisos por enquanto, para que erros sejam o que trava ou engana.”
        ///
        /// What `fitloc init` chose. count is the number of languages that lack texts, more than eight.
        package static func gapsInMany(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 362, [.integer(count)])
        }

        /// “Left out: %1$(count)lld tables in %2$(folders)@”
        ///
        /// - en: one “Left out: %1$(count)lld table in %2$(folders)@”, other “Left out: %1$(count)lld tables in %2$(folders)@”
        /// - pt-BR: one “De fora: %1$(count)lld tabela em %2$(folders)@”, other “De fora: %1$(count)lld tabelas em %2$(folders)@”
        ///
        /// What `fitloc init` leaves out: tables in folders of tests. folders is a list. count is how many.
        package static func leftOut(count: Swift.Int, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 363, [.integer(count), .string(folders)])
        }

        /// “… and %(count)lld more”
        ///
        /// - en: one “… and %(count)lld more”, other “… and %(count)lld more”
        /// - pt-BR: one “… e mais %(count)lld”, other “… e mais %(count)lld”
        ///
        /// Last line of a list of tables that was cut short.
        package static func more(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 364, [.integer(count)])
        }

        /// “No error is left.”
        ///
        /// - pt-BR: “Não resta nenhum erro.”
        ///
        /// What `fitloc init` says of the findings that are left.
        package static var noErrors: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 371)
        }

        /// “not listed in the project: not required”
        ///
        /// - pt-BR: “não consta no projeto: não obrigatório”
        ///
        /// Mark in a table: why a language is not among the required ones. The project is Xcode’s.
        package static var notListed: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 372)
        }

        /// “less than half: not required”
        ///
        /// - pt-BR: “menos da metade: não obrigatório”
        ///
        /// Mark in a table: why a language is not among the required ones.
        package static var notRequired: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 373)
        }

        /// “No catalogs or tables found below this folder.”
        ///
        /// - pt-BR: “Nenhum catálogo ou tabela foi encontrado abaixo desta pasta.”
        ///
        /// `fitloc init` found no tables.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 374)
        }

        /// “Source language and languages as %(path)@ lists them.”
        ///
        /// - pt-BR: “Idioma original e idiomas conforme %(path)@.”
        ///
        /// A line below the table of languages. path: the Xcode project, such as App.xcodeproj; what it says decides which of them are required.
        package static func project(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 375, [.string(path)])
        }

        /// “Accept the %(count)lld findings there are today, so that only new ones are shown? [y/N]”
        ///
        /// - en: one “Accept the %(count)lld finding there is today, so that only new ones are shown? [y/N]”, other “Accept the %(count)lld findings there are today, so that only new ones are shown? [y/N]”
        /// - pt-BR: one “Aceitar %(count)lld achado de hoje, para mostrar só os novos? [s/N]”, other “Aceitar os %(count)lld achados de hoje, para mostrar só os novos? [s/N]”
        ///
        /// What `fitloc init` asks on a terminal; the answer is yes or no, and no where it is empty. count is the number of findings.
        package static func question(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 376, [.integer(count)])
        }

        /// “source”
        ///
        /// - pt-BR: “original”
        ///
        /// Mark in a table: the language that texts are translated from.
        package static var source: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 377)
        }

        /// “%1$(count)lld Swift files in %2$(folders)@”
        ///
        /// - en: one “%1$(count)lld Swift file in %2$(folders)@”, other “%1$(count)lld Swift files in %2$(folders)@”
        /// - pt-BR: one “%1$(count)lld arquivo Swift em %2$(folders)@”, other “%1$(count)lld arquivos Swift em %2$(folders)@”
        ///
        /// How much Swift code there is, and in which folders. count is the number of files.
        package static func sources(count: Swift.Int, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 378, [.integer(count), .string(folders)])
        }

        /// “%(count)lld Swift files in %(folders)@; fitloc-sources is not there to look for look-up functions in them”
        ///
        /// - en: one “%(count)lld Swift file in %(folders)@; fitloc-sources is not there to look for look-up functions in it”, other “%(count)lld Swift files in %(folders)@; fitloc-sources is not there to look for look-up functions in them”
        /// - pt-BR: one “%(count)lld arquivo Swift em %(folders)@; sem o fitloc-sources, funções de busca não foram procuradas nele”, other “%(count)lld arquivos Swift em %(folders)@; sem o fitloc-sources, funções de busca não foram procuradas neles”
        ///
        /// A line of what was found in a folder: Swift code that was not read, since fitloc-sources, a program, is missing. count: the number of files; folders: where they lie.
        package static func sourcesUnread(count: Swift.Int, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 379, [.integer(count), .string(folders)])
        }

        /// “%1$(count)lld Swift files in %2$(folders)@; strings are looked up by”
        ///
        /// - en: one “%1$(count)lld Swift file in %2$(folders)@; strings are looked up by”, other “%1$(count)lld Swift files in %2$(folders)@; strings are looked up by”
        /// - pt-BR: one “%1$(count)lld arquivo Swift em %2$(folders)@; os textos são buscados por”, other “%1$(count)lld arquivos Swift em %2$(folders)@; os textos são buscados por”
        ///
        /// The same above a list of functions that look strings up. count is the number of files, folders a list.
        package static func sourcesWithHelpers(count: Swift.Int, folders: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 380, [.integer(count), .string(folders)])
        }

        /// “Switched on, since they found something here and are nearly always right: %(rules)@.”
        ///
        /// - pt-BR: “Ativadas, pois encontraram algo aqui e quase sempre acertam: %(rules)@.”
        ///
        /// What `fitloc init` chose. rules is a list of names of rules, each with how often it found something.
        package static func switchedOn(rules: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 381, [.string(rules)])
        }

        /// “Wrote %(file)@.”
        ///
        /// - pt-BR: “%(file)@ gravado.”
        ///
        /// A line of `fitloc init`. file is the configuration.
        package static func wrote(file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 382, [.string(file)])
        }

        /// “Wrote %(file)@; required: %(languages)@.”
        ///
        /// - pt-BR: “%(file)@ gravado; obrigatórios: %(languages)@.”
        ///
        /// Last line of `fitloc init`. languages are those that every key must have. file is the configuration.
        package static func wroteRequired(file: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 383, [.string(file), .string(languages)])
        }

        /// The strings init.next.*
        package nonisolated enum Next {
            /// “accepts the %(count)lld warnings and notes of today”
            ///
            /// - en: one “accepts the %(count)lld warning or note of today”, other “accepts the %(count)lld warnings and notes of today”
            /// - pt-BR: one “aceita %(count)lld aviso ou nota de hoje”, other “aceita os %(count)lld avisos e notas de hoje”
            ///
            /// Behind the command `fitloc init --force --baseline`: what it does. count is how many warnings and notes there are.
            package static func baseline(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 365, [.integer(count)])
            }

            /// “in each clone: git merges catalogs text by text”
            ///
            /// - pt-BR: “em cada clone: o git mescla catálogos texto por texto”
            ///
            /// Behind the command `fitloc git install`: what it is for.
            package static var git: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 366)
            }

            /// “Next:”
            ///
            /// - pt-BR: “A seguir:”
            ///
            /// Above the commands that a person may run after `fitloc init`.
            package static var heading: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 367)
            }

            /// “shows what is found today”
            ///
            /// - pt-BR: “mostra o que há hoje”
            ///
            /// Behind the command `fitloc lint`: what it does.
            package static var lint: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 368)
            }

            /// “Others get fitloc by `scripts/install` in a clone of it; docs/ci.md there has workflows for CI.”
            ///
            /// - pt-BR: “Outras pessoas obtêm o fitloc com `scripts/install` em um clone dele; lá, docs/ci.md tem workflows de CI.”
            ///
            /// Last line of `fitloc init`: how others get the program. docs/ci.md is a page of its documentation.
            package static var others: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 369)
            }

            /// “for CI and hooks: only what a branch changes”
            ///
            /// - pt-BR: “para CI e hooks: só o que um ramo altera”
            ///
            /// Behind the command `fitloc lint --since origin/main`: what it is for.
            package static var since: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 370)
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
            CatalogRuntime.LocalizedString(table_CLI, 384, [.string(changed), .string(files)])
        }

        /// “finished a change that was interrupted; wrote %(files)@”
        ///
        /// - pt-BR: “uma alteração interrompida foi concluída; arquivos gravados: %(files)@”
        ///
        /// A command that was killed halfway through a change of several files is finished by this one. files is a list of the files that were still to be written.
        package static func finished(files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 385, [.string(files)])
        }

        /// “%(files)@: a change to this table was interrupted; fitloc lint --fix, or the next command that writes to it, finishes it”
        ///
        /// - pt-BR: “%(files)@: uma alteração nesta tabela foi interrompida; fitloc lint --fix, ou o próximo comando que gravar nela, conclui a alteração”
        ///
        /// `fitloc lint` found that a command was killed halfway through a change of several files. files is a list of the files that are still to be written.
        package static func found(files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 386, [.string(files)])
        }
    }

    /// The strings language.*
    package nonisolated enum Language {
        /// “added %1$(language)@ to %2$(path)@: %3$(count)lld texts to translate”
        ///
        /// - en: one “added %1$(language)@ to %2$(path)@: %3$(count)lld text to translate”, other “added %1$(language)@ to %2$(path)@: %3$(count)lld texts to translate”
        /// - pt-BR: one “%1$(language)@ adicionado a %2$(path)@: %3$(count)lld texto para traduzir”, other “%1$(language)@ adicionado a %2$(path)@: %3$(count)lld textos para traduzir”
        ///
        /// What `fitloc language add` did to a catalog. language is a tag; path is the file; count is how many keys got a text that is to be translated.
        package static func added(language: Swift.String, path: Swift.String, count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 387, [.string(language), .string(path), .integer(count)])
        }

        /// “added %1$(language)@: %2$(path)@, still without texts”
        ///
        /// - pt-BR: “%1$(language)@ adicionado: %2$(path)@, ainda sem textos”
        ///
        /// What `fitloc language add` did to a legacy table. language is a tag; path is the file that was made.
        package static func addedFile(language: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 388, [.string(language), .string(path)])
        }

        /// “%1$(place)@: “source-language” is still %2$(old)@; change it to %3$(new)@”
        ///
        /// - pt-BR: “%1$(place)@: “source-language” ainda é %2$(old)@; mude para %3$(new)@”
        ///
        /// The configuration still names the source language as it was. place is the configuration file; old and new are tags.
        package static func configuredSource(place: Swift.String, old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 389, [.string(place), .string(old), .string(new)])
        }

        /// “every table has %(language)@ already”
        ///
        /// - pt-BR: “todas as tabelas já têm %(language)@”
        ///
        /// `fitloc language add` found nothing to do. language is a tag.
        package static func everywhere(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 390, [.string(language)])
        }

        /// “%(path)@ has other files and stays”
        ///
        /// - pt-BR: “%(path)@ tem outros arquivos e fica”
        ///
        /// A folder of a language has other files and was left. path is the folder.
        package static func folderStays(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 391, [.string(path)])
        }

        /// “in the project”
        ///
        /// - pt-BR: “no projeto”
        ///
        /// Mark beside a language that the Xcode project lists.
        package static var inProject: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 392)
        }

        /// “required”
        ///
        /// - pt-BR: “exigido”
        ///
        /// Mark beside a language that every key must have.
        package static var isRequired: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 393)
        }

        /// “source”
        ///
        /// - pt-BR: “original”
        ///
        /// Mark beside the language that texts are translated from.
        package static var isSource: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 394)
        }

        /// “%1$(place)@: “languages” still lists %2$(language)@”
        ///
        /// - pt-BR: “%1$(place)@: “languages” ainda lista %2$(language)@”
        ///
        /// The configuration names a language that is gone. place is a file with a line; language is a tag.
        package static func listed(place: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 395, [.string(place), .string(language)])
        }

        /// “`%(command)@` fills in what the project says already”
        ///
        /// - pt-BR: “`%(command)@` preenche o que o projeto já diz”
        ///
        /// What to do after a language was added. command is a command line.
        package static func next(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 396, [.string(command)])
        }

        /// “no table here has a language”
        ///
        /// - pt-BR: “nenhuma tabela aqui tem um idioma”
        ///
        /// `fitloc language list` found none.
        package static var none: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 397)
        }

        /// “no table here has %(language)@”
        ///
        /// - pt-BR: “nenhuma tabela aqui tem %(language)@”
        ///
        /// Why a language cannot be removed or renamed. language is in quotation marks.
        package static func nowhere(language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 398, [.string(language)])
        }

        /// “the Xcode project lists its languages itself: --project %(argument)@ changes them too”
        ///
        /// - pt-BR: “o projeto do Xcode lista os próprios idiomas: --project %(argument)@ também os altera”
        ///
        /// An Xcode project lists languages too and was not changed. argument is its path, ready for the command line.
        package static func project(argument: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 399, [.string(argument)])
        }

        /// “changed the languages that %(path)@ lists”
        ///
        /// - pt-BR: “os idiomas que %(path)@ lista foram alterados”
        ///
        /// A file of an Xcode project was changed too. path is the file.
        package static func regions(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 400, [.string(path)])
        }

        /// “removed %1$(language)@ from %2$(path)@: %3$(count)lld keys”
        ///
        /// - en: one “removed %1$(language)@ from %2$(path)@: %3$(count)lld key”, other “removed %1$(language)@ from %2$(path)@: %3$(count)lld keys”
        /// - pt-BR: one “%1$(language)@ removido de %2$(path)@: %3$(count)lld chave”, other “%1$(language)@ removido de %2$(path)@: %3$(count)lld chaves”
        ///
        /// What `fitloc language remove` did to a table. language is a tag; path is the file or files; count is how many keys had a text in it.
        package static func removed(language: Swift.String, path: Swift.String, count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 401, [.string(language), .string(path), .integer(count)])
        }

        /// “renamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld keys”
        ///
        /// - en: one “renamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld key”, other “renamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld keys”
        /// - pt-BR: one “%1$(old)@ renomeado para %2$(new)@ em %3$(path)@: %4$(count)lld chave”, other “%1$(old)@ renomeado para %2$(new)@ em %3$(path)@: %4$(count)lld chaves”
        ///
        /// What `fitloc language rename` did to a table. old and new are tags; path is the file or files; count is how many keys have a text in it.
        package static func renamed(old: Swift.String, new: Swift.String, path: Swift.String, count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 402, [.string(old), .string(new), .string(path), .integer(count)])
        }

        /// “%1$(place)@: “languages” does not list %2$(language)@, so nothing requires it”
        ///
        /// - pt-BR: “%1$(place)@: “languages” não lista %2$(language)@, então nada o exige”
        ///
        /// The configuration does not name a new language. place is a file with a line; language is a tag.
        package static func unlisted(place: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 403, [.string(place), .string(language)])
        }
    }

    /// The strings legacy.*
    package nonisolated enum Legacy {
        /// “%(key)@ is in the table twice; remove one first”
        ///
        /// - pt-BR: “%(key)@ está na tabela duas vezes; remova uma antes”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. key is in quotation marks.
        package static func doubledKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 404, [.string(key)])
        }

        /// “%(key)@ is in the table twice, at %(first)@ and at %(second)@; remove one first”
        ///
        /// - pt-BR: “%(key)@ está na tabela duas vezes, em %(first)@ e em %(second)@; remova uma antes”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. key is in quotation marks, first and second are lines and columns.
        package static func doubledKeyAt(key: Swift.String, first: Swift.String, second: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 405, [.string(key), .string(first), .string(second)])
        }

        /// “the file is a binary property list with %(name)@ twice, of which one would be lost”
        ///
        /// - pt-BR: “o arquivo é uma property list binária com %(name)@ duas vezes, e uma delas se perderia”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. name is in quotation marks.
        package static func doubledNameInBinary(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 406, [.string(name)])
        }

        /// “%(key)@ is in the table already”
        ///
        /// - pt-BR: “%(key)@ já está na tabela”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. key is in quotation marks.
        package static func existingKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 407, [.string(key)])
        }

        /// “%(key)@ is in the table already, at %(place)@”
        ///
        /// - pt-BR: “%(key)@ já está na tabela, em %(place)@”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. key is in quotation marks, place a line and a column.
        package static func existingKeyAt(key: Swift.String, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 408, [.string(key), .string(place)])
        }

        /// “the change to %(key)@ would change other entries too”
        ///
        /// - pt-BR: “a mudança em %(key)@ mudaria também outras entradas”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. key is in quotation marks.
        package static func harmful(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 409, [.string(key)])
        }

        /// “%(key)@ is not in the table”
        ///
        /// - pt-BR: “%(key)@ não está na tabela”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. key is in quotation marks.
        package static func missingKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 410, [.string(key)])
        }

        /// “with the change to %(key)@ the file could not be read: %(reason)@”
        ///
        /// - pt-BR: “com a mudança em %(key)@ o arquivo não poderia ser lido: %(reason)@”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. key is in quotation marks, reason is English.
        package static func unreadable(key: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 411, [.string(key), .string(reason)])
        }

        /// “the change to %(key)@ cannot be written: %(reason)@”
        ///
        /// - pt-BR: “a mudança em %(key)@ não pode ser gravada: %(reason)@”
        ///
        /// Why a legacy table cannot be changed; stands behind its path and a colon. key is in quotation marks, reason is what the system says.
        package static func unwritable(key: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 412, [.string(key), .string(reason)])
        }
    }

    /// The strings lint.*
    package nonisolated enum Lint {
        /// “No findings in %#@keys@ of %#@files@.”
        ///
        /// - en: “No findings in %#@keys@ of %#@files@.”, files (one “%arg file”, other “%arg files”), keys (one “%arg key”, other “%arg keys”)
        /// - pt-BR: “Nenhum achado em %#@keys@ de %#@files@.”, files (one “%arg arquivo”, other “%arg arquivos”), keys (one “%arg chave”, other “%arg chaves”)
        ///
        /// Last line of `fitloc lint` where nothing was found. keys and files are how many were checked.
        package static func clean(keys: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 416, [.integer(keys), .integer(files)])
        }

        /// “No catalogs or tables found.”
        ///
        /// - pt-BR: “Nenhum catálogo ou tabela foi encontrado.”
        ///
        /// Last line of `fitloc lint` where there was nothing to check.
        package static var empty: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 421)
        }

        /// “%(count)lld errors”
        ///
        /// - en: one “%(count)lld error”, other “%(count)lld errors”
        /// - pt-BR: one “%(count)lld erro”, other “%(count)lld erros”
        ///
        /// Part of the headline of the summary: how many findings are errors.
        package static func errors(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 422, [.integer(count)])
        }

        /// “%(rule)@ knows only the history that this shallow clone has; git fetch --unshallow gets the rest”
        ///
        /// - pt-BR: “%(rule)@ só conhece o histórico que este clone raso tem; git fetch --unshallow busca o resto”
        ///
        /// `fitloc lint` says so on standard error. rule is the name of a rule. What begins with git is typed as it is.
        package static func historyCutOff(rule: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 429, [.string(rule)])
        }

        /// “%(rule)@ did not check %(languages)@: that takes hunspell and a dictionary; `apt-get install hunspell hunspell-pt-br` or `brew install hunspell`, and dictionaries in ~/Library/Spelling.”
        ///
        /// - pt-BR: “%(rule)@ não verificou %(languages)@: isso requer o hunspell e um dicionário; `apt-get install hunspell hunspell-pt-br` ou `brew install hunspell`, com os dicionários em ~/Library/Spelling.”
        ///
        /// `fitloc lint` says so on standard error. rule is the name of a rule, languages a list of language codes; what stands between ` is typed as it is.
        package static func noDictionary(rule: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 440, [.string(rule), .string(languages)])
        }

        /// “%(rule)@ was not asked of %(path)@: %(reason)@”
        ///
        /// - pt-BR: “%(rule)@ não foi verificada em %(path)@: %(reason)@”
        ///
        /// `fitloc lint` says so on standard error. rule is the name of a rule, path a file, reason a sentence on why git cannot tell its history.
        package static func noHistory(rule: Swift.String, path: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 441, [.string(rule), .string(path), .string(reason)])
        }

        /// “%(count)lld notes”
        ///
        /// - en: one “%(count)lld note”, other “%(count)lld notes”
        /// - pt-BR: one “%(count)lld observação”, other “%(count)lld observações”
        ///
        /// Part of the headline of the summary: how many findings are notes.
        package static func notes(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 442, [.integer(count)])
        }

        /// “Notes: %(rules)@; --verbose lists them.”
        ///
        /// - pt-BR: “Observações: %(rules)@; --verbose lista todas.”
        ///
        /// The notes that a report counts instead of listing them. rules is a list such as “12 double-space, 3 edge-whitespace”. What begins with -- is typed as it is.
        package static func notesCounted(rules: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 443, [.string(rules)])
        }

        /// “%1$(counts)@ in %2$#@keys@ of %3$#@files@”
        ///
        /// - en: “%1$(counts)@ in %2$#@keys@ of %3$#@files@”, files (one “%arg file”, other “%arg files”), keys (one “%arg key”, other “%arg keys”)
        /// - pt-BR: “%1$(counts)@ em %2$#@keys@ de %3$#@files@”, files (one “%arg arquivo”, other “%arg arquivos”), keys (one “%arg chave”, other “%arg chaves”)
        ///
        /// Headline of the summary of `fitloc lint`. counts is a list such as “2 errors, 1 warning”; keys and files are how many were checked.
        package static func summary(counts: Swift.String, keys: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 447, [.string(counts), .integer(keys), .integer(files)])
        }

        /// “%(count)lld warnings”
        ///
        /// - en: one “%(count)lld warning”, other “%(count)lld warnings”
        /// - pt-BR: one “%(count)lld aviso”, other “%(count)lld avisos”
        ///
        /// Part of the headline of the summary: how many findings are warnings.
        package static func warnings(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 448, [.integer(count)])
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
                CatalogRuntime.LocalizedString(table_CLI, 413, [.integer(keys), .integer(files)])
            }

            /// “No catalog or table has changed.”
            ///
            /// - pt-BR: “Nenhum catálogo ou tabela mudou.”
            ///
            /// Last line of `fitloc lint --since` where no file that it checks has changed.
            package static var empty: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 414)
            }

            /// “%1$(counts)@ in %2$#@keys@ of %3$#@files@”
            ///
            /// - en: “%1$(counts)@ in %2$#@keys@ of %3$#@files@”, files (one “%arg file”, other “%arg files”), keys (one “%arg changed key”, other “%arg changed keys”)
            /// - pt-BR: “%1$(counts)@ em %2$#@keys@ de %3$#@files@”, files (one “%arg arquivo”, other “%arg arquivos”), keys (one “%arg chave alterada”, other “%arg chaves alteradas”)
            ///
            /// Headline of the summary of `fitloc lint --since`. counts is a list such as “2 errors, 1 warning”; keys and files are how many of those that changed were checked.
            package static func summary(counts: Swift.String, keys: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 415, [.string(counts), .integer(keys), .integer(files)])
            }
        }

        /// The strings lint.code.*
        package nonisolated enum Code {
            /// “%(count)lld Swift files were read.”
            ///
            /// - en: one “%(count)lld Swift file was read.”, other “%(count)lld Swift files were read.”
            /// - pt-BR: one “%(count)lld arquivo Swift foi lido.”, other “%(count)lld arquivos Swift foram lidos.”
            ///
            /// A line of the summary of checks: how much code was looked at beside the tables. count: the number of Swift files.
            package static func read(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 417, [.integer(count)])
            }
        }

        /// The strings lint.coverage.*
        package nonisolated enum Coverage {
            /// “`fitloc lint --verbose` lists each key.”
            ///
            /// - pt-BR: “`fitloc lint --verbose` lista cada chave.”
            ///
            /// Below the table of languages in which texts are missing. What stands between ` is typed as it is.
            package static var all: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 418)
            }

            /// “`%(command)@` lists what is missing.”
            ///
            /// - pt-BR: “`%(command)@` lista o que falta.”
            ///
            /// Below the table of languages in which texts are missing. command is a command line; what stands between ` is typed as it is.
            package static func missing(command: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 419, [.string(command)])
            }

            /// “`fitloc review` goes through what needs review.”
            ///
            /// - pt-BR: “`fitloc review` percorre o que precisa de revisão.”
            ///
            /// Below the table of languages in which texts wait for review. What stands between ` is typed as it is.
            package static var review: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 420)
            }
        }

        /// The strings lint.fix.*
        package nonisolated enum Fix {
            /// “%1$#@findings@ in %2$#@files@:”
            ///
            /// - en: “%1$#@findings@ in %2$#@files@:”, files (one “%arg file”, other “%arg files”), findings (one “Fixed %arg finding”, other “Fixed %arg findings”)
            /// - pt-BR: “%1$#@findings@ em %2$#@files@:”, files (one “%arg arquivo”, other “%arg arquivos”), findings (one “%arg achado corrigido”, other “%arg achados corrigidos”)
            ///
            /// Above the lines of `fitloc lint --fix` that say which rules' findings were fixed, and how many. findings and files are how many.
            package static func done(findings: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 423, [.integer(findings), .integer(files)])
            }

            /// “--unsafe may change what people read and asks first, which needs a terminal; --yes makes all fixes, --dry-run shows them”
            ///
            /// - pt-BR: “--unsafe pode mudar o que as pessoas leem e pergunta antes, o que precisa de um terminal; --yes faz todas as correções, --dry-run as mostra”
            ///
            /// Refusal of `fitloc lint --fix --unsafe` where nobody can be asked. What begins with -- is typed as it is.
            package static var needsTerminal: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 424)
            }

            /// “Nothing to fix.”
            ///
            /// - pt-BR: “Nada para corrigir.”
            ///
            /// `fitloc lint --fix` found nothing that it can fix.
            package static var nothing: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 425)
            }

            /// “%1$#@findings@ in %2$#@files@:”
            ///
            /// - en: “%1$#@findings@ in %2$#@files@:”, files (one “%arg file”, other “%arg files”), findings (one “Would fix %arg finding”, other “Would fix %arg findings”)
            /// - pt-BR: “%1$#@findings@ em %2$#@files@:”, files (one “%arg arquivo”, other “%arg arquivos”), findings (one “%arg achado seria corrigido”, other “%arg achados seriam corrigidos”)
            ///
            /// Above the lines of `fitloc lint --fix --dry-run` that say which rules' findings would be fixed. findings and files are how many.
            package static func planned(findings: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 426, [.integer(findings), .integer(files)])
            }

            /// “Make them too? [y/N]”
            ///
            /// - pt-BR: “Fazer essas também? [s/N]”
            ///
            /// Question of `fitloc lint --fix --unsafe`. The capital letter is the answer of Enter.
            package static var question: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 427)
            }

            /// “These fixes may change what people read, or take out what a person wrote:”
            ///
            /// - pt-BR: “Estas correções podem mudar o que as pessoas leem ou retirar o que alguém escreveu:”
            ///
            /// `fitloc lint --fix --unsafe` lists rules and numbers below this line before it asks.
            package static var risks: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 428)
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
                CatalogRuntime.LocalizedString(table_CLI, 430, [.integer(count), .string(rules)])
            }

            /// “… and %(count)lld more languages; `fitloc stats` shows all”
            ///
            /// - en: one “… and %(count)lld more language; `fitloc stats` shows all”, other “… and %(count)lld more languages; `fitloc stats` shows all”
            /// - pt-BR: one “… e mais %(count)lld idioma; `fitloc stats` mostra todos”, other “… e mais %(count)lld idiomas; `fitloc stats` mostra todos”
            ///
            /// The last row of a table that has a row for each language: how many more there are. What stands between ` is typed as it is.
            package static func languages(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 431, [.integer(count)])
            }

            /// “%1$(count)lld %2$(rule)@”
            ///
            /// - pt-BR: “%1$(count)lld %2$(rule)@”
            ///
            /// A member of a list such as “12 double-space, 3 edge-whitespace”. count is a number of findings, rule the name of a rule.
            package static func rule(count: Swift.Int, rule: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 432, [.integer(count), .string(rule)])
            }

            /// “%(count)lld of other rules”
            ///
            /// - en: one “%(count)lld of another rule”, other “%(count)lld of other rules”
            /// - pt-BR: one “%(count)lld de outra regra”, other “%(count)lld de outras regras”
            ///
            /// The end of a list such as “12 double-space, 3 edge-whitespace”: count is how many findings are of none of the rules that it names.
            package static func rules(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 433, [.integer(count)])
            }

            /// “--max 0 prints all of them.”
            ///
            /// - pt-BR: “--max 0 mostra todos.”
            ///
            /// Below the line that says how many findings were not printed on a terminal. What begins with -- is typed as it is.
            package static var show: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 434)
            }
        }

        /// The strings lint.next.*
        package nonisolated enum Next {
            /// “`fitloc lint --write-baseline %(file)@` accepts what is there today, so that only what is new fails.”
            ///
            /// - pt-BR: “`fitloc lint --write-baseline %(file)@` aceita o que existe hoje, para que só o que é novo falhe.”
            ///
            /// What to do next, below the summary of many errors. file is the name of a file; what stands between ` is typed as it is.
            package static func baseline(file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 435, [.string(file)])
            }

            /// “`fitloc fill` fills what is not translated.”
            ///
            /// - pt-BR: “`fitloc fill` preenche o que não foi traduzido.”
            ///
            /// What to do next, below the summary, where texts are missing. What stands between ` is typed as it is.
            package static var fill: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 436)
            }

            /// “`fitloc lint --fix` fixes %(count)lld of them.”
            ///
            /// - en: one “`fitloc lint --fix` fixes %(count)lld of them.”, other “`fitloc lint --fix` fixes %(count)lld of them.”
            /// - pt-BR: one “`fitloc lint --fix` corrige %(count)lld deles.”, other “`fitloc lint --fix` corrige %(count)lld deles.”
            ///
            /// What to do next, below the summary. count is how many of the findings can be fixed.
            package static func fix(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 437, [.integer(count)])
            }

            /// “`--fix --unsafe` asks about %(count)lld whose fixes may change what people read.”
            ///
            /// - en: one “`--fix --unsafe` asks about %(count)lld whose fix may change what people read.”, other “`--fix --unsafe` asks about %(count)lld whose fixes may change what people read.”
            /// - pt-BR: one “`--fix --unsafe` pergunta sobre %(count)lld cuja correção pode mudar o que as pessoas leem.”, other “`--fix --unsafe` pergunta sobre %(count)lld cujas correções podem mudar o que as pessoas leem.”
            ///
            /// What to do next, below the summary. count is how many of the findings can be fixed only with the option --unsafe.
            package static func fixUnsafe(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 438, [.integer(count)])
            }

            /// “`fitloc rules %(rule)@` says why it matters.”
            ///
            /// - pt-BR: “`fitloc rules %(rule)@` explica por que isso importa.”
            ///
            /// What to do next, below the summary. rule is the name of a rule; what stands between ` is typed as it is.
            package static func rule(rule: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 439, [.string(rule)])
            }
        }

        /// The strings lint.severity.*
        package nonisolated enum Severity {
            /// “error”
            ///
            /// - pt-BR: “erro”
            ///
            /// A cell of a table: how bad it is that texts of a language are missing. The worst: the run fails.
            package static var error: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 444)
            }

            /// “note”
            ///
            /// - pt-BR: “observação”
            ///
            /// A cell of a table: how bad it is that texts of a language are missing. Only worth a look.
            package static var note: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 445)
            }

            /// “warning”
            ///
            /// - pt-BR: “aviso”
            ///
            /// A cell of a table: how bad it is that texts of a language are missing. Less bad than an error.
            package static var warning: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 446)
            }
        }
    }

    /// The strings list.*
    package nonisolated enum List {
        /// “%1$(count)lld more languages (%2$(languages)@): `--language` chooses”
        ///
        /// - en: one “%1$(count)lld more language (%2$(languages)@): `--language` chooses”, other “%1$(count)lld more languages (%2$(languages)@): `--language` chooses”
        /// - pt-BR: one “mais %1$(count)lld idioma (%2$(languages)@): `--language` escolhe”, other “mais %1$(count)lld idiomas (%2$(languages)@): `--language` escolhe”
        ///
        /// Below a table that has no room for all languages. languages is a list of some of them; --language is an option. count is how many languages have no room.
        package static func hidden(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 449, [.integer(count), .string(languages)])
        }

        /// “No keys.”
        ///
        /// - pt-BR: “Nenhuma chave.”
        ///
        /// `fitloc list` found no keys.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 450)
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
            CatalogRuntime.LocalizedString(table_CLI, 451, [.string(key), .string(path)])
        }

        /// “Bring the text into %(path)@ as %(key)@”
        ///
        /// - pt-BR: “Levar o texto para %(path)@ como %(key)@”
        ///
        /// An action in an editor, on a text that is written into code. path: the table. key: the new key in quotes.
        package static func adopt(path: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 452, [.string(path), .string(key)])
        }

        /// “%(path)@:%(line)lld:%(column)lld: %(reason)@; correct that first”
        ///
        /// - pt-BR: “%(path)@:%(line)lld:%(column)lld: %(reason)@; corrija isso antes”
        ///
        /// Why an editor cannot rename a key: a file is broken. path, line, column: where. reason: what is wrong, in English.
        package static func broken(path: Swift.String, line: Swift.Int, column: Swift.Int, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 453, [.string(path), .integer(line), .integer(column), .string(reason)])
        }

        /// “Fill %(language)@ from memory: %(text)@”
        ///
        /// - pt-BR: “Preencher %(language)@ da memória: %(text)@”
        ///
        /// An action in an editor, on a key without a text in a language: a finished translation of the same source text is taken. language: its code. text: the text in quotes.
        package static func fill(language: Swift.String, text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 454, [.string(language), .string(text)])
        }

        /// “Fix: %(message)@”
        ///
        /// - pt-BR: “Corrigir: %(message)@”
        ///
        /// An action in an editor that takes away what a rule found. message: what it found, in English.
        package static func fix(message: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 455, [.string(message)])
        }

        /// “Make all safe fixes in this file”
        ///
        /// - pt-BR: “Fazer todas as correções seguras neste arquivo”
        ///
        /// An action in an editor, the same as `fitloc lint --fix`.
        package static var fixAll: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 456)
        }

        /// “Fix, which may change what people read: %(message)@”
        ///
        /// - pt-BR: “Corrigir, o que pode mudar o que as pessoas leem: %(message)@”
        ///
        /// An action in an editor that takes away what a rule found and may change what people read. message: what it found, in English.
        package static func fixUnsafe(message: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 457, [.string(message)])
        }

        /// “Set the state in %(language)@ to %(state)@”
        ///
        /// - pt-BR: “Mudar o estado em %(language)@ para %(state)@”
        ///
        /// An action in an editor, on a text in a language. language: its code. state: as catalogs spell it: translated, needs_review.
        package static func mark(language: Swift.String, state: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 458, [.string(language), .string(state)])
        }

        /// “%(path)@ would come in, which this editor cannot do”
        ///
        /// - pt-BR: “%(path)@ seria criado, o que este editor não faz”
        ///
        /// Why an editor cannot make a change. path: the file.
        package static func newFile(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 459, [.string(path)])
        }

        /// “there is no key of a table here”
        ///
        /// - pt-BR: “aqui não há uma chave de uma tabela”
        ///
        /// Why an editor cannot rename what the cursor is on.
        package static var noKey: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 460)
        }

        /// “%(path)@ is a binary property list, which no editor changes as text”
        ///
        /// - pt-BR: “%(path)@ é uma lista de propriedades binária, que nenhum editor muda como texto”
        ///
        /// Why an editor cannot make a change. path: the file.
        package static func noText(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 461, [.string(path)])
        }

        /// “Reading strings and code”
        ///
        /// - pt-BR: “Lendo textos e código”
        ///
        /// What an editor shows while all catalogs and the code of a project are read for the first time.
        package static var reading: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 462)
        }

        /// “several tables have %(key)@: %(paths)@; rename it in one of them”
        ///
        /// - pt-BR: “várias tabelas têm %(key)@: %(paths)@; renomeie em uma delas”
        ///
        /// Why an editor cannot rename a key where the code uses it. key: the key in quotes. paths: the tables.
        package static func severalTables(key: Swift.String, paths: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 463, [.string(key), .string(paths)])
        }
    }

    /// The strings mark.*
    package nonisolated enum Mark {
        /// “machine translated”
        ///
        /// - pt-BR: “tradução automática”
        ///
        /// Mark in square brackets behind a key or text that `fitloc list` shows: a machine translated the text.
        package static var machineTranslated: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 464)
        }

        /// “missing”
        ///
        /// - pt-BR: “falta”
        ///
        /// Mark in square brackets behind a key or text that `fitloc list` shows: the language has no text.
        package static var missing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 465)
        }

        /// “needs review”
        ///
        /// - pt-BR: “a revisar”
        ///
        /// Mark in square brackets behind a key or text that `fitloc list` shows: the text is to be looked at.
        package static var needsReview: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 466)
        }

        /// “new”
        ///
        /// - pt-BR: “novo”
        ///
        /// Mark in square brackets behind a key or text that `fitloc list` shows: nobody has worked on the text.
        package static var new: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 467)
        }

        /// “no state”
        ///
        /// - pt-BR: “sem estado”
        ///
        /// Mark in square brackets behind a key or text that `fitloc list` shows: the text has no state.
        package static var noState: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 468)
        }

        /// “don't translate”
        ///
        /// - pt-BR: “não traduzir”
        ///
        /// Mark in square brackets behind a key or text that `fitloc list` shows: the key is not to be translated.
        package static var notTranslated: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 469)
        }

        /// “stale”
        ///
        /// - pt-BR: “obsoleta”
        ///
        /// Mark in square brackets behind a key or text that `fitloc list` shows: the code no longer uses the key.
        package static var stale: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 470)
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
            CatalogRuntime.LocalizedString(table_CLI, 471, [.string(place)])
        }

        /// “conflict: %(place)@, which one side does not have”
        ///
        /// - pt-BR: “conflito: %(place)@, que um dos lados não tem”
        ///
        /// `fitloc merge`: an edit of what the other side took out. place is a key in quotes, a language and a member.
        package static func conflictWithRemoval(place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 472, [.string(place)])
        }

        /// “%1$(count)lld conflicts are left between markers in %2$(path)@”
        ///
        /// - en: one “%1$(count)lld conflict is left between markers in %2$(path)@”, other “%1$(count)lld conflicts are left between markers in %2$(path)@”
        /// - pt-BR: one “%1$(count)lld conflito ficou entre marcadores em %2$(path)@”, other “%1$(count)lld conflitos ficaram entre marcadores em %2$(path)@”
        ///
        /// `fitloc merge`: last line. count is how many, path the file.
        package static func conflictsLeft(count: Swift.Int, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 473, [.integer(count), .string(path)])
        }

        /// “  o  take ours\n  t  take theirs\n  e  edit: type another text\n  s  skip: leave both between markers\n  b  go back to the conflict before\n  q  quit; what is not decided stays between markers”
        ///
        /// - pt-BR: “  o  ficar com o nosso\n  t  ficar com o deles\n  e  editar: digitar outro texto\n  s  pular: deixar os dois entre marcadores\n  b  voltar ao conflito anterior\n  q  sair; o que não foi decidido fica entre marcadores”
        ///
        /// What the keys do at a merge conflict, a line each; the letters at the beginning stay.
        package static var help: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 474)
        }

        /// “[o]urs  [t]heirs  [e]dit  [s]kip  [b]ack  [q]uit  [?]”
        ///
        /// - pt-BR: “[o] nosso  [t] deles  [e] editar  [s] pular  [b] voltar  [q] sair  [?]”
        ///
        /// What the keys o, t, e, s, b, q and ? do at a merge conflict; the letters stay the same in every language.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 475)
        }

        /// “--interactive needs a terminal; without it conflicts are left between markers, and --on-conflict ours or theirs takes one side”
        ///
        /// - pt-BR: “--interactive precisa de um terminal; sem ele os conflitos ficam entre marcadores, e --on-conflict ours ou theirs escolhe um lado”
        ///
        /// Refusal. Options and their values stay as they are.
        package static var needsTerminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 476)
        }

        /// “Only a text or a comment can be typed: take ours or theirs.”
        ///
        /// - pt-BR: “Só um texto ou um comentário pode ser digitado: escolha o nosso ou o deles.”
        ///
        /// Complaint of `fitloc merge --interactive` where e was pressed.
        package static var noText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 477)
        }

        /// “(not there)”
        ///
        /// - pt-BR: “(não existia)”
        ///
        /// Stands at a merge conflict for what the common version did not have.
        package static var notThere: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 478)
        }

        /// “%1$(number)lld of %2$(total)lld  %3$(place)@”
        ///
        /// - pt-BR: “%1$(number)lld de %2$(total)lld  %3$(place)@”
        ///
        /// Heads each merge conflict that is to be decided. number counts from 1, total is how many there are, place is a key in quotes, a language and a member.
        package static func progress(number: Swift.Int, total: Swift.Int, place: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 479, [.integer(number), .integer(total), .string(place)])
        }

        /// “settled: %1$(place)@ (%2$(rule)@)”
        ///
        /// - pt-BR: “resolvido: %1$(place)@ (%2$(rule)@)”
        ///
        /// `fitloc merge`: both sides differed and a rule decided. place is a key in quotes, a language and a member; rule is an English identifier.
        package static func settled(place: Swift.String, rule: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 487, [.string(place), .string(rule)])
        }

        /// “(taken out)”
        ///
        /// - pt-BR: “(removido)”
        ///
        /// Stands at a merge conflict for what one side removed.
        package static var takenOut: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 488)
        }

        /// The strings merge.refusal.*
        package nonisolated enum Refusal {
            /// “%1$(path)@: “%2$(name)@” is there twice, at %3$(first)@ and at %4$(second)@; remove one first”
            ///
            /// - pt-BR: “%1$(path)@: “%2$(name)@” aparece duas vezes, em %3$(first)@ e em %4$(second)@; remova uma antes”
            ///
            /// `fitloc merge` refuses a file. path is a file, name a key or member, first and second are line and column.
            package static func doubled(path: Swift.String, name: Swift.String, first: Swift.String, second: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 480, [.string(path), .string(name), .string(first), .string(second)])
            }

            /// “%(path)@: the changes of both sides do not go together”
            ///
            /// - pt-BR: “%(path)@: as alterações dos dois lados não combinam”
            ///
            /// `fitloc merge` refuses a file. path is a file.
            package static func edits(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 481, [.string(path)])
            }

            /// “%(path)@ is empty while the other side changed it; choose one of the two”
            ///
            /// - pt-BR: “%(path)@ está vazio e o outro lado o alterou; escolha um dos dois”
            ///
            /// `fitloc merge` refuses a file. path is a file.
            package static func emptied(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 482, [.string(path)])
            }

            /// “%(path)@: only string catalogs are merged by key; git merges legacy tables line by line”
            ///
            /// - pt-BR: “%(path)@: só catálogos de strings são mesclados por chave; o git mescla tabelas legadas linha por linha”
            ///
            /// path is a file. Legacy tables are .strings and .stringsdict files.
            package static func legacy(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 483, [.string(path)])
            }

            /// “%(path)@ has no conflict markers”
            ///
            /// - pt-BR: “%(path)@ não tem marcadores de conflito”
            ///
            /// `fitloc merge --resolve` has nothing to do. path is a file.
            package static func noMarkers(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 484, [.string(path)])
            }

            /// “%(path)@: no object “strings”: this is no string catalog”
            ///
            /// - pt-BR: “%(path)@: não há objeto “strings”: isto não é um catálogo de strings”
            ///
            /// `fitloc merge` refuses a file. path is a file.
            package static func noStrings(path: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 485, [.string(path)])
            }

            /// “%1$(path)@, line %2$(line)lld: a conflict marker without its counterpart”
            ///
            /// - pt-BR: “%1$(path)@, linha %2$(line)lld: um marcador de conflito sem o seu par”
            ///
            /// `fitloc merge --resolve` refuses a file. path is a file, line a number.
            package static func unbalancedMarker(path: Swift.String, line: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 486, [.string(path), .integer(line)])
            }
        }
    }

    /// The strings obstacle.*
    package nonisolated enum Obstacle {
        /// “it has no text”
        ///
        /// - pt-BR: “ela não tem texto”
        ///
        /// Why a legacy table cannot hold a text, as a part of a sentence on the key.
        package static var noText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 489)
        }

        /// “%(path)@ lies in no .lproj folder, so that it holds one language only”
        ///
        /// - pt-BR: “%(path)@ não está em nenhuma pasta .lproj e por isso guarda um só idioma”
        ///
        /// Why a legacy table cannot hold a text, as a part of a sentence on the key. path is the file.
        package static func outsideFolders(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 490, [.string(path)])
        }

        /// “its text varies by several things side by side”
        ///
        /// - pt-BR: “o texto dela varia por várias coisas lado a lado”
        ///
        /// Why a legacy table cannot hold a text, as a part of a sentence on the key.
        package static var severalAxes: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 491)
        }

        /// “a legacy table has no place for several texts of one key”
        ///
        /// - pt-BR: “uma tabela legada não tem lugar para vários textos de uma chave”
        ///
        /// Why a legacy table cannot hold a text, as a part of a sentence on the key.
        package static var stringSet: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 492)
        }

        /// “its substitution “%(name)@” varies by something else than a number”
        ///
        /// - pt-BR: “a substituição “%(name)@” dela varia por outra coisa que não um número”
        ///
        /// Why a legacy table cannot hold a text, as a part of a sentence on the key. name is that of a substitution.
        package static func substitution(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 493, [.string(name)])
        }

        /// “its text varies by “%(axis)@””
        ///
        /// - pt-BR: “o texto dela varia por “%(axis)@””
        ///
        /// Why a legacy table cannot hold a text, as a part of a sentence on the key. axis is a word of the file format.
        package static func unknownAxis(axis: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 494, [.string(axis)])
        }

        /// “a case of its plural varies further”
        ///
        /// - pt-BR: “um caso do plural dela varia ainda mais”
        ///
        /// Why a legacy table cannot hold a text, as a part of a sentence on the key.
        package static var variedPlural: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 495)
        }

        /// “it has texts by width, or one beside those by device; edit the file by hand”
        ///
        /// - pt-BR: “ela tem textos por largura, ou um ao lado dos textos por aparelho; edite o arquivo à mão”
        ///
        /// Why a legacy table cannot hold a text, as a part of a sentence on the key.
        package static var widths: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 496)
        }
    }

    /// The strings page.*
    package nonisolated enum Page {
        /// “Accept, next”
        ///
        /// - pt-BR: “Aceitar e seguir”
        ///
        /// Button: the texts are right as they are; goes to the next key.
        package static var acceptNext: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 497)
        }

        /// “All catalogs”
        ///
        /// - pt-BR: “Todos os catálogos”
        ///
        /// The entry of the menu of catalogs that shows all.
        package static var allCatalogs: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 498)
        }

        /// “Any state”
        ///
        /// - pt-BR: “Qualquer estado”
        ///
        /// The entry of the menu of states that shows all keys.
        package static var anyState: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 499)
        }

        /// “List”
        ///
        /// - pt-BR: “Lista”
        ///
        /// Button in narrow windows: goes back to the list.
        package static var back: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 500)
        }

        /// “Catalog”
        ///
        /// - pt-BR: “Catálogo”
        ///
        /// Label of the menu of catalogs.
        package static var catalog: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 501)
        }

        /// “Changed since %(revision)@”
        ///
        /// - pt-BR: “Alterado desde %(revision)@”
        ///
        /// Label of a check box: only keys that are new or changed since a revision of git. revision: its name.
        package static func changedSince(revision: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 502, [.string(revision)])
        }

        /// “%(count)@ of at most %(limit)@ characters”
        ///
        /// - pt-BR: “%(count)@ de no máximo %(limit)@ caracteres”
        ///
        /// Length of a text and its limit. count, limit: numbers.
        package static func characters(count: Swift.String, limit: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 503, [.string(count), .string(limit)])
        }

        /// “Choose a key on the left.”
        ///
        /// - pt-BR: “Escolha uma chave na lista.”
        ///
        /// Shown in place of the editor until a key is chosen.
        package static var choose: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 504)
        }

        /// “Comment”
        ///
        /// - pt-BR: “Comentário”
        ///
        /// Heading of the comment for translators.
        package static var comment: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 505)
        }

        /// “Changed by another program meanwhile. It says now:”
        ///
        /// - pt-BR: “Alterado por outro programa nesse meio-tempo. Agora diz:”
        ///
        /// Stands before a text on disk.
        package static var conflict: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 506)
        }

        /// “Copy source”
        ///
        /// - pt-BR: “Copiar original”
        ///
        /// Button: puts the source text into the field.
        package static var copySource: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 507)
        }

        /// “%(shown)@ of %(total)@”
        ///
        /// - pt-BR: “%(shown)@ de %(total)@”
        ///
        /// How many keys the list shows. shown and total: numbers.
        package static func count(shown: Swift.String, total: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 508, [.string(shown), .string(total)])
        }

        /// “Fix”
        ///
        /// - pt-BR: “Corrigir”
        ///
        /// Button: corrects what a check found.
        package static var fix: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 509)
        }

        /// “Translated when the source said: %(text)@”
        ///
        /// - pt-BR: “Traduzido quando o original dizia: %(text)@”
        ///
        /// The source text has changed since. text: what it said.
        package static func formerSource(text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 510, [.string(text)])
        }

        /// “Glossary”
        ///
        /// - pt-BR: “Glossário”
        ///
        /// Heading of terms with the renderings that were agreed on.
        package static var glossary: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 511)
        }

        /// “This key is not there any more.”
        ///
        /// - pt-BR: “Esta chave não existe mais.”
        ///
        /// The key that is shown was removed.
        package static var gone: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 512)
        }

        /// “Keep mine”
        ///
        /// - pt-BR: “Manter o meu”
        ///
        /// Button: the typed text is to replace the one on disk.
        package static var keepMine: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 513)
        }

        /// “Keys”
        ///
        /// - pt-BR: “Chaves”
        ///
        /// Label of the list of keys, for screen readers.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 514)
        }

        /// “Language”
        ///
        /// - pt-BR: “Idioma”
        ///
        /// Label of the menu of languages.
        package static var language: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 515)
        }

        /// “Some texts are not saved.”
        ///
        /// - pt-BR: “Alguns textos não foram salvos.”
        ///
        /// Asked before the page is left.
        package static var leave: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 516)
        }

        /// “Similar texts”
        ///
        /// - pt-BR: “Textos parecidos”
        ///
        /// Heading of finished translations of similar texts.
        package static var matches: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 517)
        }

        /// “not %(words)@”
        ///
        /// - pt-BR: “não %(words)@”
        ///
        /// Renderings of a term that are ruled out. words: a list.
        package static func never(words: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 518, [.string(words)])
        }

        /// “Next”
        ///
        /// - pt-BR: “Próxima”
        ///
        /// Button: goes to the next key.
        package static var next: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 519)
        }

        /// “Open the address that fitloc edit printed: it ends with a secret that this one lacks.”
        ///
        /// - pt-BR: “Abra o endereço que fitloc edit mostrou: ele termina com um segredo que falta neste.”
        ///
        /// The page was opened without its secret. fitloc edit is typed as it is.
        package static var noToken: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 520)
        }

        /// “No key matches.”
        ///
        /// - pt-BR: “Nenhuma chave corresponde.”
        ///
        /// The list has no key.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 521)
        }

        /// “%(category)@: %(numbers)@”
        ///
        /// - pt-BR: “%(category)@: %(numbers)@”
        ///
        /// A plural form and numbers that take it. category: zero, one, two, few, many or other; numbers: such as 1, 21, 31.
        package static func numbers(category: Swift.String, numbers: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 522, [.string(category), .string(numbers)])
        }

        /// “%(author)@, %(day)@”
        ///
        /// - pt-BR: “%(author)@, %(day)@”
        ///
        /// Who wrote a text last, and when. author: a name; day: a date.
        package static func origin(author: Swift.String, day: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 523, [.string(author), .string(day)])
        }

        /// “Other languages”
        ///
        /// - pt-BR: “Outros idiomas”
        ///
        /// Heading of the same text in other languages.
        package static var others: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 524)
        }

        /// “As people will read it”
        ///
        /// - pt-BR: “Como as pessoas vão ler”
        ///
        /// Heading of the texts with sample arguments.
        package static var preview: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 525)
        }

        /// “Previous”
        ///
        /// - pt-BR: “Anterior”
        ///
        /// Button: goes to the previous key.
        package static var previous: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 526)
        }

        /// “%(done)@ of %(total)@ translated (%(percent)@ %%)”
        ///
        /// - pt-BR: “%(done)@ de %(total)@ traduzidas (%(percent)@ %%)”
        ///
        /// Progress in a language. done, total, percent: numbers.
        package static func progress(done: Swift.String, total: Swift.String, percent: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 527, [.string(done), .string(total), .string(percent)])
        }

        /// “Read only”
        ///
        /// - pt-BR: “Somente leitura”
        ///
        /// Shown where nothing may be written.
        package static var readOnly: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 528)
        }

        /// “This cannot be saved.”
        ///
        /// - pt-BR: “Isto não pode ser salvo.”
        ///
        /// Stands before the reasons why a text cannot be saved.
        package static var refused: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 529)
        }

        /// “Discard changes”
        ///
        /// - pt-BR: “Descartar alterações”
        ///
        /// Button: puts back what is on disk.
        package static var revert: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 530)
        }

        /// “Needs review, next”
        ///
        /// - pt-BR: “A revisar e seguir”
        ///
        /// Button: marks the texts for review and goes to the next key.
        package static var reviewNext: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 531)
        }

        /// “Save”
        ///
        /// - pt-BR: “Salvar”
        ///
        /// Button: writes the texts.
        package static var save: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 532)
        }

        /// “Save, next”
        ///
        /// - pt-BR: “Salvar e seguir”
        ///
        /// Button: writes the texts and goes to the next key.
        package static var saveNext: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 533)
        }

        /// “Saved”
        ///
        /// - pt-BR: “Salvo”
        ///
        /// Told to the person after saving.
        package static var saved: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 534)
        }

        /// “Search keys and texts”
        ///
        /// - pt-BR: “Buscar chaves e textos”
        ///
        /// Placeholder and label of the search field.
        package static var search: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 535)
        }

        /// “Keyboard”
        ///
        /// - pt-BR: “Teclado”
        ///
        /// Heading of the list of keys.
        package static var shortcuts: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 544)
        }

        /// “Source”
        ///
        /// - pt-BR: “Original”
        ///
        /// Heading of the source text.
        package static var source: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 545)
        }

        /// “Source text”
        ///
        /// - pt-BR: “Texto original”
        ///
        /// Heading of the texts to be edited where they are the source language's.
        package static var sourceText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 546)
        }

        /// “State”
        ///
        /// - pt-BR: “Estado”
        ///
        /// Label of the menu of states.
        package static var state: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 547)
        }

        /// “fitloc edit has stopped. What you typed is still here; start it again and open its new address.”
        ///
        /// - pt-BR: “fitloc edit foi encerrado. O que você digitou continua aqui; inicie de novo e abra o novo endereço.”
        ///
        /// The page has lost its program. fitloc edit is typed as it is.
        package static var stopped: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 556)
        }

        /// “Take theirs”
        ///
        /// - pt-BR: “Ficar com o deles”
        ///
        /// Button: the typed text goes, the one on disk stays.
        package static var takeTheirs: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 557)
        }

        /// “Translations”
        ///
        /// - pt-BR: “Traduções”
        ///
        /// Title of the page that fitloc edit opens.
        package static var title: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 558)
        }

        /// “Translation”
        ///
        /// - pt-BR: “Tradução”
        ///
        /// Heading of the texts to be edited.
        package static var translation: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 559)
        }

        /// “Not committed yet”
        ///
        /// - pt-BR: “Ainda não commitado”
        ///
        /// In place of who wrote a text last.
        package static var uncommitted: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 560)
        }

        /// “Undo”
        ///
        /// - pt-BR: “Desfazer”
        ///
        /// Button: takes the last save back.
        package static var undo: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 561)
        }

        /// “Taken back”
        ///
        /// - pt-BR: “Desfeito”
        ///
        /// Told to the person after undo.
        package static var undone: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 562)
        }

        /// “Not saved”
        ///
        /// - pt-BR: “Não salvo”
        ///
        /// Beside a text that was typed and not saved.
        package static var unsaved: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 563)
        }

        /// “In the code”
        ///
        /// - pt-BR: “No código”
        ///
        /// Heading of the places of code that use a key.
        package static var usages: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 564)
        }

        /// “Use”
        ///
        /// - pt-BR: “Usar”
        ///
        /// Button: takes a similar text.
        package static var use: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 565)
        }

        /// “With findings”
        ///
        /// - pt-BR: “Com problemas”
        ///
        /// Label of a check box: only keys in which a check found something.
        package static var withFindings: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 566)
        }

        /// The strings page.severity.*
        package nonisolated enum Severity {
            /// “Error”
            ///
            /// - pt-BR: “Erro”
            ///
            /// How bad a finding is.
            package static var error: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 536)
            }

            /// “Note”
            ///
            /// - pt-BR: “Observação”
            ///
            /// How bad a finding is.
            package static var note: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 537)
            }

            /// “Warning”
            ///
            /// - pt-BR: “Aviso”
            ///
            /// How bad a finding is.
            package static var warning: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 538)
            }
        }

        /// The strings page.shortcut.*
        package nonisolated enum Shortcut {
            /// “From the list to the text”
            ///
            /// - pt-BR: “Da lista para o texto”
            ///
            /// What a key does.
            package static var edit: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 539)
            }

            /// “From the text to the list”
            ///
            /// - pt-BR: “Do texto para a lista”
            ///
            /// What a key does.
            package static var list: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 540)
            }

            /// “Take a similar text”
            ///
            /// - pt-BR: “Usar um texto parecido”
            ///
            /// What keys do.
            package static var match: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 541)
            }

            /// “Next or previous key”
            ///
            /// - pt-BR: “Próxima chave ou anterior”
            ///
            /// What two keys do.
            package static var move: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 542)
            }

            /// “Search”
            ///
            /// - pt-BR: “Buscar”
            ///
            /// What a key does.
            package static var search: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 543)
            }
        }

        /// The strings page.status.*
        package nonisolated enum Status {
            /// “Not translated”
            ///
            /// - pt-BR: “Não traduzir”
            ///
            /// State of a key: it is not to be translated.
            package static var excluded: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 548)
            }

            /// “Machine translated”
            ///
            /// - pt-BR: “Tradução automática”
            ///
            /// State of a text: a machine translated it, nobody has looked at it.
            package static var machineTranslated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 549)
            }

            /// “Missing”
            ///
            /// - pt-BR: “Falta”
            ///
            /// State of a key in a language: no text yet.
            package static var missing: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 550)
            }

            /// “Needs review”
            ///
            /// - pt-BR: “A revisar”
            ///
            /// State of a text: somebody must look at it.
            package static var needsReview: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 551)
            }

            /// “New”
            ///
            /// - pt-BR: “Novo”
            ///
            /// State of a text: not begun.
            package static var new: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 552)
            }

            /// “Stale”
            ///
            /// - pt-BR: “Obsoleto”
            ///
            /// State of a key: the code no longer has it.
            package static var stale: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 553)
            }

            /// “Translated”
            ///
            /// - pt-BR: “Traduzido”
            ///
            /// State of a text: finished.
            package static var translated: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 554)
            }

            /// “To do”
            ///
            /// - pt-BR: “A fazer”
            ///
            /// The entry of the menu of states that shows what is missing, new or waits for review.
            package static var unfinished: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 555)
            }
        }
    }

    /// The strings preview.*
    package nonisolated enum Preview {
        /// “%(path)@ is written, but “%(program)@” could not be started to show it; open the file in a browser”
        ///
        /// - pt-BR: “%(path)@ foi gravado, mas “%(program)@” não pôde ser iniciado para mostrá-lo; abra o arquivo em um navegador”
        ///
        /// Refusal of `fitloc preview --open`. path is the file that was written, program the one that opens files.
        package static func notOpened(path: Swift.String, program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 567, [.string(path), .string(program)])
        }

        /// “wrote %(path)@”
        ///
        /// - pt-BR: “gravado: %(path)@”
        ///
        /// What `fitloc preview` did. path is a file.
        package static func wrote(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 568, [.string(path)])
        }
    }

    /// The strings prompt.*
    package nonisolated enum Prompt {
        /// “A text is needed; Ctrl-D stops, and nothing is written.”
        ///
        /// - pt-BR: “É preciso um texto; Ctrl-D interrompe, e nada é gravado.”
        ///
        /// Complaint about a text that is empty. Ctrl-D are keys.
        package static var blank: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 569)
        }

        /// “comment: %(text)@”
        ///
        /// - pt-BR: “comentário: %(text)@”
        ///
        /// Shows the comment of a key above the questions. text is in quotation marks.
        package static func comment(text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 570, [.string(text)])
        }

        /// “Comment for translators (Enter for none)”
        ///
        /// - pt-BR: “Comentário para quem traduz (Enter para nenhum)”
        ///
        /// Question for the comment of a new key.
        package static var commentQuestion: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 571)
        }

        /// “Enter on an empty line leaves a language for later.”
        ///
        /// - pt-BR: “Enter em uma linha vazia deixa um idioma para depois.”
        ///
        /// Above the questions for translations. Enter is a key.
        package static var enterLeaves: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 572)
        }

        /// “Type y or n; Enter means n.”
        ///
        /// - pt-BR: “Digite s ou n; Enter vale n.”
        ///
        /// Complaint about an answer that is neither yes nor no.
        package static var noOrYes: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 573)
        }

        /// “%(key)@ in %(path)@”
        ///
        /// - pt-BR: “%(key)@ em %(path)@”
        ///
        /// Above the questions on a key that is there. key is a key, path its table.
        package static func place(key: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 574, [.string(key), .string(path)])
        }

        /// “It has a number: a text for each plural form? [Y/n]”
        ///
        /// - pt-BR: “Há um número no texto: escrever um texto para cada forma do plural? [S/n]”
        ///
        /// Question after a source text that has a number. Y is what Enter means; y, yes, n, no and their Portuguese are understood.
        package static var plural: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 575)
        }

        /// “source: %(text)@”
        ///
        /// - pt-BR: “original: %(text)@”
        ///
        /// Shows the source text again above a question for a translation. text is in quotation marks.
        package static func source(text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 576, [.string(text)])
        }

        /// “Type y or n; Enter means y.”
        ///
        /// - pt-BR: “Digite s ou n; Enter vale s.”
        ///
        /// Complaint about an answer that is neither yes nor no.
        package static var yesOrNo: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 577)
        }
    }

    /// The strings refusal.*
    package nonisolated enum Refusal {
        /// “%(key)@ is there more than once: %(places)@; remove one of them by hand first”
        ///
        /// - pt-BR: “%(key)@ aparece mais de uma vez: %(places)@; remova uma delas à mão antes”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. places is a list of files and lines.
        package static func doubledKey(key: Swift.String, places: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 578, [.string(key), .string(places)])
        }

        /// “%(key)@ has %(name)@ more than once: %(places)@; remove one of them by hand first”
        ///
        /// - pt-BR: “%(key)@ tem %(name)@ mais de uma vez: %(places)@; remova um deles à mão antes”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. name is a part of the file's structure, places a list of lines.
        package static func doubledMember(key: Swift.String, name: Swift.String, places: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 579, [.string(key), .string(name), .string(places)])
        }

        /// “%(refusal)@; %(languages)@ was given, which is another language”
        ///
        /// - pt-BR: “%(refusal)@; %(languages)@ foi dado, mas é outro idioma”
        ///
        /// Behind a refusal that languages lack a text. languages are those given.
        package static func givenOthers(refusal: Swift.String, languages: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 580, [.string(refusal), .string(languages)])
        }

        /// “%(place)@: %(key)@ exists already”
        ///
        /// - pt-BR: “%(place)@: %(key)@ já existe”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. place is a file, a line and a column.
        package static func keyExists(place: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 581, [.string(place), .string(key)])
        }

        /// “%(place)@: %(key)@ exists already in another Unicode spelling; nobody could tell the two apart”
        ///
        /// - pt-BR: “%(place)@: %(key)@ já existe em outra grafia Unicode; ninguém saberia distinguir as duas”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. place is a file, a line and a column.
        package static func keyExistsDifferently(place: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 582, [.string(place), .string(key)])
        }

        /// “%1$(path)@: %2$(language)@ has other texts already: %3$(keys)@”
        ///
        /// - pt-BR: “%1$(path)@: %2$(language)@ já tem outros textos: %3$(keys)@”
        ///
        /// Why a language cannot get another tag. path is a file; language is the new tag; keys is a list of keys in quotation marks.
        package static func languageConflict(path: Swift.String, language: Swift.String, keys: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 583, [.string(path), .string(language), .string(keys)])
        }

        /// “%(key)@: the plural needs %(categories)@ in %(language)@; give %(options)@, or --incomplete to leave it for later”
        ///
        /// - pt-BR: “%(key)@: o plural precisa de %(categories)@ em %(language)@; dê %(options)@, ou --incomplete para deixar para depois”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. categories is a list of plural categories, options of options of the command line.
        package static func missingCategories(key: Swift.String, categories: Swift.String, language: Swift.String, options: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 589, [.string(key), .string(categories), .string(language), .string(options)])
        }

        /// “%(key)@: no text in %(languages)@, which every key must have; give %(options)@, or --incomplete to leave it for later”
        ///
        /// - pt-BR: “%(key)@: falta o texto em %(languages)@, que toda chave deve ter; dê %(options)@, ou --incomplete para deixar para depois”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. options is a list of options of the command line.
        package static func missingLanguages(key: Swift.String, languages: Swift.String, options: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 590, [.string(key), .string(languages), .string(options)])
        }

        /// “%(key)@ is named twice”
        ///
        /// - pt-BR: “%(key)@ foi indicada duas vezes”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. One command line names the key twice.
        package static func namedTwice(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 591, [.string(key)])
        }

        /// “%1$(key)@ (%2$(language)@): the other cases would not work without %3$(part)@; --unset %2$(language)@ takes all of them out”
        ///
        /// - pt-BR: “%1$(key)@ (%2$(language)@): os outros casos não funcionariam sem %3$(part)@; --unset %2$(language)@ tira todos eles”
        ///
        /// Why a part of a translation cannot be taken out. key is in quotation marks; language is a tag; part is a name such as plural.one.
        package static func neededPart(key: Swift.String, language: Swift.String, part: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 592, [.string(key), .string(language), .string(part)])
        }

        /// “%(key)@ has no single text in %(language)@; name the part: %(parts)@”
        ///
        /// - pt-BR: “%(key)@ não tem um texto único em %(language)@; indique a parte: %(parts)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. parts is a list such as en.plural.one.
        package static func needsPart(key: Swift.String, language: Swift.String, parts: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 593, [.string(key), .string(language), .string(parts)])
        }

        /// “%(place)@: %(key)@: %(member)@ is no object, and what it is would be lost; mend it by hand first”
        ///
        /// - pt-BR: “%(place)@: %(key)@: %(member)@ não é um objeto, e o que ele é se perderia; corrija à mão antes”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. member is a part of the file's structure.
        package static func noObject(place: Swift.String, key: Swift.String, member: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 594, [.string(place), .string(key), .string(member)])
        }

        /// “%(key)@ (%(language)@) has no place for %(part)@; its parts are %(parts)@”
        ///
        /// - pt-BR: “%(key)@ (%(language)@) não tem lugar para %(part)@; as partes dela são %(parts)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. part is one such as plural.one. parts is a list of others.
        package static func noPlace(key: Swift.String, language: Swift.String, part: Swift.String, parts: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 595, [.string(key), .string(language), .string(part), .string(parts)])
        }

        /// “%(key)@ has no text in %(language)@”
        ///
        /// - pt-BR: “%(key)@ não tem texto em %(language)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where.
        package static func noText(key: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 596, [.string(key), .string(language)])
        }

        /// “%(key)@ has no text in %(language)@ at %(part)@”
        ///
        /// - pt-BR: “%(key)@ não tem texto em %(language)@ em %(part)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. part is one such as plural.one.
        package static func noTextAt(key: Swift.String, language: Swift.String, part: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 597, [.string(key), .string(language), .string(part)])
        }

        /// “%(key)@ (%(language)@): a legacy table cannot hold it: %(reason)@”
        ///
        /// - pt-BR: “%(key)@ (%(language)@): uma tabela legada não pode guardá-la: %(reason)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. reason is a part of a sentence.
        package static func obstacle(key: Swift.String, language: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 598, [.string(key), .string(language), .string(reason)])
        }

        /// “%1$(key)@ is translated from %3$(old)@, and the texts of %2$(path)@ are translated from %4$(new)@”
        ///
        /// - pt-BR: “%1$(key)@ é traduzida do idioma %3$(old)@, e os textos de %2$(path)@, do idioma %4$(new)@”
        ///
        /// Why a key cannot move. key is in quotation marks; path is the file that it was to go to; old and new are tags of languages.
        package static func otherSource(key: Swift.String, path: Swift.String, old: Swift.String, new: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 599, [.string(key), .string(path), .string(old), .string(new)])
        }

        /// “%(language)@ has no plural category “%(category)@”; it has %(categories)@”
        ///
        /// - pt-BR: “%(language)@ não tem a categoria de plural “%(category)@”; tem %(categories)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. category and categories are names such as one and other.
        package static func pluralCategory(language: Swift.String, category: Swift.String, categories: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 600, [.string(language), .string(category), .string(categories)])
        }

        /// “%(key)@ is its name already”
        ///
        /// - pt-BR: “%(key)@ já é o nome dela”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. It was to be renamed.
        package static func sameName(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 601, [.string(key)])
        }

        /// “%1$(key)@ is in %2$(path)@ already”
        ///
        /// - pt-BR: “%1$(key)@ já está em %2$(path)@”
        ///
        /// Why a key cannot move. key is in quotation marks; path is a file.
        package static func sameTable(key: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 602, [.string(key), .string(path)])
        }

        /// “%(path)@ spells %(language)@ in several ways (%(spellings)@); `fitloc lint` shows where, settle on one first”
        ///
        /// - pt-BR: “%(path)@ escreve %(language)@ de várias formas (%(spellings)@); `fitloc lint` mostra onde, escolha uma antes”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. spellings is a list such as pt-BR and pt_BR.
        package static func severalSpellings(path: Swift.String, language: Swift.String, spellings: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 603, [.string(path), .string(language), .string(spellings)])
        }

        /// “%1$(path)@: %2$(language)@ is the language that texts are translated from, so it stays”
        ///
        /// - pt-BR: “%1$(path)@: %2$(language)@ é o idioma do qual os textos são traduzidos e por isso fica”
        ///
        /// Why a language cannot be taken out. path is a file; language is a tag.
        package static func sourceLanguage(path: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 604, [.string(path), .string(language)])
        }

        /// “%1$(key)@ (%2$(language)@): this is the text that the others are translated from; `fitloc remove` takes out the whole key”
        ///
        /// - pt-BR: “%1$(key)@ (%2$(language)@): este é o texto do qual os outros são traduzidos; `fitloc remove` tira a chave inteira”
        ///
        /// Why a text cannot be taken out. key is in quotation marks; language is a tag.
        package static func sourceText(key: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 605, [.string(key), .string(language)])
        }

        /// “%(key)@ would make the Swift symbol %(symbol)@, as %(other)@ does; choose another key”
        ///
        /// - pt-BR: “%(key)@ geraria o símbolo Swift %(symbol)@, assim como %(other)@; escolha outra chave”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. symbol is a name in Swift code. other is a key too.
        package static func symbolCollision(key: Swift.String, symbol: Swift.String, other: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 606, [.string(key), .string(symbol), .string(other)])
        }

        /// “%(key)@ (%(language)@) was changed by another program in the meantime; it says %(text)@ now”
        ///
        /// - pt-BR: “%(key)@ (%(language)@) foi alterada por outro programa nesse meio-tempo; agora diz %(text)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. text is in quotation marks.
        package static func textChanged(key: Swift.String, language: Swift.String, text: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 607, [.string(key), .string(language), .string(text)])
        }

        /// “no key %(key)@”
        ///
        /// - pt-BR: “não existe a chave %(key)@”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where.
        package static func unknownKey(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 608, [.string(key)])
        }

        /// “%1$(key)@ (%2$(language)@): no text refers to the substitution “%3$(name)@”; write %%#@%3$(name)@@ where its text belongs”
        ///
        /// - pt-BR: “%1$(key)@ (%2$(language)@): nenhum texto se refere à substituição “%3$(name)@”; escreva %%#@%3$(name)@@ onde o texto dela deve ficar”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. name is that of a substitution; %%#@name@ is what refers to it.
        package static func unreferred(key: Swift.String, language: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 609, [.string(key), .string(language), .string(name)])
        }

        /// “%(key)@: %(language)@ is given both a text and parts of one; give either”
        ///
        /// - pt-BR: “%(key)@: %(language)@ recebeu um texto e também partes de um; dê só uma das coisas”
        ///
        /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where.
        package static func wholeAndParts(key: Swift.String, language: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 610, [.string(key), .string(language)])
        }

        /// The strings refusal.legacy.*
        package nonisolated enum Legacy {
            /// “legacy tables have no comments in a .stringsdict or a property list”
            ///
            /// - pt-BR: “tabelas legadas não têm comentários em um .stringsdict nem em uma lista de propriedades”
            ///
            /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. Legacy tables are .strings and .stringsdict files.
            package static var comments: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 584)
            }

            /// “legacy tables have no place for a key without any text”
            ///
            /// - pt-BR: “tabelas legadas não têm lugar para uma chave sem nenhum texto”
            ///
            /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. Legacy tables are .strings and .stringsdict files.
            package static var emptyKey: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 585)
            }

            /// “legacy tables have no mark for what is not to be translated”
            ///
            /// - pt-BR: “tabelas legadas não têm marca para o que não deve ser traduzido”
            ///
            /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. Legacy tables are .strings and .stringsdict files.
            package static var exclusion: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 586)
            }

            /// “a .stringsdict or a property list has no place for the mark that a text needs review; accept it first, as with `fitloc review`”
            ///
            /// - pt-BR: “um .stringsdict ou uma lista de propriedades não tem onde marcar que um texto precisa de revisão; aceite-o antes, por exemplo com `fitloc review`”
            ///
            /// Refusal of a change to a key. Legacy tables are .strings and .stringsdict files; a property list is a .strings file in XML or binary form.
            package static var marks: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 587)
            }

            /// “legacy tables have no states”
            ///
            /// - pt-BR: “tabelas legadas não têm estados”
            ///
            /// Refusal of a change to a key. key is in quotation marks, language and languages are tags, path and place say where. Legacy tables are .strings and .stringsdict files.
            package static var states: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 588)
            }
        }
    }

    /// The strings rename.*
    package nonisolated enum Rename {
        /// “changed %#@places@ in %#@files@”
        ///
        /// - en: “changed %#@places@ in %#@files@”, files (one “%arg Swift file”, other “%arg Swift files”), places (one “%arg place”, other “%arg places”)
        /// - pt-BR: “mudou %#@places@ em %#@files@”, files (one “%arg arquivo Swift”, other “%arg arquivos Swift”), places (one “%arg lugar”, other “%arg lugares”)
        ///
        /// Summary of renaming a key in code. places: how many places in code were changed; files: in how many files.
        package static func inSources(places: Swift.Int, files: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 611, [.integer(places), .integer(files)])
        }

        /// The strings rename.left.*
        package nonisolated enum Left {
            /// “the accessor is %(name)@ now; change it by hand”
            ///
            /// - pt-BR: “o acessor agora é %(name)@; mude à mão”
            ///
            /// A place in code that uses a generated accessor of a renamed key, behind the place. name: the new accessor, in Swift.
            package static func accessor(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 612, [.string(name)])
            }

            /// “the accessor has another name now; change it by hand”
            ///
            /// - pt-BR: “o acessor agora tem outro nome; mude à mão”
            ///
            /// A place in code that uses a generated accessor of a renamed key, behind the place.
            package static var accessorUnknown: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 613)
            }

            /// “%(key)@ is looked up here and written elsewhere; check that both agree”
            ///
            /// - pt-BR: “%(key)@ é buscada aqui e escrita em outro lugar; confira se as duas combinam”
            ///
            /// A place in code that a renamed key is not changed at, behind the place. key: the old key in quotes.
            package static func elsewhere(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 614, [.string(key)])
            }

            /// “the key is made of %(pattern)@, and may come out as either”
            ///
            /// - pt-BR: “a chave é montada como %(pattern)@, e pode dar em qualquer das duas”
            ///
            /// A place in code that puts keys together, behind the place: old and new key both match. pattern: such as “badge.*.title”, in quotes.
            package static func made(pattern: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 615, [.string(pattern)])
            }

            /// “the key is made of %(pattern)@, which never comes out as %(key)@”
            ///
            /// - pt-BR: “a chave é montada como %(pattern)@, o que nunca dá em %(key)@”
            ///
            /// A place in code that puts keys together, behind the place: the new key does not match. pattern: such as “badge.*.title”, in quotes; key: the new key in quotes.
            package static func madeNoMore(pattern: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 616, [.string(pattern), .string(key)])
            }

            /// “says %(key)@ too, and nobody knows what for; check it”
            ///
            /// - pt-BR: “também diz %(key)@, não se sabe para quê; confira”
            ///
            /// A literal in code that says the same as a renamed key, behind the place. key: the old key in quotes.
            package static func unknown(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 617, [.string(key)])
            }

            /// “%(key)@ has values in it here; rename it by hand”
            ///
            /// - pt-BR: “aqui %(key)@ contém valores; renomeie à mão”
            ///
            /// A place in code that a renamed key is not changed at, behind the place. key: the old key in quotes.
            package static func values(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 618, [.string(key)])
            }
        }
    }

    /// The strings report.*
    package nonisolated enum Report {
        /// “now”
        ///
        /// - pt-BR: “agora”
        ///
        /// On the page and in the comment of `fitloc report`: column heading: what a text is.
        package static var after: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 619)
        }

        /// “`%(command)@` lists all of them.”
        ///
        /// - pt-BR: “`%(command)@` lista todos.”
        ///
        /// On the page and in the comment of `fitloc report`: stands below a table of findings that is cut. command: a command line.
        package static func allFindings(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 620, [.string(command)])
        }

        /// “Compared with %(commit)@ of %(date)@:”
        ///
        /// - pt-BR: “Comparado com %(commit)@ de %(date)@:”
        ///
        /// On the page and in the comment of `fitloc report`: what changes are counted from; the subject of the commit follows. commit: its short name; date: its day.
        package static func base(commit: Swift.String, date: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 621, [.string(commit), .string(date)])
        }

        /// “before”
        ///
        /// - pt-BR: “antes”
        ///
        /// On the page and in the comment of `fitloc report`: column heading: what a text was.
        package static var before: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 622)
        }

        /// “change”
        ///
        /// - pt-BR: “mudança”
        ///
        /// On the page and in the comment of `fitloc report`: column heading: by how many points of a per cent the translated part has grown or shrunk.
        package static var change: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 623)
        }

        /// “comment”
        ///
        /// - pt-BR: “comentário”
        ///
        /// On the page and in the comment of `fitloc report`: column heading: what translators are told of a key.
        package static var comment: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 624)
        }

        /// “Contents”
        ///
        /// - pt-BR: “Conteúdo”
        ///
        /// On the page and in the comment of `fitloc report`: what screen readers call the list of links to its parts.
        package static var contents: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 625)
        }

        /// “finding”
        ///
        /// - pt-BR: “achado”
        ///
        /// On the page and in the comment of `fitloc report`: column heading: what is wrong, in English.
        package static var finding: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 630)
        }

        /// “What %(rule)@ found”
        ///
        /// - pt-BR: “O que %(rule)@ encontrou”
        ///
        /// On the page and in the comment of `fitloc report`: the caption of a table. rule: the id of a rule.
        package static func findingsCaption(rule: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 631, [.string(rule)])
        }

        /// “Keys without a text, or with one that is not begun”
        ///
        /// - pt-BR: “Chaves sem texto ou com texto não iniciado”
        ///
        /// On the page and in the comment of `fitloc report`: the caption of a table.
        package static var gapsCaption: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 632)
        }

        /// “new”
        ///
        /// - pt-BR: “novo”
        ///
        /// On the page and in the comment of `fitloc report`: marks a finding on something that changed.
        package static var isNew: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 643)
        }

        /// “%(count)lld more rows are not shown.”
        ///
        /// - en: one “%(count)lld more row is not shown.”, other “%(count)lld more rows are not shown.”
        /// - pt-BR: one “mais %(count)lld linha não é mostrada.”, other “mais %(count)lld linhas não são mostradas.”
        ///
        /// On the page and in the comment of `fitloc report`: stands below a table that is cut. count: how many rows are left out.
        package static func moreRows(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 653, [.integer(count)])
        }

        /// “Without git: no revision and no history.”
        ///
        /// - pt-BR: “Sem git: nem revisão nem histórico.”
        ///
        /// On the page and in the comment of `fitloc report`: in place of the commit.
        package static var noRevision: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 654)
        }

        /// “place”
        ///
        /// - pt-BR: “lugar”
        ///
        /// On the page and in the comment of `fitloc report`: column heading: file, line and column.
        package static var place: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 655)
        }

        /// “Revision %(commit)@ of %(date)@”
        ///
        /// - pt-BR: “Revisão %(commit)@ de %(date)@”
        ///
        /// On the page and in the comment of `fitloc report`: what the report is about; the subject of the commit follows. commit: its short name; date: its day.
        package static func revision(commit: Swift.String, date: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 656, [.string(commit), .string(date)])
        }

        /// “%(shown)@ of %(total)@ rows”
        ///
        /// - pt-BR: “%(shown)@ de %(total)@ linhas”
        ///
        /// On the page and in the comment of `fitloc report`: how many rows a search has found. shown, total: numbers.
        package static func rowsShown(shown: Swift.String, total: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 657, [.string(shown), .string(total)])
        }

        /// “Search all tables”
        ///
        /// - pt-BR: “Buscar em todas as tabelas”
        ///
        /// On the page and in the comment of `fitloc report`: the label of the search field.
        package static var search: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 658)
        }

        /// “source”
        ///
        /// - pt-BR: “original”
        ///
        /// On the page and in the comment of `fitloc report`: marks the language that texts are translated from, behind its name.
        package static var source: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 659)
        }

        /// “source text”
        ///
        /// - pt-BR: “texto de origem”
        ///
        /// On the page and in the comment of `fitloc report`: column heading.
        package static var sourceText: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 660)
        }

        /// “the page would fill the terminal: write it to a file with -o report.html, or choose --format markdown or json”
        ///
        /// - pt-BR: “a página encheria o terminal: grave-a em um arquivo com -o report.html ou escolha --format markdown ou json”
        ///
        /// `fitloc report` refuses to print HTML on a terminal. The options and the file name stay as they are.
        package static var terminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 661)
        }

        /// “%(project)@: strings”
        ///
        /// - pt-BR: “%(project)@: textos”
        ///
        /// On the page and in the comment of `fitloc report`: the title. project: the name of the project.
        package static func title(project: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 662, [.string(project)])
        }

        /// “(with changes that are not committed)”
        ///
        /// - pt-BR: “(com alterações ainda sem commit)”
        ///
        /// On the page and in the comment of `fitloc report`: stands behind the commit.
        package static var uncommitted: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 667)
        }

        /// The strings report.figure.*
        package nonisolated enum Figure {
            /// “errors”
            ///
            /// - pt-BR: “erros”
            ///
            /// On the page and in the comment of `fitloc report`: stands below a large number.
            package static var errors: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 626)
            }

            /// “keys to translate”
            ///
            /// - pt-BR: “chaves a traduzir”
            ///
            /// On the page and in the comment of `fitloc report`: stands below a large number.
            package static var gaps: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 627)
            }

            /// “notes”
            ///
            /// - pt-BR: “observações”
            ///
            /// On the page and in the comment of `fitloc report`: stands below a large number.
            package static var notes: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 628)
            }

            /// “warnings”
            ///
            /// - pt-BR: “avisos”
            ///
            /// On the page and in the comment of `fitloc report`: stands below a large number.
            package static var warnings: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 629)
            }
        }

        /// The strings report.heading.*
        package nonisolated enum Heading {
            /// “By catalog and language”
            ///
            /// - pt-BR: “Por catálogo e idioma”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var byCatalog: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 633)
            }

            /// “By language”
            ///
            /// - pt-BR: “Por idioma”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var byLanguage: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 634)
            }

            /// “Changed texts”
            ///
            /// - pt-BR: “Textos alterados”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var changedTexts: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 635)
            }

            /// “Changes since %(revision)@”
            ///
            /// - pt-BR: “Alterações desde %(revision)@”
            ///
            /// On the page and in the comment of `fitloc report`: a heading. revision: a revision of git, such as origin/main.
            package static func changes(revision: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 636, [.string(revision)])
            }

            /// “Coverage”
            ///
            /// - pt-BR: “Cobertura”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var coverage: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 637)
            }

            /// “Findings”
            ///
            /// - pt-BR: “Achados”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var findings: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 638)
            }

            /// “To be translated”
            ///
            /// - pt-BR: “A traduzir”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var gaps: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 639)
            }

            /// “New findings”
            ///
            /// - pt-BR: “Novos achados”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var newFindings: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 640)
            }

            /// “History”
            ///
            /// - pt-BR: “Histórico”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var trend: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 641)
            }

            /// “Files that could not be read”
            ///
            /// - pt-BR: “Arquivos que não puderam ser lidos”
            ///
            /// On the page and in the comment of `fitloc report`: a heading.
            package static var unreadable: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 642)
            }
        }

        /// The strings report.kind.*
        package nonisolated enum Kind {
            /// “new key”
            ///
            /// - pt-BR: “chave nova”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var added: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 644)
            }

            /// “comment”
            ///
            /// - pt-BR: “comentário”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var comment: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 645)
            }

            /// “language”
            ///
            /// - pt-BR: “idioma”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var language: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 646)
            }

            /// “property”
            ///
            /// - pt-BR: “propriedade”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var property: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 647)
            }

            /// “removed key”
            ///
            /// - pt-BR: “chave removida”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var removed: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 648)
            }

            /// “renamed key”
            ///
            /// - pt-BR: “chave renomeada”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var renamed: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 649)
            }

            /// “source text”
            ///
            /// - pt-BR: “texto de origem”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var source: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 650)
            }

            /// “state”
            ///
            /// - pt-BR: “estado”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var state: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 651)
            }

            /// “translation”
            ///
            /// - pt-BR: “tradução”
            ///
            /// On the page and in the comment of `fitloc report`: says what changed.
            package static var translation: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 652)
            }
        }

        /// The strings report.trend.*
        package nonisolated enum Trend {
            /// “Translated keys in per cent, by commit”
            ///
            /// - pt-BR: “Chaves traduzidas em porcentagem, por commit”
            ///
            /// On the page and in the comment of `fitloc report`: the caption of a table.
            package static var caption: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 663)
            }

            /// “All numbers”
            ///
            /// - pt-BR: “Todos os números”
            ///
            /// On the page and in the comment of `fitloc report`: opens the table below the charts.
            package static var numbers: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 664)
            }

            /// “The clone is shallow: older commits are not in it.”
            ///
            /// - pt-BR: “O clone é raso: commits mais antigos não estão nele.”
            ///
            /// On the page and in the comment of `fitloc report`: below the heading of the history.
            package static var shallow: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 665)
            }

            /// “Commits that changed these tables: %(total)lld; shown: %(shown)lld.”
            ///
            /// - pt-BR: “Commits que mudaram estas tabelas: %(total)lld; mostrados: %(shown)lld.”
            ///
            /// On the page of `fitloc report`: below the heading of the history. total: how many commits there are, two or more; shown: how many of them are drawn, two or more.
            package static func shown(total: Swift.Int, shown: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 666, [.integer(total), .integer(shown)])
            }
        }

        /// The strings report.verdict.*
        package nonisolated enum Verdict {
            /// “No findings.”
            ///
            /// - pt-BR: “Nenhum achado.”
            ///
            /// On the page and in the comment of `fitloc report`: a sentence of the verdict.
            package static var clean: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 668)
            }

            /// “Every key is translated.”
            ///
            /// - pt-BR: “Todas as chaves estão traduzidas.”
            ///
            /// On the page and in the comment of `fitloc report`: first sentence of the verdict.
            package static var complete: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 669)
            }

            /// “%(count)lld keys are not translated yet (%(languages)@).”
            ///
            /// - en: one “%(count)lld key is not translated yet (%(languages)@).”, other “%(count)lld keys are not translated yet (%(languages)@).”
            /// - pt-BR: one “%(count)lld chave ainda não traduzida (%(languages)@).”, other “%(count)lld chaves ainda não traduzidas (%(languages)@).”
            ///
            /// On the page and in the comment of `fitloc report`: first sentence of the verdict. count: how many keys; languages: tags with commas, or how many languages.
            package static func gaps(count: Swift.Int, languages: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 670, [.integer(count), .string(languages)])
            }

            /// “%(count)lld languages”
            ///
            /// - en: one “%(count)lld language”, other “%(count)lld languages”
            /// - pt-BR: one “%(count)lld idioma”, other “%(count)lld idiomas”
            ///
            /// On the page and in the comment of `fitloc report`: stands in the verdict where there are too many languages to name. count: how many.
            package static func languages(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 671, [.integer(count)])
            }

            /// “… and %(count)lld more”
            ///
            /// - en: one “… and %(count)lld more”, other “… and %(count)lld more”
            /// - pt-BR: one “… e mais %(count)lld”, other “… e mais %(count)lld”
            ///
            /// On the page and in the comment of `fitloc report`: the last line of a list that is cut. count: how many are left out.
            package static func more(count: Swift.Int) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 672, [.integer(count)])
            }

            /// “New since %(revision)@: %(findings)@”
            ///
            /// - pt-BR: “Novo desde %(revision)@: %(findings)@”
            ///
            /// On the page and in the comment of `fitloc report`: second sentence of the verdict. revision: a revision of git; findings: a sentence such as “3 errors, 1 note.” or “No findings.”
            package static func new(revision: Swift.String, findings: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 673, [.string(revision), .string(findings)])
            }
        }
    }

    /// The strings request.*
    package nonisolated enum Request {
        /// “%(name)@ is no language and no part of one; write pt-BR or en.plural.one”
        ///
        /// - pt-BR: “%(name)@ não é um idioma nem uma parte dele; escreva pt-BR ou en.plural.one”
        ///
        /// Why a line of a list of changes cannot be made. name is in quotation marks; pt-BR and en.plural.one stay.
        package static func badPlace(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 674, [.string(name)])
        }

        /// “%1$(name)@ is no state; there are %2$(states)@”
        ///
        /// - pt-BR: “%1$(name)@ não é um estado; há %2$(states)@”
        ///
        /// Why a line of a list of changes cannot be made. name is in quotation marks; states is a list of states.
        package static func badState(name: Swift.String, states: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 675, [.string(name), .string(states)])
        }

        /// “%(name)@ must be true or false”
        ///
        /// - pt-BR: “%(name)@ deve ser true ou false”
        ///
        /// Why a line of a list of changes cannot be made. name is a member in quotation marks; true and false stay.
        package static func boolean(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 676, [.string(name)])
        }

        /// “%(name)@ is there twice”
        ///
        /// - pt-BR: “%(name)@ aparece duas vezes”
        ///
        /// Why a line of a list of changes cannot be made. name is a member in quotation marks.
        package static func doubled(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 677, [.string(name)])
        }

        /// “a key cannot be empty”
        ///
        /// - pt-BR: “a chave não pode ser vazia”
        ///
        /// Why a line of a list of changes cannot be made.
        package static var emptyKey: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 678)
        }

        /// “this is no JSON: %(reason)@”
        ///
        /// - pt-BR: “isto não é JSON: %(reason)@”
        ///
        /// Why a line of a list of changes cannot be read. reason is a clause.
        package static func json(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 679, [.string(reason)])
        }

        /// “%(name)@ is missing”
        ///
        /// - pt-BR: “falta %(name)@”
        ///
        /// Why a line of a list of changes cannot be made. name is a member in quotation marks.
        package static func missing(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 680, [.string(name)])
        }

        /// “expected an object such as {"key":"home.title"}”
        ///
        /// - pt-BR: “era esperado um objeto como {"key":"home.title"}”
        ///
        /// Why a line of a list of changes cannot be read. The braces and names stay as they are.
        package static var noObject: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 681)
        }

        /// “nothing is said of what is to change: give “values”, “state”, “unset”, “comment” or “translate””
        ///
        /// - pt-BR: “não se diz o que deve mudar: informe “values”, “state”, “unset”, “comment” ou “translate””
        ///
        /// Why a line of a list of changes cannot be made. The words in quotation marks are names and stay.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 682)
        }

        /// “%(name)@ must be a list of languages, as in ["pt-BR"]”
        ///
        /// - pt-BR: “%(name)@ deve ser uma lista de idiomas, como ["pt-BR"]”
        ///
        /// Why a line of a list of changes cannot be made. name is a member in quotation marks; the brackets stay.
        package static func places(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 683, [.string(name)])
        }

        /// “something follows the object; write one object on each line”
        ///
        /// - pt-BR: “há algo depois do objeto; escreva um objeto em cada linha”
        ///
        /// Why a line of a list of changes cannot be read.
        package static var secondValue: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 684)
        }

        /// “%(name)@ must be a text in quotes”
        ///
        /// - pt-BR: “%(name)@ deve ser um texto entre aspas”
        ///
        /// Why a line of a list of changes cannot be made. name is a member in quotation marks.
        package static func text(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 685, [.string(name)])
        }

        /// “%(name)@ must be an object of texts by language, as in {"pt-BR":"…"}”
        ///
        /// - pt-BR: “%(name)@ deve ser um objeto com textos por idioma, como {"pt-BR":"…"}”
        ///
        /// Why a line of a list of changes cannot be made. name is a member in quotation marks; the braces stay.
        package static func texts(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 686, [.string(name)])
        }

        /// “nothing is called %(name)@ here”
        ///
        /// - pt-BR: “nada se chama %(name)@ aqui”
        ///
        /// Why a line of a list of changes cannot be made. name is a member in quotation marks.
        package static func unknownMember(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 687, [.string(name)])
        }

        /// “%1$(name)@ is nothing that can be done; there are %2$(operations)@”
        ///
        /// - pt-BR: “%1$(name)@ não é algo que se possa fazer; há %2$(operations)@”
        ///
        /// Why a line of a list of changes cannot be made. name is in quotation marks; operations is a list of commands.
        package static func unknownOperation(name: Swift.String, operations: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 688, [.string(name), .string(operations)])
        }

        /// “%1$(name)@ means nothing to “%2$(operation)@””
        ///
        /// - pt-BR: “%1$(name)@ não significa nada para “%2$(operation)@””
        ///
        /// Why a line of a list of changes cannot be made. name is a member in quotation marks; operation is a command.
        package static func unused(name: Swift.String, operation: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 689, [.string(name), .string(operation)])
        }
    }

    /// The strings review.*
    package nonisolated enum Review {
        /// “accepted %(count)lld texts”
        ///
        /// - en: one “accepted %(count)lld text”, other “accepted %(count)lld texts”
        /// - pt-BR: one “%(count)lld texto aceito”, other “%(count)lld textos aceitos”
        ///
        /// What `fitloc review --accept` did: %(count)lld texts are now translated.
        package static func accepted(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 690, [.integer(count)])
        }

        /// “accepted %(accepted)lld, edited %(edited)lld, left %(left)lld”
        ///
        /// - pt-BR: “aceitos %(accepted)lld, editados %(edited)lld, restantes %(left)lld”
        ///
        /// Last line of `fitloc review`: how many texts were accepted as they were, edited, and are left.
        package static func done(accepted: Swift.Int, edited: Swift.Int, left: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 691, [.integer(accepted), .integer(edited), .integer(left)])
        }

        /// “%(path)@: is no table any more”
        ///
        /// - pt-BR: “%(path)@: não é mais uma tabela”
        ///
        /// Refusal: the table went away while it was reviewed. path is the table.
        package static func gone(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 692, [.string(path)])
        }

        /// “  a  accept: the text is right\n  e  edit it, and accept\n  s  skip it for now\n  b  go back, and take the last answer back\n  q  quit; what was answered is written already”
        ///
        /// - pt-BR: “  a  aceitar: o texto está certo\n  e  editar e aceitar\n  s  pular por enquanto\n  b  voltar e desfazer a última resposta\n  q  sair; o que foi respondido já está gravado”
        ///
        /// What the keys do, a line each; the letters at the beginning stay.
        package static var help: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 693)
        }

        /// “[a]ccept  [e]dit  [s]kip  [b]ack  [q]uit  [?]”
        ///
        /// - pt-BR: “[a] aceitar  [e] editar  [s] pular  [b] voltar  [q] sair  [?]”
        ///
        /// What the keys a, e, s, b, q and ? do; the letters stay the same in every language.
        package static var keys: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 694)
        }

        /// “review needs a terminal; `fitloc review --accept` accepts all texts without asking, `fitloc list --state needs_review` shows them”
        ///
        /// - pt-BR: “a revisão precisa de um terminal; `fitloc review --accept` aceita todos os textos sem perguntar, `fitloc list --state needs_review` os mostra”
        ///
        /// Refusal. What stands between ` is typed as it is.
        package static var needsTerminal: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 699)
        }

        /// “Nothing to review.”
        ///
        /// - pt-BR: “Nada para revisar.”
        ///
        /// `fitloc review` found nothing to do.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 700)
        }

        /// “%(number)lld of %(total)lld”
        ///
        /// - pt-BR: “%(number)lld de %(total)lld”
        ///
        /// Heads each text that is to be reviewed. number counts from 1, total is how many there are.
        package static func progress(number: Swift.Int, total: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 701, [.integer(number), .integer(total)])
        }

        /// “Nothing was edited: a accepts the text as it is.”
        ///
        /// - pt-BR: “Nada foi editado: a aceita o texto como está.”
        ///
        /// Shown in review after the key e where the text was left as it was. The letter a is a key to press.
        package static var unedited: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 702)
        }

        /// The strings review.label.*
        package nonisolated enum Label {
            /// “%(name)@ was”
            ///
            /// - pt-BR: “%(name)@ antes”
            ///
            /// Label beside what a text was before. name is “source”, or a language such as pt-BR.
            package static func before(name: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 695, [.string(name)])
            }

            /// “comment”
            ///
            /// - pt-BR: “comentário”
            ///
            /// Label beside the comment of the key.
            package static var comment: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 696)
            }

            /// “from”
            ///
            /// - pt-BR: “de”
            ///
            /// Label beside where a text was filled in from.
            package static var from: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 697)
            }

            /// “source”
            ///
            /// - pt-BR: “original”
            ///
            /// Label beside the source text.
            package static var source: CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 698)
            }
        }
    }

    /// The strings rewriting.*
    package nonisolated enum Rewriting {
        /// “%(path)@ would no longer be Swift at %(line)lld:%(column)lld; nothing was written”
        ///
        /// - pt-BR: “%(path)@ deixaria de ser Swift em %(line)lld:%(column)lld; nada foi escrito”
        ///
        /// A change to a Swift file was given up. path: the file; line, column: where its syntax would break.
        package static func syntax(path: Swift.String, line: Swift.Int, column: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 703, [.string(path), .integer(line), .integer(column)])
        }

        /// “%(path)@ %(reason)@; nothing was written”
        ///
        /// - pt-BR: “%(path)@ %(reason)@; nada foi escrito”
        ///
        /// A Swift file cannot be changed. path: the file; reason: what is wrong with it, in English, such as “is not UTF-8: byte 7”.
        package static func unreadable(path: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 704, [.string(path), .string(reason)])
        }
    }

    /// The strings sources.*
    package nonisolated enum Sources {
        /// “it is not what `fitloc generate` would write now; generate it again”
        ///
        /// - pt-BR: “não é o que o `fitloc generate` gravaria agora; gere-o de novo”
        ///
        /// Why nobody knows which keys are used by a generated Swift file; the path stands before it.
        package static var accessorsUnknown: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 705)
        }

        /// “%(path)@:%(line)lld: %(name)@ looks strings up; list it under helpers in %(file)@ so that its keys are found”
        ///
        /// - pt-BR: “%(path)@:%(line)lld: %(name)@ busca textos pela chave; inclua em helpers no %(file)@ para que suas chaves sejam encontradas”
        ///
        /// A note beside results of commands that read Swift code. path: a Swift file; line: its line; name: a Swift function or property; file: the name of the configuration file.
        package static func helperUnlisted(path: Swift.String, line: Swift.Int, name: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 706, [.string(path), .integer(line), .string(name), .string(file)])
        }

        /// “%(configuration)@ names Swift code under sources, which was not checked: %(program)@, which reads it, is not beside fitloc (`scripts/fitloc lint --sources .` builds it). --no-sources leaves the code out without a word.”
        ///
        /// - pt-BR: “%(configuration)@ indica código Swift em sources, que não foi verificado: %(program)@, que o lê, não está ao lado do fitloc (`scripts/fitloc lint --sources .` o compila). --no-sources deixa o código de fora sem avisar.”
        ///
        /// A note of `fitloc lint` where a second program is not installed. configuration is the path of a file, program the name of that program. What begins with -- or stands between ` is typed as it is.
        package static func leftOut(configuration: Swift.String, program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 707, [.string(configuration), .string(program)])
        }

        /// “%(program)@, which reads Swift code, is not beside fitloc; scripts/fitloc builds it when it is first needed”
        ///
        /// - pt-BR: “%(program)@, que lê código Swift, não está ao lado do fitloc; scripts/fitloc o compila na primeira vez em que é preciso”
        ///
        /// A command needs a second program that is not installed. program: the name of that program, not translated.
        package static func noProgram(program: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 708, [.string(program)])
        }

        /// “There is no Swift file in %(paths)@”
        ///
        /// - pt-BR: “Não há nenhum arquivo Swift em %(paths)@”
        ///
        /// A command that reads Swift code found none. paths: the folders that were searched.
        package static func none(paths: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 709, [.string(paths)])
        }

        /// “%(program)@ could not be started: %(reason)@”
        ///
        /// - pt-BR: “Não foi possível iniciar %(program)@: %(reason)@”
        ///
        /// A second program could not be started. program: its path; reason: what the system says, in English.
        package static func notStarted(program: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 710, [.string(program), .string(reason)])
        }

        /// “%(path)@ %(reason)@; a key that only this file uses is not found”
        ///
        /// - pt-BR: “%(path)@ %(reason)@; uma chave que só este arquivo usa não é encontrada”
        ///
        /// A note: a Swift file could not be read whole. path: the file; reason: what is wrong, in English, such as “is not UTF-8: byte 7”.
        package static func unread(path: Swift.String, reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 711, [.string(path), .string(reason)])
        }
    }

    /// The strings stats.*
    package nonisolated enum Stats {
        /// “Nothing to count.”
        ///
        /// - pt-BR: “Nada para contar.”
        ///
        /// `fitloc stats` found no tables.
        package static var nothing: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 712)
        }
    }

    /// The strings table.*
    package nonisolated enum Table {
        /// “%(key)@ is a key of Info.plist, which code does not look up; add it with --catalog %(path)@”
        ///
        /// - pt-BR: “%(key)@ é uma chave do Info.plist, que o código não consulta; adicione-a com --catalog %(path)@”
        ///
        /// Refusal to add a key of Info.plist to an ordinary table. key is in quotation marks, path is the table of Info.plist.
        package static func infoPlist(key: Swift.String, path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 713, [.string(key), .string(path)])
        }

        /// “%(path)@: no string catalog is there, and only those are formatted”
        ///
        /// - pt-BR: “%(path)@: não há ali nenhum catálogo, e só eles são formatados”
        ///
        /// Error of fmt: a folder holds no string catalog. path is the folder.
        package static func noCatalogInFolder(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 714, [.string(path)])
        }

        /// “no key matches”
        ///
        /// - pt-BR: “nenhuma chave corresponde”
        ///
        /// Refusal: a pattern chose no key.
        package static var noMatch: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 715)
        }

        /// “no table here that %(key)@ could go to; name one with --catalog FILE”
        ///
        /// - pt-BR: “não há aqui uma tabela onde %(key)@ caberia; indique uma com --catalog ARQUIVO”
        ///
        /// Refusal to add a key that fits no table. key is in quotation marks.
        package static func noPlace(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 716, [.string(key)])
        }

        /// “no catalog or legacy table here; `touch Localizable.xcstrings` makes an empty catalog”
        ///
        /// - pt-BR: “não há catálogo nem tabela legada aqui; `touch Localizable.xcstrings` cria um catálogo vazio”
        ///
        /// Refusal to add a key where there is no table. What stands between ` is typed as it is.
        package static var noTableHere: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 717)
        }

        /// “%(path)@: is no catalog or legacy table”
        ///
        /// - pt-BR: “%(path)@: não é um catálogo nem uma tabela legada”
        ///
        /// Refusal: a path that was named is no table.
        package static func none(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 718, [.string(path)])
        }

        /// “%(path)@: no string catalog, .strings or .stringsdict file is there”
        ///
        /// - pt-BR: “%(path)@: não há ali nenhum catálogo nem arquivo .strings ou .stringsdict”
        ///
        /// Error: a folder holds nothing to work on. path is the folder.
        package static func noneInFolder(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 719, [.string(path)])
        }

        /// “%1$(path)@: no such file; `touch %2$(argument)@` creates an empty catalog”
        ///
        /// - pt-BR: “%1$(path)@: o arquivo não existe; `touch %2$(argument)@` cria um catálogo vazio”
        ///
        /// path is the file that was named; argument is the same, as it is typed in a shell.
        package static func notThere(path: Swift.String, argument: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 720, [.string(path), .string(argument)])
        }

        /// “A number from 1 to %(count)lld is needed.”
        ///
        /// - pt-BR: “É preciso um número de 1 a %(count)lld.”
        ///
        /// Complaint about an answer that is none of the numbers of a list. count is the highest number.
        package static func numberNeeded(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 721, [.integer(count)])
        }

        /// “%(key)@ could go to several tables.”
        ///
        /// - pt-BR: “%(key)@ caberia em várias tabelas.”
        ///
        /// Above a list of tables of which one is to be chosen for a new key. key is in quotation marks.
        package static func severalFit(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 722, [.string(key)])
        }

        /// “Several tables have %(key)@.”
        ///
        /// - pt-BR: “Várias tabelas têm %(key)@.”
        ///
        /// Above a list of tables that have the key. key is in quotation marks.
        package static func severalHave(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 724, [.string(key)])
        }

        /// “Which one”
        ///
        /// - pt-BR: “Qual delas”
        ///
        /// Question below a numbered list of tables.
        package static var which: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 726)
        }

        /// The strings table.several_fit.*
        package nonisolated enum SeveralFit {
            /// “%(key)@ could go to several tables; name one with --catalog FILE, or set default-catalog in %(file)@:”
            ///
            /// - pt-BR: “%(key)@ caberia em várias tabelas; indique uma com --catalog ARQUIVO ou defina default-catalog em %(file)@:”
            ///
            /// Refusal, above a list of tables. key is in quotation marks, file the configuration.
            package static func refusal(key: Swift.String, file: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 723, [.string(key), .string(file)])
            }
        }

        /// The strings table.several_have.*
        package nonisolated enum SeveralHave {
            /// “several tables have %(key)@; name one with --catalog FILE:”
            ///
            /// - pt-BR: “várias tabelas têm %(key)@; indique uma com --catalog ARQUIVO:”
            ///
            /// Refusal, above a list of tables that have the key. key is in quotation marks.
            package static func refusal(key: Swift.String) -> CatalogRuntime.LocalizedString {
                CatalogRuntime.LocalizedString(table_CLI, 725, [.string(key)])
            }
        }
    }

    /// The strings tag.*
    package nonisolated enum Tag {
        /// “%(tag)@ is no language tag, as pt-BR and zh-Hans are”
        ///
        /// - pt-BR: “%(tag)@ não é um código de idioma, como pt-BR e zh-Hans são”
        ///
        /// What is wrong with a language tag. tag is in quotation marks.
        package static func malformed(tag: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 727, [.string(tag)])
        }

        /// “no text here is in %(tag)@”
        ///
        /// - pt-BR: “nenhum texto aqui está em %(tag)@”
        ///
        /// Error: the command line names a language that the project does not have. tag is the language in quotation marks.
        package static func notHere(tag: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 728, [.string(tag)])
        }

        /// “there is no language %(code)@”
        ///
        /// - pt-BR: “não existe o idioma %(code)@”
        ///
        /// What is wrong with a language tag. code is in quotation marks.
        package static func unknownLanguage(code: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 729, [.string(code)])
        }

        /// “there is no region %(code)@”
        ///
        /// - pt-BR: “não existe a região %(code)@”
        ///
        /// What is wrong with a language tag. code is in quotation marks.
        package static func unknownRegion(code: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 730, [.string(code)])
        }

        /// “there is no script %(code)@”
        ///
        /// - pt-BR: “não existe a escrita %(code)@”
        ///
        /// What is wrong with a language tag. code is in quotation marks.
        package static func unknownScript(code: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 731, [.string(code)])
        }
    }

    /// The strings trust.*
    package nonisolated enum Trust {
        /// “%(folder)@ may no longer:”
        ///
        /// - pt-BR: “%(folder)@ não pode mais:”
        ///
        /// Heading of a list of what is no longer allowed. %(folder)@ is the root of the repository.
        package static func forgotten(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 732, [.string(folder)])
        }

        /// “no %(file)@ is here or in a folder above”
        ///
        /// - pt-BR: “não há %(file)@ aqui nem em uma pasta acima”
        ///
        /// Failure of fitloc trust. %(file)@ is the name of the configuration file.
        package static func noConfiguration(file: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 733, [.string(file)])
        }

        /// “there is no place outside of %(folder)@ to keep this; set XDG_STATE_HOME”
        ///
        /// - pt-BR: “não há lugar fora de %(folder)@ para guardar isto; defina XDG_STATE_HOME”
        ///
        /// Why a permission cannot be kept. %(folder)@ is the root of the repository.
        package static func noPlace(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 734, [.string(folder)])
        }

        /// “%(folder)@ asks for nothing that has to be allowed”
        ///
        /// - pt-BR: “%(folder)@ não pede nada que precise de permissão”
        ///
        /// Answer of fitloc trust. %(folder)@ is the root of the repository.
        package static func nothing(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 735, [.string(folder)])
        }

        /// “nothing was allowed for %(folder)@”
        ///
        /// - pt-BR: “nada foi permitido para %(folder)@”
        ///
        /// Answer of fitloc trust --remove. %(folder)@ is the root of the repository.
        package static func nothingKept(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 736, [.string(folder)])
        }

        /// “use files outside of the project: %(path)@”
        ///
        /// - pt-BR: “usar arquivos fora do projeto: %(path)@”
        ///
        /// What a project's configuration asks for, in a list. %(path)@ is the path of a file or folder.
        package static func path(path: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 737, [.string(path)])
        }

        /// “start a program: %(command)@”
        ///
        /// - pt-BR: “executar um programa: %(command)@”
        ///
        /// What a project's configuration asks for, in a list. %(command)@ is the program with its words.
        package static func program(command: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 738, [.string(command)])
        }

        /// “send texts to a service: %(name)@”
        ///
        /// - pt-BR: “enviar textos a um serviço: %(name)@”
        ///
        /// What a project's configuration asks for, in a list. %(name)@ is the name of a translation service.
        package static func service(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 739, [.string(name)])
        }

        /// “%(folder)@ may now:”
        ///
        /// - pt-BR: “%(folder)@ agora pode:”
        ///
        /// Heading of a list of what fitloc trust allowed. %(folder)@ is the root of the repository.
        package static func trusted(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 740, [.string(folder)])
        }

        /// “%(folder)@ asks to:”
        ///
        /// - pt-BR: “%(folder)@ pede para:”
        ///
        /// Heading of a list of what fitloc trust --dry-run would allow. %(folder)@ is the root of the repository.
        package static func wouldTrust(folder: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 741, [.string(folder)])
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
            CatalogRuntime.LocalizedString(table_CLI, 742, [.string(path), .integer(line)])
        }

        /// “These lookups may use any key, so that no key is certain:”
        ///
        /// - pt-BR: “Estas buscas podem usar qualquer chave, por isso nenhuma chave é certa:”
        ///
        /// Under the list of `fitloc unused`; the lines of code follow, one a line.
        package static var doubts: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 743)
        }

        /// “`fitloc unused --remove certain` removes the %(count)lld that are certain.”
        ///
        /// - en: one “`fitloc unused --remove certain` removes the one that is certain.”, other “`fitloc unused --remove certain` removes the %(count)lld that are certain.”
        /// - pt-BR: one “`fitloc unused --remove certain` remove a que é certa.”, other “`fitloc unused --remove certain` remove as %(count)lld que são certas.”
        ///
        /// What to do next, below a list of unused keys. count: how many are certain.
        package static func next(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 744, [.integer(count)])
        }

        /// “Every key is used.”
        ///
        /// - pt-BR: “Todas as chaves são usadas.”
        ///
        /// Summary of a command that lists unused keys, where there are none.
        package static var none: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 745)
        }

        /// “Unused: %(certain)lld certain, %(likely)lld likely, %(possible)lld possible.”
        ///
        /// - pt-BR: “Sem uso: %(certain)lld com certeza, %(likely)lld provável, %(possible)lld possível.”
        ///
        /// Summary of a command that lists unused keys by how well it is proved. certain, likely, possible: the numbers of keys.
        package static func summary(certain: Swift.Int, likely: Swift.Int, possible: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 746, [.integer(certain), .integer(likely), .integer(possible)])
        }

        /// “This was not read, so that no key is certain:”
        ///
        /// - pt-BR: “Isto não foi lido, por isso nenhuma chave é certa:”
        ///
        /// Under the list of `fitloc unused`; files and packages follow, one a line, each with the reason.
        package static var unread: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 747)
        }

        /// “A comment on such a line says which keys it uses: // [fitloc:yields league.*]”
        ///
        /// - pt-BR: “Um comentário nessa linha diz quais chaves ela usa: // [fitloc:yields league.*]”
        ///
        /// Hint under the lookups that may use any key. Do not translate the comment in Swift.
        package static var vouch: CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 748)
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
            CatalogRuntime.LocalizedString(table_CLI, 749, [.integer(count)])
        }

        /// “No code uses %(key)@, as far as can be seen; `fitloc unused` says how sure that is.”
        ///
        /// - pt-BR: “Nenhum código usa %(key)@, até onde se vê; `fitloc unused` diz com que certeza.”
        ///
        /// A key is in a table and nothing in the code uses it. key: the key in quotes.
        package static func none(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 750, [.string(key)])
        }

        /// “perhaps used in %(count)lld places”
        ///
        /// - en: one “perhaps used in %(count)lld place”, other “perhaps used in %(count)lld places”
        /// - pt-BR: one “talvez usada em %(count)lld lugar”, other “talvez usada em %(count)lld lugares”
        ///
        /// Heading above the places in code that may use a key, such as patterns that it matches. count: the number of places.
        package static func possible(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 751, [.integer(count)])
        }

        /// “No table has %(key)@; `fitloc add` brings it in.”
        ///
        /// - pt-BR: “Nenhuma tabela tem %(key)@; `fitloc add` a inclui.”
        ///
        /// A note: code uses a key that is in no table. key: the key in quotes.
        package static func undeclared(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 752, [.string(key)])
        }
    }

    /// The strings value.*
    package nonisolated enum Value {
        /// “%(key)@ holds %(character)@, which XML cannot hold; store the table as text or take it out”
        ///
        /// - pt-BR: “%(key)@ contém %(character)@, que o XML não aceita; guarde a tabela como texto ou retire o caractere”
        ///
        /// Why something cannot be written to a legacy table. character is the name of one, such as U+0003. key is in quotation marks.
        package static func character(key: Swift.String, character: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 753, [.string(key), .string(character)])
        }

        /// “%(key)@ must be a text: a .strings table has no plurals and no variations”
        ///
        /// - pt-BR: “%(key)@ precisa ser um texto: uma tabela .strings não tem plurais nem variações”
        ///
        /// Why something cannot be written to a legacy table. key is in quotation marks.
        package static func notText(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 754, [.string(key)])
        }

        /// “%(key)@ is there twice”
        ///
        /// - pt-BR: “%(key)@ aparece duas vezes”
        ///
        /// Why something cannot be written to a legacy table. key is in quotation marks.
        package static func repeated(key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 755, [.string(key)])
        }

        /// “%(key)@ has %(name)@ twice”
        ///
        /// - pt-BR: “%(key)@ tem %(name)@ duas vezes”
        ///
        /// Why something cannot be written to a legacy table. key and name are in quotation marks.
        package static func repeatedName(key: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 756, [.string(key), .string(name)])
        }

        /// “a variable of %(key)@ cannot be named %(name)@”
        ///
        /// - pt-BR: “uma variável de %(key)@ não pode se chamar %(name)@”
        ///
        /// Why something cannot be written to a legacy table. key and name are in quotation marks.
        package static func reservedName(key: Swift.String, name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 757, [.string(key), .string(name)])
        }

        /// “%(name)@ in %(key)@ is no plural category”
        ///
        /// - pt-BR: “%(name)@ em %(key)@ não é uma categoria de plural”
        ///
        /// Why something cannot be written to a legacy table. key and name are in quotation marks.
        package static func unknownCategory(name: Swift.String, key: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 758, [.string(name), .string(key)])
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
            CatalogRuntime.LocalizedString(table_CLI, 759, [.string(words), .string(last)])
        }

        /// “%(failure)@; written already: %(files)@”
        ///
        /// - pt-BR: “%(failure)@; já gravados: %(files)@”
        ///
        /// What was done before a failure. failure is the sentence on it, files those written before.
        package static func brokenRest(failure: Swift.String, files: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 760, [.string(failure), .string(files)])
        }

        /// “did you mean %(name)@?”
        ///
        /// - pt-BR: “você quis dizer %(name)@?”
        ///
        /// Question behind a name that is not known. name is the nearest one.
        package static func didYouMean(name: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 761, [.string(name)])
        }

        /// “error: %(reason)@”
        ///
        /// - pt-BR: “erro: %(reason)@”
        ///
        /// What stands before the reason why a command could not do its work.
        package static func error(reason: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 762, [.string(reason)])
        }

        /// “%(count)lld files”
        ///
        /// - en: one “%(count)lld file”, other “%(count)lld files”
        /// - pt-BR: one “%(count)lld arquivo”, other “%(count)lld arquivos”
        ///
        /// A number of files, as a part of a sentence.
        package static func files(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 763, [.integer(count)])
        }

        /// “%(count)lld keys”
        ///
        /// - en: one “%(count)lld key”, other “%(count)lld keys”
        /// - pt-BR: one “%(count)lld chave”, other “%(count)lld chaves”
        ///
        /// A number of keys, as a part of a sentence.
        package static func keys(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 764, [.integer(count)])
        }

        /// “and %(count)lld more”
        ///
        /// - en: one “and %(count)lld more”, other “and %(count)lld more”
        /// - pt-BR: one “e mais %(count)lld”, other “e mais %(count)lld”
        ///
        /// Last line of a list that was cut short. count is how many are not shown.
        package static func more(count: Swift.Int) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 765, [.integer(count)])
        }

        /// “note: %(sentence)@”
        ///
        /// - pt-BR: “nota: %(sentence)@”
        ///
        /// What stands before something that is worth a look and no failure. sentence is what is worth a look.
        package static func note(sentence: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 766, [.string(sentence)])
        }

        /// “%(words)@ or %(last)@”
        ///
        /// - pt-BR: “%(words)@ ou %(last)@”
        ///
        /// Several things in a row, of which one is meant. words has commas between them, last is the last one.
        package static func or(words: Swift.String, last: Swift.String) -> CatalogRuntime.LocalizedString {
            CatalogRuntime.LocalizedString(table_CLI, 767, [.string(words), .string(last)])
        }
    }
}

nonisolated let table_CLI = CatalogRuntime.CatalogTable("1300500300E3vlGIsTO3CLI1227enpt-BR30C000M00i01201V01x02M02o03N03o04J04o05B05a05-06U06v07Q07p08F08l09A09U0A10AZ0B80Bd0CA0CU0Cp0DA0Db0Dy0EL0Ef0F00FF0FP0FZ0Fp0G30GI0Ga0Gq0H80HZ0Hs0ID0IX0Ip0JA0JT0Jn0KA0KR0Kh0K-0LK0Le0Lr0M20MF0MS0Mk0Mz0ND0NU0Nh0Nv0OH0OX0Ok0Ox0P80PL0Pe0Pr0Q60QZ0Qt0R40RI0RW0Rj0Rw0S50SK0SU0Sf0Su0T80TM0Tf0Tp0U10UF0UR0Ud0Uq0U_0VB0VN0Ve0Vq0W50WO0Wf0Ww0XF0XX0Xr0Y70YO0Yd0Yx0ZF0ZR0Zm0a30aM0af0aw0bC0bT0bp0c90cN0ch0cu0d20dE0dX0ds0e20eE0eQ0eb0el0ex0f80fG0fX0fr0g90gT0gd0gp0h40hF0hY0hj0ht0i40iL0ic0iw0j60jN0jZ0jm0k60kK0kd0kp0k_0lJ0lk0m60mY0n40nY0o70oc0p60pe0q30qR0qr0rF0rY0rr0s50sJ0sc0ss0tD0ta0tz0uL0ud0uw0vH0va0vm0w30wM0wf0w-0xH0xc0xr0y40yJ0yY0yo0yz0zC0zc0-30-O0-j0_90_Y0_s10B10Y10r11A11V11w12I12e12x13G13c13y14F14Y14s15C15S15u16O16p17E17W17n18418Q18o19919Q19b19n1A11AF1AO1AX1Ao1B11BG1BV1Bg1Bu1C51CS1Ch1Ct1D61DJ1Db1Ds1EB1EX1Es1FG1Fb1F-1GK1Ga1Gy1H81HQ1Hd1Hs1I41IJ1Ib1Ip1J11JN1Jc1Js1KB1Ke1K_1LF1LW1Lg1Lr1M61MN1MY1Mr1N61NQ1Nl1O41OU1Oq1PC1Pe1Q11QP1Qm1Q-1RB1RO1Rc1R_1SN1Sq1TF1Te1U11UM1Uf1Uu1VG1Vk1Vx1WD1WR1Wg1Wu1XC1XZ1Xq1Y21YJ1Yf1Z21ZM1Zi1a51aV1ax1bN1bh1c31cS1cs1dH1dc1dq1e81eW1er1f51fO1fh1g31gM1ge1h21hN1hj1i31iN1iY1il1iw1j31jK1jX1jg1jy1k91kQ1ke1ku1l71lL1la1lr1m11mD1mQ1mb1mn1n41nT1nj1nt1oA1oT1on1p21pG1pZ1pz1qG1qb1qu1rC1rU1rj1rw1s71sN1sd1st1t71tN1te1tw1uF1ui1u_1vL1vZ1vr1w61wN1wf1wx1xF1xP1xd1xu1yD1yX1yh1ys1z31zQ1zg1zw1-B1-P1-j1--1_H1_V1_k1_y20E20S20f20z21B21T21i21s22822R22j23223E23R23c23o23z24624G24O24V24g24u25025C25M25X25i25-26L26X26o26w27727Q27a27o28D28X28h28r29929M29b29p2A82AR2Am2B42BS2Bq2CJ2CW2Cl2C_2DN2Di2D_2EK2Ef2E_2FE2FU2Fl2Fz2G62GI2Ga2Gp2G-2HA2HN2Hd2Hn2Hv2IB2IO2IX2Il2Iu2J52JF2JR2Jb2Jk2Jx2K72KJ2KU2Kf2Kr2L22LF2LT2Lf2Lq2M42MD2MR2Mb2Mm2N32NL2Ng2Ny2OE2OX2Op2P72PL2PW2Pm2Pw2QE2Qi2Q_2RN2Rc2Rt2SD2SZ2Sl2S_2T92TP2Tf2To2Tz2U92UK2US2Uk2V02VD2VP2Vd2V-2WH2WX2Wj2Ww2X72XN2Xg2Y02YK2Yc2Z42ZT2Zq2aC2aa2au2bD2bd2c02cJ2cc2cu2d92dP2de2dw2eA2eU2er2f62fO2fn2g82gR2gp2h72hQ2hi2i32iK2ie2j42jP2jf2k12kK2kc2ko2l52lG2lT2lg2lu2m72mR2mj2n02nM2na2nx2oE2od2p12pT2pp2qA2qX2qq2rF2rZ2ry2s92sQ2sj2t12tL2te2tx2uD2uU2ur2v52vN2vZ2vo2w32wG2wT2wl2w-2xA2xU2xo2y62yO2yg2y-2zL2ze2-02-J2-b2-s2_72_M2_b2_s30230H30Y30n30_31J31V31i32232R32f32u33333E33P33a33t34B34S34l35435I35X35m36036K36j37437K37c37o38538J38W38m39A39O39c39v3A33AN3Ac3Av3BA3BZ3Br3CF3CQ3Cd3Cp3D73DP3Dh3Dw3EG3EU3Eh3Ez3F73FK3FX3Fk3F_3GD3GQ3Gb3Gm3G-3HB3HN3HZ3Hk3Hz3IE3IT3Ih3Iv3JC3JV3Jr3J-3KF3KX3Ki3Kt3L13LB3LL3LTadopt.accessors.absentadopt.accessors.brokenadopt.accessors.frozenadopt.accessors.left.argumentadopt.accessors.left.by_handadopt.accessors.left.choiceadopt.accessors.left.commentadopt.accessors.left.default_argumentadopt.accessors.left.formatadopt.accessors.left.interpolatedadopt.accessors.left.key_wantedadopt.accessors.left.listadopt.accessors.left.madeadopt.accessors.left.namesadopt.accessors.left.no_accessoradopt.accessors.left.sampleadopt.accessors.left.sample_notedadopt.accessors.left.typeadopt.accessors.left.unknownadopt.accessors.left.unknown_keyadopt.accessors.left.valuesadopt.accessors.lineadopt.accessors.mapping.doubled_keyadopt.accessors.mapping.no_columnsadopt.accessors.mapping.no_expressionadopt.accessors.mapping.no_lineadopt.accessors.mapping.unknown_keyadopt.accessors.noneadopt.accessors.notedadopt.accessors.nothingadopt.accessors.other_styleadopt.accessors.plannedadopt.accessors.rewrittenadopt.accessors.stayadopt.accessors.summaryadopt.empty_keyadopt.helpadopt.keysadopt.keys_addedadopt.label.codeadopt.label.keyadopt.label.othersadopt.label.textadopt.left_for_lateradopt.left.breaks_accessorsadopt.left.comparedadopt.left.concatenatedadopt.left.key_takenadopt.left.literaladopt.left.literal_onlyadopt.left.no_tableadopt.left.not_foundadopt.left.several_tablesadopt.left.storedadopt.left.valueadopt.left.verbatimadopt.left.within_textadopt.needs_terminaladopt.nothingadopt.pluralsadopt.summarybaseline.nonebaseline.not_foundbaseline.prunedbaseline.writtenbatch.broken_filebatch.changedbatch.left_outbatch.moved_after_changebatch.needs_linebatch.nothingbatch.refusedblame.commentblame.no_textblame.not_committedblame.shallowblame.source_saidblame.source_said.uncommittedblame.standard_inputcolumn.authorcolumn.becausecolumn.catalogcolumn.changecolumn.commitcolumn.datecolumn.excludedcolumn.keycolumn.keyscolumn.languagecolumn.languagescolumn.missingcolumn.needs_reviewcolumn.newcolumn.of_keyscolumn.partialcolumn.proofcolumn.stalecolumn.tablescolumn.textcolumn.textscolumn.totalcolumn.translatedcolumn.wordscompile.is_legacycompile.no_catalogscompile.same_namecompile.unchangedconvert.empty_catalogconvert.incompleteconvert.inside_lprojconvert.is_catalogconvert.is_legacyconvert.keys_inconvert.needs_endingconvert.needs_folderconvert.nextconvert.next.catalogsconvert.next.tablesconvert.no_catalogsconvert.no_languageconvert.no_tablesconvert.other_nameconvert.same_nameconvert.several_tablesconvert.standard_inputconvert.variedconvert.which_sourceconvert.wrotediff.addeddiff.commentdiff.language_addeddiff.language_removeddiff.nothingdiff.removeddiff.renameddiff.sourcediff.statediff.summarydiff.suspectsdiff.wasedit_page.addressedit_page.no_browseredit_page.no_programedit_page.port_takenedit.addededit.changededit.changed_keysedit.copiededit.left_for_lateredit.markededit.movededit.new_fileedit.new_languageedit.no_such_textedit.nothing_writtenedit.removededit.removed_keysedit.renamededit.suspectsedit.suspects_unmarkededit.unchangededit.unchanged_keysedit.use_setedit.were_soexport.android.clashexport.android.needs_folderexport.android.no_folderexport.android.reason.deviceexport.android.reason.only_devicesexport.android.reason.quantityexport.android.reason.several_pluralsexport.android.reason.specifierexport.android.reason.string_setexport.android.reason.substitutionexport.android.reason.widthexport.android.same_fileexport.android.same_folderexport.bundle_needs_folderexport.needs_endingexport.needs_formatexport.no_sourceexport.nothingexport.one_languageexport.one_tableexport.reason.argumentsexport.reason.characterexport.reason.doubled_keyexport.reason.incompleteexport.reason.nameexport.reason.partsexport.reason.same_nameexport.stays_behindexport.textsexport.translationsexport.untranslatedextract.count.addedextract.count.removedextract.count.staleextract.count.updatedextract.currentextract.outsideextract.summaryextract.unknownextract.unplacedfile.existsfile.exists_newfile.reason.already_existsfile.reason.changed_meanwhilefile.reason.is_folderfile.reason.leads_outfile.reason.name_not_unicodefile.reason.no_permissionfile.reason.no_spacefile.reason.not_foundfile.reason.not_regularfile.reason.outsidefile.reason.read_onlyfile.reason.too_largefile.reason.write_protectedfill.estimate.charactersfill.estimate.declinedfill.estimate.laterfill.estimate.nothingfill.estimate.questionfill.estimate.requestsfill.estimate.textsfill.estimate.totalfill.estimate.unsentfill.failure.cancelledfill.failure.keyfill.failure.program_missingfill.failure.program_not_startedfill.failure.program_outputfill.failure.program_statusfill.failure.quotafill.failure.saidfill.failure.statusfill.failure.timed_outfill.failure.unreachablefill.failure.unreadablefill.failure.waitfill.filledfill.gave_upfill.interruptedfill.keys_leftfill.leftfill.nextfill.next_servicefill.no_addressfill.no_commandfill.no_journalfill.no_keyfill.no_memoryfill.no_modelfill.no_network_programfill.no_stringsfill.nothingfill.plain_httpfill.progressfill.reason.budgetfill.reason.emptyfill.reason.excessivefill.reason.incompletefill.reason.no_answerfill.reason.no_source_textfill.reason.not_askedfill.reason.nothing_foundfill.reason.string_setfill.reason.talkfill.reason.untranslatedfill.stoppedfill.whose_addressfmt.formattedfmt.legacy_onlyfmt.no_cataloggenerate.legacygenerate.unchangedgenerate.wrotegit_setup.donegit_setup.file_removedgit_setup.knowngit_setup.limitsgit_setup.lines_addedgit_setup.lines_added_for_allgit_setup.lines_removedgit_setup.undonegit_setup.unknowngit.failedgit.missinggit.no_merge_basegit.no_repositorygit.shallowgit.too_much_outputgit.took_too_longgit.unknown_revisionimport.android.escapeimport.android.markupimport.android.no_languageimport.android.no_nameimport.android.no_sourceimport.android.other_elementimport.android.other_kindimport.android.referenceimport.android.sentenceimport.changedimport.climbsimport.columnimport.createdimport.csv.doubled_columnimport.csv.no_key_columnimport.csv.no_language_columnimport.csv.text_after_quoteimport.csv.too_many_cellsimport.csv.unclosed_quoteimport.json.no_objectimport.json.no_textimport.left_outimport.left_out.no_tableimport.left_out.several_tablesimport.memoryimport.no_languageimport.no_nameimport.no_tableimport.nothingimport.po.bad_escapeimport.po.character_setimport.po.doubledimport.po.formimport.po.missingimport.po.plural_formsimport.po.unclosed_stringimport.po.unexpectedimport.reason.argumentimport.reason.doubled_keyimport.reason.doubled_unitimport.reason.not_translatedimport.reason.source_changedimport.reason.syntaximport.reason.unfinishedimport.reason.unknown_keyimport.reason.unknown_partimport.reason.variable_nameimport.several_tablesimport.skippedimport.skipped_countimport.tmx.other_elementimport.too_many_unitsimport.unchangedimport.unknown_fileimport.untranslatedimport.xliff.definitionsimport.xliff.entityimport.xliff.no_idimport.xliff.other_elementimport.xliff.too_deepimport.xliff.too_largeimport.xliff.truncatedimport.xliff.versioninit.brokeninit.completeinit.errorsinit.gapsinit.gaps_in_manyinit.left_outinit.moreinit.next.baselineinit.next.gitinit.next.headinginit.next.lintinit.next.othersinit.next.sinceinit.no_errorsinit.not_listedinit.not_requiredinit.nothinginit.projectinit.questioninit.sourceinit.sourcesinit.sources_unreadinit.sources_with_helpersinit.switched_oninit.wroteinit.wrote_requiredinterrupted.changedinterrupted.finishedinterrupted.foundlanguage.addedlanguage.added_filelanguage.configured_sourcelanguage.everywherelanguage.folder_stayslanguage.in_projectlanguage.is_requiredlanguage.is_sourcelanguage.listedlanguage.nextlanguage.nonelanguage.nowherelanguage.projectlanguage.regionslanguage.removedlanguage.renamedlanguage.unlistedlegacy.doubled_keylegacy.doubled_key_atlegacy.doubled_name_in_binarylegacy.existing_keylegacy.existing_key_atlegacy.harmfullegacy.missing_keylegacy.unreadablelegacy.unwritablelint.changed.cleanlint.changed.emptylint.changed.summarylint.cleanlint.code.readlint.coverage.alllint.coverage.missinglint.coverage.reviewlint.emptylint.errorslint.fix.donelint.fix.needs_terminallint.fix.nothinglint.fix.plannedlint.fix.questionlint.fix.riskslint.history_cut_offlint.more.by_rulelint.more.languageslint.more.rulelint.more.ruleslint.more.showlint.next.baselinelint.next.filllint.next.fixlint.next.fix_unsafelint.next.rulelint.no_dictionarylint.no_historylint.noteslint.notes_countedlint.severity.errorlint.severity.notelint.severity.warninglint.summarylint.warningslist.hiddenlist.nothinglsp.add_keylsp.adoptlsp.brokenlsp.filllsp.fixlsp.fix_alllsp.fix_unsafelsp.marklsp.new_filelsp.no_keylsp.no_textlsp.readinglsp.several_tablesmark.machine_translatedmark.missingmark.needs_reviewmark.newmark.no_statemark.not_translatedmark.stalemerge.conflictmerge.conflict_with_removalmerge.conflicts_leftmerge.helpmerge.keysmerge.needs_terminalmerge.no_textmerge.not_theremerge.progressmerge.refusal.doubledmerge.refusal.editsmerge.refusal.emptiedmerge.refusal.legacymerge.refusal.no_markersmerge.refusal.no_stringsmerge.refusal.unbalanced_markermerge.settledmerge.taken_outobstacle.no_textobstacle.outside_foldersobstacle.several_axesobstacle.string_setobstacle.substitutionobstacle.unknown_axisobstacle.varied_pluralobstacle.widthspage.accept_nextpage.all_catalogspage.any_statepage.backpage.catalogpage.changed_sincepage.characterspage.choosepage.commentpage.conflictpage.copy_sourcepage.countpage.fixpage.former_sourcepage.glossarypage.gonepage.keep_minepage.keyspage.languagepage.leavepage.matchespage.neverpage.nextpage.no_tokenpage.nothingpage.numberspage.originpage.otherspage.previewpage.previouspage.progresspage.read_onlypage.refusedpage.revertpage.review_nextpage.savepage.save_nextpage.savedpage.searchpage.severity.errorpage.severity.notepage.severity.warningpage.shortcut.editpage.shortcut.listpage.shortcut.matchpage.shortcut.movepage.shortcut.searchpage.shortcutspage.sourcepage.source_textpage.statepage.status.excludedpage.status.machine_translatedpage.status.missingpage.status.needs_reviewpage.status.newpage.status.stalepage.status.translatedpage.status.unfinishedpage.stoppedpage.take_theirspage.titlepage.translationpage.uncommittedpage.undopage.undonepage.unsavedpage.usagespage.usepage.with_findingspreview.not_openedpreview.wroteprompt.blankprompt.commentprompt.comment_questionprompt.enter_leavesprompt.no_or_yesprompt.placeprompt.pluralprompt.sourceprompt.yes_or_norefusal.doubled_keyrefusal.doubled_memberrefusal.given_othersrefusal.key_existsrefusal.key_exists_differentlyrefusal.language_conflictrefusal.legacy.commentsrefusal.legacy.empty_keyrefusal.legacy.exclusionrefusal.legacy.marksrefusal.legacy.statesrefusal.missing_categoriesrefusal.missing_languagesrefusal.named_twicerefusal.needed_partrefusal.needs_partrefusal.no_objectrefusal.no_placerefusal.no_textrefusal.no_text_atrefusal.obstaclerefusal.other_sourcerefusal.plural_categoryrefusal.same_namerefusal.same_tablerefusal.several_spellingsrefusal.source_languagerefusal.source_textrefusal.symbol_collisionrefusal.text_changedrefusal.unknown_keyrefusal.unreferredrefusal.whole_and_partsrename.in_sourcesrename.left.accessorrename.left.accessor_unknownrename.left.elsewhererename.left.maderename.left.made_no_morerename.left.unknownrename.left.valuesreport.afterreport.all_findingsreport.basereport.beforereport.changereport.commentreport.contentsreport.figure.errorsreport.figure.gapsreport.figure.notesreport.figure.warningsreport.findingreport.findings_captionreport.gaps_captionreport.heading.by_catalogreport.heading.by_languagereport.heading.changed_textsreport.heading.changesreport.heading.coveragereport.heading.findingsreport.heading.gapsreport.heading.new_findingsreport.heading.trendreport.heading.unreadablereport.is_newreport.kind.addedreport.kind.commentreport.kind.languagereport.kind.propertyreport.kind.removedreport.kind.renamedreport.kind.sourcereport.kind.statereport.kind.translationreport.more_rowsreport.no_revisionreport.placereport.revisionreport.rows_shownreport.searchreport.sourcereport.source_textreport.terminalreport.titlereport.trend.captionreport.trend.numbersreport.trend.shallowreport.trend.shownreport.uncommittedreport.verdict.cleanreport.verdict.completereport.verdict.gapsreport.verdict.languagesreport.verdict.morereport.verdict.newrequest.bad_placerequest.bad_staterequest.booleanrequest.doubledrequest.empty_keyrequest.jsonrequest.missingrequest.no_objectrequest.nothingrequest.placesrequest.second_valuerequest.textrequest.textsrequest.unknown_memberrequest.unknown_operationrequest.unusedreview.acceptedreview.donereview.gonereview.helpreview.keysreview.label.beforereview.label.commentreview.label.fromreview.label.sourcereview.needs_terminalreview.nothingreview.progressreview.uneditedrewriting.syntaxrewriting.unreadablesources.accessors_unknownsources.helper_unlistedsources.left_outsources.no_programsources.nonesources.not_startedsources.unreadstats.nothingtable.info_plisttable.no_catalog_in_foldertable.no_matchtable.no_placetable.no_table_heretable.nonetable.none_in_foldertable.not_theretable.number_neededtable.several_fittable.several_fit.refusaltable.several_havetable.several_have.refusaltable.whichtag.malformedtag.not_heretag.unknown_languagetag.unknown_regiontag.unknown_scripttrust.forgottentrust.no_configurationtrust.no_placetrust.nothingtrust.nothing_kepttrust.pathtrust.programtrust.servicetrust.trustedtrust.would_trustunused.commentunused.doubtsunused.nextunused.noneunused.summaryunused.unreadunused.vouchusages.exactusages.noneusages.possibleusages.undeclaredvalue.charactervalue.not_textvalue.repeatedvalue.repeated_namevalue.reserved_namevalue.unknown_categorywords.andwords.broken_restwords.did_you_meanwords.errorwords.fileswords.keyswords.morewords.notewords.or30C002j03c04_05-06j07j08L09V0Az0C60Cq0DG0Ey0GB0HL0Hl0IU0K40Kg0LZ0NF0Ow0Q60RM0S40Sq0Tk0Ub0VI0Vp0XL0aA0ac0ch0fU0fq0lB0lt0nh0nm0nq0n-0o30pJ0qd0r20sF0tH0tf0uc0u-0vK0wO0xF0yA0yg0zR0_40_V13415t17418x1B21DX1E41G61I81Jd1Kf1LL1Ol1Ot1Pk1Q01Rg1Sx1UB1Us1Uz1V51VD1VK1VR1VW1Vf1Vj1Vo1Vx1W51WD1WQ1WU1Wc1Wk1Wq1Ww1X11X61XC1XI1XT1XZ1Yc1ZC1b21bk1cO1eD1fN1gi1i91k31lt1mm1nU1o-1pt1qT1ry1sm1u21vE1x41yB1zu1_W20E20K20S21321i21y22422h23D23f26126d26_27j2972B02C22Cl2DU2FW2Gf2HI2Kc2Lk2M82Mw2Na2Nu2Of2Ql2Rm2Xk2bW2cK2eP2f92gX2iB2jW2kW2ln2mk2nx2oj2pf2qK2rT2rx2tj2vP2w62yN2zm2_V2_v31h34K35T36636c37537n38N39I3A53C13EB3Fi3G93Ge3HC3Hh3IF3M83Ml3P73TH3Uj3WG3WV3Xn3Y93Zj3a93al3bx3cI3ce3df3eU3g03gq3i23ii3jM3jo3k33lD3mE3mI3mq3nA3oY3pD3ps3qc3rZ3sU3tU3uA3vu3wa3xS3zG3-Y3_y43f44f45h46U47q49i4BX4Ct4Ed4G74Hg4Is4Jp4K44Ly4N04NX4Np4OZ4PD4PN4Pl4Q84Qc4RO4S44Ss4Tm4U-4VS4WI4Xs4aR4bA4ba4c_4dr4eT4gy4iS4jn4kg4lS4m44mb4nP4ol4pT4rD4rh4u74u_4vt4x64yy4zJ4-x50E51851Y52q54-56057058H58y59Q5AB5Aw5Be5CL5Cx5Dg5Gd5H25I15KG5LB5M75NU5O95P65QU5RJ5SF5Sx5Tz5UV5VX5WU5X35Xm5YQ5ZR5a05aJ5aj5b65c35dW5ee5fn5h15id5j_5lp5nK5ol5pt5qE5r85te5u35ue5vX5xu5zD5_O60_64d66r6886AE6A-6B46BU6C-6Dh6Dz6Eb6F26Fn6Gp6K86KF6MJ6QP6TN6Ux6VM6WH6Yt6Zx6c26fE6gP6i46iq6jY6jn6jw6k16lE6mE6mh6nL6ow6pl6sd6vv6xX6yS6-86_g70L71L72L72y74J75S78E78l7Bi7EE7Fp7GR7HB7Hx7IO7JR7MA7O37OJ7RD7RY7Si7UR7WZ7Z37Zk7b67bY7dL7e17g07j77j_7nE7oP7pQ7qD7qJ7qO7qW7tD7uN7xL7xU7y87z27-c7_W7_y80T81T82Q83P83v85B85a86w87D87L87Y87c87l87_88588a89X8CK8FG8G68I58J18JD8KM8MR8NT8Oq8QQ8R68SH8Tl8UZ8Ul8U-8WI8X18Xw8ZF8Zy8aW8bi8bv8c68cG8cL8cT8d38d_8eP8eX8fK8fW8g98gD8h38hC8hi8hs8hx8i48iU8ii8j58jA8kW8km8lS8m28mI8mf8mo8o38oD8oZ8op8p68pB8pM8pS8po8pu8pz8q58qV8qv8rD8rY8rf8ro8rv8s58sB8sQ8sj8sr8t28t68tC8tN8tT8uz8v98vM8vY8vq8vv8w48wE8wQ8wU8wi8ye8z28zw8-N8_08_q90G90s91g92692Y94595p97897y99m9BB9CF9D69E29G19GU9Ip9L69Le9O89Pf9Rc9TJ9U99VL9Wq9Yv9aZ9bA9b_9e89fq9i39jr9lk9m89oj9qB9st9to9ud9vy9x59yR9zS9-O9-S9_8A00A07A0EA0MA0VA0cA0uA0-A17A1FA1kA2XA2vA35A3JA3vA42A4BA4SA4fA4nA5EA5IA5QA5YA5hA5qA60A6CA6OA6UA6gA8JA8yA92A9qAAYAAqAAxAB7ACrADLADyAE8AExAGLAGxAH8AHXAK6ALIAMbANSAOpAPqAQUAR1ARNAR-ASTATDAV1AW2AW-AXhAZ0AZhAb4Ac8AdUAeuAfYAiBAivAjHAjPAjUAjbAldAlwAmeAnPAp7Aq2Ar6AtNAx8Az2AznA-mB06B0OB2AB3RB3gB4zB6JB76B8OB9tBAiBBRBDNBD_BF8BFIBGIBGuBHXBI8BIlBJKBK8BLVBMTBNBBO2BOgBPNBPsBQLBR9BS3BUgBUzBWcBXKBYYBZuBbQBd0BdyBfiBh4BhcBiJBjKBkGBkvBlpBmLBmoBnpBooBpzBqRBr3p22021J2a5f202131A%(count)lld texts of the mapping are not in this code, or no longer0Bd20001f2021118%(count)lld text of the mapping is not in this code, or no longer0Bd2000f12cq%(path)@ %(reason)@; it stays as it is08@20001A@4000f2021A1Hbecomes %(code)@, which is made once and keeps the language of that moment88@2000f12pwhas the argument %(label)@, which no accessor takesH9@2000f12Zgis for a person to change: %(note)@R8@2000=is one of several in an expression that must all be of one type=has a comment inside that would be lost=is a default argument, which code that does not see the accessor may needf2021E1Mis kept to be formatted later; its text takes its values (%(taken)lld) at oncew1Bd2000=holds values in its literal; give its text a key by a row of the mapping=stands where a key is wanted and no text fits=gets its values as one list=is put together while the program runs; a family in generate-strings.json makes an enumeration of such keysf2020_17has a note that does not name the values of its text: %(names)@s19@2000f2020x12would be %(key)@, of which no accessor can be written there97@2000=has no key in the mappingf12Zghas no key in the mapping: %(note)@R8@2000f2021G1Upasses %1$(code)@, which is of the type %2$(type)@; its text takes another there7A@2000NA@4000=stands in code that is not understood=is neither in the mapping nor a key that has an accessorf2021L1apasses another number of values than its text takes: %1$(given)lld, not %2$(taken)lldr1Dd20006Dd4000f202101Z%1$(path)@:%2$(line)lld:%3$(column)lld: %4$(key)@ %5$(sentence)@0A@20001Cd40001Ed600029@80001E@A000f2020z14the old key %(key)@ is there twice and means different thingsC7@2000=the first line has neither the columns old and key nor path, line, text and keyf12Yf%(code)@ is no expression of Swift08@2000f12ah%(text)@ is not the number of a line08@2000f12jrno catalog with accessors has the key %(key)@c17@2000=No catalog here has accessors; name one with --catalogf12Qebecomes %(code)@; %(note)@88@200028@4000=There is no look-up by a string.=the settings ask for accessors in the style apple; --accessors writes those of the style portables2030_1o2hf12mw%1$#@lookups@ in %2$#@files@ would use accessors0D#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Qp5f12DK%arg look-ups04d10001f12CJ%arg look-up04d1000f12GNbecomes %(code)@88@2000p22020-1y5f12gu%1$(count)lld look-ups stay: %2$(reasons)@0Dd2000GD@40001f12gu%1$(count)lld look-up stays: %2$(reasons)@0Dd2000GD@4000s2030z1m2ff12ku%1$#@lookups@ in %2$#@files@ now use accessors0D#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Qp5f12DK%arg look-ups04d10001f12CJ%arg look-up04d1000=a key cannot be empty=  a  adopt: the text comes into the table, the code looks it up; then each language that has no text is asked for, and Enter leaves it for later\n  k  take another key: type one, or press the up arrow for keys that say the same\n  s  skip it: it stays in the code\n  d  done: write what was adopted so far\n  q  quit: write nothing\n  ?  show this=[a]dopt  [k]ey  [s]kip  [d]one  [q]uit  [?]p22020s1h5f12Ymadded %(count)lld keys to %(path)@6Bd200098@40001f12Xladded %(count)lld key to %(path)@6Bd200088@4000=code=key=same text=textf2020w18still to be written: %(languages)@; `%(command)@` lists itLD@20003B@4000f202151Ccannot have the key %(key)@: no accessors could be generated any moreK7@2000=is compared with something=is a part of a sentence that is put together; write the sentence as one textf12szcannot have the key %(key)@, which says something elseK7@2000=must be a literal there=must be a literal there, which cannot say all that is needed=has no catalog to go to=is not there any moref12u_could go to several: %(paths)@; say which with --catalogL9@2000=is stored: it would be kept in the language of the dayf12lsholds %(code)@, which has no place in a catalog68@2000=is marked as shown as it stands=stands within another text; adopt that one first=adopt asks about each text and needs a terminal; --yes takes all over, --dry-run shows what would change=There is no text to adopt.p22021l3S5f2021N1c%(count)lld texts count something; write their plural forms, in each language: %(keys)@0Bd2000a28@40001f2021L1a%(count)lld text counts something; write its plural forms, in each language: %(keys)@0Bd2000Y28@4000s203131s2ff12q-%1$#@texts@ in %2$#@files@ now come from the catalog0B#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Nj5f12AH%arg texts04d10001f129G%arg text04d1000=there is no baseline: name one with --baseline FILE, or in the configurationf2021W1l%1$(path)@: no such baseline; `fitloc lint --write-baseline %1$(path)@` accepts today's findings0A@2000o1A@2000p2202101-5f12iwtook %1$(count)lld entries out of %2$(path)@5Dd2000GA@40001f12gutook %1$(count)lld entry out of %2$(path)@5Dd2000EA@4000p22021C2M5f2020r13wrote %2$(path)@: %1$(count)lld findings are accepted6A@40002Dd20001f2020p11wrote %2$(path)@: %1$(count)lld finding is accepted6A@40002Dd2000f12NU%(path)@ cannot be read08@2000p22020z1v5f12ftmade %1$(count)lld changes in %2$(place)@5Dd2000CB@40001f12esmade %1$(count)lld change in %2$(place)@5Dd2000BB@4000p22020z1v5f12mtleft out %(count)lld changes that cannot be made9Bd20001f12lsleft out %(count)lld change that cannot be made9Bd2000f2021G1N%(key)@ is changed earlier in the same list; move or copy it in a run of its own07@2000f12szline %(line)lld, which it needs, cannot be carried out5Ad2000=nothing to change: everything is so alreadyp22021f3H5f2021P1W%(count)lld changes cannot be made, so nothing was written; --keep-going makes the others0Bd20001f2021O1V%(count)lld change cannot be made, so nothing was written; --keep-going makes the others0Bd2000=commentf12ao%(key)@ has no text in %(languages)@07@2000GD@4000=not committed yet=the clone is shallow, so that the history ends at the commits with ^; git fetch --unshallow gets the restf2020q19the source said %(text)@ until %(commit)@ (%(date)@)G8@20007A@400028@6000f2021118the source said %(text)@ until a change that is not committed yetG8@2000=standard input has no history; name a file=author=because=catalog=change=commit=date=excluded=key=keys=language=languages=missing=needs review=new=of keys=partial=proof=stale=tables=text=texts=total=translated=wordsf12t-%(path)@: is a legacy table; only catalogs are compiled08@2000=no .xcstrings file is here to compilef2021d1k“%(name)@” is the name of several, which would be one table; compile each into a folder of its own:38@2000=nothing to write: the tables are up to date=there is no text in it to make a table of=nothing was written: a catalog without these files would lack their texts; repair them, or name the files to convert=Xcode refuses a catalog inside an .lproj folder; its place is beside themf202161D%(path)@: is a catalog already; --to strings makes legacy tables of it08@2000f2021E1L%(path)@: is a legacy table already; without --to strings it becomes a catalog08@2000p22020v1n5f12bp%1$(count)lld keys in %2$(languages)@0Dd20009F@40001f12ao%1$(count)lld key in %2$(languages)@0Dd20008F@4000f2021T1i%1$(path)@: a catalog's name ends in .xcstrings; for a folder to put it in, write %1$(path)@/0A@2000e2A@2000f12jq%(path)@: is a file; the tables need a folder08@2000f12YfNext: %(step)@; then `fitloc lint`68@2000=take the old tables out of the target, since Xcode refuses a catalog beside a table of its name=take the catalog out of the target and put the tables in=no .xcstrings file is here to convertf2021G1N%(path)@: is in no .lproj folder; --source-language says which language it is in08@2000=no .strings or .stringsdict file is here to convertf202121Acode that asks for the table “%(table)@” will not find it hereW19@2000f2020z14“%(name)@” is the name of several; convert one at a time:38@2000=one catalog holds one table, and here are several; with a folder for --output, as in -o Catalogs/, each gets its own:=standard input has no name to call a table by; save it as a file firstp22020n1a5f12ah%(count)lld vary by number or device0Bd20001f12cj%(count)lld varies by number or device0Bd2000f2021I1W%(path)@: which of %(languages)@ is the source language? --source-language says it08@2000BD@4000f12Rfwrote %(path)@: %(summary)@68@20002B@4000=added=commentf12RYlanguage %(language)@ added9C@2000f12Talanguage %(language)@ removed9C@2000=No differences.=removedf12RYrenamed, was “%(name)@”G8@2000f12MT%(place)@, source text09@2000f12GN%(place)@, state09@2000s2030c1T2Ef12NX%#@changes@ in %#@keys@0B#0248#14p112Pn5f12CJ%arg changes04d10001f12BI%arg change04d1000p112Mh5f129G%arg keys04d10001f128F%arg key04d1000f12QXsuspect now: %(languages)@DD@2000f12CJwas %(name)@48@2000f12YfEdit at %(address)@ (Ctrl-C stops)8B@2000f2021B1I“%(program)@” could not be started; open the address above in a browser3B@2000f2021g1n%(program)@, which serves the page, is not beside fitloc; scripts/fitloc builds it when it is first needed0B@2000f12lzport %(port)@ cannot be listened on: %(reason)@58@2000OA@4000f12Qeadded %(key)@ to %(place)@67@200049@4000f12Sgchanged %(key)@ in %(place)@87@200049@4000p22020z1v5f12ftchanged %1$(count)lld keys in %2$(place)@8Dd20009B@40001f12eschanged %1$(count)lld key in %2$(place)@8Dd20008B@4000f2020i11copied %1$(old)@ to %2$(new)@ in %3$(place)@79@200049@40004B@6000f12Taleft for later: %(languages)@GD@2000p22021c3B5f202181Tmarked %1$(count)lld translations of %2$(key)@ for review%3$(languages)@7Dd2000H9@4000BF@60001f202171Smarked %1$(count)lld translation of %2$(key)@ for review%3$(languages)@7Dd2000G9@4000BF@6000f2020h10moved %1$(key)@ from %2$(old)@ to %3$(new)@69@200069@400049@6000f12EL%(path)@ (new)08@2000f12Vj%(language)@ is new in %(path)@0C@2000B8@4000=nothing to change: no key has such a text=nothing was writtenf12Uiremoved %(key)@ from %(place)@87@200069@4000p22020_1z5f12hvremoved %1$(count)lld keys from %2$(place)@8Dd2000BB@40001f12guremoved %1$(count)lld key from %2$(place)@8Dd2000AB@4000f12dyrenamed %(old)@ to %(new)@ in %(place)@87@200047@400049@6000p22022y5r5f2022M2p%1$(count)lld translations of %2$(key)@ may not fit the new source text%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` sends them to review0Dd2000H9@4000W1F@6000EE@80001f2022J2m%1$(count)lld translation of %2$(key)@ may not fit the new source text%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` sends it to review0Dd2000G9@4000W1F@6000EE@8000p22021r3f5f2021M1i%1$(count)lld translations of %2$(key)@ may not fit the new source text%3$(languages)@0Dd2000H9@4000W1F@60001f2021L1h%1$(count)lld translation of %2$(key)@ may not fit the new source text%3$(languages)@0Dd2000G9@4000W1F@6000f12elnothing to change: %(key)@ is so alreadyJ7@2000p22020_1y5f12ovnothing to change: %(count)lld keys are so alreadyJBd20001f12mtnothing to change: %(count)lld key is so alreadyJBd2000f12ah%(refusal)@; `fitloc set` changes it0B@2000p22020e1F5f12RY%(count)lld were so already0Bd20001f12QX%(count)lld was so already0Bd2000f2021K1Y%(key)@ is called %(name)@, since another key would have the name without the digits07@2000B8@4000=a folder takes Android's resources; name it with --output, as in -o app/src/main/resf12pxAndroid has no folder for the language %(language)@d1C@2000f2021119Android shows the text for other devices, not that for %(device)@t1A@2000=it has no text for other devices than Apple's (device.other)f2020t15in %(language)@ Android never shows a case %(category)@3C@2000SC@4000=Android has no texts with several plurals in themf12ltJava has no format specifier like %(specifier)@Y1D@2000=Android has no place for a list of phrasesf2020w11it refers to the substitution %(name)@, which is not thereU8@2000=Android has no texts by widthf2021L1g%(first)@ and %(second)@ would both be %(name)@; export each into a folder of its own09@20005A@4000F8@6000f2021F1a%(first)@ and %(second)@ would both be %(path)@; --language says which is meant09@20005A@4000F8@6000=an .xcloc is a folder; name it with --outputf2021w29%1$(path)@: a file for translators ends in .xliff, .xcloc, .csv, .tmx, .po, .arb or .json; for a folder, write %1$(path)@/0A@2000b3A@2000=standard output has no ending; --format xliff or --format csv says what is to be writtenf2021W1d%(path)@: nothing says which language it is translated from; source-language in .fitloc.yml does08@2000=no text is here to exportf2021Z1g%(path)@: holds one language; with a folder for --output, as in -o Translations/, each gets its own08@2000f2022Q2X%1$(path)@: a file of this format holds one table, and there are several; for a folder with a file for each, give --format and write a path that ends in /0A@2000=its format specifiers cannot be written as named arguments and read backf12TaXML has no character %(code)@L8@2000=the key is there more than once=it has no text for “other”=its key looks like the name of another text=the format has no place for its partsf12lsa text of %(key)@ has the same name in the fileA7@2000f12Wk%(key)@ stays behind: %(reason)@07@2000FA@4000p22020w1p5f12cq%1$(count)lld texts in %2$(languages)@0Dd2000AF@40001f12bp%1$(count)lld text in %2$(languages)@0Dd20009F@4000p220211215f12jx%1$(count)lld translations in %2$(languages)@0Dd2000HF@40001f12iw%1$(count)lld translation in %2$(languages)@0Dd2000GF@4000p22020i1O5f12Vc%(count)lld without translation0Bd20001f12Vc%(count)lld without translation0Bd2000f12HO%(count)lld added0Bd2000f12JQ%(count)lld removed0Bd2000f12OV%(count)lld marked stale0Bd2000f12JQ%(count)lld updated0Bd2000=The tables have what the code uses.p22021v3m5f2021X1m%(count)lld keys go into no catalog: the targets that use them contain none for them: %(targets)@0Bd2000h2B@40001f2021V1k%(count)lld key goes into no catalog: the target that uses it contains none for it: %(targets)@0Bd2000f2B@4000f12KY%(path)@: %(counts)@08@20002A@4000f2021x2G%(path)@:%(line)lld: “%(key)@” was left out: the type of a value in it is not known, so neither is its format specifier08@20001Ad400057@6000p220222415f2021g1v%(count)lld keys have no catalog to go to: the code looks them up in tables that are not there: %(tables)@0Bd2000r2A@40001f2021d1s%(count)lld key has no catalog to go to: the code looks it up in a table %(tables)@, which is not there0Bd2000-1A@4000f2021D1K%(path)@: exists already; --force replaces it, --dry-run shows the difference08@2000f2021K1R%(path)@: exists already; --force replaces it, --dry-run shows what would be written08@2000=exists already=was changed by another program in the meantime; nothing was written, run it again=is a folder, not a filef2021L1Sleads out of the project, to %(target)@; only what a command line names is used thereTA@2000=the name is not valid UTF-8f12QXno permission (%(system)@)FA@2000f2020y14no space left to write it; the old file is kept (%(system)@)n1A@2000=no such file or folder=is not a regular filef12rylies outside %(folder)@, and nothing is written thereDA@2000f12fmthe file system is read-only (%(system)@)UA@2000p22020j1P5f12Wdis larger than %(limit)lld bytesFBd20001f12Vcis larger than %(limit)lld byteFBd2000=the file is write-protected; make it writable firstp22020Z155f12MT%(count)lld characters0Bd20001f12LS%(count)lld character0Bd2000=nothing was sent, and nothing was writtenf12Ub%(service)@: what is left then0B@2000=No service has to be asked.=Send that? [y/N]p22020X115f12KR%(count)lld requests0Bd20001f12JQ%(count)lld request0Bd2000p212Ux5f12HO%(count)lld texts0Bd20001f12GN%(count)lld text0Bd2000=allf12MTnot sent: %(estimate)@AC@2000=the work was given upf202111Gthe server does not take the key (%(status)lld); set %(variable)@Y1Cd20007C@4000f12Vcthere is no program %(program)@KB@2000f12Ta%(program)@ cannot be started0B@2000f12ah%(program)@ prints more than is read0B@2000f12gu%(program)@ ended with status %(status)lld0B@2000JCd4000f12ksthe quota of the key is used up (%(status)lld)X1Cd2000f12jxthe server answered %(status)lld: %(message)@KCd20002B@4000f12Wdthe server answered %(status)lldKCd2000p22020p1b5f12cjno answer within %(seconds)lld secondsHDd20001f12bino answer within %(seconds)lld secondHDd2000f12Wdit cannot be reached: %(reason)@MA@2000f12hpits answer cannot be understood: %(reason)@X1A@2000p22020s1h5f12fmit asks to wait for %(minutes)lld minutesKDd20001f12elit asks to wait for %(minutes)lld minuteKDd2000p22020b195f12OVfilled %(count)lld texts7Bd20001f12NUfilled %(count)lld text7Bd2000f202141I%(service)@ was given up: %(reason)@; run the command again to go on0B@2000FA@4000p22021p3a5f2021Z1gstopped: %(count)lld answers are kept, and nothing was written; run the same command again to go on9Bd20001f2021X1estopped: %(count)lld answer is kept, and nothing was written; run the same command again to go on9Bd2000p212Tw5f12GN%(count)lld left0Bd20001f12GN%(count)lld left0Bd2000f12ezleft: %(key)@ (%(language)@): %(reason)@67@20002C@40003A@6000=next: `fitloc review` goes through what was filled=next: `fitloc fill --from openai` or `--from command:CMD` asks a service for the restf2021X1m%(source)@ is no address of a server; it looks like %(example)@, without user, password and query0A@2000g1B@4000f2021c1j%(command)@ cannot be split into words: close its quotes; for pipes and redirections write sh -c '…'0B@2000f202161Enote: answers cannot be kept for a run that is interrupted: %(reason)@y1A@2000f2021I1e%(service)@ needs a key in %(key)@, or another server in --endpoint or %(address)@0B@2000G7@4000b1B@6000f2021A1O%(path)@: no text in it is in %(languages)@, which is translated from here08@2000MD@4000f2021C1R%(service)@ needs a model: give --model, or `model` under `fill` in %(file)@0B@2000v18@4000f2020z14%(program)@ is not beside fitloc: both are installed together0B@2000f12nu%(path)@: no .strings or .stringsdict table there08@2000=Nothing to fill.f2021f1m%(address)@ would send texts and key where others can read them; use https, or http on this machine alone0B@2000f12g_%(done)lld of %(total)lld, %(seconds)lld s0Ad20004Bd40002Dd6000=not asked, the budget is used up=the text is emptyf12ahfar longer than its source: %(text)@S8@2000f12Ubthere is no text for %(parts)@L9@2000=no answer=there is no source text=not asked with --dry-run=no source has anything for it=sets of texts for App Shortcuts are made by Xcodef12Wdthis is no translation: %(text)@O8@2000f12cjit gave the source text back: %(text)@U8@2000=stopped: there was no answer yet, and nothing was written=--endpoint is the address of one service: name one, and only one, with --fromf12IPformatted %(path)@A8@2000=No catalog to format: legacy tables stay as they are.f2021L1S%(path)@: only string catalogs are formatted; Xcode has no form of its own for tables08@2000f2022E2T%(path)@: accessors are made of string catalogs, and legacy tables are here; `fitloc convert %(argument)@ -o Catalogs/` makes catalogs of them08@2000r2C@4000=nothing to write: the accessors are up to datef12ELwrote %(path)@68@2000=Now git merges catalogs text by text, and shows differences of catalogs and tables by key.f12gnRemoved %(path)@, which held nothing else.88@2000=Nothing to do: git uses fitloc already.=Not so where GitHub, GitLab or another host merges, nor on machines without fitloc or where `fitloc git install` was not run: git merges lines there, as ever.f2021H1O%(path)@ says which files go through fitloc; commit it, so that your team has it.08@2000f202161D%(path)@ says for all your repositories which files go through fitloc.08@2000f12iqTook the lines about fitloc out of %(path)@.Z18@2000=Now git merges and compares without fitloc again.=Nothing to do: git does not use fitloc.f12LSgit says: %(message)@AB@2000=git was not found; install it or put it on the PATHf202101E“%1$(first)@” and “%2$(second)@” have no common ancestor3B@2000BC@4000f12Yf%(folder)@ is in no git repository0A@2000=this clone is shallow: `git fetch --unshallow` gets the rest of the history, in GitHub Actions `fetch-depth: 0`=git printed more than is readp22021A2J5f2020w11git took longer than %(seconds)lld seconds and was stoppedLDd20001f2020v10git took longer than %(seconds)lld second and was stoppedLDd2000f12hpthere is no file or revision “%(name)@”W18@2000=a \\u in it lacks four hexadecimal digits of a characterf2021017it has markup in it, %(element)@, which tables have no place forLB@2000f2021d1k%(path)@: a file of Android's resources lies in a folder that tells its language, such as values-pt-rBR08@2000=a resource has no namef2021P1W%(path)@ is not there, so nothing tells whether the source still says what was translated08@2000f202131Bit is no file of Android's resources: its first element is %(name)@x18@2000=the key is of another kind: with plural cases, or without=it names another resource=it changes what stands round the number, which the catalog has once for all casesp220211215f12jximported %1$(count)lld texts into %2$(place)@9Dd2000CB@40001f12iwimported %1$(count)lld text into %2$(place)@9Dd2000BB@4000f12sz%(path)@ leads out of the folder; nothing was imported08@2000f12qxthe column %(name)@ is no language and is left asideB8@2000p22020b185f12OV%(count)lld keys are new0Bd20001f12MT%(count)lld key is new0Bd2000f12Vctwo columns are called %(name)@N8@2000=no column is called “key”=no column is called by a language, such as pt-BR=something follows the quote that closes a cell=the row has more cells than there are columns=a quote opens a cell here and none closes it=the outermost value must be an object=a text, or an object of texts, must stand herep22021R2q5f2020z1I%1$(count)lld texts for %2$(name)@ are left out: %3$(reason)@0Dd2000BA@4000FC@60001f2020x1G%1$(count)lld text for %2$(name)@ is left out: %3$(reason)@0Dd2000AA@4000EC@6000=no table here is called so=these tables could all be meant; --catalog FILE says which onef2021u27%1$(path)@: a translation memory is not imported; to fill what is missing from it, use fitloc fill --from tmx:%1$(path)@0A@2000a3A@2000=it does not say which language it is for (target-language)=it does not say which table it is for; --catalog FILE does:f202181Fno table here is called %(name)@; --catalog FILE says which one is meantO8@2000f12Vcnothing to import into %(path)@N8@2000=a backslash that begins no escape, or bytes that are no textf202181Gthe header says the character set %1$(name)@; PO files are read in UTF-8Y1A@2000f12fm%1$(keyword)@ stands twice in one message0D@2000f12ltthe header counts no plural form %1$(number)lldX1Ed2000f12Wdthe message has no %1$(keyword)@JD@2000f12szPlural-Forms says %1$(text)@, which describes no formsIA@2000=a string does not end on its linef12rza keyword or a string must stand here, not %1$(text)@h1A@2000f12nuit names %1$(name)@, which the text does not have9A@2000=the table has the key more than once=the file has another translation of it above=the key is marked as not to be translatedf12kythe source text was %(old)@ and is %(new)@ nowK7@200087@4000=its braces or quotes make no message=it is not finished=the table has no such key=the key has no such text=it names the variable of the plural, which is not translatedf2021E1Lseveral tables here could be %(name)@; --catalog FILE says which one is meant:T8@2000f2020h10skipped %(name)@ (%(language)@): %(reason)@88@20002C@40003A@6000p22020W105f12JQ%(count)lld skipped0Bd20001f12JQ%(count)lld skipped0Bd2000f2021018it is no translation memory (TMX): its first element is %(name)@u18@2000p22020l1T5f12Yfit has more than %(limit)lld textsHBd20001f12Xeit has more than %(limit)lld textHBd2000p22020e1F5f12RY%(count)lld were so already0Bd20001f12QX%(count)lld was so already0Bd2000f2021b1i%1$(path)@: a file to import ends in .xliff, .xcloc, .csv, .po, .arb or .json, or in .xml for Android0A@2000p22020i1O5f12Vc%(count)lld without translation0Bd20001f12Vc%(count)lld without translation0Bd2000=it defines entities, which a file for translators has no need of; take the definitions outf2020v10it refers to the entity %(name)@, which XML does not haveO8@2000=a trans-unit has no idf12jrit is no XLIFF: its first element is %(name)@b18@2000p22021C2N5f2020x13elements lie within one another more than %(limit)lld timesg1Bd20001f2020w12elements lie within one another more than %(limit)lld timeg1Bd2000=it is too large to be read=the file ends before its elements dof12jqits version is %(version)@; XLIFF 1.2 is readFB@2000p2202192E5f2020v10%(count)lld files cannot be read; `fitloc lint` says why.0Bd20001f12u_%(count)lld file cannot be read; `fitloc lint` says why.0Bd2000=Every source text is translated into the required languages: a gap will be an error.p220212225f12ry%(count)lld errors are left that people would notice.0Bd20001f12pw%(count)lld error is left that people would notice.0Bd2000f2021O1VGaps in %(languages)@ are warnings for now, so that errors are what crashes or misleads.8D@2000p22021m3V5f2021W1dGaps in %(count)lld languages are warnings for now, so that errors are what crashes or misleads.8Bd20001f2021V1cGaps in %(count)lld language are warnings for now, so that errors are what crashes or misleads.8Bd2000p220213255f12lzLeft out: %1$(count)lld tables in %2$(folders)@ADd2000BD@40001f12kyLeft out: %1$(count)lld table in %2$(folders)@ADd2000AD@4000p22020b1A5f12OV… and %(count)lld more8Bd20001f12OV… and %(count)lld more8Bd2000p2202101z5f12pwaccepts the %(count)lld warnings and notes of todayCBd20001f12mtaccepts the %(count)lld warning or note of todayCBd2000=in each clone: git merges catalogs text by text=Next:=shows what is found today=Others get fitloc by `scripts/install` in a clone of it; docs/ci.md there has workflows for CI.=for CI and hooks: only what a branch changes=No error is left.=not listed in the project: not required=less than half: not required=No catalogs or tables found below this folder.f12rzSource language and languages as %(path)@ lists them.X18@2000p22021d3C5f2021N1UAccept the %(count)lld findings there are today, so that only new ones are shown? [y/N]BBd20001f2021L1SAccept the %(count)lld finding there is today, so that only new ones are shown? [y/N]BBd2000=sourcep22020-1x5f12gu%1$(count)lld Swift files in %2$(folders)@0Dd2000GD@40001f12ft%1$(count)lld Swift file in %2$(folders)@0Dd2000FD@4000p2202203z5f2021f1t%(count)lld Swift files in %(folders)@; fitloc-sources is not there to look for look-up functions in them0Bd2000GB@40001f2021c1q%(count)lld Swift file in %(folders)@; fitloc-sources is not there to look for look-up functions in it0Bd2000FB@4000p22021R2r5f202141I%1$(count)lld Swift files in %2$(folders)@; strings are looked up by0Dd2000GD@40001f202131H%1$(count)lld Swift file in %2$(folders)@; strings are looked up by0Dd2000FD@4000f2021K1SSwitched on, since they found something here and are nearly always right: %(rules)@.g29@2000f12FMWrote %(file)@.68@2000f12esWrote %(file)@; required: %(languages)@.68@2000CD@4000f2022F2U%(changed)@: changed since a change to several files was interrupted; nothing was written to %(files)@: compare them, and make the change again0B@2000o29@4000f12t_finished a change that was interrupted; wrote %(files)@k19@2000f2021u1_%(files)@: a change to this table was interrupted; fitloc lint --fix, or the next command that writes to it, finishes it09@2000p62021Y335f202141Padded %1$(language)@ to %2$(path)@: %3$(count)lld texts to translate6E@20004A@40002Dd60001f202131Oadded %1$(language)@ to %2$(path)@: %3$(count)lld text to translate6E@20004A@40002Dd6000f2020r13added %1$(language)@: %2$(path)@, still without texts6E@20002A@4000f2021D1Z%1$(place)@: “source-language” is still %2$(old)@; change it to %3$(new)@0B@2000X19@4000F9@6000f12ahevery table has %(language)@ alreadyGC@2000f12Yf%(path)@ has other files and stays08@2000=in the project=required=sourcef2020t15%1$(place)@: “languages” still lists %2$(language)@0B@2000UE@4000f12qx`%(command)@` fills in what the project says already1B@2000=no table here has a languagef12Ubno table here has %(language)@IC@2000f2021L1Tthe Xcode project lists its languages itself: --project %(argument)@ changes them toou1C@2000f12fmchanged the languages that %(path)@ listsR8@2000p62021O2l5f2020w1Fremoved %1$(language)@ from %2$(path)@: %3$(count)lld keys8E@20006A@40002Dd60001f2020v1Eremoved %1$(language)@ from %2$(path)@: %3$(count)lld key8E@20006A@40002Dd6000p82021b395f202101Srenamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld keys89@200049@40004A@60002Dd80001f2020_1Rrenamed %1$(old)@ to %2$(new)@ in %3$(path)@: %4$(count)lld key89@200049@40004A@60002Dd8000f2021H1W%1$(place)@: “languages” does not list %2$(language)@, so nothing requires it0B@2000W1E@4000f12ls%(key)@ is in the table twice; remove one first07@2000f2021F1a%(key)@ is in the table twice, at %(first)@ and at %(second)@; remove one first07@2000R9@40008A@6000f2021I1Qthe file is a binary property list with %(name)@ twice, of which one would be loste18@2000f12Vc%(key)@ is in the table already07@2000f12jx%(key)@ is in the table already, at %(place)@07@2000T9@4000f12qxthe change to %(key)@ would change other entries tooE7@2000f12RY%(key)@ is not in the table07@2000f202111Fwith the change to %(key)@ the file could not be read: %(reason)@J7@2000TA@4000f2020p11the change to %(key)@ cannot be written: %(reason)@E7@2000KA@4000s2030q1d2ef12blNo findings in %#@keys@ of %#@files@.F8#1249#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Ux5f12HO%arg changed keys04d10001f12GN%arg changed key04d1000=No catalog or table has changed.s2030_1o2pf12fw%1$(counts)@ in %2$#@keys@ of %3$#@files@0C@20004A#144B#06p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Ux5f12HO%arg changed keys04d10001f12GN%arg changed key04d1000s2030q1d2Of12blNo findings in %#@keys@ of %#@files@.F8#1249#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Mh5f129G%arg keys04d10001f128F%arg key04d1000p22020l1S5f12Yf%(count)lld Swift files were read.0Bd20001f12Wd%(count)lld Swift file was read.0Bd2000=`fitloc lint --verbose` lists each key.f12ah`%(command)@` lists what is missing.1B@2000=`fitloc review` goes through what needs review.=No catalogs or tables found.p212Vz5f12IP%(count)lld errors0Bd20001f12HO%(count)lld error0Bd2000s2030j1W2bf12Ue%1$#@findings@ in %2$#@files@:0E#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112W_5f12JQFixed %arg findings64d10001f12IPFixed %arg finding64d1000=--unsafe may change what people read and asks first, which needs a terminal; --yes makes all fixes, --dry-run shows them=Nothing to fix.s2030j1W2mf12Ue%1$#@findings@ in %2$#@files@:0E#124B#04p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p12020a175f12NUWould fix %arg findingsA4d10001f12MTWould fix %arg findingA4d1000=Make them too? [y/N]=These fixes may change what people read, or take out what a person wrote:f2021W1d%(rule)@ knows only the history that this shallow clone has; git fetch --unshallow gets the rest08@2000p2202101_5f12iw… and %(count)lld more findings: %(rules)@8Bd2000G9@40001f12hv… and %(count)lld more finding: %(rules)@8Bd2000F9@4000p22021C2N5f2020y13… and %(count)lld more languages; `fitloc stats` shows all8Bd20001f2020x12… and %(count)lld more language; `fitloc stats` shows all8Bd2000f12Oc%1$(count)lld %2$(rule)@0Dd20001A@4000p22020d1F5f12QX%(count)lld of other rules0Bd20001f12RY%(count)lld of another rule0Bd2000=--max 0 prints all of them.f2021a1h`fitloc lint --write-baseline %(file)@` accepts what is there today, so that only what is new fails.U8@2000=`fitloc fill` fills what is not translated.p22020x1s5f12kr`fitloc lint --fix` fixes %(count)lld of them.QBd20001f12kr`fitloc lint --fix` fixes %(count)lld of them.QBd2000p22021W2-5f2021G1N`--fix --unsafe` asks about %(count)lld whose fixes may change what people read.SBd20001f2021E1L`--fix --unsafe` asks about %(count)lld whose fix may change what people read.SBd2000f12ip`fitloc rules %(rule)@` says why it matters.E8@2000f2022v37%(rule)@ did not check %(languages)@: that takes hunspell and a dictionary; `apt-get install hunspell hunspell-pt-br` or `brew install hunspell`, and dictionaries in ~/Library/Spelling.08@2000FD@4000f2020k13%(rule)@ was not asked of %(path)@: %(reason)@08@2000I8@40002A@6000p212Ux5f12HO%(count)lld notes0Bd20001f12GN%(count)lld note0Bd2000f12dkNotes: %(rules)@; --verbose lists them.79@2000=error=note=warnings2030_1o2Zf12fw%1$(counts)@ in %2$#@keys@ of %3$#@files@0C@20004A#144B#06p112Nj5f12AH%arg files04d10001f129G%arg file04d1000p112Mh5f129G%arg keys04d10001f128F%arg key04d1000p22020X115f12KR%(count)lld warnings0Bd20001f12JQ%(count)lld warning0Bd2000p22021R2r5f202141I%1$(count)lld more languages (%2$(languages)@): `--language` chooses0Dd2000HF@40001f202131H%1$(count)lld more language (%2$(languages)@): `--language` chooses0Dd2000GF@4000=No keys.f12NbAdd %(key)@ to %(path)@47@200048@4000f12drBring the text into %(path)@ as %(key)@K8@200047@4000f202101S%(path)@:%(line)lld:%(column)lld: %(reason)@; correct that first08@20001Ad40001Cd60002A@8000f12drFill %(language)@ from memory: %(text)@5C@2000E8@4000f12GNFix: %(message)@5B@2000=Make all safe fixes in this filef12pxFix, which may change what people read: %(message)@e1B@2000f12guSet the state in %(language)@ to %(state)@HC@200049@4000f12pw%(path)@ would come in, which this editor cannot do08@2000=there is no key of a table heref202131A%(path)@ is a binary property list, which no editor changes as text08@2000=Reading strings and codef202101Eseveral tables have %(key)@: %(paths)@; rename it in one of themK7@200029@4000=machine translated=missing=needs review=new=no state=don't translate=stalef12JQconflict: %(place)@A9@2000f12nuconflict: %(place)@, which one side does not haveA9@2000p22021M2g5f2020-1D%1$(count)lld conflicts are left between markers in %2$(path)@0Dd2000d1A@40001f2020y1B%1$(count)lld conflict is left between markers in %2$(path)@0Dd2000b1A@4000=  o  take ours\n  t  take theirs\n  e  edit: type another text\n  s  skip: leave both between markers\n  b  go back to the conflict before\n  q  quit; what is not decided stays between markers=[o]urs  [t]heirs  [e]dit  [s]kip  [b]ack  [q]uit  [?]=--interactive needs a terminal; without it conflicts are left between markers, and --on-conflict ours or theirs takes one side=Only a text or a comment can be typed: take ours or theirs.=(not there)f2020i11%1$(number)lld of %2$(total)lld  %3$(place)@0Ed20004Dd40002B@6000f2021X1z%1$(path)@: “%2$(name)@” is there twice, at %3$(first)@ and at %4$(second)@; remove one first0A@20005A@4000NB@60008C@8000f12sz%(path)@: the changes of both sides do not go together08@2000f202181F%(path)@ is empty while the other side changed it; choose one of the two08@2000f2021N1U%(path)@: only string catalogs are merged by key; git merges legacy tables line by line08@2000f12Wd%(path)@ has no conflict markers08@2000f2020y13%(path)@: no object “strings”: this is no string catalog08@2000f202181M%1$(path)@, line %2$(line)lld: a conflict marker without its counterpart0A@20007Cd4000f12Xlsettled: %1$(place)@ (%2$(rule)@)9B@20002A@4000=(taken out)=it has no textf202151C%(path)@ lies in no .lproj folder, so that it holds one language only08@2000=its text varies by several things side by side=a legacy table has no place for several texts of one keyf202161Dits substitution “%(name)@” varies by something else than a numberK8@2000f12Xeits text varies by “%(axis)@”M8@2000=a case of its plural varies further=it has texts by width, or one beside those by device; edit the file by hand=Accept, next=All catalogs=Any state=List=Catalogf12QXChanged since %(revision)@EC@2000f12ft%(count)@ of at most %(limit)@ characters09@2000C9@4000=Choose a key on the left.=Comment=Changed by another program meanwhile. It says now:=Copy sourcef12Ma%(shown)@ of %(total)@09@200049@4000=Fixf12fnTranslated when the source said: %(text)@X18@2000=Glossary=This key is not there any more.=Keep mine=Keys=Language=Some texts are not saved.=Similar textsf12DKnot %(words)@49@2000=Next=Open the address that fitloc edit printed: it ends with a secret that this one lacks.=No key matches.f12Pd%(category)@: %(numbers)@0C@20002B@4000f12JX%(author)@, %(day)@0A@200027@4000=Other languages=As people will read it=Previousf2020n19%(done)@ of %(total)@ translated (%(percent)@ %%)08@200049@4000DB@600012%=Read only=This cannot be saved.=Discard changes=Needs review, next=Save=Save, next=Saved=Search keys and texts=Error=Note=Warning=From the list to the text=From the text to the list=Take a similar text=Next or previous key=Search=Keyboard=Source=Source text=State=Not translated=Machine translated=Missing=Needs review=New=Stale=Translated=To do=fitloc edit has stopped. What you typed is still here; start it again and open its new address.=Take theirs=Translations=Translation=Not committed yet=Undo=Taken back=Not saved=In the code=Use=With findingsf2021c1q%(path)@ is written, but “%(program)@” could not be started to show it; open the file in a browser08@2000KB@4000f12ELwrote %(path)@68@2000=A text is needed; Ctrl-D stops, and nothing is written.f12HOcomment: %(text)@98@2000=Comment for translators (Enter for none)=Enter on an empty line leaves a language for later.=Type y or n; Enter means n.f12JX%(key)@ in %(path)@07@200048@4000=It has a number: a text for each plural form? [Y/n]f12GNsource: %(text)@88@2000=Type y or n; Enter means y.f2021D1R%(key)@ is there more than once: %(places)@; remove one of them by hand first07@2000QA@4000f2021H1c%(key)@ has %(name)@ more than once: %(places)@; remove one of them by hand first07@200058@4000HA@6000f2020_1D%(refusal)@; %(languages)@ was given, which is another language0B@20002D@4000f12Xl%(place)@: %(key)@ exists already09@200027@4000f2021U1i%(place)@: %(key)@ exists already in another Unicode spelling; nobody could tell the two apart09@200027@4000f2020-1J%1$(path)@: %2$(language)@ has other texts already: %3$(keys)@0A@20002E@4000QA@6000=legacy tables have no comments in a .stringsdict or a property list=legacy tables have no place for a key without any text=legacy tables have no mark for what is not to be translated=a .stringsdict or a property list has no place for the mark that a text needs review; accept it first, as with `fitloc review`=legacy tables have no statesf2021n2D%(key)@: the plural needs %(categories)@ in %(language)@; give %(options)@, or --incomplete to leave it for later07@2000JE@40004C@60007B@8000f2021r2B%(key)@: no text in %(languages)@, which every key must have; give %(options)@, or --incomplete to leave it for later07@2000DD@4000Y1B@6000f12MT%(key)@ is named twice07@2000f2021x2O%1$(key)@ (%2$(language)@): the other cases would not work without %3$(part)@; --unset %2$(language)@ takes all of them out09@20002E@4000g1A@6000AE@4000f202141P%(key)@ has no single text in %(language)@; name the part: %(parts)@07@2000NC@4000H9@6000f2021W1r%(place)@: %(key)@: %(member)@ is no object, and what it is would be lost; mend it by hand first09@200027@40002A@6000f202191b%(key)@ (%(language)@) has no place for %(part)@; its parts are %(parts)@07@20002C@4000J8@6000G9@8000f12Zn%(key)@ has no text in %(language)@07@2000GC@4000f2020l14%(key)@ has no text in %(language)@ at %(part)@07@2000GC@400048@6000f202111N%(key)@ (%(language)@): a legacy table cannot hold it: %(reason)@07@20002C@4000Y1A@6000f2021X1z%1$(key)@ is translated from %3$(old)@, and the texts of %2$(path)@ are translated from %4$(new)@09@2000K9@6000JA@4000L9@8000f2021D1Y%(language)@ has no plural category “%(category)@”; it has %(categories)@0C@2000RC@4000CE@6000f12RY%(key)@ is its name already07@2000f12Ym%1$(key)@ is in %2$(path)@ already09@20007A@4000f2021i21%(path)@ spells %(language)@ in several ways (%(spellings)@); `fitloc lint` shows where, settle on one first08@20008C@4000ID@6000f2021M1a%1$(path)@: %2$(language)@ is the language that texts are translated from, so it stays0A@20002E@4000f2021v27%1$(key)@ (%2$(language)@): this is the text that the others are translated from; `fitloc remove` takes out the whole key09@20002E@4000f2021L1g%(key)@ would make the Swift symbol %(symbol)@, as %(other)@ does; choose another key07@2000TA@400059@6000f2021R1n%(key)@ (%(language)@) was changed by another program in the meantime; it says %(text)@ now07@20002C@4000w18@6000f12ELno key %(key)@77@2000f2021z2T%1$(key)@ (%2$(language)@): no text refers to the substitution “%3$(name)@”; write %%#@%3$(name)@@ where its text belongs09@20002E@4000f1A@6000B2%2A@6000f202181M%(key)@: %(language)@ is given both a text and parts of one; give either07@20002C@4000s2030k1j2Yf12Vfchanged %#@places@ in %#@files@8A#1249#04p112Tv5f12GN%arg Swift files04d10001f12FM%arg Swift file04d1000p112Ol5f12BI%arg places04d10001f12AH%arg place04d1000f12lsthe accessor is %(name)@ now; change it by handG8@2000=the accessor has another name now; change it by handf202161D%(key)@ is looked up here and written elsewhere; check that both agree07@2000f2020w11the key is made of %(pattern)@, and may come out as eitherJB@2000f202101Ethe key is made of %(pattern)@, which never comes out as %(key)@JB@2000R7@4000f12rysays %(key)@ too, and nobody knows what for; check it57@2000f12mt%(key)@ has values in it here; rename it by hand07@2000=nowf12Wd`%(command)@` lists all of them.1B@2000f12bpCompared with %(commit)@ of %(date)@:EA@200048@4000=before=change=comment=Contents=errors=keys to translate=notes=warnings=findingf12JQWhat %(rule)@ found58@2000=Keys without a text, or with one that is not begun=By catalog and language=By language=Changed textsf12QXChanges since %(revision)@EC@2000=Coverage=Findings=To be translated=New findings=History=Files that could not be read=new=new key=comment=language=property=removed key=renamed key=source text=state=translationp22020n1W5f12ah%(count)lld more rows are not shown.0Bd20001f12Yf%(count)lld more row is not shown.0Bd2000=Without git: no revision and no history.=placef12VjRevision %(commit)@ of %(date)@9A@200048@4000f12Rf%(shown)@ of %(total)@ rows09@200049@4000=Search all tables=source=source text=the page would fill the terminal: write it to a file with -o report.html, or choose --format markdown or jsonf12KR%(project)@: strings0B@2000=Translated keys in per cent, by commit=All numbers=The clone is shallow: older commits are not in it.f202131ICommits that changed these tables: %(total)lld; shown: %(shown)lld.Z1Bd20009Bd4000=(with changes that are not committed)=No findings.=Every key is translated.p22021F2S5f2020u16%(count)lld keys are not translated yet (%(languages)@).0Bd2000UD@40001f2020s14%(count)lld key is not translated yet (%(languages)@).0Bd2000SD@4000p22020Y135f12LS%(count)lld languages0Bd20001f12KR%(count)lld language0Bd2000p22020b1A5f12OV… and %(count)lld more8Bd20001f12OV… and %(count)lld more8Bd2000f12aoNew since %(revision)@: %(findings)@AC@20002C@4000f202181F%(name)@ is no language and no part of one; write pt-BR or en.plural.one08@2000f12ky%1$(name)@ is no state; there are %2$(states)@0A@2000OC@4000f12Ub%(name)@ must be true or false08@2000f12NU%(name)@ is there twice08@2000=a key cannot be emptyf12RYthis is no JSON: %(reason)@HA@2000f12JQ%(name)@ is missing08@2000=expected an object such as {\"key\":\"home.title\"}=nothing is said of what is to change: give “values”, “state”, “unset”, “comment” or “translate”f12ry%(name)@ must be a list of languages, as in [\"pt-BR\"]08@2000=something follows the object; write one object on each linef12Xe%(name)@ must be a text in quotes08@2000f202161D%(name)@ must be an object of texts by language, as in {\"pt-BR\":\"…\"}08@2000f12Vcnothing is called %(name)@ hereI8@2000f202121H%1$(name)@ is nothing that can be done; there are %2$(operations)@0A@2000e1G@4000f12n_%1$(name)@ means nothing to “%2$(operation)@”0A@2000LF@4000p22020d1D5f12QXaccepted %(count)lld texts9Bd20001f12PWaccepted %(count)lld text9Bd2000f2020z1Iaccepted %(accepted)lld, edited %(edited)lld, left %(left)lld9Ed20009Cd40007Ad6000f12Ub%(path)@: is no table any more08@2000=  a  accept: the text is right\n  e  edit it, and accept\n  s  skip it for now\n  b  go back, and take the last answer back\n  q  quit; what was answered is written already=[a]ccept  [e]dit  [s]kip  [b]ack  [q]uit  [?]f12CJ%(name)@ was08@2000=comment=from=source=review needs a terminal; `fitloc review --accept` accepts all texts without asking, `fitloc list --state needs_review` shows them=Nothing to review.f12Rf%(number)lld of %(total)lld0Cd20004Bd4000=Nothing was edited: a accepts the text as it is.f2021H1c%(path)@ would no longer be Swift at %(line)lld:%(column)lld; nothing was written08@2000TAd40001Cd6000f12es%(path)@ %(reason)@; nothing was written08@20001A@4000=it is not what `fitloc generate` would write now; generate it againf2021i29%(path)@:%(line)lld: %(name)@ looks strings up; list it under helpers in %(file)@ so that its keys are found08@20001Ad400028@6000i18@8000f2023Q3f%(configuration)@ names Swift code under sources, which was not checked: %(program)@, which reads it, is not beside fitloc (`scripts/fitloc lint --sources .` builds it). --no-sources leaves the code out without a word.0H@2000u1B@4000f2021h1o%(program)@, which reads Swift code, is not beside fitloc; scripts/fitloc builds it when it is first needed0B@2000f12ZgThere is no Swift file in %(paths)@Q9@2000f12iw%(program)@ could not be started: %(reason)@0B@2000NA@4000f202101E%(path)@ %(reason)@; a key that only this file uses is not found08@20001A@4000=Nothing to count.f2021R1g%(key)@ is a key of Info.plist, which code does not look up; add it with --catalog %(path)@07@2000i28@4000f2021219%(path)@: no string catalog is there, and only those are formatted08@2000=no key matchesf202141Bno table here that %(key)@ could go to; name one with --catalog FILEJ7@2000=no catalog or legacy table here; `touch Localizable.xcstrings` makes an empty catalogf12dk%(path)@: is no catalog or legacy table08@2000f202131A%(path)@: no string catalog, .strings or .stringsdict file is there08@2000f202191N%1$(path)@: no such file; `touch %2$(argument)@` creates an empty catalog0A@2000NE@4000f12fmA number from 1 to %(count)lld is needed.JBd2000f12Zg%(key)@ could go to several tables.07@2000f2021b1q%(key)@ could go to several tables; name one with --catalog FILE, or set default-catalog in %(file)@:07@2000r28@4000f12SZSeveral tables have %(key)@.K7@2000f2020w11several tables have %(key)@; name one with --catalog FILE:K7@2000=Which onef12qx%(tag)@ is no language tag, as pt-BR and zh-Hans are07@2000f12QXno text here is in %(tag)@J7@2000f12Tathere is no language %(code)@L8@2000f12RYthere is no region %(code)@J8@2000f12RYthere is no script %(code)@J8@2000f12PW%(folder)@ may no longer:0A@2000f12elno %(file)@ is here or in a folder above38@2000f202181Fthere is no place outside of %(folder)@ to keep this; set XDG_STATE_HOMETA@2000f12ov%(folder)@ asks for nothing that has to be allowed0A@2000f12Yfnothing was allowed for %(folder)@OA@2000f12gouse files outside of the project: %(path)@Y18@2000f12SZstart a program: %(command)@HB@2000f12Xesend texts to a service: %(name)@P8@2000f12JQ%(folder)@ may now:0A@2000f12JQ%(folder)@ asks to:0A@2000f12Xl%(path)@:%(line)lld, in a comment08@20001Ad4000=These lookups may use any key, so that no key is certain:p22021R2U5f2021A1I`fitloc unused --remove certain` removes the %(count)lld that are certain.j1Bd20001=`fitloc unused --remove certain` removes the one that is certain.=Every key is used.f2021C1XUnused: %(certain)lld certain, %(likely)lld likely, %(possible)lld possible.8Dd2000ACd40009Ed6000=This was not read, so that no key is certain:=A comment on such a line says which keys it uses: // [fitloc:yields league.*]p22020d1D5f12QXused in %(count)lld places8Bd20001f12PWused in %(count)lld place8Bd2000f2021J1QNo code uses %(key)@, as far as can be seen; `fitloc unused` says how sure that is.D7@2000p22020l1T5f12Yfperhaps used in %(count)lld placesGBd20001f12Xeperhaps used in %(count)lld placeGBd2000f12mtNo table has %(key)@; `fitloc add` brings it in.D7@2000f2021Q1e%(key)@ holds %(character)@, which XML cannot hold; store the table as text or take it out07@20007D@4000f202191G%(key)@ must be a text: a .strings table has no plurals and no variations07@2000f12MT%(key)@ is there twice07@2000f12Qe%(key)@ has %(name)@ twice07@200058@4000f12kya variable of %(key)@ cannot be named %(name)@E7@2000H8@4000f12ft%(name)@ in %(key)@ is no plural category08@200047@4000f12Ma%(words)@ and %(last)@09@200058@4000f12dr%(failure)@; written already: %(files)@0B@2000J9@4000f12MTdid you mean %(name)@?D8@2000f12HOerror: %(reason)@7A@2000p212Ux5f12HO%(count)lld files0Bd20001f12GN%(count)lld file0Bd2000p212Tv5f12GN%(count)lld keys0Bd20001f12FM%(count)lld key0Bd2000p22020X125f12KRand %(count)lld more4Bd20001f12KRand %(count)lld more4Bd2000f12IPnote: %(sentence)@6C@2000f12LZ%(words)@ or %(last)@09@200048@400030C003403_05U06U07C08O0920AB0Bs0D10Dp0EM0G40HF0IQ0It0Jf0L40Lf0MV0O80Pp0R70SH0T50Tu0Ut0Vs0Wd0X10YN0bO0bu0dv0gn0hD0mp0nm0pk0ps0py0q80qE0rY0sv0tF0uG0vE0vf0we0x80xS0yc0zC0-C0-p0_b11G11h15N18G19R1BS1Dd1Fz1Gd1Is1LU1N41OJ1Ou1Se1Sq1Tk1T_1VT1Wi1Xr1Yl1Yr1Yy1Z61ZF1ZM1ZR1Zc1Zi1Zp1Zw1a21a91aJ1aP1aZ1ai1ao1ay1b41bA1bH1bN1bY1bh1cu1dk1fZ1gG1h21iy1kI1li1n51p31r71sF1t31uh1vR1wI1xu1yz1-F1_R21M22f24V26026n26y27827o28Q28k28t29W2A62AZ2D92Dp2EB2Ey2GS2Ib2Jk2KX2LI2NR2Oe2PE2Sf2Tp2UE2VB2Vy2WD2W-2Z72aG2gf2ks2lf2nm2oU2pw2rO2sw2tw2vK2wS2xk2yS2zd2-P2_R30131p33M34A36c38039a3AD3C63Em3GI3H13HX3I13Ic3JG3KB3K-3My3P43QR3Rh3St3UN3Vd3WC3ae3bF3dp3hl3j63ka3kl3m33mX3o03oT3p43qU3qx3rK3sE3tG3vU3wb3xp3yG3yx3zZ3zn3_740A40G40s41I42h43P44B44-45z46k47l48S4AA4B24Bz4Dr4FI4Gu4L94MC4NQ4OO4Pt4Rt4Tu4VS4XO4Yu4aU4br4ct4d94eu4fy4gZ4gt4hj4iM4iZ4ix4jP4jv4kl4lW4mG4nC4oG4ol4po4rc4uA4uv4vM4wy4xy4yY4_X51F52m53o54d55E55m56e57-58s5AZ5B55Dd5EY5FW5Gp5Ia5Iz5KN5Lp5Mf5N45OY5Qj5Rj5Sh5U45Ul5VH5W45Wo5XV5YG5Yu5Ze5ch5dE5e85gY5hG5i15jH5ju5l85mj5nf5ot5pa5qd5rC5sS5tH5ts5uW5vC5wE5wy5xE5xh5y75yx5-I5_Q60V61s63K64m66l68669a6AY6Az6Bw6ET6Ey6Fd6GV6JH6Kg6Mj6OQ6SA6UO6Vd6XU6YL6YV6Yr6aX6bB6bZ6cD6cm6dk6ed6hS6hb6jl6o26rC6sZ6t06u26wt6yG6-e72073D74r75d76M76X76f76o77_78v79R7AB7Bo7Ch7Fb7J37Ka7La7NK7Oy7PZ7QV7RW7S87Ta7Un7Xr7YN7ba7eI7f_7gf7hL7i97iq7jr7mq7p27pM7sY7sz7uK7w17y37-X7_C80b80x82j83U85T8958A68DS8Ej8G18Gz8H28HF8HL8KC8LF8O98OO8P78Q28Rc8Sb8T68Tt8V48W48X18Xd8Z78ZU8ao8b98bF8bP8bU8bf8bt8c08cV8dP8gB8jW8kd8mf8nt8o68pF8rM8sO8tf8vY8wM8xo8zD8-38-E8-X8_x90j91l93C93z94b96096H96b96r96x97597i98h99799J9AC9AS9B59BE9C69CH9Ck9Cx9D29D99Dg9Dx9EL9EU9Fq9GF9Gx9HX9Hm9I99II9JZ9Jp9KD9Ka9Kt9K-9LE9LK9Lh9Lm9Lz9M39MP9Ml9N69NX9Ne9Nm9Nv9O89OF9OT9Oq9Ow9P49P99PI9PS9Pa9RA9RS9Re9Rp9S89SH9SQ9Sb9Sm9Sr9T39VC9Vf9Wa9X59Xs9Yi9Z99Zl9ax9bP9bs9dN9f39gH9h19in9kA9lb9mb9ne9py9qU9st9vE9vv9yI9zx9_xA1nA2gA3vA5XA7VA9FA9rAAfACpAEXAGgAITAKMAKzANmAPRASCAT1ATkAVAAWTAXoAYoAZiAZoAaOAbGAbMAbVAbhAbrAbxAcDAcRAcYAcfAdDAdvAeGAeRAeiAfNAfXAffAfqAg2AgDAgnAgsAh1AhDAhKAhWAhlAh_AiFAiMAiXAkOAk-Al4AlsAmcAn1AnAAnQAp7ApcAqJAqbArTAsxAtVAtkAuHAwuAxzAzCA-4A_WB0XB1CB1pB2FB2uB3IB43B5oB6qB7lB8XB9tBAUBBrBD4BEPBFvBGcBJIBKGBKgBKsBKvBL2BNHBNaBOIBP1BQfBRXBSYBV2BYvBb4BbxBd3BeZBerBgkBi0BiQBjvBlQBmQBnrBpTBqIBr1Bt4BtjBuyBv7BwLBx3BxiByMBz0BzcB-VB_uC0tC1bC2OC35C3sC4OC4vC5oC6xC9LC9oCBaCCPCDgCF3CGaCIBCJ9CL5CMcCNCCN-CP9CQICQvCRmCSMCSoCTyCU_CW3CWXCX9p22021V2x5f2021F1M%(count)lld textos do mapeamento não estão neste código, ou não estão mais0Bd20001f2021C1J%(count)lld texto do mapeamento não está neste código, ou não está mais0Bd2000f12es%(path)@ %(reason)@; ele fica como está08@20001A@4000f2021G1Npassa a ser %(code)@, que é feito uma só vez e guarda o idioma daquele momentoC8@2000f12qxtem o argumento %(label)@, que nenhum acessor recebeG9@2000f12Yfé para uma pessoa mudar: %(note)@Q8@2000=é uma entre várias em uma expressão, e todas têm que ser de um só tipo=tem dentro um comentário que se perderia=é um argumento padrão, que código sem acesso ao acessor pode precisarf2021R1Zé guardada para ser formatada depois; o texto recebe seus valores (%(taken)lld) de uma veza2Bd2000=tem valores no literal; dê uma chave ao texto com uma linha do mapeamento=está onde se quer uma chave e nenhum texto serve=recebe os valores em uma só lista=é montada enquanto o programa roda; uma família em generate-strings.json faz uma enumeração dessas chavesf2020x13tem uma nota que não nomeia os valores do texto: %(names)@o19@2000f2020y13seria %(key)@, da qual não dá para escrever um acessor ali67@2000=não tem chave no mapeamentof12cjnão tem chave no mapeamento: %(note)@U8@2000f202151Jpassa %1$(code)@, que é do tipo %2$(type)@; o texto recebe outro ali6A@2000HA@4000=está em código que não se entende=não está no mapeamento nem é uma chave com acessorf2021I1Xpassa outro número de valores que o do texto: %1$(given)lld, e não %2$(taken)lldl1Dd20009Dd4000f202101Z%1$(path)@:%2$(line)lld:%3$(column)lld: %4$(key)@ %5$(sentence)@0A@20001Cd40001Ed600029@80001E@A000f202151Ca chave antiga %(key)@ está duas vezes e significa coisas diferentesF7@2000=a primeira linha não tem as colunas old e key nem path, line, text e keyf12el%(code)@ não é uma expressão de Swift08@2000f12dk%(text)@ não é o número de uma linha08@2000f12ownenhum catálogo com acessores tem a chave %(key)@h17@2000=Nenhum catálogo daqui tem acessores; indique um com --catalogf12Uipassa a ser %(code)@; %(note)@C8@200028@4000=Não há busca por texto.=os ajustes pedem acessores no estilo apple; --accessors escreve os do estilo portables20319222tf2020t11%1$#@lookups@ de %2$#@files@ passariam a usar acessores0D#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Ol5f12BI%arg buscas04d10001f12AH%arg busca04d1000f12KRpassa a ser %(code)@C8@2000p22020z1u5f12ft%1$(count)lld buscas ficam: %2$(reasons)@0Dd2000FD@40001f12dr%1$(count)lld busca fica: %2$(reasons)@0Dd2000DD@4000s203101v2kf12nx%1$#@lookups@ de %2$#@files@ agora usam acessores0D#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Ol5f12BI%arg buscas04d10001f12AH%arg busca04d1000=a chave não pode ser vazia=  a  levar: o texto vai para a tabela, e o código o busca; depois se pergunta cada idioma que não tem texto, e Enter o deixa para depois\n  k  usar outra chave: digite uma ou, com a seta para cima, escolha uma que diz o mesmo\n  s  pular: ele fica no código\n  d  concluir: escrever o que foi levado até aqui\n  q  sair: não escrever nada\n  ?  mostrar isto=[a] levar  [k] chave  [s] pular  [d] concluir  [q] sair  [?]p22020x1r5f12dradicionou %(count)lld chaves a %(path)@ABd2000A8@40001f12cqadicionou %(count)lld chave a %(path)@ABd200098@4000=código=chave=mesmo texto=textof2020-1Cfalta escrever: %(languages)@; `%(command)@` lista o que faltaGD@20003B@4000f202181Fnão pode ter a chave %(key)@: não seria mais possível gerar acessoresM7@2000=é comparado com algo=é parte de uma frase montada; escreva a frase como um só textof12ovnão pode ter a chave %(key)@, que diz outra coisaM7@2000=tem que ser um literal ali=tem que ser um literal ali, que não diz tudo o que é preciso=não tem catálogo para onde ir=não está mais láf2020x12poderia ir para vários: %(paths)@; diga qual com --catalogP9@2000=é guardado: ficaria no idioma do diaf12qxcontém %(code)@, que não tem lugar em um catálogo88@2000=está marcado para aparecer como está=está dentro de outro texto; leve aquele primeiro=adopt pergunta sobre cada texto e precisa de um terminal; --yes leva todos, --dry-run mostra o que mudaria=Não há texto para levar.p22021p3Z5f2021R1g%(count)lld textos contam algo; escreva as formas do plural deles, em cada idioma: %(keys)@0Bd2000e28@40001f2021O1d%(count)lld texto conta algo; escreva as formas do plural dele, em cada idioma: %(keys)@0Bd2000b28@4000s203111w2lf12oy%1$#@texts@ de %2$#@files@ agora vêm do catálogo0B#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Ol5f12BI%arg textos04d10001f12AH%arg texto04d1000=não há baseline: indique uma com --baseline ARQUIVO ou na configuraçãof2021g1v%1$(path)@: essa baseline não existe; `fitloc lint --write-baseline %1$(path)@` aceita os achados de hoje0A@2000x1A@2000p220212225f12ky%1$(count)lld entradas removidas de %2$(path)@0Dd2000NA@40001f12iw%1$(count)lld entrada removida de %2$(path)@0Dd2000LA@4000p2202192D5f2020o10gravado: %2$(path)@: %1$(count)lld achados aceitos9A@40002Dd20001f12m-gravado: %2$(path)@: %1$(count)lld achado aceito9A@40002Dd2000f12Ubnão é possível ler %(path)@M8@2000p220214265f12m-%1$(count)lld alterações feitas em %2$(place)@0Dd2000OB@40001f12ky%1$(count)lld alteração feita em %2$(place)@0Dd2000MB@4000p22021I2V5f2021219%(count)lld alterações que não podem ser feitas ficaram de fora0Bd20001f2020z14%(count)lld alteração que não pode ser feita ficou de fora0Bd2000f2021N1U%(key)@ já é alterada antes na mesma lista; mova ou copie a chave em outra execução07@2000f2021017a linha %(line)lld, da qual ela depende, não pode ser executada8Ad2000=nada a alterar: tudo já está assimp22021r3d5f2021b1i%(count)lld alterações não podem ser feitas, por isso nada foi escrito; --keep-going faz as outras0Bd20001f2021Y1f%(count)lld alteração não pode ser feita, por isso nada foi escrito; --keep-going faz as outras0Bd2000=comentáriof12dr%(key)@ não tem texto em %(languages)@07@2000JD@4000=ainda sem commit=o clone é raso e o histórico termina nos commits com ^; git fetch --unshallow busca o restof2020o17a origem dizia %(text)@ até %(commit)@ (%(date)@)F8@20006A@400028@6000f2020w11a origem dizia %(text)@ até uma mudança ainda sem commitF8@2000=a entrada padrão não tem histórico; indique um arquivo=autor=motivo=catálogo=mudança=commit=data=excluídas=chave=chaves=idioma=idiomas=faltam=a revisar=novas=de chaves=parciais=prova=obsoletas=tabelas=texto=textos=total=traduzidas=palavrasf2020-15%(path)@: é uma tabela legada; só catálogos são compilados08@2000=não há aqui nenhum arquivo .xcstrings para compilarf2021c1j“%(name)@” é o nome de vários, que seriam uma só tabela; compile cada um em uma pasta própria:38@2000=nada a gravar: as tabelas estão atualizadas=não há nele nenhum texto para formar uma tabela=nada foi gravado: sem estes arquivos, o catálogo não teria os textos deles; corrija-os ou diga quais arquivos converter=o Xcode recusa um catálogo dentro de uma pasta .lproj; o lugar dele é ao lado delasf2021B1I%(path)@: já é um catálogo; --to strings o transforma em tabelas legadas08@2000f2021A1H%(path)@: já é uma tabela legada; sem --to strings ela vira um catálogo08@2000p22020x1r5f12dr%1$(count)lld chaves em %2$(languages)@0Dd2000BF@40001f12cq%1$(count)lld chave em %2$(languages)@0Dd2000AF@4000f2021j1y%1$(path)@: o nome de um catálogo termina em .xcstrings; para uma pasta onde colocá-lo, escreva %1$(path)@/0A@2000u2A@2000f2020v10%(path)@: é um arquivo; as tabelas precisam de uma pasta08@2000f12elA seguir: %(step)@; depois `fitloc lint`A8@2000=tire as tabelas antigas do target, pois o Xcode recusa um catálogo ao lado de uma tabela de mesmo nome=tire o catálogo do target e coloque as tabelas=não há aqui nenhum arquivo .xcstrings para converterf2021N1U%(path)@: não está em nenhuma pasta .lproj; --source-language diz em que idioma está08@2000=não há aqui nenhum arquivo .strings ou .stringsdict para converterf202131Ao código que pede a tabela “%(table)@” não a encontrará aquiV9@2000f2020z14“%(name)@” é o nome de vários; converta um de cada vez:38@2000=um catálogo guarda uma tabela, e aqui há várias; com uma pasta em --output, como em -o Catalogs/, cada uma ganha o seu:=a entrada padrão não tem nome para dar a uma tabela; salve-a antes em um arquivop22020t1j5f12gn%(count)lld variam por número ou aparelho0Bd20001f12fm%(count)lld varia por número ou aparelho0Bd2000f2021B1P%(path)@: qual de %(languages)@ é o idioma original? --source-language diz08@2000AD@4000f12Uigravado: %(path)@: %(summary)@98@20002B@4000=adicionada=comentáriof12Ubidioma %(language)@ adicionado7C@2000f12SZidioma %(language)@ removido7C@2000=Nenhuma diferença.=removidaf12Tarenomeada, era “%(name)@”I8@2000f12QX%(place)@, texto de origem09@2000f12HO%(place)@, estado09@2000s2030c1d2Sf12NX%#@changes@ em %#@keys@0B#0248#14p112Ux5f12HO%arg alterações04d10001f12GN%arg alteração04d1000p112Ol5f12BI%arg chaves04d10001f12AH%arg chave04d1000f12Ubsuspeitos agora: %(languages)@HD@2000f12CJera %(name)@48@2000f12biEdite em %(address)@ (Ctrl-C encerra)9B@2000f2021H1O“%(program)@” não pôde ser iniciado; abra o endereço acima em um navegador3B@2000f2021w21%(program)@, que serve a página, não está ao lado do fitloc; scripts/fitloc o compila na primeira vez em que é preciso0B@2000f2020p11não é possível usar a porta %(port)@: %(reason)@V8@20002A@4000f12Wkadicionada: %(key)@ em %(place)@C7@200049@4000f12Uialterada: %(key)@ em %(place)@A7@200049@4000p220211205f12jx%1$(count)lld chaves alteradas em %2$(place)@0Dd2000LB@40001f12hv%1$(count)lld chave alterada em %2$(place)@0Dd2000JB@4000f2020m15copiada: %1$(old)@ para %2$(new)@ em %3$(place)@99@200069@40004B@6000f12QXpara depois: %(languages)@DD@2000p22021g3I5f2021C1X%1$(count)lld traduções de %2$(key)@ marcadas para revisão%3$(languages)@0Dd2000G9@4000NF@60001f2021A1V%1$(count)lld tradução de %2$(key)@ marcada para revisão%3$(languages)@0Dd2000F9@4000MF@6000f2020j12movida: %1$(key)@ de %2$(old)@ para %3$(new)@89@200049@400069@6000f12FM%(path)@ (novo)08@2000f12gu%(language)@ é um idioma novo em %(path)@0C@2000M8@4000=nada a alterar: nenhuma chave tem um texto assim=nada foi gravadof12Uiremovida: %(key)@ de %(place)@A7@200049@4000p220211205f12jx%1$(count)lld chaves removidas de %2$(place)@0Dd2000LB@40001f12hv%1$(count)lld chave removida de %2$(place)@0Dd2000JB@4000f2020i11renomeada: %(old)@ para %(new)@ em %(place)@B7@200067@400049@6000p2202396G5f2022Z30%1$(count)lld traduções de %2$(key)@ talvez não combinem com o novo texto original%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` manda para revisão0Dd2000G9@4000l1F@6000EE@80001f2022X2-%1$(count)lld tradução de %2$(key)@ talvez não combine com o novo texto original%3$(languages)@; `fitloc set %4$(argument)@ --mark-review` manda para revisão0Dd2000F9@4000k1F@6000EE@8000p220223445f2021a1w%1$(count)lld traduções de %2$(key)@ talvez não combinem com o novo texto original%3$(languages)@0Dd2000G9@4000l1F@60001f2021Y1u%1$(count)lld tradução de %2$(key)@ talvez não combine com o novo texto original%3$(languages)@0Dd2000F9@4000k1F@6000f12dknada a alterar: %(key)@ já está assimG7@2000p2202101-5f12pwnada a alterar: %(count)lld chaves já estão assimGBd20001f12nunada a alterar: %(count)lld chave já está assimGBd2000f12Yf%(refusal)@; `fitloc set` a altera0B@2000p22020g1J5f12Ta%(count)lld já estavam assim0Bd20001f12SZ%(count)lld já estava assim0Bd2000f202181M%(key)@ se chama %(name)@, pois outra chave teria o nome sem os dígitos07@2000A8@4000=uma pasta recebe os recursos do Android; dê o nome dela em --output, como em -o app/src/main/resf12pxo Android não tem pasta para o idioma %(language)@d1C@2000f2021A1Io Android mostra o texto para os outros dispositivos, não o de %(device)@W2A@2000=não tem texto para dispositivos que não sejam da Apple (device.other)f2020x1Aem %(language)@ o Android nunca mostra um caso %(category)@3C@2000W1C@4000=o Android não tem textos com vários pluraisf2020x13o Java não tem especificador de formato como %(specifier)@k1D@2000=o Android não tem lugar para uma lista de frasesf12szele remete à substituição %(name)@, que não existeT8@2000=o Android não tem textos por larguraf2021L1g%(first)@ e %(second)@ seriam ambos %(name)@; exporte cada um para uma pasta própria09@20003A@4000E8@6000f202161R%(first)@ e %(second)@ seriam ambos %(path)@; --language diz qual vale09@20003A@4000E8@6000=um .xcloc é uma pasta; dê o nome dela em --outputf202252K%1$(path)@: um arquivo para tradutores termina em .xliff, .xcloc, .csv, .tmx, .po, .arb ou .json; para uma pasta, escreva %1$(path)@/0A@2000m3A@2000=a saída padrão não tem terminação; --format xliff ou --format csv diz o que escreverf2021L1S%(path)@: nada diz de que idioma ela é traduzida; source-language em .fitloc.yml diz08@2000=não há aqui nenhum texto para exportarf2021g1n%(path)@: comporta um só idioma; com uma pasta em --output, como em -o Translations/, cada um ganha o seu08@2000f2022R2Y%1$(path)@: um arquivo deste formato contém uma tabela, e há várias; para uma pasta com um arquivo para cada, use --format e um caminho que termine em /0A@2000=seus especificadores de formato não podem ser escritos como argumentos com nome e lidos de voltaf12Zgo XML não tem o caractere %(code)@R8@2000=a chave aparece mais de uma vez=não há texto para “other”=a chave parece o nome de outro texto=o formato não tem lugar para suas partesf12lsum texto de %(key)@ tem o mesmo nome no arquivoC7@2000f12Wk%(key)@ fica de fora: %(reason)@07@2000FA@4000p22020x1r5f12dr%1$(count)lld textos em %2$(languages)@0Dd2000BF@40001f12cq%1$(count)lld texto em %2$(languages)@0Dd2000AF@4000p2202101_5f12iw%1$(count)lld traduções em %2$(languages)@0Dd2000GF@40001f12hv%1$(count)lld tradução em %2$(languages)@0Dd2000FF@4000p22020d1E5f12QX%(count)lld sem tradução0Bd20001f12QX%(count)lld sem tradução0Bd2000p22020a175f12NU%(count)lld adicionadas0Bd20001f12MT%(count)lld adicionada0Bd2000p22020Y135f12LS%(count)lld removidas0Bd20001f12KR%(count)lld removida0Bd2000p22020i1N5f12Vc%(count)lld marcadas como stale0Bd20001f12Ub%(count)lld marcada como stale0Bd2000p22020a175f12NU%(count)lld atualizadas0Bd20001f12MT%(count)lld atualizada0Bd2000=As tabelas têm o que o código usa.p22022D4J5f2021r24%(count)lld chaves não vão para nenhum catálogo: os targets que as usam não contêm nenhum para elas: %(targets)@0Bd2000_2B@40001f2021k1z%(count)lld chave não vai para nenhum catálogo: o target que a usa não contém nenhum para ela: %(targets)@0Bd2000u2B@4000f12KY%(path)@: %(counts)@08@20002A@4000f202272S%(path)@:%(line)lld: “%(key)@” ficou de fora: o tipo de um valor nela não é conhecido e, por isso, nem o especificador de formato08@20001Ad400057@6000p22021w3p5f2021Y1n%(count)lld chaves não têm catálogo: o código as busca em tabelas que não existem: %(tables)@0Bd2000j2A@40001f2021X1m%(count)lld chave não tem catálogo: o código a busca em uma tabela %(tables)@, que não existe0Bd2000x1A@4000f202181F%(path)@: já existe; --force o substitui, --dry-run mostra a diferença08@2000f2021F1M%(path)@: já existe; --force o substitui, --dry-run mostra o que seria gravado08@2000=já existe=foi alterado por outro programa nesse meio-tempo; nada foi gravado, execute de novo=é uma pasta, não um arquivof2021G1Nsai do projeto, para %(target)@; lá só se usa o que a linha de comando informaLA@2000=o nome não é UTF-8 válidof12RYsem permissão (%(system)@)GA@2000f2021A1Inão há espaço para gravá-lo; o arquivo antigo foi mantido (%(system)@)_1A@2000=arquivo ou pasta não existe=não é um arquivo comumf12krfica fora de %(folder)@, e nada é gravado láDA@2000f12rzo sistema de arquivos é somente leitura (%(system)@)g1A@2000p22030h1P235f12Ubé maior que %(limit)lld bytesDBd20004f12Xeé maior que %(limit)lld de bytesDBd20001f12Taé maior que %(limit)lld byteDBd2000=o arquivo está protegido contra gravação; libere a gravação antesp22020Z155f12MT%(count)lld caracteres0Bd20001f12LS%(count)lld caractere0Bd2000=nada foi enviado nem gravadof12Vc%(service)@: o que ainda faltar0B@2000=Nenhum serviço precisa ser consultado.=Enviar? [s/N]p22020d1D5f12QX%(count)lld solicitações0Bd20001f12PW%(count)lld solicitação0Bd2000p212Vz5f12IP%(count)lld textos0Bd20001f12HO%(count)lld texto0Bd2000=totalf12QXnão enviado: %(estimate)@EC@2000=o trabalho foi interrompidof202121Ho servidor não aceita a chave (%(status)lld); defina %(variable)@W1Cd2000AC@4000f12Yfnão existe o programa %(program)@NB@2000f12cjnão foi possível iniciar %(program)@RB@2000f12dk%(program)@ imprime mais do que é lido0B@2000f12iw%(program)@ terminou com status %(status)lld0B@2000LCd4000f12bia cota da chave acabou (%(status)lld)OCd2000f12kyo servidor respondeu %(status)lld: %(message)@LCd20002B@4000f12Xeo servidor respondeu %(status)lldLCd2000p22020p1b5f12cjsem resposta em %(seconds)lld segundosGDd20001f12bisem resposta em %(seconds)lld segundoGDd2000f12hpnão foi possível alcançá-lo: %(reason)@X1A@2000f12ksa resposta não pode ser entendida: %(reason)@a1A@2000p22020u1l5f12hoele pede para esperar %(minutes)lld minutosMDd20001f12gnele pede para esperar %(minutes)lld minutoMDd2000p22020h1K5f12Ub%(count)lld textos preenchidos0Bd20001f12SZ%(count)lld texto preenchido0Bd2000f2021G1U%(service)@ foi abandonado: %(reason)@; execute o comando de novo para continuar0B@2000HA@4000p220226485f2021s1zinterrompido: %(count)lld respostas foram guardadas e nada foi gravado; execute o mesmo comando de novo para continuarEBd20001f2021o1vinterrompido: %(count)lld resposta foi guardada e nada foi gravado; execute o mesmo comando de novo para continuarEBd2000p212Vz5f12IPfaltam %(count)lld7Bd20001f12HOfalta %(count)lld6Bd2000f2020n16sem preencher: %(key)@ (%(language)@): %(reason)@F7@20002C@40003A@6000=próximo passo: `fitloc review` percorre o que foi preenchido=próximo passo: `fitloc fill --from openai` ou `--from command:CMD` pede o resto a um serviçof2021f1u%(source)@ não é o endereço de um servidor; o formato é %(example)@, sem usuário, senha nem consulta0A@2000o1B@4000f2021o1v%(command)@ não pode ser separado em palavras: feche as aspas; para pipes e redirecionamentos escreva sh -c '…'0B@2000f2021K1Snota: as respostas não podem ser guardadas para o caso de interrupção: %(reason)@g2A@2000f2021U1q%(service)@ precisa de uma chave em %(key)@, ou de outro servidor em --endpoint ou %(address)@0B@2000P7@4000e1B@6000f2021A1O%(path)@: nenhum texto nela está em %(languages)@, de onde se traduz aqui08@2000TD@4000f2021F1U%(service)@ precisa de um modelo: use --model, ou `model` em `fill` no %(file)@0B@2000y18@4000f202181F%(program)@ não está ao lado do fitloc: os dois são instalados juntos0B@2000f12sz%(path)@: não há tabela .strings ou .stringsdict ali08@2000=Nada a preencher.f2021W1d%(address)@ enviaria textos e chave onde outros podem ler; use https, ou http só nesta máquina0B@2000f12g_%(done)lld de %(total)lld, %(seconds)lld s0Ad20004Bd40002Dd6000=não perguntado, o limite foi atingido=o texto está vaziof12fnmuito mais longo que o original: %(text)@X18@2000f12Tanão há texto para %(parts)@K9@2000=sem resposta=não há texto original=não consultado com --dry-run=nenhuma fonte tem algo para ela=conjuntos de textos de Atalhos são feitos pelo Xcodef12biisto não é uma tradução: %(text)@T8@2000f12ahdevolveu o texto de origem: %(text)@S8@2000=interrompido: ainda não havia resposta, e nada foi gravado=--endpoint é o endereço de um serviço: indique um só com --fromf12JQformatado: %(path)@B8@2000=Nenhum catálogo para formatar: tabelas legadas ficam como estão.f2021b1i%(path)@: só catálogos de strings são formatados; o Xcode não tem uma forma própria para tabelas08@2000f2022D2S%(path)@: os acessores são feitos de catálogos, e aqui há tabelas legadas; `fitloc convert %(argument)@ -o Catalogs/` faz catálogos delas08@2000s2C@4000=nada a gravar: os acessores estão atualizadosf12HOgravado: %(path)@98@2000=Agora o git mescla catálogos texto por texto e mostra diferenças de catálogos e tabelas por chave.f12qx%(path)@ foi removido, pois não continha mais nada.08@2000=Nada a fazer: o git já usa o fitloc.=Isso não vale onde o GitHub, o GitLab ou outro serviço faz a mesclagem, nem em máquinas sem o fitloc ou onde `fitloc git install` não foi executado: ali o git mescla linhas, como sempre.f2021V1c%(path)@ diz quais arquivos passam pelo fitloc; faça commit dele, para que sua equipe o tenha.08@2000f2021I1P%(path)@ diz, para todos os seus repositórios, quais arquivos passam pelo fitloc.08@2000f12rzAs linhas sobre o fitloc foram retiradas de %(path)@.i18@2000=Agora o git volta a mesclar e comparar sem o fitloc.=Nada a fazer: o git não usa o fitloc.f12MTo git diz: %(message)@BB@2000=o git não foi encontrado; instale-o ou ponha-o no PATHf202101E“%1$(first)@” e “%2$(second)@” não têm ancestral comum3B@20009C@4000f12ip%(folder)@ não está em um repositório git0A@2000=este clone é raso: `git fetch --unshallow` busca o resto do histórico; no GitHub Actions, `fetch-depth: 0`=o git imprimiu mais do que se lêp22021D2P5f2020z14o git levou mais de %(seconds)lld segundos e foi interrompidoKDd20001f2020y13o git levou mais de %(seconds)lld segundo e foi interrompidoKDd2000f12ksnão existe arquivo ou revisão “%(name)@”Z18@2000=falta a um \\u os quatro dígitos hexadecimais de um caracteref202141Bele tem marcação, %(element)@, para a qual tabelas não têm lugarKB@2000f2021Y1f%(path)@: um arquivo de recursos do Android fica em uma pasta que diz o idioma, como values-pt-rBR08@2000=um recurso não tem nomef2021B1I%(path)@ não existe, e nada diz se o original ainda é o que foi traduzido08@2000f2021C1Knão é um arquivo de recursos do Android: seu primeiro elemento é %(name)@a28@2000=a chave é de outro tipo: com casos de plural, ou sem=ele remete a outro recurso=ele muda o que está em volta do número, que o catálogo tem uma só vez para todos os casosp220212225f12kyimportados %1$(count)lld textos em %2$(place)@BDd2000BB@40001f12iwimportado %1$(count)lld texto em %2$(place)@ADd2000AB@4000f12qx%(path)@ leva para fora da pasta; nada foi importado08@2000f12ova coluna %(name)@ não é um idioma e fica de lado98@2000p22020g1G5f12Ta%(count)lld chaves são novas0Bd20001f12PW%(count)lld chave é nova0Bd2000f12Vcduas colunas se chamam %(name)@N8@2000=nenhuma coluna se chama “key”=nenhuma coluna tem o nome de um idioma, como pt-BR=há algo depois da aspa que fecha uma célula=a linha tem mais células do que há colunas=aqui uma aspa abre uma célula e nenhuma a fecha=o valor mais externo deve ser um objeto=aqui deve haver um texto ou um objeto de textosp22021U2w5f202101L%1$(count)lld textos para %2$(name)@ ficam de fora: %3$(reason)@0Dd2000DA@4000GC@60001f2020-1J%1$(count)lld texto para %2$(name)@ fica de fora: %3$(reason)@0Dd2000CA@4000FC@6000=nenhuma tabela aqui se chama assim=todas estas tabelas poderiam ser; --catalog FILE diz qualf202232I%1$(path)@: uma memória de tradução não é importada; para preencher com ela o que falta, use fitloc fill --from tmx:%1$(path)@0A@2000l3A@2000=não diz para que idioma é (target-language)=não diz para que tabela é; --catalog FILE diz:f2021118nenhuma tabela aqui se chama %(name)@; --catalog FILE diz qual éT8@2000f12RYnada a importar em %(path)@J8@2000=uma barra invertida que não inicia nenhum escape, ou bytes que não são textof2021L1To cabeçalho diz o conjunto de caracteres %1$(name)@; arquivos PO são lidos em UTF-8g1A@2000f12mt%1$(keyword)@ aparece duas vezes em uma mensagem0D@2000f2020-16o cabeçalho não conta nenhuma forma de plural %1$(number)lldm1Ed2000f12Xea mensagem não tem %1$(keyword)@KD@2000f12t-Plural-Forms diz %1$(text)@, o que não descreve formasHA@2000=uma string não termina na sua linhaf2021018aqui deve haver uma palavra-chave ou uma string, não %1$(text)@s1A@2000f12fmela cita %1$(name)@, que o texto não tem9A@2000=a tabela tem a chave mais de uma vez=o arquivo tem outra tradução dele acima=a chave está marcada como não traduzívelf12lzo texto original era %(old)@ e agora é %(new)@L7@2000C7@4000=suas chaves ou aspas não formam uma mensagem=não está pronta=a tabela não tem essa chave=a chave não tem esse texto=dá nome à variável do plural, que não se traduzf202171Fvárias tabelas aqui poderiam ser %(name)@; --catalog FILE diz qual é:Y18@2000f2020h10pulado: %(name)@ (%(language)@): %(reason)@88@20002C@40003A@6000p212W_5f12JQ%(count)lld pulados0Bd20001f12IP%(count)lld pulado0Bd2000f202171Fnão é memória de tradução (TMX): seu primeiro elemento é %(name)@_18@2000p22020h1L5f12Ubtem mais de %(limit)lld textosCBd20001f12Tatem mais de %(limit)lld textoCBd2000p22020g1J5f12Ta%(count)lld já estavam assim0Bd20001f12SZ%(count)lld já estava assim0Bd2000f2021m1t%1$(path)@: um arquivo a importar termina em .xliff, .xcloc, .csv, .po, .arb ou .json, ou em .xml para o Android0A@2000p22020d1E5f12QX%(count)lld sem tradução0Bd20001f12QX%(count)lld sem tradução0Bd2000=ele define entidades, das quais um arquivo para tradutores não precisa; tire as definiçõesf12ovrefere-se à entidade %(name)@, que o XML não temM8@2000=uma trans-unit não tem idf12munão é XLIFF: seu primeiro elemento é %(name)@e18@2000p22021E2Q5f2020z15há elementos uns dentro dos outros mais de %(limit)lld vezesi1Bd20001f2020x13há elementos uns dentro dos outros mais de %(limit)lld vezi1Bd2000=é grande demais para ser lido=o arquivo termina antes dos seus elementosf12ipsua versão é %(version)@; lê-se XLIFF 1.2FB@2000p22021M2f5f202161D%(count)lld arquivos não podem ser lidos; `fitloc lint` diz por quê.0Bd20001f202131A%(count)lld arquivo não pode ser lido; `fitloc lint` diz por quê.0Bd2000=Todo texto original está traduzido nos idiomas obrigatórios: uma lacuna será um erro.p22020-1w5f12nuRestam %(count)lld erros que as pessoas notariam.7Bd20001f12lsResta %(count)lld erro que as pessoas notariam.6Bd2000f2021U1bLacunas em %(languages)@ são avisos por enquanto, para que erros sejam o que trava ou engana.BD@2000p22021q3d5f2021a1hLacunas em %(count)lld idiomas são avisos por enquanto, para que erros sejam o que trava ou engana.BBd20001f2021Z1gLacunas em %(count)lld idioma são avisos por enquanto, para que erros sejam o que trava ou engana.BBd2000p220213255f12lzDe fora: %1$(count)lld tabelas em %2$(folders)@9Dd2000CD@40001f12kyDe fora: %1$(count)lld tabela em %2$(folders)@9Dd2000BD@4000p22020Z165f12MT… e mais %(count)lldBBd20001f12MT… e mais %(count)lldBBd2000p22020v1k5f12ipaceita os %(count)lld avisos e notas de hojeABd20001f12elaceita %(count)lld aviso ou nota de hoje7Bd2000=em cada clone: o git mescla catálogos texto por texto=A seguir:=mostra o que há hoje=Outras pessoas obtêm o fitloc com `scripts/install` em um clone dele; lá, docs/ci.md tem workflows de CI.=para CI e hooks: só o que um ramo altera=Não resta nenhum erro.=não consta no projeto: não obrigatório=menos da metade: não obrigatório=Nenhum catálogo ou tabela foi encontrado abaixo desta pasta.f12iqIdioma original e idiomas conforme %(path)@.Z18@2000p22021O2i5f202181FAceitar os %(count)lld achados de hoje, para mostrar só os novos? [s/N]BBd20001f202141BAceitar %(count)lld achado de hoje, para mostrar só os novos? [s/N]8Bd2000=originalp220211215f12jx%1$(count)lld arquivos Swift em %2$(folders)@0Dd2000JD@40001f12iw%1$(count)lld arquivo Swift em %2$(folders)@0Dd2000ID@4000p2202264A5f2021l1z%(count)lld arquivos Swift em %(folders)@; sem o fitloc-sources, funções de busca não foram procuradas neles0Bd2000JB@40001f2021j1x%(count)lld arquivo Swift em %(folders)@; sem o fitloc-sources, funções de busca não foram procuradas nele0Bd2000IB@4000p22021X315f2021A1O%1$(count)lld arquivos Swift em %2$(folders)@; os textos são buscados por0Dd2000JD@40001f202191N%1$(count)lld arquivo Swift em %2$(folders)@; os textos são buscados por0Dd2000ID@4000f202171FAtivadas, pois encontraram algo aqui e quase sempre acertam: %(rules)@.z19@2000f12HO%(file)@ gravado.08@2000f12lz%(file)@ gravado; obrigatórios: %(languages)@.08@2000PD@4000f2022U2j%(changed)@: alterado depois que uma alteração em vários arquivos foi interrompida; nada foi gravado em %(files)@: compare-os e faça a alteração de novo0B@2000W39@4000f202191Huma alteração interrompida foi concluída; arquivos gravados: %(files)@W29@2000f202292G%(files)@: uma alteração nesta tabela foi interrompida; fitloc lint --fix, ou o próximo comando que gravar nela, conclui a alteração09@2000p62021e3F5f2021A1V%1$(language)@ adicionado a %2$(path)@: %3$(count)lld textos para traduzir0E@2000EA@40002Dd60001f202191U%1$(language)@ adicionado a %2$(path)@: %3$(count)lld texto para traduzir0E@2000EA@40002Dd6000f2020t15%1$(language)@ adicionado: %2$(path)@, ainda sem textos0E@2000DA@4000f2021A1W%1$(place)@: “source-language” ainda é %2$(old)@; mude para %3$(new)@0B@2000X19@4000C9@6000f12cjtodas as tabelas já têm %(language)@QC@2000f12Zg%(path)@ tem outros arquivos e fica08@2000=no projeto=exigido=originalf2020t15%1$(place)@: “languages” ainda lista %2$(language)@0B@2000UE@4000f12kr`%(command)@` preenche o que o projeto já diz1B@2000=nenhuma tabela aqui tem um idiomaf12ahnenhuma tabela aqui tem %(language)@OC@2000f2021N1Vo projeto do Xcode lista os próprios idiomas: --project %(argument)@ também os alterav1C@2000f12jqos idiomas que %(path)@ lista foram alteradosF8@2000p62021P2n5f2020x1G%1$(language)@ removido de %2$(path)@: %3$(count)lld chaves0E@2000DA@40002Dd60001f2020w1F%1$(language)@ removido de %2$(path)@: %3$(count)lld chave0E@2000DA@40002Dd6000p82021h3L5f202161Y%1$(old)@ renomeado para %2$(new)@ em %3$(path)@: %4$(count)lld chaves09@2000G9@40004A@60002Dd80001f202151X%1$(old)@ renomeado para %2$(new)@ em %3$(path)@: %4$(count)lld chave09@2000G9@40004A@60002Dd8000f2021B1P%1$(place)@: “languages” não lista %2$(language)@, então nada o exige0B@2000TE@4000f12qx%(key)@ está na tabela duas vezes; remova uma antes07@2000f2021I1e%(key)@ está na tabela duas vezes, em %(first)@ e em %(second)@; remova uma antes07@2000W19@40006A@6000f2021O1Wo arquivo é uma property list binária com %(name)@ duas vezes, e uma delas se perderiai18@2000f12RY%(key)@ já está na tabela07@2000f12ft%(key)@ já está na tabela, em %(place)@07@2000P9@4000f12rya mudança em %(key)@ mudaria também outras entradasE7@2000f12SZ%(key)@ não está na tabela07@2000f202151Kcom a mudança em %(key)@ o arquivo não poderia ser lido: %(reason)@I7@2000Y1A@4000f2020t15a mudança em %(key)@ não pode ser gravada: %(reason)@E7@2000OA@4000s2030s1l2wf12dnNenhum achado em %#@keys@ de %#@files@.H8#1249#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p12020Y125f12LS%arg chaves alteradas04d10001f12JQ%arg chave alterada04d1000=Nenhum catálogo ou tabela mudou.s2030_1u33f12fw%1$(counts)@ em %2$#@keys@ de %3$#@files@0C@20004A#144B#06p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p12020Y125f12LS%arg chaves alteradas04d10001f12JQ%arg chave alterada04d1000s2030s1l2af12dnNenhum achado em %#@keys@ de %#@files@.H8#1249#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Ol5f12BI%arg chaves04d10001f12AH%arg chave04d1000p22020q1a5f12dk%(count)lld arquivos Swift foram lidos.0Bd20001f12Zg%(count)lld arquivo Swift foi lido.0Bd2000=`fitloc lint --verbose` lista cada chave.f12Wd`%(command)@` lista o que falta.1B@2000=`fitloc review` percorre o que precisa de revisão.=Nenhum catálogo ou tabela foi encontrado.p212Ux5f12HO%(count)lld erros0Bd20001f12GN%(count)lld erro0Bd2000s2030j1c2rf12Ue%1$#@findings@ em %2$#@files@:0E#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p12020a165f12NU%arg achados corrigidos04d10001f12LS%arg achado corrigido04d1000=--unsafe pode mudar o que as pessoas leem e pergunta antes, o que precisa de um terminal; --yes faz todas as correções, --dry-run as mostra=Nada para corrigir.s2030j1c32f12Ue%1$#@findings@ em %2$#@files@:0E#124B#04p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p12020h1J5f12Ub%arg achados seriam corrigidos04d10001f12RY%arg achado seria corrigido04d1000=Fazer essas também? [s/N]=Estas correções podem mudar o que as pessoas leem ou retirar o que alguém escreveu:f2021U1b%(rule)@ só conhece o histórico que este clone raso tem; git fetch --unshallow busca o resto08@2000p22020z1v5f12ft… e mais %(count)lld achados: %(rules)@BBd2000A9@40001f12es… e mais %(count)lld achado: %(rules)@BBd200099@4000p22021B2L5f2020x12… e mais %(count)lld idiomas; `fitloc stats` mostra todosBBd20001f2020w11… e mais %(count)lld idioma; `fitloc stats` mostra todosBBd2000f12Oc%1$(count)lld %2$(rule)@0Dd20001A@4000p22020f1G5f12SZ%(count)lld de outras regras0Bd20001f12QX%(count)lld de outra regra0Bd2000=--max 0 mostra todos.f2021Z1g`fitloc lint --write-baseline %(file)@` aceita o que existe hoje, para que só o que é novo falhe.U8@2000=`fitloc fill` preenche o que não foi traduzido.p22020x1s5f12kr`fitloc lint --fix` corrige %(count)lld deles.SBd20001f12kr`fitloc lint --fix` corrige %(count)lld deles.SBd2000p22021n3V5f2021W1e`--fix --unsafe` pergunta sobre %(count)lld cujas correções podem mudar o que as pessoas leem.W1Bd20001f2021T1b`--fix --unsafe` pergunta sobre %(count)lld cuja correção pode mudar o que as pessoas leem.W1Bd2000f12ry`fitloc rules %(rule)@` explica por que isso importa.E8@2000f202303E%(rule)@ não verificou %(languages)@: isso requer o hunspell e um dicionário; `apt-get install hunspell hunspell-pt-br` ou `brew install hunspell`, com os dicionários em ~/Library/Spelling.08@2000GD@4000f2020q19%(rule)@ não foi verificada em %(path)@: %(reason)@08@2000O8@40002A@6000p22020c1B5f12PW%(count)lld observações0Bd20001f12OV%(count)lld observação0Bd2000f12mtObservações: %(rules)@; --verbose lista todas.F9@2000=erro=observação=avisos2030_1u2jf12fw%1$(counts)@ em %2$#@keys@ de %3$#@files@0C@20004A#144B#06p112Qp5f12DK%arg arquivos04d10001f12CJ%arg arquivo04d1000p112Ol5f12BI%arg chaves04d10001f12AH%arg chave04d1000p212Vz5f12IP%(count)lld avisos0Bd20001f12HO%(count)lld aviso0Bd2000p22021P2n5f202121Gmais %1$(count)lld idiomas (%2$(languages)@): `--language` escolhe5Dd2000AF@40001f202111Fmais %1$(count)lld idioma (%2$(languages)@): `--language` escolhe5Dd20009F@4000=Nenhuma chave.f12SgAdicionar %(key)@ a %(path)@A7@200038@4000f12esLevar o texto para %(path)@ como %(key)@J8@200067@4000f202101S%(path)@:%(line)lld:%(column)lld: %(reason)@; corrija isso antes08@20001Ad40001Cd60002A@8000f12iwPreencher %(language)@ da memória: %(text)@AC@2000E8@4000f12LSCorrigir: %(message)@AB@2000=Fazer todas as correções seguras neste arquivof2020z15Corrigir, o que pode mudar o que as pessoas leem: %(message)@o1B@2000f12jxMudar o estado em %(language)@ para %(state)@IC@200069@4000f12nu%(path)@ seria criado, o que este editor não faz08@2000=aqui não há uma chave de uma tabelaf2021H1O%(path)@ é uma lista de propriedades binária, que nenhum editor muda como texto08@2000=Lendo textos e códigof2020-1Cvárias tabelas têm %(key)@: %(paths)@; renomeie em uma delasL7@200029@4000=tradução automática=falta=a revisar=novo=sem estado=não traduzir=obsoletaf12JQconflito: %(place)@A9@2000f12krconflito: %(place)@, que um dos lados não temA9@2000p22021M2f5f2020-1D%1$(count)lld conflitos ficaram entre marcadores em %2$(path)@0Dd2000d1A@40001f2020x1A%1$(count)lld conflito ficou entre marcadores em %2$(path)@0Dd2000a1A@4000=  o  ficar com o nosso\n  t  ficar com o deles\n  e  editar: digitar outro texto\n  s  pular: deixar os dois entre marcadores\n  b  voltar ao conflito anterior\n  q  sair; o que não foi decidido fica entre marcadores=[o] nosso  [t] deles  [e] editar  [s] pular  [b] voltar  [q] sair  [?]=--interactive precisa de um terminal; sem ele os conflitos ficam entre marcadores, e --on-conflict ours ou theirs escolhe um lado=Só um texto ou um comentário pode ser digitado: escolha o nosso ou o deles.=(não existia)f2020i11%1$(number)lld de %2$(total)lld  %3$(place)@0Ed20004Dd40002B@6000f2021Z1_%1$(path)@: “%2$(name)@” aparece duas vezes, em %3$(first)@ e em %4$(second)@; remova uma antes0A@20005A@4000RB@60006C@8000f12sz%(path)@: as alterações dos dois lados não combinam08@2000f2021219%(path)@ está vazio e o outro lado o alterou; escolha um dos dois08@2000f2021g1n%(path)@: só catálogos de strings são mesclados por chave; o git mescla tabelas legadas linha por linha08@2000f12el%(path)@ não tem marcadores de conflito08@2000f2021D1K%(path)@: não há objeto “strings”: isto não é um catálogo de strings08@2000f202151J%1$(path)@, linha %2$(line)lld: um marcador de conflito sem o seu par0A@20008Cd4000f12Znresolvido: %1$(place)@ (%2$(rule)@)BB@20002A@4000=(removido)=ela não tem textof2021B1I%(path)@ não está em nenhuma pasta .lproj e por isso guarda um só idioma08@2000=o texto dela varia por várias coisas lado a lado=uma tabela legada não tem lugar para vários textos de uma chavef2021E1La substituição “%(name)@” dela varia por outra coisa que não um númeroK8@2000f12bio texto dela varia por “%(axis)@”Q8@2000=um caso do plural dela varia ainda mais=ela tem textos por largura, ou um ao lado dos textos por aparelho; edite o arquivo à mão=Aceitar e seguir=Todos os catálogos=Qualquer estado=Lista=Catálogof12RYAlterado desde %(revision)@FC@2000f12iw%(count)@ de no máximo %(limit)@ caracteres09@2000F9@4000=Escolha uma chave na lista.=Comentário=Alterado por outro programa nesse meio-tempo. Agora diz:=Copiar originalf12Ma%(shown)@ de %(total)@09@200049@4000=Corrigirf12hpTraduzido quando o original dizia: %(text)@Z18@2000=Glossário=Esta chave não existe mais.=Manter o meu=Chaves=Idioma=Alguns textos não foram salvos.=Textos parecidosf12ELnão %(words)@59@2000=Próxima=Abra o endereço que fitloc edit mostrou: ele termina com um segredo que falta neste.=Nenhuma chave corresponde.f12Pd%(category)@: %(numbers)@0C@20002B@4000f12JX%(author)@, %(day)@0A@200027@4000=Outros idiomas=Como as pessoas vão ler=Anteriorf2020n19%(done)@ de %(total)@ traduzidas (%(percent)@ %%)08@200049@4000DB@600012%=Somente leitura=Isto não pode ser salvo.=Descartar alterações=A revisar e seguir=Salvar=Salvar e seguir=Salvo=Buscar chaves e textos=Erro=Observação=Aviso=Da lista para o texto=Do texto para a lista=Usar um texto parecido=Próxima chave ou anterior=Buscar=Teclado=Original=Texto original=Estado=Não traduzir=Tradução automática=Falta=A revisar=Novo=Obsoleto=Traduzido=A fazer=fitloc edit foi encerrado. O que você digitou continua aqui; inicie de novo e abra o novo endereço.=Ficar com o deles=Traduções=Tradução=Ainda não commitado=Desfazer=Desfeito=Não salvo=No código=Usar=Com problemasf2021p21%(path)@ foi gravado, mas “%(program)@” não pôde ser iniciado para mostrá-lo; abra o arquivo em um navegador08@2000LB@4000f12HOgravado: %(path)@98@2000=É preciso um texto; Ctrl-D interrompe, e nada é gravado.f12LScomentário: %(text)@D8@2000=Comentário para quem traduz (Enter para nenhum)=Enter em uma linha vazia deixa um idioma para depois.=Digite s ou n; Enter vale n.f12JX%(key)@ em %(path)@07@200048@4000=Há um número no texto: escrever um texto para cada forma do plural? [S/n]f12IPoriginal: %(text)@A8@2000=Digite s ou n; Enter vale s.f2021B1P%(key)@ aparece mais de uma vez: %(places)@; remova uma delas à mão antes07@2000QA@4000f2021F1a%(key)@ tem %(name)@ mais de uma vez: %(places)@; remova um deles à mão antes07@200058@4000IA@6000f2020u16%(refusal)@; %(languages)@ foi dado, mas é outro idioma0B@20002D@4000f12Th%(place)@: %(key)@ já existe09@200027@4000f2021Q1e%(place)@: %(key)@ já existe em outra grafia Unicode; ninguém saberia distinguir as duas09@200027@4000f2020y1H%1$(path)@: %2$(language)@ já tem outros textos: %3$(keys)@0A@20002E@4000OA@6000=tabelas legadas não têm comentários em um .stringsdict nem em uma lista de propriedades=tabelas legadas não têm lugar para uma chave sem nenhum texto=tabelas legadas não têm marca para o que não deve ser traduzido=um .stringsdict ou uma lista de propriedades não tem onde marcar que um texto precisa de revisão; aceite-o antes, por exemplo com `fitloc review`=tabelas legadas não têm estadosf2021r2H%(key)@: o plural precisa de %(categories)@ em %(language)@; dê %(options)@, ou --incomplete para deixar para depois07@2000ME@40004C@60006B@8000f2021w2F%(key)@: falta o texto em %(languages)@, que toda chave deve ter; dê %(options)@, ou --incomplete para deixar para depois07@2000JD@4000VB@6000f12Vc%(key)@ foi indicada duas vezes07@2000f2021q2H%1$(key)@ (%2$(language)@): os outros casos não funcionariam sem %3$(part)@; --unset %2$(language)@ tira todos eles09@20002E@4000f1A@6000AE@4000f2021C1X%(key)@ não tem um texto único em %(language)@; indique a parte: %(parts)@07@2000TC@4000J9@6000f2021Z1u%(place)@: %(key)@: %(member)@ não é um objeto, e o que ele é se perderia; corrija à mão antes09@200027@40002A@6000f2021I1k%(key)@ (%(language)@) não tem lugar para %(part)@; as partes dela são %(parts)@07@20002C@4000M8@6000M9@8000f12cq%(key)@ não tem texto em %(language)@07@2000JC@4000f2020o17%(key)@ não tem texto em %(language)@ em %(part)@07@2000JC@400048@6000f2021A1W%(key)@ (%(language)@): uma tabela legada não pode guardá-la: %(reason)@07@20002C@4000h1A@6000f2021Q1s%1$(key)@ é traduzida do idioma %3$(old)@, e os textos de %2$(path)@, do idioma %4$(new)@09@2000O9@6000HA@4000C9@8000f2021I1e%(language)@ não tem a categoria de plural “%(category)@”; tem %(categories)@0C@2000Z1C@40009E@6000f12QX%(key)@ já é o nome dela07@2000f12Xl%1$(key)@ já está em %2$(path)@09@2000EA@4000f2021j22%(path)@ escreve %(language)@ de várias formas (%(spellings)@); `fitloc lint` mostra onde, escolha uma antes08@20009C@4000KD@6000f2021O1c%1$(path)@: %2$(language)@ é o idioma do qual os textos são traduzidos e por isso fica0A@20002E@4000f2021p21%1$(key)@ (%2$(language)@): este é o texto do qual os outros são traduzidos; `fitloc remove` tira a chave inteira09@20002E@4000f2021M1h%(key)@ geraria o símbolo Swift %(symbol)@, assim como %(other)@; escolha outra chave07@2000QA@4000D9@6000f2021R1n%(key)@ (%(language)@) foi alterada por outro programa nesse meio-tempo; agora diz %(text)@07@20002C@4000-18@6000f12RYnão existe a chave %(key)@K7@2000f2022B2h%1$(key)@ (%2$(language)@): nenhum texto se refere à substituição “%3$(name)@”; escreva %%#@%3$(name)@@ onde o texto dela deve ficar09@20002E@4000l1A@6000D2%2A@6000f2021L1Z%(key)@: %(language)@ recebeu um texto e também partes de um; dê só uma das coisas07@20002C@4000s2030i1n2df12Tdmudou %#@places@ em %#@files@6A#1249#04p112W_5f12JQ%arg arquivos Swift04d10001f12IP%arg arquivo Swift04d1000p112Pm5f12CJ%arg lugares04d10001f12AH%arg lugar04d1000f12fmo acessor agora é %(name)@; mude à mãoJ8@2000=o acessor agora tem outro nome; mude à mãof2021D1K%(key)@ é buscada aqui e escrita em outro lugar; confira se as duas combinam07@2000f202141Ba chave é montada como %(pattern)@, e pode dar em qualquer das duasOB@2000f2020_1Da chave é montada como %(pattern)@, o que nunca dá em %(key)@OB@2000L7@4000f12qxtambém diz %(key)@, não se sabe para quê; confiraC7@2000f12kraqui %(key)@ contém valores; renomeie à mão57@2000=agoraf12QX`%(command)@` lista todos.1B@2000f12bpComparado com %(commit)@ de %(date)@:EA@200048@4000=antes=mudança=comentário=Conteúdo=erros=chaves a traduzir=observações=avisos=achadof12OVO que %(rule)@ encontrou68@2000=Chaves sem texto ou com texto não iniciado=Por catálogo e idioma=Por idioma=Textos alteradosf12VcAlterações desde %(revision)@JC@2000=Cobertura=Achados=A traduzir=Novos achados=Histórico=Arquivos que não puderam ser lidos=novo=chave nova=comentário=idioma=propriedade=chave removida=chave renomeada=texto de origem=estado=traduçãop22020v1k5f12ipmais %(count)lld linhas não são mostradas.5Bd20001f12elmais %(count)lld linha não é mostrada.5Bd2000=Sem git: nem revisão nem histórico.=lugarf12VjRevisão %(commit)@ de %(date)@9A@200048@4000f12Th%(shown)@ de %(total)@ linhas09@200049@4000=Buscar em todas as tabelas=original=texto de origem=a página encheria o terminal: grave-a em um arquivo com -o report.html ou escolha --format markdown ou jsonf12JQ%(project)@: textos0B@2000=Chaves traduzidas em porcentagem, por commit=Todos os números=O clone é raso: commits mais antigos não estão nele.f202171MCommits que mudaram estas tabelas: %(total)lld; mostrados: %(shown)lld.Z1Bd2000DBd4000=(com alterações ainda sem commit)=Nenhum achado.=Todas as chaves estão traduzidas.p22021G2U5f2020v17%(count)lld chaves ainda não traduzidas (%(languages)@).0Bd2000VD@40001f2020t15%(count)lld chave ainda não traduzida (%(languages)@).0Bd2000TD@4000p212W_5f12JQ%(count)lld idiomas0Bd20001f12IP%(count)lld idioma0Bd2000p22020Z165f12MT… e mais %(count)lldBBd20001f12MT… e mais %(count)lldBBd2000f12bpNovo desde %(revision)@: %(findings)@BC@20002C@4000f2021D1K%(name)@ não é um idioma nem uma parte dele; escreva pt-BR ou en.plural.one08@2000f12ky%1$(name)@ não é um estado; há %2$(states)@0A@2000OC@4000f12Vc%(name)@ deve ser true ou false08@2000f12RY%(name)@ aparece duas vezes08@2000=a chave não pode ser vaziaf12Taisto não é JSON: %(reason)@JA@2000f12ELfalta %(name)@68@2000=era esperado um objeto como {\"key\":\"home.title\"}=não se diz o que deve mudar: informe “values”, “state”, “unset”, “comment” ou “translate”f12sz%(name)@ deve ser uma lista de idiomas, como [\"pt-BR\"]08@2000=há algo depois do objeto; escreva um objeto em cada linhaf12cj%(name)@ deve ser um texto entre aspas08@2000f202171E%(name)@ deve ser um objeto com textos por idioma, como {\"pt-BR\":\"…\"}08@2000f12RYnada se chama %(name)@ aquiE8@2000f202101F%1$(name)@ não é algo que se possa fazer; há %2$(operations)@0A@2000c1G@4000f2020v17%1$(name)@ não significa nada para “%2$(operation)@”0A@2000TF@4000p22020d1C5f12QX%(count)lld textos aceitos0Bd20001f12OV%(count)lld texto aceito0Bd2000f202131Oaceitos %(accepted)lld, editados %(edited)lld, restantes %(left)lld8Ed2000BCd4000CAd6000f12Xe%(path)@: não é mais uma tabela08@2000=  a  aceitar: o texto está certo\n  e  editar e aceitar\n  s  pular por enquanto\n  b  voltar e desfazer a última resposta\n  q  sair; o que foi respondido já está gravado=[a] aceitar  [e] editar  [s] pular  [b] voltar  [q] sair  [?]f12EL%(name)@ antes08@2000=comentário=de=original=a revisão precisa de um terminal; `fitloc review --accept` aceita todos os textos sem perguntar, `fitloc list --state needs_review` os mostra=Nada para revisar.f12Rf%(number)lld de %(total)lld0Cd20004Bd4000=Nada foi editado: a aceita o texto como está.f2021B1W%(path)@ deixaria de ser Swift em %(line)lld:%(column)lld; nada foi escrito08@2000QAd40001Cd6000f12bp%(path)@ %(reason)@; nada foi escrito08@20001A@4000=não é o que o `fitloc generate` gravaria agora; gere-o de novof2021x2O%(path)@:%(line)lld: %(name)@ busca textos pela chave; inclua em helpers no %(file)@ para que suas chaves sejam encontradas08@20001Ad400028@6000l18@8000f2023W3l%(configuration)@ indica código Swift em sources, que não foi verificado: %(program)@, que o lê, não está ao lado do fitloc (`scripts/fitloc lint --sources .` o compila). --no-sources deixa o código de fora sem avisar.0H@2000x1B@4000f2021y23%(program)@, que lê código Swift, não está ao lado do fitloc; scripts/fitloc o compila na primeira vez em que é preciso0B@2000f12goNão há nenhum arquivo Swift em %(paths)@X19@2000f2020o10Não foi possível iniciar %(program)@: %(reason)@RB@20002A@4000f2021A1O%(path)@ %(reason)@; uma chave que só este arquivo usa não é encontrada08@20001A@4000=Nada para contar.f2021Y1n%(key)@ é uma chave do Info.plist, que o código não consulta; adicione-a com --catalog %(path)@07@2000p28@4000f202131A%(path)@: não há ali nenhum catálogo, e só eles são formatados08@2000=nenhuma chave correspondef2021G1Nnão há aqui uma tabela onde %(key)@ caberia; indique uma com --catalog ARQUIVOU7@2000=não há catálogo nem tabela legada aqui; `touch Localizable.xcstrings` cria um catálogo vaziof12qx%(path)@: não é um catálogo nem uma tabela legada08@2000f2021C1J%(path)@: não há ali nenhum catálogo nem arquivo .strings ou .stringsdict08@2000f2021H1W%1$(path)@: o arquivo não existe; `touch %2$(argument)@` cria um catálogo vazio0A@2000W1E@4000f12fmÉ preciso um número de 1 a %(count)lld.TBd2000f12Zg%(key)@ caberia em várias tabelas.07@2000f2021i1x%(key)@ caberia em várias tabelas; indique uma com --catalog ARQUIVO ou defina default-catalog em %(file)@:07@2000y28@4000f12TaVárias tabelas têm %(key)@.L7@2000f2021017várias tabelas têm %(key)@; indique uma com --catalog ARQUIVO:L7@2000=Qual delasf2020_16%(tag)@ não é um código de idioma, como pt-BR e zh-Hans são07@2000f12Yfnenhum texto aqui está em %(tag)@R7@2000f12Tanão existe o idioma %(code)@L8@2000f12Ubnão existe a região %(code)@M8@2000f12Ubnão existe a escrita %(code)@M8@2000f12QX%(folder)@ não pode mais:0A@2000f12jqnão há %(file)@ aqui nem em uma pasta acima98@2000f2021A1Hnão há lugar fora de %(folder)@ para guardar isto; defina XDG_STATE_HOMENA@2000f12pw%(folder)@ não pede nada que precise de permissão0A@2000f12Yfnada foi permitido para %(folder)@OA@2000f12dkusar arquivos fora do projeto: %(path)@V8@2000f12Xeexecutar um programa: %(command)@MB@2000f12bienviar textos a um serviço: %(name)@T8@2000f12MT%(folder)@ agora pode:0A@2000f12LS%(folder)@ pede para:0A@2000f12cq%(path)@:%(line)lld, em um comentário08@20001Ad4000=Estas buscas podem usar qualquer chave, por isso nenhuma chave é certa:p22021O2H5f202171F`fitloc unused --remove certain` remove as %(count)lld que são certas.h1Bd20001=`fitloc unused --remove certain` remove a que é certa.=Todas as chaves são usadas.f2021L1gSem uso: %(certain)lld com certeza, %(likely)lld provável, %(possible)lld possível.9Dd2000ECd4000CEd6000=Isto não foi lido, por isso nenhuma chave é certa:=Um comentário nessa linha diz quais chaves ela usa: // [fitloc:yields league.*]p22020f1G5f12SZusada em %(count)lld lugares9Bd20001f12QXusada em %(count)lld lugar9Bd2000f2021I1PNenhum código usa %(key)@, até onde se vê; `fitloc unused` diz com que certeza.J7@2000p22020m1U5f12Zgtalvez usada em %(count)lld lugaresGBd20001f12Xetalvez usada em %(count)lld lugarGBd2000f12ovNenhuma tabela tem %(key)@; `fitloc add` a inclui.J7@2000f2021c1q%(key)@ contém %(character)@, que o XML não aceita; guarde a tabela como texto ou retire o caractere07@20009D@4000f2021I1P%(key)@ precisa ser um texto: uma tabela .strings não tem plurais nem variações07@2000f12QX%(key)@ aparece duas vezes07@2000f12Vj%(key)@ tem %(name)@ duas vezes07@200058@4000f2020r13uma variável de %(key)@ não pode se chamar %(name)@H7@2000L8@4000f2020p11%(name)@ em %(key)@ não é uma categoria de plural08@200047@4000f12KY%(words)@ e %(last)@09@200038@4000f12ao%(failure)@; já gravados: %(files)@0B@2000G9@4000f12QXvocê quis dizer %(name)@?H8@2000f12GNerro: %(reason)@6A@2000p22020X115f12KR%(count)lld arquivos0Bd20001f12JQ%(count)lld arquivo0Bd2000p212Vz5f12IP%(count)lld chaves0Bd20001f12HO%(count)lld chave0Bd2000p212V-5f12IPe mais %(count)lld7Bd20001f12IPe mais %(count)lld7Bd2000f12IPnota: %(sentence)@6C@2000f12LZ%(words)@ ou %(last)@09@200048@4000")
