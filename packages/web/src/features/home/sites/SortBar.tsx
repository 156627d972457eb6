import type { TextKey } from '@ohmstead/i18n';
import { Fragment } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
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
        const sorted = order !== null && order !== 'worst' && order.column === column ? order : null;
        return (
          <Fragment key={column}>
            {column === 'lastUpdateTime' && <span className={styles.still}>{say('sites.lastDay')}</span>}
            <button type="button" className={styles.head} onClick={() => onOrder(column)}>
              {say(heads[column])}
              {sorted && <span aria-hidden="true">{sorted.descending ? '↓' : '↑'}</span>}
              {sorted && (
                <span className="hidden-visually">
                  {say(sorted.descending ? 'sites.sortedDown' : 'sites.sortedUp')}
                </span>
              )}
            </button>
          </Fragment>
        );
      })}
    </div>
  );
};
