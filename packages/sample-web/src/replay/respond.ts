import type { Instant } from '@marquee/kernel';
import { happeningsOf, listedOf } from '../calendar/happenings.ts';
import { localDay } from '../calendar/weeks.ts';
import { hiddenSiteOf } from '../discovery/hidden-sites.ts';
import { MAP_HOST, mapAnswer } from '../discovery/map-extract.ts';
import { homePage, missingPage, page } from '../markup/page.ts';
import type { Answer, Site, Weather } from '../model.ts';
import { picturesDown } from '../publish/faults.ts';
import { siteOf } from '../sites/index.ts';
import { pictureAnswer } from './pictures.ts';
import { type ReplayRequest, withEtag, withLastModified } from './validators.ts';

/** The header that makes the replay Worker fail like a network. */
export const UNREACHABLE_HEADER = 'x-marquee-unreachable';

export function unreachable(): Answer {
  return { status: 502, headers: { 'content-type': 'text/plain', [UNREACHABLE_HEADER]: '1' }, body: 'No such host.' };
}

/** The sample web's response to one request at that moment. Never throws because of a request. */
export async function respond(request: ReplayRequest, now: Instant, weather: Weather = {}): Promise<Answer> {
  if (!URL.canParse(request.url)) return unreachable();
  const url = new URL(request.url);
  if (url.hostname === MAP_HOST) return mapAnswer(url);
  const known = siteAt(url.hostname) ?? siteAt(`www.${url.hostname}`);
  if (!known || url.port !== '') return unreachable();
  const site = weather.site?.(known, now) ?? known;
  const scheme = site.scheme ?? 'https';
  // A host without TLS has nothing listening on the other port; the others send everybody to https and to their full name.
  if (scheme === 'http' && url.protocol === 'https:') return unreachable();
  if (url.protocol !== `${scheme}:` || url.hostname !== site.host) {
    return redirect(`${scheme}://${site.host}${url.pathname}${url.search}`);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { allow: 'GET, HEAD', 'content-type': 'text/plain' }, body: 'Method not allowed.' };
  }
  const answer = validated(site, request, now, await answerAt(site, url, now, weather));
  return request.method === 'HEAD' ? { ...answer, body: '' } : answer;
}

function siteAt(host: string): Site | undefined {
  return siteOf(host) ?? hiddenSiteOf(host);
}

async function answerAt(site: Site, url: URL, now: Instant, weather: Weather): Promise<Answer> {
  if (url.pathname === '/robots.txt') return robots(site);
  if (url.pathname.startsWith(site.pictureFolder)) {
    if (site.pictures === 'down') return picturesDown(site);
    return (await pictureAnswer(url.pathname.slice(site.pictureFolder.length))) ?? missingPage(site, 404);
  }
  const plain = new URL(url);
  plain.pathname = url.pathname.replace(/\/+$/, '') || '/';
  const listed = listedOf(site, now, weather);
  const answer = site.publish(site, { url: plain, now, listed, all: happeningsOf(site, now, weather) });
  if (answer) return answer;
  const today = localDay(now, site.place.timezone).toString();
  if (plain.pathname === '/')
    return homePage(
      site,
      listed.find((h) => h.start > today),
    );
  if (plain.pathname === '/visit' || plain.pathname === '/about') return about(site);
  return missingPage(site, 404);
}

function validated(site: Site, request: ReplayRequest, now: Instant, answer: Answer): Answer {
  if (answer.headers['content-type'] === 'image/png' || site.validators === 'etag') return withEtag(request, answer);
  // A list changes when a day has passed, so that is when it was last modified.
  const midnight = localDay(now, site.place.timezone).toZonedDateTime(site.place.timezone).epochMilliseconds;
  return site.validators === 'last-modified' ? withLastModified(request, answer, midnight) : answer;
}

function robots(site: Site): Answer {
  const rules = {
    allow: 'User-agent: *\nDisallow: /wp-admin/\n',
    delay: 'User-agent: *\nDisallow: /admin/\nCrawl-delay: 1\n',
    forbid: 'User-agent: *\nDisallow: /\n',
    reserved: 'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n',
    licensed: `License: https://${site.host}/license.xml\n\nUser-agent: *\nAllow: /\n`,
  };
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: rules[site.robots ?? 'allow'] };
}

function redirect(location: string): Answer {
  return { status: 301, headers: { location, 'content-type': 'text/plain' }, body: 'Moved.' };
}

function about(site: Site): Answer {
  const main = `<h1>Find us</h1><p>${site.venue.name}, ${site.venue.street}, ${site.place.city}. Parking behind the house, bicycles in front.</p>`;
  return page(site, { title: 'Visit', main });
}
