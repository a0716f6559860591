import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dollarsAMillion, estimate, MEASURED, PRICES } from '../estimate.ts';
import { costReport } from '../report.ts';

const TOWN = { cities: 1, sources: 200, events: 3_000, views: 100_000 };
const COUNTRY = { cities: 3_000, sources: 200_000, events: 2_000_000, views: 10_000_000 };

describe('what a size costs', () => {
  it('a town stays within the plan: only the base is paid', () => {
    const { total, limits } = estimate(TOWN);
    expect(total).toBe(PRICES.base);
    expect(limits.every(({ share }) => share < 0.1)).toBe(true);
  });

  it('the country passes the size of one database first, and the report says so', () => {
    const { databaseGb, limits, total, dollars } = estimate(COUNTRY);
    expect(databaseGb).toBeGreaterThan(10);
    expect(limits[0]?.name).toContain('size of one database');
    expect(total).toBeCloseTo(Object.values(dollars).reduce((sum, one) => sum + one));
    expect(costReport(COUNTRY)).toContain('The first limit that breaks: size of one database (10 GB)');
    expect(costReport(TOWN)).toContain('No limit breaks');
  });

  it('grows with each of its numbers, and is nothing but the base for nothing', () => {
    expect(estimate({ cities: 0, sources: 0, events: 0, views: 0 }).total).toBe(PRICES.base);
    const { total } = estimate(COUNTRY);
    for (const name of ['sources', 'events', 'views'] as const)
      expect(estimate({ ...COUNTRY, [name]: COUNTRY[name] * 2 }).total, name).toBeGreaterThan(total);
    expect(dollarsAMillion('searches')).toBeGreaterThan(dollarsAMillion('lists'));
  });

  it('takes its figures from the table of benchmarks', () => {
    const table = readFileSync(new URL('../../../bench/figures.tsv', import.meta.url), 'utf8');
    const measured = (figure: string) =>
      table
        .split('\n')
        .find((line) => line.includes(figure))
        ?.split('\t')[2];
    expect(measured('Rows written for an event with two categories')).toMatch(`${MEASURED.rowsWrittenNewEvent};`);
    expect(measured('A source read four times a day: rows read, written')).toBe(
      `${MEASURED.rowsReadASourceDay}; ${MEASURED.rowsWrittenASourceDay}`,
    );
    expect(measured('Rows read, 1,000 visits')).toMatch(
      new RegExp(`${(MEASURED.rowsReadAView * 1_000).toLocaleString('en-US')}$`),
    );
    expect(measured('From the database, processor ms')).toMatch(
      new RegExp(`^${MEASURED.cpuMsAList}; .*; ${MEASURED.cpuMsASearch}$`),
    );
    expect(measured('Rows read, search by relevance')).toBe(`${MEASURED.rowsReadASearch}; ${MEASURED.rowsReadASearch}`);
  });
});
