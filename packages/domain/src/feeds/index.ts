export { type Feed, type FeedDate, type FeedEvent, readEventCalendar, readFeed } from './read-feed.ts';
