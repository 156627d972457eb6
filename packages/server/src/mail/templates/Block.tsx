import type { CSSProperties, ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly className?: string;
  readonly style: CSSProperties;
};

/** A box as wide as what it stands in. Outlook gives padding to table cells only. */
export const Block = ({ children, className, style }: Props): ReactNode => (
  <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
);
