import type { ChatLanguage } from '@marquee/contract';
import { conciergeText } from '../../messages/concierge.ts';
import { inLanguage } from '../../messages/language.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowRightIcon, RefreshIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Message } from './conversation.ts';
import styles from './log.module.css';

interface MessageBubbleProps {
  message: Message;
  isLast: boolean;
  /** The language of the conversation so far. */
  spoken: ChatLanguage;
  onSend: (text: string) => void;
  onLeave: () => void;
}

/** One message: the visitor's, or the concierge's with its tone (spec: CHAT-05, CHAT-06, CHAT-08). */
export function MessageBubble({ message, isLast, spoken, onSend, onLeave }: MessageBubbleProps) {
  const { id, from, text, emotion, byModel, state, listing, request, language: lang = spoken } = message;
  if (from === 'visitor')
    return (
      <p className={styles.bubble} data-from="visitor" data-message={id} dir="auto">
        <VisuallyHidden>{conciergeText('concierge.you')}: </VisuallyHidden>
        {text}
      </p>
    );
  return inLanguage(lang, () => (
    <div className={styles.bubble} data-from="concierge" data-state={state} lang={lang}>
      {emotion && (
        <p className={styles.tone} data-tone={emotion}>
          {conciergeText(`concierge.${emotion}`)}
        </p>
      )}
      {state === 'waiting' ? (
        <span className={styles.typing} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : (
        <p dir="auto">{text}</p>
      )}
      {byModel && <p className={styles.note}>{conciergeText('concierge.byModel')}</p>}
      {state === 'stopped' && <p className={styles.note}>{conciergeText('concierge.stopped')}</p>}
      {state === 'failed' && isLast && request !== undefined && (
        <Button size="sm" onClick={() => onSend(request)}>
          <RefreshIcon />
          {conciergeText('concierge.retry')}
        </Button>
      )}
      {listing && (
        <Link to={listing} className={styles.all} onClick={onLeave}>
          {conciergeText('concierge.listing')}
          <ArrowRightIcon />
        </Link>
      )}
    </div>
  ));
}
