/** An amount of US cents as Americans write it, in both our languages: `$1,234.50`, `-$3.00`. */
export function dollars(cents: number): string {
  const amount = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}$${amount}`;
}
