/** What people ask a concierge for events, and no event answers: the world, errands, other companies. */
const ELSEWHERE =
  /(?<!\b(?:(?:before|after|near|from|at|by|to|cerca de|antes de|despues de) )?(?:my|our|mi) )(?<!\b(?:near|by|at|from|cerca del?) (?:the |el )?)\b(?:president|governor|mayor|senator|congress|sunset time|sun ?(?:set|rise|go(?:es)? down|come(?:s)? up)s?|moon phase|traffic|airports?|flights?|population|capital of|bitcoin|crypto|stocks?|gas prices?|interest rates?|homework|essay|thesis|calories|covid|vaccines?|dentist|pharmacy|hospital|attorney|mortgage|apartments?|real estate|wi-?fi password|ubers?|lyft|taxis?|hotels?|motels?|airbnb|horoscopes?|lottery|powerball|zip code|area code|time zone|ticketmaster|stubhub|eventbrite|facebook|instagram|siri|alexa|netflix|tinder|dating app|passport|visa|dmv|tax return|stimulus|semaforo|trafico|aeropuerto|vuelos?|farmacia|dentista|abogado|departamentos?|renta de|hipoteca|presidente|gobernador|alcalde|tarea de|ensayo de|horoscopo|loteria de hoy|clave del wifi|pasaporte|dolar hoy)\b/;
/** Of a person's dealings with us or with whom they bought from. */
const DEALINGS =
  /\b(?:accounts?|passwords?|log ?(?:in|out)|sign(?:ed)? ?(?:in|up)(?! (?:sheet|for (?:a|the)))|subscriptions?|unsubscribe|newsletters?|receipts?|invoices?|refund\w*|charged|billing|order number|confirmation|promo codes?|credit card|gift cards?|apps?|web ?sites?|(?:your|this|the) (?:page|site|link|form)|listings?|ad rates|sponsor(?:ship|ing)?|advertis\w*|(?:do|does) (?:you|u|they) (?:guys )?have (?:an? )?(?:office|app|store|phone|number|e?-?mail|website|address|twitter|instagram)|api|bugs?|glitch\w*|error|crash(?:es|ed|ing)|typos?|customer service|tech support|representative|supervisor|complain\w*|complaint|feedback|cuenta(?! cuentos)|contrasena|suscripcion|correos?|facturas?|recibos?|cobraron|cobro|reembolso|anuncios?|anunciar\w*|(?:esta|la|su|tu) pagina|(?:este|el|su|tu) sitio|enlace|quej\w+|gerente|soporte|boleta|devolver\w*)\b/;
/** What we are asked to do for somebody's own event. */
const PUBLISHING =
  /\b(?:list|post|feature|promote|publish|advertise|sponsor|submit|upload|showcase|include|mention|share) (?:us|it here|my|our|mine|ours|(?:an |my |our )?events? (?:here|on)|something here)\b|\b(?:put|throw|stick|get) (?:it|this|us|them|ours) (?:up|on)(?: here| there)?(?= *(?:$|[?.!]))|\bquiero (?:vender|anunciar|promocionar|publicar|exponer)\b|\b(?:anuncia|publica|promociona|pon|sube|agrega|incluye|comparte)(?:n|r|me|rnos|rlo|rla)? (?:mi|mis|nuestr[oa]s?|lo nuestro|aqui mi)\b|\bcan (?:i|we) (?:list|post|add|submit|promote|advertise|publish)\b/;

/**
 * Whether a message asks for what events do not answer. `hasTopic`: something to do is named in it, which what somebody deals with may be about
 * as well.
 */
export const isOffTopic = (text: string, hasTopic: boolean) =>
  PUBLISHING.test(text) || (!hasTopic && (ELSEWHERE.test(text) || DEALINGS.test(text)));
