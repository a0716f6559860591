import { useSearchParams } from 'react-router';
import { definePanel } from '../../kit/define-panel.tsx';
import styles from '../../kit/kit.module.css';
import { List } from '../../kit/list.tsx';
import { t } from '../../messages.ts';
import { users } from './list.tsx';
import { USER_PARAM } from './user-address.ts';
import { UserPage } from './user-page.tsx';

/** Users: who has an account, and one account with what may be done to it. */
export const usersPanel = definePanel({ body: Users });

function Users() {
  const [params] = useSearchParams();
  const id = params.get(USER_PARAM);
  if (id) return <UserPage key={id} id={id} />;
  return (
    <>
      <List of={users} />
      <p className={styles.quiet}>{t('users.findNote')}</p>
    </>
  );
}
