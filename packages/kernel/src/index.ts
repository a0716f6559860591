export * from './actor.ts';
export * from './clock.ts';
export * from './errors.ts';
export * from './hash.ts';
export * from './ids.ts';
export * from './ports.ts';
export { isUnseen, shownLine, shownText } from './shown-text.ts';
export * from './us-states.ts';
