// Written by scripts/generate-portuguese-accents, which names the source of the words; not edited by hand.

/// Portuguese words that are often written without their accents.
enum PortugueseAccentTable {
    /// The words of Brazil; after a slash the spelling of Portugal, where it differs or Brazil has none.
    static let words = """
        abdômen abrangência acadêmica acadêmico ação aceitável acessíveis acessível acréscimo açúcar acústico
        adaptável aderência adolescência adultério aéreas aeróbica aeróbico aeróbicos aerógrafo agradável água aguçar
        ajustável álbum álbuns alcançada alcançado alcançar alcançou álcool aleatória aleatório aleatórios além
        alemão alfabética alfanumérico alfanuméricos alguém almoço alternância amanhã ambíguo âmbito ameaças
        amovíveis anaglífico analógica analógicos ancoráveis anéis anfitrião ângulo ângulos aniversário aniversários
        antevisão antevisões anúncios apareça aparecerão aparência aplicáveis aplicável após árabe arbitrários árduo
        área áreas aritmética armazém artifícios artísticas árvore árvores ascendência assíncronas assíncrono
        assistência até ativáveis ativável atrás através atravessável atribuída atribuídas atribuído atribuirá áudio
        áudios auditável audível ausência automática automáticas automático automáticos avança avançada avançadas
        avançado avançados avançar avanço avião balanço balão bancário básica básicas básico básicos benefício
        benefícios bíceps binário binários biométrica biométrico bloqueável borrão botão botões britânico búlgaro
        cabeça cabeçalho cabeçalhos cabeças café cálculo cálculos calendário calendários calórica calórico câmara
        câmaras câmera câmeras canônica/canónica capítulo capítulos /carácter característica características caraterísticas
        cardíaca cartão cartões catálogo catálogos causarão célula células cenário centímetros chinês cíclica cíclico
        cinética círculo círculos clarão clarões clássica clássico clicáveis clicável cobrança cobranças código
        códigos coincidência combustíveis combustível começa começados começando começar começará começo começou
        comentário comentários comércio compartilhável compatíveis compatível compõem compressão concluída concluídas
        concluído conclusão conexão conexões conferência confiança confiáveis confiável configuráveis configurável
        confortável constituídos contêiner conteúdo conteúdos contrário controlarão convergência conversão conversões
        convocatória correspondência correspondências crédito créditos credível criança crianças criptográfica
        criptográfico cristão critério critérios cromático crominância débito débitos décadas decibéis decisão
        decisões dependência dependências depósito depósitos desagradável descompressão desconexão desdobrável
        desenháveis desenhável desentrelaçamento desentrelaçar desperdiçam destacáveis destacável destinatário
        destinatários destruirá determinísticas deverá deverão diagnóstico diagnósticos diálogo diálogos diária
        diárias diário diários dicionário dicionários diferença diferenças difíceis difícil difusão dígitos dimensão
        dimensões dinâmica dinâmicas dinâmico dinâmicos diretório diretórios discográfica discriminatória
        discriminatório discussão discussões dispõe disponíveis disponível distância distribuída distribuídas
        distribuído divisão divisões divisória domínio eclesiástico econômica econômico ecrã ecrãs editáveis editável
        eficiência elástica elétrica elétrico eletrônica/eletrónica eletrônicas eletrônico/eletrónico
        eletrônicos/eletrónicos elíptica elíptico emergência emergências emissão emissões emulsão encaixável endereço
        endereços enésima então entrelaçada entrelaçadas entrelaçado entrelaçados episódio episódios época equilíbrio
        equivalência equivalências esboço escravidão escritório esforço esforços ésimos espaçador espaçadores
        espaçamento espaço espaços específicas específicos espectrômetro/espectrómetro esperança espirógrafo
        espirógrafos esqueça estão estará estarão estático estáticos estatística estatísticas estável estêncil
        estéreo estereofônica estúdio etária excluída excluídas excluído excluídos exclusão executáveis executável
        exercício exercícios exibirão existência expansão expansível experiência experiências expressão expressões
        extensão extensível extensões extraído extraídos fáceis fácil família famílias farão farmácia favorável
        férias fiável ficarão fictício física físico flexível fonográficos forçar formulário forneça forneçam
        fotográfica fracionário frequência frequências genérica genérico gênero/género gêneros/géneros geográfica
        geográfico geométricas gestão giratória giratório glúteo glúteos gótico gráfica gráfico gráficos grão grátis
        gravável harmônicos/harmónicos haverá hierárquica hierárquico história histórias histórica histórico históricos
        homogênea/homogénea homogêneo/homogéneo horário horários húngaro ícone ícones idêntica idênticos ilegível
        ilícitas implícita implícito importância impossível impressão impressões imprimíveis inaceitável inacessível
        inadimplência incandescência incidência incluídas incluído incluirá inclusão incombinável incompatíveis
        incompatível inconsistências incríveis incrível índice índices indícios indisponíveis indisponível indivíduos
        inexistência informático inglês início inícios instantânea instantâneas instantâneo instantâneos instável
        intermédia intermediário intermediários intermédias intermédio interpretável inúteis inútil inutilizável
        inválido inválidos inventário inversão invés invisíveis invisível irão irmão irmãos irreconhecíveis
        irrecuperável itálico itinerários já japonês lábios laços lançado lançador lançadores lançamento lançamentos
        lançar latência legíveis legível lendário lentidão licença licenças limão limítrofe língua linguística
        localizáveis logarítmica logarítmico luminância luminâncias mãe magnético maiúsculas mantém manterá mão
        máquina máquinas máscaras matemático máxima máximo máximos mecânico médico médicos médio médios memória mês
        meteorológicas método métodos métrica microcódigo mídia mídias milésimos milímetros mínima mínimo minúsculas
        miscelânea mnemônica/mnemónica mnemônicas/mnemónicas mnemônico mnemônicos módulo módulos monetárias monocromáticas
        mostrarão móveis móvel mudança mudanças multimédia multimídia múltiplas múltiplos município músculo músculos
        música músicas não necessária necessárias necessário necessários negócios ninguém nítida nítido níveis nível
        norueguês notáveis notícia notícias núcleo numérica numérico numéricos número números obrigatória
        obrigatórias obrigatório obrigatórios obtém ocasiões ocorrência ocorrências óculos olá óleo omissão ônibus
        óptica óptico orçamento orçamentos órfãos orgânico órgão órgãos orifício orifícios ortográfica ortográfico
        ortográficos ótica ótico ótima ótimas ótimo ótimos padrão padrões página páginas painéis países palavrão
        palavrões parabéns parágrafo parágrafos paramétrico parâmetro parâmetros parcelável partilhável passível
        pedaço pedaços película percussão perderão periódica período períodos permissão permissões permitirão pétala
        pétalas pivô poderá poderão polígono polígonos política políticas polônia/polónia portáteis portátil português
        possíveis possível possuía possuírem potência poupança precedência precisão preço preços preferência
        preferências preguiçoso prêmio prêmios presença pressão previsão previsões primária primário primários
        prioritária privilégios procedência progressão proíbe propôs propósito própria proprietário proprietários
        próprio próprios proteína proteínas provável província próxima próximas próximo próximos psicadélico
        psicodélico psíquico públicos pulmão quão questão questionário questionários química químico rácio randômica
        randômico rápida rápidas rápido rápidos razão razoável realçadas realçando realçar realística receberão recém
        recomendável reconheça recorrência recorrências recuperáveis recuperável redimensionável redistribuído
        reembolsável reflexão reforçados reforçar reforço região regiões régua réguas relatório relatórios relevância
        religiões relógio relógios removíveis removível renomeável reordenável repercussão repositório repositórios
        reproduzível resiliência resistência responsáveis responsável ressonância retângulo retângulos reticências
        retícula retraído reunião reuniões reversão revisão rígidas rígido rítmico rodapé rodapés rodável rodoviária
        rotatória rótulo rótulos ruído ruídos sábado sábados saída saídas salão salários saliência saliências são
        satélite saudáveis saudável saúde secundária secundário secundários segurança selecionável semáforo semáforos
        semânticas semelhança senão sensíveis sensível será serão série séries serviço serviços sessão sessões
        silêncio silêncios simbólica simbólicas simbólico simbólicos símbolo símbolos simétrica simultânea
        simultâneas síncrona síntese sintomático sítio sítios sobrepõe sobrepõem somatório subárvore subdiretório
        subdivisão submissão submissões substituída substituídas substituído substituídos substituirá subtítulo
        sugestão sugestões superfície supérfluas superusuário supressão suspensão também tão táteis tátil táxi
        técnica técnicas técnico técnicos telefônica telefônico telemóvel televisão temporária temporário temporários
        tensão terão terça terços típicos título títulos tolerância tópico tórax traçado traçados traçar traduzível
        transferência transferências trânsito transitória transitório transmissão transmissível transmissões
        transparência trás treinável três tributário tríceps trigonométrica túnel última últimas último últimos união
        única únicas único únicos usarão usáveis usuária usuárias usuário usuários úteis útil utilitário utilizáveis
        válidos variância várias variáveis variável vários veículos vencível verão versão versões vértice vídeo
        vídeos violência vírgula vírgulas visão visíveis visível visões vitamínico vizinhança você vocês voluntários
        """

    /// Those that are also Portuguese words without their accents, mostly forms of verbs.
    static let ambiguous = """
        amanha angulo aniversario arvore arvores ate beneficio calculo capitulo catalogo circulo comercio conferencia
        contrario credito debito deposito devera diagnostico dialogo distancia especificas experiencia experiencias
        ferias historia historias inicio invalido inventario maquina maquinas mascaras medico modulo musica musicas
        noticia noticias numero ola pagina paginas paragrafo parametro politica politicas potencia preferencia
        preferencias premio primaria proposito rotulo secundaria serie series silencio sitio subtitulo titulo
        transito ultima ultimas ultimo varias virgula virgulas
        """
}
