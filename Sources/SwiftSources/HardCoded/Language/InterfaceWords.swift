/// English words that interfaces translate: those of buttons, titles, states, units and categories.
///
/// They tell a title such as “Saved Routes” from a name such as “Hudson Quartet”. Names of well-known products that are
/// ordinary words too, such as Notion, are left out, and so are words that mostly stand in names.
enum InterfaceWords {
    /// Returns whether a word is one of them, or a regular form of one: “Routes”, “Saving”, “Deleted”.
    static func contain(_ word: String) -> Bool {
        let word = withoutPossessive(word.lowercased())
        if has(word) { return true }
        let parts = word.split { "-'’".contains($0) }
        if parts.count > 1 { return parts.allSatisfy { $0.count == 1 || has(String($0)) } }
        return false
    }

    /// Returns whether a word is a verb for what people and programs do: “Open”, but not “Opened”.
    static func isAction(_ word: String) -> Bool { verbs.contains(word.lowercased()) }

    private static func has(_ word: String) -> Bool {
        words.contains(word) || FunctionWords.english.contains(word) || stems(of: word).contains(where: words.contains)
            || prefixes.contains {
                word.hasPrefix($0) && word.count > $0.count + 3 && hasStem(word.dropFirst($0.count))
            }
    }

    private static func hasStem(_ word: Substring) -> Bool {
        let word = String(word)
        return words.contains(word) || stems(of: word).contains(where: words.contains)
    }

    private static func withoutPossessive(_ word: String) -> String {
        ["'s", "’s"].contains(where: word.hasSuffix) ? String(word.dropLast(2)) : word
    }

    /// Returns the words that a word may be a regular form of: `save` for `saving`, `category` for `categories`.
    private static func stems(of word: String) -> [String] {
        endings.flatMap { ending, replacements -> [String] in
            guard word.hasSuffix(ending), word.count > ending.count + 1 else { return [] }
            let stem = String(word.dropLast(ending.count))
            let isDoubled = stem.count > 2 && stem.last == stem.dropLast().last
            return replacements.map { stem + $0 } + (isDoubled && ending != "s" ? [String(stem.dropLast())] : [])
        }
    }

    private static let endings: [(String, [String])] = [
        ("s", [""]), ("es", [""]), ("ies", ["y"]), ("ed", ["", "e"]), ("ied", ["y"]), ("ing", ["", "e"]),
        ("er", ["", "e"]), ("est", ["", "e"]), ("ly", [""]), ("ers", ["", "e"]), ("ings", ["", "e"]),
        ("able", ["", "e"]), ("ness", [""]), ("less", [""]), ("ment", [""]), ("ments", [""]), ("ful", [""]),
    ]
    private static let prefixes = [
        "un", "re", "pre", "auto", "multi", "sub", "over", "under", "de", "dis", "mis", "non",
    ]

    private static let verbs = Set(split(actions))
    private static let words = Set(
        [actions, states, things, qualities, people, time, amounts, movement, money, health, home, media, nature, work]
            .flatMap(split))

    private static func split(_ text: String) -> [String] {
        text.split { $0 == " " || $0.isNewline }.map(String.init)
    }

    private static let actions = """
        abort accept access achieve acknowledge act activate adapt add adjust agree alert allow analyze answer append
        apply approve archive arrange ask assign attach attempt authenticate authorize avoid award backup balance ban
        became began begin begun behave belong bind blink block blur book boost border borrow bought brew bring
        broadcast broken brought browse build built buy bypass calculate calibrate call came cancel capture cast
        caught celebrate certify change charge chat check choose chosen claim clean clear click clip clone close
        collapse collect combine come comment commit communicate compare complete compose compress compute conceal
        configure confirm connect consume contact contain continue contribute control convert copy correct count cover
        crash create crop curate customize cut cycle deactivate debug declare decline decode decrease decrypt dedicate
        define delay delete deliver deny depart deploy deposit describe deselect design destroy detach detect
        determine develop diagnose dial differ disable disappear discard disconnect discover discuss dismiss dispatch
        display dive divide dock donate done double download drag draw drawn drive drop duplicate earn edit eject
        email embed empty enable encode encrypt end enhance enjoy enroll ensure enter erase estimate evaluate exceed
        exchange exclude execute exercise exist exit expand expect expire explain explore export expose extend extract
        fade fail fall fast-forward favor feature feed fell felt fetch fill filter finalize find finish fit fix flag
        flew flip focus fold follow forget forgot format forward found free freeze fund gather gave generate get give
        given go gone got grant grew group grow guess guide handle handover happen heard held help hidden hide
        highlight hold hung hurry identify ignore import improve include increase indicate inform initialize initiate
        input insert inspect install integrate interact interrupt introduce invert invest invite invoke issue join
        jump keep kept kill knew know known label laid laugh launch learn leave led left lent let level lift like
        limit link list listen lit live load locate lock log login logout look loosen lose love lower made maintain
        make manage map mark match maximize meant measure meet memorize mention merge met migrate minimize miss mix
        modify monitor motivate mount move multiply mute name navigate need normalize note notify obtain occur offer
        omit open operate optimize order organize overwrite own pack paid pair parse participate pass paste pause pay
        perform permit pick pin place plan play please plot post practice predict prefer prepare present preserve
        press prevent preview print proceed process produce program progress promise promote prompt protect prove
        provide publish pull purchase purge push quit ran rang rate reach react read realize reboot recall receive
        recognize recommend reconnect record recover recycle redeem redo reduce refer refine reflect refresh refund
        refuse register reject relate relax release reload remain remember remind remove rename render renew rent
        reorder repair repeat replace reply report represent request require reschedule reserve reset resist resize
        resolve respond restart restore restrict resume retake retrieve retry return reveal reverse revert review
        revoke reward rewind rise rose rotate run said sang sank sat save scale scan schedule scroll search see seek
        seen select sell send sent separate serve set settle share shift ship shone shook shot show shown shuffle shut
        sign signin signup simplify simulate sit skip sleep slept slide slow snooze sold solve sort speak specify
        spend spent spin split spoke spoken spread stack stand start state stay steal step stick stole stood stop
        store stream stretch stride strike struck submit subscribe subtract succeed suggest summarize supply support
        suppress suspend swam swap swept swipe switch swore sworn sync synchronize tag take taken talk tap taught
        teach tell test thank think thought threw thrown tighten tilt time toggle told took touch trace track trade
        train transcribe transfer transform translate transport trash travel traverse trigger trim trust try tune turn
        type understand understood undo undock unlock unpin unsubscribe untag unzip update upgrade upload use used
        validate verify view visit vote wait wake walk want warn wash watch welcome went win wipe wish withdraw woken
        won wonder wore work worn worry wrap write written wrote zoom
        """
    private static let states = """
        absent accessible active acute adaptive additional advanced aligned alive allowed alone alright alternate
        anonymous applicable approximate archived asleep attention auto automatic available average awake aware
        awesome bad based basic beta better big blank blocked bold bottom brief bright busy calm careful cellular
        central certain cheap chronic classic cold common compact compatible complex comprehensive conditional
        confident confidential connected consecutive consistent constant continuous cool corrupt crispy critical
        current custom daily damaged dangerous dark dead deep default delicious denied dense desired different
        difficult digital dim direct dirty distant downloaded draft dry due duplicated dynamic eager early easy eco
        editable effective efficient elapsed elevated eligible enabled endless entire equal error essential everyday
        excellent exclusive existing expensive expert expired explicit extended external extra extreme fair false
        familiar far fast faulty favorite few final fine finished firm flat flexible foreign formal forthcoming
        frequent fresh friendly frozen full fun functional further future general generic genuine global good grand
        gray great guest half happy hard hardcore harmful healthy heavy high historic historical horizontal hot huge
        human ideal identical idle ill illegal immediate important impossible inactive incoming incomplete incorrect
        individual ineligible infinite initial inner insecure inside instant intelligent intense interactive
        interesting internal international invalid invisible italic joint junior kind large last late latest lazy
        legal lifetime light likely limited literal little local locked long loose lost loud low loyal lucky main
        major manual many massive maximum mean mechanical medium mental mild minimal minimum minor missing mixed
        mobile moderate modern modest monthly motivated multiple mutual narrow native natural near necessary negative
        neutral new next nice noisy none normal notable numerous odd off offline ok okay old online only optimal
        optional ordinary original other outgoing outside outstanding overall overdue pale parallel partial passive
        past pending perceptible perceptive perceptual perfect permanent personal physical plain playful pleasant
        popular portable positive possible potential powerful precise preferred premium previous primary prior private
        pro proper protected public pure quick quiet random rapid rare raw ready real reasonable recent recurring
        regular relative relevant reliable remote responsive restricted rich right rough round royal running sad safe
        same satisfied scared secondary secret secure senior sensitive serious severe shallow sharp short shy sick
        significant silent similar simple single slight small smart smooth social soft solid sound special specific
        stable standard static steady still strange strict strong stuck sturdy subtle successful sudden sufficient
        suitable super sure sweet tall temporary tender terminated thick thin tight tiny tired together top total
        tough transparent true twin typical ugly ultra unable unauthorized unavailable unavoidable undefined
        unexpected uniform unique unknown unlimited unread unsafe unspecified unsupported untitled upcoming upper
        upright urgent usable useful usual vacant valid valuable various vast verified vertical virtual visible visual
        vital warm waterproof weak weekly weird wet whole wide wild wireless wise worse worst wrong yearly young
        """
    private static let things = """
        ability about absence accent accessory account accuracy action activity addition address administration
        advantage advice agenda agreement aim aircraft alarm album algorithm alias alignment allergy allowlist
        alphabet alternative ambience amount analysis analytics anatomy angle animation anniversary annotation
        announcement antenna app appearance appendix appliance application appointment appreciation approach area
        argument armor arrangement arrow article aspect assessment asset assignment assistance association assumption
        attachment attribute audience authentication author authority autocorrect autofill automation autopilot
        avoidance awareness background backspace badge bag ball band bank banner bar base basics basket batch battery
        beginning behavior behaviour belief benefit bible bill bin binding bio bit blacklist blend blocklist board
        body bonus bookmark bottle box branch brand breadcrumb break breakdown briefing brightness browser brush
        bucket budget buffer bug bullet bundle button cable cache calculator calendar calibration camera campaign
        cancellation capability capacity captcha caption card carrier cart case catalog category cause caution cell
        center centre certificate chain challenge chance channel chapter char character charity chart checkbox
        checklist choice circle clarity clause clipboard clock cloud cluster coaching code coincidence collaboration
        collection collision color colour column combination comfort command commitment community companion comparison
        compass competition completion complexity compliance component compression concentration concept conclusion
        condition confidence configuration confirmation connection connectivity consent console constraint contents
        continuity contract contrast contribution convenience conversation cookie cooperation copyright core corner
        correction country course creation creativity credential credit crisis criteria criterion culture curiosity
        currency cursor curve customization danger dashboard data database date deadline debt decision declaration
        definition degree deletion delivery denoise density dependency depression depth description desktop
        destination detail detection device dialog diary dictation dictionary difference difficulty dimension
        direction directory disability discipline disclaimer disclosure discount discovery discussion disk distance
        distribution diversity division document documentation domain dot downstream duration ease echo edge edition
        editor effect efficiency effort element eligibility emergency emoji emotion encouragement encryption ending
        energy engagement engine entertainment enthusiasm entity entry environment episode equality equipment est
        estimation event evidence evolution examination example exception exclusion execution expectation expense
        experience experiment expiration expiry explanation exploration exposure expression extension face facility
        fact factor failure fairness faith family faq fault favourite feedback feeling field figure file fingerprint
        firmware flash flashcard flexibility flight flow folder font footer force forecast forgiveness form formula
        forum foundation fraction frame framework freedom frequency friend friendship front fuel fulfillment function
        funding gallery gap gateway gear gender generation gesture gift glance glossary goal goodbye gospel grade
        gradient graph gratitude greeting grid ground growth guarantee guidance guideline habit happiness haptic
        hardware harmony hashtag header heading headline headset hello hey hi hint history hobby honesty honor hope
        hotkey hue humor icon idea identification identifier identity image imagination impact improvement impulse
        inbox independence index influence info information infrastructure ingredient initiative innovation insight
        inspection inspiration installation instance instruction instrument insurance integration integrity intensity
        intention interaction interest interface interpretation intervention intro introduction inventory
        investigation investment invitation invoice isolation item job joke journal journey joy justice key keyboard
        keyword kindness kit knob knowledge landscape language layer layout leaderboard leadership leftover legend
        length lesson letter liability liberty library licence license life limitation line liquid loading location
        logic logo loop loyalty luck machine mail mailbox maintenance margin marker market mastery material matter
        meaning meditation member membership memo memory menu merit message metadata meter method metric microphone
        mind mindfulness mirror mission mistake mode model moment momentum mood motion motivation mouse movement
        mystery myth narration navigation network news newsletter nickname node noise normalization notation notebook
        notepad notice notification number object objective obligation observation occasion occupation onboard opacity
        operation opinion opportunity opposite optimization option organization orientation origin outcome outline
        output overlay override overview packet padding page palette pane panel paragraph parameter parent part
        partner party passage passcode passion passkey passphrase password path patience pattern payload peace peer
        pen pencil perception performance period permission persistence personality perspective phase phone photo
        phototype phrase picture piece pixel placeholder platform playback player playlist pleasure plugin pointer
        policy pool popularity population port portfolio portion portrait position possession possibility poster power
        praise prayer precision preference prefix prep preparation presence preset pressure prevention pride principle
        priority privacy prize probability problem procedure product production productivity profession profile
        progression project projection promo promotion proof property proportion proposal protection protocol provider
        proximity proxy publication punishment purpose pursuit puzzle quality quantity quest question queue quiz quota
        quote range rank ranking ratio reaction reader reality reason receipt recipe recognition recommendation
        recovery reduction reference refinement reflection region registration regret relation relationship relay
        reliability reminder removal repetition replacement repository representation reputation requirement research
        resistance resolution resource respect response responsibility restriction result retention revision rhyme
        rhythm ring risk ritual role room rotation route routine row rule sadness safety sample satisfaction
        saturation scenario scene scope score screen screenshot script section sector security segment selection
        sensitivity sensor sentence sequence series server service session setting settings setup shadow shape
        sharpness shelf shell shortcut side sidebar sight signal signature silence situation size skeleton skepticism
        sketch skill slider slot smile snapshot software solution sorrow source space speaker speech speed spellcheck
        spelling spirit spot spring square stability stage stamp standby stat statement station statistic statistics
        stats status sticker storage story storyboard strategy streak strength stress string stroke structure student
        study style subject submission subscription substitute substitution subtitle success suffix suggestion sum
        summary surface surprise survey symbol sympathy synchronization syntax system tab table tablet talent target
        task taste team technique technology template temptation tension term terminal terms text texture thanks theme
        theory thing thread threshold thumbnail ticket tier tile timeline timeout timer timestamp tint tip title token
        tolerance tone tool toolbar toolkit topic touchpad tracker trackpad tradition training transaction transcript
        transcription transformation transition translation transparency treasure treatment trend trial trip trouble
        truth tutorial understanding unit unity upstream usage user username utility validation value variable variant
        variation variety vault vector vehicle verification verse version vibe vibrance vibration victory viewer
        violation virtue visibility vision vitality vocabulary voice volume voucher wallet wallpaper warning warranty
        watermark wave way weakness web webpage website weight whitelist widget width window wisdom wizard word
        workflow workout workspace world worship wrapper yes zone
        """
    private static let qualities = """
        abstract academic accurate adjustable aggressive amazing ambient analog ancient animated annual appropriate
        artificial artistic atmospheric attractive authentic beautiful beginner behavioral best bilateral binary blind
        bluetooth brave brilliant built-in capable casual cautious cheerful chemical chief civil civilian clever
        clinical closed cloudy collective comfortable commercial complimentary conscious conservative contextual
        controversial conversational cosmetic costly creative cultural curious cute decent decorative delicate
        delightful demanding detailed devoted distinct diverse domestic dominant dramatic durable economic educational
        elastic electric electrical electronic elegant elementary emotional energetic enormous enterprise
        environmental epic equivalent ethical evident evil exact excessive excited exotic experienced experimental
        fabulous factual famous fantastic fashionable fatal federal female fertile festive financial flawless fluent
        focused fortunate fragile fundamental funny generous gentle gifted glad glorious gorgeous gradual graphic
        grateful greedy gross guilty handy harmless harsh helpful heroic holistic holy honest hostile humble hungry
        hybrid hypothetical identifiable imaginary immature immune imperial implicit impressive inclusive indirect
        indoor industrial inevitable infectious inferior influential informative innocent insane intellectual
        intermediate intrinsic invaluable irregular isolated jealous jolly keen latent lateral legendary lethal liable
        liberal linear logical lonely lovely magic magical magnetic magnificent male marginal marine marital married
        mathematical mature meaningful medical mediocre messy meta military miniature miserable monetary monochrome
        moral muscular musical mysterious mythical naive nasty national nervous noble nominal notorious novel nuclear
        numeric numerical obvious occasional offensive official opaque optimistic oral organic oriental outdoor
        overhead painful panoramic paranoid peaceful peculiar periodic peripheral persistent pessimistic philosophical
        photographic poetic polar polite political poor practical pragmatic precious pregnant prehistoric presentable
        prestigious productive professional profitable profound prominent promising proud psychological punctual
        quarterly questionable radical rational realistic reckless recreational reflective regional religious
        remarkable residential respectful retired romantic rotten rude rural ruthless sacred salty scary scenic
        scientific seasonal selfish sensible sensory sentimental sequential sexual shiny silly sincere skillful sleepy
        slim sloppy smelly sneaky sober sophisticated spacious spatial spectacular spiritual spontaneous sporty
        standalone statistical stern stiff strategic structural stubborn studio stunning stupid stylish superb
        superior supreme surgical suspicious sustainable symbolic synthetic systematic tactical talented technical
        tedious terrible thermal thirsty thorough thoughtful timely tolerant touching toxic traditional tragic
        tremendous trendy tricky trivial tropical ultimate unanimous unbelievable unconscious underground universal
        upset urban utter vague vain vegan vegetarian verbal vibrant vicious vigorous violent vivid vocal voluntary
        vulnerable wealthy weary widespread willing wonderful wooden worthy
        """
    private static let people = """
        admin administrator adult adviser agent assistant attendee aunt baby boss boy brother buddy buyer captain
        caregiver champion chef child children citizen classmate client coach collaborator colleague commander company
        competitor consumer contributor couple creator crew critic customer dad daughter dealer delegate dentist
        designer developer director doctor driver elder employee employer enemy engineer entrepreneur everybody
        everyone executive explorer fan father fellow follower founder gentleman girl god graduate grandparent
        guardian guy handler hero historian holder host hunter husband instructor investor invitee judge kid king
        ladies lady lawyer leader learner lender listener lord maker man manager master mate mayor men mentor merchant
        messenger mine minister moderator mom monk mother musician myself neighbor newcomer nobody novice nurse
        nutritionist observer officer operator opponent organizer others ours owner painter participant passenger
        patient payer people performer person physician pilot poet police politician president priest prince princess
        professor programmer psychologist publisher pupil queen rabbit recipient representative researcher resident
        respondent rider rival runner sailor scholar scientist self seller sender sibling singer sister soldier
        somebody someone son specialist spectator sponsor spouse staff starter stranger subscriber supervisor supplier
        surgeon survivor teacher teammate technician teen teenager tenant therapist tourist trader trainer translator
        traveler traveller tutor uncle vendor veteran victim villain visitor volunteer voter voyager waiter walker
        warrior wife winner witness woman women worker writer yours yourself
        """
    private static let time = """
        afternoon afterwards again ago ahead already always am annually anytime apr april aug august autumn bedtime
        birthday biweekly breakfast brunch century countdown currently dawn day dec decade december dinner dusk
        earlier epoch era evening feb february fortnight fri friday holiday hour hourly hours hr hrs instantly
        interval jan january jul july jun june kickoff later lunch mar march may meanwhile midnight min mins minute
        mon monday month morning never night noon nov november now oct october often once overnight pm quarter
        recently recurrence saturday season sec second secs sep sept september sometimes soon start-up stopwatch
        summer sun sunday sunrise sunset supper thu thursday timezone today tomorrow tonight tue tuesday twice
        vacation wed wednesday week weekday weekend winter year yesterday
        """
    private static let amounts = """
        acceleration all altitude ampere any avg billion both byte calorie celsius centimeter cup diameter dozen each
        eight either elevation eleven enough every fahrenheit feet fewer fifteen fifth fifty first five foot forty
        four fourth gallon gigabyte gram height hertz humidity hundred inch joule kelvin kilobyte kilocalorie kilogram
        kilometer kilometre kilowatt least less liter litre lot max median megabyte metre mile milliliter millimeter
        million more most neither nine one ounce pace percent percentage pint plenty point pound radius remainder rest
        seven several six sixty some spoon subtotal tablespoon teaspoon temperature ten third thirty thousand three
        ton triple twelve twenty two velocity volt voltage watt wavelength yard zero
        """
    private static let movement = """
        above across airport aisle anywhere apartment arrival arrive avenue away back backward backwards beach below
        beneath beside between beyond bicycle bike bridge building bus cab cabin camp capital car castle church city
        clockwise coast county cross crossing cruise departure detour district door doorstep down downstairs downtown
        east elevator elsewhere entrance escalator everywhere factory farm ferry floor forest fork garage garden gas
        gasoline gate gym harbor here highway hike hill home hospital hostel hotel house indoors intersection island
        itinerary junction kitchen lake land lane lobby luggage mall metro middle motorcycle mountain museum nearby
        neighborhood north northeast northwest nowhere ocean office outdoors outskirts park parking passport
        playground postal postcode province railway ramp reservation resort restaurant ride river road roof roundabout
        scooter sea seat sidewalk sightseeing site sky somewhere south southeast southwest stadium stairs street
        suburb subway surroundings taxi territory there tour tower town traffic trail tram transit transportation
        truck tunnel up upstairs valley van venue via village visa voyage wall west wheel zip zipcode
        """
    private static let money = """
        advance afford affordability auction bankruptcy bargain bid billing bills bitcoin blockchain blocks bond
        broker business cash cashback checkout cheque clothing coin commerce commission cost coupon crypto deal debit
        deduction dividend donation earnings economy equity expenditure fare fee fees finance gain gifts groceries
        income inflation installment lease loan loss merchandise money mortgage net owe ownership payable payment
        payout payroll penny pension pocket price pricing profit rebate rental retail revenue salary sale sales saving
        shipping shop shopping spending stake stock subscriptions surcharge tax trading treasury turnover utilities
        vat wage wealth wholesale withdrawal
        """
    private static let health = """
        abdomen abs ache afraid alcohol allergen angry ankle anxiety anxious appetite arm ashamed asthma basal biceps
        birth bleeding blood bmi bolus bone bored brain breast breath breathe breathing burn calf calories cancer carb
        carbohydrates carbs cardio cardiovascular care catheter chest cholesterol clinic content cooldown cough
        cycling dehydration dental diabetes diagnosis diet digestion disappointed disease disorder dosage dose dosing
        drug ear elbow embarrassed endurance envious exhale eye eyesight fat fatigue fertility fever fiber finger
        fitness flu forearm frustrated glucose glutes glycemic hair hamstring hand head headache healing health
        hearing heart heartbeat heartrate hip hormone hunger hydrate hydration hygiene hyper hypo illness immunity
        infection infusion inhale injury insomnia insulin jogging ketone kidney knee leg lip liver lung massage
        medication medicine meditate menstrual metabolism migraine mineral mobility mouth muscle nausea neck nerve
        nose nutrient nutrition obesity overwhelmed oxygen pain pelvis physiotherapy pill posture pregnancy
        prescription protein pulse pushup reflex rehab relaxation relieved rep reps respiration ribs scalp sex
        shoulder sickness skin sleepiness smoke smoking sneeze sodium spine sport sports squat stamina steps stomach
        stressed sugar surgery surprised swim swimming symptom syringe teeth therapy thigh throat tiredness toe tongue
        tooth triceps ulcer underweight vaccine vitamin waist walking warm-up warmup water wellbeing wellness worried
        wound wrist yoga
        """
    private static let home = """
        appetizer apple apron bake bakery baking balcony banana basin bath bathroom bathtub bean bed bedroom beef beer
        bench beverage blanket boil bowl bread broom butter cabinet cake candle candy carpet ceiling chair cheese
        chicken chili chimney chocolate cinnamon cleaning closet cloth clothes coat cocktail coffee cook cooking corn
        couch cream cuisine cupboard curtain cushion dairy desk dessert dish dishwasher drawer dress drink drinks
        dumpling egg fabric faucet fence fish flavor flour food freezer fridge fruit fruits frying furniture garbage
        garlic glass glasses glove grape grill grocery ham hat honey household ingredients iron jacket jam jar jeans
        jewelry juice ketchup kettle knife lamb lamp laundry leather lemon lettuce linen main-course mattress meal
        meals meat microwave milk mug mushroom napkin noodle nut oil onion orange oven pan pancake pantry pants pasta
        pastry peach pear pepper pet pie pillow pizza plate pork pot potato recipes refrigerator rice roast rug salad
        salmon salt sandwich sauce sausage scarf seafood serving servings shirt shoe shower sink skirt snack soap sock
        sofa soup spice steak strawberry suit sweater sweets tea toast toilet tomato towel toy trousers tuna turkey
        umbrella utensil vacuum vegetable vegetables veggie vinegar wardrobe wheat wine yogurt
        """
    private static let media = """
        achievement achievements actor amplifier anthem archery artist artwork audio audiobook autoplay badminton
        ballad baseball basketball bass beat bitrate blog boxing calligraphy canvas cards cartoon chess choir chord
        cinema classical climbing comic compilation composer concert cricket dance demo dice documentary downloads
        drama drawing drum ensemble equalizer essay exhibition fantasy favorites fencing fiction film flute folk
        football game gaming genre golf guitar gymnastics headphone headphones hiking hockey illustration instrumental
        karaoke keyframe lead league lens levels literature losses lyric lyrics magazine manga medal melody mic mixer
        montage movie mp3 music narrator newspaper nonfiction opera orchestra overture paint painting photographer
        photography piano pitch players podcast poem poetry radio rapper recents recorder recording remix replay
        rowing rugby sailing science scoreboard screenplay sculpture shutter skating skiing slideshow soccer solo song
        soundtrack stereo surfing symphony tape television tempo tennis theater theatre thriller tie timbre tournament
        trailer trending trivia trophy tv video vinyl violin voiceover volleyball wins wrestling writing
        """
    private static let nature = """
        air amber animal bee beige bird black blue breeze brown butterfly cat cattle charcoal chill climate clouds
        coral cow crimson crystal cyan desert dew dog drizzle dust earth earthquake eclipse emerald fire flame flood
        flower fog foggy frost full-moon glow gold golden green grey gust hail haze heat horse humid hurricane ice icy
        indigo insect ivory lavender leaf leaves lightning lime magenta maroon meadow mint mist moon moonlight
        moonrise moonset mud navy olive overcast pink planet plant pollen pollution precipitation purple rain rainbow
        rainfall rainy red reef rock root sand seed seedling shade silver sleet smog snow snowfall snowy soil sprout
        squall star stars storm stormy sunlight sunny sunshine teal thaw thunder thunderstorm tide tornado tree
        turquoise twilight universe violet volcano weather white wildlife wind windy wood yellow
        """
    private static let work = """
        accounting acknowledgements acknowledgments agency airplane algebra allowance analyst applicant approval
        attendance attribution backend backlog bandwidth biology boolean boot bytes career changelog checksum
        chemistry class classroom codec college compiler computer conference config consultant container cookies
        coworker credentials credits curriculum cyber daemon debugging department deployment devices diagnostics
        diploma discharge dns downlink dropdown economics education employment encoder endpoint engineering ethernet
        exam executable faculty filename firewall formatter frontend geography geometry gpu graduation grammar
        handshake hash homework hostname hotspot html http https imprint industry internet interview intranet ip json
        kernel laptop latency lecture lines localhost logs loopback malware math mathematics meeting menubar
        middleware minified minutes modem module obfuscation onboarding package parser patch personnel phishing
        physics pipeline popover popup presentation printer processes processor programming purchases query readme
        recruitment regex retirement router runtime sandbox scanner school secretary semester seminar serial simulator
        socket spam spreadsheet sql ssid startup stash subnet syllabus tasks telephone tests throughput timetable todo
        tooltip touchscreen trojan university uplink uptime url virus vpn walkthrough warehouse webcam webhook wifi
        workplace worksheet workshop
        """
}
