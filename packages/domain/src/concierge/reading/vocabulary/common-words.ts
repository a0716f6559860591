/** Words of everyday English that name or describe: of the 10,000 most frequent in speech (SUBTLEX-US), nouns and adjectives first of all (WordNet 3.1). Kept by hand: no script makes it. */
export const COMMON_NAMES = `aaron abandoned abbey abdomen abdominal abduction abnormal abort abortion abraham absence absent absolute absurd abused academic academy
  accent acceptable acceptance accepting access accessory accident accidental accomplice accomplished according account accountant accurate
  accusation accused accusing accustomed ace achievement acid acquaintance acquainted acquired acres acting action activated active acts
  actual acute ad adam adams addict addicted addition additional addressed adequate adjustment administration admirable admiral admired
  admirer adopted adorable adrenaline advanced advantage adventure advertising advice advised advisor aerial affair affairs affected affecting
  affection affirmative africa african agency agenda agent aggression aggressive aging agitated agony agreed agreement ahem ai aid air
  airborne aircraft airline airport aisle alabama alarm alarmed alaska albert album albuquerque alcohol alcoholic alert alexander alfred alias
  alibi alien alike alimony allah alleged allegiance allen alley alliance allied allies alligator allowance ally almighty aloha alpha alphabet
  altered alternate altitude amateur amazed amazing amazon ambassador amber ambition ambitious ambrose ambulance amelia amen amendment america
  american ammo ammunition amnesia amsterdam amused amusement amusing ana anal analysis analyst anatomy anchor ancient anderson andrew
  andromeda angel angelus anger angle angry angus animal ankle anna anne announced announcement announcer annual anonymous answering ant
  anthony anticipated anticipation antidote anxious apache apartment ape apocalypse apollo apology apparent appeal appealing appearance
  appendix appetite applause apple application applied appointed appointment appreciation approaching approval approved april apron arab
  arabic arc arch archbishop archer architect architecture arena ares argentina arguing argument arizona ark arm armadillo armed armor armored
  arms armstrong army arnold arranged arrangement arresting arrival arrogance arrogant arrow arse arson artery arthur article artificial
  artillery artistic ash ashamed ashtray asia asian asleep aspect aspirin assassin assassinated assassination assault assembly assessment
  asset assets assigned assignment association assumed assuming assumption assured asthma astronaut asylum ate athlete athletic atlanta
  atlantic atlantis atm atmosphere atom atomic attached attack attacking attempt attempted attendance attendant attended attic attila attitude
  attorney attraction attractive audience audio august auntie austin australia austria authorities authority authorization authorized auto
  autograph automatic automobile autopsy autumn avalanche avenue average award awe awkward ax ba babbling babysitting backed background
  backing backpack backstage backyard bacon bacteria badge bag baggage bail bailey bait baked baker balboa balcony bald baldrick baloney
  baltimore bam banana bandage bandit banging bank banker banking bankrupt banks banned banner bannister bar barber bare bargain barge bark
  barker barn baron baroness barrel barrels barrier bars bart bartender base basement bash basic basis basket bass bastard bat batch bathtub
  batman baton bats battalion batter battery batting battle battlefield bay beacon beads beam bean beard bearing beast beaten beating beatles
  beatrice beats beau beaumont beauty beaver beck beckett becoming bed bedroom bee beef beep beeper beggar begging behalf behavior behaviour
  belief believer believing bell belle belongings beloved belt ben bench bender benedict benjamin benny bent berkeley berlin bermuda bernard
  berry beta beth betrayal betting bicycle bidding biff bikini bill billion billy bin biological biology birth bishop biting bitter bizarre
  black blackjack blackmail blackout bladder blade blair blake blamed blank blanket blasted bleeding bleep blessing blinded bliss block
  blocked blocking blond blonde bloom blouse blowing blown blue blueberry bluff blunt board boarding boards bobby body bodyguard bogey bogus
  boiled boiler boiling bold bolt bomb bomber bombing bond bonding bone bong bonnie bonus boob booby bookie bookstore booster boot booth booty
  booze border born borrowing bosom boss boston bothered bottle boulevard bouncing bound bounty bouquet bow bowel bowie bowl bowman box boxer
  bozo bra bracelet braces brad brake brakes branch brand brat brave bravery bravo brazil breakdown breaking breakthrough breast breath
  breathing breeding breeze brew bribe brick bridal bride bridge bridges brief briefcase briefing brig brigade brilliant brink britain british
  broad broadcast broadcasting broken broker bronx bronze brooklyn brooks broom brotherhood brown brownie bruce bruise brunette brutal brute
  bryan bubble buchanan bud buddha buff buffalo bug bugged bugger buggy building built bulb bull bullet bulletin bulletproof bullock bully bum
  bummer bumper bumpy bun bundle bunk bunker bunny buns burden bureau burglar burglary burgundy burial buried burke burned burning burns burnt
  burt burton bush businessman businessmen busted buster butch butler butter button buyer buzzer buzzing bypass byron cabin cabinet cable
  cactus caddy cadet caesar cafeteria cage cain cairo calendar calf caliber california caller calvin cam cambridge camel camelot campaign
  campbell canada canadian canal canary cancer candy canned cannon canvas canyon capable cape capital capsule captain carbon cardboard cardiac
  cardinal careless cargo caribbean caring carolina caroline carpenter carpet carriage carrier carrot carson cart carter cartoon carved carver
  casablanca casanova cashier casket casper cassie casting castle castro casualty catalog catastrophe catcher catching category catering
  cathedral catherine catholic cattle caucasian causing caution cautious cavalry cavity cc cd cedar ceiling celebrated cellar cellphone
  cellular cement cemetery cent center centre century cereal ceremony certainty certificate certified chad chain chained chains chair chairman
  chalk challenging champ champion chancellor chandler chang channel channels chaos chap chapel chaplin chapter character charged charles
  charleston charlotte charm charmed charming chart charter chase chased chateau chattering chauffeur cheating checked cheek cheerful cheering
  cheerleader cheesy chemical cheque cherry chest chester chewing cheyenne chicago chick chicken chief childhood childish chilly chimney chimp
  chin china chinese chino chip chips choked choking chopped chopper chow christ christian christie christopher chronic chubby chuck chum
  chump chunk churchill chute ciao cigar cigarette cinch cincinnati cinderella cinnamon circle circuit circulation citizen civil civilian
  civilization civilized claim clam clams clan clarence clark class classic classified classroom clause claw cleaner cleaners cleaning
  clearance cleared clearing clerk cleveland clever cliff climate clinic clinical clip clive cloak clock clocks clone closet closing closure
  cloth clothing cloud clumsy clutch co coaching coal coast coaster cobra coca cocaine cockpit cockroach cocksucker cocky coco coconut coffin
  cognac coin coincidence coke col cola cole collapse collar collateral collected collecting collection collector college collier collins
  collision cologne colon colonel colony color colorado colored colorful colors colour colours colt columbia columbo columbus column coma
  combat combination combined comeback comet comfort comforting command commandant commander commanding commentator commerce commercial
  commission commitment committed committee commodore commonwealth communication communications communist community companion comparison
  compartment compass compassion competition competitive complaining complaint completed complex complicated compliments composer compound
  compromise computer comrade concentration concept concern concerned conclusion concrete concussion condition conditioning conditions condo
  condom conducting conductor cone confession confidence confident confidential confined confirmed conflict confusing confusion
  congratulations congress congressman connected connecticut connection conscience conscious consciousness consent consequence conservative
  considerable considerate consideration considered consistent consolation conspiracy constable constance constant constitution construction
  consul consulate consultant contagious contained container contaminated contempt content contents contestant context continent continental
  continued continuing contractor contrary contribution control controlled controlling convenience convent conventional conversation
  convertible convict conviction convinced convincing convoy cooked cooler coop cooper cooperation copper copy cora cord core cork corky corny
  coroner corporal corporate corporation corps corpse corrected correction corridor corrupt corruption cortez cosmic cosmos costa cottage
  cotton couch coughing council counsel counseling counsellor counselor countdown counter counterfeit countess counting countryside coup
  courage courageous courier court courtesy courthouse courtroom cove covenant coverage covered covering covert cow coward cowboy cows coyote
  cracked cracker crackers cradle cramp crank cranky craps crashing crate crater crawling creaking cream creation creator creature credentials
  credibility credit credits creed creek creeping creeps creepy crib crime criminal cripple crippled crisis crisp critic critical criticism
  crook crooked crop crossed crossing crotch crown crucial crude cruel cruelty cruiser crummy crunch crusade crushed crushing crust crystal ct
  cuba cuban cube cubicle cuckoo cue cuff cult culture cunning cunt cup cupboard cupid curb cured curfew curiosity curly currency curse cursed
  curt curtain curve custody custom customs cutler cutter cutting cycle cynical cynthia cyrus da dagger dairy dakota dallas dalton dam damage
  damaged damages damned damon damp dana dandy dane danger dangerous daniel dante daphne daring darkness data database dated dating davenport
  david davis davy dawn daylight daytime dc dd deacon deadline deadly dealer dean dearest death deb debris debt decade deceased december
  decency deception deck declaration declared decorated decoy dedicated dedication deed deeds deep deer defeat defeated defect defence
  defendant defender defending defense defensive definite definition degree delayed deliberate delicate delicious delighted delightful delilah
  delirious delivery delta delusion delusional demand demanding demo democracy democratic demolition demon demonic demonstration den denial
  dent dental dentist denver departed department departure deposition depot depressing depression depth depths deputy des descent described
  description deserted deserved design designed designer desire desk despair desperate desperation despite destination destined destiny
  destroyed destroyer destruction detailed detected detective detector detention determination determined detroit deuce devastating developed
  developing development devil devon devoted devotion dexter diagnosis dial dialogue diamond diana diary dick dickhead dickie dictionary
  diesel diet difference difficulty digger digging digital dignified dignity digs dilemma dimension diner ding dining dink diploma diplomatic
  directed directing direction director dirk dirt disappearance disappearing disappointed disappointing disappointment disaster disc
  discharged discipline disconnected discovered discovery discreet discretion discussion disease disgrace disguised disgust disgusting dish
  dishonest disk dislike dismissed disney disneyland disorder dispatch display disposal disregard disrespect distant distinct distinction
  distinguished distracted distraction distress distribution district disturbance disturbed disturbing ditch dive divided divine division dix
  dixie dizzy doc dock document doe doggie doggy doll dolly dolphin domain domestic don dong donkey donna donor doom doomed doorbell doorman
  doorstep doorway doris dork dory dose dot doubled dough doughnut douglas dove downhill dozen dozens draft dragon dragonfly drake dramatic
  drastic drawer drawers drawn dread dreadful dreamed dreamer dreaming dressed dresser dressing drew dried drifting drinking dripping driven
  driver driveway dropping drove drug drugged drugstore drunken dry dryer duchess duct dug duke dummy dumping dumps dumpster dungeon dust
  dusty dutch duty dwarf dyke dynamite dynasty eager eagle ear earl earned earring earth earthquake east eastern eats eccentric echoing
  economic economics economy ecstasy ed eden edgar edge edition editor educated educational edward edwards ee effect effective effects
  efficiency efficient effort ego egypt egyptian eighteen eighth eighty einstein eisenhower elaborate elbow elder elected electric electrical
  electricity electronic elegant element elementary elements elephant elevated elf eligible elite elizabeth elk elves elvis em embarrassed
  embarrassing embarrassment embassy emerald emergency emmy emotion emotional emperor empire employed employee employer employment empress
  enchanted encore encouraged encouraging endangered endless enemy enforcement engagement engine engineer engineering england enormous ensign
  entering enterprise enthusiasm enthusiastic entitled envelope environment environmental envy epi epidemic episode equation equipment
  equipped equivalent er erica erin erotic errand escaped escort essay essence essential est established establishment esther estimate eta
  eternal eternity ethical ethics eugene europe european evacuation evaluation evans eve everlasting evidence evil evolution ew examination
  examiner example excellence excellency exception exceptional excess exchange excitement exclusive excused executed execution executive
  existence exotic expected expedition expense experienced experiment experimental expert expertise expired explanation exploded explosion
  explosive exposed exposure expressed expression exquisite extended extension extensive extent external extinct extortion extraction
  extraordinary extreme eyewitness ezra fabian fabric face faced facial facility factor factory faculty faded fag faggot failing failure faint
  faithful fake fallen falling falls false fame fanny fantasy fare farewell farmer fart farther fascinated fascinating fashion fat fatal fate
  father fatso fatty favour fax fay fe fearless feast feather feature february fed federal federation feedback feeding felicity fella fellow
  felon felony felt female feminine fence fender fern fester fever fez fiber fiction field fields fiend fierce fifth fifty fighter fighting
  figured figuring filing filling filming filter filth filthy finance findings finer fingerprint finishing fink finn fired fireplace firing
  firm fisher fisherman fishy fist fitch fitting flag flame flaming flank flare flashing flashlight flat flattering flavor flaw fleet fleming
  flesh fletcher flies flight flint floating flock flood flooded florence florida flour flow flowing flu fluffy fluid flush flushed flyer
  flying foam focus focused focusing fog fold followers fond fool fooling foolish footage forbidden force forced ford fore forehead foreign
  foreigner foreman forensic forensics foreplay forfeit forged forgiveness forgiving forgotten fork formal formation formed formula fort
  fortress fortunate fortune foul foundation fountain fourteen fourth fowler fox foxy fragile framed france frank frankenstein franklin frat
  fraternity fraud freaky frederick freedom freeman freeway freezer freezing freight frenchman frequency frequent freshman freud friday fridge
  fried friendship fright frightened frightening frog frontier frost frozen frustrating frustration frying fucker fudge fuel fugitive
  fulfilled fuller fumes function functional functioning fund fundamental funding funds funeral funky fur furious furnace furniture fury
  fusion fuzzy gabriel gag gage galaxy gale gallant gambler gambling gamma gangster gap gardener garfield garlic garrison gary gas gasoline
  gate gates gathered gathering gator gaze gear gee geisha gen gender gene generation generator generosity generous genetic geneva genie
  genius gentle gentleman genuine george georgia germany gestapo gesture ghetto giant gibson gift gifted gig gigantic gilbert ginger glamorous
  glamour glass glen glimpse global globe glorious glory glove glow glowing goal gob goddam goddamned goddess godfather gold golden goldfish
  goliath goodman goodwill goody goofy goose gorgeous gorilla gossip government governor gown gps grace gracious grad grade graduated graham
  grail grain gram grand grandfather granny granted grass grateful gratitude grave graves graveyard gravity gravy gray grease greasy greater
  greatest greatness greece greed greedy greek green greeting gregory grenade grey grid grieving griffin grill grim grin grip grocery groove
  grounds grove growing growling growth grub grudge guard guarded guardian guessing guilt guilty guinea gulf gum gun gunfire gunshot gurney
  gut guts gutter gym gypsy habit hack hair haircut hairdresser hairy halfway hall hallway halt ham hamilton hammer handbag handed handful
  handkerchief handled handler handling handshake handsome handwriting hangar hangover hank happiness harassment harbour harding hardware
  hardy hare harlem harm harmless harmony harness harper harris harrison harsh hart hartford harvard harvest harvey hash hastings hasty hat
  hated hatred havana haven hawaii hawaiian hawk hawkins hayes hazard headline headquarters healed healthy heap hearst heart heartbeat
  heartless hearts heat heater heather heating heaven heavenly heavens heavyweight hebrew hector heel heights heir held helen helena
  helicopter heller helm helmet helpless hemingway hen henry hera herb herbert hercules herd heritage herman hero heroic heroin herr hide
  hideous higher highness highway hilarious hill hippie hired hitler hitting hm ho holding holdup hole holiness holland hollow holly hollywood
  holmes holy homecoming homeland homeless homemade homer homey homicide homo homosexual honesty honolulu honor honorable honored honour hood
  hooked hooker hooking hooks hoop hooray hoot hoover hopeful hopeless hopper horace horizon horn horny hose hospital hospitality hostage
  hostess hostile hostility hotshot hound household housekeeper housekeeping housewife housing houston howling hub hudson hugging hugo hulk
  hull human humanity humans humble humiliated humiliating humiliation humming humor humour hump hunch hungarian hunger hunk hunted hunter
  hurricane hurting hustler hut hutch hydrogen hypocrite hysterical icy identical identification identified identity idiotic idol ignition
  ignorance ignorant ignored il illegal illness illusion image imaginary imagination imbecile imitation immature immediate immigration immoral
  immortal immune immunity impact impatient imperative importance imported impressed impression impressive improved improvement impulse
  impulsive inappropriate incapable inch incident inclined income incoming incompetent inconvenience increase increased increasing incredible
  independence independent indian indication indictment indistinct industrial industry inevitable infant infantry infected infection inferior
  infinite infirmary influence informant informed infrared ingredient inheritance inherited initial initiative injection injured injury
  injustice ink inmate inn inner inning innocence innocent input inquiry insanity insect insecure insensitive insight insignificant inspection
  inspector inspiration inspired inspiring instance instant instinct institution instructor instrument insult insulting insurance insured
  intact integrity intellectual intelligence intelligent intended intense intensity intent intention intercept intercourse interference
  interfering interior intern internal international internet internship interpretation interrogation interrupted intervention intimacy
  intimate intimidated intriguing introduction intruder intrusion intuition invasion invention inventory investigating investigation
  investigator investment invincible invisible invitation inviting involvement ira iris iron ironic irony irrational irregular irrelevant
  irresistible irresponsible isaac island isn isolated isolation italian ivy jab jack jackass jacket jackpot jackson jacob jade jail jamaica
  jammed janitor january jap japan japanese jasmine jason jasper jay jealous jealousy jean jeans jeep jefferson jelly jenny jeopardy jerry
  jersey jerusalem jet jew jewel jewellery jewish jinx jock jockey joel john johnny johnson joined joint joker joking jolly jonah jonathan
  jones jordan joseph joshua journal journalism journalist journey joyce jr judas judgement judges judging judgment judith jug juice juicy
  julian july jumbo jumpy junction june jungle junior junkie junkyard jupiter jurisdiction juror jury justice justified juvenile kansas karen
  karma kat keeper keg kelly kelvin ken kennedy kent kentucky ketchup kettle khan kicking kidnapper kidnapping kidney killer killing kin
  kindness king kingdom kinky kirk kiss kisser kissing kit kitchen kitty knack knife knight knocking knockout knot knowledge knox knuckles ko
  korea korean krishna lab label labor laboratory labour lack lacking ladder laid lama lamb lambert lamp lance lancelot land landed landing
  landlord landscape lane langley laptop large larger lassie latrine laughter laundry laurel lava law lawn lawrence laws lawsuit lawyer layer
  laying layout leader leaders leading leaf leak leaning leap learned learning lease leather led ledge lee leery leftovers lefty leg legacy
  legal legend legendary legitimate leisure lens lent leo leon leonard leonardo leopard lesser lethal letter letters letting lettuce level
  lever leverage lewis lf li liability liable liaison liar liberal liberty librarian licence license licensed licked licking lid lied
  lieutenant lifestyle lifted light lighter lighthouse lightning liking lily limb lime limo limousine lin lincoln lined linen ling lingerie
  lining linked links lion lipstick liquid liquor listening literature lively liver lizard loaded loading loaf loan lobby locker locking loft
  logan logic logical london lone loneliness lonesome longing lookout loot lordship loser loss losses lotion lottery louis louisiana loving
  lowest loyal loyalty lucy luggage luke lulu lump lunatic lung lure lust luther luxury lv lying ma mac macaroni mace machine machinery macho
  mack madam madame mademoiselle madison madman madness madonna madrid maestro mafia magazine magical magnet magnetic magnificent magnum maid
  maiden mail mailbox mailman maine mainland maintenance majesty majority majors maker makeup male malfunction malik mall mamma management
  manager manchester mandatory maneuver manhattan manhood maniac mankind manly manner manners manor mansion manslaughter manual manuscript
  maple mara marble marching mare marge maria marian marijuana marina marine marines marked marker marks marquis marriage married marrow mars
  marsh marshall martin martyr marvellous marvelous marx mary maryland mask mason massachusetts massive master masterpiece masters mat matched
  matching material mathematics mating matrimony matrix matt matthew mattress maverick maxwell maya mayday mayo meal meaningful meaningless
  measure measured measuring meat mechanic mechanical mechanism med medal medic medical medication medicine medium meg melissa mellow melody
  melted melting mem member membership memo memorial memory memphis menace mental mentor menu meow merchandise merchant merciful mercury mercy
  mere merger merit merlin merry messenger messiah messy metaphor meter method metro mexican mexico miami michael michigan mick mickey
  microphone microscope microwave midget midnight midst mighty mike milady mild military milk millennium miller million millionaire mills milo
  milord milton min mineral ming mini mining minister ministry mink minnesota minor mint minus miracle mirror miserable misery misfortune
  misplaced missile mission mississippi missouri missus missy mist mistaken mister mistress misunderstanding misunderstood mitzvah mixed
  mixing mixture mo mob mobile mock mocking mode model modeling modern modest module mojo mold molecular molly mon mona monastery monday
  monitoring monk monkey monopoly monroe monsieur montgomery monthly moon moonlight moore moose moral morale morality morals morbid morgan
  morgue morphine morris morse mortal mortgage moscow moses moss motel motherfucker motion motivation motive motor motto mounted mourning
  mouse moustache movement mu mud muddy muffled mug muhammad mule multiple mummy murdered murderer murphy murray muscle mush mustache mustang
  mustard mutant mute mutt mutual myrtle mysterious mystical mystique myth na naive naked nancy naomi nap napkin napoleon narrator nasa nash
  nasty nation national natural naughty nauseous naval navigator navy nay nazi nd ne necessity neck necklace needle needy negative neglected
  neighbour neighbourhood nelson neon neptune nerve nerves ness nest net network neurotic neutral nevada newark newborn newport newspaper
  newton ng niagara nicholas nick nickel nickname nightingale nightmare nineteen ninety ninja ninth nipple nixon noah nobel noble noel noise
  noisy nonsense noodle noon norm norma norman north northeast northern northwest nose nosy notch note notebook noticed notion notorious nova
  november nuclear nude nuisance numb numbers numerous nun nurse nursery nursing nut nutty oak oath object objection objective obligated
  obligation obliged obnoxious obscene observation observed observer observing obsession obstacle obvious occasional occupation occupied ocean
  october offence offended offender offense offensive office officer offspring ohio oil oklahoma olive oliver olympic olympics omaha onion
  opened opener operating operation operational operations operative operator opponent opposed opposing opposite opposition ops optimistic
  oral orange orb orbit ordering orderly oregon organ organic organization organs orgasm oriental origin orleans orphan orphanage oscar ounce
  outcome outer outfit outlaw outrage outrageous outside outstanding oven overdue overtime overwhelming owl owned ox oxford oxygen pacific
  package packet packing pact pad paddy pageant pager paine painful pains painted painter pair palace pale palm palmer panama panel panic
  panicked panther panting pants paper papers paperwork par parachute paradise paragraph parallel paralyzed paranoia paranoid paris parish
  park parked parker parks parlor parole parrot partial partnership partridge parts passage passenger passing passion passionate passport
  password pastor path patience patient patrick patriot patrol patron patsy pattern paul pauline pause pawn payback paycheck payday payroll
  pea peach peacock peak peanut peanuts pearl peasant peculiar pee peek peeled peg pen penalty pencil pending penelope penis penitentiary
  pennsylvania penny pension pentagon penthouse peoples pep percent percentage perception perfection performance perfume perimeter permanent
  permission perry persistent personal personality personnel perspective peru pervert pest peter petition petty ph phantom pharmacy phase
  phenomenon philadelphia philip philosopher phoebe phoenix phoney phony phrase physical physician pi picasso picking pickle pickup picture
  pictured pier pierced pierre pig pigeon piggy pike pile pilgrim pill pillow pimp pinched pine pineapple pink pinky pint pip pipe piper
  pissing pistol pit pitch pitcher pitching pitiful pity placed plaintiff plane planet plantation planted plasma plaster plastic plate
  platform platoon platter playboy played player playground plaza plea pleasant plot plumber plumbing pluto pm pneumonia po pocket pod poe
  poet poetic pointed pointless poisoning poisonous poking poland polar pole police policeman polish political politician politics poll polo
  pond pongo poop pope popularity population porch pork porn porno pornography port portable portal porter portland portrait posing position
  positive posse possessed possession possibility postcard poster postman pot potato potential potter pounding pouring poverty pow powder
  power powerless pr practical practice practiced prairie praise prank preacher precaution precedent precinct precise precision predator
  predictable pregnancy prejudice preliminary premature premier premises premonition prep preparation preposterous prescription presentation
  president presidential pressed pressing pretended pretending prey priceless priest primary prime primitive prince princeton principal
  principle printing priority prison prisoner privacy privilege privileged prize pro probable probation procedure proceeding proceedings
  processed processing producer product production prof profession professional professor profile profits profound programme progress
  prominent promising promotion pronounced prop propaganda property prophecy prophet proportion proposal proposition props prosecution
  prosecutor prospect prostitute protected protecting protection protective protector protein protocol prototype proud proved proven
  providence province psyche psychiatric psychiatrist psychic psycho psychological psychologist psychology psychopath psychotic pub publicity
  published publisher publishing puck puke pulling pulse pumped punished punishing punishment pup pupil purchase pure purple purse pursuing
  pursuit pushing puss pussy pussycat quack quadrant qualified quantum quarantine quarrel quarter quarterback quarters queen queens quest
  questioning quid quill quincy ra rabbi rabbit race racer racial racist racket radar radiation radical radio radioactive radius raft rag rage
  raging rail railroad rainbow raised raising ranch randy rank ransom raped rapid rapist rascal rash rat rates ratio rational rattling raving
  raw ray razor re reaching reaction reactor reader reagan realised reality realized realm reaper rear rebel rebellion reborn receipt receipts
  received receiver reception recipe reckless recognition recognized record recorded recorder recording recovered recovering recovery red
  redhead reduced reed reef ref referee reference reflection reform refrigerator regard regiment regrets regulation rehearsal reich reindeer
  rejected rejection related relation relations relationship relative relay releasing reliable relief relieved religion religious reluctant
  remaining remains remark remarkable rembrandt remembering remorse remote removed rendezvous reno rental renting rep repair repeated
  repeating replacement replacing reported reporter reporting representation representative represented republic republican reputation
  requested rescue rescued research resemblance reservation reserved residence resident residue resignation resistance resolution resolved
  resort respectable respected respects respiratory response responsible restaurant restless restraint restricted resurrection retarded
  retreat returning revealing revelation revenge reverend reversed revolution revolutionary revolver reward rex rhodes rhyme rhythm rib ribbon
  rice richardson riches richmond rick rider ridge ridiculous rifle rigged righteous riley ringing rings riot ripe ripped ripper ripping
  rising risk risky ritual ritz rival roach road roads roaring robber robbery robbins robe robert roberts robinson rocket rocky rod rogers
  rogue rolled rolling rom roman romans rome romeo roof rookie roosevelt rooster root roots rosa rose rosemary ross rosy rot rotation rotten
  rotting rouge route routine rover row royal royalty rubber rubbing rubbish rube ruby rudder rug ruining rule ruled ruler ruling rumbling
  rumor rumour runaway runner runway rushed rushing russell russia russian rusty ruth ruthless sabotage sack sacred sacrifice sadness safety
  saigon sailor saint salary sales salesman saline saliva sally salmon salon saloon salt salty salvation sam sample samson samuel samurai
  sanctuary sand sandy sang sanity santiago santos sarah sarcasm sarcastic sassy satan satellite satin satisfaction satisfactory satisfied
  satisfying saturday sauce saucer savage savings savior sawyer saxon scale scalp scalpel scam scandal scanner scar scarf scarlet scary
  scattered scenario scenery scheme schmuck scholar school schoolteacher scientific scientist scissors scoop scooter scope scores scorpion
  scotch scotland scott scottish scoundrel scout scrambled scrap scratching screaming screech screeching screen screenplay screwdriver
  screwing script scrooge scum sealed seattle sec secondary secrecy secretary section sector security sedative seed seeking seizure select
  selected selfish semen senate senator sending sensation sensational sensed senseless sensible sensitivity sentence sentiment sentimental
  seoul separated separation september sequence sergeant serial series sermon serum servant server session sessions seth settled settlement
  settling setup seventeen seventh severe severed sewer sex sexual sexuality shack shades shadow shaft shaken shaking shaky shallow shaman
  shame shampoo shan shanghai shape shaped shared sharing shark shattered shaved shaving shaw shawn sheep sheer sheet shelf shell shelley
  shelter shepherd sheriff sherlock shield shin shining shiny ship shipment shipping shirt shithead shitting shock shocked shocking shoe shoes
  shook shooter shooting shopping shore shortage shortcut shorts shot shotgun shouting shovel showtime shred shrine shutting sicily sickness
  sidekick sidewalk sideways sidney sights signal signature signed significance signor silence silent silk silver simpson sinatra sincere
  singapore singer single sinking sinner siren sissy site sitting sixteen sixth sixty skeleton skill skin skinner skinny skipper skirt skull
  skunk sky slack slate slater slaughter slave slavery slayer sled sleeping sleeve sleigh slice slick slide sliding slight slim slimy slippery
  slipping slipstream slit slob slogan slope sloppy slot slowing slug slumber slut sly smaller smashed smashing smelling smelly smiling smith
  smoked smooth smuggling snack snake snappy sneaking sneaky sneeze sniper snitch snoring soaked soaking sobbing sober society sock soda sofa
  sofia soft soil sol solar soldier sole solid solitary solomon solution solved sonar song sonny sophisticated sophomore sordid sore sorrow
  sought sounding south southeast southern southwest souvenir sovereign soviet spaceship spain spank spark speaker speaking spear specialist
  specialty species specimen spectacle speech speeding spell spelling spencer sperm spice spider spike spinach spinal spine spirit spirits
  spiritual spite spitting spleen splendid splitting spoiled spoke spoken sponge spook spooky spoon sporting spotlight spotted spray spreading
  spring spying squadron squat squeal squire squirrel sr stable stack stadium staff stage stain stake stakes stale stalker stalking stall
  stalling stallion standard standby stanford stanley star starboard staring stark starring starship starter starved starving stash state
  stated statement static stations statistics statue status stays stealing stealth steed steel steele steering stein stella stepfather stephen
  stepmother stereo stern stew steward stewardess stewart sticker sticking sticky stiff stifler stinking stinky stirring stitch stock stocking
  stocks stole stomach stone stoned stool stopped stopping stops storage storm stove strain stranded strangled strap strategic strategy straw
  streak stream strength stressful stretched strict striking string strings stripes stripped stripper stroke stroll struck structure stuart
  stubborn studied studio studying stuffed stuffing stunned stunning stunt stupidity subconscious submarine substance substantial subtle
  successful sucker sucking suction sufficient suicidal suicide suitcase suite suited sully sultan summer summit sun sunday sundown sung
  sunglasses sunk sunlight sunny sunshine superb superficial superintendent superior superman supermarket supernatural superstar superstitious
  supervision supervisor supported supporting supportive supreme surf surface surgeon surgical surrender surrounded surrounding surveillance
  survey survival surviving survivor suspected suspended suspension suspicion suspicious sustained suture swan swat sweat sweater sweating
  sweden swedish sweeping sweetness swelling swept swift swimmer swine swinging swiss switching switzerland swollen sword sworn sydney symbol
  sympathetic sympathy synchro syndrome synthetic syrup tab tackle tacky tactical tactics tad tahiti tail tails taiwan takin talbot tale
  talent talented tally tam tame tammy tangled tank tanner tape taped tapped tar tara target tarzan task taste tasty tate tattoo tavern tax
  teacher teaching team tearing teasing technical technician technique ted teddy teeny teeth telegram telegraph telephone television teller
  telly temp temper temporary temptation tempting tenant tendency tender tenderness tennessee tense tension tent tenth term terminal
  terminated terms terrace terrified terrifying territory terror terrorism terrorist terry tested testimony testing texas th thai thailand
  thankful theatrical theft theme theory therapist thesis thick thief thigh thin thirst thirteen thomas thompson thorn thorough thou
  thoughtful thousand threat threatened threatening threshold thrill throat throne thrown thug thumb thunder thursday tibet tick ticking
  tickle tide tidy tie tied tiffany tiger tigers tight tights timber timer timing timothy tin tipped tissue tit titanic title toad toaster
  tobacco toby tod toe tofu toilet token tokyo toledo tolerance toll tom tomato tomb ton tone tongue tonic tool tooth toothbrush toothpaste
  topic tor torch tore torment torn tornado torpedo tortured torturing touchdown touched touching touchy tow towel tower toxic trace track
  tracked tracking trade trading tradition traditional tragedy tragic trailer trained trainer training traitor tramp transaction transcript
  transition translation transmission transmitter transport transportation trapped trauma traumatic traveled traveler travelling tray treason
  treasure treasury treated treatment treaty trek trembling tremendous trench trespassing trey triad trial triangle tribe tribute trinity
  tripping tristan triumph troll troop trooper troops trophy tropical troubled trousers trout troy truce truman trusted trusting tub tube
  tucked tucker tuesday tug tuition tumor tuna tune turd turf turk turkey turkish turned turner turning turtle tux tuxedo twain twilight twin
  twins twisted tying tyler typewriter tyr ulcer ultimate umbrella unacceptable unarmed unbearable unconscious uncovered undercover
  underground underpants understandable understanding underwater underway underwear underworld unemployed unemployment unfair unfinished
  unfortunate ungrateful unhappy unidentified uniform union unit united unity universal universe university unknown unlike unlikely unlocked
  unlucky unnatural unnecessary unpleasant unpredictable unreal unreasonable unstable upper upright upsetting upside upstairs uptight uptown
  urban urine usa utah vacant vacuum vagina vague vain valium valley value values valve vanessa vanished vanity various vase vast vatican
  vault veal vehicle veil vein velocity velvet vengeance venice vent venture venus verbal verdict verge vermont verse version vertical vessel
  vest vice vicinity vicious victim victor victoria victory video videotape vienna vietnam vietnamese viewers viking vile villa village
  villain vineyard viola violated violation violence violent violet viper virgil virgin virginia virginity virtue virus visa visible vision
  visual vital vitals vitamin viva vocal void volcano volume vomiting voodoo voting voyage vulcan vulgar vulnerable wacko wacky wage wager
  wages wagner wagon wailing waist waiter waitress waking walking wallpaper wally walter waltz wand wandering war ward warden wardrobe
  warehouse warfare warhead warlock warmer warming warmth warner warrant warren warrior washed washing washington wasted wasting water waters
  watson wave waving wayne weak weakness wealth wealthy weapon wearing weary weasel weaver web webster wedded wednesday weed weekly weeping
  weight weirdo welcoming welfare wellington wells werewolf wesley west western wet whacked whale whatsoever wheat wheeler whereabouts whiff
  whirring whisper whispering whistling white whitey whitney whiz whore wick wicked wide widow wig wilderness williams willow wilson wimp
  winchester wind window windows windshield windy winner winter wire wired wireless wisconsin wisdom wishing wit witchcraft withdrawal witness
  wits witty wolf wolfram womb wood wooden woods woody woof wool workshop worldwide worm worn worrying worthwhile worthy wound wounded wrapped
  wrapping wrath wreck wrecked wretched wright wrist writer yacht yahoo yale yang yank yankee yearbook yelled yelling yellow yen yi yin york
  youth zebra zen zeus zipper`;

/** The rest of them: verbs in all forms, adverbs, names of people. */
export const COMMON_OTHERS = `aah abandon abbott abby abducted abide abigail abilities abner aboard abroad abu abuse accidentally accidents accompany accomplish accounted
  accounts accusations accuse aces ache achieve achieved acknowledge acquire act acted actions activate adapt added adding address addresses
  adds adjourned adjust adjusting admire admiring admitted admitting adopt adore ads advances advantages adventures advise affect affects aft
  afterwards agencies agents agree agrees aha ahold ahoy aim aiming airlines alan alarms alas alec alice aliens alison allan allow allowing
  allows alma almost alongside alter although altogether amateurs ambush americans amongst amounts amuse amy analyze ancestors andre angeles
  angels angles ankles ann annie announce announcing annoy answered answers antibiotics anticipate antonio ants anyplace apart apartments apes
  apiece apologies apologise apologize apologized apologizing appeals appear appearances appeared appears apples applications applies apply
  applying appointments appreciates approach approached approaches appropriate approve approximately archie areas aren argh argue argued
  arguments ariel arise armies arrangements arrest arrested arrests arrives arriving arrows articles asher ashes ashore aside asks aspects
  assassins assaulted assemble assembled asses assholes assign assignments assistants associate associated associates assume assure athletes
  attaboy attach attacked attacks attempting attempts attorneys attracted audition automatically avalon avenge avoided avoiding aw await
  awaiting awaits awaken awarded awards axel aye babes babies backs backward backwards bags bailed balance ban bananas bandages bandits bang
  banged barbara barbie barking barks barney barracks barry barton bases bastards bates bathe batteries battles battling baxter beams beans
  bear bears beasts beat beauties beautifully becker becomes bedrooms beds beeping beeps beg begged begun behave behaved behaving behold bein
  beings beliefs believed believes bells belonged belongs belts bend beneath berries bertha betcha betray betrayed bets betty beware bid
  biggest billie billions bills bind bing birdie birthdays bitches bite bites bits bitten blackie blacks blades blame blaming blanche blankets
  blanks blast bled bleed blend blessings blew blink blocks blossom blows blueprints bluffing blush bo bob bobbie bodies bodyguards boil
  bollocks bombed bombers bombs bon bonds bonjour boobs boom boost boots borders bore borrow borrowed bosses bothers bottled bottoms bought
  bounced boundaries boxes boyfriends bp brace brag brains branches brandon breach breaks breasts breathe breaths bred bree breed bret brett
  brewster brian bricks briefly brighter broads brock brownies bruises brush bubba bubbles buck buckets buckle bucky buffy bugging bugs build
  buildings builds bullets bulls bullshit bump bumped bumps bums bundy burn burrows burst bury bushes bust busting butcher butt buttons butts
  buyers buys buzz bygones cadillac cages cal calls calmly cameras candidates cans caps captains capture captured cared carefully carl carlo
  carmen carolyn carried carriers carries carrots carrying cartoons carve cases cast casualties catches cathy caught caused causes cease
  celebrate celebrating celebrities celeste cells centers cents centuries certainly cesar cetera cha chairs challenge challenged champions
  chan chances changes chaps characters charging charley charlie charms charts chasing chatter chatting cheat cheated checks cheeks
  cheerleaders chemicals cheng cher cherish cheung chevy chew chewed chickens chicks chiefs chinatown ching chipped chloe cho choke chooses
  choosing chop choppers chops chores chose christians christine chuckles chuckling chucky chung cigarettes cigars circles circling circuits
  cities citizens civilians claimed claiming claims claire clamp clap clare classes classmates claus claws cleaned cleans clearer clears clem
  clicking clicks climb climbed cling clint closely clouds clues coach coats cobb cock cockroaches cohen coins colder colin collapsed collect
  columns com comb comm commands commence comments commercials commit committing communicate communists companies compared compelled
  compensate compete competing complained complaints complete complications compliment compromised comrades conceal conceived concentrate
  concerning concerns conclude conclusions condemn condemned condolences condoms conduct conducted confess confessed confirms confront
  confronted confuse congratulate conn connect connecting connections connie conquer conquered consequences constantly consult consulting
  consumed contacted contain containing contains contestants continues contract contracts contribute controls conversations convert converted
  convey convicted convictions convince coolest cooperate coordinate coordinates cope copied copies cops cordy corners corpses corpsman cosmo
  cough coughs couldn count counted counts courses courts cowards cowboys crack cracks craig crane crash crashed crawl crawled create created
  creates creating creatures creep crews cried cries crimes criminals critics crooks crops cross crosses crow crows cruising crumbs crush
  crystals cuffs cultures cups cure curl curtains customers cut cutest cuts daily dames dan danced dangers danny darcy dare dared dares darker
  darkest darn dash dave davies dealers deals dealt dearly deaths debbie deborah debts debut decades deceive deceived decides decisions decks
  declare decline decorations dedicate dee deeper deepest deeply defend defendants define defy degrees delay deliberately delight deline
  deliver delivered delivering demanded demands demons demonstrate denied dennis deny denying depend depending deploy deposit der desert
  deserve deserves designated designs desires despise destroy destroying destroys detained detect detectives devastated develop devils di
  diagnosed diamonds diane dicks didn died diego dies differ differences differently difficulties dig digest dine dip directly directors
  disagree disappear disappeared disappears disappoint discharge discover discussed discussing diseases dishes dismiss dispose dispute
  distract distracting disturb divide divisions docks doctors documents dodge doesn doggone dolls dolores dolphins dom donald donate donated
  donny donovan doo dooley dora dorothy dots doubted doubts doughnuts dowd download downright downstairs dr dragged dragons drain drank drapes
  draw draws dreamt dresses drift drill drip drivers drooling dropped drops drown drowned drowning drugs du duck ducks dudley duh dum dump
  dunk duties dwell dwight dye eagles earn earning earrings ease easiest eaten echo eclipse eddy edges edith efforts elaine elbows elders
  eleanor elephants elevators eli eliminate eliminated elle ellen elmer elsewhere embarrass embrace emily emma emotionally emotions employ
  employees empty encounter encountered encourage endure enemies engage engineers engines enhance enjoyed enjoying enlisted ensure enter
  entered enters equal equally equals erase erased eric ernest errands escaping essentially establish estimated et ethel evacuate evidently
  evolved ewing examine examined exceptions excuses execute executives existed exits expand expectations expects expelled expenses
  experiencing experiments experts explained explaining explains explode explodes exploding exploit explosions explosives expose express
  expressing extend extract extremely eyeballs eyebrows faces facilities facts fade fail failed fails fainted faked faking fantasies fasten
  faster fastest fathers favorites favors fayed fear feared fears feathers features feds feed feeds fei felix fell fellas fellows females
  fences ferris fetch fight fighters fights figures file filed files fills finals financially finds finest finger fingernails fingerprints
  fingers firearms fires firmly fists fit fits fix flags flames flap flashes flatter flattered fled flee flew flick flights fling flip flipped
  flipping flirt float floors flown flows fluids flyers folded followed follows fooled fools footprints footsteps forbid forces forcing
  foreigners forge forgets forgetting forgive forgiven formerly forming forms fortunately fortunes foster fought founded fracture fractured
  fractures fragments frame francis francisco francs frankly frasier freaked fred freed freely freeze frequently freshen frigging frighten
  fritz frogs froze fu fucked fuckers fucks fulfill functions funerals funnier funniest furthermore fuse fuss gaby gail gain gained gaining
  gallons gamble gangs gangsters gant gareth garth gasping gasps gather gave geez generally generals generate generations genes gentlemen
  gents gerald germs gertrude giants gibbons gideon gifts giggles giggling ginny girlie givin gladly glance glide gloria gloves glue goals
  goddammit gods goldie goodnight goods goons gorillas gotcha governments grabbed grabbing grabs grades graduate graduating grams grant grasp
  greeks greet grenades greta grew griff grinch grind groaning groans groceries groom grounded grover grow growls grows grunting grunts
  guarantee guarding guards guessed guns gunshots gunther gypsies habits hacked hah hail hairs halls handcuffs handing handles hanged hangs
  hanna hans happier happiest happily harassing harbor harder hardest harmed harold harriet harry hasn hatch hath hats haul haunt hawkeye
  hawks headaches headlines heads heal hears heave heavily hee heels heh heil heist helicopters helio hence herald herbs hereby heroes
  hesitate hicks hid hides highest hilary hills hips hiring hitch hits hiya hog holden holds holes holler holt homes hon hong honking honors
  honoured hoo hookers hooper hop hoped hopes hormones horns horribly hospitals hostages hotels hotter hottest hottie houses hugh hum
  humiliate hundreds hung hunt hunters hup hurley husbands hush hustle hyde iced ideals identify ignoring illusions images imagine imagined
  imagining implants imply implying importantly impose impressions improve improvise inches incidentally incidents incredibly indians indicate
  indicated indicates individuals indulge inform inhale inherit initials initiate inject injuries inmates insects insert insides insist
  insisted insists inspect inspire install installed instantly instincts institute instructed instruments insulted insults intel intend
  intentions intercepted interfere interpret interrupt interrupting interview interviewed interviewing interviews introduce introduced
  introducing intrude invade invaded invent invented invest invested investigate investigated investigators investments invitations involves
  irene isabel islands isolate issued itch items ja jackets jackie jacqueline jake jane janet jar jaw jaws jeff jekyll jen jenna jeopardize
  jeremy jerk jerks jess jesse jets jewels jews jill jim jimbo jimmy jin jingle jo joan jobs joe joey jog johnnie joints jokes jose josephine
  josh josie juan judge judged judy juliet julio julius jump jumped jumps jurors justify kane kang katherine kathy katrina kay keeps kenny
  kerry keys kick kicked kicks kidnap kidnapped kidnappers kidneys kiki killed killers killings kills kilometers kim kings kirby kissed kisses
  kneel knees knights knives knocked knocks knots kong kung kwan kyle labs lace lacey lam lands lang lap laps largest larry lasted lasts
  laughed laughs launch launched laura lawyers lay lays ld leaking lean learns learnt legally legends lend lester levels lew lex liars lick
  lie lies lifting lifts lighten lightly likewise lila lilly limbs limits limp link lionel lions listened listens lists liters lizzie ln loans
  locals locate lock locked locks lodge log logs longest loop loosen lords lori losers loses losing loudly louie louise lounge lowa ls lt
  lucia lucille luckiest ludwig lug lungs lynch lynn lyrics machines madeline madly mae magazines maggie maids maintain males managed managing
  manifest manipulate manning manny manufacture maps mar march marco margaret marianne marie marilyn maris marjorie mark markers marriages
  marries marry marrying marshal martha martinez maru mash mashed masks massacre match matches materials matilda mattered mccoy mcdonald meals
  meanwhile measures medals meds meetings mel melt members memorize mend mentally mentioned mentioning merci merely messages messed messing
  meters methods mice mildred mill millions milly minding minds miners mines mingle minnie miracles miriam mirrors misses missiles missions
  mistakes misunderstand mitch mix moaning models moe molecules monica monitor monitors monkeys monks moons mop morons mort mortals
  motherfuckers motherfucking mothers motives motors mount mourn mouths movements moves mugged mugs mulder mullen murderers murdering muscles
  nail nailed nails nam napkins narcotics narrow nat nations natives naturally nazis neal nearer necks needles needn negotiate negotiating
  negotiations neighbours nemo nevertheless newest newspapers nicely nicky nigga niggas nigger niggers nightmares nip nipples nod noises non
  nonetheless noodles noses notices noticing notified notify nuns nurses obey objections objects obligations obscure observe obstacles obtain
  obtained occasionally occupy occur occurred occurs offend officers offices officials oi ol ole olives olivia onboard onions ooh op operate
  operated opinions ora oranges orders organize originally orphans ot otto ouch oui outfits overboard overcome overdose overhead overheard
  overlook overrated overreacting override overruled overseas ow owe owed owes owners owns oy oz pablo pacey packages packs pads paged pages
  pairs pajamas palms pam panties pappy paramedics pardon parenting particles partly partners partying passed passengers passes passports pat
  paths patients patricia patterns paulie paw paws payments pays peaches pearls peas peasants peck pedro peed peeking peel peep peeping pegged
  peggy pencils penetrate pennies pens pepper performed perish permanently permits permitted personalities persons persuade persuaded pete
  peters peyton phil phoned phones photograph photographed photographs phyllis physically pickles picks pictures pierce pigeons pigs pillows
  pills pilot pilots pin pinch ping pinned pins pipes pisses pits placing plague planets plates players plead pleases pleasures pledge plug
  plum pockets poets pointing poison poisoned poke policemen policies politically politicians polly pooh poorly popped pose positions
  positively possess possessions possibilities posters postpone posts potatoes pots pound pounds pour poured powers practicing practise pray
  prayed praying preach precautions precisely predict predicted prefers preparations prepare preparing present presented presenting presents
  preserve presidents press presume pretend prettier prettiest prevent previously prick priests principles printed prints priorities prisoners
  privately privileges prizes probe procedures proceed produce produced producers produces producing products professionally professionals
  programmed programs project projects promised promises promote pronounce properties propose proposed proposing pros prosecute prostitutes
  protect protects protocols proudly prove proves provided provides providing proving provoke pry psst psych psyched publish puerto puff puffs
  pull pulled pulls pump pumping pumps punch punched punches punching punish pupils purchased purely purposes pursue push pushed pushes puts
  pyramid qualifications qualify qualities questioned quicker quitting quote rabbits races rach rack rags raid raines raise rake rally ralph
  ram ramon ran randall rang ranks rape rapidly rarely ratings rats rattle rays rd reached reaches react readers reads realise realize
  realizes realizing reap reasons rebels rebound rebuild recall receive receiving recess recite recognise recognize recon reconsider records
  recruit recruited reduce reel reese refer references referred referring refill reflect reflexes refresh refused refuses refusing reg regain
  regardless regards regret regulations rehab rehearsals rehearse rehearsing reign reinforcements reject relationships relatively relatives
  release released relieve rely remain remained remarks remembered remembers remind reminded reminding reminds remotely remove removing ren
  rendered rented repaired repairs repay repeat repent replace replaced report reporters reports represent representing represents requesting
  requires reschedule resent reservations reset residents resign resigned resist resisting resolve resources responded responding
  responsibilities restaurants resting restore restored restraining rests retain retard retire retrieve returned returns rev reveal revealed
  reverse reviewed revoir rewarded rewrite rhymes ribbons ribs richard richer richest riddle riders rifles rig rights righty ring rinse riots
  rise rises risked risking risks rita rituals roam roar rob robbed robberies robbers robbing rochelle rocked rockets rocking rode rodney
  rodriguez rog roger roland roles roll rolls romano ronald ropes rory roses rounds roxy rub rubbed rufus ruins rumble rumors rumours russ
  russians rust sacrificed sacrifices saddle sadly safer safest sail sailed sailors sails saints sal salute salvage sammy samples san sanders
  sandra sandwiches sap sarge sark satellites satisfy saunders savages saves sayid scan scare scares scaring scars scatter schools schultz
  scientists scoot scored scouts scram scramble scrape scratched scratches screamed screams screws scrub scumbag seal seals sears seasons
  secondly seconds secretly secrets sections secure secured seduce seeds seek seeks sees seize seized seldom sells senators sends senses
  sensors sentenced sentences serena servants serves sets settles severely sew sexually sh shadows shake shakes shalt shares sharks sharon
  shave shed sheets sheila shells shelly shelves shh shields shift shifts shine shines shipped ships shirley shirts shoo shoots shops shorter
  shortly shorty shots shoulder shoulders shouldn shouts shove shoved shoving showers shrink shuffle shush shuts shuttle sides sigh sighs
  signals signatures signs simmons simpler sims sincerely sing singers sings sink sinned sinners sins sire sirens sirs sites sits situations
  sizes skills skins skipped skipping skirts skulls slammed slapped slash slaughtered slaves sleeps sleeves slept slides slightest slightly
  slime slip slipped slippers slips sloan slower slowly smack smallest smarter smartest smash smelled smells smiled smiles smokes smoothly
  snacks snakes snap snapped snaps snatch snatched sneak sneakers sniff sniffing snoop snooping snowing snuck soak sobs socially socks softly
  soldiers solve someday songs sookie sophia sounded sour sources sox spades spared sparks sparky speaks spears specially speeches speed
  spelled spells spence spends spiders spies spill spilled spit splash sponsor spread springs sprung spy squash squeeze squirt stab stabbed
  stables stages stains stamp stamps standards stared starters starve stashed stat statements stationed steady steal steals steam steer
  stepped stepping steroids steve steven sticks stiles sting stink stinks stir stitches stockings stokes stolen stomp stones stored stores
  straighten straightened strangely strangest strangle strapped strawberries stray streets stretch strike strikes strip strippers strokes
  stronger strongest strongly struggle stud studies studios stumbled styles sub subjects submit subs substitute subtitles suburbs succeed
  succeeded successfully sucked suckers sue sued suffered suffers suggesting suggests suing suits summers summon summoned sundays superiors
  supplied supplies supply suppose supposedly supposing surgeons surprises surprisingly surround survived survivors susan suspect suspects
  suspend suspicions sustain suzanne swab swallow swallowed swam sway sweaty sweep sweeter sweetest sweets swell switched switches swords
  swore sykes sylvia symbols symptoms sync systems tables tailor talents tales tanks targets tasted tastes tattooed tattoos taught taxes
  teachers teaches teams tease technically techniques teli tellin temporarily tempt tenants tends terminate terrorists testicles testified
  testify tex tha thanked thanking thee theodore theories therefore thieves thighs thine thoroughly thousands thread threaten threats threw
  throats throwing throws thrust thugs thumbs thy ties tighten tighter tiki tim tire tires tis tits titties toa toast toes toilets tolerate
  tomatoes tommy tongues tony tools toots toro torpedoes torture toss tossed tossing toto touches tougher toughest towels towers tox toys
  traced traces tracks traded transfer transferred transferring translate translated transmit transplant trashed travels travis treasures
  treating treatments trials tricked trigger triggered trim triple tripped trips troubles trusts truthfully tsk tubes tuck tuned tunes tunnel
  tunnels turbo turtles twinkle twist typically tyres ultimately underestimate underestimated underneath understands undo undoubtedly undress
  uniforms unite units unload unlock unpack untie unto update uphold ups upstate usher ust utter utterly vaguely val vanish vanquish vehicles
  veins vera verify vernon vessels vic victims videos views villagers villages vin vincent violate virgins virtually visions vitamins vivian
  voices voila volunteered vomit von voted votes vouch vow vows wade wagons wah waited waits wake wakes walked walls walsh walt wander
  wandered wang warn warned warp warrants warriors wars wash wasn watched watches waves wax weaker weapons wear wears wed weddings weep
  weighed weighs weights weirdest weli weren wh wha whack whales wheels whereas whew whimpering whining whip whipped whispers whistle whistles
  whites whoa whoo whoop whoops whores wider wiggle wildest william willie willingly willy win winds wink winners wins winters wipe wiped
  wires wiser wished withdraw witnessed witnesses witter wives woke wolves wondered wonders wong woo wore worlds worms wouldn wounds wrap
  wrench wrestle wrists writes wrote yah yan yankees yanks ye yells yield yourselves yuck yup zack zip zoom zorro`;

/** Words of everyday Spanish without accents: of the 10,000 most frequent in speech (subtitles of films). */
export const COMMON_SPANISH = `aaron abajo abandonado abandonar abandono abby abdomen abierta abiertas abierto abiertos abismo abogada abogado abogados abra abran abras
  abrazo abrelo abri abrigo abril abrio abro absoluta absolutamente absoluto absurdo abuso aca acabado acabamos acaban acabando acabara
  acabaron acabas acabaste acabe acabemos academia acaso acceder accidente accidentes accion acciones aceite acento acepta aceptado aceptar
  aceptarlo aceptas acepte acepto acerca acercan acercando acercarme acercate acerco acero acerque acerquen acerques acido aclarar acompane
  acompano acondicionado acostado acostarme acostarse acostarte acostumbrado actitud activado activo acto actores actos actriz actua actuacion
  actual actualmente actuando actuar acuerda acuerdas acusacion acusaciones acusado adam addison adecuada adecuado adelantado adentro adicto
  adivina adivinar administracion administrador admiro admitir admitirlo admito adn adolescente adolescentes adora adorable adoro adrian
  advertencia adverti advierto aerea aereo aeropuerto afecta afectado afecto afganistan afirmativo afortunada afortunadamente afortunado
  africa afueras agachate agallas agamenon agarra agarrar agarrate agarre agarren agarro agencia agenda agente agentes agosto agotado agrada
  agradable agradecemos agradecer agradeceria agradecerle agradecerte agradecido agradezco agresion agresivo agua aguanta aguantar aguanto
  aguarda aguas aguila aguja agujero agujeros ahh ai aigo aiguien aire ala alambre alan alarma alas albert alcalde alcance alcanza alcanzado
  alcanzar alcohol aldea alegra alegro alejado alejandro alejate alejense alejese aleman alemanes alemania alerta alex alexander alfa alfombra
  alfred algodon alguacil aliados alianza alice alicia alienigenas aliento alimentar alimento alimentos alivio alma almacen almas almirante
  almohada almorzar alo alquilar alquiler alta altamente altas alternativa alteza altura alturas alumno alumnos ama amaba amada amado amamos
  aman amanda amante amantes amar amarilla amarillo amas ambas ambiente ambos ambulancia amelia amen amenaza amenazas america american
  americano americanos amiguito amistad amo amy ana anakin analisis ancestros anciana anciano ancianos andaba andando andar andas anderson
  andie andrea andrew andy angel angela angeles angie angulo anillo anillos animal animate animo aniversario ann anna anne annie anormal
  ansioso antecedentes antena anteriormente anthony antidoto antigua antiguas antiguo antiguos antonio anual anuncios apaga apagado apagalo
  apagar apague aparato aparece aparecen aparecer aparecio aparentemente aparezca apariencia apartamento apartate aparte apartense apellido
  apesta apestoso apetece apetito aplauso apollo apolo apostar apoyo aprecio aprende aprender aprendes aprendi aprendido aprendiendo aprendio
  aprendiste aprendiz apresurate aprieta aprobacion apropiado aprovechar aproximadamente apuesta apuestas apuesto apunta apuntando apunten
  apurate apurense apuro aquel aquellas aquellos aquiles arabe arabia arana arbol arboles archer archie archivo archivos arco arde ardiendo
  ardiente arena argenteam arizona armada armado armados armadura armario armas arnold arquitecto arranca arregla arreglado arreglar arreglare
  arreglarlo arreglo arreglos arrestado arrestar arrestaron arresto arriba arriesgado arriesgar arrogante arroz arruinado arruinar arruinaste
  arruino artefacto arthur articulo articulos artificial artilleria artista artistas arturo asalto ascenso ascensor asegurado asegurar
  asegurarme asegurarnos asegurarse asegurate aseguro asesina asesinada asesinado asesinados asesinar asesinaron asesinato asesinatos asesino
  asesinos asesor ash asia asilo asistencia asistente asociacion asombroso aspecto asquerosa asqueroso astuto asumir asumo asunto asuntos
  asusta asustada asustado asustan asustando asustaste asuste asusto ataca atacado atacan atacando atacar atacaron ataco atado atajo ataque
  ataquen ataques ataud atender aterrador aterrizaje aterrizar athena atiende atlantico atmosfera atraccion atractiva atractivo atrae atrapa
  atrapada atrapado atrapados atrapar atraparlo atraparon atrapo atras atravesar atrevas atreve atreves audicion audiencia audrey aumenta
  aumentar aumento ausencia austin australia autentico auto autografo automatico automovil autopista autopsia autoridad autoridades
  autorizacion autorizado auxilio avance avancen avanza avanzada avanzado avanzando avanzar ave avenida aventura aventuras avergonzado
  averigua averiguar averiguarlo aves avion aviones avisa avisar ayudado ayudando ayudante ayudara ayudare ayudaria ayudarla ayudarle
  ayudarles ayudarlo ayudarlos ayudarme ayudarnos ayudarte ayudaste ayude ayuden ayudenme ayudes ayudo azar azucar azul azules bagdad bahia
  baila bailando bailarina bailey baja bajado bajame bajando bajar bajas bajate baje bajen bajos baker bala balas balboa balon banco bancos
  bandeja bandera bandidos banera banks banquete bar barba barbara barco barcos baron barra barras barrera barril barry bart basado base bases
  basicamente bastantes bastardo bastardos basurero bata batalla batallas batallon bate bateria batman baul beba beber bebida bebidas bebido
  bebiendo bebo beca beckett bell bella bellas belleza bello ben bendicion bendita bendito beneficio beneficios benjamin benny benton berlin
  bernie besame besar beso besos bestia bestias betsy betty beverly biblia biblioteca bicho bichos bienes bienvenida bienvenidos bigote bill
  billar billete billetera billetes billones billy bin bishop bla black blade blair blake blanca blancas blanco blancos blue bo bob bobby boca
  boda bodas bola bolsa bolsas bolsillo bolsillos bolso bomba bombas bomberos bond bondad bonitas borde bordo borracha borracho borrar bosque
  bosques boston botas bote botella botellas botes boton botones bourne boveda boxeador brad brandon bravo brazo brazos brenda breve brewster
  brian bridget brigada brillante brillantes brillo brindis britanica britanico britanicos bromas bromeaba bromeando bromeas bromeo brooke
  brooklyn brown bruce bruja brujas bruno bubber buck bud buda burke burt buscaba buscado buscan buscare buscaremos buscarla buscarlo buscarme
  buscarte buscas bush busque busqueda busquemos busquen buzz caballeria caballero caballeros cabana cabe cabello cabeza cabezas cabina cable
  cables cabo cabra cabrones caca caceria cachorro cadaver cadaveres cadena cadenas cadera cady cae caen caera caes cafeteria cagar cai caida
  caido caiga caigo caja cajas cajon calculos caleb calendario calentamiento calibre caliente calientes california calla callado callar
  callarte callate callejon callense calles callese calmado calmate calmense calmese calor calvin calzoncillos calzones cama camara camarada
  camaradas camaras camarera camarero camas cambia cambiado cambian cambiando cambiara cambiarlo cambiaron cambias cambiaste cambie cambies
  cambios camilla caminar camino caminos camion camiones camioneta camisa camiseta campana campeon campeonato campo campos canada canal
  canales canalla cancer canciller candidato canon canones canta cantando cantante cantar cantidad caos capa capaces capacidad capaz capilla
  capital capitan capitulo capturado capullo caracter carajos caramba caramelo caramelos caravana carbon carcel cardiaco carga cargado
  cargamento cargando cargar cargo cargos caridad carl carla carlo carlos carlyle carne caroline carretera carrie carro carta cartas cartel
  carter cartera casada casado casados casamos casar casarme casarnos casarse casarte casas casaste casco casey casos castigo castillo castle
  casualidad catherine catorce causado causar causo cayendo cayeron cayo caza cazador cazadores cazando cazar cazas cd celda celos celosa
  celoso celula celular celulas cementerio cenar cenizas centavo centavos center centimetros centro cerdo cerdos cerebral cerebro ceremonia
  cero cerrada cerradas cerrado cerrados cerradura cerrando cerro certeza cesar cesped champan champana chandler chaplin chapman chaqueta
  charles charley charlie charlotte chase chatarra chau chaval cheque cheques chicago chicle chiflado chimenea china chino chinos chip chistes
  chistoso chloe chofer choque chris christian christine christopher chuck cia ciaro cicatriz ciega ciego cielo cielos cien cientifica
  cientifico cientificos ciento cientos cierre cierren cierta ciertamente ciertas cierto ciertos cifras cigarrillo cigarrillos cigarro cima
  cinco cincuenta cindy cinta cintas cinturon cinturones circuito circulo circunstancias cirugia cirujano ciudadano ciudadanos civil civiles
  civilizacion claire clan clara claramente clarence clark clasico claude claudia claus clave clem clerigo cleveland cliente clientes cliff
  clima clinica clinton cm cobarde cobardes cobertura cobra cobrar coca cocaina coche coches cocinar cocinero coco codigo codigos cody coge
  coger cogido cogio cohen cohete cohetes coincidencia cojo cojones cola cole coleccion colega colegas colegio colgado colgar colina colinas
  collar collins colocar colonia colonias color colorado colores colt columna coma coman comandante comando comas combate combatir combinacion
  combustible comedor comemos comen comence comencemos comentario comentarios comenzado comenzamos comenzando comenzar comenzaron comenzo
  comer comercial comerciales comercio comere cometa comete cometer cometi cometido cometiendo cometio comi comido comience comiencen comiendo
  comienza comienzo comio comisaria comisario comision comite comoda comodo companera compania companias comparado compartimos compartir
  compasion competencia competir complace complejo completa completamente completo complicada complicado complice comportamiento comprado
  comprando comprare comprarme compras compraste compre comprende comprender comprendes comprendido comprendo comprobar compromiso computadora
  computadoras comun comunicacion comunicaciones comunidad comunista concentracion concentrate concepto conciencia conclusion concurso condado
  conde condena condenada condenado condenados condesa condicion condicional condiciones conduce conduciendo conducir conducta conductor
  conectado conejo conexion conexiones confesar confesion confia confianza confiar confias confidencial confie confio confirmado confirmar
  conflicto confundida confundido confusion confuso congelado congresista congreso conjunto connie conoce conocemos conocen conocerla
  conocerlo conocerte conoci conocia conocias conocida conocido conocidos conocieron conocimiento conocimos conocio conociste conozca conozcan
  conozcas conque conquistar consciente consecuencias consegui conseguido conseguimos conseguir conseguiras conseguire conseguiremos
  conseguirlo conseguiste consejero consejo consejos conservar considera considerado considerando considerar considero consiga consigo
  consigue consigues consiguio conspiracion constante constantemente construccion construido construir construyendo construyo consuelo
  consulta contaba contactar contactos contado contador contando contar contare contarle contarme contarte contaste conte contenido contenta
  contento contentos contesta contestar conteste contiene continua continuar conto contrabando contrario contrasena contratado contratar
  contrato contratos control controla controlado controlar controlarlo controles convencer convencido convencion conveniente conversacion
  conversaciones conversar convertido convertir convertira convertirse conviene convierte convirtiendo convirtio coop cooper coordenadas copa
  copas copia copias coraje corazones corbata corea corona coronel corporacion corran correcta correctamente correcto corredor corren correo
  correr corresponde corriendo corriente corrupcion corta cortado cortando cortar cortaron cortas corte corten cortes cortesia cortina
  cortinas corto cosecha cosmos costa costado costara costillas costumbre crack craig craneo crea creacion creado creame crean creando crear
  creas creasy crece crecen crecer creci crecido creciendo crecio credito cree creeme creemos creen creencias creer creera creeria creerlo
  creerme crees crei creia creias creido creiste crema cretino creyo criado criar criatura criaturas crimen crimenes criminal criminales
  crisis cristal cristiano cristianos cristo critica critico cruce crucero cruel cruz cruza cruzado cruzando cruzar cuadra cuadras cuadro
  cuadros cuai cuan cuantica cuarenta cuarentena cuarta cuartel cuarto cuartos cuatro cuba cubierta cubierto cubre cubrir cuchillo cuchillos
  cuelga cuello cuentame cuentan cuentas cuente cuentes cuento cuerda cuerdas cuero cuerpo cuerpos cuervos cueste cuestion cueva cuevas cuida
  cuidados cuidando cuidar cuidare cuidate cuide culo culpable culpables culpar culpo culto cumplido cumplir cura curar curiosidad curioso
  custodia cuya cuyo cynthia da daba dada dado dados dales dallas dama damas damela damelo damien damos dan dana danado dando daniel danielle
  danny dano danos dara daran daras darcy dare daremos daria darle darles darme darnos darryl darse darte dash data datos dave david davis
  dawson dc dean deba debajo debamos debas debbie debe debemos deber debera deberas deberes deberia deberiamos deberian deberias debes debi
  debia debias debido debieron debil debiles debilidad debimos debio debiste decente decepcionado decia decian decias decida decides decidi
  decidido decidieron decidimos decidio decidir decidiste decimos decirle decirles decirlo decirme decirmelo decirnos decirselo decirte
  decirtelo decisiones declaracion declarar declaro dedica dedicado dedo dedos defender defensa defensas definitivamente dei dejaba dejado
  dejala dejalo dejame dejamos dejan dejando dejanos dejar dejara dejaran dejaras dejare dejaremos dejaria dejarias dejarla dejarle dejarlo
  dejarlos dejarme dejarnos dejaron dejarte dejas dejaste dejate deje dejelo dejeme dejemos dejenlo dejenme dejes dejo delante delicado
  delicioso delincuente delito delta demanda demasiada demasiadas demasiados deme democracia demonio demonios demora demos demostracion
  demostrar demuestra den denise denle denme dennis denny dentista departamento depende deporte deportes deposito depresion deprisa derecha
  derecho derechos derek derrota derrotado derrotar des desafio desafortunadamente desagradable desaparece desaparecer desaparecido
  desaparecieron desaparecio desarrollar desarrollo desastre desayunar descansa descansar descanse descanso descarga desconocido desconocidos
  descripcion descubierto descubre descubri descubrieron descubrimiento descubrio descubrir descuida desea deseaba deseado desean desearia
  deseas desee deseo deseos desesperada desesperado desgracia desgraciadamente desgraciado desgraciados deshacerse deshazte desierto desnuda
  desnudo desorden despacho despedida despedido despedir despedirme despegar despegue despejado despejen desperdicio despertado despertar
  desperte desperto despidieron despierta despierte despierto destino destrozado destruccion destruida destruido destruir destruirlo destruye
  destruyendo destruyo detalle detalles detective detectives deten detencion detendra detener detenerlo detenerlos detenerme detenga detengan
  detenganse detengase detenido detente determinado determinar detesto detiene detras detroit detuvo deuda deudas devolver devolvere devuelve
  dex di diablo diablos diagnostico diamante diamantes diana diane diario diarios dibujo dibujos dices dicho diciembre diciendo dick diego
  diente dientes diera dieron dieta diez diferencia diferencias diferentes dificiles dificultades diga digale digame digamos digan digas
  dignidad digno dije dijera dijeras dijeron dijimos dijiste dijo dile diles dilo dimelo dimos dinos dio diosa dioses dira diran diras dire
  direccion direcciones directa directamente directo director directora diremos diria dirias dirige dirigen dirigir disciplina discrecion
  disculpame disculparme disculpas disculpeme disculpenme discurso discusion discutiendo discutimos discutir diselo disenado diseno disfruta
  disfrutando disfrute disfruten disfruto dispara disparado disparale disparan disparando disparar disparare dispararle dispararon disparaste
  dispare disparen dispares disparo disparos disponible disposicion dispositivo dispuesta dispuesto dispuestos distancia diste distinta
  distintas distintos distrito divertirse diviertete divina divino divirtiendo division divorcio dobla doble doc doce docena docenas doctora
  doctores documental documento documentos doler dolera dolio dolor dolores doloroso domingo dominique don donald doncella donna donnie dorado
  doris dormi dormida dormido dormir dormiste dormitorio dosis doug doy doyle dr dra dracula dragon drake drew droga drogado drogas duane
  ducha dudo duele duelo duena dueno duenos duerma duermas duerme duermen duermes duermo dulce dulces dulzura dunbar duncan durante durar
  durara duras durmiendo durmio duro duros dwight dylan earl ebrio echa echado echando echare echarle echaron echas eche echo eco economia ed
  eddie edificio edificios editor educacion educado edward ee eeuu efecto efectos egipto ego egoista ei eiia ejecucion ejecutivo ejemplo
  ejercicio ejercicios ejercito ejercitos eleccion elecciones electrica electricidad electrico elefante elegante elegido elegir elegiste
  elemento elementos elena elige eligio eliminar elizabeth ellen ellie elliot ello elvis em embajada embajador embargo emboscada emergencia
  emergencias emilio emily emocion emocionado emocional emociones empacar empece empecemos emperador empezado empezamos empezando empezaron
  empezaste empezo empiece empiecen empieces empiezas empiezo empleado empleados empresa empresas empuja enamorada enamorado enamorados enano
  encaja encantaba encantador encantadora encantan encantar encantara encanto encargado encargare encargate encargo encender encendido
  encerrado enciende encima encontraba encontrado encontramos encontrara encontraran encontraras encontrare encontraremos encontraria
  encontrarla encontrarlo encontrarlos encontrarme encontrarnos encontraron encontrarte encontraste encontre encontremos encontro encuentra
  encuentran encuentras encuentre encuentren encuentres encuentro enemigo enemigos energia enero enfadada enfadado enferma enfermedad
  enfermedades enfermera enfermeras enfermeria enfermos enfrentar enfrente enganado enganando enganar engano enhorabuena enlace enojar enojo
  enorme enormes enrique enron ensalada ensayo enseguida ensena ensenado ensenando ensenar ensenare ensenarle ensenarles ensenarme ensenaron
  ensenarte ensene enseno entendemos entenderlo entendi entendido entendio entendiste entera enterado entere entero enterprise enterrado
  enterrar entienda entiende entienden entra entrado entramos entran entrando entrara entraron entras entraste entrega entregado entregar
  entrego entremos entren entrenado entrenador entrenamiento entrenar entres entrevista entro envia enviado enviamos enviar enviare enviaron
  enviaste envidia envie envien envio episodio epoca equilibrio equipaje equipo equipos equivoca equivocada equivocado equivocados equivocas
  equivoco equivoque er eras eric ernie errores escala escalera escandalo escapa escapado escapando escapar escapo escena escenario escenas
  esclavo esclavos escocia escoge escoger escogio escolar esconde esconder esconderse escondidas escondido escondiendo escondite escopeta
  escotilla escriba escribes escribi escribiendo escribio escribir escribire escribiste escribo escrita escrito escritor escritorio escritura
  escuadron escucha escuchado escuchame escuchamos escuchan escuchando escuchar escucharlo escucharme escucharon escuchas escuchaste escuche
  escucheme escuchen escuchenme escuches escucho escudo escudos escuela escuelas esencia esencial esfuerzo esfuerzos espacial espacio espada
  espadas espalda espaldas espana espantoso esparta especial especiales especialidad especialista especialmente especie especies espectacular
  espectaculo espejo espera esperaba esperabamos esperabas esperad esperado esperame esperamos esperan esperandote esperanza esperanzas
  esperar esperare esperaremos esperas espere esperemos esperen esperes espia espias espiritu espiritual espiritus esplendido esposas esquina
  estabamos estabas estable establecer estacion estaciones estadio estadounidense estadounidenses estais estallar estando estara estaran
  estaras estaremos estariamos estarian estarias estarlo estatal estatua estelar estemos estes estilo estomago estrategia estrella estres
  estribor estructura estudiando estudie estudio estudios estupenda estupendo estupideces estupidez estupidos estuve estuviera estuvieran
  estuvieras estuvieron estuviese estuvimos estuviste estuvo etapa eterna eternamente eternidad eterno ethan europa euros eva evacuacion
  evacuar evan eve eventualmente evidencia evidencias evidente evitar evitarlo evolucion exactamente examen examenes examinar excelencia
  excelentes excepcion excepto excitante excusa excusas exhibicion existe existen existencia existia existir exito expedicion expediente
  expedientes experiencia experiencias experimento experimentos experto expertos explica explicacion explicar explicare explicarlo explicarte
  explico explique explosion explosivo explosivos explotar expresion exterior extrana extranar extranas extrane extranjero extranjeros
  extranos extraordinaria extraordinario extras extraterrestre extraterrestres extremadamente extremo ey fabrica fabuloso faciles facilmente
  facultad falda falla fallado fallar fallo falsa falsas falso falsos falta faltaba faltan fama famosa famoso famosos fantasma fantasmas
  fantastica fantastico farsa fascinante fase fatal favorita favorito fax fbi fbl fe fea febrero federacion federal federales felicidad
  felicidades felicitaciones felicito felix femenina femenino fenomenal fenomeno feo fermat fianza fiebre fiel figura fijate fila filadelfia
  filas filete filmar filosofia fingiendo fingir finn fiona firma firmada firmado firmar firme firmes fiscal fisica fisicamente fisico flanco
  flecha flechas flint flor florida flota flotando flujo fogg fondo fondos ford forense forma formacion formar formas forrest fortaleza
  fortuna foto fotografo fotos fox fracasado fracaso fractura fragil francamente francesa francia francis francisco franco francos frank
  frankenstein frankie franklin frase fraude frecuencia fred freddy freno frente fresca fria frio fritas frodo frontera fruta fu fuego fuente
  fuentes fueramos fueran fueras fuerte fuertes fuerza fuerzas fuese fuga fuhrer fuimos fuiste fuma fumando fumar fumo funcion funcionan
  funcionando funcionar funcionara funcione funciones funciono funeral furia furioso fusion futuro gabriel gabrielle gafas galaxia galleta
  galletas gallina gallinas ganador ganamos ganan ganancias ganando ganar ganaron ganaste gancho gandalf gane garaje garantia garantizo
  garfield garganta garras gary gas gases gasolina gastos gatillo gatito gemelos generacion generaciones generador generales generalmente
  generoso genetica geniales genio genovia gentil george georgia gerente gerry gesto gibson gigante gigantes gilipollas gimnasio gina ginebra
  ginger gira girar giro global globo gloria gobernador gobernar gobierno gol golpe golpea golpeado golpear golpeo golpes goma gondor gorda
  gordon gota grabacion grabado grabando grabar grace gracia graciosa gracioso grado grados graduacion graham gral granada granadas grand
  grandeza grandiosa grandioso granero granjero grano grant grasa grave gravedad graves grecia green greene greg grial griego griegos gripe
  gris grita gritando gritar grites grito gritos grosero grupos guantes guarda guardaespaldas guardar guarde guardia guardian guardianes
  guardias guau guerra guerras guerrero guerreros guia guion gus gusano gusanos gustaba gustaban gustado gustar gustara gustas guste habeis
  haberla haberle haberlo haberme habernos haberse haberte habia habiamos habian habias habido habilidad habilidades habitacion habitaciones
  habitual habla hablaba hablabamos hablado hablame hablamos hablan hablando hablara hablare hablaremos hablarle hablarme hablaron hablarte
  hablas hablaste hable hablemos hablen hables habran habras habre habria habriamos habrian habrias hacerla hacerle hacerles hacerlo hacerme
  hacernos hacerse hacerte hacha haciamos hacian hacias hacienda haciendolo hada hadas haga hagalo hagamos hagamoslo haganlo hagas hail haley
  hall hallado hallamos hallar hallaron halle halliburton hallo hambre hambriento hamburguesa hamburguesas hamilton hammy hank hannah hans
  hara haran haras harbor hare haremos haria harian harias harold harper harris harrison harry harta harto harvard harvey hawai haya hayamos
  hayan hayas hayes haz hazlo hazte heather hecha hechas hechizo hecho hechos hector helen helena helicoptero helicopteros helsing hembra
  hemorragia hemos henry heredero herencia herida heridas herido heridos herir hermandad hermanito hermosa hermosas hermoso hermosos hernandez
  heroe heroes heroina herramientas hice hiciera hicieras hicieron hicimos hiciste hicks hierba hierro higado hill hills hilo hipoteca
  historial hitler hizo ho hogar hogares hoia hoja hojas holly hollywood holmes hombro hombros homicidio homicidios homosexual hondo honesta
  honestamente honesto hong honor honorable honrado hood horno horribles hospital hospitales hospitalidad hoteles houston howard hoyo hubiera
  hubieramos hubieran hubieras hubiese hudson hueco huele hueles huelga huella huellas huelo hueon hueso huesos huesped huespedes huevo huevos
  huir humana humanas humanidad humano humanos humilde humo humor hunt huracan huye huyendo huyo ia ian ias iba ibamos iban ibas identidad
  identificacion identificado identificar idioma idiotas ie ies iguales igualmente ii ilegal ilusion imagen imagenes imagina imaginaba
  imaginacion imaginado imaginar imaginas imaginate imagine imagino imbeciles impacto impedir imperial imperio impide importaba importan
  importancia importante importantes importar importaria importe impresion impresionado impresionante impuestos impulso incapaz incendio
  incendios incidente incluye incluyendo incomodo inconsciente increible increiblemente increibles independencia independiente india indicado
  indican indio indios individuo industria inestable inevitable infancia infanteria infantil infarto infeccion infeliz inferior infierno
  influencia informa informado informar informe informes ingenieria ingeniero inglaterra inglesa inicial iniciar inicio injusto inmediatamente
  inmediato inocencia inocente inocentes insectos insignia insignificante insiste insisto inspector inspiracion instalaciones instante
  instinto instintos instituto instrucciones instrumento instrumentos insulto integridad inteligencia inteligente inteligentes intencion
  intenciones intenta intentaba intentado intentalo intentamos intentan intentando intentar intentare intentarlo intentas intente intentes
  intento intercambio interes interesa interesada interesado interesan interesante interesantes intereses interior interna internacional
  internet interno internos interrumpir interruptor intimidad inusual inutiles inuyasha invasion invento inversion invertir investigacion
  investigaciones investigador investigando investigar invierno invisible invita invitacion invitada invitado invitados invito involucrado
  inyeccion io ios ira irak iran iras ire iria iris irlanda irlandes iron irse irte isla island islas italia italiana italiano italianos
  izquierda izquierdo ja jabon jack jackie jackson jacques jade jake jamie jamon jane janet japon japones japonesa japoneses jason jaula jay
  jean jeanie jedi jeff jefferson jeffrey jen jenna jennifer jennings jenny jeremy jerry jersey jesse jessica jessie jesucristo jill jim jimmy
  jin jinete jo joan joanna jodan jodas jodete jodida jodido jodidos jodiendo joe joel joey john johnny johnson jon jonathan jones jordan
  jorel jose joseph josephine josh jovencita jovencito joyas juan judas judio judios judy jueces juega juegan juegas juego juegues juez jugaba
  jugada jugado jugador jugadores jugamos jugando jugar jugo juguemos juguete juguetes juicio julia julie julio jungla junio junior junta
  juntas jurado juramento juro justa justamente justicia justin justo juventud juzgado juzgar kane kansas karen karl kate katie keaton keith
  kelly ken kendall kennedy kenny kent kerry kevin kg kgb kilo kilometros kilos kim king kirk kirsten kit klingon km knox kong krakozhia kyle
  labios labor laboratorio laden lados ladron ladrones lagrimas lamentablemente lamento lampara lance lane lang langosta lanning lanza
  lanzamiento lanzar lapiz larga largas largate largos larry lastima lastimado lastimar lastimarte lata laura lauren lava lavado lavar
  lawrence lea leal lealtad leccion lecciones leche lee leer leerlo lees legal lei leido leigh leiste lejano leland lengua lenguaje lenning
  lenny lenta lentamente lentes leo leon leonard leones lesbiana lesiones lester letra letras letrero levanta levantado levantar levantarse
  levantate levante levanten levantese levanto lewis lex ley leyenda leyendo leyes leyo liberacion liberar libertad libras libres licencia
  licor lider lideres lidiar liga ligera ligero lila lily limite limites limpia limpiando limpiar limpias limpieza linaje lincoln lindas
  lindos lindsey linea lineas linterna lio lionel lios liquido lisa listas listos literalmente literatura litros liz lizzie llamaba llamaban
  llamada llamadas llamado llamados llamamos llaman llamando llamara llamare llamaremos llamaria llamarla llamarlo llamarme llamaron llamarte
  llamas llamaste llame llameme llamen llames llamo llave llaves llegada llegado llegamos llegan llegando llegara llegaran llegaras llegare
  llegaremos llegaron llegas llegaste llego lleguemos lleguen llegues llena llenar llenas lleno llenos llevaba llevado llevalo llevame
  llevamos llevan llevando llevara llevaran llevaras llevare llevaremos llevaria llevarle llevarme llevarnos llevaron llevarse llevarte llevas
  llevaste llevate lleve lleven llevenselo lleves llora llorando llores lluvia lobo lobos locales localizar locas locos locura logan logica
  logico logra logrado logramos lograr lograremos lograrlo lograron lograste logre logro lois lola londres lou louis louise lucas luce
  luchador luchando luchar lucir lucy luis lujo luke luna lunar lunatico lunes luther luthor luz lydia ma mac macho mack madame madera madison
  madres madrina maestra maestro maestros mafia magdalena maggie magica magico magneto magnifica magnifico maiz majestad malcolm maldad
  maldicion malditas malditos malentendido maleta maletas maletero maletin malvada malvado mamita mancha manchas manda mandado mandan mandar
  mandare mandaron mando maneja manejando manejar manejarlo manejo maneras manhattan mani manicomio manos mansion manta manten mantendre
  mantenerlo mantenerte mantenga mantengan mantenganse mantenimiento mantenlo mantente mantequilla mantiene mantienen manual manzana manzanas
  mapa mapas maquillaje maquina maquinas mar maravilla maravillosa maravilloso marca marcador marcar marcas marcha marchar marcharse marcho
  marco marcos marcus margaret margen maria marica maricon marido marie marihuana marina marinero marines marion mariposa mariscal marissa
  mark marshall marte martes martha martillo martin marty mary marzo masa masacre masaje mascara masiva mata matado matalo matame matamos
  matan matando matar matara mataran matare mataria matarla matarlo matarlos matarme matarnos mataron matarte matas mataste matematicas maten
  materia material mato matricula matrimonio matt matthew matty maxima mayo mayoria mcdonalds mear mecanico mecanismo medalla medianoche
  medias medica medicacion medicamentos medicina medicinas medico medicos medida medidas medio medios megan mei mejorando mejorar mel melanie
  melodia melvin memoria memorias mencionar menciono menelao mensajero mensajes mental mente mentes menti mentido mentir mentira mentiras
  mentirosa mentiroso mentiste menu menudo mercancia merece merecen mereces merecia meredith merezco merry mesa mesas meta metas mete meten
  meter meterme meterse meterte metes metete meti metida metido metiendo metieron metio metiste meto metodo metodos metro metropolis metros
  mexico mezcla miami michael michel michelle michigan mick mickey microfono mide miedo miel miembro miembros mientas miente mientes miento
  miercoles mierdas miguel mike mikey milagro milagros militar militares milla millas miller millie millon millones milord min minima
  ministerio ministro mintiendo mintio miraba mirad mirada mirado mirala miralo mirame miran miranda mirando miras mirate miren mires miro
  miserable miseria misericordia misil misiles mision misiones mismas mismos misterio misterios misteriosa misterioso mitad mitch mitchell
  mito mj mochila moda modales modelo modelos moderna moderno modos modulo mojado molesta molestado molestando molestaria molestarte moleste
  molestes molestia molly mona moneda monedas monica monitor monje monkey mono monos monsieur monstruo monstruos montar monton monty moon
  moore moral mordida mordido mordio mordor morfeo morfina morgan morgue moria morimos morir morira moriran moriras morire moriremos moriria
  morris mortal mortales mosca moscas moscu mostrare mostrarle mostrarte mostro motel motivos moto motor motores mover moverse moverte
  moviendo movil movimiento movimientos muchacha muchacho mudo muebles muelle muera mueran mueras muerde muere mueren mueres muerta muertas
  muerte muertes muerto muestran muestras muestre mueva muevan muevanse muevas muevase mueven muevete mulder multa multiples multitud mundial
  mundo mundos muneca munecas muneco municiones muralla murcielago muriendo muriera murieron murio muro muros murphy musculos mutante mutantes
  mutuamente myers nacer naci nacido nacimiento nacio nacion nacional naciones naciste nadar nancy napoleon naranja narices nariz nasa natalie
  nate nathan natural naturaleza naturalmente navaja nave navegar naves navorski nazi nazis necesaria necesario necesidad necesidades
  necesitaba necesitabas necesitan necesitara necesitaras necesitare necesitaremos necesitas necesite necesites ned negar negativo negociar
  negocio negras negros neil nelson nemo neo nervios nerviosa nervioso newman newport newton nicholas nick nicky nicole nido niebla niega
  niego nikita nikki ninera ninita nivel niveles nixon noah noble nobles nocturno noel nombres nora norma normales normalmente norman normas
  norte norteamericano norteamericanos nota notado notas note noticia noticias novato novedad novela novias noviembre novios ns nube nubes
  nuclear nucleares nucleo nudos nuestras nuestros nuevamente nueve numero numeros obedecer obispo obiwan objecion objetivo objetivos objeto
  objetos obligado observa observacion observando observar obsesion obsesionado obtener obtuvo obviamente obvio ocasion ocasiones occidental
  oceano ocho octubre oculta ocultar oculto ocupa ocupados ocupare ocuparme ocupate ocurra ocurre ocurren ocurrido ocurriendo ocurrio ocurrir
  ocurrira odia odiaba odian odias odie odio oeste ofender oferta oficial oficiales oficialmente oficina oficinas oficio ofrece ofrecio
  ofrezco ogro ohh oi oido oidos oigo oimos oir oirlo oirme oirte oiste ojo ojos olas oler oliver olor olvida olvidado olvidalo olvidar
  olvidare olvidarlo olvidas olvidaste olvidate olvide olvidemos olviden olvides olvido ondas ooh operacion operaciones operar opina opinas
  oportunidad oportunidades opuesto oracion orbita orcos orden ordena ordenado ordenador ordenar ordenes ordeno oreja orejas organizacion
  organizado organizar organos orgullo orgullosa orgulloso orgullosos oriental oriente origen orilla orina orinar oro os osborne oscar oscura
  oscuras oscuridad oscuro oso osos otono otto ovejas owen oxigeno oyen oyendo oyeron oyo oz paciencia paciente pacientes pacifico pacto
  padrino pagado pagamos pagan pagando pagara pagaras pagare pagarle pagas pagina paginas pague pai paige pais paises pajaro pajaros palabra
  palabras palacio paliza palma palmer palo palos pam panales pandilla panel panico pantalla pantalones pantano panuelo paolo papel papeleo
  papeles papito paquete paquetes par paracaidas parada parado paraiso parate pare parecen parecera pareces parecia parecido parecio pared
  paredes paren pares parezca parezco pariente parientes paris park parker paro partes participar particularmente partida partir parto pasaba
  pasaje pasajeros pasame pasamos pasaporte pasara pasare pasaremos pasaria pasaron pasas pasaste pasen pases pasillo pasion pasos
  passepartout pastel pasteles pastillas pastor pata patada patan patas patatas patear patetico pato patria patrick patron patrones patrulla
  paul paula paulie pavo paz pearl pecado pecados peces pecho pechos pedazo pedazos pedi pedido pedimos pedire pedirle pedirte pediste pedro
  pega pegado pegale pegar pegarle pego pelea peleamos peleando pelear peleas peleen peligro peligrosa peligrosas peligroso peligrosos pelo
  pelos pelota pelotas peloton pendiente pendientes pene penny pensaba pensabas pensado pensamiento pensamientos pensamos pensando pensar
  pensare pensaria pensarlo pensaron pensaste pense pension penso pentagono peor peores pequenas percy perdedor perdedores perdemos perder
  perdera perderas perdere perderemos perderia perderte perdi perdida perdido perdidos perdiendo perdieron perdimos perdio perdiste perdoname
  perdonar perdoneme perfectamente perfectos perfil perfume perimetro periodico periodicos periodista periodo perla permanece permanecer
  permanente permiso permita permitame permite permiteme permiten permites permitido permitio permitir permitira permitire perra perras
  perrito perry persecucion perseguir persigue persiguiendo personaje personajes personal personales personalidad personalmente perspectiva
  pertenece pertenecen perteneces pervertido pesa pesada pesadilla pesadillas pesado pesar pescado pescar peso peste pete peter peticion
  petroleo peyton pez phil phileas philip phoebe pico pida pide piden pides pidiendo pidieron pidio pido piedad piedra piedras piel piensa
  piensalo piensan piensas piense piensen pienses pienso pierce pierda pierdas pierde pierden pierdes pierdo pierna piernas pieza piezas pike
  pila pildoras piloto pilotos pinta pintar piper piramide pirata piscina piso pisos pista pistas pistola pistolas pito placa placas placer
  plaga planea planeado planeando planeta planetas plano planos planta plasma plastico plataforma plato platos plaza plazo plena plomo pluma
  plumas pm po poblacion pobre pobres poca pocion podeis poderes poderosa poderoso poderosos podia podiamos podian podias podido podra podran
  podras podre podremos podrias poema poeta poli policia policial policias polis politica politicas politico politicos pollo polly polo polvo
  pon pondra pondras pondre pondremos pondria ponemos ponerle ponerlo ponerme ponerse ponerte ponga pongamos pongan ponganse pongas pongase
  pongo ponia poniendo ponla ponle ponlo ponme ponte pope porno portaaviones portada portal portate porter posee posesion posibilidad
  posibilidades posiblemente posibles posicion posiciones positiva positivo postal potencia potencial potter pozo practica practicamente
  practicar pratt preciosa precioso precisa precisamente preciso preferido preferiria prefiere prefieres preguntado preguntale preguntan
  preguntando preguntare preguntarle preguntarme preguntarte preguntas preguntaste pregunte preguntes pregunto premio premios prensa preocupa
  preocupacion preocupada preocupado preocupados preocupan preocuparme preocuparse preocuparte preocupas preocupe preocupen preocupes preocupo
  prepara preparada preparado preparados preparando preparar preparate prepare preparen preparense preparo presa presencia presenta
  presentacion presentado presentar presentarles presentarte presente presentes presentimiento presento presidente presion preso presos presta
  prestado prestamo preston presupuesto primavera primer primeras primeros prince princesa principal principales principe principio principios
  priorato prioridad prision prisionero prisioneros privacidad privada privado privilegio probabilidades probable probablemente probado
  probando probarlo problemas procedimiento proceso produccion produce producto productor productos profecia profesion profesional
  profesionales profesor profesora profesores profunda profundamente profundidad profundo programa programado programas progreso prohibido
  promedio promesa promesas prometeme prometes prometi prometida prometido prometio prometiste prometo propia propias propiedad propiedades
  propio propios propongo proposito propuesta prostituta prostitutas proteccion protector protege proteger protegerte protegido protegiendo
  protocolo proviene provisiones provocar proyecto prudente prueba pruebas pruebe psicopata psiquiatra publica publicidad publico pude
  pudieramos pudieran pudieras pudieron pudimos pudiste pudo pudrete pueblos pueda puedan puerta puertas puerto puesta puesto puestos pulmon
  pulmones pulso pum puno punta puntos puse pusieron pusimos pusiste puso putas putos qaeda qin quatermain quedaba quedado quedamos quedando
  quedara quedaran quedaras quedare quedaremos quedaria quedarnos quedaron quedarse quedarte quedas quedaste quedate quede queden quedense
  quedes quedese quedo queja quejas quema quemado quemaduras quemando quemar quentin quereis queria queriamos querian querias queridos querra
  querran querras querria querrias queso quieran quieras quiere quieta quieto quietos quimica quince quinta quinto quirofano quise quisieras
  quisiste quiso quita quitado quitame quitar quitarle quitarme quitaron quitarte quitate quitense quito rabia rachel radar radiacion radio
  raices ralph ramera rancho randy rango rapida rapidamente raras raros rastrear rastro rastros rata ratas raton ray raya raymond rayo rayos
  razon razonable razones reaccion reales realidad realizar realmente rebecca rebelde rebeldes rebelion recado recepcion receta recibe reciben
  recibi recibido recibiendo recibimos recibio recibir recibira recibiste recibo recien reciente recientemente recoge recoger recomiendo
  recompensa reconoce reconocer reconoces reconoci reconocido reconocimiento reconozco record recordaba recordar recordare recordarlo
  recorrido recto recuerda recuerdan recuerdas recuerde recuerden recuerdes recuerdo recuerdos recuperacion recuperado recuperar recursos red
  reese referia refiere refieres refiero reflejo refrigerador refuerzos refugio regalos regimiento regina registrado registros regla reglas
  regresa regresado regresamos regresar regresara regresare regresaremos regresas regresaste regrese regresemos regresen regreses regreso
  rehen rehenes reina reino reir relacion relacionado relaciones relajate religion religioso reloj remedio remoto reno renta renunciar
  renuncio reparar repente repetir repite repito reporte reportes representa representante republica repugnante reputacion requiere rescatar
  rescate reserva reservas residencia residente residentes resiste resistencia resistir resolver respecto respeta respetar respeto respira
  respiracion respirando respirar respire respiro responda responde responder responsabilidad responsabilidades responsable responsables
  respuesta respuestas restaurante restaurantes restos resuelto resulta resultado resultados resulto retirada retirado retirar retirarse
  retirense reto retrasado retraso retrato retrocedan retrocede reune reunido reunir revelar reverendo reves revisa revisando revisar revisen
  revision revista revistas revolucion rex rey reynolds reza rezar richard rick ricky ricos riddick ridicula ridiculo rie riendo ries riesgo
  riesgos rifle rincon rindo ring rinon ripley risa rita ritmo rival rj rob roba robado robando robar robaron robaste robbie robe robert
  robertson robinson robo roca rocas rocky rodando rodar rodeado rodilla rodillas roger rohan roja rojas rojo rojos roland roll roma romano
  romanos rompe romper rompi rompiendo rompio rompiste ron ronda ronnie ropa ropas rosa rosas rose rosie ross rostro rota roto rowan roy rubia
  rubio ruby rudo rueda ruego ruidos ruina ruinas rumbo rumor rumores rusa rusia ruso rusos russell ruta ruth rutina ryan sabado sabanas
  sabeis sabemos saben saberlo sabia sabiamos sabian sabias sabido sabiduria sabiendo sabio sable sabor sabra sabran sabras sabre sabremos
  sabria sabrias saca sacado sacalo sacame sacamos sacando sacar sacare sacaremos sacarla sacarle sacarlo sacarme sacaron sacarte sacas
  sacaste sacerdote sacerdotes saco sacrificio sacrificios saddam sagrada sagrado saint sajones sal sala salario salchicha salchichas saldra
  saldran saldras saldre saldremos sales salgamos salgan salgas salia salido saliendo saliera salieron salio saliste sally salon salta saltar
  salto salud saluda saludable saludar saludo saludos salva salvacion salvado salvador salvaje salvajes salvar salvarlo salvarme salvarte
  salvaste salve salvo sam samantha sammy samuel samurai san sana sandra sandy sangrando sangre sano santiago santos santuario saori saque
  saquen saquenlo sara sarah sargento saruman satelite satisfaccion satisfecho saturacion saudita sauniere sauron sawyer scooby scott scotty
  scully sd seamos seattle sebastian seca seccion seco secreta secretaria secretario secretas secreto secretos sector secuencia secuestrado
  secuestro secundaria secundario sed seda segui seguia seguida seguido seguidores seguimos seguir seguira seguiran seguiras seguire
  seguiremos segundos seguramente seguridad seguros seis seiya sello selva semejante semental semilla semillas senado senador senadora senal
  senales sendero senoras senoria senoritas senos sensacion sensacional sensible sensores sentar sentarme sentarte sentencia senti sentia
  sentido sentidos sentimental sentimiento sentimientos sentimos sentir sentira sentiras sentiria sentirlo sentirme sentirse sentirte sentiste
  sepa sepamos sepan separacion separado separados separamos separarnos sepas septiembre seras sere seremos seres serian serias serie serio
  serios serlo serpiente serpientes servicio servicios servido servir servira servirle sesion sesos seth sexo sexto sexual sexuales sgto
  shaggy shane sharon shaun shaw shelly sheriff shh shock shrek sid sida sidney siendo sienta sientan sientate sienten sientense sientes
  sientese sierra siesta siete siga sigame sigamos sigan siganme sigas siglo siglos significa significaba significado significan signo signos
  sigo sigueme sigues siguiendo siguiente siguientes siguio simbolo simbolos simpatico simplemente simples sincera sinceramente sincero
  sincronizado sindicato sindrome sino sintiendo sintio sintomas siquiera sirius sirva sirven sirviente sirvientes sirvio sirvo sistema
  sistemas situaciones skinner sky skywalker slim smallville smeagol smith sobra sobrevivientes sobrevivio sobrevivir sociedad socio socios
  socorro sofa soga soio sois sol solar soldado soldados solia soliamos solicitud solitaria solitario soltar soltera soltero solucion
  solucionar sombra sombras sombrero sonaba sonado sonando sonar sone sonido sonidos sonny sono sonrie sonriendo sonrisa sopa sophie soplon
  soportar soportarlo soporto sorprende sorprendente sorprenderia sorprendido sorprendio sorpresa sorpresas sos sospecha sospechas sospechoso
  sospechosos sosten sotano south soze spider spiderman spock spoon spooner sr sra srta stacy stan stanley star stepford steve steven stone
  stu stuart suba suban sube subete subido subiendo subio subir submarino subo subtitulado subtitulos suceda sucede suceder sucedera sucedido
  sucediendo sucedio sucia sucio sucios sue sueldo suele suelen suelo suelta sueltala sueltalo sueltame suelte suelteme suelten sueltenme
  sueltes suelto suenas sueno suenos suerte suficiente suficientemente suficientes sufre sufrido sufriendo sufrimiento sufrio sufrir
  sugerencia sugiere sugiero suicida suicidio suicido suite suiza sujetate sujeto sullivan suma sumamente summer sun supe superar superficie
  superior superiores superman supervisor supervivencia supiera supieras supiste suplico supo supone suponer supongo suponia supremo
  supuestamente supuse sur surf susan susie suspendido sustancia susto suyas suyo suyos sydney sykes tabaco tabla tactica talento talentos
  tales talla tamano tanque tanques tapa tarado tarda tardar tardara tardare tarea tareas tarjeta tarjetas tarta tatuaje taylor taza tecnica
  tecnicamente tecnico tecnologia ted teddy tele telefonica telefono telefonos television televisor telly tema temas temblando teme temen
  temer temes temia temo temor temperatura templo temporada temporal tendras tendre tendremos tendriamos tendrian tendrias teneis tenerla
  tenerlo tenerte tenga tengamos tengas tenia teniamos tenian tenias tenido teniendo teniente tenis tension tentacion teoria terapia tercer
  teresa terminada terminado terminal terminamos terminara terminaron terminaste termine terminemos terminen termines termino terminos
  terremoto terreno terriblemente terribles territorio terror terrorismo terrorista terroristas terry tesoro testamento testigo testigos
  testimonio tetas texas thelma thomas thompson thorn thunderbird ti tiburon tiburones tiempos tiendas tierno tierra tierras tiffany tigre tim
  timido timon tina tinta tira tirado tirador tirando tirar tiras tire tiren tiro tiros tiroteo titulo toalla toallas tobillo toby tocaba
  tocado tocando tocarme tocas toco todd todopoderoso tokio tom toma tomaba tomado tomala tomalo tomamos toman tomando tomara tomare tomaremos
  tomaria tomarlo tomarme tomaron tomarte tomas tomaste tomate tome tomemos tomen tomes tommy tomo toneladas tono tonteria tonterias tontos
  tony toquen toques torax tormenta toro torpe torre torres torta tortuga tortura totalmente totenkopf trabajaba trabajado trabajadores
  trabajamos trabajan trabajando trabajar trabajas trabaje trabajos tracy tradicion traduccion traducido traelo traeme traen traera traere
  traerlo traerme traerte traes traficante trafico tragedia trago tragos traia traicion traicionado traiciono traido traidor traiga traigan
  traje trajeron trajes trajimos trajiste trajo trampa trampas tranquilidad tranquilizate transferencia transmision transmisor transporte
  trasera trasero traseros trata trataba tratado tratamiento tratamos tratan tratando tratar tratare trataron tratas trate traten trates trato
  trauma traves travis treadstone trece treinta tremenda tremendo tren trenes trevor tribu tribunal tripulacion tristeza triunfo tronco trono
  tropas troy troya trozo truco trucos truman tte tubo tucker tumba tumbas tumor tunel tuneles turistas turner turno tuviera tuvieramos
  tuvieran tuvieras tuvieron tuvimos tuviste tuvo tuya tuyas tuyo tuyos tyler ubicacion ud uds ultimamente ultimas ultimos umbrella unica
  unicos unidad unidades unido unidos uniforme uniformes union unirse united universal universidad universo uno urgencias urgente usa usaba
  usado usamos usan usando usare usaremos usarla usarlo usas usaste usen usr usualmente util utiliza utilizar uu vaca vacaciones vacas vacia
  vacias vacio vader vagabundo vago vagon vais val valentin valiente valientes valioso valle valor valores vamonos vampiro vampiros vano
  vaquero vaqueros varon vaso vasos vaticano vaughn vayamos vayan vayanse vayas vayase vd veamos vean veas vecindario vehiculo vehiculos veia
  veinte vela velas velma velocidad veloz ven venas vencer vencido venda vende vendedor vendi vendido vendiendo vendio vendo vendra vendran
  vendras vendre vendria vendrias veneno venga venganza vengas venia venian venid venido venimos venta ventaja ventana ventanas ventas veo
  vera veran verano verdadera verdadero verdaderos verde verdes vere veredicto veremos vergonzoso verguenza veria verificar verla verlas verle
  verlo verlos verme verne vernos verse version verte ves vestibulo vestida vestido vestidos vestuario vete viaja viajando viajar viajes vias
  vicepresidente victima victimas victor victoria vidas video videos vidrio viejas viejos viendo vienes viento vientos vientre viera viernes
  vieron vietnam vigila vigilancia vigilando vigilar viki viktor villa vimos vince vincent viniendo viniera vinieras vinieron vinimos viniste
  vio violacion violencia violento virginia virus visa vision visiones visitantes visitar visitas vistazo viste visto visual vital vitales
  viuda viva vivas vive viven vives vivi vivia vivido viviendo viviente vivio vivira vivos voces volando volante volar volo volumen voluntad
  voluntario volvamos volvemos volvera volveran volveras volvere volveremos volveria volverse volvi volvia volviendo volviera volvieron volvio
  volviste vomitar von vosotros voto votos voz vuela vuelo vuelos vueltas vuelto vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo vuestra
  vuestras vuestro vuestros wallace walt walter warren washington watson wayne weaver wendy west weyland white whoa william williams willie
  wilson winston wong woods woody wyatt xena yardas yate yendo york yuri zack zapato zapatos ze zeus zod zorra zorro`;
