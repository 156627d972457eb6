// The console's screens, which load as one.

export { BrandScreen } from './brand/BrandScreen.tsx';
export { ConversationScreen } from './feedback/ConversationScreen.tsx';
export { FeedbackScreen } from './feedback/FeedbackScreen.tsx';
export { LogScreen } from './log/LogScreen.tsx';
export { MailScreen } from './mail/MailScreen.tsx';
export { MailsScreen } from './mail/MailsScreen.tsx';
export { MetersScreen } from './meters/MetersScreen.tsx';
export { NoticeScreen } from './notices/NoticeScreen.tsx';
export { NoticesScreen } from './notices/NoticesScreen.tsx';
export { OverviewScreen } from './overview/OverviewScreen.tsx';
export { TextsScreen } from './texts/TextsScreen.tsx';
export { UserScreen } from './users/UserScreen.tsx';
export { UsersScreen } from './users/UsersScreen.tsx';
