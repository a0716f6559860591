/**
 * What people eat, drink, play, perform, watch, make, learn and celebrate, in the Spanish of the United States and of the countries its speakers come
 * from, without accents; singular and, where it is said so, plural. Kept by hand.
 */
export const PASTIMES_ES = `
  acordeon acordeonista acrobacia acrobacias acrobata acrobatas acuarela acuarelas adoracion aerobicos afrobeat aguacate agricultura ajiaco
  alabanza alabanzas albondigas alfajor alfajores alfareria alitas alpinismo altar altares anticuchos antiguedades antojitos apicultura arbolitos
  arcade arepa arepas arpa arquitectura arqueria arroz arrullo asados asamblea astrologia atletismo atole automovilismo aves aviones avistamiento
  bacalao bachatero bachateros badminton balada baladas balet ballet bandoneon banquete barbacoa baristas barrilete barriletes basket bateria
  batucada bazar bazares bebidas belen bendicion betabel bingo biodanza birria birrieria biscochos blues bocadillos bochas bodegas bohemia boleros
  bolero bomba bonsai bordado bordados boricua bordar box boxeadores pelea peleas cantada cantadas parrilla brasas brownies brujas bugambilias bulerias burlesque burritos
  cabaret cacao cachapas caligrafia callejoneadas campamentos campeonato campesinos canasta cannabis canoas cantautor cantautora cantautores
  cantautoras cantantes cante capoeira caracoles caramelos caricatura caricaturas carnaval carnavales carne carnes carnitas carpinteria carreta
  carretas carritos carrozas cartas castillos catolico cerdo cerezos chacarera chacareras chamame chamanes champeta charango charcuteria
  charros charreria chef chefs chicharron chicharrones chilaquiles chiles chistes chocolates choclo chorizos choripan churrasco churros ciclovia cine
  cineclub cinefilos circense clavados clown cocadas cocteleria coctel cocteles coleccionismo coleccionistas collage coloquio comedor comediante
  comediantes comics compostaje compositores computadoras congas conga conjunto conjuntos conservas contradanza copla coplas coral corales coreografia
  coreografias corrida cosecha cosechas cosplay costura coreano coreana criollo criolla crochet croquetas cuadros cuadrilla cubano cubana
  cuchillos cuencos cuento cuentos cueca cuecas cumbiambera cumbias cumbiero cuartetos cuarteto danzon danzas danzantes deportivo degustaciones
  dj djs dibujo dibujos dioramas diablada discos disfrazarse documental donacion donaciones documentales dominos domino drag drones dulces duendes ebanisteria
  elotes emprender empanada enchiladas encaje ensalada ensaladas ensamble ensayos escalada escenografia escritura escrituras escultura esculturas
  esgrima esqui esquiar estampado estampitas estreno estrenos eucaristia exorcismo fado fandango fantasmas fantasma farandula farol faroles festejo
  festejos ficcion filarmonica filatelia fideos flan flamenco flauta flautista flautas folclor folclore folclorico folclorica folklor folklorico folklorica
  fogata fogatas foro foros fotos frijoles fresas frutas funk futsal futbolito gaitas gaita galletas gallos ganaderia garnachas gastronomia
  gastronomica gastronomico genealogia gimnasia globo golf golfito gorditas gospel grabado grabados grafiti graffiti guacamole guaguanco guarania
  guayabas guerreras guitarra guitarras guitarrista guisos hamburguesas hamburguesa hallacas halloween hatha herbolaria hiphop hipica hierbas
  hockey hojalata holi horneado hongos huapango huerta huertas huerto huertos huipil humanidades humor humorista humoristas ilusionista ilusionismo
  imanes improvisacion impro indigena indigenas informatica instrumentos invernadero italiano italiana jaranas jarana japonesa japones jarabe jardineria
  jardinero jardineros jazz jibaro joropo joyeria joyas judo juegoteca juguetes juguete karate kermes kermesse kimonos kizomba ladino lagunas
  langosta laser latinidad lechon lecturas leyendas libelulas libreria librerias licores linternas lirica literatura literario literaria litografia
  locros locro luau luciernagas ludoteca luchador lumpias macrame madrigales maiz malabares malabarismo malambo mambo manga maquetas
  maquillaje marimba marinera mariposario mariscada marisco marroquineria mascaras mascara matachines matanza mates maracas margaritas
  mecanica mecanicos medieval mejillones meditar melodia melodrama menudo merengue mermeladas mexicana mezcal micologia migas milonga milongas mimo mimos
  mineria miniaturas mitologia modelismo modelaje mofongo molas mojitos monologos monologuista montanismo moros mosaicos mosaico motociclismo motos muralismo
  mural murales murga murgas musical musicales muralista nacimiento nacimientos nadar naturaleza navidades neverias nochebuenas nopales novela novelas
  novena novenas observatorio oboe oleo olimpiadas opera operas oracion oratorio orquesta orquestas orquidea orquideas origami otono pachamanca
  paletas palomas panaderia pantomima papalotes papalote parranda parrilladas parodia partituras pasarela pasodoble pastel pasteles pasteleria
  pastores patinaje patineta patinetas patrimonio payasos peliculas percusion percusiones perfumes periodismo pescado petanca picnic picadillo
  pinata pinatas pincho pinchos pintores pintor pintar piano pianista pizza pizzas plena podcast poemario poemas poema poetica policial polleras
  ponche pop popurri porro pozol preescolar pregon pregones procesiones pupuseria puros quechua quena quenas quesadillas queso
  quesos quilt quimica ramen ranas ranchos raqueta rap rapero raperos raspados recetas recital recitales reciclaje reciclado reggae reggaetonero
  regatas relatos religiosa religioso remo repostero resina retablos retratos retrato reposteros rock rockero rockeros rondalla rondallas 
  romeria ropavieja rosca roscas rumba rumbas rugby sainete salchichas salmon salsero salseros salseras saltenas samba sambas sancocho sandia
  sandwiches sardana saxofon saya scrapbook senderos serenata serenatas serigrafia setas shamanes sidra sinfonia sinfonica sinfonico softbol sonero
  soneros sones sonora sopas sopa sorteo sorteos sudado tactil tactiles audiodescripcion audioguia surf surfear sushi swing tablao taekwondo tamalada tamaladas tamborazo tambores tambora tango
  tangos tapas tapices taqueria taquiza tarot tatuajes tatuaje teatral teclado tejer tejido tejidos telar telenovela tenis teologia terror tertulia
  tertulias tejano tejana textiles titere tlayudas toros tortas tortillas trapecio tren tributo trios trombon trompeta trompetas
  trova trovador trovadores truchas tunas vallenato vallenatos vals valses vaqueros verbena verbenas vendimia verduras veladas velada velas ventriloquo
  vestuario viacrucis vigilia villancico villancicos vihuela vinedo vinedos violin violines violinista vitrales viveros volantines wayuu
  xilofono yerba yoyo zapateado zarzuela zumba zombies zombis
  pescar nadar remar acampar patinar pintar tejer coser trotar escalar surfear cabalgar bucear bordar dibujar pedalear eclipse eclipses
  regata recorrido recorridos concurso concursos tributos espectaculo espectaculos karting kartismo gokarts delfin delfines ballena ballenas tiburon
  tiburones serpientes reptiles insectos bichos escorpiones murcielagos buho buhos lechuzas aguilas halcones halconeria cetreria avistamientos
  observacion planetario meteoros cometa cometas cohete cohetes dron robotica radioaficionados zouk kickboxing crossfit calistenia acuaerobics
  acuagym taichi chikung mindfulness reiki sonoterapia musicoterapia arteterapia padel squash kickball frisbee parkour rapel tirolesa tirolesas
  canopy senderismo trekking espeleologia rafting kayaks canoa veleros windsurf paddle buceo snorkel snowboard skate patines boliche billar billares
  dardos ajedrez rayuela tejo cricket equitacion charreada charreadas coleadero jaripeos palenque novillada motocross autocross arrancones lowriders
  tuning sonidero sonideros tardeada tardeadas lunada lunadas bohemias fandangos guateque pachanga callejoneada estudiantina
  estudiantinas opereta quinteto cuerdas tambor batucadas bossa huapangos marimbas candombe dembow garifuna calipso dub techno electronica trance
  psytrance darkwave gotico ganchillo confeccion fieltro xilografia linograbado cianotipia encuadernacion papiroflexia mache alebrijes cartoneria
  vitral talavera barro arcilla soldadura herreria tapiceria talabarteria bisuteria orfebreria jabones cosmetica perfumeria floristeria ikebana
  bonsais hortalizas hidroponia composta abejas lombricultura permacultura semillas esquejes suculentas cactus kombucha fermentacion fermentados
  reposteria chocolateria confiteria coctelera mixologia sommelier vendimias enologia cerveceria catas maridaje maridajes pulque pulques raicilla
  tepache carajillo barista pozole memelas huaraches sopes pambazos esquites bunuelos pastelitos alcapurrias llapingachos encebollado humitas
  tequenos patacones baleadas nacatamales quesillo camarones ostiones cangrejos parrillada dumplings falafel catrina catrinas calaveritas ofrendas
  panteon calabaceada disfraz embrujada embrujadas zombi vampiros aquelarre horoscopos posadas pastorelas candelaria guadalupana peregrinacion
  rosario cuaresma pascua comparsas conversatorio conversatorios ponencia ponencias simposio seminario seminarios diplomado debate debates oratoria
  declamacion dramatizada dramatizadas cuentacuentos trueque trueques intercambio reciclaton reforestacion adopcion adopciones vacunacion
  esterilizacion mamografias inmigracion migracion ciudadania emprendimiento criptomonedas finanzas inversiones ciberseguridad programacion
  videojuego esports historietas fanzine fanzines vinilo vinilos numismatica aeromodelismo trompos yoyos canicas monologo ventrilocuo hipnosis
  titeres guinol carpa telas aerea contemporanea azteca sevillanas ballroom subasta subastas rastrillo mercadillo mercadillos pulgas agricultores
  artesanal romerias cabalgata cabalgatas desfiles alegoricos globos aerostaticos fotografico fotografica fotografia acrilico lettering ceramica
  inauguracion vernissage galeria retrospectiva cortometrajes cinefilo animacion autocinema lactancia parto doula porteo estimulacion crianza
  menopausia duelo alcoholicos codependencia autoestima prenatal tocada tocadas
`;
