import { afterEach, describe, expect, it } from 'vitest';
import { keptProgress } from './kept-progress.ts';
import { noProgress, type Progress } from './progress.ts';

const hourMs = 60 * 60_000;
const network = { ...noProgress().network, ssid: 'barn', password: 'secret 12' };
const progressAt = (step: Progress['step']): Progress => ({ ...noProgress(), step, sn: 'DA2BED94', network });

/** The phone has ended the app meanwhile: what was for the visit is gone. */
const endVisit = () => {
  const written = localStorage.getItem('meterSetup') ?? '';
  keptProgress.forget();
  localStorage.setItem('meterSetup', written);
};

describe('a set-up that was left', () => {
  afterEach(keptProgress.forget);

  it.each(['join', 'network', 'server', 'reading'] as const)('goes on in step %s', (step) => {
    keptProgress.put(progressAt(step), 0);
    expect(keptProgress.get(hourMs)).toEqual(progressAt(step));
  });

  it('does not keep the password on the phone, and asks for it again before it is sent', () => {
    keptProgress.put(progressAt('server'), 0);
    expect(localStorage.getItem('meterSetup')).not.toContain('secret');
    endVisit();
    expect(keptProgress.get(0)).toMatchObject({ step: 'network', network: { ssid: 'barn', password: '' } });
  });

  it('needs no password once all is sent', () => {
    keptProgress.put(progressAt('reading'), 0);
    endVisit();
    expect(keptProgress.get(0)).toMatchObject({ step: 'reading', sn: 'DA2BED94' });
  });

  it('is forgotten after a day', () => {
    keptProgress.put(progressAt('reading'), 0);
    expect(keptProgress.get(24 * hourMs)).not.toBeNull();
    expect(keptProgress.get(25 * hourMs)).toBeNull();
  });

  it.each(['{', 'null', '{"step":"network"}'])('is none where the phone has kept %s', (written) => {
    localStorage.setItem('meterSetup', written);
    expect(keptProgress.get(0)).toBeNull();
  });
});
