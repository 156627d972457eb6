import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import page from '../page/page.module.css';
import styles from './RowList.module.css';
import { useIsWide } from './use-is-wide.ts';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  /** A card leaves out what is null or false. */
  readonly cell: (row: Row) => ReactNode;
  /** Stands at the end of its column. */
  readonly isNumber?: boolean;
  /** What people or programs wrote: its long words are broken. */
  readonly isFree?: boolean;
  /** A table that is not very wide goes without it. */
  readonly isMinor?: boolean;
  /** Buttons, which a card has below its facts. */
  readonly isActions?: boolean;
};

export type RowListProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** It names the rows. */
  head: Column<Row>;
  columns: readonly Column<Row>[];
};

/** Rows as a table where there is room, else as cards. */
export const RowList = <Row,>(props: RowListProps<Row>) =>
  useIsWide() ? <RowTable {...props} /> : <RowCards {...props} />;

const RowTable = <Row,>({ label, rows, keyOf, head, columns }: RowListProps<Row>) => (
  // biome-ignore lint/a11y/useSemanticElements: a box that scrolls sideways is no group of fields.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it is reached by the arrow keys.
  <div role="group" className={styles.scroll} tabIndex={0} aria-label={label}>
    <table>
      <thead>
        <tr>
          {[head, ...columns].map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{head.cell(row)}</th>
            {columns.map((column) => (
              <td key={column.key} className={classOf(column)}>
                {column.isActions ? <div className={page.actions}>{column.cell(row)}</div> : column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

type Look = Pick<Column<never>, 'isNumber' | 'isFree' | 'isMinor' | 'isActions'>;

const classOf = ({ isNumber, isFree, isMinor, isActions }: Look) =>
  classNames(
    isNumber && styles.number,
    isFree && styles.free,
    isMinor && styles.minor,
    isActions && styles.actions,
  );

const RowCards = <Row,>({ label, rows, keyOf, head, columns }: RowListProps<Row>) => (
  <ul className={styles.cards} aria-label={label}>
    {rows.map((row) => (
      <li key={keyOf(row)}>
        <div className={styles.head}>{head.cell(row)}</div>
        <dl className={styles.facts}>
          {columns
            .filter(({ isActions }) => !isActions)
            .map(({ key, label: name, cell }) => {
              const content = cell(row);
              return (
                isStated(content) && (
                  <div key={key}>
                    <dt>{name}</dt>
                    <dd>{content}</dd>
                  </div>
                )
              );
            })}
        </dl>
        {columns
          .filter(({ isActions }) => isActions)
          .map(({ key, cell }) => (
            <div key={key} className={page.actions}>
              {cell(row)}
            </div>
          ))}
      </li>
    ))}
  </ul>
);

const isStated = (content: ReactNode): boolean => content !== null && content !== false;
