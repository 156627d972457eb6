// How the charts of a screen save their figures as a file; the screen knows where they come from.
import { createContext } from 'react';

export type DataSaving = { readonly isBusy: boolean; readonly save: () => void };

/** Null where there is no such file. */
export const SavingData = createContext<DataSaving | null>(null);
