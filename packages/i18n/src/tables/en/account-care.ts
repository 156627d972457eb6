export const accountCare = {} as const;
