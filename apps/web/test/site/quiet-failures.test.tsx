import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { wordless } from '../harness/api.ts';
import { ANSWER, openConcierge, panel } from '../harness/concierge.ts';
import { eventPage, events } from '../harness/data.ts';
import { count, dialog, gone, page, says, see, toasts } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const COLUMBIA = { city: 'Columbia', state: 'SC', isLive: true, isSupported: true, eventCount: 12, distance: null };
const LISTED = { listEvents: eventPage(events(2)), featuredCities: [COLUMBIA] };

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'SpeechRecognition');
});

const logs = () => logged.mock.calls.map(([sentence]) => String(sentence));
const options = () => dialog().getByRole('option');
const locate = () => dialog().getByRole('button', { name: 'Use my location' });

async function openPicker(answers: Parameters<typeof openSite>[1] = {}): Promise<void> {
  openSite('/events', { ...LISTED, ...answers });
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /Choose another city/ }).click();
  await see(dialog('Choose your city')).toBeVisible();
}

test('a search for cities that fails is logged, leaves an empty list and a sentence, and the picker goes on [ERR-022]', async () => {
  await openPicker({ searchCities: wordless(500) });
  await count(options(), 1);
  await dialog().getByRole('combobox').fill('charl');
  await says(dialog(), 'City search is not available right now.');
  await count(options(), 0);
  await expect.poll(logs).toContain('The cities could not be loaded');
  await dialog().getByRole('combobox').fill('');
  await count(options(), 1);
  await gone(toasts());
});

test('cities nearby that cannot be read, and a position that is refused, are logged and empty the list of those nearby [ERR-022]', async () => {
  const stand = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
    found({ coords: { latitude: 34, longitude: -81 } } as GeolocationPosition);
  });
  const nearby = [COLUMBIA, { ...COLUMBIA, city: 'Irmo' }, { ...COLUMBIA, city: 'Cayce' }];
  await openPicker({ nearbyCities: nearby });
  await locate().click();
  await count(options(), 3);
  stand.mockImplementation((_, refuse) => refuse?.({ code: 1, message: 'denied' } as GeolocationPositionError));
  await locate().click();
  await says(dialog(), 'Your location is not available. Please search for your city.', 'Popular Destinations');
  await count(options(), 1);
  expect(logs()).toEqual(['The location could not be used']);
  await see(locate()).toBeEnabled();
  await gone(toasts());
});

test('recommendations that cannot be read are logged; the concierge has none and answers all the same [ERR-022]', async () => {
  const answers = { ...LISTED, chat: ANSWER };
  // Of the listing and of the recommendations, which are the same call.
  await openConcierge({ ...answers, listEvents: wordless(500) });
  await see(panel()).toBeVisible();
  await expect.poll(logs).toContain('The recommended events could not be loaded');
  await gone(panel().getByText('Events you might love'));
  await panel().getByRole('textbox').fill('jazz');
  await panel().getByRole('button', { name: 'Send' }).click();
  await says(panel(), ANSWER.message);
});

test('hearing that cannot begin is logged and told beside the box, and the box goes on [ERR-022]', async () => {
  class Deaf extends EventTarget {
    start() {
      throw new DOMException('somebody listens already', 'InvalidStateError');
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Deaf });
  openSite('/events', LISTED);
  await page.getByRole('button', { name: 'Search by voice' }).click();
  await says(page.getByRole('alert'), 'Voice recognition is not available right now.');
  await see(page.getByRole('button', { name: 'Search by voice' })).toBeEnabled();
  expect(logs()).toEqual(['Voice recognition failed']);
});

test('reading aloud that fails is logged, and the conversation goes on without it [ERR-022]', async () => {
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((utterance) => {
    utterance.dispatchEvent(new Event('start'));
    utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'audio-busy' }));
  });
  await openConcierge({ ...LISTED, chat: ANSWER });
  await panel().getByRole('button', { name: 'Read answers aloud' }).click();
  await panel().getByRole('textbox').fill('jazz');
  await panel().getByRole('button', { name: 'Send' }).click();
  await says(panel(), ANSWER.message);
  await expect.poll(logs).toEqual(['The answer could not be read aloud']);
  await gone(panel().getByText('Speaking…'));
  await see(panel().getByRole('textbox')).toBeEnabled();
});
