export { type FeedDate, type FeedEvent, readEventCalendar, readFeed, readKept } from './read-feed.ts';
