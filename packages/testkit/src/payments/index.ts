export { type PaymentService, startPaymentService } from './service.ts';
export { signatureOf } from './sign.ts';
