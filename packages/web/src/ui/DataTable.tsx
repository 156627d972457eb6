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
  /** Where the screen is narrow, a row is its name and below it its cells, each with that of its column. */
  folds?: boolean;
};

/** A table that scrolls by itself where the screen is too narrow. */
export const DataTable = ({ label, caption, columns, rows, className, folds = false }: DataTableProps) => {
  const look = classNames(styles.scroll, folds && styles.folds, className);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark: a page has many tables of one caption.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by the arrow keys.
    <div role="group" className={look} tabIndex={0} aria-label={label}>
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
                <td key={columns[at + 1]?.key} data-name={folds ? columns[at + 1]?.label : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
