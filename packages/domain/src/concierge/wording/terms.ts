import type { Category, ChatLanguage, FactFilter, FactKey } from '@marquee/contract';

/** How facts are said in a language, as patterns. */
export interface Terms extends Record<FactFilter, string> {
  date: string;
  /** `October 1`, not `1 de octubre`. */
  monthFirst: boolean;
  tonight: string;
  today: string;
  tomorrow: string;
  weekend: string;
  /** Single facts, where those of the filters that look at them say less. */
  facts: Partial<Record<FactKey, string>>;
}

/** The first three letters of months, in both languages. */
export const MONTHS: ReadonlyArray<readonly string[]> = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

export const TERMS: Record<ChatLanguage, Terms> = {
  en: {
    date: '((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?) (\\d{1,2})(?:st|nd|rd|th)?',
    monthFirst: true,
    tonight: 'tonight|this evening',
    today: 'today',
    tomorrow: 'tomorrow(?: night)?',
    weekend: 'this weekend|the weekend|weekend',
    free: 'free',
    once: 'one[- ]time(?: only)?|one[- ]offs?|only once|(?:nothing|not (?:something|anything)) (?:(?:that|which) )?(?:(?:happens|repeats|recurs|is on|runs|goes on) )?(?:every|each) (?:week|day|month)|nothing (?:weekly|regular|recurring)|not (?:weekly|recurring)',
    family: 'kids?|children|famil(?:y|ies)|family-friendly|kid-friendly',
    accessible: 'accessible|accessibility',
    facts: {
      wheelchair: 'wheelchair[- ](?:accessible|friendly)|wheelchair access|wheelchairs?',
      signLanguage: '(?:(?:american )?sign[- ]language|asl)(?:[- ]interpret(?:ers?|ed|ing|ation))?',
      captions: 'captions?|captioned|captioning',
      sensoryFriendly: '(?:sensory|autism)[- ]friendly|relaxed performances?',
    },
  },
  es: {
    date: '(\\d{1,2}) de ((?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))',
    monthFirst: false,
    tonight: 'esta noche|hoy por la noche',
    today: 'hoy',
    tomorrow: 'mañana',
    weekend: '(?:este |el )?fin de semana',
    free: 'gratis|gratuit[oa]s?',
    once: '(?:de )?una sola vez|solo una vez|nada (?:que (?:sea|haya|hay|pase|se repita|se repite|ocurra) )?(?:de )?(?:todas las semanas|cada semana|todos los d[ií]as|cada mes)|nada semanal|que no se repitan?',
    family: 'niñ[oa]s|famili(?:a|as|ar|ares)',
    accessible: 'accesibles?|accesibilidad',
    facts: {
      wheelchair: '(?:accesibles? )?(?:en |para )?sillas? de ruedas',
      signLanguage: '(?:int[eé]rpretes? (?:de|en) )?(?:lengua|lenguaje) de señas',
      captions: 'subt[ií]tulos|subtitulad[oa]s?',
      sensoryFriendly: 'sensibilidad sensorial',
    },
  },
};

/** From Sunday. */
export const WEEKDAYS: Record<ChatLanguage, readonly string[]> = {
  en: ['sundays?', 'mondays?', 'tuesdays?', 'wednesdays?', 'thursdays?', 'fridays?', 'saturdays?'],
  es: ['domingos?', 'lunes', 'martes', 'mi[eé]rcoles', 'jueves', 'viernes', 's[aá]bados?'],
};

/** Numbers of the events shown, from one. */
export const COUNTS: Record<ChatLanguage, readonly string[]> = {
  en: ['(?:only )?one (?:event|match|show|option)', 'two|both|2', 'three|3'],
  es: ['un (?:solo )?evento|una opción', 'dos|ambos|ambas|2', 'tres|3'],
};

export const CATEGORY_WORDS: Record<ChatLanguage, Partial<Record<Category, string>>> = {
  en: {
    Music: '(?:live )?music|concerts?|musical',
    Food: 'food|tastings?',
    Arts: 'arts?|artistic',
    Outdoor: 'outdoors?|outside',
    Sports: 'sports?',
    Social: 'social',
    Nightlife: 'nightlife',
    Health: 'wellness',
    Business: 'business|networking',
    Education: 'learning|educational',
    Technology: 'technology|tech',
  },
  es: {
    Music: 'música(?: en vivo)?|conciertos?|musical(?:es)?',
    Food: 'comida|gastronomía',
    Arts: 'arte|artístic[oa]s?',
    Outdoor: 'al aire libre',
    Sports: 'deportes?',
    Social: 'social(?:es)?',
    Nightlife: 'vida nocturna',
    Health: 'bienestar',
    Business: 'negocios',
    Education: 'educación',
    Technology: 'tecnología',
  },
};

/** Kinds of events that no category names; an event has to name them itself. */
export const TOPICS: Record<ChatLanguage, string> = {
  en: 'jazz|blues|rock|folk|bluegrass|country|opera|ballet|dance|dancing|comedy|improv|theater|film|movies?|poetry|books?|wine|beer|market|festival|parade|yoga|running|hiking|trivia|karaoke|crafts?|pottery|painting|garden|lights|holiday|christmas|choir|orchestra|symphony|piano|guitar|brass|quartet',
  es: 'jazz|blues|rock|folk|ópera|ballet|baile|comedia|teatro|cine|poesía|libros?|vino|cerveza|mercado|festival|desfile|yoga|karaoke|pintura|jardín|luces|navidad|coro|orquesta|sinfonía|piano|guitarra',
};
