const listed = (phrases: string): readonly string[] =>
  phrases
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Names of things to do whose words say little or something else by themselves, in English and then in Spanish without accents. */
export const SET_PHRASES = listed(`
  dungeons and dragons|dungeons & dragons|magic the gathering|blessing of the animals|disney on ice|boo at the zoo|cars and coffee|coffee with a cop
  shakespeare in the park|yoga in the park|movies? in the park|zumba in the park|jazz in the park|music in the park|picnic in the park|art in the park
  pow ?wow|highland games|renaissance (?:faire?|festival)|corn ?hole|bounce houses?|fly fishing|dim sum|open mat|brazilian (?:jiu[ -]?)?jitsu|3d printing|laser cutting|laser tag|real estate
  town hall|city council(?: meeting)?|county council(?: meeting)?|candidate debate|voter registration|flu shots?|used book sale|old time(?= *(?:$|[|.,;!?]| (?:music|fiddle|jam|but)))
  day of the dead|indigenous peoples'? day parade|columbus day parade|veterans day parade|mardi gras|cinco de mayo|fourth of july|new years? eve party
  paint your own|drag (?:shows?|brunch|bingo)|pub crawl|brick show|light show|air ?show|record fair|record swap|toy show|tarot reading|life drawing|latte art|team trivia
  round robin|cake decorating|bird ?watching|stone carving|wood ?turning|leather ?working|glass ?blowing|letter writing|grant writing|small business taxes|fall colors?|fall foliage|bonfire night
  gun (?:and|n|&) knife shows?|parques? de (?:diversiones|atracciones)|parques? acuaticos?|aerial silks?|aerial yoga|pole (?:dancing|fitness)|flying trapeze|salsa choke|salsa (?:brava|casino|dura)|bachata sensual|damas (?:chinas|inglesas)|hip ?hop|trip hop|drum and bass|rhythm and blues|rock en espanol|honky tonk|western swing|contra dancing|cover bands?|smooth jazz|film noir|silent films?|old westerns
  creek clean-?up|beach clean-?up|walk-?in clinic|alcohol[- ]free|gluten[- ]free|plant[- ]based
  bano de sonido|feria del estado|tiro con arco|luna llena|guerra civil|cafe con gatos|rodada en bici|rodada de motos|baile de salon|marcha nordica|noche de los (?:ochenta|noventa|80|90)s?
  cine al aire libre|pelis al aire libre|yoga al aire libre|musica al aire libre|teatro al aire libre|escalada en roca|trenes a escala|aves rapaces|cartas pokemon|voleibol de playa|futbol (?:5|7|11|sala|rapido)
  compra de casa|compradores de casa|comprar casa|comida casera|pizca de manzanas|recreaciones historicas|impresion 3d|dulce o truco|accion de gracias|show de (?:magia|drag|talentos)|casa de terror
  teatro infantil|cine infantil|robotica infantil|noche de (?:peliculas|talentos|poesia|comedia)|banda sinaloense|musica cristiana|concierto cristiano|alabanza y adoracion|misa de gallo
  clases de ciudadania|examen de ciudadania|taller de ciudadania|declaracion de impuestos|pequenos negocios|banco de alimentos|primera comunion
`);

/** Who is on tour, where the name is of everyday words or easily taken for something else. */
export const ACTS = listed(`
  bad bunny|peso pluma|karol g|luis miguel|juan luis guerra|marc anthony|romeo santos|daddy yankee|grupo frontera|grupo firme|los tigres del norte|los bukis|los temerarios|los angeles azules
  carin leon|christian nodal|pepe aguilar|angela aguilar|natanael cano|junior h|fuerza regida|eslabon armado|banda ms|la arrolladora|intocable|ramon ayala|vicente fernandez|alejandro fernandez
  mana|cafe tacvba|molotov|caifanes|soda stereo|juanes|shakira|maluma|j balvin|ozuna|rauw alejandro|feid|young miko|ivy queen|don omar|wisin|camilo|sebastian yatra|reik|jesse y joy|ricardo arjona
  marco antonio solis|joan sebastian|juan gabriel|rocio durcal|jenni rivera|chiquis|celia cruz|hector lavoe|willie colon|ruben blades|gilberto santa rosa|victor manuelle|el gran combo|oscar d'?leon
  aventura|prince royce|elvis crespo|olga tanon|los van van|buena vista social club|silvio rodriguez|mercedes sosa|marcos witt|jesus adrian romero|franco escamilla|george lopez|gabriel iglesias
  taylor swift|beyonce|drake|kendrick lamar|sza|bruno mars|ed sheeran|billie eilish|olivia rodrigo|sabrina carpenter|chappell roan|lady gaga|harry styles|post malone|zach bryan|morgan wallen
  luke combs|chris stapleton|tyler childers|dolly parton|willie nelson|garth brooks|kacey musgraves|reba mcentire|hank williams|johnny cash|foo fighters|pearl jam|red hot chili peppers|green day
  the cure|depeche mode|fleetwood mac|the beatles|pink floyd|led zeppelin|grateful dead|phish|dave matthews band|widespread panic|the eagles|bruce springsteen|tom petty|elton john|billy joel|queen tribute
  abba(?: tribute)?|earth wind and fire|stevie wonder|john legend|lauryn hill|erykah badu|snoop dogg|ice cube|nas|wu-?tang clan|outkast|lil wayne|travis scott|megan thee stallion|cardi b|nicki minaj
  kevin hart|dave chappelle|ali wong|john mulaney|jo koy|bert kreischer|jim gaffigan|nate bargatze|sebastian maniscalco|trevor noah|blue man group|cirque du soleil|harlem globetrotters|monster jam
  paw patrol live|bluey live|sesame street live|the wiggles|cocomelon|inter miami|messi|wwe
`);
