// The values around an incident, for a small chart: few enough for a message, with every peak and trough.
export type EvidencePoint = { readonly atMicros: number; readonly value: number | null };

export const mostEvidence = 96;

/** In order of time. Of more than fit, the least and the greatest of each of equal parts are kept. */
export const evidenceOf = (points: readonly EvidencePoint[]): EvidencePoint[] => {
  if (points.length <= mostEvidence) return [...points];
  const parts = mostEvidence / 2;
  return Array.from({ length: parts }, (_, part) =>
    extremesOf(points.slice(edge(points, part / parts), edge(points, (part + 1) / parts))),
  ).flat();
};

const edge = ({ length }: readonly EvidencePoint[], share: number): number => Math.round(length * share);

const extremesOf = (points: readonly EvidencePoint[]): EvidencePoint[] => {
  const known = points.filter(({ value }) => value !== null);
  const [first] = known;
  if (first === undefined) return points.slice(0, 1);
  const least = known.reduce((one, other) => ((other.value ?? 0) < (one.value ?? 0) ? other : one), first);
  const most = known.reduce((one, other) => ((other.value ?? 0) > (one.value ?? 0) ? other : one), first);
  if (least === most) return [least];
  return least.atMicros < most.atMicros ? [least, most] : [most, least];
};
