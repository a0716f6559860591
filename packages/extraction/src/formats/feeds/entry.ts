import type { JsonRecord } from '../../base/json.ts';
import type { FeedValue } from '../records/event-record.ts';

/** One entry of a feed in any format. */
export interface Entry {
  /** `item[3]`, counting from 1, or a JSON pointer. */
  at: string;
  title: FeedValue & { value: string };
  /** The longest text of the entry about itself. */
  description: FeedValue | undefined;
  id: FeedValue | undefined;
  url: FeedValue | undefined;
  image: FeedValue | undefined;
  labels: readonly FeedValue[];
  /** Some calendars publish each event on its day. */
  published: FeedValue | undefined;
  /** All its fields, among which those of an event are looked for by their names. */
  fields: JsonRecord;
}
