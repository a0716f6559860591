import type { ChatLanguage } from '@marquee/contract';

/**
 * The words that a text may use besides names and checked facts: enough for a few warm sentences about why something suits a person, and none
 * with which something could be claimed about events: no numbers, no names, nothing about tickets, places, prices, or what there is not.
 */
const EN = `
a about absolutely after all also always am an and another any anything are as ask at atmosphere back be beautiful because begin best between
better bit both bright brings but by calm calmer can care catch celebrate charming check cheerful choice choose choices close closer come comes company
consider cosy cozy could cozier crowd curious cut date day days delight delightful depends different do does dressed each ease easy
else elegant energetic energy enjoy enjoyable evening evenings event events ever every everyone everything exactly exciting expect experience
explore fabulous fan fans favorite feel feeling feels festive few fine find first fit fits followed for found friend friends friendly from fun
gentle get gives glad go good gorgeous great group had happy has have having he hear heart hello help her here here's hers hi him his hope hour how
i i'd i'll i'm i've idea ideas if in inspired inspiring interest interested into intimate is it it's its join joyful just keep kind
kinds know laid-back laugh laughs leave let let's like liked likes lively look looking looks lot love loved lovely loves low-key made make makes
match matches may maybe me memorable mellow might moment mood more most much my myself nice night nights of on or other others our out outing
over partner pair pairing part people perfect perhaps pick picked picks playful please pleasant pleasure plenty prefer promising quick quiet quieter rather
recommend relax relaxed relaxing right romantic room see seems selection set share she short should show shows simple sit slow smile so social soft some someone
something sort sound sounds special spend spirit spot spots start starting still stroll style such suggest suggestion suggestions suit suits sure sweet
take taste tell than thank thanks that that's the their them then there there's these they they're think this those though thought thoughtful time
to together too treat tries trip try twist unwind up upbeat us version very vibe vibes wander want warm was way we
welcome well what what's when which while who why will wish with wonderful world worth would yes you you'd you'll you're you've your yours yourself
adventure artist artists audience community creative creativity discover discovering fresh gather gathering hear heart-warming hum joy keeps laughter lift lifts listen listening memories memory mind
open-hearted performance performances performers rhythm rhythms sing singing soul soulful spark sparkle step swing tap tempo toe tune tunes uplifting whole
laid back low key parents mom dad sister brother wife husband colleagues mood-lifting lighter light
`;

const ES = `
a abrazo acogedor acogedora acompanado acompanada ademas agradable agradables ahi al alegre alegres algo alguien alguna algunas alguno algunos alla alma amable
ambiente ambientes amigas amigo amigos amor animada animado animados ante antes aqui asi atmosfera aunque ayudo bastante bella bello bien bienvenida bonita
bonito bonitos buen buena buenas bueno buenos busca buscas calida calido calma casa cita como compania compartir con conmigo contigo corazon corta corto cosa cosas creo cual cuales
cualquiera cuando cuentame curiosidad da dan date de dejarte del deja delicia delicioso desconectar despues dia dias diferente dime disfruta disfrutar
disfrutes divertida divertidas divertido divertidos donde dulce e el elegante elegir elige ella ellas ellos empezar en encaja encajan encanta
encantador encantadora encantaran encantara encantar encontre encuentro energia entre entonces entusiasmo eres es esa esas ese esencia eso esos especial especiales
espero espiritu esta estaba estan estas este esto estos estoy estupenda estupendo evento eventos experiencia explorar festiva festivo fiesta fantastica fantastico genial gente gran
grande gracias gusta gustan gustar gustaria gustes gusto ha haber hace hacer han hay hermosa hermoso hola hora humor idea ideal ideales ideas inolvidable inspirador
inspira inspiradora interesa interesante intima intimo ir juntas junto juntos la las le les linda lindo lo los luego lugar mas me mejor mejores memorable mi
mia mio mira mirar momento momentos mucha mucho muchos muy noche noches nos nuestra nuestro o ocasion opcion opciones original os otra otras otro otros
pareja parece parecen para pasar paseo pasarlo pensar perfecta perfecto perfectas perfectos pero personas placer plan planes pleno poco podria podrian podrias
por porque prefieres primera primero primer prueba puede pueden puedes pues que querrias quien quienes quiere quieres quiza quizas rato recomendaria
recomiendo reir relajada relajado relajarte risas ritmo romantica romantico sabor se sea sean seguro sencilla sencillo ser seria si sido siempre sobre solo son sonrisa
sonar suave su sugerencia sugiero sus suena suenan tal tambien tan tanto tarde te tendras tener tengo ti tiempo tiene tienen tienes toda todas todo todos toque tranquila
tranquilas tranquilo tranquilos traves tu tus tuya tuyo un una unas uno unos usted va vale vamos van vas vaya vayas ven ver vez vibra vida viva vivo y ya yo
alegria artista artistas aventura comunidad creativa creativo descubrir escuchar escucha melodia melodias publico recuerdo recuerdos reunion ritmos voces voz sorpresa levantar anima animar
tipo estilo empieza mama papa hermana hermano esposa esposo colegas
`;

const wordsOf = (text: string) =>
  new Set(
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap((word) => [word, ...word.split('-')]),
  );

export const VOCABULARY: Record<ChatLanguage, ReadonlySet<string>> = { en: wordsOf(EN), es: wordsOf(ES) };
