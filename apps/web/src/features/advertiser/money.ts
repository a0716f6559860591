/** `$100`, `$12.50`, `$1,250` */
export function money(dollars: number): string {
  const [whole = '0', cents = '00'] = Math.abs(dollars).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${dollars < 0 ? '-' : ''}$${grouped}${cents === '00' ? '' : `.${cents}`}`;
}
