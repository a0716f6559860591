export { type FlyerReading, readFlyer } from './read-flyer.ts';
