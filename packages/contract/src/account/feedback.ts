// Feedback: what somebody writes to the administrators, and the conversation that follows.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { skip } from '../paging.ts';
import { instant } from '../shapes.ts';
import * as rule from '../validation.ts';
import { contentUpTo, title } from '../written-text.ts';

export const feedbackTypes = ['bug', 'suggestion', 'demand'] as const;

/** Pictures of a message: their number, and the bytes of each and of all together. */
export const feedbackFileLimits = { count: 5, bytesEach: 8 * 1024 * 1024, bytesAll: 24 * 1024 * 1024 };

export const messageContent = contentUpTo(5_000);

const listed = z.object({
  id: z.number(),
  type: z.enum(feedbackTypes),
  title: z.string(),
  state: z.enum(['open', 'finished']),
  createdAt: instant,
  lastMessageAt: instant,
  /** An administrator answered, and it was not opened since. */
  hasNewAnswer: z.boolean(),
});
export type ListedFeedback = z.infer<typeof listed>;

export const feedbackDetail = z.object({
  ...listed.shape,
  email: z.nullable(z.string()),
  finishedAt: z.nullable(instant),
  messages: z.array(
    z.object({
      id: z.number(),
      from: z.enum(['user', 'administrator']),
      content: z.string(),
      createdAt: instant,
      files: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          width: z.number(),
          height: z.number(),
          mediaType: z.enum(['image/png', 'image/jpeg']),
        }),
      ),
    }),
  ),
});
export type FeedbackDetail = z.infer<typeof feedbackDetail>;

const ofFeedback = {
  access: 'account',
  owned: { id: 'feedback' },
  params: z.object({ id: rule.id }),
} as const;

export const feedbacklist = call({
  name: 'user.feedbacklist',
  method: 'GET',
  path: '/api/v1/user/feedbacklist',
  access: 'account',
  summary: 'The account’s feedback, the newest first, 20 at a time.',
  query: z.object({ skip }),
  output: z.array(listed),
  errors: [],
});

export const feedback = call({
  ...ofFeedback,
  name: 'user.feedback',
  method: 'GET',
  path: '/api/v1/user/feedback/{id}',
  needs: 'view',
  /** Its answers are read from then on. */
  changes: true,
  summary: 'One feedback with its conversation, whose answers count as read from then on.',
  output: feedbackDetail,
  errors: [],
});

export const addfeedbackBody = z.object({
  Type: z.enum(feedbackTypes, 'field_invalid'),
  Title: title,
  Content: messageContent,
  Email: z.optional(rule.email),
});

const fileErrors = [
  'validation',
  'image_invalid',
  'image_too_large',
  'images_too_many',
  'upload_too_large',
  'feedback_too_many',
  'quota_stored',
] as const;

export const addfeedback = call({
  name: 'user.addfeedback',
  method: 'POST',
  path: '/api/v1/user/addfeedback',
  access: 'account',
  demo: 'refused',
  summary: 'Sends feedback, with pictures as the parts fileName0, fileName1, …: GIF, JPEG or PNG.',
  bodyTypes: ['multipart/form-data'],
  body: addfeedbackBody,
  bodyLimit: feedbackFileLimits.bytesAll + 64 * 1024,
  output: z.object({ id: z.number() }),
  errors: fileErrors,
});

export const replyfeedbackBody = z.object({ Content: messageContent });

export const replyfeedback = call({
  ...ofFeedback,
  name: 'user.replyfeedback',
  method: 'POST',
  path: '/api/v1/user/replyfeedback/{id}',
  needs: 'own',
  demo: 'refused',
  summary: 'Continues a feedback with another message, and pictures as with addfeedback.',
  bodyTypes: ['multipart/form-data'],
  body: replyfeedbackBody,
  bodyLimit: feedbackFileLimits.bytesAll + 64 * 1024,
  output: z.object({ id: z.number() }),
  errors: [...fileErrors, 'feedback_finished'],
});

export const finishfeedback = call({
  ...ofFeedback,
  name: 'user.finishfeedback',
  method: 'POST',
  path: '/api/v1/user/finishfeedback/{id}',
  demo: 'refused',
  summary: 'Finishes a feedback: nothing can be added to it any more.',
  output: z.null(),
  errors: [],
});

export const feedbackfile = call({
  name: 'user.feedbackfile',
  method: 'GET',
  path: '/api/v1/user/feedbackfile/{id}',
  access: 'account',
  owned: { id: 'feedbackFile' },
  params: z.object({ id: rule.id }),
  summary: 'A picture of the account’s feedback.',
  file: ['image/png', 'image/jpeg'],
  output: z.null(),
  errors: [],
});
