/** Any constant of this program's own: advisory locks are numbers within one database. Every server holds it, shared. */
export const writersLock = 0x0487_57ea;
