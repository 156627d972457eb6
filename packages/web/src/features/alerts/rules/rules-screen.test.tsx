import type { AlertRules } from '@ohmstead/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { buildSite } from '../../../../test/build-site.ts';
import { refusal, serveForTest, success } from '../../../../test/server-for-test.ts';
import { buildRule, buildRules } from '../build-for-test.ts';

const path = '/api/v1/site/alertrules/3';

/** Reading and saving have one address. */
const serve = (rules: AlertRules, given: Record<string, ReturnType<typeof success>> = {}) => {
  const answers: Record<string, ReturnType<typeof success>> = {
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/site/get/3': success(buildSite({ id: 3, name: 'Mill' })),
    [path]: success(rules),
    ...given,
  };
  const { asked } = serveForTest(answers);
  const saved = () =>
    asked.filter((one) => one.path === path && one.body !== undefined).map(({ body }) => body);
  return { answers, saved };
};

const withRule = (...own: readonly ReturnType<typeof buildRule>[]): AlertRules => {
  const { rules, ...all } = buildRules();
  const isOwn = ({ kind, meterId }: (typeof rules)[number]) =>
    own.some((rule) => rule.kind === kind && rule.meterId === meterId);
  return { ...all, rules: [...rules.filter((rule) => !isOwn(rule)), ...own] };
};

const overload = { kind: 'overPower', meterId: null } as const;
const rowOf = (name: string) => within(screen.getByRole('switch', { name }).closest('li') ?? document.body);

describe('the alert rules', () => {
  cleanUpApp();
  beforeEach(() => localStorage.setItem('token', 't'));

  it('is switched on and off, saved at once, undone and redone', async () => {
    const on = withRule(buildRule('overPower', { isOn: true, limit: 11_000 }));
    const off = withRule(buildRule('overPower', { isOn: false, limit: 11_000 }));
    const { answers, saved } = serve(off);
    await openApp('/site/3/alerts/rules');
    const overPower = await screen.findByRole('switch', { name: 'Overload' });
    expect((overPower as HTMLInputElement).checked).toBe(false);
    expect((screen.getByRole('switch', { name: 'Offline' }) as HTMLInputElement).checked).toBe(true);
    answers[path] = success(on);
    fireEvent.click(overPower);
    await screen.findByText('Saved.');
    expect((overPower as HTMLInputElement).checked).toBe(true);
    answers[path] = success(off);
    fireEvent.click(rowOf('Overload').getByRole('button', { name: 'Undo: Overload' }));
    await screen.findByText('As it was before.');
    expect((overPower as HTMLInputElement).checked).toBe(false);
    answers[path] = success(on);
    fireEvent.click(rowOf('Overload').getByRole('button', { name: 'Redo: Overload' }));
    await screen.findByText('Saved.');
    expect(saved()).toEqual([
      { ...overload, isOn: true, limit: 11_000 },
      { ...overload, isOn: false, limit: 11_000 },
      { ...overload, isOn: true, limit: 11_000 },
    ]);
  });

  it('needs a limit first where there is no usual one', async () => {
    const { answers, saved } = serve(buildRules());
    await openApp('/site/3/alerts/rules');
    const overPower = await screen.findByRole('switch', { name: 'Overload' });
    answers[path] = refusal(400, { code: 'alert_limit_required' });
    fireEvent.click(overPower);
    const field = screen.getByRole('textbox', { name: 'Overload: limit (kW)' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((overPower as HTMLInputElement).checked).toBe(true);
    answers[path] = success(withRule(buildRule('overPower', { isOn: true, limit: 11_500 })));
    fireEvent.change(field, { target: { value: '11,5' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('Saved.');
    expect(saved().at(-1)).toEqual({ ...overload, isOn: true, limit: 11_500 });
    expect((field as HTMLInputElement).value).toBe('11.5');
  });

  it('keeps the rules of numbers, and forgets what was typed by Esc', async () => {
    const { saved } = serve(buildRules());
    await openApp('/site/3/alerts/rules');
    const field = await screen.findByRole('textbox', { name: 'Offline: limit (min)' });
    expect(screen.getByText('Usual limit: 30 min. Leave it empty to use that.')).toBeDefined();
    fireEvent.change(field, { target: { value: 'a while' } });
    fireEvent.blur(field);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.keyDown(field, { key: 'Escape' });
    expect((field as HTMLInputElement).value).toBe('');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(field);
    expect(saved()).toEqual([]);
  });

  it('may be different for a meter', async () => {
    const siteRule = buildRule('overPower', { isOn: true, limit: 11_000 });
    const { answers, saved } = serve(withRule(siteRule));
    await openApp('/site/3/alerts/rules');
    await screen.findByRole('switch', { name: 'Overload' });
    fireEvent.click(rowOf('Overload').getByText('Different for single meters'));
    const choice = await screen.findByRole('combobox', { name: 'Overload, Heat pump' });
    expect((choice as HTMLSelectElement).value).toBe('asSite');
    answers[path] = success(withRule(siteRule, buildRule('overPower', { meterId: 12, isOn: false })));
    fireEvent.change(choice, { target: { value: 'off' } });
    await rowOf('Overload').findByText('Different for 1 meter');
    answers[path] = success(withRule(siteRule));
    fireEvent.click(rowOf('Overload').getByRole('button', { name: 'Undo: Heat pump' }));
    await rowOf('Overload').findByText('Different for single meters');
    expect(saved()).toEqual([
      { kind: 'overPower', meterId: 12, isOn: false, limit: null },
      { kind: 'overPower', meterId: 12, isOn: null, limit: null },
    ]);
  });

  it('says what could not be saved, and stays as it was', async () => {
    const { answers } = serve(buildRules());
    await openApp('/site/3/alerts/rules');
    const offline = await screen.findByRole('switch', { name: 'Offline' });
    answers[path] = refusal(500, { code: 'internal' });
    fireEvent.click(offline);
    await rowOf('Offline').findByRole('alert');
    expect((offline as HTMLInputElement).checked).toBe(true);
  });

  it('is only read by a viewer', async () => {
    const own = buildRule('overPower', { meterId: 12, isOn: true, limit: 3000 });
    serve(withRule(buildRule('overPower', { isOn: true, limit: 11_000 }), own), {
      '/api/v1/site/get/3': success(buildSite({ id: 3, role: 'viewer', sharedBy: 'Ada' })),
    });
    await openApp('/site/3/alerts/rules');
    const row = (await screen.findByRole('heading', { level: 3, name: 'Overload' })).closest('li');
    expect(row?.textContent).toContain('On, limit 11.00\u202fkW');
    expect(row?.textContent).toContain('Heat pump: On, limit 3.00\u202fkW');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
