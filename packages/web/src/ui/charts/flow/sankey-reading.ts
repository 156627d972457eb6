// Pure: which node of a Sankey diagram a pointer or a key means, and what is read of it.
import type { SankeyFlow, SankeyLayout, SankeyNode } from './sankey-layout.ts';

type Sides<Node extends string> = Pick<SankeyLayout<Node>, 'sources' | 'sinks'>;

/** The nearest node of the half that is pointed at, by shares of the width and the height. */
export const nodeAtPointer = <Node extends string>(
  { sources, sinks }: Sides<Node>,
  x: number,
  y: number,
): Node | null => nearest(x < 0.5 ? sources : sinks, 100 * y);

const nearest = <Node extends string>(nodes: readonly SankeyNode<Node>[], y: number): Node | null =>
  nodes.reduce<SankeyNode<Node> | null>(
    (best, one) => (best === null || away(one, y) < away(best, y) ? one : best),
    null,
  )?.node ?? null;

const away = ({ y, height }: SankeyNode<string>, at: number): number => Math.max(y - at, at - y - height, 0);

/** Up and down go along a side, left and right to the nearest node of the other. Null where the key means nothing. */
export const nodeAfterKey = <Node extends string>(
  key: string,
  read: Node | null,
  { sources, sinks }: Sides<Node>,
): Node | null => {
  const all = [...sources, ...sinks];
  const at = all.find(({ node }) => node === read);
  const first = all[0]?.node ?? null;
  const side = at && sinks.includes(at) ? sinks : sources;
  const along = (by: -1 | 1) =>
    at ? (side[Math.min(Math.max(0, side.indexOf(at) + by), side.length - 1)]?.node ?? null) : first;
  const across = (nodes: readonly SankeyNode<Node>[]) =>
    at ? nearest(nodes, at.y + at.height / 2) : (nodes[0]?.node ?? null);
  switch (key) {
    case 'ArrowUp':
      return along(-1);
    case 'ArrowDown':
      return along(1);
    case 'ArrowLeft':
      return side === sources && at ? at.node : across(sources);
    case 'ArrowRight':
      return side === sinks && at ? at.node : across(sinks);
    case 'Home':
      return first;
    case 'End':
      return all.at(-1)?.node ?? null;
    default:
      return null;
  }
};

/** What flows between the node that is read and another one; null where nothing does. */
export const flowBetween = <Node extends string>(
  flows: readonly SankeyFlow<Node>[],
  one: Node,
  other: Node,
): number | null =>
  flows.find(({ from, to }) => (from === one && to === other) || (from === other && to === one))?.kWh ?? null;
