import type { Table } from '../table.ts';
import { accounts } from './zh-cn/accounts.ts';
import { editing } from './zh-cn/editing.ts';
import { errors } from './zh-cn/errors.ts';
import { frame } from './zh-cn/frame.ts';
import { main } from './zh-cn/main.ts';
import { reportFile } from './zh-cn/report-file.ts';
import { site } from './zh-cn/site.ts';
import { verify } from './zh-cn/verify.ts';

export const zhCn: Table = {
  ...errors,
  ...frame,
  ...accounts,
  ...main,
  ...site,
  ...editing,
  ...verify,
  ...reportFile,
};
