/**
 * What people eat, play, perform, make, keep and celebrate: words whose first meaning WordNet 3.1 (Princeton University) puts below such a notion,
 * that spoken English has (SUBTLEX-US), and that are none of our own lists. Kept by hand: no script makes it.
 */
export const PASTIMES = `accompanist accordion acorn acrobatics actor actress adagio afters aikido albacore ale amaretto anagrams anemone angling anthem aperitif
  applejack applesauce aquatics aquavit aria artiste aster athletics avocado avocation baccarat backgammon bagel baguette baklava balalaika
  ballad balladeer ballerina banger bannock banquet bantam bap baritone basset bassist basso bassoon bathing beagle beano bebop begonia
  belling benediction bezique bialy bicycling biddy biscuit bisque bitters blackberry blackbird blancmange bleu blini blintz bloodhound
  bloomer blowfish bluebird bluebottle bluefin bobsledding bobwhite bocce bock bombard bongo boogie bootleg borsch borscht borzoi
  bouillabaisse bouillon bourdon bowls brandy brant bratwurst bread brent briard brioche brontosaurus broody broth buffoonery bugle bugler
  bulldog bullfighting bustard buttermilk buzzard cabbage cakewalk calabash calamari cameo campion canasta cancan canfield cannelloni cantata
  cappuccino cards carob carouse carp carpentry casserole cassino castanets catbird catfish caviar caviare celebration celesta cellist
  ceremonial challah chantey chanting charades chatterbox cheeseburger cheesecake chiaroscuro chickadee chilli chime choirboy choreography
  chorizo chowder chrestomathy chrysanthemum citrus clambake clarinet clarion cliffhanger clowning cob cockatoo cocker cockerel cockfight
  cockfighting cockle cocoa cocoanut coda codfish coffeecake coleslaw collation collie columbine comedienne commemoration compote concerto
  condor conga congee conjurer contest cookie coonhound coot coquille cormorant cornbread cornet cornflower coronation counterpoint coursing
  couscous couture crabmeat crawdad cribbage croaker croissant crooner crooning croquet crouton cruller crumpet curling curry custard cymbal
  dachshund dahlia daiquiri daisy dancer darter debauch debauchery decaf decathlon decoupage demitasse diorama dirge discus ditty docudrama
  dogfight doggerel doubleheader doubles drama draughts dressmaking drinkable drummer dulcimer eclair eggnog eggplant elegy enchilada
  engraving enthronement entombment epilogue escalator escapism espresso etching exacta excerpt exercise exercising fado falafel falcon
  fandango fantasia faro feeder festivity fiddler fife finale finch firebird fireman firewater fizz flamingo flan flapjack flashback flatfish
  flautist flaxseed flirting floorshow flute follies fondue foolery footrace foreword foxhunt foxtrot frankfurter freestone freestyle fresco
  fricassee frittata fritter fruit fugu gamba gander gannet garbanzo gavotte gazpacho gingerbread glissando glockenspiel glyph goldilocks gong
  gooney goonie goony gorgonzola gosling goulash grape grappa greens greyhound grinder grog grosbeak grouper gruel guitarist gyro haggis haiku
  halibut hallelujah hamburger handcraft handiwork handstand hardtack harlequin harmonica harpsichord headliner heartthrob herbal herm heroics
  heroine herring highball hijinks histrionics hoagie homebrew honeydew hoofer hoofing hoops hootch hopscotch hornpipe horseplay horseshoes
  hotfoot housewarming hula hummer hummingbird hunting hurdles hurdling hurling ibis iconography idolatry induction infotainment ingenue
  interment isometrics jaeger jambalaya jamboree javelin jaybird jellyroll jinks jitterbug jokester juggler jujitsu julep julienne jumping
  junket kabob kava kazoo kebab keno keyboardist kingfish kingfisher kipper kirsch kitsch knackwurst knish knockwurst koto kummel lacing
  lancers lapdog lasagna lasagne latte legerdemain lemon lemonade lentil levee ligature limeade limpet lindy linseed liqueur lithograph
  liverwurst lollipop longlegs longways lotto lovebird ludo lullaby lyre macaroon macaw mackerel magpie majorette malamute mallard mambo
  mandolin maraca maraschino marbles marc margarita marguerite marigold marmite martini masque mastiff matzah matzo mazurka meadowlark
  meatball meatloaf medley melodrama melon mezuzah mezzo milt mimicry minestrone miniature minstrel minuet mockingbird modelling modulation
  monochrome monte mouser moussaka mousse mozzarella muffin mulligan mulligatawny mung muscatel mussel mynah naan nacho netball newsreel nim
  nocturne nosh novena nuptials nuthatch oatmeal obbligato oboe ocarina octave octopus ode okra oldie omelet omelette operetta opus
  orchestration orchid organist oriole ouzo overture pachinko pageantry panto pantomime papillon parakeet parfait pastiche pastime pastis
  patty peahen pear peckerwood peekaboo peeler peepshow penguin pentathlon pepperoni percussionist peregrine pheasant pianist pianoforte
  piccolo pilaf pinochle piquet pirogi pita pizzicato playacting playlet plonk poem poi pompano pone poodle poppy popsicle porcupines porgy
  porridge potable potion potpie poultry prawn preface prelim prestidigitation pretzel processional prologue psalmody pudding puffer puffin
  pug pumpernickel puppeteer pushup quadrille quahog quarterfinal quesadilla radish ragout ragtime raisin rapeseed rapper raptor ratatouille
  raven realisation redbreast rededication reenactment repast retrospective revel revelry revue rhubarb rhumba rickey ricotta riding risotto
  rite roadrunner robin rockabilly roe rollerblading romaine rondo rosebud rotgut roundelay rounders rugger rusk rutabaga rye sacrament salad
  salami salat saltine samara sambuca sandpiper sandwich sapsucker sardine sashimi sauerkraut sausage saxophonist scallopini scampi scat
  schnapps schnauzer schnecken schnitzel scone scrapple scrimshaw seagull seltzer semifinal serenade sevens sextet sheepdog sheldrake
  shellfish sherbet sherry shinny shortbread shortcake showgirl showstopper shrike shuffleboard sidecar singing sinker sitar sitcom skiing
  skit skittles slalom slapstick slaw sledding slivovitz snipe snooker snorkeling soiree soloist sonata songbird songstress sonnet sonogram
  soprano sorbet souffle soup sousaphone souvlaki soybean spaniel spareribs sparrow spinning spitz sprat spritz spritzer spud squatting squid
  starlet starling steeplechase stegosaurus stickball stitching stopper stork strawberry strudel succotash sukiyaki sultana sumo sundae
  sunfish sunflower sura suturing sweepstakes swizzle swordfish tabbouleh tabby tabor tailoring talkie tambourine tanager tanka tansy
  tarantella tater teatime tempura teriyaki terrier tetherball theremin thespian tiddlywinks timpani titmouse tobogganing toddy tomcat
  tomfoolery toon tortilla tostada toucan tourney toying travesty trolling trombone troubadour trumpeter tuba tumbling tunny turtledove
  twirler tyrannosaurus uke understudy valerian vanilla vaudeville vaudevillian veg vegetable veggie ventriloquist vermouth veronica
  vichyssoise violinist vireo virginal vocalist vulture waffle wallflower walnut warbler warhorse weenie weightlifting whippet whippoorwill
  whisky whist whitefish whiting widgeon willet windfall winkle woodcarving woodcock woodpecker woodwind workout xylophone yellowbird yodeling
  zabaglione zany zep zinnia zither
  foray foraging shearing ukulele banjo fiddle fiddlers clogging squaredance shag balboa waltz capoeira kizomba bhangra bollywood krump breakdancing
  falconry alpaca alpacas goats camel camels sharks shark dolphins otters turtles fireflies bats owls hawks eagles raptors wolves bison
  elk sheep herding donkeys beekeepers orchids bonsai succulents terrarium terrariums topiary mushrooms truffle composting permaculture arborist
  blacksmithing glassblowing lapidary beading macrame batik tiedye felting basketry caning upholstery leatherwork bookbinding letterpress
  printmaking linocut silkscreen screenprinting encaustic watercolor watercolors gouache airbrush graffiti mosaic mosaics whittling woodturning kiln
  raku soapmaking candlemaking perfume sourdough kimchi fermentation kombucha charcuterie cheesemaking mixology barista pickleball padel squash
  racquetball kickball dodgeball frisbee cornhole fencing archery axe roller derby rollerskating skateboarding parkour bouldering ziplining zipline
  paragliding skydiving regatta rowing sailing windsurfing kiteboarding spelunking caving geocaching orienteering ruck rucking mudrun trampoline
  jousting strongman powerlifting bodybuilding wrestling lucha demolition motocross karting gokart autocross swapmeet stamps coins numismatic
  philately trains railroading dioramas miniatures warhammer dungeons larping larp pinball arcade speedrunning scrimmage hackathon makerspace drone
  drones rocketry rocket telescope planetarium meteor eclipse fossil fossils geology minerals gems burlesque sideshow hypnotist hypnosis illusionist
  seance tarot astrology psychic paranormal tenant immigration naturalization citizenship notary genealogy cpr naloxone doula lactation
  breastfeeding prenatal caregivers dementia alzheimer grief sobriety menopause shapenote barbershop quartet quartets handbell handbells carillon
  madrigal madrigals requiem oratorio recital recitals philharmonic bagpipes steelpan ska reggae zydeco cajun bluegrass honkytonk shoegaze synthwave
  vaporwave techno dubstep hardcore screamo
`;
