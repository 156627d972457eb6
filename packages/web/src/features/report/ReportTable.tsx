import { DataTable, type DataTableProps } from '../../ui/DataTable.tsx';
import styles from './ReportTable.module.css';

export const ReportTable = ({ label, columns, rows }: Pick<DataTableProps, 'label' | 'columns' | 'rows'>) => (
  <DataTable className={styles.table} label={label} columns={columns} rows={rows} />
);
