import { CATEGORIES, type Category, categoryOf } from '@marquee/contract';

/** Words that speak for a category; in a label or title they weigh more than in a description. */
const WORDS: Record<Exclude<Category, 'Other'>, RegExp> = {
  Music:
    /\b(music|concerts?|band|jazz|blues|orchestra|symphony|philharmonic|choir|choral|quartet|bluegrass|songwriters?|singer|recital|hip[- ]hop|dj set|opera|open mic|gospel)\b/i,
  Food: /\b(food|dinner|brunch|tasting|wine|beer|brewery|chef|cooking|culinary|oysters?|barbecue|bbq|potluck|supper|farmers['’]? market|bake|coffee|food trucks?)\b/i,
  Arts: /\b(arts?|gallery|exhibit(?:ion)?s?|theat(?:er|re)|play|ballet|dance|film|cinema|movie|screening|museum|paint(?:ing)?|pottery|ceramics|poetry|author|sculpture|craft|musical|comedy|improv)\b/i,
  Outdoor:
    /\b(outdoors?|hik(?:e|ing)|park|garden|trail|kayak|paddle|birding|nature|river|camp(?:ing)?|stargazing|tree|wildlife|bike ride|canoe)\b/i,
  Sports:
    /\b(sports?|5k|10k|marathon|race|soccer|football|basketball|baseball|hockey|tennis|volleyball|roller derby|tournament|league|match|athletics|softball|rugby|regatta)\b/i,
  Social:
    /\b(social|meet ?up|mixer|community|club|trivia|game night|board games?|bingo|volunteer|gathering|festival|parade|fair|potluck|speed dating|knitting)\b/i,
  Nightlife:
    /\b(nightlife|night ?club|dance party|dj|karaoke|drag|burlesque|bar crawl|late night|after ?dark|after ?hours|cocktails?|21\+|happy hour)\b/i,
  Health:
    /\b(health|yoga|wellness|fitness|meditation|pilates|mental|tai chi|blood drive|nutrition|zumba|mindful(?:ness)?|recovery|clinic)\b/i,
  Business:
    /\b(business|entrepreneurs?|startups?|networking|chamber|small business|career|job fair|investors?|marketing|commission(?:ers)?|council meeting|board meeting|founders?|leadership)\b/i,
  Education:
    /\b(education|class(?:es)?|workshop|lecture|seminar|course|training|story ?time|library|school|university|history|science|talk|lesson|book club|literacy|homework|language)\b/i,
  Technology:
    /\b(tech(?:nology)?|coding|programming|developers?|software|hackathon|robot(?:ics|s)?|data|cyber|artificial intelligence|ai|3d print(?:ing)?|maker ?space|javascript|python|electronics|drone)\b/i,
};

const WEIGHTS = { label: 5, title: 3, description: 1 } as const;
const MOST = 3;
const ENOUGH = 3;

export interface CategoryClues {
  labels: readonly string[];
  title: string;
  description: string | null;
}

/** Up to three categories, the strongest first; what the words do not decide is Other. */
export function categorise(clues: CategoryClues): Category[] {
  const scores = new Map<Category, number>();
  const add = (category: Category, weight: number) => scores.set(category, (scores.get(category) ?? 0) + weight);
  for (const label of clues.labels) {
    const exact = categoryOf(label);
    if (exact) add(exact, WEIGHTS.label * 2);
  }
  const labels = clues.labels.join(' | ');
  for (const [category, pattern] of Object.entries(WORDS) as Array<[Category, RegExp]>) {
    if (pattern.test(labels)) add(category, WEIGHTS.label);
    if (pattern.test(clues.title)) add(category, WEIGHTS.title);
    if (clues.description && pattern.test(clues.description)) add(category, WEIGHTS.description);
  }
  scores.delete('Other');
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || CATEGORIES.indexOf(a[0]) - CATEGORIES.indexOf(b[0]));
  const best = ranked[0]?.[1] ?? 0;
  const chosen = ranked.filter(([, score]) => score >= Math.max(ENOUGH, best / 2)).slice(0, MOST);
  if (chosen.length > 0) return chosen.map(([category]) => category);
  return ranked[0] ? [ranked[0][0]] : ['Other'];
}
