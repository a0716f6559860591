import type { SubmissionRecord } from '@marquee/contract';
import { type Instant, say } from '@marquee/kernel';
import { cell } from '../cells.ts';
import { daysUntilLocal } from '../days-away.ts';
import type { Kind, Question } from '../kind.ts';

type Picture = NonNullable<SubmissionRecord['picture']>;

/** A poster that the engine found: a person reads it, or checks what a model read, and approving publishes what they say. */
export function pictureQuestion(one: SubmissionRecord, { draft }: Picture, now: Instant): Question {
  const { id, title, city, state, timestamp, url } = one;
  return {
    id,
    title,
    question: say('review.whatDoesPosterSay'),
    place: `${city}, ${state}`,
    since: timestamp,
    isAnswered: false,
    needsNote: false,
    opens: url ?? '/admin/data-quality?tab=submissions',
    topic: { id: 'picture', name: say('review.posters') },
    stake: { events: 1, people: [], daysAway: draft?.day ? daysUntilLocal(draft.day, now) : null },
    prior: { sure: 0.5, because: say(draft ? 'review.modelReadPoster' : 'review.nobodyReadPoster') },
    cost: { minutes: 1, because: say('review.comparePoster') },
    seen: [id, draft],
  };
}

export function picturePreview(sent: SubmissionRecord, picture: Picture): Awaited<ReturnType<Kind['preview']>> {
  return {
    because: [
      say('review.pageHasPicturesOnly', { page: sent.url ?? '' }),
      say(picture.draft ? 'review.modelReadPoster' : 'review.nobodyReadPoster'),
    ],
    picture,
    effects: { approve: [say('review.listedOnce')], reject: [say('review.posterNotAskedAgain')] },
    events: [],
    columns: [{ title: say('review.poster'), url: sent.url }],
    rows: picture.alt === '' ? [] : [{ label: say('review.label.name'), cells: [cell(picture.alt)], differs: false }],
    final: [],
  };
}
