import type { Category } from '@marquee/contract';

/** Words that mean a category and nothing narrower, in English and Spanish without accents. A narrower word (`jazz`) is searched for as it stands. */
const NAMES: Record<Exclude<Category, 'Other'>, string> = {
  Music: 'live music|music|musical acts?|musica en vivo|musica|concerts?|conciertos?|gigs?|live bands?|bands?',
  Food: 'food and drinks?|food|foodie|dining|dinner|restaurants?|eats|something to eat|comida|cenar?|comer|gastronomia',
  Arts: 'arts?|arts and crafts|art galler(?:y|ies)|galler(?:y|ies)|museums?|exhibits?|exhibitions?|theaters?|plays|arte|galerias?|museos?|teatro|exposicion(?:es)?|cultura',
  Outdoor: 'outdoors?|outside|outdoorsy|nature|aire libre|naturaleza',
  Sports: 'sports?|sporting|deportes?|deportivos?',
  Social: 'social|meet people|conocer gente',
  Nightlife: 'nightlife|bars?|clubs?|nightclubs?|clubbing|part(?:y|ies)|bares|bar|discotecas?|fiestas?|vida nocturna',
  Health: 'health(?: (?:and|&) wellness)?|wellness|fitness|salud|bienestar',
  Business: 'networking|business|career|negocios',
  Education:
    'educational|education|learn something|learning|class(?:es)?|workshops?|lectures?|talleres|taller|clases?|educativ[oa]s?',
  Technology: 'tech|technology|tecnologia',
};

/** In the order of their length, so that `live music` is not `music`. */
export const TOPICS: ReadonlyArray<readonly [RegExp, Category]> = Object.entries(NAMES)
  .flatMap(([category, names]) => names.split(/\|(?![^(]*\))/).map((name) => [name, category as Category] as const))
  .sort(([a], [b]) => b.length - a.length)
  .map(([name, category]) => [new RegExp(`\\b(?:${name})\\b`), category]);

/** What stands around a request and says nothing that can be searched for. */
const IDLE = `a only instead bit ideally per about above absolutely again all already also am an and any anybody anyone anything anywhere are area around as ask at available awesome be because been
  best better bored book but by can check chill city come coming cool could couple do does doing done dont don't else event events every everything experience experiences find for
  from fun game games get girls give go going good got great group guys hang happen happening happenings has have having hear help here hey hi hit how i i'd i'll i'm i've idea ideas if in
  interested interesting into is isn't it it's its just kind know let let's like list listed little local locally look looking lot love low make many me meet meetup meetups might mind month
  more most much must my near nearby need new next nice night nights now occurring of ok okay on one ones opportunities or our out over park people place places plan planned plans please
  possible preferably rains really recommend recommendation recommendations saw say see seen shall should show shows so some somebody someone something somewhere soon sort sorts spend stuff
  suggest suggestion suggestions surprise sure take tell than thank that that's the them then there there's these they thing things think this those through ticket tickets time times to today
  too tonight town tour try up upcoming us use very visit want wanna was watch we we're we'd week weekday weekdays weekend well went were what what's whats when where which who whole will
  with within wonder would y'all yes you your activities activity downtown first second third festival's games's perform performing pretty single singles solo still tonight's actually maybe
  actividad actividades al algo algun alguna algunas algunos aqui busco buscando cerca ciudad como con cosa cosas cual cuales cualquier de del dime divertida divertido donde el ella en entre
  era es esa ese eso esta este esto estos estas evento eventos favor fin fue gusta gustaria ha hacer haciendo hay hola idea interesa ir la las lo los los mas me mejor mejores mi mis mucho
  muestrame muy nada necesito ni noche nos o otra otro para pasa pasando pasar plan planes podria podemos por pueda puedo que quiero quisiera recomienda recomiendas salir se sea ser si
  sobre son su sus tal tambien te tengo tiene tienes toda todas todo todos tu un una unas unos va vamos ver y ya cita citas entradas boletos ofrecen sera gente`;
export const IDLE_WORDS: ReadonlySet<string> = new Set(IDLE.split(/\s+/));
