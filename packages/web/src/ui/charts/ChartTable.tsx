import type { ReactNode } from 'react';
import styles from './ChartTable.module.css';

type ChartTableProps = {
  caption: string;
  columns: readonly { readonly key: string; readonly label: string }[];
  rows: readonly {
    readonly key: string | number;
    readonly head: ReactNode;
    readonly cells: readonly string[];
  }[];
};

/** A chart's figures, for those who read better than they look. The first column names the rows. */
export const ChartTable = ({ caption, columns, rows }: ChartTableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark: a page has many tables of one caption.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by the arrow keys.
  <div role="group" className={styles.scroll} tabIndex={0} aria-label={caption}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]?.key}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
