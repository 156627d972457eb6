import { useTexts } from '../texts/use-texts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useLogout } from './use-logout.ts';

export const LogoutQuestion = ({ open, onCancel }: { open: boolean; onCancel: () => void }) => {
  const { say } = useTexts();
  const logout = useLogout();
  return (
    <ConfirmDialog
      open={open}
      question={say('menu.logoutQuestion')}
      confirmLabel={say('menu.logout')}
      onConfirm={logout}
      onCancel={onCancel}
    />
  );
};
