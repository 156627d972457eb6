export { confirmemail, resetlink, resetpassword, sendemail } from '../account/forgotten-password.ts';
