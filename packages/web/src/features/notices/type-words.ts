import type { TextKey } from '@ohmstead/i18n';
import type { NoticeType } from './notice-search.ts';

type TypeWords = { readonly name: TextKey; readonly withUnread: TextKey; readonly none: TextKey };

export const typeWords: Record<NoticeType, TypeWords> = {
  product: { name: 'notices.product', withUnread: 'notices.productUnread', none: 'notices.noProduct' },
  promotion: {
    name: 'notices.promotion',
    withUnread: 'notices.promotionUnread',
    none: 'notices.noPromotion',
  },
  autoSend: { name: 'notices.autoSend', withUnread: 'notices.autoSendUnread', none: 'notices.noAutoSend' },
};
