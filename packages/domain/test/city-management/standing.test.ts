import { describe, expect, it } from 'vitest';
import { filterOf, standingOf } from '../../src/city-management/standing.ts';
import { isBlockedBy } from '../../src/sources/blacklist.ts';

describe('where a city stands [CITYADM-10]', () => {
  it.each([
    [{ isLive: true, totalSources: 0, activeSources: 0 }, 'live', 'live'],
    [{ isLive: true, totalSources: 30, activeSources: 30 }, 'live', 'live'],
    [{ isLive: false, totalSources: 12, activeSources: 10 }, 'excellent', 'ready'],
    [{ isLive: false, totalSources: 12, activeSources: 9 }, 'ready', 'ready'],
    [{ isLive: false, totalSources: 5, activeSources: 5 }, 'ready', 'ready'],
    [{ isLive: false, totalSources: 5, activeSources: 4 }, 'configured', 'configured'],
    [{ isLive: false, totalSources: 3, activeSources: 0 }, 'configured', 'configured'],
    [{ isLive: false, totalSources: 0, activeSources: 0 }, 'pending', 'pending'],
  ] as const)('%o is %s, on the card %s', (city, standing, card) => {
    expect(standingOf(city)).toBe(standing);
    expect(filterOf(standingOf(city))).toBe(card);
  });
});

describe('what a blacklisted address blocks [CITYADM-08]', () => {
  it.each([
    ['https://hall.example.org/events', 'https://hall.example.org/events', true],
    ['https://hall.example.org/events', 'http://www.hall.example.org/Events/?page=2#top', true],
    ['https://hall.example.org/events/', 'https://hall.example.org/events/2026/october', true],
    ['https://hall.example.org/events/index.html', 'https://hall.example.org/events', true],
    ['https://hall.example.org/', 'https://hall.example.org/anything', true],
    ['https://hall.example.org/events', 'https://hall.example.org/events-archive', false],
    ['https://hall.example.org/events', 'https://hall.example.org/', false],
    ['https://hall.example.org/a', 'https://hall.example.org/b', false],
    ['https://hall.example.org/', 'https://other.hall.example.org/', false],
    ['https://hall.example.org/', 'https://hall.example.org.evil.example/', false],
    ['https://hall.example.org/', 'nonsense', false],
  ])('%s and %s: %s', (blocked, address, isBlocked) => {
    expect(isBlockedBy(blocked, address)).toBe(isBlocked);
  });
});
