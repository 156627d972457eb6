// The three prices of a time-of-use tariff and the two seasons they may differ by.

export const bands = ['peak', 'standard', 'offPeak'] as const;
export type Band = (typeof bands)[number];

export const seasons = ['summer', 'winter'] as const;
export type Season = (typeof seasons)[number];
