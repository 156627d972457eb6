import type { Meter } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { siteListQuery } from '../../../model/site/site-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { Rights } from '../rights.ts';
import { DeleteMeter } from './DeleteMeter.tsx';
import { MeterEditor } from './MeterEditor.tsx';
import { formOfMeter } from './meter-form.ts';

type EditMeterProps = { meter: Meter; rights: Rights; onEnd: () => void };

export const EditMeter = ({ meter, rights, onEnd }: EditMeterProps) => {
  const { lang } = useTexts();
  const sites = useQuery(siteListQuery);
  return (
    <QueryState query={sites} blocks={[320, 240, 240]} nested>
      {(list) => (
        <>
          <MeterEditor
            before={meter}
            initial={formOfMeter(meter, lang)}
            sites={list.filter(({ role }) => role === 'owner')}
            manages={rights.manages}
            onSaved={onEnd}
            onCancel={onEnd}
          />
          <DeleteMeter meter={meter} manages={rights.manages} />
        </>
      )}
    </QueryState>
  );
};
