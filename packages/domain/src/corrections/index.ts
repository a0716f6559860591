export { correctEvent } from './correct-event.ts';
export { getCorrectableEvent } from './get-correctable-event.ts';
export { listVenueEvents } from './list-venue-events.ts';
export { undoCorrections } from './undo-corrections.ts';
