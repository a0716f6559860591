/** What the facts of an event are called, wherever the words are shown that they were read in. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
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
  url: 'Page',
  ticketUrl: 'Tickets',
  imageUrl: 'Image',
  status: 'Status',
  price: 'Price',
  labels: 'Labels',
  organizer: 'Organizer',
  recurrence: 'Repeats',
};

/** One that is not known yet stays as it came. */
export function fieldName(field: string): string {
  return (Object.hasOwn(FIELD_NAMES, field) && FIELD_NAMES[field]) || field;
}
