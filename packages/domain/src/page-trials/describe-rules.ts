import type { PatternAnalysis } from '@marquee/contract';
import type { LearnedList } from '@marquee/extraction';

type List = PatternAnalysis['lists'][number];
type Rule = List['rules'][number];
type Where = Pick<Rule, 'scope' | 'selector'> & { nth: number };

/** Describes the rules of a list: where each field is found, and which part is taken. */
export function describeRules({ items, title, days, fields }: LearnedList): List {
  const { times } = days;
  return {
    items: items.selector,
    extent: items.extent,
    rules: [
      ruleOf('title', title, cutOf(title.cut)),
      ruleOf('start', days, days.attribute ? `@${days.attribute}` : days.many ? 'every day' : 'the first day'),
      ...(times ? [ruleOf('time', times, null)] : []),
      ...Object.entries(fields).map(([field, rule]) =>
        ruleOf(field, rule, 'attribute' in rule ? `@${rule.attribute}` : cutOf(rule.cut)),
      ),
    ],
  };
}

function ruleOf(field: string, { scope, selector, nth }: Where, part: string | null): Rule {
  const place = nth === 0 ? null : nth < 0 ? 'the last one' : `number ${nth + 1}`;
  return { field, scope, selector, part: [place, part].filter(Boolean).join(', ') || null };
}

function cutOf({ line, behind, split, bare, literal }: LearnedList['title']['cut']): string | null {
  const steps = [
    line === undefined ? null : `line ${line + 1}`,
    behind === undefined ? null : `behind “${behind}”`,
    split ? `${split.take < 0 ? 'the last part' : `part ${split.take + 1}`} at “${split.by}”` : null,
    bare ? 'without days and times' : null,
    literal === undefined ? null : `“${literal}”`,
  ];
  return steps.filter(Boolean).join(', ') || null;
}
