import { createContext, type RefObject } from 'react';

/** Whether the last change was the press of a button. Whoever is still choosing keeps the focus. */
export const StepFocus = createContext<RefObject<boolean>>({ current: false });
