/** The screen checks its own part of the address, so that login need not load how; see report/report-search.ts. */
export const ownSearch = (search: Record<string, unknown>) => search;
