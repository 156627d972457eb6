/** For screens that judge their own part of the address, such as reports; see report/report-search.ts. */
export const ownSearch = (search: Record<string, unknown>) => search;
