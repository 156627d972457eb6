// What the two generations of firmware do differently.
export const generations = ['old', 'new'] as const;
export type Generation = (typeof generations)[number];

export type Firmware = {
  readonly generation: Generation;
  readonly version: string;
  /** Basic admin/admin on everything, or Admin Security where somebody has switched it on. */
  readonly login: 'fixed' | 'adminSecurity';
  /** Old firmware reports the network's name and signal only. */
  readonly reportsNetwork: boolean;
  /** How a setter says that it worked. Vendors' documents show both for new firmware; clients have to take both. */
  readonly flag: (ok: boolean) => boolean | number;
};

export const numberFlag = (ok: boolean): number => (ok ? 1 : 0);

export const firmwares: Record<Generation, Firmware> = {
  old: { generation: 'old', version: '1.72.7', login: 'fixed', reportsNetwork: false, flag: numberFlag },
  new: {
    generation: 'new',
    version: 'i.91.065.3',
    login: 'adminSecurity',
    reportsNetwork: true,
    flag: (ok) => ok,
  },
};
