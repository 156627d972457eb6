import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { serverAddress, setServerAddress } from '../../platform/server-address.ts';
import { session } from '../../session/session.ts';
import { language } from '../../texts/texts.ts';
import { checkServer, type ServerCheck } from './check-server.ts';

type ServerProblem = Exclude<ServerCheck['kind'], 'found'>;

/** The address of the app's server while it is typed. It is used once a server has answered there. */
export const useServerForm = () => {
  const use = useServer();
  const [typed, setTyped] = useState(serverAddress());
  const [problem, setProblem] = useState<ServerProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const check = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const found = await checkServer(typed, { fetch, lang: language() });
    setBusy(false);
    if (found.kind === 'found') return use(found.address);
    setProblem(found.kind);
    if (found.kind === 'noAddress') focusFirstError(form, { server: found.kind });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void check(event.currentTarget);
  };
  const type = (text: string) => {
    setTyped(text);
    setProblem(null);
  };
  return { typed, type, problem, busy, submit };
};

/** A token belongs to the server that gave it, and so does whatever was answered. */
const useServer = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (address: string): void => {
    if (address !== serverAddress()) {
      session.close();
      queries.clear();
    }
    setServerAddress(address);
    void navigate({ to: '/login', replace: true });
  };
};
