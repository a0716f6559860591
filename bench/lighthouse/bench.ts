import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSite } from '../../scripts/deploy/build-site.ts';
import { at } from '../../scripts/deploy/layout.ts';
import { freePort, startBuiltSite } from '../../tests/smoke/built-site.ts';
import { fillCity } from './fill-city.ts';
import { startStillPage } from './still-page.ts';

const run = promisify(execFile);
/** Pages to measure by how they begin; all without it. */
const ONLY = process.env.LIGHTHOUSE_PAGES;
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** What a city shows (`fill-city.ts`). */
const EVENTS = 300;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const AT_LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

type Scores = Record<keyof typeof AT_LEAST, number>;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  /** Lighthouse's measure of the machine; a fast one has 2,000 and more. */
  environment: { benchmarkIndex: number };
}

/**
 * Lighthouse, mobile, on the built site under Pages, with a city of 300 events: the median of some runs a page, each beside a run of a page that does not
 * change, and the index of the machine in both.
 */
export async function bench(): Promise<unknown> {
  const state = mkdtempSync(join(tmpdir(), 'marquee-lighthouse-'));
  await buildSite('error');
  await fillCity(state, EVENTS);
  const site = await startBuiltSite(state, { isAtHome: true });
  const browser = await startBrowser(state);
  const still = await startStillPage();
  try {
    const list = (await (await fetch(`${site.origin}/api/events`)).json()) as { events: Array<{ slug: string }> };
    const pages = ['/', '/events', '/events?city=Columbia&state=SC', `/events/${list.events[0]?.slug}`].filter(
      (page) => ONLY === undefined || page.startsWith(ONLY),
    );
    const results = [];
    // A browser that has just started paints nothing for its first seconds, whatever the page: this report is not counted.
    await measure(browser.port, site.origin, join(state, 'r.json'));
    for (const page of pages) {
      const reports: Report[] = [];
      const beside: Report[] = [];
      for (let index = 0; index < RUNS; index += 1) {
        beside.push(await measure(browser.port, still.origin, join(state, 'r.json')));
        reports.push(await measure(browser.port, site.origin + page, join(state, 'r.json')));
      }
      const name = page.replace(/\/events\/.+/, '/events/{slug}');
      results.push({ page: name, ...summary(reports), still: timesOf(beside) });
      console.error(JSON.stringify(results.at(-1)));
    }
    return { atLeast: AT_LEAST, runs: RUNS, pages: results };
  } finally {
    browser.process.kill();
    still.stop();
    await site.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

async function startBrowser(folder: string): Promise<{ port: number; process: ChildProcess }> {
  const port = await freePort();
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const path = BROWSERS.find((candidate) => existsSync(candidate));
  if (!path) throw new Error('There is no Chromium to measure with.');
  const process = spawn(path, [...flags, `--user-data-dir=${join(folder, 'browser')}`, 'about:blank'], {
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) return { port, process };
    await new Promise((done) => setTimeout(done, 200));
  }
  process.kill();
  throw new Error('Chromium did not start.');
}

async function measure(port: number, url: string, output: string): Promise<Report> {
  await run(
    at('bench/node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--port=${port}`,
      `--only-categories=${Object.keys(AT_LEAST).join(',')}`,
    ],
    { timeout: 180_000 },
  );
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function timesOf(reports: readonly Report[]) {
  const ms = (audit: string) => Math.round(median(reports.map((report) => report.audits[audit]?.numericValue ?? 0)));
  return {
    machineIndex: Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex))),
    firstContentfulPaintMs: ms('first-contentful-paint'),
    largestContentfulPaintMs: ms('largest-contentful-paint'),
    totalBlockingMs: ms('total-blocking-time'),
  };
}

function summary(reports: readonly Report[]) {
  const scores = Object.fromEntries(
    Object.keys(AT_LEAST).map((id) => [
      id,
      Math.round(median(reports.map((report) => (report.categories[id]?.score ?? 0) * 100))),
    ]),
  ) as Scores;
  return {
    scores,
    isGood: Object.entries(AT_LEAST).every(([id, least]) => scores[id as keyof Scores] >= least),
    ...timesOf(reports),
    layoutShift: median(reports.map((report) => report.audits['cumulative-layout-shift']?.numericValue ?? 0)),
    faults: faultsOf(reports[0]),
  };
}

/** What counts in a score and is not perfect. */
function faultsOf(report: Report | undefined): string[] {
  return Object.values(report?.categories ?? {})
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${report?.audits[id]?.title ?? ''}`);
}
