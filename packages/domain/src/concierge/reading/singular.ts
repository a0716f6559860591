/** Without the plural: the index finds the rest inside longer words. */
export function single(word: string): string {
  if (
    word.length < 5 ||
    !word.endsWith('s') ||
    /(?:ss|us|is|blues|pilates|christmas|basics|arts|luces|disfraces|ingles|frances|portugues|japones|holandes|irlandes|gales|lunes|martes)$/.test(
      word,
    )
  )
    return word;
  if (word.length > 8 && word.endsWith('ores')) return word;
  if (/[cs]iones$|(?<!s|t|wh|fem|fin|sc|\bm)ales$|dades$|(?:ll|j)eres$/.test(word) && word.length > 6)
    return word.slice(0, -2);
  // Of a Spanish plural only the dictionary knows how much is an ending.
  if (word.length > 6 && /(?:er|in|il)es$/.test(word)) return word;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  if (/^(?:mov|cook|zomb|brown|calor|genr|ind|rook)ies$/.test(word)) return word.slice(0, -1);
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
