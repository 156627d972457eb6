import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import { AlertsLink } from './AlertsLink.tsx';
import { GridPower } from './GridPower.tsx';
import { GroupHead } from './GroupHead.tsx';
import { LastDay } from './LastDay.tsx';
import styles from './SiteList.module.css';
import { SiteStateMark } from './SiteStateMark.tsx';
import { SortBar } from './SortBar.tsx';
import type { SiteCard } from './site-card.ts';
import type { SiteGroup } from './site-groups.ts';
import type { SiteColumn, SiteOrder } from './site-order.ts';

type SiteListProps = {
  groups: readonly SiteGroup[];
  order: SiteOrder | null;
  onOrder: (column: SiteColumn) => void;
  onOpen: (site: { id: number; name: string }) => void;
};

/** Cards, or rows under sortable heads where there is room; under the names of their groups, if there are any. */
export const SiteList = ({ groups, order, onOrder, onOpen }: SiteListProps) => {
  const { say } = useTexts();
  const grouped = groups.some(({ name }) => name !== null);
  return (
    <div className={styles.list}>
      <SortBar order={order} onOrder={onOrder} />
      {groups.map((group) => (
        <section key={group.name ?? ''} className={styles.group}>
          {grouped && (
            <GroupHead
              name={group.name ?? say('sites.noGroup')}
              sums={group.sums}
              count={group.cards.length}
            />
          )}
          <ul className={styles.cards}>
            {group.cards.map((card) => (
              <li key={card.id}>
                <Card card={card} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

type CardProps = { card: SiteCard; onOpen: SiteListProps['onOpen'] };

/** The site's link spans all of it; that to its alerts lies above. */
const Card = ({ card, onOpen }: CardProps) => {
  const { say, formats } = useTexts();
  return (
    <div className={card.lastOpened ? styles.lastOpened : styles.card}>
      <span className={styles.name}>
        <strong title={card.name}>
          <Link
            to="/site/$id"
            params={{ id: String(card.id) }}
            className={styles.open}
            onClick={() => onOpen(card)}
          >
            {card.name}
          </Link>
        </strong>
        <SiteStateMark card={card} />
        <AlertsLink card={card} />
        {card.shared && <span className={styles.plainChip}>{say('sites.shared')}</span>}
        {card.lastOpened && <span className={styles.chip}>{say('sites.lastOpened')}</span>}
      </span>
      <span className={styles.power}>
        <GridPower powerW={card.powerW} direction={card.direction} />
      </span>
      <span className={styles.figure}>
        <span className={styles.label}>{say('sites.month')}</span>
        <Amount value={card.monthKwh} unit="kWh" />
        {card.monthKnown !== null && (
          <span className={styles.partial}>
            {say('sites.monthKnown', { percent: formats.percent(card.monthKnown) })}
          </span>
        )}
      </span>
      <span className={styles.figure}>
        <span className={styles.label}>{say('sites.fee')}</span>
        <span className={styles.money}>{formats.money(card.monthFee, card.priceUnit)}</span>
      </span>
      <span className={styles.lastDay}>
        <LastDay day={card.lastDay} />
      </span>
      <span className={styles.updated}>
        {card.updatedMs === null ? '-' : <UpdatedAgo atMs={card.updatedMs} late={card.state === 'offline'} />}
      </span>
    </div>
  );
};
