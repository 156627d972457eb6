import type { Migration } from 'kysely';
import { firstSlice } from './0001-first-slice.ts';
import { uploadJournal } from './0002-upload-journal.ts';
import { packedDays } from './0003-packed-days.ts';
import { counterDecisions } from './0004-counter-decisions.ts';
import { rollUps } from './0005-roll-ups.ts';
import { tariffsAndPlaces } from './0006-tariffs-and-places.ts';
import { analysis } from './0007-analysis.ts';
import { sharing } from './0008-sharing.ts';
import { siteChanges } from './0009-site-changes.ts';
import { minutePowers } from './0010-minute-powers.ts';
import { claims } from './0011-claims.ts';
import { accounts } from './0012-accounts.ts';
import { firstPassword } from './0012-first-password.ts';
import { invitations } from './0013-invitations.ts';
import { clockSetBack } from './0015-clock-set-back.ts';
import { unknownSilences } from './0017-unknown-silences.ts';
import { accountStorage } from './0019-account-storage.ts';
import { rulesOfOnePhase } from './0021-rules-of-one-phase.ts';
import { unmeteredProduction } from './0022-unmetered-production.ts';
import { people } from './0023-people.ts';
import { weather } from './0024-weather.ts';
import { incidents } from './0027-incidents.ts';
import { channels } from './0028-channels.ts';
import { autoSend } from './0029-auto-send.ts';
import { openFaults } from './0030-open-faults.ts';
import { movedLimits } from './0031-moved-limits.ts';
import { leaveChannel } from './0032-leave-channel.ts';
import { countersReconsidered } from './0033-counters-reconsidered.ts';
import { sourcesOfConsumption } from './0036-sources-of-consumption.ts';
import { figuresBefore } from './0037-figures-before.ts';
import { busyChannels } from './0038-busy-channels.ts';
import { intervalEnergy } from './0038-interval-energy.ts';
import { replacedReadings } from './0039-replaced-readings.ts';
import { behindMeter } from './0041-behind-meter.ts';
import { meterVersion } from './0042-meter-version.ts';
import { importsGoOn } from './0043-imports-go-on.ts';
import { raiseVersions } from './0044-raise-versions.ts';
import { severalServers } from './0046-several-servers.ts';
import { wholeIntervalSums } from './0046-whole-interval-sums.ts';
import { counterRules } from './0049-counter-rules.ts';
import { earlierLimits } from './0050-earlier-limits.ts';
import { usualVoltages } from './0051-usual-voltages.ts';
import { lockMeters } from './0052-lock-meters.ts';
import { commitsOfNodes } from './0053-commits-of-nodes.ts';
import { groupInbox } from './0054-group-inbox.ts';
import { movingShards } from './0055-moving-shards.ts';

/** Every migration in order; imported, not read from the disk, since the server is one bundle. */
export const migrations: Record<string, Migration> = {
  '0001-first-slice': firstSlice,
  '0002-upload-journal': uploadJournal,
  '0003-packed-days': packedDays,
  '0004-counter-decisions': counterDecisions,
  '0005-roll-ups': rollUps,
  '0006-tariffs-and-places': tariffsAndPlaces,
  '0007-analysis': analysis,
  '0008-sharing': sharing,
  '0009-site-changes': siteChanges,
  '0010-minute-powers': minutePowers,
  '0011-claims': claims,
  '0012-accounts': accounts,
  '0012-first-password': firstPassword,
  '0013-invitations': invitations,
  '0015-clock-set-back': clockSetBack,
  '0017-unknown-silences': unknownSilences,
  '0019-account-storage': accountStorage,
  '0021-rules-of-one-phase': rulesOfOnePhase,
  '0022-unmetered-production': unmeteredProduction,
  '0023-people': people,
  '0024-weather': weather,
  '0027-incidents': incidents,
  '0028-channels': channels,
  '0029-auto-send': autoSend,
  '0030-open-faults': openFaults,
  '0031-moved-limits': movedLimits,
  '0032-leave-channel': leaveChannel,
  '0033-counters-reconsidered': countersReconsidered,
  '0036-sources-of-consumption': sourcesOfConsumption,
  '0037-figures-before': figuresBefore,
  '0038-busy-channels': busyChannels,
  '0038-interval-energy': intervalEnergy,
  '0039-replaced-readings': replacedReadings,
  '0041-behind-meter': behindMeter,
  '0042-meter-version': meterVersion,
  '0043-imports-go-on': importsGoOn,
  '0044-raise-versions': raiseVersions,
  '0046-several-servers': severalServers,
  '0046-whole-interval-sums': wholeIntervalSums,
  '0049-counter-rules': counterRules,
  '0050-earlier-limits': earlierLimits,
  '0051-usual-voltages': usualVoltages,
  '0052-lock-meters': lockMeters,
  '0053-commits-of-nodes': commitsOfNodes,
  '0054-group-inbox': groupInbox,
  '0055-moving-shards': movingShards,
};
