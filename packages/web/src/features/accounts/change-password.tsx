import { limits, passwordChange } from '@manafolio/contract'
import { fieldErrorsOf } from '../../lib/api-error.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import classes from './account-form.module.css'
import { AccountSection } from './account-section.tsx'
import { PasswordCheck } from './password-check.tsx'
import { useChangePassword } from './use-change-password.ts'
import { UsernameHint } from './username-hint.tsx'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePassword({ email }: { email: string }) {
  const form = useForm(empty, passwordChange)
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
          placeholder="The same once more"
          {...form.field('confirmPassword')}
        />
        <p className={classes.note}>Your sessions on other devices will end.</p>
        <Button type="submit" disabled={change.isPending} className={classes.send}>
          {change.isPending ? 'Changing password...' : 'Change password'}
        </Button>
      </form>
    </AccountSection>
  )
}
