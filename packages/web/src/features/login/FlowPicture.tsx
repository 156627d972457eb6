// A still picture of what the product shows: where power comes from and goes to. For wide windows only.
import { useSay } from '../../texts/use-say.ts';
import styles from './FlowPicture.module.css';

export const FlowPicture = () => {
  const say = useSay();
  return (
    <aside className={styles.side}>
      <svg viewBox="0 0 400 400" className={styles.picture} aria-hidden="true">
        <g className={styles.lines}>
          <path className={styles.solar} d="M200 116v52" />
          <path className={styles.import} d="M116 200h52" />
          <path className={styles.load} d="M232 200h52" />
          <path className={styles.storage} d="M200 232v52" />
        </g>
        <g className={styles.dots}>
          <path className={styles.solar} d="m194 138 6 8 6-8" />
          <path className={styles.import} d="m138 194 8 6-8 6" />
          <path className={styles.load} d="m254 194 8 6-8 6" />
          <path className={styles.storage} d="m194 262 6-8 6 8" />
        </g>
        <circle className={styles.hub} cx="200" cy="200" r="32" />
        <path className={styles.bolt} d="M203 184l-12 18h9l-3 14 12-18h-9Z" />
        <Node x={200} y={72} look={styles.solar}>
          <path d="M200 62a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM200 50v5M200 89v5M178 72h5M217 72h5M184 56l4 4M212 84l4 4M184 88l4-4M212 60l4-4" />
        </Node>
        <Node x={72} y={200} look={styles.import}>
          <path d="M63 222l9-42 9 42M60 190h24M62 201h20M66 201l12 12M78 201l-12 12" />
        </Node>
        <Node x={328} y={200} look={styles.load}>
          <path d="M308 199l20-18 20 18v20h-13v-14h-14v14h-13Z" />
        </Node>
        <Node x={200} y={328} look={styles.storage}>
          <path d="M182 319h33v18h-33ZM219 325v6M189 328h9M211 324v8M207 328h8" />
        </Node>
      </svg>
      <p className={styles.caption}>{say('login.picture')}</p>
    </aside>
  );
};

type NodeProps = { x: number; y: number; look: string | undefined; children: React.ReactNode };

const Node = ({ x, y, look, children }: NodeProps) => (
  <g className={look}>
    <circle cx={x} cy={y} r="44" className={styles.node} />
    {children}
  </g>
);
