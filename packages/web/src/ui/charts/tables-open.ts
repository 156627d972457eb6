import { createContext } from 'react';

/** Whether charts' tables stand open where there is room for them, as in reports. */
export const TablesOpen = createContext(false);
