/** Screens such as reports check their own part of the address; see report/report-search.ts. */
export const ownSearch = (search: Record<string, unknown>) => search;
