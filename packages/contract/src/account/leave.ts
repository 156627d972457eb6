// What the reader of a mail says by the link at its end.
import * as z from 'zod/mini';

const token = z.string('link_invalid').check(z.regex(/^[\w-]{43}$/, 'link_invalid'));

export const leaveBody = z.object({
  token,
  /** True takes it back: the reader wants them again. */
  returns: z._default(z.boolean('field_invalid'), false),
});

/** Whose mails went where. */
export const left = z.object({ email: z.string(), sender: z.string() });
