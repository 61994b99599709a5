/** Tells a password manager whose password is asked for. Nobody else sees it. */
export function UsernameHint({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
