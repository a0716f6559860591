import { useState } from 'react';
import { homeText } from '../../messages/home.ts';
import { voiceText } from '../../messages/voice.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { askConcierge } from '../concierge/ask-concierge.ts';
import { VoiceButton } from '../voice/voice-button.tsx';
import { useVoiceInput } from '../voice/voice-input.ts';
import { POPULAR } from './answer-path.ts';
import styles from './request-box.module.css';

/** A request to the concierge, typed or spoken, and the popular requests (spec: HOME-02, HOME-03, HOME-28). */
export function RequestBox() {
  const [text, setText] = useState('');
  const voice = useVoiceInput((said) => {
    setText('');
    askConcierge(said);
  });

  return (
    <search className={styles.requests}>
      <form
        className={styles.box}
        onSubmit={(submit) => {
          submit.preventDefault();
          // Spec §5: a text of spaces is not sent.
          if (text.trim() === '') return;
          askConcierge(text.trim());
          setText('');
        }}
      >
        <SearchIcon className={styles.glass} />
        <input
          type="search"
          aria-label={homeText('request.label')}
          placeholder={voice.isListening ? voiceText('voice.listening') : homeText('request.placeholder')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(change) => setText(change.currentTarget.value)}
        />
        <VoiceButton of={voice} label={homeText('request.speak')} />
        <Button type="submit" variant="lit" className={styles.send}>
          {homeText('request.send')}
        </Button>
      </form>
      <div role="alert">
        {voice.failure && (
          <p className={styles.alert}>
            {voice.failure === 'unsupported' ? homeText('request.noVoice') : voiceText(`voice.${voice.failure}`)}
          </p>
        )}
      </div>
      <ul className={styles.popular} aria-label={homeText('request.popular')}>
        {POPULAR.map(({ label }) => (
          <li key={label}>
            <button type="button" className={styles.chip} onClick={() => askConcierge(homeText(label))}>
              {homeText(label)}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
