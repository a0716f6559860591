import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { searchable } from '../kit/searchable.ts';
import { t } from '../messages.ts';
import { GLOSSARY } from './glossary.ts';
import styles from './tour.module.css';

interface HelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onTour: () => void;
}

/** The tour, and what every figure of the console counts. */
export function HelpDialog({ open, onOpenChange, onTour }: HelpProps) {
  const start = () => {
    onOpenChange(false);
    onTour();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('help.title')} width="wide">
      <div className={styles.start}>
        <p>{t('help.tourText')}</p>
        <Button size="sm" onClick={start}>
          {t('help.tour')}
        </Button>
      </div>
      <Glossary />
    </Dialog>
  );
}

function Glossary() {
  const [text, setText] = useState('');
  const wanted = searchable(text.trim());
  const groups = GLOSSARY.map(({ section, figures }) => ({
    section,
    figures: figures.filter(({ label, means }) => searchable(`${section} ${label} ${means}`).includes(wanted)),
  })).filter(({ figures }) => figures.length > 0);
  return (
    <section className={styles.glossary}>
      <h3>{t('help.glossary')}</h3>
      <TextField
        label={t('help.filter')}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className={styles.nothing}>
        {groups.length === 0 && t('help.noMatch', { text: text.trim() })}
      </p>
      {groups.map(({ section, figures }) => (
        <section key={section} aria-label={section}>
          <h4>{section}</h4>
          <dl>
            {figures.map(({ name, label, means }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{means}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
