export { notice as get, noticelist as list, readnotices as readAll } from '../account/notices.ts';
