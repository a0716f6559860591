import type { ChatLanguage } from '@marquee/contract';
import { localValue } from '../../ui/local-value.ts';
import { pageValue } from '../../ui/page-value.ts';

/** Spec: VOICE-03. */
const MANNER = { rate: 0.9, pitch: 1.1, volume: 0.8 };
/** Names by which browsers and systems call their female voices; none says so in a field. */
const FEMALE =
  /female|woman|samantha|victoria|karen|zira|susan|aria|jenny|michelle|allison|ava|joanna|salli|google us english|m[oó]nica|paulina|sabina|helena|dalia|elvira|penelope|lupe/i;

/** Whether answers are read aloud, in this browser. */
export const readsAloud = localValue(
  'marquee.conciergeAloud',
  false,
  (value): value is boolean => typeof value === 'boolean',
);

const isSpeaking = pageValue(false);

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Reads a text aloud in its language if the visitor wants answers to be. */
export function speak(text: string, language: ChatLanguage): void {
  if (!canSpeak() || !readsAloud.get() || text === '') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = `${language}-US`;
  Object.assign(utterance, MANNER);
  const ours = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language));
  const voice = ours.find(({ name }) => FEMALE.test(name)) ?? ours[0];
  if (voice) utterance.voice = voice;
  utterance.addEventListener('start', () => isSpeaking.set(true));
  utterance.addEventListener('end', () => isSpeaking.set(false));
  utterance.addEventListener('error', ({ error }) => {
    isSpeaking.set(false);
    // Our own stop.
    if (error !== 'canceled' && error !== 'interrupted') console.warn('The answer could not be read aloud', error);
  });
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel();
  isSpeaking.set(false);
}

export const useSpeaking = isSpeaking.use;
