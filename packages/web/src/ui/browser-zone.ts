/** The zone of whoever looks, for moments that belong to no site. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
