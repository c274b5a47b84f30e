/** Lets password managers associate the form with the account. */
export function UsernameHint({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
