// One layout for all mails: what it is about, one button with its address as text, and why it came.

import { type LanguageCode, tagOf, textOf } from '@ohmstead/i18n';
import { Button, Container, Head, Heading, Html, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { Block } from './Block.tsx';
import { MailSections } from './MailSections.tsx';
import type { MailParts } from './mail-page.ts';
import { darkStyles, styles } from './mail-styles.ts';

type Props = {
  readonly parts: MailParts;
  readonly lang: LanguageCode;
  readonly title: string;
};

export const MailLayout = ({ parts, lang, title }: Props): ReactNode => (
  <Html lang={tagOf(lang)} dir="ltr">
    <Head>
      <title>{parts.heading}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{darkStyles}</style>
    </Head>
    <body className="page" style={styles.body}>
      <Block className="page" style={styles.page}>
        <Container style={styles.frame}>
          <Block className="card" style={styles.card}>
            <Text className="text" style={styles.brand}>
              {title}
            </Text>
            <Heading className="text" style={styles.heading}>
              {parts.heading}
            </Heading>
            <Message parts={parts} />
            <MailSections sections={parts.sections} />
            {parts.action && <Action {...parts.action} hint={textOf(lang, 'mail.linkAsText')} />}
          </Block>
          <Block style={styles.footer}>
            <Text className="muted" style={styles.small}>
              {parts.why}
            </Text>
            <Text className="muted" style={styles.small}>
              {textOf(lang, 'mail.automatic')}
            </Text>
            {parts.leave && (
              <Text className="muted" style={styles.small}>
                <a className="link" href={parts.leave.link} style={styles.link}>
                  {parts.leave.label}
                </a>
              </Text>
            )}
          </Block>
        </Container>
      </Block>
    </body>
  </Html>
);

const Message = ({ parts }: Pick<Props, 'parts'>): ReactNode => (
  <>
    {[...(parts.greeting === null ? [] : [parts.greeting]), ...parts.paragraphs].map((paragraph) => (
      <Text key={paragraph} className="text" style={styles.text}>
        {paragraph}
      </Text>
    ))}
    {parts.quote.length > 0 && (
      <Block style={styles.quoteRow}>
        <Block className="quote" style={styles.quote}>
          <Text className="text" style={styles.quoted}>
            <Lines lines={parts.quote} />
          </Text>
        </Block>
      </Block>
    )}
  </>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }): ReactNode =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that tells it apart
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

type ActionProps = NonNullable<MailParts['action']> & { readonly hint: string };

const Action = ({ label, link, hint }: ActionProps): ReactNode => (
  <>
    <Block style={styles.buttonRow}>
      <Button className="button" href={link} style={styles.button}>
        {label}
      </Button>
    </Block>
    <Text className="muted" data-skip-in-text="true" style={styles.linkAsText}>
      {hint}
      <br />
      <a className="link" href={link} style={styles.link}>
        {link}
      </a>
    </Text>
  </>
);
