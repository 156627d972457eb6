// The screens of feedback, which load as one.

export { FeedbackScreen } from './conversation/FeedbackScreen.tsx';
export { FeedbackListScreen } from './list/FeedbackListScreen.tsx';
export { AddFeedbackScreen } from './write/AddFeedbackScreen.tsx';
