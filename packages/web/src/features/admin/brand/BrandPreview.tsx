import type { CSSProperties } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { productName } from '../../../theme/brand.ts';
import { brandAccent, isBrandColour, type Shade } from '../../../theme/brand-accent.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './brand.module.css';
import type { BrandForm } from './brand-form.ts';

type BrandPreviewProps = { form: BrandForm; logoUrl: string };

const productColour = { light: '#1d4ed8', dark: '#8fb4ff' } as const;

/** The brand on a light and on a dark screen. */
export const BrandPreview = (props: BrandPreviewProps) => (
  <div className={styles.previews}>
    <Preview {...props} shade="light" />
    <Preview {...props} shade="dark" />
  </div>
);

const Preview = ({ form, logoUrl, shade }: BrandPreviewProps & { shade: Shade }) => {
  const { say } = useTexts();
  const colour = isBrandColour(form.colour) ? form.colour : productColour[shade];
  const { accent, onAccent } = brandAccent(colour, shade);
  const colours = { '--accent': accent, '--on-accent': onAccent } as CSSProperties;
  return (
    <figure className={classNames(styles.preview, styles[shade])} style={colours}>
      <figcaption>{say(shade === 'light' ? 'theme.light' : 'theme.dark')}</figcaption>
      <p className={styles.previewHead}>
        <img src={logoUrl} alt="" width="40" height="40" />
        <strong>{form.title.trim() || productName}</strong>
      </p>
      <p>
        <span className={styles.previewLink}>{say('admin.brand.sampleLink')}</span>
      </p>
      <span className={styles.previewButton}>{say('admin.brand.sampleButton')}</span>
      <p className={styles.previewFooter}>{form.footer.trim() || say('admin.brand.usualFooter')}</p>
    </figure>
  );
};
