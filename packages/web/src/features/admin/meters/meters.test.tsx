import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdmin, pageOfRows } from '../../../../test/admin-for-test.tsx';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { success } from '../../../../test/server-for-test.ts';

const claimant = (meterId: number, username: string) => ({
  meterId,
  accountId: meterId,
  username,
  siteName: 'Farm',
  addedAt: '2026-11-01T08:00:00Z',
  proofBegunAt: null,
  lastUpdate: null,
});
const contested = {
  sn: 'DA2BED94',
  isBlocked: false,
  holder: claimant(1, 'holder_h'),
  claimants: [claimant(2, 'ada_l')],
  senders: [{ network: '203.0.113.7', isForwarded: true, uploads: 12, lastSeenAt: '2026-11-24T08:00:00Z' }],
};

const inDialog = async (question: string) => within(await screen.findByRole('dialog', { name: question }));

describe('a contested claim', () => {
  cleanUpApp();

  it('is given after a question that says what happens to the holder’s meter', async () => {
    const { sentTo } = await openAdmin('/admin/meters?view=contested', {
      '/api/v1/admin/contestedclaims': pageOfRows([contested]),
      '/api/v1/admin/decideclaim': success(null),
    });
    expect(await screen.findByText('Forwarded by a proxy that is not declared')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Give to ada_l' }));
    const question = await inDialog('Give DA2BED94 to ada_l?');
    expect(
      question.getByText(/The meter of holder_h at the site “Farm” keeps all its readings/),
    ).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Give to ada_l' }));
    await waitFor(() => expect(sentTo('decideclaim')[0]?.body).toEqual({ sn: 'DA2BED94', meterId: 2 }));
  });

  it('can be left with its holder, unless that is who has to prove it', async () => {
    const { sentTo } = await openAdmin('/admin/meters?view=contested', {
      '/api/v1/admin/contestedclaims': pageOfRows([
        { ...contested, isBlocked: true },
        { ...contested, sn: 'DA2BED95', holder: claimant(3, 'sole_s'), claimants: [claimant(3, 'sole_s')] },
      ]),
      '/api/v1/admin/decideclaim': success(null),
    });
    expect(await screen.findByRole('button', { name: 'Unblock DA2BED94' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Leave with sole_s' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Give to sole_s' }));
    expect((await inDialog('Give DA2BED95 to sole_s?')).queryByText(/The meter of sole_s/)).toBeNull();
    fireEvent.click((await inDialog('Give DA2BED95 to sole_s?')).getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave with holder_h' }));
    const question = await inDialog('Leave DA2BED94 with holder_h?');
    fireEvent.click(question.getByRole('button', { name: 'Leave with holder_h' }));
    await waitFor(() => expect(sentTo('decideclaim')[0]?.body).toEqual({ sn: 'DA2BED94', meterId: 1 }));
  });

  it('that nobody holds can be accepted without proof', async () => {
    const { sentTo } = await openAdmin('/admin/meters?view=contested', {
      '/api/v1/admin/contestedclaims': pageOfRows([{ ...contested, holder: null }]),
      '/api/v1/admin/releaseproof/2': success(null),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Accept the claim of ada_l/ }));
    const question = await inDialog('Accept the claim of ada_l to DA2BED94?');
    fireEvent.click(question.getByRole('button', { name: 'Accept without proof' }));
    await waitFor(() => expect(sentTo('releaseproof/2')).toHaveLength(1));
  });
});

describe('a meter that waits to be claimed', () => {
  cleanUpApp();

  it('is blocked by its serial number after a yes', async () => {
    const { sentTo } = await openAdmin('/admin/meters?view=waiting', {
      '/api/v1/admin/waitingmeters': pageOfRows([
        {
          sn: 'F00DBED9',
          isBlocked: false,
          networks: ['203.0.113.7'],
          uploads: 3,
          firstSeenAt: '2026-11-24T07:00:00Z',
          lastSeenAt: '2026-11-24T08:00:00Z',
        },
      ]),
      '/api/v1/admin/blockmeter': success(null),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Block F00DBED9' }));
    fireEvent.click((await inDialog('Block the meter F00DBED9?')).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(sentTo('blockmeter')[0]?.body).toEqual({ sn: 'F00DBED9' }));
  });
});
