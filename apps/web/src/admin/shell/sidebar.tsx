import { Dialog } from 'radix-ui';
import { Link, NavLink, useNavigate } from 'react-router';
import { useSignOut } from '../../session/actions.ts';
import { useSession } from '../../session/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { ArrowLeftIcon, CloseIcon, SignOutIcon } from '../../ui/icons.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { t } from '../messages.ts';
import { sectionsByGroup } from '../panels.ts';
import styles from './shell.module.css';

/** Beside the panels where there is room, else a drawer of its own. */
export function Sidebar({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const focus = useFocusReturn();
  return (
    <>
      <aside className={styles.sidebar}>
        <Contents />
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
            <Contents onChoose={onClose} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

function Contents({ onChoose }: { onChoose?: () => void }) {
  return (
    <>
      <p className={styles.brand}>
        {t('shell.product')} <span>{t('shell.console')}</span>
      </p>
      <nav aria-label={t('shell.sections')} className={styles.nav}>
        {sectionsByGroup().map(([group, sections]) => (
          <div key={group}>
            <p className={styles.group}>{group}</p>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <NavLink to={`/admin/${section.id}`} {...(onChoose ? { onClick: onChoose } : {})}>
                    {section.title}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Person />
    </>
  );
}

function Person() {
  const { user } = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <div className={styles.person}>
      <Link to="/" className={styles.back}>
        <ArrowLeftIcon /> {t('shell.site')}
      </Link>
      <div className={styles.who}>
        <div>
          <p className={styles.name}>{t('shell.adminUser')}</p>
          <p>{t('shell.systemAdmin')}</p>
          {user && <p className={styles.email}>{user.email}</p>}
        </div>
        <IconButton
          size="sm"
          label={t('shell.signOut')}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate(undefined, { onSuccess: () => void navigate('/') })}
        >
          <SignOutIcon />
        </IconButton>
      </div>
    </div>
  );
}
