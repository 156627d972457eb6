export {
  addfeedback as add,
  feedback as get,
  feedbackfile as file,
  feedbacklist as list,
  finishfeedback as finish,
  replyfeedback as reply,
} from '../account/feedback.ts';
