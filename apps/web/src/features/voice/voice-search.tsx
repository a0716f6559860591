import { voiceText } from '../../messages/voice.ts';
import { VoiceButton } from './voice-button.tsx';
import { useVoiceInput } from './voice-input.ts';
import styles from './voice-search.module.css';

/** The microphone of a search box; if nothing was understood, the reason below the box (spec: LIST-02, VOICE-04). */
export function VoiceSearch({ onText }: { onText: (text: string) => void }) {
  const voice = useVoiceInput(onText);
  return (
    <>
      <VoiceButton of={voice} />
      <span role="alert">
        {voice.failure && <span className={styles.alert}>{voiceText(`voice.${voice.failure}`)}</span>}
      </span>
    </>
  );
}
