// Generated from Localizable/Findings.xcstrings by scripts/test --update: do not edit.
// swift-format-ignore-file

/// The words of findings in other languages than English.
enum FindingTexts {
    /// The Portuguese templates by the English ones.
    static let portuguese: [String: String] = [
        " (and %1$@ more like it)":
            " (e mais %1$@ do mesmo tipo)",
        " (and %1$@ other places)":
            " (e outros %1$@ lugares)",
        " (in %1$@)":
            " (em %1$@)",
        " (see %1$@:%2$@)":
            " (veja %1$@:%2$@)",
        " (see line %1$@)":
            " (veja a linha %1$@)",
        "; did you mean %1$@?":
            "; você quis dizer %1$@?",
        "; if it is an entry, move it into “strings”":
            "; se for uma entrada, mova para dentro de “strings”",
        "“,” or “)”":
            "“,” ou “)”",
        "“,” or “]”":
            "“,” ou “]”",
        "“,” or “}”":
            "“,” ou “}”",
        "“;” is missing at the end of this pair":
            "falta “;” no fim deste par",
        "“&” must be written “&amp;” in a property list":
            "“&” tem de ser “&amp;” em uma lista de propriedades",
        "“%%arg” works only in the plural forms of a catalog's substitution; write a format specifier such as “%%lld”: %1$@":
            "“%%arg” só funciona nas formas plurais da substituição de um catálogo; escreva um especificador de formato como “%%lld”: %1$@",
        "“%1$@” appears twice; only the last one is used, so delete the other":
            "“%1$@” aparece duas vezes; só o último é usado, então exclua o outro",
        "“%1$@” has no %2$@":
            "“%1$@” não tem %2$@",
        "“%1$@” inside “%2$@”, which Xcode refuses":
            "“%1$@” dentro de “%2$@”, o que o Xcode recusa",
        "“%1$@” inside “%2$@”, which Xcode refuses; put the devices outside, with a plural in each":
            "“%1$@” dentro de “%2$@”, o que o Xcode recusa; ponha os dispositivos por fora, com um plural em cada um",
        "“%1$@” is also for %2$@ in this language; write the format specifier instead of the number: %3$@":
            "“%1$@” também vale para %2$@ neste idioma; escreva o especificador de formato em vez do número: %3$@",
        "“%1$@” is not a plural form, so its text is never shown":
            "“%1$@” não é uma forma plural, por isso o texto dela nunca aparece",
        "“%1$@” is not a valid value of <%2$@>":
            "“%1$@” não é um valor válido de <%2$@>",
        "“%1$@” must be %2$@":
            "“%1$@” tem de ser %2$@",
        "“%1$@” next to “%2$@”, which Xcode refuses; put the plural inside the devices":
            "“%1$@” ao lado de “%2$@”, o que o Xcode recusa; ponha o plural dentro dos dispositivos",
        "“%1$@” reads argument %2$@ as “%%%3$@”, but “%4$@” of the source as “%%%5$@”":
            "“%1$@” lê o argumento %2$@ como “%%%3$@”, mas “%4$@” da origem como “%%%5$@”",
        "“=” is missing between key and value":
            "falta “=” entre chave e valor",
        "“de … a” takes no crase":
            "“de … a” não leva crase",
        "“fitloc:max” needs one number of characters, as in [fitloc:max 12]":
            "“fitloc:max” precisa de um número de caracteres, como em [fitloc:max 12]",
        "“fitloc:off” names no rule":
            "“fitloc:off” não cita nenhuma regra",
        "“fitloc:width” needs one number of points, as in [fitloc:width 120], or [fitloc:width 120@13] for a size":
            "“fitloc:width” precisa de um número de pontos, como em [fitloc:width 120], ou [fitloc:width 120@13] com um tamanho",
        "“sourceLanguage” is empty; write the language, such as “en”":
            "“sourceLanguage” está vazio; escreva o idioma, como “en”",
        "“strings” is %1$@, not an object of keys":
            "“strings” é %1$@, não um objeto com chaves",
        "\\U without a hexadecimal number":
            "\\U sem número hexadecimal",
        "%1$@ (%2$@) is written %3$@ elsewhere (%4$@): %5$@, %6$@":
            "%1$@ (%2$@) está como %3$@ em outros lugares (%4$@): %5$@, %6$@",
        "%1$@ and %2$@":
            "%1$@ e %2$@",
        "%1$@ appears twice; only one of them is used, so delete the wrong one":
            "%1$@ aparece duas vezes; só uma vale, então apague a errada",
        "%1$@ are missing: %2$@":
            "faltam %1$@: %2$@",
        "%1$@ are skipped, so later specifiers read the wrong argument: %2$@":
            "%1$@ foram pulados, então os especificadores seguintes leem o argumento errado: %2$@",
        "%1$@ cut off large numbers; write %2$@: %3$@":
            "%1$@ cortam números grandes; escreva %2$@: %3$@",
        "%1$@ cuts off large numbers; write %2$@: %3$@":
            "%1$@ corta números grandes; escreva %2$@: %3$@",
        "%1$@ directly after %2$@ becomes part of the link; put a space or a punctuation mark between them":
            "%1$@ logo depois de %2$@ vira parte do link; ponha um espaço ou um sinal de pontuação entre eles",
        "%1$@ does not fit the device %2$@: %3$@":
            "%1$@ não combina com o dispositivo %2$@: %3$@",
        "%1$@ does not list this language, so Xcode's exports leave it out; add it under Localizations":
            "%1$@ não lista este idioma, então as exportações do Xcode o omitem; adicione-o em Localizations",
        "%1$@ for %2$@":
            "%1$@ para %2$@",
        "%1$@ has no value":
            "%1$@ não tem valor",
        "%1$@ inside a string must be escaped":
            "é preciso escrever %1$@ com escape dentro de um texto",
        "%1$@ inside, but %2$@ in the source: %3$@ for %4$@":
            "%1$@ no interior, mas %2$@ na origem: %3$@ para %4$@",
        "%1$@ is %2$@ here, but %3$@ in %4$@":
            "%1$@ é %2$@ aqui, mas %3$@ em %4$@",
        "%1$@ is %2$@ here, but %3$@ in %4$@ and %5$@ more":
            "%1$@ é %2$@ aqui, mas %3$@ em %4$@ e mais %5$@",
        "%1$@ is a token of a language model, not a word: %2$@":
            "%1$@ é um token de um modelo de linguagem, não uma palavra: %2$@",
        "%1$@ is also shown for 0; write %%arg, as in %2$@, or add the form “zero”":
            "%1$@ também aparece para 0; escreva %%arg, como em %2$@, ou adicione a forma “zero”",
        "%1$@ is an old code; write %2$@":
            "%1$@ é um código antigo; escreva %2$@",
        "%1$@ is an unusual spelling; write %2$@":
            "%1$@ é uma grafia incomum; escreva %2$@",
        "%1$@ is empty":
            "%1$@ está sem texto",
        "%1$@ is meant as singular and plural":
            "%1$@ serve de singular e de plural",
        "%1$@ is missing: %2$@":
            "falta %1$@: %2$@",
        "%1$@ is new":
            "%1$@ está no estado “new”",
        "%1$@ is not a folder for a language, so nobody sees its texts; rename it to %2$@":
            "%1$@ não é uma pasta de idioma, por isso ninguém vê os textos dela; renomeie-a para %2$@",
        "%1$@ is not a format specifier; write one without “%%”, such as “lld”":
            "%1$@ não é um especificador de formato; escreva um sem “%%”, como “lld”",
        "%1$@ is not a format specifier; write the one that is meant, or %%%% for a percent sign: %2$@":
            "%1$@ não é um especificador de formato; escreva o que se quis usar, ou %%%% para o sinal de porcentagem: %2$@",
        "%1$@ is not a language tag; tags look like pt-BR or zh-Hans":
            "%1$@ não é uma tag de idioma; as tags têm a forma pt-BR ou zh-Hans",
        "%1$@ is not a translation of %2$@; translate it, or set its state to “new”":
            "%1$@ não é tradução de %2$@; traduza ou volte o estado para “new”",
        "%1$@ is not in the dictionary of %2$@, perhaps %3$@: %4$@; if it is right, add it to .fitloc-words":
            "%1$@ não está no dicionário de %2$@, talvez %3$@: %4$@; se estiver certo, adicione a .fitloc-words",
        "%1$@ is not in the dictionary of %2$@: %3$@; if it is right, add it to .fitloc-words":
            "%1$@ não está no dicionário de %2$@: %3$@; se estiver certo, adicione a .fitloc-words",
        "%1$@ is not known here, so Xcode ignores it%2$@":
            "%1$@ não é conhecido aqui, então o Xcode o ignora%2$@",
        "%1$@ is not supported; use UTF-8":
            "%1$@ não é compatível; use UTF-8",
        "%1$@ is not translated in %2$@; translate it":
            "%1$@ não está traduzido em %2$@; traduza",
        "%1$@ is read as a format specifier; write %%%% for a percent sign: %2$@":
            "%1$@ é lido como especificador de formato; escreva %%%% para o sinal de porcentagem: %2$@",
        "%1$@ is skipped, so later specifiers read the wrong argument: %2$@":
            "%1$@ foi pulado, então os especificadores seguintes leem o argumento errado: %2$@",
        "%1$@ is the opposite of %2$@: %3$@":
            "%1$@ é o contrário de %2$@: %3$@",
        "%1$@ is wrong for 1":
            "%1$@ está errado para 1",
        "%1$@ lack their accents; write %2$@ in %3$@":
            "%1$@ estão sem acento; escreva %2$@ em %3$@",
        "%1$@ lacks its accents; write %2$@ in %3$@":
            "%1$@ está sem acento; escreva %2$@ em %3$@",
        "%1$@ letters":
            "letras de %1$@",
        "%1$@ line breaks":
            "%1$@ quebras de linha",
        "%1$@ mixes %2$@ (%3$@) with %4$@%5$@; write all of it in %6$@: %7$@":
            "%1$@ mistura %2$@ (%3$@) com %4$@%5$@; escreva tudo em %6$@: %7$@",
        "%1$@ mixes %2$@ with %3$@%4$@; separate them by a space or a hyphen, or use one script: %5$@":
            "%1$@ mistura %2$@ com %3$@%4$@; separe com espaço ou hífen, ou use uma só escrita: %5$@",
        "%1$@ must be %2$@, not %3$@":
            "%1$@ tem de ser %2$@, não %3$@",
        "%1$@ must be translated: %2$@ for %3$@":
            "%1$@ tem de ser traduzido: %2$@ para %3$@",
        "%1$@ must not be translated and is missing; the source has it %2$@ times: %3$@ for %4$@":
            "%1$@ não pode ser traduzido e está faltando; a origem o tem %2$@ vezes: %3$@ para %4$@",
        "%1$@ must not be translated and is missing: %2$@ for %3$@":
            "%1$@ não pode ser traduzido e está faltando: %2$@ para %3$@",
        "%1$@ must not be translated, but is written %2$@: %3$@ for %4$@":
            "%1$@ não pode ser traduzido, mas está como %2$@: %3$@ para %4$@",
        "%1$@ of %2$@ arguments has no name; name it, as in %%1$(name)@":
            "%1$@ de %2$@ argumentos não tem nome; dê um nome, como em %%1$(name)@",
        "%1$@ of %2$@ arguments have no names; name them, as in %%1$(name)@":
            "%1$@ de %2$@ argumentos não têm nome; dê nomes, como em %%1$(name)@",
        "%1$@ of %2$@ long texts seem to be %3$@, not %4$@; is the source language %5$@?":
            "%1$@ de %2$@ textos longos parecem ser %3$@, não %4$@; o idioma de origem é %5$@?",
        "%1$@ of %2$@ long texts seem to be %3$@, not %4$@; were they imported under the wrong language?":
            "%1$@ de %2$@ textos longos parecem ser %3$@, não %4$@; foram importados no idioma errado?",
        "%1$@ or %2$@":
            "%1$@ ou %2$@",
        "%1$@ read more bits than %2$@; write in both what fits the number in code: %3$@":
            "%1$@ leem mais bits que %2$@; escreva em ambos o que corresponde ao número no código: %3$@",
        "%1$@ reads more bits than %2$@; write in both what fits the number in code: %3$@":
            "%1$@ lê mais bits que %2$@; escreva em ambos o que corresponde ao número no código: %3$@",
        "%1$@ refers to “%2$@”, which is not defined":
            "%1$@ remete a “%2$@”, que não está definida",
        "%1$@ refers to “%2$@”, which is not defined; there is %3$@":
            "%1$@ remete a “%2$@”, que não está definida; há %3$@",
        "%1$@ refers to “%2$@”, which this language does not define; copy the definition of the source":
            "%1$@ remete a “%2$@”, que este idioma não define; copie a definição da origem",
        "%1$@ refers to no substitution; name the substitution with ASCII letters, digits and _ only: %2$@":
            "%1$@ não remete a nenhuma substituição; dê a ela um nome só com letras ASCII, algarismos e _: %2$@",
        "%1$@ spaces in a row at %2$@":
            "%1$@ espaços seguidos em %2$@",
        "%1$@ spaces in a row at %2$@, and at %3$@ more places":
            "%1$@ espaços seguidos em %2$@ e em mais %3$@ lugares",
        "%1$@ spaces in a row at %2$@, and at one more place":
            "%1$@ espaços seguidos em %2$@ e em mais um lugar",
        "%1$@ texts are in %2$@, and %3$@ are in %4$@; write all in one script":
            "%1$@ textos estão em %2$@, e %3$@ estão em %4$@; escreva todos em uma só escrita",
        "%1$@ that translations such as %2$@ do not have: %3$@; remove it from the source":
            "%1$@ que traduções como %2$@ não têm: %3$@; remova da origem",
        "%1$@ times":
            "%1$@ vezes",
        "%1$@ translates both %2$@ and %3$@":
            "%1$@ traduz tanto %2$@ quanto %3$@",
        "%1$@ translates both %2$@ and its opposite %3$@; correct one of them":
            "%1$@ traduz tanto %2$@ quanto o oposto %3$@; corrija um deles",
        "%1$@, and %2$@ more: %3$@":
            "%1$@, e mais %2$@: %3$@",
        "%1$@, but the source has %2$@":
            "%1$@, mas a origem tem %2$@",
        "%1$@, but the source has none":
            "%1$@, mas a origem não tem nenhuma",
        "%1$@; %2$@ is the same text in another Unicode form":
            "%1$@; %2$@ é o mesmo texto em outra forma Unicode",
        "%1$@; if the text is right, write %2$@ in the comment of the key":
            "%1$@; se o texto estiver certo, escreva %2$@ no comentário da chave",
        "%1$@; save the file as UTF-8":
            "%1$@; salve o arquivo em UTF-8",
        "%1$@; the nearest is %2$@":
            "%1$@; a mais próxima é %2$@",
        "%1$@: %2$@ for %3$@":
            "%1$@: %2$@ para %3$@",
        "%1$@: %2$@; add plural forms":
            "%1$@: %2$@; adicione formas plurais",
        "`%1$@` looks this text up as a key, but no table has it":
            "`%1$@` consulta este texto como chave, mas nenhuma tabela o tem",
        "a .stringsdict must be an XML or binary property list":
            "um .stringsdict tem de ser uma lista de propriedades em XML ou binária",
        "a change that is not committed yet":
            "uma alteração ainda sem commit",
        "a character was lost: %1$@; restore it":
            "um caractere se perdeu: %1$@; restaure",
        "a closing quote":
            "aspas que fecham",
        "a colon":
            "dois-pontos",
        "a comma":
            "vírgula",
        "a comma is missing before this":
            "falta uma vírgula antes disto",
        "a dictionary":
            "um dicionário",
        "a floating-point number":
            "um número de ponto flutuante",
        "a full stop":
            "ponto final",
        "a key":
            "uma chave",
        "a key in quotes":
            "uma chave entre aspas",
        "a key in quotes or “}”":
            "uma chave entre aspas ou “}”",
        "a key is not a text":
            "uma chave não é texto",
        "a line break":
            "uma quebra de linha",
        "a line may break at the space before “%1$@”; use a no-break space":
            "a linha pode quebrar no espaço antes de “%1$@”; use um espaço inseparável",
        "a merge conflict was left unresolved here":
            "um conflito de merge ficou sem solução aqui",
        "a merge conflict was left unresolved here; resolve it by hand":
            "um conflito de merge ficou sem solução aqui; resolva-o manualmente",
        "a merge conflict was left unresolved here; resolve it by hand, or key by key with `fitloc merge --resolve`":
            "um conflito de merge ficou sem solução aqui; resolva-o manualmente ou, chave por chave, com `fitloc merge --resolve`",
        "a number":
            "um número",
        "a number that is not valid JSON":
            "um número que não é JSON válido",
        "a question mark":
            "ponto de interrogação",
        "a second value follows the table, so nothing in this file can be loaded; remove it":
            "há um segundo valor depois da tabela, então nada neste arquivo pode ser carregado; remova",
        "a space":
            "um espaço",
        "a space before “%1$@”":
            "um espaço antes de “%1$@”",
        "a string":
            "um texto",
        "a tab":
            "uma tabulação",
        "a text":
            "um texto",
        "a text is not valid":
            "um texto não é válido",
        "a text or a dictionary":
            "um texto ou um dicionário",
        "a value":
            "um valor",
        "a value without a key before it":
            "um valor sem chave antes dele",
        "a whole number":
            "um número inteiro",
        "about %1$@ points wide at a font size of %2$@, but there is room for only %3$@: %4$@":
            "cerca de %1$@ pontos de largura em fonte de tamanho %2$@, mas só há espaço para %3$@: %4$@",
        "about %1$@%% as wide as its source: %2$@ for %3$@":
            "cerca de %1$@%% da largura da origem: %2$@ para %3$@",
        "addresses the reader with %1$@, but %2$@ other texts with words such as %3$@: %4$@":
            "trata o leitor por %1$@, mas outros %2$@ textos com palavras como %3$@: %4$@",
        "addresses the reader with %1$@, but another text with %2$@: %3$@":
            "trata o leitor por %1$@, mas outro texto por %2$@: %3$@",
        "after %1$@":
            "depois de %1$@",
        "all plural forms have the same text %1$@, but the source has %2$@":
            "todas as formas plurais têm o mesmo texto %1$@, mas a origem tem %2$@",
        "all plural forms have the same text %1$@; give each number its own form":
            "todas as formas plurais têm o mesmo texto %1$@; dê a cada número a sua forma",
        "an array":
            "uma lista",
        "an element of “values”":
            "um elemento de “values”",
        "an ellipsis":
            "reticências",
        "an exclamation mark":
            "ponto de exclamação",
        "an integer":
            "um número inteiro",
        "an object":
            "um objeto",
        "an object (`%%@`)":
            "um objeto (`%%@`)",
        "an object of the unknown kind 0x%1$@":
            "um objeto do tipo desconhecido 0x%1$@",
        "an object reaches beyond the file":
            "um objeto passa do fim do arquivo",
        "Arabic letters":
            "letras árabes",
        "argument %1$@ is read as %2$@ and as %3$@: %4$@":
            "o argumento %1$@ é lido como %2$@ e como %3$@: %4$@",
        "Armenian letters":
            "letras armênias",
        "at the beginning":
            "no começo",
        "begins %1$@":
            "começa %1$@",
        "begins and ends with a space":
            "começa e termina com um espaço",
        "begins or ends with line breaks that translations such as %1$@ do not have: %2$@; remove them from the source":
            "começa ou termina com quebras de linha que traduções como %1$@ não têm: %2$@; remova da origem",
        "begins with %1$@":
            "começa com %1$@",
        "begins with a byte-order mark, which a catalog must not have; remove it":
            "começa com uma marca de ordem de bytes, que um catálogo não pode ter; remova",
        "begins with a capital, but the source with a small letter":
            "começa com maiúscula, mas a origem com minúscula",
        "begins with a small letter, but the source with a capital":
            "começa com minúscula, mas a origem com maiúscula",
        "begins with a space":
            "começa com um espaço",
        "Bengali letters":
            "letras bengalis",
        "binary property list: %1$@":
            "lista de propriedades binária: %1$@",
        "bold texts between **: %1$@, but in the source: %2$@":
            "textos em negrito entre **: %1$@, mas na origem: %2$@",
        "Bopomofo letters":
            "letras bopomofo",
        "Burmese letters":
            "letras birmanesas",
        "byte 0x%1$@ is not valid UTF-8 here":
            "o byte 0x%1$@ não é UTF-8 válido aqui",
        "bytes that are not valid UTF-8":
            "bytes que não são UTF-8 válido",
        "capitals as in English titles, such as %1$@: %2$@ for %3$@":
            "maiúsculas como em títulos em inglês, por exemplo %1$@: %2$@ para %3$@",
        "Chinese letters":
            "letras chinesas",
        "closes %1$@, which is not open":
            "fecha %1$@, que não está aberta",
        "code looks for that name; write it as in the source":
            "o código procura esse nome; escreva como na origem",
        "code looks this key up through `%1$@` in the app’s bundle, but the table is in the bundle of %2$@; pass `bundle: #bundle` to that lookup":
            "o código consulta esta chave por `%1$@` no bundle do app, mas a tabela está no bundle de %2$@; passe `bundle: #bundle` nessa consulta",
        "code looks this key up through `%1$@` in the app’s bundle, but the table is in the package’s bundle; pass `bundle: .module` to that lookup":
            "o código consulta esta chave por `%1$@` no bundle do app, mas a tabela está no bundle do pacote; passe `bundle: .module` nessa consulta",
        "code looks this text up through `%1$@`, but no table has it; `fitloc extract` adds it":
            "o código consulta este texto por meio de `%1$@`, mas nenhuma tabela o tem; `fitloc extract` o adiciona",
        "code may not know that name, and then people see it; remove it":
            "o código pode não conhecer esse nome, e então os usuários o veem; remova",
        "codes in backticks: %1$@, but in the source: %2$@":
            "códigos entre crases: %1$@, mas na origem: %2$@",
        "Cyrillic letters":
            "letras cirílicas",
        "data is written as pairs of hexadecimal digits, <0fa3>":
            "dados têm de estar em pares de algarismos hexadecimais, <0fa3>",
        "definitions inside the document type are not allowed in a property list":
            "definições dentro do tipo de documento não são permitidas em uma lista de propriedades",
        "Devanagari letters":
            "letras devanágaris",
        "differs from the key %1$@ only by upper and lower case":
            "difere da chave %1$@ só por maiúsculas e minúsculas",
        "does not close %1$@":
            "não fecha %1$@",
        "does not match the pattern %1$@; rename it":
            "não corresponde ao padrão %1$@; renomeie",
        "does not seem to be %1$@: %2$@; write it in %3$@":
            "não parece ser %1$@: %2$@; escreva em %3$@",
        "encoded as UTF-16 or UTF-32; a catalog is UTF-8":
            "codificado em UTF-16 ou UTF-32; um catálogo é UTF-8",
        "ends %1$@":
            "termina %1$@",
        "ends in %1$@ that the source does not have":
            "termina em %1$@, que a origem não tem",
        "ends in %1$@, but the source in %2$@":
            "termina em %1$@, mas a origem em %2$@",
        "ends in an ellipsis that the source does not have":
            "termina em reticências que a origem não tem",
        "ends with %1$@":
            "termina com %1$@",
        "ends with a space":
            "termina com um espaço",
        "Ethiopic letters":
            "letras etíopes",
        "expected %1$@, found %2$@":
            "esperava-se %1$@, mas há %2$@",
        "Georgian letters":
            "letras georgianas",
        "gets no accessor, because it has more than %1$@ parts between dots; rename the key":
            "não tem acessor, porque tem mais de %1$@ partes entre pontos; renomeie a chave",
        "Greek letters":
            "letras gregas",
        "Gujarati letters":
            "letras guzerates",
        "Gurmukhi letters":
            "letras gurmuquis",
        "half of a surrogate pair (U+D800 to U+DFFF) without the other half":
            "metade de um par substituto (U+D800 a U+DFFF) sem a outra metade",
        "has ? in place of a letter in %1$@: %2$@; write the word again":
            "tem ? no lugar de uma letra em %1$@: %2$@; escreva a palavra de novo",
        "has %1$@ as the name of an attribute":
            "tem %1$@ como nome de um atributo",
        "has %1$@ bytes, and the App Store may count keywords in bytes, of which it takes %2$@: %3$@":
            "tem %1$@ bytes, e a App Store talvez conte as palavras-chave em bytes, dos quais aceita %2$@: %3$@",
        "has %1$@ characters, but the store takes only %2$@: %3$@":
            "tem %1$@ caracteres, mas a loja aceita só %2$@: %3$@",
        "has %1$@ characters, but there is room for only %2$@: %3$@":
            "tem %1$@ caracteres, mas só há espaço para %2$@: %3$@",
        "has %1$@ less often than the source":
            "tem %1$@ menos vezes que a origem",
        "has %1$@ less often than the source, and %2$@ more often":
            "tem %1$@ menos vezes que a origem, e %2$@ mais vezes",
        "has %1$@ more often than the source":
            "tem %1$@ mais vezes que a origem",
        "has %1$@ where the source has %2$@: %3$@":
            "tem %1$@ onde a origem tem %2$@: %3$@",
        "has %1$@, but the source has %2$@":
            "tem %1$@, mas a origem tem %2$@",
        "has %1$@, which the source does not have":
            "tem %1$@, que a origem não tem",
        "has a link, [text](address), that the source does not have":
            "tem um link, [texto](endereço), que a origem não tem",
        "has a straight apostrophe, ' instead of ’":
            "tem um apóstrofo reto, ' em vez de ’",
        "has a straight quotation mark":
            "tem aspas retas",
        "has a text for %1$@ but no “other”, so %2$@ would show the key; add “other”":
            "tem texto para %1$@, mas não “other”, então %2$@ mostraria a chave; adicione “other”",
        "has a text for %1$@ but no “other”, so all other devices would show the key; add “other”":
            "tem texto para %1$@, mas não “other”, então todos os outros dispositivos mostrariam a chave; adicione “other”",
        "has an invisible character, %1$@, %2$@":
            "tem um caractere invisível, %1$@, %2$@",
        "has an invisible character, %1$@, %2$@, and %3$@ more":
            "tem um caractere invisível, %1$@, %2$@, e mais %3$@",
        "has bold text, between **, that the source does not have":
            "tem negrito, entre **, que a origem não tem",
        "has both “stringUnit” and “variations”; keep one of them":
            "tem “stringUnit” e “variations”; mantenha só um",
        "has garbled characters: %1$@ was probably %2$@":
            "tem caracteres corrompidos: %1$@ provavelmente era %2$@",
        "has letters written as two characters, a letter and a mark: %1$@":
            "tem letras escritas com dois caracteres, uma letra e um sinal: %1$@",
        "has no question mark: %1$@":
            "não tem ponto de interrogação: %1$@",
        "has no Swift symbol, because it has no word to begin one with; rename the key":
            "não tem símbolo em Swift, porque não há palavra com que ele comece; renomeie a chave",
        "has only %1$@ where the source has words":
            "tem só %1$@ onde a origem tem palavras",
        "has the address %1$@, which nobody can open there":
            "tem o endereço %1$@, que ninguém consegue abrir ali",
        "has the control character %1$@, and %2$@ more: %3$@":
            "tem o caractere de controle %1$@ e mais %2$@: %3$@",
        "has the control character %1$@: %2$@":
            "tem o caractere de controle %1$@: %2$@",
        "has the same symbol, %1$@, as %2$@, with arguments of other types":
            "tem o mesmo símbolo, %1$@, que %2$@, com argumentos de outros tipos",
        "has the same symbol, %1$@, as %2$@; rename one of the keys":
            "tem o mesmo símbolo, %1$@, que %2$@; renomeie uma das chaves",
        "has typographic quotation marks around the value of an attribute":
            "tem aspas tipográficas em volta do valor de um atributo",
        "Hebrew letters":
            "letras hebraicas",
        "if code looks for that name, write it as in the source":
            "se o código procura esse nome, escreva-o como na origem",
        "in %1$@, but %2$@ uses %3$@: %4$@; write it in %5$@":
            "em %1$@, mas %2$@ usa %3$@: %4$@; escreva em %5$@",
        "italic texts between *: %1$@, but in the source: %2$@":
            "textos em itálico entre *: %1$@, mas na origem: %2$@",
        "its last 32 bytes contradict the file":
            "os últimos 32 bytes contradizem o arquivo",
        "its symbol would be %1$@, a Swift keyword; rename the key":
            "o símbolo seria %1$@, uma palavra reservada do Swift; renomeie a chave",
        "its translation is swapped with that of %1$@ in %2$@: %3$@; swap them back":
            "a tradução está trocada com a de %1$@ em %2$@: %3$@; desfaça a troca",
        "its translation is swapped with that of %1$@: %2$@; swap them back":
            "a tradução está trocada com a de %1$@: %2$@; desfaça a troca",
        "Japanese letters":
            "letras japonesas",
        "Japanese with simplified Chinese characters %1$@: %2$@":
            "japonês com caracteres do chinês simplificado %1$@: %2$@",
        "joined from parts with `+`, but other languages order words differently; make it one text with a format specifier for each value":
            "montado a partir de partes com `+`, mas outros idiomas ordenam as palavras de outro modo; faça um só texto com um especificador de formato por valor",
        "Kannada letters":
            "letras canarins",
        "Khmer letters":
            "letras khmers",
        "Korean letters":
            "letras coreanas",
        "lacks %1$@ at the end, which the source has":
            "falta %1$@ no fim, que a origem tem",
        "lacks %1$@ of the source":
            "falta %1$@ da origem",
        "lacks %1$@ of the source and has %2$@ instead":
            "falta %1$@ da origem, e há %2$@ no lugar",
        "lacks the bold text of the source, between **":
            "falta o negrito da origem, entre **",
        "lacks the brackets of the source":
            "faltam os parênteses da origem",
        "lacks the code of the source, in backticks":
            "falta o código da origem, entre crases",
        "lacks the ellipsis of the source":
            "faltam as reticências da origem",
        "lacks the italics of the source, between *":
            "falta o itálico da origem, entre *",
        "lacks the link of the source, [text](address)":
            "falta o link da origem, [texto](endereço)",
        "lacks the number %1$@ of the source":
            "falta o número %1$@ da origem",
        "lacks the number that the source shows with %1$@: %2$@":
            "falta o número que a origem mostra com %1$@: %2$@",
        "lacks the quotation marks of the source":
            "faltam as aspas da origem",
        "lacks the struck-out text of the source, between ~~":
            "falta o texto riscado da origem, entre ~~",
        "Lao letters":
            "letras laosianas",
        "larger than %1$@ bytes, the limit for a catalog":
            "maior que %1$@ bytes, o limite de um catálogo",
        "Latin letters":
            "letras latinas",
        "links, [text](address): %1$@, but in the source: %2$@":
            "links, [texto](endereço): %1$@, mas na origem: %2$@",
        "look it up with `Text(…, bundle: .module)` instead":
            "use `Text(…, bundle: .module)`",
        "look it up with `Text(…, bundle: #bundle)` instead":
            "consulte-o com `Text(…, bundle: #bundle)`",
        "looked up in the app’s bundle, but the table is in the bundle of %1$@; %2$@":
            "consultado no bundle do app, mas a tabela está no bundle de %1$@; %2$@",
        "looked up in the app’s bundle, but the table is in the package’s bundle; %1$@":
            "consultada no bundle do app, mas a tabela está no bundle do pacote; %1$@",
        "looked up in the table %1$@, but only %2$@ has this key":
            "consultada na tabela %1$@, mas só %2$@ tem esta chave",
        "looks like a reply of a language model, not a translation: %1$@":
            "parece resposta de um modelo de linguagem, não uma tradução: %1$@",
        "makes the same table as %1$@ and %2$@ more, which Xcode refuses; delete those files once their texts are in the catalog":
            "forma a mesma tabela que %1$@ e mais %2$@, o que o Xcode recusa; apague esses arquivos quando os textos deles estiverem no catálogo",
        "makes the same table as %1$@, which Xcode refuses; delete that file once its texts are in the catalog":
            "forma a mesma tabela que %1$@, o que o Xcode recusa; apague esse arquivo quando os textos dele estiverem no catálogo",
        "Malayalam letters":
            "letras malaialas",
        "marked “do not translate”, but translated as %1$@; remove the translation or the mark":
            "marcada como “não traduzir”, mas traduzida como %1$@; remova a tradução ou a marca",
        "more text follows this closing quote; inside a text write \\\"":
            "há mais texto depois destas aspas; dentro de um texto, escreva \\\"",
        "most texts are in %1$@, but %2$@ uses %3$@; were they imported under the wrong language?":
            "a maioria dos textos está em %1$@, mas %2$@ usa %3$@; foram importados no idioma errado?",
        "much longer than its source, %1$@ for %2$@; it may belong to another text, or have additional content":
            "muito mais longo que a origem, %1$@ para %2$@; pode pertencer a outro texto ou ter conteúdo a mais",
        "much shorter than its source, %1$@ for %2$@; the rest may be lost":
            "muito mais curto que a origem, %1$@ para %2$@; o resto pode ter se perdido",
        "names another platform, %1$@":
            "menciona outra plataforma, %1$@",
        "names another platform, %1$@, which App Review Guideline 2.3.10 forbids":
            "menciona outra plataforma, %1$@, o que a diretriz 2.3.10 do App Review proíbe",
        "names the price %1$@":
            "menciona o preço %1$@",
        "nested too deeply: the limit is %1$@":
            "aninhamento profundo demais: o limite é %1$@",
        "no code uses this key; `fitloc unused --remove certain` removes such keys":
            "nenhum código usa esta chave; `fitloc unused --remove certain` remove chaves assim",
        "no comment for translators":
            "sem comentário para tradutores",
        "no file is in the source language %1$@":
            "nenhum arquivo está no idioma de origem %1$@",
        "no Info.plist of a target with this table has this key, so nobody sees its texts":
            "nenhum Info.plist de um target com esta tabela tem esta chave, então ninguém vê os textos dela",
        "no line break":
            "nenhuma quebra de linha",
        "no number uses the form %1$@ in this language, so it is never shown":
            "nenhum número usa a forma %1$@ neste idioma, então ela nunca aparece",
        "no number uses the form %1$@ in this language, so it is never shown: %2$@":
            "nenhum número usa a forma %1$@ neste idioma, então ela nunca aparece: %2$@",
        "no number uses the forms %1$@ in this language, so they are never shown":
            "nenhum número usa as formas %1$@ neste idioma, então elas nunca aparecem",
        "no space after “%1$@”":
            "sem espaço depois de “%1$@”",
        "no space before “%1$@”, which this language needs":
            "sem espaço antes de “%1$@”, que este idioma exige",
        "no table has this key":
            "nenhuma tabela tem esta chave",
        "no table has this key, so people see %1$@ in all languages":
            "nenhuma tabela tem esta chave, então as pessoas veem %1$@ em todos os idiomas",
        "no table has this key, so people see the text that the code passes, in all languages":
            "nenhuma tabela tem esta chave, então as pessoas veem o texto que o código passa, em todos os idiomas",
        "no table has this text yet, the nearest is %1$@; `fitloc extract` adds it":
            "nenhuma tabela tem este texto ainda, o mais próximo é %1$@; `fitloc extract` o adiciona",
        "no table has this text yet, the nearest is %1$@; `fitloc extract` or Xcode's next build adds it":
            "nenhuma tabela tem este texto ainda, o mais próximo é %1$@; `fitloc extract` ou o próximo build do Xcode o adiciona",
        "no table has this text yet; `fitloc extract` adds it":
            "nenhuma tabela tem este texto ainda; `fitloc extract` o adiciona",
        "no table has this text yet; `fitloc extract` or Xcode's next build adds it":
            "nenhuma tabela tem este texto ainda; `fitloc extract` ou o próximo build do Xcode o adiciona",
        "no table has this text, and the target %1$@ contains no catalog; add one":
            "nenhuma tabela tem este texto, e o target %1$@ não contém catálogo; adicione um",
        "no table has this text, and the targets %1$@ contain no catalog; add one":
            "nenhuma tabela tem este texto, e os targets %1$@ não contêm catálogo; adicione um",
        "no table has this text, so it is the same in all languages":
            "nenhuma tabela tem este texto, então ele é igual em todos os idiomas",
        "no target of the Xcode project contains the Swift files directly in %1$@, so nobody sees their texts; add them or delete them":
            "nenhum target do projeto do Xcode contém os arquivos Swift diretamente em %1$@, então ninguém vê os textos deles; adicione-os a um target ou apague-os",
        "no target of the Xcode project contains the Swift files in %1$@, so nobody sees their texts; add them or delete them":
            "nenhum target do projeto do Xcode contém os arquivos Swift de %1$@, então ninguém vê os textos deles; adicione-os a um target ou apague-os",
        "no target of the Xcode project contains this file, because a catalog replaces the table; delete it":
            "nenhum target do projeto do Xcode contém este arquivo, porque um catálogo substitui a tabela; apague-o",
        "no target of the Xcode project contains this file, so nobody sees its texts; add it or delete it":
            "nenhum target do projeto do Xcode contém este arquivo, então ninguém vê os textos dele; adicione-o a um target ou apague-o",
        "no text in the source language, so people see the key itself":
            "sem texto no idioma de origem, então os usuários veem a própria chave",
        "no text uses “%1$@” with “%%#@%2$@@”":
            "nenhum texto usa “%1$@” com “%%#@%2$@@”",
        "no translation":
            "sem tradução",
        "none of the %1$@ keys is translated":
            "nenhuma das %1$@ chaves está traduzida",
        "not a string catalog: the object “strings” is missing":
            "não é um catálogo de strings: falta o objeto “strings”",
        "not all forms are translated: %1$@":
            "nem todas as formas estão traduzidas: %1$@",
        "not formatted as Xcode formats it; run `fitloc fmt`":
            "não está formatado como o Xcode formata; execute `fitloc fmt`",
        "not in dotted snake_case, as in home.quick_action.start; rename it":
            "não está em snake_case com pontos, como home.quick_action.start; renomeie",
        "not in the source language's file; rename it, add it there, or delete it":
            "não está no arquivo do idioma de origem; renomeie, adicione lá ou apague",
        "not translated yet":
            "ainda sem tradução",
        "not translated yet: %1$@ is in state new":
            "ainda sem tradução: %1$@ está no estado “new”",
        "not well-formed XML: %1$@":
            "XML malformado: %1$@",
        "nothing":
            "nada",
        "nothing follows this comma; remove it":
            "não há nada depois desta vírgula; remova-a",
        "null":
            "null",
        "object %1$@ does not exist":
            "o objeto %1$@ não existe",
        "objects overlap or contain themselves":
            "há objetos sobrepostos ou que contêm a si mesmos",
        "Odia letters":
            "letras oriás",
        "once":
            "uma vez",
        "one bracket of a pair is missing":
            "falta um parêntese do par",
        "one line break":
            "uma quebra de linha",
        "one quotation mark of a pair is missing":
            "falta uma das aspas do par",
        "only %1$@ has this key, and the target %2$@ does not contain it":
            "só %1$@ tem esta chave, e o target %2$@ não o contém",
        "only %1$@ has this key, and the targets %2$@ do not contain it":
            "só %1$@ tem esta chave, e os targets %2$@ não o contêm",
        "only %1$@ have this key, and the target %2$@ does not contain them":
            "só %1$@ têm esta chave, e o target %2$@ não os contém",
        "only %1$@ have this key, and the targets %2$@ do not contain them":
            "só %1$@ têm esta chave, e os targets %2$@ não os contêm",
        "only previews use the key":
            "só previews usam a chave",
        "only some of %1$@ have a number; number all of them: %2$@":
            "só alguns de %1$@ têm número; numere todos: %2$@",
        "only tests use the key":
            "só testes usam a chave",
        "only translations have this key; add it to the file of the source language":
            "só as traduções têm esta chave; adicione-a ao arquivo do idioma de origem",
        "pass `bundle: .module`":
            "passe `bundle: .module`",
        "pass `bundle: #bundle`":
            "passe `bundle: #bundle`",
        "people read this text in one language only: no table InfoPlist of %1$@ has it":
            "este texto só aparece em um idioma: nenhuma tabela InfoPlist de %1$@ o tem",
        "people see **, because no bold text begins or ends there; close it, with no space or punctuation mark next to it inside":
            "os usuários veem **, porque nenhum negrito começa ou termina ali; feche-o, sem espaço nem pontuação junto dele por dentro",
        "people see %1$@ as it is; use a format specifier: %2$@":
            "os usuários veem %1$@ como está; use um especificador de formato: %2$@",
        "people see %1$@: %2$@; write the character itself":
            "os usuários veem %1$@: %2$@; escreva o próprio caractere",
        "people see the backslash of %1$@: %2$@; write the character itself":
            "os usuários veem a barra invertida de %1$@: %2$@; escreva o próprio caractere",
        "people see this text in `%1$@`, but it has no key":
            "os usuários veem este texto em `%1$@`, mas ele não tem chave",
        "people see this text in one language: it is a key, but the code does not look it up":
            "os usuários veem este texto em um só idioma: ele é uma chave, mas o código não a consulta",
        "people see this text through `%1$@`, but it has no key":
            "os usuários veem este texto por `%1$@`, mas ele não tem chave",
        "people see this text, but it has no key":
            "os usuários veem este texto, mas ele não tem chave",
        "repeated words take no crase":
            "palavras repetidas não levam crase",
        "seems to be %1$@, not %2$@: %3$@; write it in %4$@":
            "parece ser %1$@, não %2$@: %3$@; escreva em %4$@",
        "seems to translate the comment %1$@, not the text: %2$@":
            "parece traduzir o comentário %1$@, não o texto: %2$@",
        "Simplified Chinese with traditional characters %1$@: %2$@":
            "chinês simplificado com caracteres tradicionais %1$@: %2$@",
        "Sinhala letters":
            "letras cingalesas",
        "something else":
            "outra coisa",
        "spells the name %1$@ as %2$@: %3$@":
            "escreve o nome %1$@ como %2$@: %3$@",
        "stored as UTF-16, which git treats as a binary file; save it as UTF-8":
            "gravado em UTF-16, que o git trata como binário; salve em UTF-8",
        "struck-out texts between ~~: %1$@, but in the source: %2$@":
            "textos riscados entre ~~: %1$@, mas na origem: %2$@",
        "tabs":
            "tabulações",
        "Tamil letters":
            "letras tâmeis",
        "Telugu letters":
            "letras télugos",
        "text between elements":
            "texto entre elementos",
        "texts cannot vary by %1$@; they vary by “plural” or “device”":
            "textos não variam por %1$@; variam por “plural” ou “device”",
        "Thai letters":
            "letras tailandesas",
        "the .stringsdict also has the key and is used instead, so this text is never shown":
            "o .stringsdict também tem a chave e prevalece, então este texto nunca aparece",
        "the accent is a grave one":
            "o acento é o grave",
        "the article is missing":
            "falta o artigo",
        "the axis is empty; remove it":
            "o eixo está vazio; remova-o",
        "the baseline has a finding of %1$@ on %2$@%3$@ that is gone; `fitloc lint --prune-baseline` removes it":
            "a baseline tem um achado de %1$@ em %2$@%3$@ que não existe mais; `fitloc lint --prune-baseline` o remove",
        "the baseline has a finding of %1$@%2$@ that is gone; `fitloc lint --prune-baseline` removes it":
            "a baseline tem um achado de %1$@%2$@ que não existe mais; `fitloc lint --prune-baseline` o remove",
        "the byte-order mark %1$@":
            "a marca de ordem de bytes %1$@",
        "the catalog has no “sourceLanguage”; add it, as in \"sourceLanguage\" : \"en\"":
            "o catálogo não tem “sourceLanguage”; adicione, como em \"sourceLanguage\" : \"en\"",
        "the catalog has no object “strings”, so it has no keys":
            "o catálogo não tem o objeto “strings”, então não tem chaves",
        "the code has %1$@, but the app shows the text of the table, %2$@":
            "o código tem %1$@, mas o app mostra o texto da tabela, %2$@",
        "the code passes %1$@":
            "o código passa %1$@",
        "the code passes none":
            "o código não passa nenhum",
        "the code passes one":
            "o código passa um",
        "the comment does not say what %1$@ are: %2$@":
            "o comentário não diz o que são %1$@: %2$@",
        "the comment does not say what %1$@ is: %2$@":
            "o comentário não diz o que é %1$@: %2$@",
        "the comment has no words":
            "o comentário não tem palavras",
        "the comment is %1$@ here, but %2$@ before":
            "o comentário é %1$@ aqui, mas %2$@ antes",
        "the comment repeats the key":
            "o comentário repete a chave",
        "the comment repeats the text":
            "o comentário repete o texto",
        "the comment would fit any text":
            "o comentário serviria para qualquer texto",
        "the configuration forbids %1$@: %2$@":
            "a configuração proíbe %1$@: %2$@",
        "the control character %1$@":
            "o caractere de controle %1$@",
        "the default value is %1$@ here, but %2$@ before":
            "o valor padrão é %1$@ aqui, mas %2$@ antes",
        "the direction control %1$@":
            "o controle de direção %1$@",
        "the direction mark %1$@":
            "a marca de direção %1$@",
        "the element <%1$@> is not allowed here":
            "o elemento <%1$@> não é permitido aqui",
        "the encoding “%1$@” is not supported; use UTF-8":
            "a codificação “%1$@” não é compatível; use UTF-8",
        "the end of the file":
            "o fim do arquivo",
        "the end of the line":
            "o fim da linha",
        "the entity “&%1$@;” is not allowed in a property list":
            "a entidade “&%1$@;” não é permitida em uma lista de propriedades",
        "the entry":
            "a entrada",
        "the extraction state is empty; remove it if the compiler finds the key, else write “manual”":
            "o estado de extração está vazio; remova se o compilador encontra a chave, senão escreva “manual”",
        "the file %1$@ is missing":
            "falta o arquivo %1$@",
        "the file %1$@ is missing, so none of its texts is translated":
            "falta o arquivo %1$@, então nenhum dos textos dele está traduzido",
        "the file contains %1$@, not an object with “strings”":
            "o arquivo contém %1$@, não um objeto com “strings”",
        "the file ends here, before the end of the property list":
            "o arquivo termina aqui, antes do fim da lista de propriedades",
        "the file ends here, where %1$@ should follow":
            "o arquivo termina aqui, onde deveria vir %1$@",
        "the glossary forbids %1$@ for %2$@: %3$@":
            "o glossário proíbe %1$@ para %2$@: %3$@",
        "the glossary forbids %1$@; write %2$@: %3$@":
            "o glossário proíbe %1$@; escreva %2$@: %3$@",
        "the glossary forbids %1$@: %2$@":
            "o glossário proíbe %1$@: %2$@",
        "the glossary translates %1$@ as %2$@, and forbids %3$@: %4$@":
            "o glossário traduz %1$@ como %2$@ e proíbe %3$@: %4$@",
        "the glossary translates %1$@ as %2$@: %3$@":
            "o glossário traduz %1$@ como %2$@: %3$@",
        "the joiner %1$@":
            "o conector %1$@",
        "the key “%1$@” has no value":
            "a chave “%1$@” não tem valor",
        "the key appears twice with different contents; keep the right one and delete the other":
            "a chave aparece duas vezes, com conteúdos diferentes; mantenha a certa e apague a outra",
        "the key appears twice with different contents; only the last is used: keep the right one and delete the other":
            "a chave aparece duas vezes, com conteúdos diferentes; só a última é usada: mantenha a certa e apague a outra",
        "the key appears twice with the same contents; delete one":
            "a chave aparece duas vezes com o mesmo conteúdo; remova uma delas",
        "the key has the control character %1$@, which XML cannot represent":
            "a chave tem o caractere de controle %1$@, que o XML não pode representar",
        "the key is built at run time, so the keys that the code needs are unknown":
            "a chave é montada em tempo de execução, então não dá para saber de quais chaves o código precisa",
        "the note %1$@ is part of the text, so people see it: %2$@; remove it":
            "a nota %1$@ faz parte do texto, então os usuários a veem: %2$@; remova",
        "the number is missing in a form for several numbers: %1$@":
            "falta o número em uma forma que vale para vários números: %1$@",
        "the number is missing in a form for several numbers: %1$@; another form has it: %2$@":
            "falta o número em uma forma que vale para vários números: %1$@; outra forma o tem: %2$@",
        "the object “strings” appears twice, and readers drop the keys of one; merge them by hand":
            "o objeto “strings” aparece duas vezes, e os leitores descartam as chaves de um deles; junte os dois manualmente",
        "the only key is not translated":
            "a única chave não está traduzida",
        "the option “pattern” of key-style is not a regular expression: %1$@":
            "a opção “pattern” de key-style não é uma expressão regular: %1$@",
        "the option “pattern” of key-style takes too long or is nested too deeply: %1$@":
            "a opção “pattern” de key-style demora demais ou está aninhada demais: %1$@",
        "the package copies this catalog without compiling it, so no lookup finds its texts; use `.process` in %1$@":
            "o pacote copia este catálogo sem compilá-lo, então nenhuma consulta encontra os textos dele; use `.process` em %1$@",
        "the package excludes this catalog, so no lookup finds its texts; remove it from `exclude` in %1$@":
            "o pacote exclui este catálogo, então nenhuma consulta encontra os textos dele; remova-o de `exclude` em %1$@",
        "the package has a catalog but no default language; add `defaultLocalization: \"%1$@\"`":
            "o pacote tem um catálogo, mas nenhum idioma padrão; adicione `defaultLocalization: \"%1$@\"`",
        "the plural form “other” is missing, so people see no text for fractions such as 1.5":
            "falta a forma plural “other”, então os usuários não veem nenhum texto para frações como 1,5",
        "the plural form “other” is missing, which every language needs; the last form is “%1$@”: %2$@":
            "falta a forma plural “other”, que todo idioma precisa ter; a última forma é “%1$@”: %2$@",
        "the plural form %1$@ is missing; “other” is shown instead":
            "falta a forma plural %1$@; aparece “other” no lugar",
        "the plural form %1$@ is missing; “other” is shown instead: %2$@":
            "falta a forma plural %1$@; aparece “other” no lugar: %2$@",
        "the plural forms %1$@ are missing; “other” is shown instead: %2$@":
            "faltam as formas plurais %1$@; aparece “other” no lugar: %2$@",
        "the project contains %1$@, which does not exist; add the file or remove it":
            "o projeto contém %1$@, que não existe; adicione o arquivo ou remova-o",
        "the project lists this language, but no table has texts in it":
            "o projeto lista este idioma, mas nenhuma tabela tem textos nele",
        "the property list has no value":
            "a lista de propriedades não tem valor",
        "the property list is not a dictionary of keys":
            "a lista de propriedades não é um dicionário de chaves",
        "the same as the source text, %1$@":
            "igual ao texto de origem, %1$@",
        "the same language as %1$@, which the table also has; keep one spelling":
            "o mesmo idioma que %1$@, que a tabela também tem; mantenha uma só grafia",
        "the same text as another key, in another Unicode form, so code finds only one of them; keep one":
            "o mesmo texto de outra chave, em outra forma Unicode, então o código só encontra uma delas; mantenha uma",
        "the same text for all devices, %1$@, but the source has %2$@":
            "o mesmo texto para todos os dispositivos, %1$@, mas a origem tem %2$@",
        "the same text for all numbers, %1$@, but the source has plural forms: %2$@":
            "o mesmo texto para todos os números, %1$@, mas a origem tem formas plurais: %2$@",
        "the sentence is not translated: %1$@":
            "a frase não está traduzida: %1$@",
        "the soft hyphen %1$@":
            "o hífen opcional %1$@",
        "the source has no argument for %1$@: %2$@":
            "a origem não tem argumento para %1$@: %2$@",
        "the source numbers its specifiers, and this text does not; write %1$@: %2$@":
            "a origem numera os especificadores, e este texto não; escreva %1$@: %2$@",
        "the source text was %1$@ until %2$@ and is %3$@ now; update the translation, or mark it for review":
            "o texto de origem era %1$@ até %2$@ e agora é %3$@; atualize a tradução ou marque para revisão",
        "the specifiers are in another order than in the source; write %1$@: %2$@":
            "os especificadores estão em outra ordem que na origem; escreva %1$@: %2$@",
        "the state is empty":
            "o estado está vazio",
        "the store page has no texts in %1$@":
            "a página da loja não tem textos em %1$@",
        "the table %1$@ does not have this key":
            "a tabela %1$@ não tem esta chave",
        "the target %1$@ uses %2$@ keys that are only in %3$@, which it does not contain":
            "o target %1$@ usa %2$@ chaves que só estão em %3$@, que ele não contém",
        "the targets %1$@ use %2$@ keys that are only in %3$@, which they do not contain":
            "os targets %1$@ usam %2$@ chaves que só estão em %3$@, que eles não contêm",
        "the text around them":
            "o texto em volta delas",
        "the text has no state":
            "o texto não tem estado",
        "the text is empty":
            "o texto está vazio",
        "the text is empty, so people see nothing; write a text or remove it":
            "o texto está vazio, então os usuários não veem nada; escreva um texto ou remova-o",
        "the text is empty, so people would see nothing":
            "o texto está vazio, então os usuários não veriam nada",
        "the text is only white space, %1$@; write a text or remove it":
            "o texto é só espaço em branco, %1$@; escreva um texto ou remova-o",
        "the text is the key itself; translate %1$@":
            "o texto é a própria chave; traduza %1$@",
        "the text takes %1$@ values, but %2$@":
            "o texto recebe %1$@ valores, mas %2$@",
        "the text takes %1$@, but its key takes %2$@: %3$@":
            "o texto recebe %1$@, mas a chave recebe %2$@: %3$@",
        "the text takes no arguments, but its key takes %1$@: %2$@":
            "o texto não recebe argumentos, mas a chave recebe %1$@: %2$@",
        "the text takes no values, but %1$@":
            "o texto não recebe valores, mas %1$@",
        "the text takes one value, but %1$@":
            "o texto recebe um valor, mas %1$@",
        "the UTF-16 text ends in the middle of a character":
            "o texto UTF-16 termina no meio de um caractere",
        "the value becomes part of the key, and no table has such a key; put its format specifier into the key, and format what the lookup returns":
            "o valor passa a fazer parte da chave, e nenhuma tabela tem tal chave; coloque o especificador de formato na chave e formate o que a consulta retorna",
        "the value becomes part of the key, and no table has such a key; use `String(localized:)` with the text, or `String(format:)` around the lookup":
            "o valor vira parte da chave, e nenhuma tabela tem uma chave assim; use `String(localized:)` com o texto, ou `String(format:)` em volta da consulta",
        "the value is a dictionary, an array or data; a table has only texts":
            "o valor é um dicionário, uma lista ou dados; uma tabela só tem textos",
        "the values make the key %1$@, but the table has %2$@":
            "os valores formam a chave %1$@, mas a tabela tem %2$@",
        "the variable “%1$@” has no %2$@":
            "a variável “%1$@” não tem %2$@",
        "the variable “%1$@” has the type “%2$@” instead of %3$@":
            "a variável “%1$@” tem o tipo “%2$@” em vez de %3$@",
        "the variations have no axis; remove them":
            "as variações não têm eixo; remova",
        "the width “%1$@” is not a positive whole number":
            "a largura “%1$@” não é um número inteiro positivo",
        "the word %1$@ is repeated: %2$@":
            "a palavra %1$@ está repetida: %2$@",
        "the word is a plural":
            "a palavra está no plural",
        "the word is masculine":
            "a palavra é masculina",
        "the zero-width space %1$@":
            "o espaço de largura zero %1$@",
        "there is more text after the end of the catalog":
            "há mais texto depois do fim do catálogo",
        "there is no crase before “uma”":
            "não há crase antes de “uma”",
        "there is no crase before a verb":
            "não há crase antes de verbo",
        "there is no crase before this word":
            "não há crase antes desta palavra",
        "there is no finding of %1$@ left to suppress; remove the exception":
            "não há mais achado de %1$@ para suprimir; remova a exceção",
        "there is no instruction %1$@":
            "a instrução %1$@ não existe",
        "there is no language %1$@":
            "o idioma %1$@ não existe",
        "there is no region %1$@":
            "a região %1$@ não existe",
        "there is no rule %1$@":
            "a regra %1$@ não existe",
        "there is no script %1$@":
            "a escrita %1$@ não existe",
        "this backslash does not begin a JSON escape":
            "esta barra invertida não inicia nenhum escape de JSON",
        "this brace is never closed":
            "esta chave nunca se fecha",
        "this comment is never closed":
            "este comentário nunca se fecha",
        "this language has an empty object; remove it":
            "este idioma tem um objeto vazio; remova",
        "this language no longer has the form “many”; only systems with Unicode data from before 2022 show it":
            "este idioma não tem mais a forma “many”; só sistemas com dados Unicode anteriores a 2022 a mostram",
        "this parenthesis is never closed":
            "este parêntese nunca se fecha",
        "this quote is never closed":
            "estas aspas nunca se fecham",
        "three full stops instead of the character “…”: %1$@":
            "três pontos em vez do caractere “…”: %1$@",
        "Tibetan letters":
            "letras tibetanas",
        "too large to be read":
            "grande demais para ser lido",
        "Traditional Chinese with simplified characters %1$@: %2$@":
            "chinês tradicional com caracteres simplificados %1$@: %2$@",
        "true or false":
            "true ou false",
        "use `localizedStringWithFormat:`, or give the current locale":
            "use `localizedStringWithFormat:` ou informe o locale atual",
        "use `NSLocalizedStringFromTableInBundle`":
            "use `NSLocalizedStringFromTableInBundle`",
        "use `String(localized:)`, or give the current locale":
            "use `String(localized:)` ou informe o locale atual",
        "use the accessor `%1$@` instead of this literal: the compiler checks its name":
            "use o acessador `%1$@` em vez deste literal: o compilador confere o nome dele",
        "UTF-16 surrogate 0x%1$@ without its other half":
            "substituto UTF-16 0x%1$@ sem a outra metade",
        "value %1$@ has the type %2$@, but the text takes %3$@ there":
            "o valor %1$@ tem o tipo %2$@, mas o texto recebe %3$@ ali",
        "waits for review: %1$@":
            "aguarda revisão: %1$@",
        "white space":
            "espaço em branco",
        "with %1$@ that the source does not have":
            "com %1$@ que a origem não tem",
        "without %1$@ that the source has":
            "sem %1$@ que a origem tem",
        "without a locale, only the plural forms “one” and “other” are chosen, which is wrong in %1$@; %2$@":
            "sem um locale, só as formas “one” e “other” do plural são escolhidas, o que está errado em %1$@; %2$@",
        "wording of Brazil, %1$@; in Portugal write %2$@: %3$@":
            "expressão do Brasil, %1$@; em Portugal, escreva %2$@: %3$@",
        "wording of Portugal, %1$@; in Brazil write %2$@: %3$@":
            "expressão de Portugal, %1$@; no Brasil, escreva %2$@: %3$@",
        "would have the same accessor, %1$@, as %2$@, so neither gets one; rename one of the keys":
            "teria o mesmo acessador, %1$@, que %2$@, então nenhuma recebe um; renomeie uma das chaves",
        "would have the same accessor, %1$@, as %2$@; rename one of the keys":
            "teria o mesmo acessador, %1$@, que %2$@; renomeie uma das chaves",
        "write %1$@ for %2$@, because %3$@: %4$@":
            "escreva %1$@ no lugar de %2$@, porque %3$@: %4$@",
        "write %1$@ for %2$@: %3$@":
            "escreva %1$@ no lugar de %2$@: %3$@",
        "write %1$@, because a number without $ is a width: %2$@":
            "escreva %1$@, porque um número sem $ é uma largura: %2$@",
        "Xcode compiles this language into %1$@, as %2$@, which the table also has; keep one":
            "o Xcode compila este idioma em %1$@, como %2$@, que a tabela também tem; mantenha só um",
        "Xcode does not know %1$@ outside “strings”%2$@":
            "o Xcode não conhece %1$@ fora de “strings”%2$@",
        "Xcode does not know the extraction state %1$@%2$@":
            "o Xcode não conhece o estado de extração %1$@%2$@",
        "Xcode does not know the state %1$@%2$@":
            "o Xcode não conhece o estado %1$@%2$@",
        "Xcode guesses which number selects the form, because the forms show several of the type “%1$@”; use a substitution for each":
            "o Xcode adivinha qual número seleciona a forma, porque as formas mostram vários do tipo “%1$@”; use uma substituição para cada um",
        "Xcode no longer finds it in the code, but %1$@ may use it; mark it “manual” if it does":
            "o Xcode não a encontra mais no código, mas %1$@ talvez a use; marque como “manual” se for o caso",
        "Xcode no longer finds it in the code, but %1$@ uses it; mark it “manual”":
            "o Xcode não a encontra mais no código, mas %1$@ a usa; marque como “manual”",
        "Xcode no longer finds it in the code, but %1$@ uses it; Xcode's next build or `fitloc extract` removes the mark":
            "o Xcode não a encontra mais no código, mas %1$@ a usa; o próximo build do Xcode ou `fitloc extract` remove a marca",
        "Xcode no longer finds it in the code; delete it, or mark it “manual” if the code still uses it":
            "o Xcode não a encontra mais no código; apague ou marque como “manual” se o código ainda a usa",
        "Xcode refuses “%1$@”, because it has no format specifier and none of its forms shows the number":
            "o Xcode recusa “%1$@”, porque não tem especificador de formato e nenhuma de suas formas mostra o número",
        "Xcode refuses a text for all other devices that varies further":
            "o Xcode recusa um texto para todos os outros dispositivos que ainda varia",
        "Xcode refuses substitutions without a text that refers to them":
            "o Xcode recusa substituições sem um texto que remeta a elas",
        "Xcode refuses the reference to “%1$@” in a plural form, because it is a plural itself":
            "o Xcode recusa a referência a “%1$@” em uma forma de plural, porque também é um plural",
        "Xcode refuses the reference to “%1$@”, which is not a plural":
            "o Xcode recusa a referência a “%1$@”, que não é um plural",
        "Xcode refuses this plural, because no form shows the number":
            "o Xcode recusa este plural, porque nenhuma forma mostra o número",
    ]
}
