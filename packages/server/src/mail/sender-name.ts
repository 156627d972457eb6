import { isPlainName } from './plain-name.ts';

/** Who a mail to strangers is from: a name that is no message to them. */
export const senderName = ({
  fullName,
  username,
}: {
  readonly fullName: string;
  readonly username: string;
}): string => (isPlainName(fullName) ? fullName : username);
