export { fetchImage } from './fetch-image.ts';
