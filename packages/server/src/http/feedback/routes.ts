import { calls, feedbackFileLimits } from '@ohmstead/contract';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuse } from '../../errors/outcome.ts';
import { addFeedback } from '../../feedback/add-feedback.ts';
import { continueFeedback, finishFeedback } from '../../feedback/continue-feedback.ts';
import { findPicture } from '../../feedback/feedback-file.ts';
import { listFeedback } from '../../feedback/list-feedback.ts';
import { markRead, readFeedback } from '../../feedback/read-feedback.ts';
import { keepIfPossible } from '../../storage/keep-if-possible.ts';
import { sessionOf } from '../access/door.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerFile } from '../calls/register-file.ts';
import { registerForm, withForms } from '../calls/register-form.ts';
import { pictureFile } from './picture-file.ts';
import { countStored, readMessage } from './read-message.ts';
import { registerAsUnknown } from './register-as-unknown.ts';

const { feedback } = calls;

export const registerFeedbackCalls = (server: Server, context: Context): void => {
  if (!context.config.feedback) {
    registerAsUnknown(server, ofUser);
    return;
  }
  const { db, clock } = context;
  registerCall(server, feedback.list, ({ query, request }) =>
    listFeedback(db, sessionOf(request).accountId, query.skip),
  );
  registerCall(server, feedback.get, async ({ params }) => {
    const detail = await readFeedback(db, params.id);
    if (!detail) return refuse('wrong_id');
    await keepIfPossible(markRead(db, params.id, nowDate(clock)));
    return detail;
  });
  registerCall(
    server,
    feedback.finish,
    async ({ params }) => {
      await finishFeedback(db, params.id, nowDate(clock));
      return null;
    },
    'feedback.finished',
  );
  registerFile(server, feedback.file, async ({ params }) =>
    pictureFile(params.id, await findPicture(db, params.id)),
  );
  withForms(server, (ofForms) => registerMessages(ofForms, context));
};

const ofUser = [feedback.list, feedback.get, feedback.add, feedback.reply, feedback.finish, feedback.file];

const pictureLimits = {
  files: feedbackFileLimits.count,
  bytesEach: feedbackFileLimits.bytesEach,
  fileField: /^fileName\d{1,3}$/,
};

const registerMessages = (server: Server, context: Context): void => {
  const { db, clock } = context;
  registerForm(
    server,
    feedback.add,
    pictureLimits,
    async ({ request, read, hasLeft }) => {
      const message = await readMessage(context, { request, read, hasLeft });
      if (isRefused(message)) return message;
      const { body, pictures } = message;
      const { accountId } = sessionOf(request);
      const id = await addFeedback(db, {
        accountId,
        type: body.Type,
        title: body.Title,
        content: body.Content,
        email: body.Email || null,
        pictures,
        at: nowDate(clock),
      });
      countStored(context, request, pictures);
      return { id };
    },
    'feedback.sent',
  );
  registerForm(
    server,
    feedback.reply,
    pictureLimits,
    async ({ params, request, read, hasLeft }) => {
      const message = await readMessage(context, { request, read, hasLeft });
      if (isRefused(message)) return message;
      const { body, pictures } = message;
      const id = await continueFeedback(db, {
        feedbackId: params.id,
        accountId: sessionOf(request).accountId,
        content: body.Content,
        pictures,
        at: nowDate(clock),
      });
      if (isRefused(id)) return id;
      countStored(context, request, pictures);
      return { id };
    },
    'feedback.sent',
  );
};
