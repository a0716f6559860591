import { words } from '../define.ts';

/** Who was first, by what was decided and how. */
// biome-ignore format: a message is one line, with both languages side by side.
export const decidedWords = words({
  somebody: ['Somebody', 'Alguien'],
  engine: ['The engine', 'El motor'],
  publisher: ['The publisher', 'El editor'],
  domainLetter: ['A letter to its domain', 'Un correo a su dominio'],
  'decided.submission.approved': ['{who} has already approved it.', '{who} ya lo aprobó.'],
  'decided.submission.rejected': ['{who} has already rejected it.', '{who} ya lo rechazó.'],
  'decided.event.approved': ['{who} has already approved this event.', '{who} ya aprobó este evento.'],
  'decided.event.rejected': ['{who} has already rejected this event.', '{who} ya rechazó este evento.'],
  'decided.site.accepted': ['{who} has already accepted this site.', '{who} ya aceptó este sitio.'],
  'decided.site.rejected': ['{who} has already rejected this site.', '{who} ya rechazó este sitio.'],
  'decided.site.duplicate': ['{who} has already found this site to be a duplicate.', '{who} ya vio que este sitio está repetido.'],
  'decided.site.error': ['{who} could not read this site.', '{who} no pudo leer este sitio.'],
  'decided.report.resolved': ['{who} has already resolved this report.', '{who} ya resolvió este aviso.'],
  'decided.report.dismissed': ['{who} has already dismissed this report.', '{who} ya descartó este aviso.'],
  'decided.claim.waiting': ['This claim waits until the email to its domain is answered.', 'Este reclamo espera la respuesta al correo a su dominio.'],
  'decided.claim.granted': ['{who} has already granted this claim.', '{who} ya concedió este reclamo.'],
  'decided.claim.refused': ['{who} has already refused this claim.', '{who} ya negó este reclamo.'],
  'decided.claim.revoked': ['{who} has already revoked this claim.', '{who} ya revocó este reclamo.'],
  'decided.request.waiting': ['This request waits until the email to its publisher is answered.', 'Esta petición espera la respuesta al correo a su editor.'],
  'decided.request.open': ['This request is open.', 'Esta petición está abierta.'],
  'decided.request.granted': ['{who} has already granted this request.', '{who} ya concedió esta petición.'],
  'decided.request.refused': ['{who} has already refused this request.', '{who} ya negó esta petición.'],
  'decided.request.declined': ['{who} has already declined this request.', '{who} ya rechazó esta solicitud.'],
  'decided.request.withdrawn': ['{who} has withdrawn this request.', '{who} retiró esta solicitud.'],
  'decided.city.approved': ['{who} has already approved {city}.', '{who} ya aprobó {city}.'],
  'decided.city.rejected': ['{who} has already rejected {city}.', '{who} ya rechazó {city}.'],
  'decided.city.pending': ['This city waits for a decision.', 'Esta ciudad espera una decisión.'],
  'decided.report.open': ['This report is open.', 'Este aviso está abierto.'],
});
