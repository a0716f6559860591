export { type FlyerField, type FlyerReading, readFlyer } from './read-flyer.ts';
