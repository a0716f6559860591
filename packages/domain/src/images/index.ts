export { fetchImage } from './fetch-image.ts';
export { keepImage } from './keep-image.ts';
