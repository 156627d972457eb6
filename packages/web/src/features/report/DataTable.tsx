import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

type DataTableProps = {
  label: string;
  columns: readonly string[];
  /** The first cell heads its row. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** A table that scrolls by itself where the screen is too narrow. */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by the arrow keys.
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
