// What a mail is made of: its kind and the values in it. Its texts are made in the reader's language when it is sent.

export type MailContent =
  | { readonly kind: 'welcome'; readonly fullName: string; readonly username: string; readonly link: string }
  /** The link confirms the contact address. */
  | { readonly kind: 'confirmEmail'; readonly fullName: string; readonly link: string }
  | {
      readonly kind: 'resetPassword';
      readonly username: string;
      readonly link: string;
      readonly minutes: number;
    }
  /** Where to ask for another one; a mail queued by an earlier version has none. */
  | { readonly kind: 'passwordChanged'; readonly username: string; readonly link?: string }
  | {
      readonly kind: 'accountToBeDeleted';
      readonly username: string;
      readonly deleteAt: string;
      readonly link: string;
    }
  | { readonly kind: 'accountDeleted'; readonly username: string }
  | {
      readonly kind: 'feedbackAnswered';
      readonly title: string;
      readonly answer: string;
      readonly link: string;
    };

export type MailKind = MailContent['kind'];
