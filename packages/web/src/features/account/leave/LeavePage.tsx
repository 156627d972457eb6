import type { TextKey } from '@ohmstead/i18n';
import { useMutation } from '@tanstack/react-query';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { Page } from '../../../frame/Page.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from '../forgotten/forgotten.module.css';
import { isLinkInvalid } from '../forgotten/is-link-invalid.ts';
import { Message } from '../forgotten/Message.tsx';

type Left = { readonly email: string; readonly sender: string };

type LeavingTexts = {
  readonly intro: TextKey;
  readonly left: TextKey;
  readonly returned: TextKey;
  readonly invalid: TextKey;
};

type LeavingProps = { ask: (returns: boolean) => Promise<Left>; texts: LeavingTexts };

/** Behind the link at the end of a mail. It acts only when the button is pressed: mail programs open links by themselves. */
export const LeavePage = (props: LeavingProps) => {
  const { say } = useTexts();
  return (
    <Page title={say('leave.title')} back narrow>
      <div className={styles.screen}>
        <Card>
          <Leaving {...props} />
        </Card>
      </div>
    </Page>
  );
};

const Leaving = ({ ask, texts }: LeavingProps) => {
  const { say } = useTexts();
  const leave = useMutation({
    mutationFn: async (returns: boolean) => ({ returns, ...(await ask(returns)) }),
    meta: { quiet: true },
  });
  if (isLinkInvalid(leave.error))
    return (
      <Message warning title={say('leave.invalid')}>
        {say(texts.invalid)}
      </Message>
    );
  if (leave.data) {
    const { returns, email, sender } = leave.data;
    return (
      <div className={styles.done}>
        <Message title={say(returns ? 'leave.returned' : 'leave.left')}>
          {say(returns ? texts.returned : texts.left, { email, sender })}
        </Message>
        <Button wide busy={leave.isPending} onClick={() => leave.mutate(!returns)}>
          {say(returns ? 'leave.leave' : 'leave.back')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        leave.mutate(false);
      }}
    >
      <p>{say(texts.intro)}</p>
      {leave.isError && (
        <p role="alert" className={styles.problem}>
          {textOfFailure(failureOf(leave.error), say)}
        </p>
      )}
      <SubmitButton look="primary" wide busy={leave.isPending}>
        {say('leave.leave')}
      </SubmitButton>
    </form>
  );
};
