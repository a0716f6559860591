import type { ChatLanguage } from '@marquee/contract';
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { conciergeText } from '../../messages/concierge.ts';
import { inLanguage } from '../../messages/language.ts';
import { voiceText } from '../../messages/voice.ts';
import { IconButton } from '../../ui/button.tsx';
import { SendIcon, StopIcon } from '../../ui/icons.tsx';
import { VoiceButton } from '../voice/voice-button.tsx';
import { useVoiceInput } from '../voice/voice-input.ts';
import styles from './message-box.module.css';
import { stopAnswer } from './send.ts';

/** Characters of one message, as the contract has them. */
const MOST = 500;
/** Spec: CHAT-09. */
const TALLEST_PX = 120;

interface MessageBoxProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isBusy: boolean;
  /** Of the conversation. */
  lang: ChatLanguage;
  onText: (text: string) => void;
  onSend: (text: string) => void;
}

/** Where a message is written or spoken (spec: CHAT-09, CHAT-10, CHAT-12). */
export function MessageBox({ inputRef, text, isBusy, lang, onText, onSend }: MessageBoxProps) {
  const voice = useVoiceInput(onSend);
  useLayoutEffect(() => {
    const box = inputRef.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${text === '' ? box.clientHeight : Math.min(TALLEST_PX, box.scrollHeight)}px`;
  }, [text, inputRef]);

  const submit = () => {
    if (text.trim() === '' || isBusy) return;
    onSend(text);
    onText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return inLanguage(lang, () => (
    <form
      className={styles.form}
      lang={lang}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div role="alert">{voice.failure && <p className={styles.alert}>{voiceText(`voice.${voice.failure}`)}</p>}</div>
      <div className={styles.box}>
        <textarea
          ref={inputRef}
          rows={1}
          maxLength={MOST}
          aria-label={conciergeText('concierge.input')}
          placeholder={voice.isListening ? voiceText('voice.listening') : conciergeText('concierge.placeholder')}
          enterKeyHint="send"
          value={text}
          onChange={(change) => onText(change.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <VoiceButton of={voice} label={conciergeText('concierge.speak')} />
        {isBusy ? (
          <IconButton label={conciergeText('concierge.stop')} variant="primary" onClick={stopAnswer}>
            <StopIcon />
          </IconButton>
        ) : (
          <IconButton type="submit" label={conciergeText('concierge.send')} variant="lit">
            <SendIcon />
          </IconButton>
        )}
      </div>
    </form>
  ));
}
