import { describe, expect, it } from 'vitest';
import { categoryList, stateCode } from '../src/fields.ts';
import { categoryOf, JOB_KINDS, jobMessage, jobs } from '../src/index.ts';

describe('what callers write', () => {
  it.each([
    ['Music,Food', ['Music', 'Food']],
    [' music , FOOD ,', ['Music', 'Food']],
    ['Music,music', ['Music']],
    ['', []],
    [',,', []],
  ])('categories %j are %j', (text, expected) => {
    expect(categoryList.parse(text)).toEqual(expected);
  });

  it('a category that is none is refused by name, with those there are', () => {
    const { error } = categoryList.safeParse('Music,Knitting');
    expect(error?.issues[0]?.message).toMatch(/"Knitting".*Music, Food/);
  });

  it('a state is two letters in any case', () => {
    expect(stateCode.parse(' sc ')).toBe('SC');
    expect(stateCode.safeParse('S1').success).toBe(false);
    expect(categoryOf('tEcHnology')).toBe('Technology');
  });
});

describe('job messages', () => {
  it('carry a job and one of the kinds, nothing else is one', () => {
    expect(jobMessage.parse({ jobId: 'x', kind: 'source.scrape', more: 1 })).toEqual({
      jobId: 'x',
      kind: 'source.scrape',
    });
    for (const odd of [null, 'x', {}, { jobId: '', kind: 'source.scrape' }, { jobId: 'x', kind: 'y' }])
      expect(jobMessage.safeParse(odd).success).toBe(false);
    expect(JOB_KINDS).toEqual(Object.keys(jobs));
  });

  it('a picture is fetched from http(s) only', () => {
    expect(jobs['image.fetch'].safeParse({ eventId: 'e', url: 'file:///etc/passwd' }).success).toBe(false);
  });
});
