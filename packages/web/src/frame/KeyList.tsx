import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './KeyList.module.css';
import { type KeyName, keyGroups } from './key-groups.ts';

/** Every key and what it does. */
export const KeyList = ({ onClose }: { onClose: () => void }) => {
  const { say } = useTexts();
  return (
    <Dialog open title={say('keys.title')} closeLabel={say('action.close')} onClose={onClose}>
      {keyGroups.map(({ title, uses }) => (
        <section key={title} className={styles.group}>
          <h3>{say(title)}</h3>
          <dl className={styles.keys}>
            {uses.map(({ keys, use }) => (
              <div key={use} className={styles.use}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      <Key name={key} />
                    </kbd>
                  ))}
                </dt>
                <dd>{say(use)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
};

const Key = ({ name }: { name: KeyName }) => {
  const { say } = useTexts();
  return isSign(name) ? name : say(name);
};

const isSign = (name: KeyName): name is '?' | '←' | '→' | '↑' | '↓' => name.length === 1;
