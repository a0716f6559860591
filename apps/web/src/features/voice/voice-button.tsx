import { voiceText } from '../../messages/voice.ts';
import { IconButton } from '../../ui/button.tsx';
import { MicrophoneIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './voice-button.module.css';
import type { useVoiceInput } from './voice-input.ts';

/** Starts and stops listening, and shows which of the two is going on (spec: VOICE-01). */
export function VoiceButton({
  of: { isListening, start, stop },
  label,
}: {
  of: ReturnType<typeof useVoiceInput>;
  /** What it is for, if not for a search. */
  label?: string;
}) {
  return (
    <>
      <IconButton
        label={isListening ? voiceText('voice.stop') : (label ?? voiceText('voice.start'))}
        className={isListening ? styles.listening : undefined}
        onClick={isListening ? stop : start}
      >
        <MicrophoneIcon />
      </IconButton>
      <span role="status">
        <VisuallyHidden>{isListening && voiceText('voice.listening')}</VisuallyHidden>
      </span>
    </>
  );
}
