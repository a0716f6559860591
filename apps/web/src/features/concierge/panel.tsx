import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { conciergeText } from '../../messages/concierge.ts';
import { inLanguage } from '../../messages/language.ts';
import { BulbRow } from '../../ui/bulbs.tsx';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon, SpeakerIcon, SpeakerOffIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Place, placeName } from '../place/place.ts';
import { conversation, spokenIn } from './conversation.ts';
import { Log } from './log.tsx';
import { MessageBox } from './message-box.tsx';
import styles from './panel.module.css';
import { send } from './send.ts';
import { canSpeak, readsAloud, stopSpeaking, useSpeaking } from './speech.ts';

interface PanelProps {
  place: Place;
  draft: string;
  onDraft: (text: string) => void;
  takesFocus: boolean;
  onClose: () => void;
  /** A link of an answer was followed. */
  onLeave: () => void;
}

/** The conversation with the concierge (spec: CHAT-05 to CHAT-14). It does not block the page. */
export function Panel({ place, draft, onDraft, takesFocus, onClose, onLeave }: PanelProps) {
  const talk = useSyncExternalStore(conversation.subscribe, conversation.get);
  const title = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => stopSpeaking, []);
  const last = talk.messages.at(-1);
  const spoken = spokenIn(talk);

  return (
    <section role="dialog" aria-labelledby={title} className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.sign}>
          <h2 id={title} className={styles.title}>
            {conciergeText('concierge.title')}
          </h2>
          <p className={styles.tagline}>{conciergeText('concierge.tagline', { place: placeName(place) })}</p>
        </div>
        {canSpeak() && <Aloud />}
        <IconButton label={conciergeText('concierge.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
        <BulbRow running={talk.isBusy} className={styles.bulbs} />
      </div>
      <Log talk={talk} place={place} onSend={(text) => void send(text, place)} onLeave={onLeave} />
      <p role="status" lang={spoken}>
        <VisuallyHidden>
          {last?.state === 'waiting' && inLanguage(spoken, () => conciergeText('concierge.typing'))}
          {last?.from === 'concierge' && (last.state === 'done' || last.state === 'failed') && last.text}
        </VisuallyHidden>
      </p>
      <MessageBox
        inputRef={input}
        text={draft}
        onText={onDraft}
        isBusy={talk.isBusy}
        lang={spoken}
        onSend={(text) => void send(text, place)}
      />
    </section>
  );
}

/** Turns reading aloud on and off, and shows while it goes on (spec: VOICE-01). */
function Aloud() {
  const isOn = readsAloud.use();
  const isSpeaking = useSpeaking();
  return (
    <>
      {isSpeaking && <span className={styles.speaking}>{conciergeText('concierge.speaking')}</span>}
      <IconButton
        label={conciergeText(isOn ? 'concierge.aloudStop' : 'concierge.aloud')}
        aria-pressed={isOn}
        className={isSpeaking ? styles.isSpeaking : undefined}
        onClick={() => {
          if (isOn) stopSpeaking();
          readsAloud.set(!isOn);
        }}
      >
        {isOn ? <SpeakerIcon /> : <SpeakerOffIcon />}
      </IconButton>
    </>
  );
}
