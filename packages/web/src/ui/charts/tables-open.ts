import { createContext } from 'react';

/** True where the tables of charts stand open because there is room for them, as in reports. */
export const TablesOpen = createContext(false);
