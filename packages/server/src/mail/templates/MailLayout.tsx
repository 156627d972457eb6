// One layout for all mails: what it is about, one button with its address as text, and why it came.

import { type LanguageCode, type LanguageTag, textOf } from '@ohmstead/i18n';
import { Body, Button, Container, Head, Heading, Html, Link, Section, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import type { MailParts } from './mail-parts.ts';
import { darkStyles, styles } from './mail-styles.ts';

type Props = {
  readonly parts: MailParts;
  readonly lang: LanguageCode;
  readonly tag: LanguageTag;
  readonly title: string;
};

export const MailLayout = ({ parts, lang, tag, title }: Props): ReactNode => (
  <Html lang={tag} dir="ltr">
    <Head>
      <title>{parts.heading}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{darkStyles}</style>
    </Head>
    <Body className="page" style={styles.page}>
      <Container style={styles.frame}>
        <Section className="card" style={styles.card}>
          <Text className="text" style={styles.brand}>
            {title}
          </Text>
          <Heading className="text" style={styles.heading}>
            {parts.heading}
          </Heading>
          <Message parts={parts} />
          {parts.action && <Action {...parts.action} hint={textOf(lang, 'mail.linkAsText')} />}
        </Section>
        <Section style={styles.footer}>
          <Text className="muted" style={styles.small}>
            {parts.why}
          </Text>
          <Text className="muted" style={styles.small}>
            {textOf(lang, 'mail.automatic')}
          </Text>
        </Section>
      </Container>
    </Body>
  </Html>
);

const Message = ({ parts }: Pick<Props, 'parts'>): ReactNode => (
  <>
    {[parts.greeting, ...parts.paragraphs].map((paragraph) => (
      <Text key={paragraph} className="text" style={styles.text}>
        {paragraph}
      </Text>
    ))}
    {parts.quote.length > 0 && (
      <Text className="text quote" style={styles.quote}>
        <Lines lines={parts.quote} />
      </Text>
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
    <Section style={styles.buttonRow}>
      <Button className="button" href={link} style={styles.button}>
        {label}
      </Button>
    </Section>
    <Text className="muted" data-skip-in-text="true" style={styles.linkAsText}>
      {hint}
    </Text>
    <Link className="link" data-skip-in-text="true" href={link} style={styles.link}>
      {link}
    </Link>
  </>
);
