import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { NavLink } from '../../ui/link.tsx';
import { localValue } from '../../ui/local-value.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Mark, markText, worstMark } from '../kit/marks.ts';
import { searchable } from '../kit/searchable.ts';
import { SECTION_ICONS } from '../kit/section-icons.tsx';
import { t } from '../messages.ts';
import { aboutGroup, SECTIONS, type Section, sectionsByGroup } from '../panels.ts';
import styles from './navigation.module.css';
import type { Marks } from './use-marks.ts';

/** With fewer sections, no filter is needed. */
const FILTER_FROM = 12;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Collapsed groups, by name. */
const foldedGroups = localValue<string[]>('marquee.console.folded', [], isTexts);

/** All sections in collapsible groups, with marks; the current section is always visible. */
export function Navigation({ marks, onChoose }: { marks: Marks; onChoose?: (() => void) | undefined }) {
  const [text, setText] = useState('');
  const { pathname } = useLocation();
  const frame = useRef<HTMLElement>(null);
  const folded = foldedGroups.use();
  const navigate = useNavigate();
  const wanted = searchable(text.trim());
  const matches = sectionsByGroup().map(([group, sections]) => ({
    group,
    sections,
    found: sections.filter(({ title }) => searchable(title).includes(wanted)),
  }));
  const first = matches.find(({ found }) => found.length > 0)?.found[0];

  /** Enter opens the first match. */
  function openFirst(): void {
    if (wanted === '' || !first) return;
    void navigate(`/admin/${first.id}`);
    setText('');
    onChoose?.();
  }

  useEffect(() => {
    frame.current?.querySelector(`a[href=${CSS.escape(pathname)}]`)?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  return (
    <nav ref={frame} aria-label={t('shell.sections')} className={styles.nav}>
      {SECTIONS.length >= FILTER_FROM && (
        <input
          type="search"
          className={styles.filter}
          aria-label={t('shell.filter')}
          placeholder={t('shell.filter')}
          value={text}
          onChange={(change) => setText(change.currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && openFirst()}
        />
      )}
      {!first && (
        <p className={styles.none} role="status">
          {t('shell.noMatch')}
        </p>
      )}
      {matches.map(({ group, sections, found }) => {
        if (found.length === 0) return null;
        return (
          <Group
            key={group}
            name={group}
            sections={found}
            marks={marks}
            // Matches and the open section are shown even in collapsed groups.
            isFolded={folded.includes(group) && wanted === ''}
            current={sections.find(({ id }) => pathname === `/admin/${id}`)}
            onChoose={onChoose}
          />
        );
      })}
    </nav>
  );
}

interface GroupProps {
  name: string;
  sections: readonly Section[];
  marks: Marks;
  isFolded: boolean;
  current: Section | undefined;
  onChoose: (() => void) | undefined;
}

function Group({ name, sections, marks, isFolded, current, onChoose }: GroupProps) {
  const shown = isFolded ? sections.filter((section) => section === current) : sections;
  const hidden = sections.filter((section) => !shown.includes(section));
  const mark = worstMark(hidden.map(({ id }) => marks[id]).filter((one) => one !== undefined));
  const fold = () =>
    foldedGroups.set(isFolded ? foldedGroups.get().filter((one) => one !== name) : [...foldedGroups.get(), name]);
  return (
    <div className={styles.groupOf}>
      <button type="button" className={styles.group} aria-expanded={!isFolded} onClick={fold}>
        <ChevronRightIcon />
        <span>{name}</span>
        {mark && <MarkSign mark={mark} />}
      </button>
      {!isFolded && <p className={styles.about}>{aboutGroup(name)}</p>}
      <ul>
        {shown.map((section) => {
          const own = marks[section.id];
          return (
            <li key={section.id}>
              <NavLink to={`/admin/${section.id}`} title={section.title} {...(onChoose ? { onClick: onChoose } : {})}>
                {SECTION_ICONS[section.icon]}
                <span>{section.title}</span>
                {own && <MarkSign mark={own} />}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function MarkSign({ mark }: { mark: Mark }) {
  return (
    <span className={styles.mark} data-tone={mark.tone} title={mark.text}>
      <span aria-hidden="true">{markText(mark)}</span>
      <VisuallyHidden>{mark.text}</VisuallyHidden>
    </span>
  );
}
