import { errorKey, writtenLanguages } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import page from '../page/page.module.css';
import { emptyText, type NoticeText } from './notice-form.ts';
import type { NoticePart } from './notice-part.ts';
import { RemoveLanguage } from './RemoveLanguage.tsx';

type NoticeTextsProps = NoticePart & { lang: string; onLang: (lang: string) => void };

const nameOf = (code: string): string =>
  writtenLanguages.find((language) => language.code === code)?.name ?? code;

/** The same notice in each of its languages, one at a time. */
export const NoticeTexts = ({ form, errors, change, lang, onLang }: NoticeTextsProps) => {
  const { say } = useTexts();
  const { texts } = form;
  const text = texts[lang] ?? emptyText;
  const rest = writtenLanguages.filter(({ code }) => texts[code] === undefined);
  const write = (typed: Partial<NoticeText>) =>
    change({ texts: { ...texts, [lang]: { ...text, ...typed } } });
  const add = (code: string) => {
    change({ texts: { ...texts, [code]: emptyText } });
    onLang(code);
  };
  const error = (name: keyof NoticeText) => {
    const code = errors[`texts.${lang}.${name}`];
    return code && say(errorKey(code));
  };
  return (
    <div className={page.form}>
      <SegmentedControl
        label={say('admin.notices.languages')}
        options={Object.keys(texts).map((value) => ({ value, label: nameOf(value) }))}
        value={lang}
        onChange={onLang}
      />
      {rest.length > 0 && (
        <SelectField
          label={say('admin.notices.addLanguage')}
          options={[
            { value: '', label: say('admin.notices.chooseLanguage') },
            ...rest.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value=""
          onChange={(code) => code !== '' && add(code)}
        />
      )}
      <TextField
        name={`texts.${lang}.title`}
        label={say('admin.notices.heading')}
        lang={lang}
        maxLength={100}
        value={text.title}
        error={error('title')}
        onChange={({ target }) => write({ title: target.value })}
      />
      <TextArea
        name={`texts.${lang}.content`}
        label={say('admin.notices.text')}
        lang={lang}
        rows={10}
        maxLength={10_000}
        value={text.content}
        error={error('content')}
        onChange={({ target }) => write({ content: target.value })}
      />
      {Object.keys(texts).length > 1 && (
        <RemoveLanguage
          name={nameOf(lang)}
          isEmpty={text.title === '' && text.content === ''}
          onRemove={() => {
            const left = Object.entries(texts).filter(([code]) => code !== lang);
            change({ texts: Object.fromEntries(left) });
            onLang(left[0]?.[0] ?? 'en');
          }}
        />
      )}
    </div>
  );
};
