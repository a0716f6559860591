import type { Translated } from '../../../messages/catalog.ts';
import type { venueClaimsMessages } from '../venue-claims.ts';

export const venueClaimsEs: Translated<typeof venueClaimsMessages> = {
  'claims.title': 'Reclamos de lugares',
  'claims.note':
    'Personas que dicen que administran un lugar. Un reclamo confirmado por correo en el dominio del propio lugar se aprueba sin ti. Tú decides los demás. Un reclamo aprobado da el lugar a la persona, y el rol Responsable de un local si no tiene ninguno.',
  'claims.venue': 'Lugar',
  'claims.claimant': 'Quién reclama',
  'claims.words': 'En sus palabras',
  'claims.noWords': 'Eligió confirmar por correo y no escribió nada.',
  'claims.when': 'Reclamado',
  'claims.email': 'Correo indicado',
  'claims.noEmail': 'Ninguno: preguntó a un administrador.',
  'claims.host': 'Dominio del propio lugar',
  'claims.noHost': 'No se conoce.',
  'claims.owner': 'Lo administra',
  'claims.noOwner': 'Nadie',
  'claims.page': 'Página',
  'claims.account': 'Cuenta',
  'claims.status': 'Situación',
  'claims.open': 'Abierto',
  'claims.waiting': 'Espera la confirmación por correo',
  'claims.granted': 'Concedido',
  'claims.refused': 'Negado',
  'claims.revoked': 'Revocado',
  'claims.decidedBy': 'Lo decidió',
  'claims.byLetter': 'El correo al dominio del lugar',
  'claims.decidedAt': 'Decidido',
  'claims.reason': 'Motivo',
  'claims.reasonHint': 'Por qué lo decides así. Se guarda con el reclamo y en el registro de cambios.',
  'claims.reasonNeeded': 'Escribe un motivo.',
  'claims.share': 'Enviar este motivo a quien reclama',
  'claims.shareHint': ({ email }) =>
    `${email} recibe un correo sobre tu decisión en cualquier caso. Con esto activado, el correo cita el motivo.`,
  'claims.noMail':
    'Este sitio todavía no puede enviar correos, así que quien reclama no recibe ninguno. Escríbele tú.',
  'claims.grant': 'Aprobar',
  'claims.refuse': 'Rechazar',
  'claims.revoke': 'Revocar',
  'claims.revokeNote':
    'Revocar le quita el lugar. Su perfil se queda, y el rol también: quítalo en Usuarios.',
  'claims.doneGranted': 'Reclamo aprobado',
  'claims.doneRefused': 'Reclamo rechazado',
  'claims.doneRevoked': 'Reclamo revocado',
  'claims.failed': 'No se guardó la decisión',
  'claims.failedText': 'No se pudo decidir sobre el reclamo. Inténtalo de nuevo.',
  'claims.empty': 'Ningún reclamo espera una decisión.',
};
