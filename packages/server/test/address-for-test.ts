/** Links as a server at this address writes them. */
export const addressForTest = { linkTo: (path: string): string => `http://localhost:8080${path}` };
