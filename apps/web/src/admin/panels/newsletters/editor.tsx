import type { LetterLanguage, NewsletterIssue } from '@marquee/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { localDay, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Ago, Block, Columns, Facts, Stack } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Choice } from './choice.tsx';
import { dueText, lastText } from './due-text.ts';
import styles from './newsletters.module.css';
import { Preview } from './preview.tsx';

const TYPING_MS = 500;
const LANGUAGES = ['en', 'es'] as const;

/** The next issue of a city: what it has, in which order, a note, and beside it what its readers get. Nothing is kept before it is saved. */
export function NewsletterEditor({ slug }: { slug: string }) {
  const [language, setLanguage] = useState<LetterLanguage>('en');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [notes, setNotes] = useState<Partial<Record<LetterLanguage, string>>>({});
  const note = useDebounced(notes[language], TYPING_MS);
  const issue = useLive('getNewsletter', {
    params: { slug },
    query: {
      language,
      ...(chosen && { chosen: chosen.join(',') }),
      ...(note !== undefined && { note }),
    },
  });
  const edit = useAction({
    call: 'editNewsletter',
    success: { title: t('newsletters.saved') },
    failure: { title: t('newsletters.notSaved'), fallback: t('newsletters.tryAgain') },
    reloads: ['getNewsletter', 'listNewsletters'],
  });
  const save = async (shown: NewsletterIssue, change: { chosen?: readonly string[] | null; isHeld?: boolean } = {}) => {
    const kept = chosen ?? (shown.isChosen ? shown.items.map(({ eventId }) => eventId) : null);
    const wanted = change.chosen === undefined ? kept : change.chosen;
    const body = {
      day: shown.day,
      chosen: wanted === null || wanted.length === 0 ? null : [...wanted],
      notes: { ...shown.notes, ...notes },
      isHeld: change.isHeld ?? shown.isHeld,
    };
    if (!(await edit.run({ params: { slug }, body }))) return;
    setChosen(null);
    setNotes({});
  };
  const isDirty = chosen !== null || Object.keys(notes).length > 0;
  return (
    <Stack>
      <Link to="/admin/city-management?tab=newsletter">{t('newsletters.back')}</Link>
      <Live of={issue} lines={8}>
        {(shown) => (
          <Columns>
            <Block title={t('newsletters.issue', { city: shown.city, day: localDay(shown.day) })}>
              <Stack>
                <State issue={shown} />
                <Choice issue={shown} chosen={chosen} onChoose={setChosen} />
                {LANGUAGES.map((one) => (
                  <TextArea
                    key={one}
                    label={t(`newsletters.note.${one}`)}
                    rows={3}
                    maxLength={600}
                    value={notes[one] ?? shown.notes[one]}
                    onChange={({ currentTarget: { value } }) => {
                      setNotes({ ...notes, [one]: value });
                      setLanguage(one);
                    }}
                  />
                ))}
                <div className={styles.buttons}>
                  <Button
                    variant="primary"
                    disabled={!isDirty || shown.standing === 'sending'}
                    pending={edit.isPending}
                    onClick={() => void save(shown)}
                  >
                    {t('newsletters.save')}
                  </Button>
                  {isDirty && (
                    <Button
                      onClick={() => {
                        setChosen(null);
                        setNotes({});
                      }}
                    >
                      {t('newsletters.discard')}
                    </Button>
                  )}
                  {shown.isChosen && !isDirty && (
                    <Button disabled={edit.isPending} onClick={() => void save(shown, { chosen: null })}>
                      {t('newsletters.automatic')}
                    </Button>
                  )}
                  <Button
                    disabled={edit.isPending || isDirty}
                    onClick={() => void save(shown, { isHeld: !shown.isHeld })}
                  >
                    {t(shown.isHeld ? 'newsletters.release' : 'newsletters.hold')}
                  </Button>
                </div>
              </Stack>
            </Block>
            <Block
              title={t('newsletters.preview')}
              aside={
                <Select
                  label={t('newsletters.language')}
                  hideLabel
                  size="sm"
                  value={language}
                  options={LANGUAGES.map((value) => ({ value, label: t(`newsletters.in.${value}`) }))}
                  onValue={setLanguage}
                />
              }
            >
              <Preview preview={shown.preview} language={language} />
            </Block>
          </Columns>
        )}
      </Live>
    </Stack>
  );
}

function State({ issue }: { issue: NewsletterIssue }) {
  const last = lastText(issue);
  const { subscribers, standing, editedBy, editedAt, isTooFew, isHeld, gone } = issue;
  return (
    <>
      {isTooFew && <p className={styles.warning}>{t('newsletters.tooFew')}</p>}
      {isHeld && <p className={styles.warning}>{t('newsletters.heldNote')}</p>}
      {gone > 0 && <p className={styles.warning}>{t('newsletters.gone', { n: wholeNumber(gone) })}</p>}
      <Facts
        facts={[
          [t('newsletters.next'), dueText(issue)],
          [t('newsletters.readers'), wholeNumber(subscribers)],
          [t('word.state'), t(`newsletters.is.${standing}`)],
          ...(editedBy
            ? [
                [
                  t('newsletters.editedBy'),
                  <span key="by">
                    <bdi>{editedBy}</bdi> · <Ago at={editedAt} />
                  </span>,
                ] as const,
              ]
            : []),
          ...(last === null ? [] : [[t('newsletters.last'), last] as const]),
        ]}
      />
    </>
  );
}
