import { readdirSync, readFileSync } from 'node:fs';
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS, AUDIT_SUBJECT_KINDS, type AuditSubject, CONTROLS } from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { AUDIT_TOPICS } from '../../../apps/web/src/admin/messages/audit-actions.ts';
import { actionOptions, actionWords, topicOptions } from '../../../apps/web/src/admin/panels/audit-log/action.ts';
import { actorName } from '../../../apps/web/src/admin/panels/audit-log/actor.ts';
import { subjectAddress, subjectName } from '../../../apps/web/src/admin/panels/audit-log/subject.ts';

const DOMAIN = 'packages/domain/src/';
const code = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(DOMAIN + file, 'utf8'))
  .join('\n');

describe('the words of the audit log [BEY-29]', () => {
  it('has words for every action that the domain writes', () => {
    const written = [...code.matchAll(/action(?:: AuditAction)?[:,](?: \w+ === '\w+' \?)? '([\w-]+\.[\w-]+)'/g)].map(
      (match) => match[1],
    );
    expect(written.length).toBeGreaterThan(15);
    for (const action of written) {
      expect(AUDIT_ACTION_NAMES).toContain(action);
      expect(actionWords({ action: action ?? '', after: null })).toMatch(/^[A-Z][a-z]+ /);
    }
  });

  it('writes every action that it has words for', () => {
    expect(AUDIT_ACTION_NAMES.filter((action) => !code.includes(`'${action}'`))).toEqual([]);
  });

  it('offers each action once, under its topic', () => {
    expect(actionOptions.map(({ value }) => value).toSorted()).toEqual(AUDIT_ACTION_NAMES.toSorted());
    for (const action of AUDIT_ACTION_NAMES) {
      const { label } = AUDIT_TOPICS[AUDIT_ACTIONS[action]];
      expect(actionOptions.find(({ value }) => value === action)).toMatchObject({ group: label });
    }
    expect(new Set(topicOptions.map(({ value }) => value))).toEqual(new Set(Object.values(AUDIT_ACTIONS)));
  });

  it('says which way a control was switched, and an unknown action as it is', () => {
    expect(actionWords({ action: 'control.switch', after: { enabled: false } })).toBe('Turned control off');
    expect(actionWords({ action: 'control.switch', after: { enabled: true } })).toBe('Turned control on');
    expect(actionWords({ action: 'of.yore', after: null })).toBe('of.yore');
  });

  const subject = (key: string, rest: Partial<AuditSubject> = {}): AuditSubject => ({
    key,
    kind: key.slice(0, key.indexOf(':')),
    name: null,
    isGone: false,
    slug: null,
    city: null,
    state: null,
    ...rest,
  });

  it.each([...CONTROLS, 'emergencyShutdown'])('calls the control %s by its label', (control) => {
    expect(subjectName(subject(`control:${control}`))).toMatch(/^[A-Z][\w-]+ /);
  });

  it('calls each kind of subject by its name and leads to it', () => {
    const columbia = { city: 'Columbia', state: 'SC' };
    expect(subjectName(subject('override:columbia-sc/eventScraping', columbia))).toBe('Event Scraping in Columbia, SC');
    expect(subjectName(subject('override:SC/eventScraping', { state: 'SC' }))).toBe('Event Scraping in all of SC');
    expect(subjectName(subject('page:https://www.hall.example/shows/'))).toBe('hall.example/shows');
    expect([subject('events:1'), subject('events:12')].map(subjectName)).toEqual(['1 event', '12 events']);
    const source = subject('source:s1', { name: 'The Hall', ...columbia });
    expect(subjectName(source)).toBe('The Hall');
    expect(subjectAddress(source)).toBe('/admin/scraping?tab=sources&city=Columbia&state=SC&open=s1');
    expect(subjectAddress(subject('event:e1', { name: 'Quiz', slug: 'quiz-columbia-sc' }))).toBe(
      '/events/quiz-columbia-sc',
    );
    expect(subjectAddress(subject('city:columbia-sc', columbia))).toBe('/events?city=Columbia&state=SC');
    expect(subjectAddress(subject('control:eventScraping'))).toBe('/admin/system-controls');
  });

  it('names images by their category, a batch, or the switch of their serving', () => {
    expect(subjectName(subject('images:Music'))).toBe('Images of Music');
    expect(subjectName(subject('images:batch'))).toBe('Events without an image');
    expect(subjectName(subject('images:category-serving'))).toBe('Category images');
    expect(subjectAddress(subject('images:Music'))).toBe('/admin/image-generation');
  });

  it('says of what is gone that it is, what it was, and leads nowhere', () => {
    const gone = subject('source:s1', { isGone: true });
    expect(subjectName({ ...gone, name: 'The Hall' })).toBe('The Hall (deleted)');
    expect(subjectAddress(gone)).toBeNull();
    for (const kind of AUDIT_SUBJECT_KINDS.filter(
      (each) =>
        ![
          'control',
          'override',
          'page',
          'events',
          'publisher',
          'alert',
          'domain',
          'discovery',
          'images',
          'expansion',
          'budget',
          'quota',
          'efficiency',
          'ledger',
          'schedule',
          'configuration',
        ].includes(each),
    ))
      expect(subjectName(subject(`${kind}:x`, { isGone: true }))).toMatch(/^A /);
  });

  it('calls people by name, commands in words, and says when an account is gone', () => {
    const ada = { kind: 'user', id: 'u1', name: 'Ada Keeper', email: 'ada@marquee.example', isGone: false } as const;
    expect(actorName(ada)).toBe('Ada Keeper');
    expect(actorName({ ...ada, name: null })).toBe('ada@marquee.example');
    expect(actorName({ ...ada, name: null, isGone: true })).toBe('ada@marquee.example (deleted user)');
    expect(actorName({ ...ada, name: null, email: null, isGone: true })).toBe('Deleted user');
    const command = { ...ada, kind: 'system', name: null, email: null } as const;
    expect(actorName({ ...command, id: 'admin:create' })).toBe('System: command line');
    expect(actorName({ ...command, id: 'source.scrape' })).toBe('System: source scrape');
  });
});
