/** Words that mean the same to who looks for something to do, without accents: in English, then in Spanish. A line is one meaning. */
const SAME = `theater theatre / teatro
play / obra
movie film cinema screening / cine pelicula
comedy comedian / comedia comico comica
standup stand-up
dance dancing / baile bailar danza
concert / concierto
music / musica
book / libro
reading / lectura
fair / feria
festival fest
market / mercado tianguis
farmer / agricultor
class lesson workshop / clase taller curso
cooking / cocina
food / comida
beer brew / cerveza
wine / vino
dinner / cena
breakfast / desayuno
coffee / cafe
chess / ajedrez
soccer / futbol
baseball / beisbol
basketball / basquetbol baloncesto
wrestling / lucha
boxing / boxeo
race / carrera
run running 5k
hike hiking / senderismo caminata
walk / caminata
bike cycling / bici bicicleta ciclismo
garden gardening / jardin
flower / flor flores
dog / perro
cat / gato
pet / mascota
kid / nino nina
church / iglesia
mass / misa
christmas xmas / navidad
parade / desfile
lantern / farol farola
ghost haunted / fantasma
song / cancion
knitting knit / tejido tejer
soup stew / sopa
bowling bowl / boliche bolos
boat canoe kayak paddle / bote canoa kayak
firework / fuegos
magic / magia
circus / circo
puppet / titere marioneta
story storytime / cuento cuentacuentos
poetry / poesia
painting paint / pintura
pottery ceramic clay / ceramica
craft / artesania manualidad
photography photo / fotografia
museum / museo
library / biblioteca
school / escuela
park / parque
planetarium / planetario
gallery / galeria
exhibition exhibit / exposicion
history / historia
science / ciencia
english esl / ingles
spanish / espanol
game / juego
tournament / torneo
volunteer volunteering / voluntario voluntaria voluntariado
costume / disfraz
party / fiesta
choir / coro
orchestra symphony / orquesta sinfonica
guitar / guitarra
meditation mindfulness / meditacion
art / arte
pumpkin / calabaza
star astronomy / estrella astronomia
farm / granja
horse / caballo
swim swimming / natacion
swap / intercambio
flea / pulga
job career / empleo
business / negocio
lgbtq queer pride gay lgbt
bbq barbecue barbeque
asl interpreter interpreted`;

interface Meaning {
  alike: string[];
  translated: string[];
  isEnglish?: boolean;
  isSpanish?: boolean;
}

const MEANINGS = new Map<string, Meaning>();
for (const line of SAME.split('\n')) {
  const [english = [], spanish = []] = line.split(' / ').map((words) => words.split(' '));
  for (const [own, other] of [
    [english, spanish],
    [spanish, english],
  ])
    for (const word of own ?? []) {
      const { alike, translated, ...of } = MEANINGS.get(word) ?? { alike: [], translated: [] };
      MEANINGS.set(word, {
        ...of,
        ...(own === english ? { isEnglish: true } : { isSpanish: true }),
        alike: [...alike, ...(own ?? []).filter((one) => one !== word)],
        translated: [...translated, ...(other ?? [])],
      });
    }
}

/** Others that mean the same as a word in its singular: of its own language, and of the other. */
export const synonymsOf = (word: string): Meaning => MEANINGS.get(word) ?? { alike: [], translated: [] };
