import type { Show } from '../model.ts';

/** What each of our pictures shows, and the words of a title that it fits. */
const PICTURES: ReadonlyArray<readonly [picture: string, category: Show['category'], title: RegExp]> = [
  ['arts-1', 'Arts', /ghost light|monologue/i],
  ['arts-2', 'Arts', /exhibition|galler/i],
  ['arts-3', 'Arts', /watercolor|mural/i],
  ['business-2', 'Business', /taxes|budget|website/i],
  ['education-1', 'Education', /story time/i],
  ['education-2', 'Education', /stargazing|telescope/i],
  ['food-1', 'Food', /ramen|noodle/i],
  ['food-2', 'Food', /growers|farmers/i],
  ['food-3', 'Food', /truck/i],
  ['health-1', 'Health', /yoga|breath|meditat/i],
  ['health-3', 'Health', /miles|couch to/i],
  ['music-1', 'Music', /quartet|chamber/i],
  ['music-2', 'Music', /vinyl|records?\b/i],
  ['music-3', 'Music', /guitar|songwriter|bluegrass/i],
  ['nightlife-2', 'Nightlife', /disco/i],
  ['nightlife-3', 'Nightlife', /cocktail|martini/i],
  ['other-2', 'Other', /carnival|circus/i],
  ['outdoor-1', 'Outdoor', /heron|moon/i],
  ['outdoor-2', 'Outdoor', /camp/i],
  ['outdoor-3', 'Outdoor', /paddle|kayak/i],
  ['social-1', 'Social', /supper|potluck/i],
  ['social-3', 'Social', /board game/i],
  ['sports-1', 'Sports', /track|relay|5k/i],
  ['sports-3', 'Sports', /basketball|hoops/i],
  ['technology-1', 'Technology', /solder|circuit/i],
  ['technology-2', 'Technology', /robot/i],
  ['technology-3', 'Technology', /radio|satellite/i],
];

/** The file of a show's picture: one that shows what it is, else the logo of its site, as many sites have it. */
export function pictureOf({ category, title }: Pick<Show, 'category' | 'title'>): string {
  const fitting = PICTURES.find(([, of, words]) => of === category && words.test(title));
  return `${fitting?.[0] ?? 'logo'}.png`;
}
