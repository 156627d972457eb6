import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './DataTable.module.css';

export type DataTableProps = {
  label: string;
  caption?: ReactNode;
  /** The first column names the rows. */
  columns: readonly { readonly key: string; readonly label: string }[];
  rows: readonly {
    readonly key: string | number;
    readonly head: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  className?: string | undefined;
};

/** A table that scrolls by itself where the screen is too narrow. */
export const DataTable = ({ label, caption, columns, rows, className }: DataTableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark: a page has many tables of one caption.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by the arrow keys.
  <div role="group" className={classNames(styles.scroll, className)} tabIndex={0} aria-label={label}>
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ key, label: name }) => (
            <th key={key} scope="col">
              {name}
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
