// What is stored is not what the readings say.

export type Difference = {
  readonly of:
    | 'readings'
    | 'registerSlots'
    | 'counterEvents'
    | 'meterDays'
    | 'siteDays'
    | 'siteMonths'
    | 'bills';
  readonly meterId: number | null;
  readonly siteId: number | null;
  readonly count: number;
  /** The instants or local dates of the first ones. */
  readonly first: readonly string[];
};

const mostNamed = 3;

export const difference = (
  of: Difference['of'],
  whose: { readonly meterId: number } | { readonly siteId: number },
  names: readonly string[],
): Difference[] =>
  names.length === 0
    ? []
    : [
        {
          of,
          meterId: 'meterId' in whose ? whose.meterId : null,
          siteId: 'siteId' in whose ? whose.siteId : null,
          count: names.length,
          first: [...names].sort().slice(0, mostNamed),
        },
      ];

export const textOfDifference = ({ of, meterId, siteId, count, first }: Difference): string =>
  `${meterId === null ? `site ${siteId}` : `meter ${meterId}`}: ${count} ${of} (${first.join(', ')})`;
