// Pure: a notice as it is typed, and as it is sent. Its time is typed in the browser's own zone.
import { type Announcement, type AnnouncementBody, announcementBody } from '@ohmstead/contract';
import { type Checked, checkForm } from '../../../forms/check-form.ts';

export const sendings = ['draft', 'now', 'later'] as const;
export type Sending = (typeof sendings)[number];

export type NoticeText = { readonly title: string; readonly content: string };

export type NoticeForm = {
  readonly type: Announcement['type'];
  readonly audience: Announcement['audience'];
  readonly username: string;
  readonly onlyTheseLanguages: boolean;
  readonly texts: Readonly<Record<string, NoticeText>>;
  readonly sending: Sending;
  /** `YYYY-MM-DDTHH:mm`, as the browser's own field has it. */
  readonly publishAt: string;
};

export const emptyText: NoticeText = { title: '', content: '' };

export const emptyNotice = (lang: string): NoticeForm => ({
  type: 'product',
  audience: 'all',
  username: '',
  onlyTheseLanguages: false,
  texts: { [lang]: emptyText },
  sending: 'draft',
  publishAt: '',
});

export const formOf = (notice: Announcement): NoticeForm => ({
  type: notice.type,
  audience: notice.audience,
  username: notice.username ?? '',
  onlyTheseLanguages: notice.onlyTheseLanguages,
  texts: notice.texts,
  sending: notice.publishAt === null ? 'draft' : 'later',
  publishAt: notice.publishAt === null ? '' : localOf(new Date(notice.publishAt)),
});

const localOf = (at: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Errors stand by the field’s whole path, such as `texts.de.title`. */
export const checkNotice = (form: NoticeForm, id: number, nowMs: number): Checked<AnnouncementBody> => {
  const body = {
    id,
    type: form.type,
    audience: form.audience,
    ...(form.audience === 'account' && { username: form.username }),
    onlyTheseLanguages: form.onlyTheseLanguages,
    texts: form.texts,
    publishAt: publishAtOf(form, nowMs),
  };
  const checked = checkForm(announcementBody, body, (path) => path.join('.'));
  if (checked.kind === 'invalid') return checked;
  if (form.sending === 'later' && Date.parse(checked.value.publishAt ?? '') <= nowMs)
    return { kind: 'invalid', errors: { publishAt: 'date_invalid' } };
  return checked;
};

const publishAtOf = ({ sending, publishAt }: NoticeForm, nowMs: number): string | null => {
  if (sending === 'draft') return null;
  if (sending === 'now') return new Date(nowMs).toISOString();
  const atMs = new Date(publishAt).getTime();
  return Number.isNaN(atMs) ? '' : new Date(atMs).toISOString();
};

/** A language whose text breaks a rule, from the errors' names such as `texts.de.title`; the one shown where it is among them. */
export const languageOfError = (
  errors: Readonly<Record<string, unknown>>,
  shown: string,
): string | undefined => {
  const broken = Object.keys(errors)
    .filter((name) => name.startsWith('texts.'))
    .map((name) => name.split('.')[1]);
  return broken.find((lang) => lang === shown) ?? broken[0];
};
