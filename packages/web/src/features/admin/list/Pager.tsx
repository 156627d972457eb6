import { pageSize } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Pager.module.css';

type PagerProps = { page: number; total: number; onPage: (page: number) => void };

/** Where in a list this page is, and the ways to the ones beside it. */
export const Pager = ({ page, total, onPage }: PagerProps) => {
  const { say, formats } = useTexts();
  const last = Math.ceil(total / pageSize);
  const shown = {
    from: formats.number((page - 1) * pageSize + 1, 0),
    to: formats.number(Math.min(page * pageSize, total), 0),
    total: formats.number(total, 0),
  };
  return (
    <nav className={styles.pager} aria-label={say('admin.list.pages')}>
      <p role="status">{say('admin.list.range', shown)}</p>
      {last > 1 && (
        <div className={styles.ways}>
          <Button icon="back" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {say('admin.list.previous')}
          </Button>
          <Button icon="next" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {say('admin.list.next')}
          </Button>
        </div>
      )}
    </nav>
  );
};
