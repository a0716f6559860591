import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { followText } from '../../messages/follows.ts';
import styles from './follows.module.css';

/** Whether emails may be promised: not where the site cannot send any. */
export const useHasMail = () => useQuery(queryFor('mailStatus', {})).data?.isSetUp !== false;

/** What following something leads to. */
export function Promised() {
  return useHasMail() ? <p className={styles.promise}>{followText('follows.promise')}</p> : null;
}
