export { type FeedDate, type FeedEvent, readEventCalendar, readFeed } from './read-feed.ts';
