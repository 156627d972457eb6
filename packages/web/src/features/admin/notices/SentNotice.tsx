import type { Announcement } from '@ohmstead/contract';
import { writtenLanguages } from '@ohmstead/i18n';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import page from '../page/page.module.css';
import { When } from '../page/When.tsx';
import { NoticeMark } from './NoticeMark.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import { languageFor } from './notice-state.ts';
import { audienceNames, typeNames } from './notice-words.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

type SentNoticeProps = { notice: Announcement; state: 'published' | 'withdrawn' };

/** A notice that readers have seen, or saw until it was taken back. */
export const SentNotice = ({ notice, state }: SentNoticeProps) => {
  const { say, lang: own, formats } = useTexts();
  const navigate = useNavigate();
  const codes = Object.keys(notice.texts);
  const [lang, setLang] = useState(languageFor(notice.texts, own));
  return (
    <div className={page.columns}>
      <Card>
        <Facts>
          <Fact label={say('admin.notices.state')}>
            <NoticeMark state={state} />
          </Fact>
          <Fact label={say('admin.notices.type')}>{say(typeNames[notice.type])}</Fact>
          <Fact label={say('admin.notices.audience')}>
            {notice.username ?? say(audienceNames[notice.audience])}
          </Fact>
          <Fact label={say('admin.notices.publishAt')}>
            <When at={notice.publishAt} />
          </Fact>
          {notice.withdrawnAt !== null && (
            <Fact label={say('admin.notices.withdrawn')}>
              <When at={notice.withdrawnAt} />
            </Fact>
          )}
          <Fact label={say('admin.notices.reads')}>{formats.number(notice.readCount, 0)}</Fact>
        </Facts>
        {state === 'published' && (
          <div className={page.actions}>
            <WithdrawButton
              id={notice.id}
              state="published"
              onDone={() => void navigate({ to: '/admin/notices' })}
            />
          </div>
        )}
      </Card>
      <div className={page.form}>
        <SegmentedControl
          label={say('admin.notices.languages')}
          options={codes.map((value) => ({
            value,
            label: writtenLanguages.find(({ code }) => code === value)?.name ?? value,
          }))}
          value={lang}
          onChange={setLang}
        />
        <NoticePreview text={notice.texts[lang]} lang={lang} type={notice.type} />
      </div>
    </div>
  );
};
