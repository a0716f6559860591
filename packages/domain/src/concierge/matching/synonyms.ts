/** Words that mean the same to who looks for something to do, in English and Spanish, without accents. A line is one meaning. */
const SAME = `theater theatre teatro
play obra
movie film cine pelicula cinema screening
comedy comedia comedian standup stand-up comico
dance baile bailar danza dancing
concert concierto
music musica
book libro
reading lectura
fair feria
festival fest
market mercado tianguis
farmer agricultor
class clase lesson taller workshop curso
cooking cocina
food comida
beer cerveza brew
wine vino
dinner cena
breakfast desayuno
coffee cafe
chess ajedrez
soccer futbol
baseball beisbol
basketball basquetbol baloncesto
wrestling lucha
boxing boxeo
race carrera
run running 5k
hike hiking senderismo caminata
walk caminata
bike bici bicicleta cycling ciclismo
garden jardin gardening
flower flor flores
dog perro
cat gato
pet mascota
kid nino
church iglesia
mass misa
christmas navidad xmas
halloween
parade desfile
firework fuegos
magic magia
circus circo
puppet titere marioneta
story cuento storytime cuentacuentos
poetry poesia
painting pintura paint
pottery ceramica ceramic clay
craft artesania manualidad
photography fotografia photo
museum museo
gallery galeria
exhibition exhibit exposicion
history historia
science ciencia
english ingles esl
spanish espanol
game juego
tournament torneo
volunteer voluntario voluntariado volunteering
costume disfraz
party fiesta
choir coro
orchestra orquesta symphony sinfonica
guitar guitarra
yoga
meditation meditacion mindfulness
art arte
pumpkin calabaza
star estrella astronomy astronomia
farm granja
horse caballo
swim swimming natacion
swap intercambio
flea pulga
job empleo career
business negocio
lgbtq queer pride gay lgbt
bbq barbecue barbeque
asl interpreter interpreted
karaoke
drag`;

const MEANINGS = new Map<string, string[]>();
for (const line of SAME.split('\n')) {
  const words = line.split(' ');
  for (const word of words)
    MEANINGS.set(word, [...(MEANINGS.get(word) ?? []), ...words.filter((other) => other !== word)]);
}

/** Others that mean the same as a word in its singular. */
export const synonymsOf = (word: string): readonly string[] => MEANINGS.get(word) ?? [];
