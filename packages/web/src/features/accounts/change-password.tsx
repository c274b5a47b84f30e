import { changePassword, limits, type PayloadOf } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { fieldErrorsOf } from '../../lib/api-error.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { accessTokensQuery } from './access-tokens/access-tokens-query.ts'
import classes from './account-form.module.css'
import { AccountSection } from './account-section.tsx'
import { notifyFailure } from './notify-failure.ts'
import { PasswordCheck } from './password-check.tsx'
import { sessionsQuery } from './sessions-query.ts'
import { UsernameHint } from './username-hint.tsx'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePassword({ email }: { email: string }) {
  const form = useForm(empty, async () => (await import('./form-schemas.ts')).passwordChange)
  const change = useChangePassword()
  const send = form.submit((values) =>
    change.mutate(values, {
      onSuccess: form.clear,
      onError: (error) => form.refuse(fieldErrorsOf(error)),
    }),
  )
  return (
    <AccountSection id="change-password" title="Change Password">
      <form className={classes.form} noValidate aria-labelledby="change-password" onSubmit={send}>
        <UsernameHint email={email} />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          placeholder={`Minimum ${limits.passwordMin} characters`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={
            <PasswordCheck isMet={form.values.newPassword.length >= limits.passwordMin} />
          }
          {...form.field('newPassword')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          placeholder="Repeat the new password"
          {...form.field('confirmPassword')}
        />
        <p className={classes.note}>
          You will be signed out on your other devices. Your access tokens stop working.
        </p>
        <Button type="submit" disabled={change.isPending} className={classes.send}>
          {change.isPending ? 'Changing password...' : 'Change password'}
        </Button>
      </form>
    </AccountSection>
  )
}

/** Changes the password, which ends all other sessions and revokes access tokens. */
function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PayloadOf<typeof changePassword>) => call(changePassword, { input }),
    onSuccess: () => {
      toast('Password updated', 'Your password has been successfully changed.')
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: accessTokensQuery.queryKey })
    },
    onError: (error) =>
      notifyFailure(
        error,
        'Password change failed',
        'Please check your current password and try again.',
      ),
  })
}
