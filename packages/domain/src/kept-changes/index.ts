export { noticeChanges, noticeSales } from './notice.sql.ts';
export { tellKeepers } from './tell.ts';
export { tellSale } from './tell-sale.ts';
