import type { Seller } from '../deps.ts';

/** `Marquee, 12 Main Street, Columbia, SC 29201` */
export const addressLine = ({ name, address }: Seller): string => (address === null ? name : `${name}, ${address}`);
