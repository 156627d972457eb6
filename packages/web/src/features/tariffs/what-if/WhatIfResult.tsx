import { calls, type WhatIfBody } from '@ohmstead/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { CauseLink } from '../../../causes/CauseLink.tsx';
import { causeDates } from '../../../causes/cause-dates.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from '../TariffForm.module.css';
import { BillLines } from './BillLines.tsx';
import { WhatIfTable } from './WhatIfTable.tsx';
import type { WhatIfAnswer } from './what-if-answer.ts';

const whatIfQuery = (id: number, body: WhatIfBody) =>
  queryOptions({
    queryKey: [calls.bill.whatIf.name, id, body],
    queryFn: ({ signal }) => call(calls.bill.whatIf, { params: { id }, body }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const WhatIfResult = ({ site, body }: { site: Site; body: WhatIfBody }) => {
  const { say } = useTexts();
  const answer = useQuery(whatIfQuery(site.id, body));
  const failure = answer.error && failureOf(answer.error);
  if (failure?.kind === 'refused' && failure.code === 'no_coordinates') return <NoCoordinates site={site} />;
  return (
    <Card title={say('whatIf.result')}>
      <QueryState query={answer} blocks={[32, 220]} nested>
        {(data) => <Answer site={site} body={body} answer={data} />}
      </QueryState>
    </Card>
  );
};

type AnswerProps = { site: Site; body: WhatIfBody; answer: WhatIfAnswer };

const Answer = ({ site, body, answer }: AnswerProps) => {
  const { say, formats } = useTexts();
  const { currency, difference, coverage, solarBy } = answer;
  const amount = formats.money(difference && Math.abs(difference), currency);
  return (
    <>
      <p role="status" className={styles.headline}>
        {difference === null && say('whatIf.unknown')}
        {difference === 0 && say('whatIf.same')}
        {difference !== null &&
          difference !== 0 &&
          say(difference < 0 ? 'whatIf.cheaper' : 'whatIf.dearer', { amount })}
      </p>
      <WhatIfTable answer={answer} />
      <Hint>
        {say('whatIf.known', { percent: formats.percent(1 - coverage.missing) })}{' '}
        {solarBy && say(solarBy === 'ownYield' ? 'whatIf.solarByYield' : 'whatIf.solarByClearSky')}
      </Hint>
      {coverage.missing > 0 && <CauseLink siteId={site.id} dates={causeDates(body.from, body.to)} />}
      {answer.lines.length > 0 && (
        <Disclosure summary={say('whatIf.lines')}>
          <BillLines lines={answer.lines} currency={currency} />
        </Disclosure>
      )}
    </>
  );
};

const NoCoordinates = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  return (
    <EmptyState icon="sun" title={say('whatIf.needsCoordinates')}>
      <Link
        to="/edit/place/$id"
        params={{ id: String(site.id) }}
        search={{ edit: true }}
        className={buttonClass('primary')}
      >
        {say('whatIf.addCoordinates')}
      </Link>
    </EmptyState>
  );
};
