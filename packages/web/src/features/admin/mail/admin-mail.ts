import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';

export type AdminMail = output<typeof calls.admin.mail.output>;
