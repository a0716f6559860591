import type { Follow } from '@marquee/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { FOLLOW_NAME_MAX } from '../../api/constants.generated.ts';
import { followText } from '../../messages/follows.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './follows.module.css';

/** A followed venue or saved search: open, rename, remove. */
export function FollowRow({ follow, onChange }: { follow: Follow; onChange: () => void }) {
  const { id, kind, name, path } = follow;
  const [text, setText] = useState<string | null>(null);
  const onError = (error: Error) => {
    // Another tab was faster.
    if (error instanceof CallError && error.status === 404) onChange();
    else toast({ title: (error instanceof CallError && error.detail) || followText('follows.failed'), tone: 'danger' });
  };
  const rename = useMutation({
    mutationFn: (to: string) => call('renameFollow', { params: { id }, body: { name: to } }),
    onSuccess: () => {
      setText(null);
      onChange();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => call('removeFollow', { params: { id } }),
    onSuccess: () => {
      toast({ title: followText('follows.removed', { name }), tone: 'success' });
      onChange();
    },
    onError,
  });
  if (text !== null)
    return (
      <form
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') rename.mutate(text);
        }}
      >
        <TextField
          label={followText('follows.newName', { name })}
          hideLabel
          ref={(field) => field?.focus()}
          maxLength={FOLLOW_NAME_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setText(null);
          }}
        />
        <Button type="submit" size="sm" pending={rename.isPending} disabled={text.trim() === ''}>
          {followText('follows.saveName')}
        </Button>
      </form>
    );
  return (
    <div className={styles.item}>
      <span className={styles.words}>
        <Link to={path} dir="auto">
          {name}
        </Link>
        <small>{followText(`follows.kind.${kind}`)}</small>
      </span>
      <span className={styles.tools}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={followText('follows.renameNamed', { name })}
          onClick={() => setText(name)}
        >
          {followText('follows.rename')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          pending={remove.isPending}
          aria-label={followText('follows.removeNamed', { name })}
          onClick={() => remove.mutate()}
        >
          {followText('follows.remove')}
        </Button>
      </span>
    </div>
  );
}
