import { admin } from './en/admin.ts';
import { imports } from './en/imports.ts';
import { local } from './en/local.ts';
import { mail } from './en/mail.ts';
import { reportScreens } from './en/report-screens.ts';
import { whole } from './en/whole.ts';

/** The source of every key. */
export const en = { ...whole, ...reportScreens, ...imports, ...local, ...admin, ...mail } as const;
