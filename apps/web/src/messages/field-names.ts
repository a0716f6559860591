/** Labels of an event's fields, used wherever evidence is shown. */
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
  point: 'Coordinates',
  url: 'Page',
  ticketUrl: 'Tickets',
  imageUrl: 'Image',
  status: 'Status',
  price: 'Price',
  labels: 'Labels',
  organizer: 'Organizer',
  recurrence: 'Repeats',
};

/** An unknown field is shown by its own name. */
export function fieldName(field: string): string {
  return (Object.hasOwn(FIELD_NAMES, field) && FIELD_NAMES[field]) || field;
}
