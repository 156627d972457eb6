import { useQuery } from '@tanstack/react-query';
import { device } from '../../../device/device.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ofDevice } from '../reading/queries.ts';
import styles from './wait.module.css';

type LookForDeviceProps = {
  address: string;
  /** It has lost its network: there is nothing to look for. */
  isReset: boolean;
  onDone: () => void;
};

const everyMs = 2000;
const tries = 5;

export const LookForDevice = ({ address, isReset, onDone }: LookForDeviceProps) => {
  const { say } = useTexts();
  const { data, refetch } = useQuery({
    queryKey: ['device', address, 'back'],
    queryFn: async ({ client }) => {
      const tried = client.getQueryData<Look>(['device', address, 'back'])?.tried ?? 0;
      const { kind } = await device.monitor(address);
      return { isBack: kind !== 'unreachable' && kind !== 'noNetwork', tried: tried + 1 } satisfies Look;
    },
    refetchInterval: ({ state }) => (isOver(state.data) ? false : everyMs),
    refetchIntervalInBackground: true,
    enabled: !isReset,
    staleTime: everyMs,
    gcTime: 0,
    meta: ofDevice,
  });
  if (isReset) return <Over text={say('local.hasReset')} onDone={onDone} />;
  if (data?.isBack) return <Over text={say('local.isBack')} onDone={onDone} />;
  if (isOver(data))
    return (
      <Over text={say('local.isElsewhere', { address })} onDone={onDone}>
        <Button icon="refresh" onClick={() => void refetch()}>
          {say('action.retry')}
        </Button>
      </Over>
    );
  return <p role="status">{say('local.waitCheck')}</p>;
};

type Look = { readonly isBack: boolean; readonly tried: number };

const isOver = (look: Look | undefined): boolean =>
  look !== undefined && (look.isBack || look.tried >= tries);

type OverProps = { text: string; onDone: () => void; children?: React.ReactNode };

const Over = ({ text, onDone, children }: OverProps) => {
  const { say } = useTexts();
  return (
    <>
      <p role="status">{text}</p>
      <div className={styles.actions}>
        {children}
        <Button look="primary" onClick={onDone}>
          {say('action.close')}
        </Button>
      </div>
    </>
  );
};
