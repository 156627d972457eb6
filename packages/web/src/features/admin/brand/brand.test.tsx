import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdmin } from '../../../../test/admin-for-test.tsx';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { serveForTest, success } from '../../../../test/server-for-test.ts';
import { setBrand } from '../../../theme/brand.ts';

const none = { title: null, footer: null, colour: null, logo: null };
const brands = success({ current: 'pm', brands: [{ serverGroup: 'pm', ...none }] });

describe('the brand', () => {
  cleanUpApp();

  it('is what login and the side bar show', async () => {
    const brand = { title: 'Stadtwerke', footer: 'Stadtwerke GmbH', colour: '#ffd500', logo: 'a 1' };
    serveForTest({ '/api/v1/common/config': success(buildAppConfig({ brand })) });
    await openApp('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Stadtwerke' })).toBeDefined();
    expect(screen.getByText('Stadtwerke GmbH')).toBeDefined();
    expect(document.querySelector('h1 img')?.getAttribute('src')).toBe('/api/v1/common/logo?v=a%201');
    const accent = (theme: string) => document.documentElement.style.getPropertyValue(`--brand-${theme}`);
    // How a colour is made readable is loaded when there is one.
    await waitFor(() => expect(accent('dark')).toBe('#ffd500'));
    expect(accent('light')).not.toBe('#ffd500');
    setBrand(none);
    expect(accent('light')).toBe('');
  });

  it('is saved with what was typed, and says when its colour is changed to be read', async () => {
    const { sentTo } = await openAdmin('/admin/brand', {
      '/api/v1/admin/brands': brands,
      '/api/v1/admin/savebrand': success(null),
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Stadtwerke' } });
    fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#ffd500' } });
    expect(screen.getByText(/^Light: contrast only 1.3 : 1/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentTo('savebrand')[0]?.body).toEqual({
        serverGroup: 'pm',
        title: 'Stadtwerke',
        footer: null,
        colour: '#ffd500',
        logo: 'keep',
      }),
    );
  });

  it('takes a picture as its logo, and refuses what is none', async () => {
    const { sentTo } = await openAdmin('/admin/brand', {
      '/api/v1/admin/brands': brands,
      '/api/v1/admin/savebrand': success(null),
    });
    const field = await screen.findByLabelText('Logo');
    fireEvent.change(field, {
      target: { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] },
    });
    expect(await screen.findByText('This file is not a PNG, JPEG or GIF picture.')).toBeDefined();
    fireEvent.change(field, { target: { files: [new File(['pixels'], 'a.png', { type: 'image/png' })] } });
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Stadtwerke' } });
    await screen.findByRole('button', { name: 'Remove logo' });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const saved = { title: 'Stadtwerke', logo: btoa('pixels') };
    await waitFor(() => expect(sentTo('savebrand')[0]?.body).toMatchObject(saved));
  });
});
