import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './SiteList.module.css';
import { type SiteColumn, type SiteOrder, siteColumns } from './site-order.ts';

const heads: Record<SiteColumn, TextKey> = {
  name: 'sites.name',
  power: 'sites.power',
  monthEnergy: 'sites.month',
  monthFee: 'sites.fee',
  lastUpdateTime: 'sites.updated',
};

type SortBarProps = { order: SiteOrder | null; onOrder: (column: SiteColumn) => void };

/** The rows' heads, each a button that sorts. */
export const SortBar = ({ order, onOrder }: SortBarProps) => {
  const { say } = useTexts();
  return (
    <div className={styles.heads}>
      {siteColumns.map((column) => {
        const sorted = order?.column === column;
        return (
          <button key={column} type="button" className={styles.head} onClick={() => onOrder(column)}>
            {say(heads[column])}
            {sorted && <span aria-hidden="true">{order.descending ? '↓' : '↑'}</span>}
            {sorted && (
              <span className="hidden-visually">
                {say(order.descending ? 'sites.sortedDown' : 'sites.sortedUp')}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
};
