import { decimalField } from '../../../forms/use-field-binding.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { useFieldOfPath } from '../use-field-of-path.ts';
import { ChargeFields } from './ChargeFields.tsx';
import { EnergyFields } from './EnergyFields.tsx';
import { TaxFields } from './TaxFields.tsx';
import type { TariffFormContext } from './tariff-form-context.ts';
import type { VersionDraft } from './version-draft.ts';

export type TariffFieldsProps = TariffFormContext & {
  draft: VersionDraft;
  change: (part: Partial<VersionDraft>) => void;
};

/** All that has a price: energy bought and sold, charges, taxes. */
export const TariffFields = ({ draft, change, ...context }: TariffFieldsProps) => {
  const { say } = useTexts();
  const field = useFieldOfPath(context.errors);
  const { buying, feedIn } = draft;
  const { currency } = context;
  return (
    <>
      <Card title={say('tariff.buying')}>
        <EnergyFields
          {...context}
          path="buying"
          draft={buying}
          change={(part) => change({ buying: { ...buying, ...part } })}
        />
      </Card>
      <Card title={say('tariff.feedIn')}>
        <Checkbox
          label={say('tariff.paysFeedIn')}
          checked={draft.paysFeedIn}
          onChange={(event) => change({ paysFeedIn: event.target.checked })}
        />
        {draft.paysFeedIn && (
          <EnergyFields
            {...context}
            path="feedIn"
            draft={feedIn}
            change={(part) => change({ feedIn: { ...feedIn, ...part } })}
          />
        )}
        <ExportCredit draft={draft} change={change} {...context} />
      </Card>
      <Card title={say('tariff.charges')}>
        <ChargeFields
          {...context}
          charges={draft.fixedCharges}
          onChange={(fixedCharges) => change({ fixedCharges })}
        />
        <TextField
          label={say('tariff.demand', { currency })}
          hint={say('tariff.demandHint')}
          {...decimalField}
          {...field('demandCharge.priceMicrosPerKw', draft.demand, (demand) => change({ demand }))}
        />
        <TaxFields {...context} taxes={draft.taxes} onChange={(taxes) => change({ taxes })} />
      </Card>
    </>
  );
};

const ExportCredit = ({ draft, change, errors }: TariffFieldsProps) => {
  const { say } = useTexts();
  const code = errors.exportCredit;
  return (
    <div>
      <Checkbox
        label={say('tariff.exportCredit')}
        checked={draft.exportCredit}
        onChange={(event) => change({ exportCredit: event.target.checked })}
      />
      <Hint>{say('tariff.exportCreditHint')}</Hint>
      {code && <Problem>{say('error.credit_while_dynamic')}</Problem>}
    </div>
  );
};
