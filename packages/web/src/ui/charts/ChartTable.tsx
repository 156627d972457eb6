import { DataTable, type DataTableProps } from '../DataTable.tsx';
import styles from './ChartTable.module.css';

type ChartTableProps = Pick<DataTableProps, 'columns' | 'rows'> & { caption: string };

/** A chart's figures, for those who read better than they look. */
export const ChartTable = ({ caption, columns, rows }: ChartTableProps) => (
  <DataTable label={caption} className={styles.figures} {...{ caption, columns, rows }} />
);
