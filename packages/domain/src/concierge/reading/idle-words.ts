/** Words that stand around a request and say nothing that can be searched for: grammar, politeness, feelings, everyday verbs. */
const ENGLISH = `stfu gtfo wth lmfao tf omfg funday lil expiration minus cooler storm am pm function baddies witchu sesh childcare rowdy ada compliant compliance yeehaw woohoo af naptime team teams offsite outing obsessed craving cosy toy rainy bops bop bops shindig whatcha tickets rsvp said print admission admit cop fa dream dreams a about above absolutely accessible across actually add adult adults advance affordable afraid after afternoon afternoons again against age aged ages
  ago ahead ain't aint alive all allowed alone along already alright also always am among amount an and annoyed annoying another any anybody anyhow
  anymore anyone anyones anything anytime anyway anyways anywhere apparently appreciate appreciated are area aren't arent around arrive as asap ask
  asked asking at attend attending available avoid awake aware away awesome awful awfully babe baby back bad badly barely based basically be beautiful
  became because become been before began begin beginning begins begs behind being believe belong below beside besides best bestie bet better between
  beyond big bit bless blessed bloody boo  booked booking bored boredom boring both bother bothering bottom bout boy boys break bright bring
  bringing brings bro broke brother brothers brought bruh bucks budget buddies buddy bunch busy but buy buying by bye call called calling calm came can
  can't cancel cancelled canceled cannot cant  card care careful cares carry case cash casual catch cause cell certain chance change changed charge
  charges cheap cheaper cheapest check checking cheers child children chill chilling choice choose chosen city classy clean clear clearly click close
  closed closer closes closest clue clueless cold come comes coming comfortable comfy company compare complain completely computers confused considering
  consider continue cool correct cost costing costs could couldn't couldnt couple couples course cover covers cozy crap crappy crazy crew crowd crowded
  crowds cry crying cuz cos coz current currently cute cutie cuties cya dad daddy dads damn dang dark darling date dates daughter daughters day days
  dead deal dear dears decent decide decided definitely delete depressed describe did didn't didnt die different difficult directions dirty disabled
  discount discounts do does doesn't doesnt doing don't dont done door doors dorky double doubt down downtown dragging dress drink drive driving
  drop drunk dude dudes due dull dumb dumbass dumbest dumped during dying each earlier earliest early earlyish easier easily easy eat eating eh eight
  either elderly eleven else email emails end ended ending ends energetic energy enjoy enjoyable enjoys enough entire entry especially etc even evening
  evenings event events eventually ever every everybody everyday everyone everything everythings everywhere ex exact exactly excellent except exciting
  excited excuse expect expecting expensive experience experiences explain extra eye f fab fabulous fact fairly faith fall families family famous fan
  fancy fans fantastic far fast favorite favourite favor fee feel feeling feelings feels fees few fifteen fiance fiancee figure fill final finally find
  finding fine finish finished finishes finna first five fixed flash folks following follow for forever forget forgot form former forth forty forward
  found four free freaking frfr friend friendly friends from front frustrated fucking fuck fuckin full fully fun funny further future gal gals game
  games gang general gently get gets gettin getting gf gimme girl girlfriend girlfriends girls give given gives giving glad go god goddamn goes going
  golly gone gonna good goodbye google gosh gosia got gotta gotten grab grandchildren granddaughter grandkid grandkids grandma grandmother grandpa
  grandson grandson's grandsons great greatly greetings gross ground group groups grown guess guest guests guy guys ha had hadn't haha hahaha half
  handicap handicapped handle hang hanging hangout hangry happen happened happening happenings happens happy hard hardly has hasn't hate hates hating
  have haven't having havin he he'd he'll he's hear heard hearing hell hella hello help helped helpful helping helps her here heres hers herself hes hey
  hi high highly him himself his hit hmm hmmm hold home homie homies honest honestly honey hope hopefully hoping host hosted hosting hosts hot hotel
  hour hours house how however hows hubby hug huge huh hun hundred hungover hungry hurry hurt husband i i'd i'll i'm i've id idea ideas ideally idiot
  idk idle if ignore ill im imma immediately important impossible in inc including indeed indoor indoors info information inside instead interested
  interesting into introvert invite invited involve involved involving is isn't isnt it it'd it'll it's item its itself ive janguear jeez jesus job join
  joining joke just justfor keep keeping kept key kid kid-friendly kidding kiddo kiddos kids kind kinda kindly kinds knew knock know knowing known knows
  lady ladies lady's lame last late lately later latest laugh lazy lead leads learn least leave leaves leaving left legit length less lessgo let let's
  lets life lift like liked likes limit limited lineup list listed listen lit little live lived lives living ll lmao lmk local locally located location
  locations lol lonely long longer look looked lookin looking looks looky loose lord lose lost lot lots loud louder loudest love loved lovely lover
  lovers loves low lower luck lucky luv ma'am mad made main major make makes making mama mami man many mate mates matter matters max maximum may maybe
  me mean meaning means meant meet meeting meets men mention mess message met mi mid middle might mile miles mind mine minimum minute minutes miss
  missed missing mistake mm mmm mom moment moments momma moms mommy money month months mood moods more morn morning mornings most mostly mother mouth
  move moved moving mr mrs ms much mum must my myself n nah name named names nana near nearby nearest nearly neat necessarily necessary need needed
  needing needs neighborhood neither nephew nephews nerd nerdy nervous never nevermind new newbie newcomer news next nice nicer nicest niece nieces
  night nights nine no nobody none nope nor normal normally not noted nothing notice now nowhere num number nuts nvm obviously obvs occurring odd of off
  offer offered offering offers officially often oh ok okay okey old older oldest omg on once one ones online only onto oof oops oopsie open opening
  opens opinion opportunities opportunity option options or order ordered ordinary original other others otherwise ought our ours ourselves out outing
  outta over overwhelmed own owner p page paid pain pals parent parents  parking part particular particularly parties partner party pass past pay
  paying people peeps per perfect perfectly perform performer performers performing perhaps period permit person personally phone pic pick picked pics
  piece piss pissed place places plan planned planning plans playing please pleased pleasure pls plus plz point points polite poor popular possible
  possibly post posted potentially practically precious prefer preferably preferred pressure pretty previous price priced prices pricey pricier probably
  problem problems profit program promise prompt proper properly provide public purpose put putting question questions quick quickly quiet quieter
  quietest quit quite r rain rained raining rains rate rather reach read ready real realistic really reason reasonable reasonably recent recently
  recommend recommendation recommendations recommended recs refund regarding register registered registration regular regularly relax relaxing remember
  reminder reply require required reserve respectfully respond rest result results retired return review reviews rich rid ride right rip roughly round
  rsvp rude ruin ruined rules rush sad safe  same save saved saw say saying says scared schedule scheduled score scream search searched searching
  season seat seated seating seats second secret see seeing seem seemed seems seen send sense sent serious seriously set seven several sexy shall share
  she she'd she'll she's shes shit shitty short should shouldn't shout show showed showing shown shows shut shy sibling siblings sick side sign
  significant silly similar simple simply since sir sis sister sisters sit sitter  six size skip slow small smart smth so soon sooner sold solo
  some somebody somehow someone something somethin sometime sometimes somewhat somewhere son son's sons sorry sort sorta sorts sound sounds spare speak
  special specific specifically spend spending spent spicy split spontaneous spot spots sry st stand standing start started starting starts stay staying
  step stick still stop store stories story straight strange stranger street stress stressed strictly strong stroller strollers stuck student students
  stuff stuffy stupid such suck sucks suggest suggested suggestion suggestions suit suitable super supposed sure surely surgery surprise surprised
  surprising sweet sweetheart sweetie system ta table take takes taken taking  talked talking tall tbh teenage teenager teenagers tell telling tells
  ten tend terrible terribly terrific than thank thanks thankyou that that'd that'll that's thatd thatll thats thatz the their theirs them themselves
  then there there's theres these they they'd they'll they're they've theyre thing things thingy think thinking thinks third thirsty thirty this tho
  those though thought thoughts three thrilled through throughout throw thru thus thx tickets ticket tix til till time times tip tips tired to today
  together toddler toddlers told tomorrow tonight tons too took top total totally touch tough tourist tourists toward towards town towns trash travel
  traveling  tried tries trip trouble true truly trust truth try tryin tryna trying ttyl turn turns tv tween tweens twelve twenty twice two ty type
  types typical u ugh uh ugly um umm ummm uncomfortable under understand understood unfortunately unique unless until unusual up upcoming upon upset ur
  urgent us use used useful useless user uses using usual usually vegas very vibe vibes vibing view visit visiting visitor visitors visits vs wait
  waiting walker wall wanna want wanted wanting wants warm was wasn't waste wat watch watching wat's way ways we we'd we'll we're we've weather website
  week weekday weekdays weekend weekends weeks weird welcome well went were weren't wery wev what what's whatcha whatever whats wheel wheelchair
  wheelchairs when when's whenever where where's wherever whether which whichever while who who's whoever whole whom whos whose why wi wife wifey will
  willing wish wishes with within without wkday wkdays woman women won won't wonder wonderful wondering wont word words work worked working works world
  worried worries worry worse worst worth would wouldn't wouldnt wow wrong w ya y'all yall yay yea yeah year years yell yep yer yes yesterday yet yo you
  you'd you'll you're you've young younger youngest youngish your youre yours yourself yr yrs yum zero activity activities ability able budget-friendly
  caffeine coworker coworkers colleague colleagues client clients roommate roommates neighbors neighbor grandparents grandparent uncle aunt cousin
  cousins inlaws in-laws cane crutches stairs stair steps ramp ramps elevator disability disabilities mobility adhd anxiety knee hip
  babysitter nanny toddler-friendly pregnant diaper diapers stroller-friendly  exam exams study semester campus dorm dorms unwind meetups
  getaway alcohol-free handy underrated hidden gem gems must-see bucket itinerary boyfriend bf fam famjam squad bachelor bachelorette besties bday
  birthday wedding divorce divorced breakup girlfriend's hubby's wife's mom's dad's anniversary engaged honeymoon romantic romance chillest swanky
  bougie lowkey low-key highkey slay slaps slap bussin poppin popping jumpin cracking crackin hoppin hopping turnt dope fire rad gnarly groovy yolo fomo
  bestfriend brb fr ngl iykyk tbf sus cap nocap deadass yessir aight ight boutta gon lemme dunno whatchu wut wya wyd wassup sup whaddup wee lad lads
  lass bloke blokes cheeky bonkers reckon innit cuppa mateys gday arvo brekkie howdy yonder y'alls fixin fixing reckonin honeybun sugar sweetums ain
  doin nothin somethin' anythin evryone everbody evry sumthing sumthin smthn wats wen wer wher whr hw abt bc b/c btw fyi imo imho jk ily np nvmd rn
  srsly tho' thnx thanx tysm yw 2day 2morrow gr8 l8r b4 cuz' ppl pplz plzz plss plzzz pleez kthx cmon c'mon heck dammit damnit bs wtf omfg smh ffs ass
  asshole bitch bot bots chatbot junk garbage moron idiots stupidest lousy pathetic worthless afford alternative alternatives answer anyhoo app arrange
  arrived assist assistance assistant attention attract awhile backup bathroom bathrooms bedtime bigger blah blow bless' bottles brain bus buses cab
  camera candidate capacity catchy celeb celebrity central changing chat cheapo cheapish choices circumstances clothes coat code codes comment common
  concierge confirm confirmation contact contacts convenient corner correctly countries county crappier creative curious customer dealing deciding
  decision depends desperately detail details determine device devices direct discounted distance dollar dollars entertain entertaining entertained
  entertainment entrance entirely error everyone's exhausted exit exist exists explore exploring facing fault fewer filled flexible floor fly folk's
  forecast freak freakin freaks fresh glasses goodness guaranteed guidance guide hassle head headache heading headed heavy height helper hiding hint
  hire hobbies hobby homebody hometown hook horrible hurts ideal impress include included includes individual insane instructions interest interests
  introverted issue issues joy keen kill laughing layover lifetime likely literally load loads loner luckily mainly manage map mature meantime memories
  motivated needn't newly nobody's notes nowadays occasion occasions odds offhand official organized organizer organizers overall overnight pace pack
  packed participate payment peaceful peace people-watching picky pieces plain planner playlist plenty policy portion posting powerful prepared presence
  prior private process productive promo promoted proof quality  quietly random range rare recover refreshing refuse relate relevant reminders
  rent replies request requests respect responsibility restroom restrooms rides role roleplay room rooms rope rough safely same-day sane saving scene
  scenes scratch screw screwed selection self sell selling sensitive separate serve served serving setting settle sharp shoot shop shower sight signing
  situation sleep sleepy smell smile smoke smoking someplace source space spaces spectacular spoil  stands stare states station stayed stood
  strangers struggling stumble style subject success sudden suddenly suffering suffer sum support survive swear switch teach tear tears temperature
  tempted test tests text texting therapy thrilling tiny titles tones tops traffic transit treats tricky typing unable unbelievable underage unexpected
  unlimited unpopular untill updates upload vacation valid valuable van variety venue venues versus vet vibrant virtual visited voice vote wallet
  warning weeknight weeknights weigh wild winning wise workday worker workers write written xoxo yawn yummy zone lips lip ears eyes feet foot legs hands
  hand bones aches tummy belly allergic allergy allergies scent scent-free leash accept accepts accepted ac air-conditioned heated shade shaded valet
  uber lyft taxi subway walkable region regional authentic touristy touristic touristing native`;

const SPANISH = `resaca crudo cruda lluvioso lluviosa soleado soleada caluroso calurosa sociable nervioso nerviosa andador usa usan cruda asere cobran cobrar estaciona estacionan uno parche parces parcera parceras rollo piba pibas pibe chilo piola tranza bochinche poca pocas urge jefa jefe jefes ocupo ocupamos acceso accesos arma armar armamos puente compro llueve llover lloviendo llueva puedas contacto techo pie abre abren abrir aburrida aburrido aburridos acaba acabar acabo accesible acompanar acuerdo adelante ademas adios adonde adulto adultos afuera ahi
  ahora ahorita ahorrar al alegre alegria algo alguien algun alguna algunas alguno algunos alla alli alrededor amable amables amiga amigas amigo amigos
  amor amores ando andamos anda andan ano anos anuncio anunciar anoche ante anterior antes apenas apuntar aqui aquella aquello asi asco asustar atencion
  aun aunque ayer ayuda ayudame ayudar ayudas ayudeme bajo barata baratas baratico baratito barato baratos barrio basta bastante bebe bebes bendiga
  bendiciones bien bienvenido boleto boletos bonita bonito bonitos bot boba bobo bro broma buen buena buenas buenisimo bueno buenos burro busca buscamos
  buscando buscar busco cabron cada caer calma calidad calle cambiar cambio camina caminando cancelar cancelado cancelo cansada cansado cara caras
  carajo carino carnal caro caros casa casi caso causa celebrar cerca cercana cercano cerquita cerrar chafa chamba chamo chamos chava chavo chavos che
  checa checar chevere chica chicas chico chicos chido chida chiste chulo chula cierra cierran claro cita citas ciudad ciudades comadre como companero
  companeros compa compadre compas compra comprame comprar con conmigo conocer conoces conozco contigo copado copada corazon corre cosa cosas cosita
  costo creo cual cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos cuate cuates cuenta cuesta cuestan cuidado culpa cumple cumpleanos
  cuna cunado dale dame dar das de deben debo decir deja dejen del demas demasiado dentro deprimida deprimido desde despues dia dias dice dicen
  diferente dificil digo dime dinero dios disculpa disculpe disculpen disfrutar distinto divertida divertidas divertido divertidos divertirme
  divertirnos diversion doctor dolar dolares donde dos duda dudas dura duran e echar edad efectivo el ella ellas ellos embarazada emocionante empezar
  empieza empiezan en encanta encantada encantado encantaria encontrar enfermo enojada enojado enserio entender entiendes entiendo entonces entrada
  entradas entrar entre entretenido eramos era eran eres es esa esas escribe escribeme ese eso esos espero esperando esposa esposo esta estaba estaban
  estado estados estacionamiento estacionar estamos estan estar estare estaria estas este esten esto estos estoy estresada estresado estudiante
  estudiantes estudiar eventito eventitos evento eventos exacto excelente extrano facil familia familiar familias familiares favor feliz felices
  fiestero fin final finde fines finalmente flaca flaco fuera fueron fue fui funciona gana ganas ganado gano gasta gastar genial gente gordo gracias
  gran grande grandes gratis gratuita gratuito grupo grupito guapa guapo guay guey gusta gustan gustaria gusto ha haber habra hablar hablo hace hacemos
  hacen hacer haces haciendo hacia hagan hago han has hasta hay hazme hermana hermanas hermano hermanos hija hijas hijo hijos hijita hijito hola hombre
  hombres hora horas horario horarios horrible hoy hubo ida idea ideas ido igual importa imposible imprime incluso indica info informacion inutil
  invitar ir iremos irme irnos jaja jajaja jajajaja jamas jale janguear joda joven jovenes jovencitos jubilado jubilada junto juntos jueves la lado
  largo las latosa le lejos lento les lia libre limpio linda lindo lista listo llama llamame llamar llega llegar llegue lleva llevar llevarla llevarlo
  llevarlos llevo llorar lo loco loca los luego lugar lugares madre mal mala malas malo malos mama mami manana mananas manches mande mandame manera mano
  mantener mas maximo mayor mayores me media mejor mejores menor menores menos mensaje mero mes meses mi mia mias mientras mija mijo mil mina minas
  minimo minuto minutos mio mios mira mire mirar mis misma mismo modo molestar molesto momento momentos mostrar motivo muchachas muchachos mucha muchas
  muchisimas muchisimo mucho muchos muero muestra muestrame mueve mujer mujeres muy nada nadie naco necesita necesitamos necesitar necesito negra negro
  nena nene nenes ni nietas nietecitos nieto nietos nina ninas ningun ninguna ninguno nino ninos no noche noches nomas nombre normal nos nosotras
  nosotros novia novio nuestra nuestro nueva nuevas nuevo nuevos nunca o ocupada ocupado ofrecen ofrecer oiga oigan ojala ok okey onda opcion opciones
  orale otra otras otro otros oye oyes padre padres padrisimo paga pagar pago pal panas pana papa papas papi para paras parar parcero parce parecer
  parece pareja parejas pareciera parte pasa pasada pasado pasan pasando pasar pasarla pasarlo pase paseo pasear paso pinche pedir pedo pena pendejo
  pendeja pequena pequeno pequenos perdon perdona perdone perfecto perfecta pero persona personas pibe pibes plan planes plata platicar pocas poco pocos
  podamos podemos podria podrian podriamos poder ponen poner popular populares por porfa porfas porfavor porfis porque posible precio precios prefiero
  prefiera preferible preferiblemente pregunta preguntar preguntaba presentan prima primas primera primero primo primos prisa probar problema pronto
  propone proponme proximo proxima proximos proximas pudiera pues puede pueden puedes puedo pueblo punto puro pura puros puto puta puras que queda
  quedan quedar quedarme queremos querer querido querida quien quienes quiera quieren quieres quiero quincena quisiera quisieramos quizas quiza rapido
  rara raro rato rebaja recomiendan recomendacion recomendaciones recomendar recomienda recomiendas recomiendame regalo registro relajado relajada
  relajante relax reservame reservar resto rica rico rollo romantica romantico ruido ruidoso ruidosa saber sabes sabe sale salen sali salida salidas
  salgo salimos salir salga santo sean seas se sea segun segunda segundo segura seguro sencilla sencillo senor senora senores senorita sentada sentado
  sentados sentarse ser sera seran seria seriamente si sido siempre siente siento sientas siguen sigue silla silencio simple sin sirve sirves sitio
  sitios situacion sobre sola solas soledad solamente solita solito solo solos somos son soy su suave suegra suegros suena suenen super supuesto sus
  suya tal talvez tambien tampoco tan tanta tantas tanto tantos tarde tardes te tendra tendran tener tendria tengan tengo tenemos tercera tercero
  termina terminan terminar tia tias tiempo tiene tienen tienes tienda tio tios tipica tipico tipo tipos tita toca tocan tocar toda todas todavia todo
  todos tomar tonta tontas tonto toque trabajadora trabajador trabaja trabajo trae traer traigo tranquila tranquilas tranquilo tranquilos tranqui tras
  tres triste tristes tu tus tuve ultima ultimo un una unas unico unos usar uso usted ustedes va vaina vale valen valer vamos van varias varios vas vaya
  ve vea veces vecina vecino vecinos vemos venden vender vengan vengo venir ver veras verdad verdaderamente vez vi via vida viene vienen viajo viaje
  viejita viejito viejo vieja vine visita visitando vista vivimos vivir vivo volver vos voy vuelta wey we wuey y ya yo zona actividad actividades lana
  varo varos bolas mangos pesos baro morra morro morros morrito morritos plebes plebe raza bato vato vatos ruca rucos viejon chambear chamaco chamacos
  chamaca escuincle escuincles peque peques pequenin pequenines chiquillos chiquitos chiquito chiquita bb ninitos sobrina sobrinas sobrino sobrinos abue
  abuela abuelas abuelita abuelito abuelitos abuelo abuelos neta nel simon orales hijole caray ay uy ah eh oh pa pos nop  chance ahi'ta bacan bacano
  carnal carnales sumerce sorprendeme sorprendenos sorprendame chilero tuanis macanudo joya diacachimba jevi vacilar vacilon parranda parrandear rumbear farrear carretear pachanguear pachangon relajo despapaye
  cotorreo cotorrear chill chillear jangueo bonche boncheo gozar gozadera antojo antoja antojan latoso pinches culero mierda joder cono chingada
  chingado chingar verga maldito maldita estupido estupida idiota imbecil basura porqueria asiento asientos accesibles rampa rampas ruedas escaleras
  elevador autismo autista sordo sorda discapacidad discapacitado muletas baston embarazo carriola carriolas bano banos taxi uber autobus avisame aviso
  dinerito gratuitas gratuitos rebajas descuento descuentos fecha fechas semana semanas entresemana mediodia madrugada amanecer anochecer temprano
  tempranito tardecito nochecita ahoritita luegito tantito poquito poquitito despacio d q k xq x pq tmb tb tbn dnd kiero ke sta toy stoy ta tas nse xfa
  xfavor bn mñn grax grasias ola buenass aki nesesito komo algun@ amig@s tod@s dl ninio tonses`;

/** Those too that are  of companies, prices and hours, of which the readers take what they understand. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  `${ENGLISH} ${SPANISH}`.split(/\s+/).filter((word) => word !== ''),
);
