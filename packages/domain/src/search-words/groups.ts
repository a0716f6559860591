/**
 * What events are, in English and Spanish, without accents. A line is one meaning: its words find one another. Behind `>` stand kinds of it: it
 * finds them, and they do not find it. A word with `?` finds the others and is found by none, since it is often something else: `teatro` finds
 * no playground. Words of one name are joined by `_`. Each line has a title that it must not bring (packages/domain/test/search-words/groups.test.ts).
 */
const GROUPS = `theater theatre teatro obra_de_teatro obras_de_teatro stage_play drama theatrical ?stage > a_play the_play one-act musical musicals obra playwright playhouse
?play ?plays ?obra ?obras > a_play the_play stage_play one-act theater theatre teatro
musical musicales > broadway
dance dancing baile danza bailar bailando bailable dancer > salsa bachata merengue cumbia ballet tango flamenco ballroom waltz two-step hoedown
ballet > nutcracker cascanueces
comedy comedia ?funny comic comico comedian comediante humor stand-up standup stand_up > improv
improv improvisation improvisacion
concert concierto ?gig live_music musica_en_vivo live_band > symphony philharmonic jam_session recital
music musica > concert concierto
band banda bands live_band
symphony orchestra philharmonic sinfonica orquesta filarmonica
choir chorus coro choral chorale
singing canto cantar singer cantante > choir coro karaoke sing-along
song cancion songwriter cantautor
open_mic microfono_abierto
classical_music musica_clasica > symphony philharmonic chamber_music
guitar guitarra guitarist
piano pianista pianist
drum tambor drumming percussion percusion
movie film cinema cine pelicula film_screening movie_screening ?screening ?flick > documentary documental cortometraje drive-in
documentary documental
book libro bookstore libreria > author storytime
book_club club_de_lectura club_de_libros reading_group
author_talk book_signing book_talk book_launch meet_the_author presentacion_de_libro firma_de_libros ?author ?autor
reading lectura read_aloud > storytime
storytime story_time story_hour cuento cuentacuentos hora_del_cuento storytelling storyteller ?story
poetry poesia poem poema poet poeta spoken_word
writing escritura creative_writing
library biblioteca
fair feria expo > carnival
festival fest > oktoberfest
carnival carnaval
market mercado tianguis bazaar mercadillo > flea_market swap_meet
farmers_market farmers'_market farmer's_market growers_market growers'_market mercado_de_agricultores mercado_campesino
flea_market mercado_de_pulgas swap_meet rummage_sale yard_sale garage_sale venta_de_garaje
sale venta
auction subasta
class clase lesson workshop taller curso ?course masterclass
cooking cocina cocinar culinary culinario culinaria > baking
baking reposteria pasteleria ?bake > bake_sale cupcakes
food comida gastronomia > food_truck tacos bbq barbecue brunch potluck fish_fry chili_cook-off
food_truck camion_de_comida
taco taqueria
barbecue bbq barbeque parrillada carne_asada
beer cerveza brewery cerveceria brew brewing > oktoberfest taproom
wine vino winery vineyard vinedo
cocktail coctel mixology ?drinks
coffee espresso barista > coffeehouse
dinner cena supper
breakfast desayuno
tasting cata degustacion
exhibition exhibit exposicion exhibicion
museum museo
gallery galeria
art arte artist artista arts artwork > painting pintura sculpture escultura watercolor mural gallery galeria pottery ceramics
painting pintura paint pintar watercolor acuarela painter
drawing dibujo dibujar sketching ?draw
pottery ceramics ceramica ceramic alfareria clay_studio clay_class ?clay
sculpture escultura
photography fotografia photographer fotografo ?photo ?foto
crafts artesania manualidades manualidad crafting handmade craft_fair kids_craft craft_night ?craft > knitting crochet
knitting tejido tejer crochet knit
quilt quilting colcha
sewing costura coser sew
history historia historic historical historico historica
science ciencia > planetarium astronomy
astronomy astronomia stargazing planetarium planetario telescope ?stars ?estrellas
technology tecnologia tech > coding robotics
coding programacion hackathon ?code
robotics robotica robot
gardening jardineria gardener horticulture horticultura master_gardener garden_club ?garden ?jardin > plants plant_sale community_garden garden_tour native_plants compost succulents
garden jardin > arboretum gardening jardineria
plants plantas plant_sale plant_swap native_plants houseplants ?plant ?planta
flower flor floral
tree arbol
botanical botanico botanica arboretum
farm granja
hiking hike senderismo caminata ?trail > nature_walk guided_hike
walk caminata paseo stroll walking
running runner correr corredores run_club fun_run group_run jogging jog ?run > 5k 10k marathon turkey_trot
5k 10k fun_run road_race turkey_trot
race carrera > 5k 10k marathon
marathon maraton
bike bicycle bici ?bike_ride bicicleta cycling ciclismo ciclista cyclist biking
swimming natacion nadar swim
kayak kayaking canoe canoa paddling
fishing pesca
camping campout acampar
birding birdwatching bird aves pajaro bird_walk
nature naturaleza > wildlife
outdoor outdoors al_aire_libre aire_libre
park parque
zoo zoologico
skating patinaje patinar skate
yoga yogis yogi > vinyasa
meditation meditacion meditate meditar mindfulness
fitness ejercicio exercise workout > zumba pilates aerobics
health salud wellness bienestar
blood_drive donacion_de_sangre
sports deporte sport
soccer futbol futsal
baseball beisbol
basketball basquetbol baloncesto
volleyball voleibol
wrestling lucha_libre ?lucha
boxing boxeo
martial_arts artes_marciales karate taekwondo
tournament torneo championship campeonato
game juego > trivia bingo chess
board_game juego_de_mesa juegos_de_mesa tabletop
game_night noche_de_juegos games_night family_game_night > board_game board_games juegos_de_mesa trivia bingo
video_game videojuego gaming esports
chess ajedrez
trivia quiz quiz_night pub_quiz
kids kid child children nino infantil toddler ?ninez > storytime story_time puppet preschool playgroup
family familia ?familiar > storytime
baby bebe babies > lapsit
family_friendly kid_friendly kids_friendly para_ninos para_familias > kids family children storytime
free gratis gratuito
teen teens adolescente teenager tween
seniors adultos_mayores tercera_edad older_adults ?senior
women mujeres woman mujer
summer_camp campamento_de_verano campamento
puppet titere marioneta puppetry
magic_show magia magician mago illusionist magic
circus circo acrobat
dog perro puppy puppies canine
cat gato kitten
pet mascota
horse caballo equestrian
rodeo charreada jaripeo
church iglesia parroquia
misa holy_mass catholic_mass sunday_mass ?mass
christmas navidad xmas navideno navidena > nutcracker posada villancicos caroling santa_claus
halloween noche_de_brujas trick-or-treat trick_or_treat trunk-or-treat trunk_or_treat > haunted_house
day_of_the_dead dia_de_los_muertos dia_de_muertos
easter pascua semana_santa egg_hunt
thanksgiving accion_de_gracias
new_year's_eve nochevieja fin_de_ano ano_nuevo
fourth_of_july 4th_of_july july_4th july_4 4_de_julio cuatro_de_julio independence_day
valentine's san_valentin valentine
mother's_day dia_de_las_madres dia_de_la_madre
pride orgullo lgbtq lgbt queer ?gay
parade desfile cabalgata
fireworks firework fuegos_artificiales pirotecnia
lights luces tree_lighting light_show
party fiesta > block_party
nightlife vida_nocturna nightclub discoteca
ghost fantasma haunted embrujada embrujado paranormal
costume disfraz cosplay
pumpkin calabaza
guided_tour walking_tour visita_guiada recorrido tours ?tour
car_show auto_show cars_and_coffee cruise-in ?car ?cars ?autos ?coches ?carros
volunteer voluntario voluntariado volunteering
cleanup clean-up limpieza
fundraiser recaudacion_de_fondos benefit_concert charity ?benefit
meeting reunion junta
lecture conferencia charla platica
conference convention congreso convencion summit
business negocio entrepreneur emprendedor
networking mixer ?networkers
job_fair feria_de_empleo hiring_event career_fair ?job ?empleo ?trabajo
english_class clases_de_ingles clase_de_ingles learn_english esl ?ingles
spanish_class clases_de_espanol clase_de_espanol learn_spanish spanish_conversation ?espanol
education educacion educational
latino latina hispanic hispano hispana > mariachi
mexican mexicano mexicana
swap intercambio ?exchange
fashion moda
speed_dating solteros singles_night singles_mixer ?singles`;

export interface Meaning {
  /** What a search for one of them looks for, too. */
  found: readonly string[];
  asks: readonly string[];
}

const named = (word: string) => word.replace('?', '').replaceAll('_', ' ');

/** All groups; names of several words have spaces. */
export const MEANINGS: readonly Meaning[] = GROUPS.split('\n').map((line) => {
  const [alike = [], kinds = []] = line.split(' > ').map((part) => part.split(' '));
  return {
    asks: alike.map(named),
    found: [...alike.filter((word) => !word.startsWith('?')), ...kinds].map(named),
  };
});

const BY_WORD = new Map<string, string[]>();
for (const { asks, found } of MEANINGS)
  for (const word of asks) BY_WORD.set(word, [...new Set([...(BY_WORD.get(word) ?? []), ...found])]);

/** What is looked for along with a word or a name, as the groups have it; nothing for one that is in none. */
export const meaningOf = (word: string): readonly string[] => BY_WORD.get(word) ?? [];

/** Words of the longest name. */
export const LONGEST_NAME = Math.max(...[...BY_WORD.keys()].map((name) => name.split(' ').length));

/** Words that are spelled as they should be. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  MEANINGS.flatMap(({ asks, found }) => [...asks, ...found]).flatMap((name) => name.split(/[ -]/)),
);
