import type { ChatLanguage } from '@marquee/contract';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import type { Words } from '../words/words.ts';
import { plain } from './phrase.ts';

const offeredBy = ({ ask, followUp }: Words) => new Set([...Object.values(ask), ...Object.values(followUp)]);
/** What an answer in a language offers to send goes on in it. */
const OFFERED: Record<ChatLanguage, ReadonlySet<string>> = { en: offeredBy(en), es: offeredBy(es) };

/** Words with which somebody asks, and not what they ask for: a name ("La Bohème", "Sin City", "Saturday Night Fever") says nothing of the person. */
const ASKING: Record<ChatLanguage, RegExp> = {
  en: /\b(?:what(?:'s)?|which|where(?:'s)?|when|how|who|i'd|i'll|i'm|we're|we'd|don't|it's|something|anything|someone|tonight|tomorrow|(?:this|next) (?:week(?:end)?|month)|is there|are there|show me|looking for|find me|things to do|happening|please|thanks|thank you|hello|would|could|should|cheaper|ones|with (?:my|kids|friends)|for (?:kids|my|a date)|near(?:by)? me|start over|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|events? (?:in|on|for|this|within))\b/g,
  es: /\b(?:que (?:hay|hacer|puedo|podemos|otras?|otros?|recomiendas?|tipos?|clases?|ciudades|tiempo|pasa|tal|tienes)|cuando|donde|cual(?:es)?|quiero|queremos|quisiera|busco|buscamos|muestrame|dime|recomiendame|recomiendas|me gustaria|necesito|puedo|podemos|hay (?:algo|algun[oa]?|conciertos|eventos|musica)|algo (?:barat[oa]|mas|para|de|divertido|romantico|gratis|que|con|cerca)|esta (?:noche|tarde|semana)|(?:este|el|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin)|fin de semana|hoy|manana|eventos|actividades|conciertos|mas (?:barat[oa]s?|tarde|temprano|cerca|opciones)|otras? cosas?|para (?:ninos|la familia|los ninos|toda|una cita|mi|mis|nosotros)|con (?:mis?|amigos|ninos)|en vivo|al aire libre|por la (?:noche|tarde|manana)|cerca de|menos de|nada de|proxim[oa] (?:semana|mes|fin)|empezar de nuevo|gracias|por favor|hola|buen[oa]s (?:dias|tardes|noches)|ayuda|olvidalo)\b/g,
};

/** The language in which a message is certainly written; null where it may be either, or has both. */
export function languageOf(message: string): ChatLanguage | null {
  if (OFFERED.en.has(message) !== OFFERED.es.has(message)) return OFFERED.en.has(message) ? 'en' : 'es';
  const text = plain(message);
  const asksIn = (language: ChatLanguage) => text.match(ASKING[language])?.length ?? 0;
  const spanish = asksIn('es') + (/[¿¡]/.test(message) ? 1 : 0);
  const english = asksIn('en');
  if (spanish > 0 && english === 0) return 'es';
  return english > 0 && spanish === 0 ? 'en' : null;
}
