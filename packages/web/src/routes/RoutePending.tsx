import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './routes.module.css';

export const RoutePending = () => (
  <div className={styles.pending}>
    <Skeleton onRetry={() => window.location.reload()} />
  </div>
);
