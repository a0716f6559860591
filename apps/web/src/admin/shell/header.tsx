import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { HelpIcon, MenuIcon, PauseIcon, PlayIcon, RefreshIcon, SearchIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import { isOfConsole } from '../kit/calls.ts';
import { clock } from '../kit/format.ts';
import { INTERVALS, type Interval } from '../kit/polling.ts';
import { useRefresh } from '../kit/refresh.tsx';
import { t } from '../messages.ts';
import { useReading } from './reading.ts';
import styles from './shell.module.css';

const CHOICES = INTERVALS.map((seconds) => ({ value: String(seconds), label: t(`shell.interval.${seconds}`) }));

interface HeaderProps {
  title: string;
  onMenu: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

export function Header({ title, onMenu, onSearch, onHelp }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        <IconButton label={t('shell.openMenu')} className={styles.menuButton ?? ''} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
        <h1>{title}</h1>
      </div>
      <div className={styles.tools}>
        <Updated />
        <Button size="sm" className={styles.searchButton ?? ''} onClick={onSearch}>
          <SearchIcon /> <span>{t('shell.search')}</span> <kbd aria-hidden="true">{paletteKey()}</kbd>
        </Button>
        <RefreshTools />
        <IconButton size="sm" label={t('help.open')} onClick={onHelp}>
          <HelpIcon />
        </IconButton>
      </div>
    </header>
  );
}

function RefreshTools() {
  const { seconds, setSeconds, isPaused, setPaused } = useRefresh();
  const queries = useQueryClient();
  const isFetching = useIsFetching({ predicate: isOfConsole }) > 0;
  const refresh = () => void queries.refetchQueries({ type: 'active', predicate: isOfConsole });
  return (
    <>
      <Button size="sm" className={styles.tool ?? ''} aria-busy={isFetching || undefined} onClick={refresh}>
        <RefreshIcon className={isFetching ? styles.turning : undefined} /> <span>{t('shell.refresh')}</span>
      </Button>
      <Button size="sm" className={styles.tool ?? ''} onClick={() => setPaused(!isPaused)}>
        {isPaused ? <PlayIcon /> : <PauseIcon />} <span>{t(isPaused ? 'shell.resume' : 'shell.pause')}</span>
      </Button>
      <Select
        size="sm"
        hideLabel
        label={t('shell.interval')}
        value={String(seconds)}
        options={CHOICES}
        disabled={isPaused}
        onValue={(value) => setSeconds(Number(value) as Interval)}
      />
    </>
  );
}

/** The time of the last update, or that the panels are paused or some failed. */
function Updated() {
  const { isPaused } = useRefresh();
  const { updatedAt, hasFailed } = useReading();
  return (
    <p className={styles.updated}>
      {hasFailed && <Badge tone="danger">{t('shell.behind')}</Badge>}
      {isPaused && <Badge tone="accent">{t('word.paused')}</Badge>}
      <span>{updatedAt > 0 ? t('shell.updated', { time: clock(updatedAt) }) : t('shell.notYet')}</span>
    </p>
  );
}

function paletteKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
}
