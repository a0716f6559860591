import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../../ui/icons.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { type Command as Doable, parseCommand } from '../commands/command.ts';
import type { Commands } from '../commands/use-commands.tsx';
import { dollars, localDay } from '../kit/format.ts';
import { searchable } from '../kit/searchable.ts';
import { type TextKey, t, textNamed } from '../messages.ts';
import { aboutSection, SECTIONS } from '../panels.ts';
import styles from './palette.module.css';
import { rowOf, selectedRow } from './palette-rows.ts';
import { SECTION_TABS } from './section-tabs.ts';
import { LONGEST, usePaletteSearch } from './use-palette-search.ts';

const CITY_STATUS = {
  known: 'picker.known',
  configured: 'cities.filter.configured',
  live: 'cities.filter.live',
} as const satisfies Record<string, TextKey>;

/** Every section, city, source, event, person and payment, and the common commands, by keyboard (spec: BEY-30). */
export function Palette({ commands, onClose }: { commands: Commands; onClose: () => void }) {
  const [text, setText] = useState('');
  const [selected, select] = useState('');
  const navigate = useNavigate();
  const focus = useFocusReturn();
  useBackCloses(true, onClose);
  const wanted = searchable(text.trim());
  const sections = SECTIONS.filter((section) => searchable(section.title).includes(wanted));
  // Only once something is typed: the sections alone are a list that can be read.
  const tabs = wanted === '' ? [] : SECTION_TABS.filter(({ title }) => searchable(title).includes(wanted));
  const command = parseCommand(text);
  const { found, note, hasFound } = usePaletteSearch(command.name);
  const offered = commands.find(text.trim());
  const forFound = commands.forFound(found);
  // Enter after a name alone opens a place: it changes nothing.
  const asked = forFound.filter(({ verb }) => verb === command.verb);
  const [before, after] = command.verb ? [[...offered, ...asked], []] : [offered, forFound];
  const isEmpty = !hasFound && sections.length + tabs.length + offered.length === 0;
  const go = (address: string) => () => {
    onClose();
    void navigate(address);
  };
  const chosen = useRef<(() => void) | null>(null);
  const choose = (run: () => void) => () => {
    chosen.current = run;
    onClose();
  };
  const onCloseAutoFocus = (event: Event) => {
    focus.onCloseAutoFocus(event);
    // Only now: the question that a command asks takes the focus, and must give it back to where it was before the palette.
    chosen.current?.();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className={styles.scrim} data-holds-page="" />
        <Dialog.Content
          className={styles.palette}
          aria-describedby="palette-hint"
          {...focus}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Dialog.Title className={styles.unseen}>{t('palette.title')}</Dialog.Title>
          <Command
            label={t('palette.title')}
            shouldFilter={false}
            loop
            value={selectedRow(selected, { sections, tabs, before, found, after })}
            onValueChange={select}
          >
            <div className={styles.ask}>
              <SearchIcon />
              <Command.Input
                value={text}
                onValueChange={setText}
                placeholder={t('palette.placeholder')}
                maxLength={LONGEST}
              />
            </div>
            <Command.List className={styles.list} label={t('palette.title')}>
              <Group heading={t('palette.sections')} items={sections}>
                {({ id, title }) => (
                  <Row
                    key={id}
                    value={rowOf.section({ id })}
                    onOpen={go(`/admin/${id}`)}
                    name={title}
                    about={aboutSection(id)}
                  />
                )}
              </Group>
              <Group heading={t('palette.tabs')} items={tabs}>
                {({ section, tab, title }) => (
                  <Row
                    key={`${section} ${tab}`}
                    value={rowOf.tab({ section, tab })}
                    onOpen={go(`/admin/${section}?tab=${tab}`)}
                    name={title}
                    about={SECTIONS.find(({ id }) => id === section)?.title ?? ''}
                  />
                )}
              </Group>
              <CommandGroup items={before} onChoose={choose} />
              <Group heading={t('palette.cities')} items={found.cities}>
                {({ slug, city, state, status, isHidden }) => (
                  <Row
                    key={slug}
                    value={rowOf.city({ slug })}
                    onOpen={go(`/events?${new URLSearchParams({ city, state })}`)}
                    name={`${city}, ${state}`}
                    about={isHidden ? t('palette.hidden') : t(CITY_STATUS[status])}
                  />
                )}
              </Group>
              <Group heading={t('word.sources')} items={found.sources}>
                {({ id, name, city, state, health }) => (
                  <Row
                    key={id}
                    value={rowOf.source({ id })}
                    onOpen={go(`/admin/scraping?${new URLSearchParams({ tab: 'sources', city, state, open: id })}`)}
                    name={name}
                    about={`${city}, ${state} · ${textNamed(`health.${health}`) ?? health}`}
                  />
                )}
              </Group>
              <Group heading={t('word.events')} items={found.events}>
                {({ id, slug, title, city, state, startDate }) => (
                  <Row
                    key={id}
                    value={rowOf.event({ id })}
                    onOpen={go(`/events/${slug}`)}
                    name={title}
                    about={`${city}, ${state} · ${localDay(startDate.slice(0, 10))}`}
                  />
                )}
              </Group>
              <Group heading={t('palette.people')} items={found.people}>
                {({ id, name, email }) => (
                  <Row
                    key={id}
                    value={rowOf.person({ id })}
                    onOpen={go(`/admin/users?${new URLSearchParams({ user: id })}`)}
                    name={name || email}
                    {...(name ? { about: email } : {})}
                  />
                )}
              </Group>
              <Group heading={t('palette.payments')} items={found.payments}>
                {({ id, description, amountCents, payer }) => (
                  <Row
                    key={id}
                    value={rowOf.payment({ id })}
                    onOpen={go(`/admin/ledger?${new URLSearchParams({ 'payments.payment': id, 'payments.open': id })}`)}
                    name={description}
                    about={payer ? `${dollars(amountCents)} · ${payer}` : dollars(amountCents)}
                  />
                )}
              </Group>
              <CommandGroup items={after} onChoose={choose} />
            </Command.List>
          </Command>
          <p className={styles.note} role="status">
            {note ?? (isEmpty ? t('palette.nothing', { text: text.trim() }) : '')}
          </p>
          <p id="palette-hint" className={styles.hint}>
            {t('palette.hint')}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface GroupProps<T> {
  heading: string;
  items: readonly T[];
  children: (item: T) => ReactNode;
}

function Group<T>({ heading, items, children }: GroupProps<T>) {
  if (items.length === 0) return null;
  return (
    <Command.Group heading={heading} className={styles.group}>
      {items.map(children)}
    </Command.Group>
  );
}

function CommandGroup(props: { items: readonly Doable[]; onChoose: (run: () => void) => () => void }) {
  return (
    <Group heading={t('palette.commands')} items={props.items}>
      {({ id, title, about, run }) => (
        <Row
          key={id}
          value={rowOf.command({ id })}
          onOpen={props.onChoose(run)}
          name={title}
          {...(about ? { about } : {})}
        />
      )}
    </Group>
  );
}

function Row(props: { value: string; name: string; about?: string; onOpen: () => void }) {
  return (
    <Command.Item value={props.value} onSelect={props.onOpen} className={styles.item}>
      <span className={styles.name} dir="auto">
        {props.name}
      </span>
      {props.about && <span className={styles.about}>{props.about}</span>}
    </Command.Item>
  );
}

/** Ctrl-K or Cmd-K, wherever the focus is. */
export function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
