// The colours and sizes of mails, those of the app. Few mail programs know variables: light stands in the elements, dark
// replaces it by class.

const font =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Malgun Gothic', Tahoma, sans-serif";
/** A word longer than a phone is wide, such as somebody's title, breaks. */
const base = { fontFamily: font, wordBreak: 'break-word' } as const;
const body = { ...base, fontSize: '16px', lineHeight: '24px', color: '#14181f' };
const small = { ...base, fontSize: '14px', lineHeight: '20px', color: '#556070' };

export const styles = {
  body: { backgroundColor: '#f4f6f9', margin: '0', padding: '0' },
  page: { backgroundColor: '#f4f6f9', padding: '24px 12px' },
  frame: { width: '100%', maxWidth: '560px' },
  brand: { ...body, fontWeight: '600', margin: '0 0 12px' },
  /** What stands last in it ends with 16 px of its own. */
  card: { backgroundColor: '#ffffff', borderRadius: '12px', padding: '24px 24px 8px' },
  heading: { ...body, fontSize: '22px', lineHeight: '28px', fontWeight: '600', margin: '0 0 16px' },
  text: { ...body, margin: '0 0 16px' },
  subheading: { ...body, fontSize: '18px', lineHeight: '24px', fontWeight: '600', margin: '8px 0 12px' },
  figureRow: { padding: '8px 0', borderTop: '1px solid #d9dfe7', verticalAlign: 'top' },
  figureValueCell: { padding: '8px 0 8px 12px', borderTop: '1px solid #d9dfe7', verticalAlign: 'top' },
  figureLabel: { ...body, margin: '0' },
  figureValue: { ...body, fontWeight: '600', margin: '0', textAlign: 'right' },
  figureNote: { ...small, fontWeight: '400' },
  figures: { padding: '0 0 16px' },
  picture: { display: 'block', width: '100%', height: 'auto', borderRadius: '8px', border: '0' },
  legend: { ...small, margin: '8px 0 16px' },
  item: { ...body, fontWeight: '600', margin: '0' },
  itemLine: { ...small, fontWeight: '400' },
  itemRow: { padding: '0 0 12px' },
  quoteRow: { padding: '0 0 16px' },
  quote: { padding: '0 0 0 12px', borderLeft: '3px solid #d9dfe7' },
  quoted: { ...body, margin: '0' },
  button: {
    ...base,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: '600',
    color: '#ffffff',
    backgroundColor: '#1d4ed8',
    borderRadius: '8px',
    /** Its words stand in lines of 19 px, and a finger needs 44. */
    padding: '14px 20px',
    textAlign: 'center',
  },
  buttonRow: { padding: '16px 0 24px' },
  linkAsText: { ...small, margin: '0 0 16px' },
  link: { color: '#1d4ed8', textDecoration: 'underline', wordBreak: 'break-all' },
  footer: { padding: '16px 24px 0' },
  small: { ...small, margin: '0 0 8px' },
} as const;

export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #0e1218 !important; }
  .card { background-color: #171c24 !important; }
  .text { color: #e8edf3 !important; }
  .muted { color: #9aa7b8 !important; }
  .quote { border-left-color: #2b3340 !important; }
  .row { border-top-color: #2b3340 !important; }
  .link { color: #8fb4ff !important; }
  .button { background-color: #8fb4ff !important; color: #0b1220 !important; }
}`;
