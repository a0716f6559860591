import { useCallback, useEffect, useRef, useState } from 'react';
import { language } from '../../messages/language.ts';

/** The part of the Web Speech API that we use; TypeScript's own library lacks it. */
interface Recognition extends EventTarget {
  lang: string;
  maxAlternatives: number;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
}
interface RecognitionResult extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
type Recognizers = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>;

export type VoiceFailure = 'unsupported' | 'refused' | 'silent' | 'failed';

const FAILURES: Record<string, VoiceFailure> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'no-speech': 'silent',
};

/** Listens to one sentence and returns its text (spec: VOICE-02). It ends with the sentence, on `stop`, and when the component goes. */
export function useVoiceInput(onText: (text: string) => void) {
  const [isListening, setListening] = useState(false);
  const [failure, setFailure] = useState<VoiceFailure | null>(null);
  const running = useRef<Recognition | null>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setListening(false);
  }, []);
  useEffect(() => stop, [stop]);

  function start(): void {
    setFailure(null);
    const { SpeechRecognition, webkitSpeechRecognition } = window as Recognizers;
    const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
    if (!Recognizer) return setFailure('unsupported');
    const recognition = new Recognizer();
    recognition.lang = `${language()}-US`;
    recognition.maxAlternatives = 1;
    recognition.interimResults = false;
    recognition.addEventListener('result', (event) => {
      const text = (event as RecognitionResult).results[0]?.[0]?.transcript.trim() ?? '';
      if (text) onText(text);
    });
    const fail = (error: unknown) => {
      console.warn('Voice recognition failed', error);
      setFailure(FAILURES[String(error)] ?? 'failed');
    };
    recognition.addEventListener('error', (event) => {
      const { error } = event as Event & { error?: string };
      // Our own stop.
      if (error !== 'aborted') fail(error);
    });
    recognition.addEventListener('end', () => {
      if (running.current === recognition) stop();
    });
    running.current = recognition;
    setListening(true);
    try {
      recognition.start();
    } catch (error) {
      // Another page of this browser listens, or a policy forbids it: no event says so.
      stop();
      fail(error);
    }
  }

  return { isListening, failure, start, stop };
}
