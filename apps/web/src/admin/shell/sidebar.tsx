import { Dialog } from 'radix-ui';
import { useNavigate } from 'react-router';
import { useSignOut } from '../../session/actions.ts';
import { useSession } from '../../session/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { ArrowLeftIcon, CloseIcon, SignOutIcon } from '../../ui/icons.tsx';
import { LanguageToggle } from '../../ui/language-toggle.tsx';
import { Link } from '../../ui/link.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { t } from '../messages.ts';
import navigation from './navigation.module.css';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';
import { type Marks, useMarks } from './use-marks.ts';

/** The sidebar: full width on a desktop, an icon rail on a tablet, a drawer on a phone. */
export function Sidebar({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const focus = useFocusReturn();
  useBackCloses(isOpen, onClose);
  const marks = useMarks();
  return (
    <>
      <aside className={`${styles.sidebar} ${navigation.rail}`}>
        <Contents marks={marks} />
      </aside>
      <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <div className={styles.scrim} data-holds-page="" />
          <Dialog.Content className={styles.menu} aria-describedby={undefined} {...focus}>
            <Dialog.Title className={styles.unseen}>{t('shell.sections')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('shell.closeMenu')} className={styles.closeMenu ?? ''}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
            <Contents marks={marks} onChoose={onClose} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

function Contents({ marks, onChoose }: { marks: Marks; onChoose?: () => void }) {
  return (
    <>
      <p className={styles.brand}>
        {t('shell.product')} <span>{t('shell.console')}</span>
      </p>
      <Navigation marks={marks} onChoose={onChoose} />
      <Person />
    </>
  );
}

function Person() {
  const { user } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut(() => void navigate('/'));
  return (
    <div className={styles.person}>
      <Link to="/" className={styles.back} title={t('shell.site')}>
        <ArrowLeftIcon /> <span>{t('shell.site')}</span>
      </Link>
      <div className={styles.theme}>
        <ThemeToggle />
        <LanguageToggle />
      </div>
      <div className={styles.who}>
        <div>
          <p className={styles.name}>{t('shell.adminUser')}</p>
          <p>{t('shell.systemAdmin')}</p>
          {user && <p className={styles.email}>{user.email}</p>}
        </div>
        <IconButton size="sm" label={t('shell.signOut')} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          <SignOutIcon />
        </IconButton>
      </div>
    </div>
  );
}
