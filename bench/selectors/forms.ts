/** Forms of selectors, by use: what learning writes, and what a person might. */
export const FORMS = {
  written: [
    'li',
    '.show',
    '#list',
    'li.show',
    'ul > li',
    'main p',
    'a[rel="bookmark"]',
    'h3, h4',
    'li:nth-of-type(2)',
    'p:first-child',
  ],
  other: [
    'li:not(.sold)',
    'li:has(h3)',
    'li + li',
    'li ~ li',
    'li:nth-child(2n+1)',
    'li:is(.a, .b)',
    'p:nth-last-child(1)',
    'p:only-child',
    '[a="b" i]',
    'p:empty',
  ],
} as const;
