export { type PaymentService, type PaymentServiceOptions, startPaymentService } from './service.ts';
export { signatureOf } from './sign.ts';
