// The administrator's side of feedback.
import * as z from 'zod/mini';
import { feedbackDetail, feedbackTypes, messageContent } from '../account/feedback.ts';
import { call } from '../call.ts';
import { instant } from '../shapes.ts';
import { listQuery, ofId, pageOf } from './shapes.ts';

export const feedbacklist = call({
  name: 'admin.feedbacklist',
  method: 'GET',
  path: '/api/v1/admin/feedbacklist',
  access: 'admin',
  summary: 'Everybody’s feedback, what waits for an answer first; searched by title, content or username.',
  query: z.object({
    ...listQuery,
    type: z.optional(z.enum(feedbackTypes)),
    state: z.optional(z.enum(['waiting', 'answered', 'finished'])),
  }),
  output: pageOf(
    z.object({
      id: z.number(),
      type: z.enum(feedbackTypes),
      title: z.string(),
      username: z.string(),
      state: z.enum(['waiting', 'answered', 'finished']),
      createdAt: instant,
      lastMessageAt: instant,
      messageCount: z.number(),
    }),
  ),
  errors: [],
});

export const feedback = call({
  ...ofId,
  name: 'admin.feedback',
  method: 'GET',
  path: '/api/v1/admin/feedback/{id}',
  summary: 'One feedback with its whole conversation, and who wrote it.',
  output: z.object({
    ...feedbackDetail.shape,
    accountId: z.number(),
    username: z.string(),
    fullName: z.string(),
  }),
  errors: ['wrong_id'],
});

export const answerBody = z.object({ content: messageContent });

export const answerfeedback = call({
  ...ofId,
  name: 'admin.answerfeedback',
  method: 'POST',
  path: '/api/v1/admin/answerfeedback/{id}',
  summary: 'Answers a feedback. Its writer gets a notice, and a mail where there is an address.',
  body: answerBody,
  output: z.null(),
  errors: ['wrong_id', 'validation', 'feedback_finished'],
});

export const finishfeedback = call({
  ...ofId,
  name: 'admin.finishfeedback',
  method: 'POST',
  path: '/api/v1/admin/finishfeedback/{id}',
  summary: 'Closes a feedback: nobody can add to it any more.',
  output: z.null(),
  errors: ['wrong_id'],
});

export const feedbackfile = call({
  ...ofId,
  name: 'admin.feedbackfile',
  method: 'GET',
  path: '/api/v1/admin/feedbackfile/{id}',
  summary: 'A picture of anybody’s feedback.',
  file: ['image/png', 'image/jpeg'],
  output: z.null(),
  errors: ['wrong_id'],
});
