import { tellingWords } from '../../categories/index.ts';
import { listed, setOf } from './listed.ts';
import { PASTIMES } from './vocabulary/pastimes.ts';
import { PASTIMES_ES } from './vocabulary/pastimes-es.ts';

/** Words of categories that also stand in sentences about something else, so that they alone say nothing of a topic. */
const LOOSE = `active adult athletic back board branch camp care clean code commission committee computer con council course data email explorer fair family fun friend
  hearing heart hiring hunting industry industries internet iphone android ipad job kid kids laptop league live march match meet meeting match network orientation pitch play race recovery
  rally real resume run sales score session school show sober social  speaker spelling startup strategy stress stretch summit talk tax taxes teen test toddler training tree university
  user versus vs website w/ guest guests presents feat ft app ai con benefit gathering celebration community festive rust steam cloud java hospice cancer clinic code excel act sketch organ ruby
  club class classes workshop festival senior seniors teen teens twins veteran veterans holiday lead vegan vegana vegano veganos veganas vegetarian vegetariano vegetariana gluten kosher halal`;

/** What people go out for, beside the words of the categories. English first, then Spanish without accents. */
const MORE = `bilingual newcomer newcomers nature anime manga lgbt lgbtq queer gay lesbian trans drag ball brunch breakfast lunch picnic bonfire corn maze maze pumpkin patch hayride haunted ghost zombie costume disguise vampire witch magic wizard mystery murder
  escape room arcade pinball laser tag trampoline skating rink bounce axe darts pool billiards poker casino bunco domino dominoes chess checkers scrabble puzzle puzzles jigsaw
  dnd warhammer pokemon cosplay comic comics comicon lan esports videogame videogames trivia quiz karaoke bingo raffle auction
  rock metal punk indie folk country classical pop soul funk ska grunge hardcore emo swing latin salsa bachata merengue cumbia reggaeton tango flamenco polka zydeco afrobeat kpop k-pop edm  trance dubstep trap rap ceilidh celtic irish
  acapella choir singalong jam symphony orchestra opera ballet dance dancing dancers contra line ballroom tap square bagpipe bagpipes harp sax saxophone trumpet drums drum drumming dj djs band bands busker buskers
  standup stand-up comedy comedian improv sketch roast mime clown juggling circus acrobat acrobats burlesque cabaret theater theatre play plays musical broadway shakespeare poetry poems slam storytelling moth  mic mics 
  film films movie movies cinema documentary documentaries matinee screening horror premiere drive-in drinks welding harvest tulip tulips rose roses sunflowers spooky artsy festive nerdy geeky hootenanny rave raves fair
  painting paint painters sip sculpture pottery ceramics clay glassblowing knitting knit crochet sewing quilt quilts quilting embroidery weaving woodworking carving blacksmith candle soap jewelry calligraphy origami scrapbook scrapbooking lego legos craft crafts crafting
  photo photography photographer zine zines mural murals gallery galleries exhibit exhibits exhibition museum museums planetarium aquarium zoo
  book books author authors novel library storytime reading readings writers writing lecture lectures seminar seminars talk symposium science history astronomy stars telescope stargazing math chemistry robotics robot robots coding hackathon genealogy archaeology language spanish english french german esl asl interpreter interpreted captioned captions caption
  sensory relaxed swap thrift flea yard garage rummage estate vintage antique antiques bazaar expo fair fairs carnival parade parades fireworks lights lighting lantern lanterns rodeo monster truck trucks tractor car cars motorcycle train trains airplane airshow balloon balloons kite kites boat boats regatta cruise
  market markets farmers vendor vendors food foods bbq barbecue barbeque cookout cookoff chili wing wings oyster oysters crawfish shrimp crab lobster seafood sushi ramen taco tacos burrito pizza pasta burger burgers steak cheese wine wines winery beer beers brewery breweries brewfest cider whiskey bourbon rum tequila mezcal vodka gin sake mead cocktail cocktails champagne mimosa coffee tea chocolate dessert desserts donut donuts cupcake cupcakes cake pie pies ice-cream gelato bakery baking bake cooking cook soul-food
  oktoberfest potluck fish fry supper spaghetti pancake tasting tastings pairing foodie tapas dim sum hot-dog popcorn
  hike hikes hiking trail trails camping camp kayak kayaking canoe paddle paddleboard rafting tubing fishing surfing swim swimming snorkel diving climbing bouldering birding birds bird butterfly bees beekeeping garden gardens gardening plant plants flower flowers mushroom foraging farm farms horse horses pony goat goats petting animals dog dogs cat cats puppy puppies kitten kittens reptile reptiles pet pets adoption
  run runs running 5k 10k marathon half-marathon triathlon jogging walk walks bike bikes biking cycling skate skateboard skateboarding roller derby golf tennis pickleball badminton ping-pong pong volleyball basketball baseball softball football soccer hockey lacrosse nfl nba mlb nhl mls wnba ncaa ufc wwe f1 rugby cricket wrestling boxing mma ufc gymnastics cheerleading archery fencing karate judo martial bowling racing nascar drag-racing tournament tournaments league
  yoga pilates zumba tai chi meditation mindfulness breathwork reiki sauna spa  bath crossfit bootcamp barre spin blood drive grief
  church worship gospel hymn mass bible prayer revival choir nativity advent rosary synagogue mosque temple service services vigil
  volunteer volunteering charity fundraiser fundraising gala benefit cleanup donation
  networking entrepreneur entrepreneurs investor investors leadership toastmasters conference convention career careers resume
  halloween christmas thanksgiving hanukkah kwanzaa diwali easter juneteenth pride oktoberfest holiday nutcracker santa caroling tree snow ice trunk treat trick egg valentine masquerade prom reunion renaissance medieval pirate pirates princess princesses superhero dinosaur dinosaurs mermaid fairy unicorn circus puppet puppets
  speed-dating singles meetup mixer social club election debate tapping sunrise sunset rooftop patio patios beach lake river waterfall cave caves mountain
  tour tours walking-tour sightseeing ghost-tour trolley ferry  
  musica concierto conciertos cancion canto coro coros karaoke banda norteno nortena nortenos mariachi mariachis ranchera rancheras corridos corrido reggaeton regueton perreo trova bolero boleros vallenato sonidero duranguense tejano huapango jarocho folklorico folclorico folklore sinfonica orquesta guitarra piano rumba
  biblioteca bibliotecas teatro cine pelicula peliculas obra obras danza danzas baile bailes bailar bailable comedia comico comica monologo magia mago circo titeres marionetas payaso payasos cuentacuentos cuentos poesia poetas libro libros lectura escritores autor
  feria ferias festival festivales fiesta fiestas mercado mercados tianguis pulga pulguero mercadito artesanias artesania artesanal arte pintura pinturas ceramica escultura fotografia tejido tejer costura manualidades exposicion exposiciones museo museos galeria galerias
  taller talleres clase clases curso cursos ingles espanol frances computacion cocina reposteria ciudadania charla charlas conferencia conferencias ciencia ciencias historia astronomia estrellas dinosaurios
  comida taco tacos pupusas pupusa tamales tamal arepas empanadas mole pozole asado parrillada paella ceviche mariscos vino vinos cerveza cervezas tequila cafe chocolate postres postre pan desayuno almuerzo cena comunitaria degustacion cata helado
  futbol beisbol basquetbol basquet baloncesto voleibol boxeo lucha luchas luchadores carrera carreras maraton caminata caminatas senderismo excursion bici bicicleta bicicletas ciclismo natacion pesca torneo torneos partido partidos ajedrez loteria bolos boliche patinaje patinar patines
  yoga meditacion pilates misa misas virgen rosario posada posadas pastorela procesion iglesia retiro bautizo quinceanera desfile desfiles fuegos artificiales pirotecnia globos calabaza calabazas disfraz disfraces catrina catrinas altar altares ofrenda ofrendas muertos navidad navideno navidena navidenos luces nieve hielo reyes princesas piratas
  perro perros gato gatos mascota mascotas animales granja caballo caballos rodeo jaripeo charreada jardin jardines plantas flores mariposas playa lago rio montana camping campamento parque
  carros autos motos camionetas tren trenes bomberos tractores vacuna vacunas vacunacion voluntariado voluntarios empleo empleos emprendedores emprendimiento negocios juegos videojuegos adivinanzas hispanidad cultura cultural latina latino latinos mexicana mexicano guadalupe veteranos zoologico acuario cultural`;

const loose = setOf(LOOSE);
const singulars = (words: readonly string[]) =>
  words.filter((word) => /^[a-z]{4,}[^suoiea]s$/.test(word)).map((word) => word.slice(0, -1));

/** Said beside what somebody wants to do, and in much else. */
export const isLoose = (word: string) => loose.has(word);

/** Words that say what somebody wants to do. */
export const TOPIC_WORDS: ReadonlySet<string> = new Set([
  ...tellingWords()
    .filter((word) => !word.includes(' '))
    .filter((word) => word.length > 2 && !loose.has(word)),
  ...listed(MORE),
  ...listed(PASTIMES),
  ...listed(PASTIMES_ES),
  ...singulars(listed(MORE)),
]);

/** Whether a word, or what it is the plural of, says what somebody wants to do. */
export function isTopical(word: string): boolean {
  if (TOPIC_WORDS.has(word)) return true;
  return (
    (word.endsWith('s') && TOPIC_WORDS.has(word.slice(0, -1))) ||
    (word.endsWith('es') && TOPIC_WORDS.has(word.slice(0, -2))) ||
    (word.endsWith('ies') && TOPIC_WORDS.has(`${word.slice(0, -3)}y`)) ||
    (word.includes('-') && word.split('-').some((part) => part.length > 2 && TOPIC_WORDS.has(part)))
  );
}
