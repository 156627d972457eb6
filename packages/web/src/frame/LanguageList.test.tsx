import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { chooseLanguage } from '../texts/texts.ts';
import { LanguageList } from './LanguageList.tsx';

describe('the language list', () => {
  cleanUpApp();

  it('marks the choice at once, and saves it', async () => {
    await chooseLanguage('en');
    render(<LanguageList />);
    expect(screen.getAllByRole('radio')).toHaveLength(13);
    const german = screen.getByRole('radio', { name: 'Deutsch' });
    fireEvent.click(german);
    expect(german).toHaveProperty('checked', true);
    await waitFor(() => expect(screen.getByText('Sprache')).toBeDefined());
    expect(localStorage.getItem('lang')).toBe('de');
  });

  it('names each language in itself', async () => {
    await chooseLanguage('de');
    render(<LanguageList />);
    expect(screen.getByText('Čeština').lang).toBe('cs');
    expect(screen.getByText('简体中文').lang).toBe('zh-CN');
  });
});
