import { type ChannelBody, channelBody } from '@ohmstead/contract';
import { useState } from 'react';
import { checkPaths } from '../../forms/check-paths.ts';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { useFieldBinding } from '../../forms/use-field-binding.ts';
import { useAddChannel } from './use-channel-changes.ts';

type Typed = Readonly<Record<string, string>>;

/** The fields of a new channel: what is typed, what is wrong with it, and adding it. */
export const useAddForm = <Fields extends Typed>(
  before: Fields,
  bodyOf: (fields: Fields) => ChannelBody,
  onAdded: (signingSecret: string | null) => void,
) => {
  const [fields, setFields] = useState(before);
  const add = useAddChannel();
  const { errors, submit } = useCheckedSubmit({
    check: () => checkPaths(channelBody, bodyOf(fields)),
    send: (body, onError) =>
      add.mutate(body, { onSuccess: ({ signingSecret }) => onAdded(signingSecret), onError }),
    fieldOfCode: { address_refused: 'target.url' },
  });
  const bind = useFieldBinding(errors);
  return {
    submit,
    busy: add.isPending,
    /** Errors are named by the field's place in the call. */
    field: (name: keyof Fields & string, path: string) =>
      bind(path, fields[name] ?? '', (typed) => setFields({ ...fields, [name]: typed })),
  };
};

/** What is left empty is not sent. */
export const typedOrNone = (text: string): string | undefined => (text.trim() === '' ? undefined : text);
