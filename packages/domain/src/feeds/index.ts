export { type FeedDate, type FeedEvent, readEventCalendar, readFeed, readKept, withDates } from './read-feed.ts';
