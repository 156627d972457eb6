import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import page from '../page/page.module.css';
import { When } from '../page/When.tsx';
import { BlockButton } from './BlockButton.tsx';
import { ClaimantFacts } from './ClaimantFacts.tsx';
import type { Contested } from './contested.ts';
import { GiveButton } from './GiveButton.tsx';
import { KeepButton } from './KeepButton.tsx';
import styles from './meters.module.css';
import { ReleaseButton } from './ReleaseButton.tsx';

/** Who holds a serial number, who claims it, and from where it is sent. */
export const ContestedClaim = ({ claim }: { claim: Contested }) => {
  const { say, formats } = useTexts();
  const { sn, isBlocked, holder, claimants, senders } = claim;
  const isClaimedToo = claimants.some(({ meterId }) => meterId === holder?.meterId);
  return (
    <Card title={sn} actions={<BlockButton sn={sn} isBlocked={isBlocked} />}>
      <section className={styles.part}>
        <h3>{say('admin.meters.holder')}</h3>
        {holder ? (
          <ClaimantFacts claimant={holder} />
        ) : (
          <p className={page.muted}>{say('admin.meters.noHolder')}</p>
        )}
        {holder && !isClaimedToo && (
          <div className={page.actions}>
            <KeepButton sn={sn} holder={holder} />
          </div>
        )}
      </section>
      <section className={styles.part}>
        <h3>{say('admin.meters.claimants')}</h3>
        <ul className={styles.claimants}>
          {claimants.map((claimant) => (
            <li key={claimant.meterId}>
              <ClaimantFacts claimant={claimant} />
              <div className={page.actions}>
                <GiveButton sn={sn} holder={holder} claimant={claimant} />
                {holder === null && (
                  <ReleaseButton meterId={claimant.meterId} sn={sn} username={claimant.username} />
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3>{say('admin.meters.senders')}</h3>
        {senders.length === 0 && <p className={page.muted}>{say('admin.meters.noSenders')}</p>}
        <Facts>
          {senders.map(({ network, isForwarded, uploads, lastSeenAt }) => (
            <Fact key={`${network} ${isForwarded}`} label={network}>
              {say('admin.meters.sent', { uploads: formats.number(uploads, 0) })} <When at={lastSeenAt} />
              {isForwarded && <div className={page.muted}>{say('admin.meters.forwarded')}</div>}
            </Fact>
          ))}
        </Facts>
      </section>
    </Card>
  );
};
