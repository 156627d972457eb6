import type { PossibleAnswer } from './question-words.ts';

/** The answer that was just given, and the decision that takes it back. */
export type Answered = { readonly at: string; readonly answer: PossibleAnswer; readonly decisionId: number };
