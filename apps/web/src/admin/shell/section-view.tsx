import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import type { Panel } from '../kit/define-panel.tsx';
import { t } from '../messages.ts';
import { aboutSection, relatedTo, SECTIONS, type Section } from '../panels.ts';
import styles from './section-view.module.css';

/** A section, with a tab for each section that belongs to it: they switch in place, and each keeps its own address. */
export function SectionView({ section }: { section: Section }) {
  const navigate = useNavigate();
  const related = relatedTo(section.id);
  if (related.length === 0) return <Opened section={section} />;
  return (
    <Tabs
      label={t('related.label')}
      value={section.id}
      onValue={(id) => void navigate(`/admin/${id}`)}
      tabs={related.map(({ id, title }) => ({ value: id, label: title }))}
    >
      {related.map((one) => (
        <TabPanel key={one.id} value={one.id}>
          <Opened section={one} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Loads and renders a section; its errors stay inside it. */
function Opened({ section }: { section: Section }) {
  const [fault, setFault] = useState<Error | null>(null);
  const [isMissing, setMissing] = useState(false);
  if (!fault) {
    const lose = (error: Error) => {
      setMissing(true);
      setFault(error);
    };
    return (
      <Boundary onFault={setFault}>
        <Loaded section={section} onFault={lose} />
      </Boundary>
    );
  }
  // A module that failed to load cannot be fetched again by this page; after a deployment only a reload knows its new name.
  const reopen = () => (isMissing ? window.location.reload() : setFault(null));
  return (
    <ErrorState
      title={t('shell.crashed')}
      detail={fault.message}
      actions={<Button onClick={reopen}>{t('shell.reopen')}</Button>}
    >
      {t('shell.crashedText')}
    </ErrorState>
  );
}

function Loaded({ section, onFault }: { section: Section; onFault: (error: Error) => void }) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const tell = useEffectEvent(onFault);
  useEffect(() => {
    let isCurrent = true;
    section.load().then(
      (loaded) => isCurrent && setPanel(loaded),
      (error: unknown) => isCurrent && tell(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isCurrent = false;
    };
  }, [section]);
  return (
    <>
      <p className={styles.about}>{aboutSection(section.id)}</p>
      {panel ? <panel.Body /> : <Spinner size="lg" label={t('shell.opening')} />}
    </>
  );
}

/** React reports render errors only to a class component. */
class Boundary extends Component<{ onFault: (error: Error) => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onFault(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export function NoSection() {
  return (
    <EmptyState
      title={t('shell.noSection')}
      actions={
        <Button asChild>
          <Link to={`/admin/${SECTIONS[0]?.id}`}>{t('shell.toFirst')}</Link>
        </Button>
      }
    >
      {t('shell.noSectionText')}
    </EmptyState>
  );
}
