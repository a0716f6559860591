export { calendarOfItinerary } from './calendar.ts';
export { createItinerary, deleteItinerary, renameItinerary } from './change-itinerary.ts';
export { addStop, noteStop, removeStop } from './change-stops.ts';
export { findItineraryOwner } from './find-owner.ts';
export { listItineraries } from './list-itineraries.ts';
export { getItinerary, type ItineraryAt } from './read-itinerary.ts';
export { shareItinerary, unshareItinerary } from './share-itinerary.ts';
