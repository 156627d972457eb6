// Our own few icons: 24 px, drawn with the text's colour.
import type { ReactNode } from 'react';
import styles from './Icon.module.css';

const strokes = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  back: <path d="M15 5l-7 7 7 7" />,
  next: <path d="M9 5l7 7-7 7" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  refresh: <path d="M20 5v5h-5M19.4 14a8 8 0 1 1-1.2-7.3L20 10" />,
  sites: <path d="M3 11l9-7 9 7M5.5 9.5V20h13V9.5M10 20v-6h4v6" />,
  overview: <path d="M4 18a8 8 0 1 1 16 0M12 18l4-6M4 18h16" />,
  settings: (
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
  ),
  eye: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z" />
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.9 5.8c.7-.2 1.4-.3 2.1-.3 6 0 9.5 6.5 9.5 6.5s-1 1.9-2.9 3.6M6.3 7.7C3.8 9.5 2.5 12 2.5 12s3.5 6.5 9.5 6.5c1.6 0 3-.4 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  ),
  sun: (
    <path d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  ),
  house: <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4Z" />,
  battery: <path d="M3 8h15v8H3ZM21 11v2M7 12h4M9 10v4" />,
  grid: <path d="M8 21l4-18 4 18M6 8h12M7 13h10M9.5 13l5 5M14.5 13l-5 5" />,
  arrowIn: <path d="M4 12h14M12 6l6 6-6 6" />,
  arrowOut: <path d="M20 12H6M12 6l-6 6 6 6" />,
  bell: <path d="M6 10a6 6 0 1 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20h4" />,
  chat: <path d="M4 5h16v11H9l-5 4ZM8 9.5h8M8 12.5h5" />,
  user: <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 20c.6-3.6 3.9-5.5 8-5.5s7.4 1.9 8 5.5" />,
  key: <path d="M8 9.5a5 5 0 1 1 0 7.5 5 5 0 0 1 0-7.5ZM14 9l6-6M17 6l2.5 2.5" />,
  meter: <path d="M5 3h14v18H5ZM8.5 7h7v3.5h-7ZM9 15h.01M12 15h.01M15 15h.01" />,
  clock: <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5l3.5 2" />,
  language: (
    <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9Z" />
  ),
  logout: <path d="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />,
  wifi: <path d="M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M9.7 16.3a3.5 3.5 0 0 1 4.6 0M12 19.5h.01" />,
  alert: <path d="M12 4l9 16H3ZM12 10v4.5M12 17.5h.01" />,
  cloudOff: <path d="M4 4l16 16M8 8.2A4 4 0 0 0 7 16h9M11 6.3A5 5 0 0 1 17 11a3 3 0 0 1 2.5 4.6" />,
  info: <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5.5M12 7.5h.01" />,
  check: <path d="M5 12.5l5 5 9-11" />,
  copy: <path d="M9 9h11v11H9ZM15 9V4H4v11h5" />,
  drag: <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />,
  add: <path d="M12 5v14M5 12h14" />,
  edit: <path d="M4 20h4L19 9l-4-4L4 16ZM13 7l4 4" />,
  remove: <path d="M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />,
  pin: (
    <path d="M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11ZM12 7.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z" />
  ),
  switch: <path d="M8 4 4 8l4 4M4 8h13M16 20l4-4-4-4M20 16H7" />,
  upload: <path d="M12 16V4M7 9l5-5 5 5M5 15v5h14v-5" />,
  download: <path d="M12 4v12M7 11l5 5 5-5M5 15v5h14v-5" />,
  file: <path d="M6 3h8l4 4v14H6ZM14 3v4h4M12 18v-7M9 14l3-3 3 3" />,
  sum: <path d="M17 7V5H6l6 7-6 7h11v-2" />,
  shield: <path d="M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6ZM8.5 12l2.5 2.5 4.5-5" />,
  lock: <path d="M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />,
  palette: (
    <path d="M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.5-2.2-.6-1.4.3-2.8 2-2.8H18a3 3 0 0 0 3-3c0-5.5-4-10-9-10ZM7.5 12h.01M9.5 7.8h.01M14.5 7.8h.01" />
  ),
  mail: <path d="M3 6h18v12H3ZM3.5 7l8.5 6 8.5-6" />,
  empty: <path d="M4 13l3-8h10l3 8v6H4ZM4 13h5l1.5 2.5h3L15 13h5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof strokes;

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    className={styles.icon}
    width="24"
    height="24"
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    {strokes[name]}
  </svg>
);
