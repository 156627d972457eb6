import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './RowLink.module.css';

type RowLinkProps = Pick<LinkProps, 'to' | 'params'> & { children: ReactNode };

/** The name of a row, which leads to its page. */
export const RowLink = (props: RowLinkProps) => <Link {...props} className={styles.link} />;
