// Where the flow diagram's nodes stand and how fast its dots run. Every node hangs on one hub, the busbar of the
// house: a meter measures what a node gives or takes, never which watt went where, so no line claims to know.

export const flowNodeKinds = ['solar', 'grid', 'house', 'storage'] as const;
export type FlowNodeKind = (typeof flowNodeKinds)[number];

export type Point = { readonly x: number; readonly y: number };

/** `powerW` is positive toward the hub (gives) and negative from it (takes). */
export type FlowNode = { readonly kind: FlowNodeKind; readonly powerW: number | null };

export type FlowSpoke = {
  readonly kind: FlowNodeKind;
  readonly from: Point;
  readonly to: Point;
  /** Seconds of a dot's run, or null where nothing flows. */
  readonly seconds: number | null;
};

export type FlowLayout = {
  readonly width: number;
  readonly height: number;
  readonly hub: Point;
  readonly places: Readonly<Partial<Record<FlowNodeKind, Point>>>;
  readonly spokes: readonly FlowSpoke[];
  /** From the house down to what hangs beneath the picture; null where nothing does. */
  readonly trunk: FlowSpoke | null;
};

export const nodeRadius = 40;
/** Below this nothing is drawn as flowing: meters show a few watts of noise. */
export const deadBandW = 10;

/** Where something hangs beneath the house, its name stands above it. */
export const flowLayout = (nodes: readonly FlowNode[], hasTrunk = false): FlowLayout => {
  const has = (kind: FlowNodeKind) => nodes.some((node) => node.kind === kind);
  const above = has('solar') ? reach : nodeRadius + (hasTrunk ? labelSpace : margin);
  const below = has('storage') ? reach : nodeRadius + labelSpace;
  const hub = { x: width / 2, y: above };
  const height = above + below;
  const largestW = Math.max(0, ...nodes.map((node) => Math.abs(node.powerW ?? 0)));
  const house = nodes.find(({ kind }) => kind === 'house');
  return {
    width,
    height,
    hub,
    places: Object.fromEntries(nodes.map(({ kind }) => [kind, placeOf(kind, hub)])),
    spokes: nodes.map((node) => spokeOf(node, hub, largestW)),
    trunk: hasTrunk && house ? trunkOf(house, { hub, height, largestW }) : null,
  };
};

type Drawn = { readonly hub: Point; readonly height: number; readonly largestW: number };

const trunkOf = ({ kind, powerW }: FlowNode, { hub, height, largestW }: Drawn): FlowSpoke => {
  const { x, y } = placeOf(kind, hub);
  return {
    kind,
    from: { x, y: y + nodeRadius },
    to: { x, y: height },
    seconds: dotSeconds(powerW, largestW),
  };
};

/** From 6 s for a trickle to 1 s for the largest flow in view; null inside the dead band. */
export const dotSeconds = (powerW: number | null, largestW: number): number | null => {
  if (powerW === null || Math.abs(powerW) < deadBandW) return null;
  return 6 - 5 * (Math.abs(powerW) / largestW);
};

const width = 320;
const margin = 4;
const labelSpace = 28;
const spokeLength = 64;
const reach = spokeLength + 2 * nodeRadius + margin;

const directionOf: Record<FlowNodeKind, Point> = {
  solar: { x: 0, y: -1 },
  grid: { x: -1, y: 0 },
  house: { x: 1, y: 0 },
  storage: { x: 0, y: 1 },
};

const placeOf = (kind: FlowNodeKind, hub: Point): Point => along(hub, kind, lengthOf(kind) + nodeRadius);

const spokeOf = ({ kind, powerW }: FlowNode, hub: Point, largestW: number): FlowSpoke => {
  const edge = along(hub, kind, lengthOf(kind));
  const gives = (powerW ?? 0) >= 0;
  return {
    kind,
    from: gives ? edge : hub,
    to: gives ? hub : edge,
    seconds: dotSeconds(powerW, largestW),
  };
};

/** Sideways spokes reach to the drawing's edge, the others keep it low. */
const lengthOf = (kind: FlowNodeKind): number =>
  directionOf[kind].y === 0 ? width / 2 - 2 * nodeRadius : spokeLength;

const along = (hub: Point, kind: FlowNodeKind, distance: number): Point => ({
  x: hub.x + directionOf[kind].x * distance,
  y: hub.y + directionOf[kind].y * distance,
});
