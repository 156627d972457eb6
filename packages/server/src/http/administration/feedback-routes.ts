import { calls } from '@ohmstead/contract';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { refuse } from '../../errors/outcome.ts';
import { answerFeedback, closeFeedback } from '../../feedback/administrator/answer-feedback.ts';
import { findWriter } from '../../feedback/administrator/feedback-writer.ts';
import { listAllFeedback } from '../../feedback/administrator/list-all-feedback.ts';
import { findPicture } from '../../feedback/feedback-file.ts';
import { readFeedback } from '../../feedback/read-feedback.ts';
import { sessionOf } from '../access/door.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerFile } from '../calls/register-file.ts';
import { pictureFile } from '../feedback/picture-file.ts';
import { registerAsUnknown } from '../feedback/register-as-unknown.ts';

const { admin } = calls;

export const registerFeedbackAdministration = (server: Server, context: Context): void => {
  const { db, clock, config, publicAddress } = context;
  if (!config.feedback) {
    registerAsUnknown(server, ofAdministrator);
    return;
  }
  registerCall(server, admin.feedbacklist, ({ query }) => listAllFeedback(db, query));
  registerCall(server, admin.feedback, async ({ params }) => {
    const [detail, writer] = [await readFeedback(db, params.id), await findWriter(db, params.id)];
    if (!detail || !writer) return refuse('wrong_id');
    const { accountId, username, fullName } = writer;
    return { ...detail, accountId, username, fullName };
  });
  registerCall(
    server,
    admin.answerfeedback,
    ({ params, body, request }) =>
      answerFeedback(db, {
        feedbackId: params.id,
        content: body.content,
        administrator: sessionOf(request),
        linkTo: publicAddress.linkTo,
        at: nowDate(clock),
      }),
    'feedback.sent',
  );
  registerCall(
    server,
    admin.finishfeedback,
    ({ params, request }) =>
      closeFeedback(db, { feedbackId: params.id, administrator: sessionOf(request), at: nowDate(clock) }),
    'feedback.finished',
  );
  registerFile(server, admin.feedbackfile, async ({ params }) =>
    pictureFile(params.id, await findPicture(db, params.id)),
  );
};

const ofAdministrator = [
  admin.feedbacklist,
  admin.feedback,
  admin.answerfeedback,
  admin.finishfeedback,
  admin.feedbackfile,
];
