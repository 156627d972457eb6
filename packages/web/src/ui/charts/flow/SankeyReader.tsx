import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './EnergySankey.module.css';
import type { SankeyLayout } from './sankey-layout.ts';
import { nodeAfterKey, nodeAtPointer } from './sankey-reading.ts';

type SankeyReaderProps<Node extends string> = {
  layout: SankeyLayout<Node>;
  read: Node | null;
  onRead: (node: Node | null) => void;
  /** What is read, in words. */
  spoken: string;
};

/** Reads the nodes by touch, mouse or keys. */
export const SankeyReader = <Node extends string>({
  layout,
  read,
  onRead,
  spoken,
}: SankeyReaderProps<Node>) => {
  const { say } = useTexts();
  const hintId = useId();
  const nodes = [...layout.sources, ...layout.sinks].map(({ node }) => node);
  const readAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onRead(nodeAtPointer(layout, (clientX - left) / width, (clientY - top) / height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onRead(null);
    const next = nodeAfterKey(event.key, read, layout);
    if (next === null) return;
    event.preventDefault();
    onRead(next);
  };
  return (
    <>
      <div
        className={styles.reader}
        role="slider"
        tabIndex={0}
        aria-label={say('chart.read')}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={nodes.length - 1}
        aria-valuenow={read === null ? 0 : nodes.indexOf(read)}
        aria-valuetext={spoken}
        onKeyDown={onKeyDown}
        onPointerDown={readAt}
        onPointerMove={(event) => event.pointerType === 'mouse' && readAt(event)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onRead(null)}
        onBlur={() => onRead(null)}
      />
      <span id={hintId} className="hidden-visually">
        {say('chart.flowsHint')}
      </span>
    </>
  );
};
