import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'O que está guardado difere das leituras',
  'verify.notice_content':
    'Diferenças entre as leituras e o que delas se calcula: {{differences}}. O comando “rebuild” corrige-as.',
};
