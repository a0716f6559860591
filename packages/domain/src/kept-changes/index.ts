export { tellKeepers } from './tell.ts';
export { tellSale } from './tell-sale.ts';
