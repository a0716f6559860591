import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { language } from '../../messages/language.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { t } from '../messages.ts';
import { SECTIONS } from '../panels.ts';
import { Header } from './header.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { Palette, usePaletteKey } from './palette.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { QuotaBanner } from './quota-banner.tsx';
import styles from './shell.module.css';
import { ShutdownNotice } from './shutdown-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { TourStrip } from './tour.tsx';
import { useTour } from './use-tour.ts';

/** Navigation at the left, header at the top, the section below. */
export function Shell() {
  const { pathname } = useLocation();
  const title = SECTIONS.find((section) => pathname === `/admin/${section.id}`)?.title ?? t('shell.noSection');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const tour = useTour();
  const startTour = () => void tour.start();
  const { commands, dialogs } = useCommands(isSearching, { startTour, openHelp: () => setHelpOpen(true) });
  usePaletteKey(() => setSearching((was) => !was));
  useEffect(() => {
    // The site's language, but English where the console's Spanish could not be loaded.
    const { documentElement } = document;
    const ofSite = documentElement.lang;
    documentElement.lang = language();
    return () => {
      documentElement.lang = ofSite;
    };
  }, []);
  useEffect(() => {
    document.title = `${title} – ${t('shell.product')} ${t('shell.console')}`;
  }, [title]);

  return (
    <div className={styles.console}>
      <a href="#panel" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <Sidebar isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <div className={styles.stage}>
        <Header
          title={title}
          onMenu={() => setMenuOpen(true)}
          onSearch={() => setSearching(true)}
          onHelp={() => setHelpOpen(true)}
        />
        <ShutdownNotice />
        <QueueNotice />
        <QuotaBanner />
        <TourStrip of={tour} />
        <main id="panel" tabIndex={-1} className={styles.panel}>
          <Outlet />
        </main>
      </div>
      {isSearching && <Palette commands={commands} onClose={() => setSearching(false)} />}
      <HelpDialog open={isHelpOpen} onOpenChange={setHelpOpen} onTour={startTour} />
      {dialogs}
    </div>
  );
}
