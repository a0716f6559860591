// Made by scripts/generate-endpoint-table.ts from packages/contract; do not edit.
import type { EndpointId } from '@marquee/contract';

/** Where documents and streams are. */
export const PLACES: { readonly [I in EndpointId<'document' | 'stream'>]: string } = {
  openSignIn: '/api/login',
  signInWithProvider: '/api/auth/:provider',
  finishProviderSignIn: '/api/auth/:provider/callback',
  exportAccount: '/api/account/export',
  exportPastAlerts: '/api/admin/alerts/history.csv',
  exportAuditLog: '/api/admin/audit-log.csv',
  getBoostDays: '/api/boost-analytics/:id/days.csv',
  getBoostPicture: '/api/event-boosts/:id/pictures/:shape',
  getBoostReceipt: '/api/event-boosts/:id/receipt',
  getPlaceholder: '/api/placeholder/:width/:height',
  getCampaignTable: '/api/campaigns/:id/analytics.csv',
  getCampaignInvoice: '/api/campaigns/:id/invoice',
  streamChat: '/api/chat/stream',
  getCalendarFeed: '/api/feeds/events.ics',
  getRssFeed: '/api/feeds/events.rss',
  getJsonFeed: '/api/feeds/events.json',
  getEmbeddedList: '/embed',
  getEventCalendar: '/api/events/:slug/calendar.ics',
  getPicture: '/media/:hash',
  getItineraryCalendar: '/api/itineraries/:id/calendar.ics',
  getSharedItineraryCalendar: '/api/shared-itineraries/:key/calendar.ics',
  openUnsubscribe: '/api/notices/unsubscribe/:token',
  getEventPreview: '/previews/events/:file',
  getListingPreview: '/previews/listing.png',
  getSitePreview: '/previews/site.png',
  openApiDocument: '/api/openapi.json',
  referencePage: '/api/docs',
  exportUsers: '/api/admin/users.csv',
};
