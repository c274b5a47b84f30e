/** The schemas of the forms, in their own file: see useForm. */
export {
  accountDeletion,
  credentials,
  newAccessToken,
  newAccount,
  passwordChange,
  passwordReset,
  passwordResetRequest,
} from '@manafolio/contract'
