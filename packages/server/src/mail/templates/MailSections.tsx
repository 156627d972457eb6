import { Heading, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { Block } from './Block.tsx';
import type { FigureRow, ListItem, MailSection } from './mail-section.ts';
import { styles } from './mail-styles.ts';

type Props = { readonly sections: readonly MailSection[] };

export const MailSections = ({ sections }: Props): ReactNode =>
  sections.map((section) => (
    <div key={section.heading}>
      <Heading
        as="h2"
        className="text"
        data-skip-in-text={section.kind === 'picture' ? 'true' : undefined}
        style={styles.subheading}
      >
        {section.heading}
      </Heading>
      <Section section={section} />
    </div>
  ));

const Section = ({ section }: { readonly section: MailSection }): ReactNode => {
  if (section.kind === 'figures') return <Figures rows={section.rows} />;
  if (section.kind === 'picture') return <Picture {...section} />;
  return (
    <>
      {section.items.map((item) => (
        <Item key={item.title + item.lines.join()} {...item} />
      ))}
      {section.notes.map((note) => (
        <Text key={note} className="text" style={styles.text}>
          {note}
        </Text>
      ))}
    </>
  );
};

const Figures = ({ rows }: { readonly rows: readonly FigureRow[] }): ReactNode => (
  <Block style={styles.figures}>
    <table className="figures" width="100%" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map(({ label, value, note }) => (
          <tr key={label}>
            <td className="row" style={styles.figureRow}>
              <Text className="text" style={styles.figureLabel}>
                {label}
              </Text>
            </td>
            <td className="row" width="48%" style={styles.figureValueCell}>
              <Text className="text" style={styles.figureValue}>
                {value}
                {note?.split('\n').map((line) => (
                  <Fragment key={line}>
                    <br />
                    <span className="muted" style={styles.figureNote}>
                      {line}
                    </span>
                  </Fragment>
                ))}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Block>
);

type PictureProps = Extract<MailSection, { kind: 'picture' }>;

const Picture = ({ source, alt, width, height, legend }: PictureProps): ReactNode => (
  <>
    <img src={source} alt={alt} width={width} height={height} style={styles.picture} />
    <Text className="muted" data-skip-in-text="true" style={styles.legend}>
      {legend.map(({ label, colour }) => (
        <span key={label}>
          <span style={{ color: colour }}>■</span> {label}
          {'\u2003'}
        </span>
      ))}
    </Text>
  </>
);

const Item = ({ title, lines }: ListItem): ReactNode => (
  <Block style={styles.itemRow}>
    <Text className="text" style={styles.item}>
      {title}
      {lines.map((line) => (
        <Fragment key={line}>
          <br />
          <span className="muted" style={styles.itemLine}>
            {line}
          </span>
        </Fragment>
      ))}
    </Text>
  </Block>
);
