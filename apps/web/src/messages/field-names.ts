import { catalog } from './catalog.ts';

/** Labels of an event's fields, used wherever evidence is shown. */
export const fields = {
  title: 'Title',
  start: 'Starts',
  end: 'Ends',
  allDay: 'All day',
  timezone: 'Time zone',
  description: 'Description',
  venue: 'Venue',
  address: 'Address',
  city: 'City',
  state: 'State',
  point: 'Coordinates',
  url: 'Page',
  ticketUrl: 'Tickets',
  imageUrl: 'Image',
  status: 'Status',
  price: 'Price',
  labels: 'Labels',
  organizer: 'Organizer',
  soldOut: 'Sold out',
  isOnline: 'Online',
  ages: 'Ages',
  familyFriendly: 'Family friendly',
  wheelchair: 'Wheelchair access',
  signLanguage: 'Sign language',
  captions: 'Captions',
  sensoryFriendly: 'Sensory-friendly',
  repeats: 'How often',
  company: 'Alone or in a group',
  fees: 'Fees',
  entry: 'Entry',
  memberPrice: 'For members',
  onSale: 'Tickets on sale',
  previousStart: 'Moved from',
  recurrence: 'Repeats',
} as const;

const fieldText = catalog('fields', fields);

/** An unknown field is shown by its own name. */
export function fieldName(field: string): string {
  return Object.hasOwn(fields, field) ? fieldText(field as keyof typeof fields) : field;
}
