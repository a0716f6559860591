import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const payment: Translated<Catalogs['payment']> = {
  'payment.loading': 'Cargando el formulario de la tarjeta…',
  'payment.pay': ({ amount }) => `Pagar ${amount}`,
  'payment.paying': 'Procesando el pago…',
  'payment.notSetUp': 'Falta configurar los pagos',
  'payment.notSetUpText': 'Este sitio todavía no acepta tarjetas. No se cobró nada.',
  'payment.failed': 'El pago no se hizo',
  'payment.failedText': 'No se aceptó la tarjeta. Prueba con otra.',
  'payment.whatNow': 'No se cobró nada. Revisa los datos, usa otra tarjeta o pregunta a tu banco, y vuelve a pagar.',
  'payment.received': 'Pago recibido',
  'payment.receivedText':
    'Tu banco lo confirmó. Abajo está lo que pagaste; si aún no aparece, vuelve a mirar en un minuto.',
  'payment.notConfirmed': 'Tu banco no confirmó el pago, así que no se cobró nada. Puedes volver a pagar.',
  'payment.error': 'Error en el pago',
  'payment.errorText': 'Algo salió mal. Inténtalo de nuevo.',
  'payment.scriptFailed': 'No se pudo cargar el formulario de la tarjeta.',
  'payment.test': 'Pagos de prueba',
  'payment.testText': 'Aquí no se mueve dinero. Usa una tarjeta de prueba como 4242 4242 4242 4242.',
  'payment.number': 'Número de tarjeta',
  'payment.expiry': 'Vencimiento (MM/AA)',
  'payment.cvc': 'CVC',
  'payment.numberNeeded': 'Escribe el número de la tarjeta.',
  'payment.expiryNeeded': 'Escribe mes y año: 12/30.',
  'payment.cvcNeeded': 'Escribe los tres o cuatro dígitos del CVC.',
  'payment.proof': 'Tu banco pide una confirmación',
  'payment.proofText': 'Con una tarjeta real, tu banco mostraría aquí su propia página.',
  'payment.proofYes': 'Completar la autenticación',
  'payment.proofNo': 'Rechazar la autenticación',
  'payment.secure': 'Nuestro proveedor de pagos procesa las tarjetas. Nunca vemos el número.',
};
