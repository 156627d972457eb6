// Pure: flows of energy to bars on both sides and the ribbons between them, in a box of 100 by 100.

export type SankeyFlow<Node extends string> = {
  readonly from: Node;
  readonly to: Node;
  readonly kWh: number;
};

export type SankeyNode<Node extends string> = {
  readonly node: Node;
  readonly kWh: number;
  readonly y: number;
  readonly height: number;
};

type Ribbon<Node extends string> = { readonly from: Node; readonly to: Node; readonly path: string };

export type SankeyLayout<Node extends string> = {
  readonly sources: readonly SankeyNode<Node>[];
  readonly sinks: readonly SankeyNode<Node>[];
  readonly ribbons: readonly Ribbon<Node>[];
};

/** Between two bars of one side. */
const gap = 6;
/** Where ribbons begin and end: at the bars' inner edges. */
const edges = { left: 3, right: 97 };

export const sankeyLayout = <Node extends string>(flows: readonly SankeyFlow<Node>[]): SankeyLayout<Node> => {
  const flowing = flows.filter(({ kWh }) => kWh > 0);
  const total = flowing.reduce((sum, { kWh }) => sum + kWh, 0);
  const sides = {
    from: amounts(flowing, 'from'),
    to: amounts(flowing, 'to'),
  };
  // One scale for both sides: a ribbon is as wide where it ends as where it begins.
  const most = Math.max(sides.from.size, sides.to.size);
  const perKwh = total === 0 ? 0 : (100 - gap * (most - 1)) / total;
  const sources = placed(sides.from, perKwh);
  const sinks = placed(sides.to, perKwh);
  return { sources, sinks, ribbons: ribbonsOf(flowing, { sources, sinks, perKwh }) };
};

const amounts = <Node extends string>(flows: readonly SankeyFlow<Node>[], side: 'from' | 'to') => {
  const sums = new Map<Node, number>();
  for (const flow of flows) sums.set(flow[side], (sums.get(flow[side]) ?? 0) + flow.kWh);
  return sums;
};

/** Spread over the whole height. */
const placed = <Node extends string>(sums: ReadonlyMap<Node, number>, perKwh: number): SankeyNode<Node>[] => {
  const filled = [...sums.values()].reduce((sum, kWh) => sum + kWh * perKwh, 0);
  const between = sums.size > 1 ? (100 - filled) / (sums.size - 1) : 0;
  let y = sums.size > 1 ? 0 : (100 - filled) / 2;
  return [...sums].map(([node, kWh]) => {
    const one = { node, kWh, y, height: kWh * perKwh };
    y += one.height + between;
    return one;
  });
};

type Sides<Node extends string> = {
  sources: readonly SankeyNode<Node>[];
  sinks: readonly SankeyNode<Node>[];
  perKwh: number;
};

const ribbonsOf = <Node extends string>(
  flows: readonly SankeyFlow<Node>[],
  { sources, sinks, perKwh }: Sides<Node>,
): Ribbon<Node>[] => {
  const leaves = new Map(sources.map(({ node, y }) => [node, y]));
  const arrives = new Map(sinks.map(({ node, y }) => [node, y]));
  return flows.map(({ from, to, kWh }) => {
    const width = kWh * perKwh;
    const fromY = leaves.get(from) ?? 0;
    const toY = arrives.get(to) ?? 0;
    leaves.set(from, fromY + width);
    arrives.set(to, toY + width);
    return { from, to, path: ribbon(fromY, toY, width) };
  });
};

const ribbon = (fromY: number, toY: number, width: number): string => {
  const [a, b, c, d] = [fromY, toY, toY + width, fromY + width].map(round);
  const { left, right } = edges;
  return `M${left} ${a}C50 ${a} 50 ${b} ${right} ${b}V${c}C50 ${c} 50 ${d} ${left} ${d}Z`;
};

const round = (value: number): number => Math.round(value * 100) / 100;
