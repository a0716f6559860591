import type { Category } from '@marquee/contract';

/** Words that mean a category and nothing narrower, in English and Spanish without accents. A narrower word (`jazz`) is searched for as it stands. */
const NAMES: Record<Exclude<Category, 'Other'>, string> = {
  Music: 'live music|music|musical acts?|musica en vivo|musica|concerts?|conciertos?|gigs?|live bands?|bands?',
  Food: 'food and drinks?|food|foodie|dining|dinner|restaurants?|eats|something to eat|comida|cenar?|comer|gastronomia',
  Arts: 'arts?|arty|arts and crafts|art galler(?:y|ies)|exhibits?|exhibitions?|theat(?:er|re)s?|plays|arte|teatro|exposicion(?:es)?|cultura',
  Outdoor: 'outdoors?|outside|outdoorsy|nature|aire libre|naturaleza',
  Sports: 'sports?|sporting|deportes?|deportivos?',
  Social:
    'social|meet (?:new |other |some |more )?(?:people|folks|moms|dads|parents|locals|friends)|conocer (?:gente|personas|amigos|otras mamas|otros papas)',
  Nightlife: 'nightlife|bars?|clubs?|nightclubs?|clubbing|part(?:y|ies)|bares|bar|antros?|discotecas?|vida nocturna',
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
