/**
 * Which rules counters are judged by. To be raised with every change that would judge the same reads otherwise: a server of
 * earlier rules then leaves alone what this one has written.
 */
export const counterRulesVersion = 1;
