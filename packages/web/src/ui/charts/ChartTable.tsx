import { DataTable, type DataTableProps } from '../DataTable.tsx';
import styles from './ChartTable.module.css';

type ChartTableProps = Pick<DataTableProps, 'columns' | 'rows'> & {
  caption: string;
  /** Many columns of short numbers. */
  dense?: boolean;
};

/** A chart's figures, for those who read better than they look. */
export const ChartTable = ({ caption, columns, rows, dense = false }: ChartTableProps) => (
  <DataTable
    label={caption}
    className={dense ? styles.dense : styles.figures}
    caption={caption}
    columns={columns}
    rows={rows}
  />
);
