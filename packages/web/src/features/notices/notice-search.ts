// The part of the address that says which notices are listed.
import { noticeTypes } from '@ohmstead/contract';

export type NoticeType = (typeof noticeTypes)[number];

export type NoticeSearch = { readonly type?: NoticeType };

export const noticeSearch = ({ type }: Record<string, unknown>): NoticeSearch => {
  const known = noticeTypes.find((one) => one === type);
  return known ? { type: known } : {};
};
