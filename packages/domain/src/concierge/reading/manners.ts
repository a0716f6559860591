/** How something should be, and not what it is. */
const MANNERS = new Set(
  'beginner beginners advanced acoustic bilingual vegan vegetarian kosher halal veteran veterans senior seniors indie local famous amateur principiantes principiante acustico ingles espanol spanish english'.split(
    ' ',
  ),
);

export const isManner = (word: string) => MANNERS.has(word);
