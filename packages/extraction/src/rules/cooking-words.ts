/** A line of ingredients begins with an amount: `2 ¼ tsp yeast`. */
export const INGREDIENT =
  /^\W{0,3}(?:\d+(?:[./]\d+)?|[¼½¾⅓⅔⅛])[\s\d¼½¾⅓⅔⅛/–-]{0,8}(?:tsp|tbsp|teaspoons?|tablespoons?|cups?|oz|ounces?|lbs?|pounds?|grams?|g|ml|quarts?|pints?|cloves?|sticks?)\b/i;
