import type { TextKey } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { orderOfSearch, searchOfOrder } from './order-search.ts';
import styles from './SiteTools.module.css';
import type { SiteOrder } from './site-order.ts';

type SiteToolsProps = {
  /** Null: too few sites to look for one. */
  search: string | null;
  onSearch: (search: string) => void;
  order: SiteOrder | null;
  onOrder: (order: SiteOrder | null) => void;
};

const orders: readonly { readonly value: string; readonly label: TextKey }[] = [
  { value: '', label: 'sites.ownOrder' },
  { value: 'worst', label: 'sites.worstFirst' },
  { value: 'name', label: 'sites.name' },
  { value: '-power', label: 'sites.mostPower' },
  { value: '-monthEnergy', label: 'sites.mostEnergy' },
  { value: '-monthFee', label: 'sites.highestBill' },
  { value: 'lastUpdateTime', label: 'sites.longestSilent' },
];

/** One that only the heads of the rows make. */
const byHead = { value: 'head', label: 'sites.byColumn' } as const;

/** Over the list: a search, an order, and the way to where the own order is made. */
export const SiteTools = ({ search, onSearch, order, onOrder }: SiteToolsProps) => {
  const { say } = useTexts();
  const wanted = searchOfOrder(order).order ?? '';
  const chosen = orders.find(({ value }) => value === wanted) ?? byHead;
  const offered = chosen === byHead ? [...orders, byHead] : orders;
  return (
    <div className={styles.tools}>
      {search !== null && (
        <TextField
          label={say('sites.search')}
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      )}
      <SelectField
        label={say('sites.order')}
        value={chosen.value}
        options={offered.map(({ value, label }) => ({ value, label: say(label) }))}
        onChange={(value) => onOrder(orderOfSearch(value))}
      />
      <Link to="/edit/placelist" className={buttonClass('plain')}>
        {say('sites.changeOrder')}
      </Link>
    </div>
  );
};
