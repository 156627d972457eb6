import { problemIf, type TariffProblem } from './tariff-problem.ts';
import type { TariffVersion } from './tariff-version.ts';
import { validateTariff } from './validate-tariff.ts';

/** The problems of a site's versions, of each alone and of all together; paths begin with the version's index. */
export const validateVersions = (versions: readonly TariffVersion[]): TariffProblem[] => [
  ...versions.flatMap((version, index) =>
    validateTariff(version).map(({ code, path }) => ({ code, path: [index, ...path] })),
  ),
  ...versions.flatMap((version, index) => {
    const before = versions.slice(0, index);
    return [
      ...problemIf(
        before.some(({ id }) => id === version.id),
        'id_used',
        [index, 'id'],
      ),
      ...problemIf(
        before.some((other) => overlap(other, version)),
        'versions_overlap',
        [index, 'validFrom'],
      ),
    ];
  }),
];

const overlap = (a: TariffVersion, b: TariffVersion): boolean =>
  (a.validTo === null || b.validFrom < a.validTo) && (b.validTo === null || a.validFrom < b.validTo);
