import { deleteAccount, type PayloadOf, type User } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { fieldErrorsOf } from '../../lib/api-error.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './account-form.module.css'
import page from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { notifyFailure } from './notify-failure.ts'
import { useClearSession } from './use-clear-session.ts'
import { UsernameHint } from './username-hint.tsx'

/** The last section of the page: a button that opens the confirmation with the password field. */
export function DeleteAccount({ user }: { user: User }) {
  const [isConfirming, setConfirming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasConfirming = useRef(false)
  useLayoutEffect(() => {
    if (wasConfirming.current && !isConfirming) button.current?.focus()
    wasConfirming.current = isConfirming
  }, [isConfirming])
  return (
    <AccountSection id="delete-account" title="Delete account">
      {isConfirming ? (
        <Confirmation user={user} onCancel={() => setConfirming(false)} />
      ) : (
        <>
          <p className={page.text}>Removes your account and everything in it for good.</p>
          <Button ref={button} variant="default" onClick={() => setConfirming(true)}>
            Delete account...
          </Button>
        </>
      )}
    </AccountSection>
  )
}

function Confirmation({ user, onCancel }: { user: User; onCancel: () => void }) {
  const form = useForm(
    { password: '' },
    async () => (await import('./form-schemas.ts')).accountDeletion,
  )
  const deletion = useDeleteAccount()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  const send = form.submit((values) =>
    deletion.mutate(values, { onError: (error) => form.refuse(fieldErrorsOf(error)) }),
  )
  return (
    <form
      className={classes.form}
      noValidate
      aria-labelledby="delete-account"
      aria-describedby="what-goes"
      onSubmit={send}
    >
      <div id="what-goes" className={classes.text}>
        <p>
          Your collection, your decks, the list of card changes and all of your sessions are deleted
          with your account. <strong>This cannot be undone.</strong>
        </p>
        <p className={classes.note}>
          You may want to download your data first. An email to {user.email} will confirm the
          deletion.
        </p>
        {user.role === 'admin' && (
          <p className={classes.note}>
            You are an administrator. If you are the only one, the server’s operator can create
            another with <code>npm run user</code>.
          </p>
        )}
      </div>
      <UsernameHint email={user.email} />
      <PasswordField
        ref={field}
        label="Password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <div className={classes.buttons}>
        <Button type="submit" className={classes.danger} disabled={deletion.isPending}>
          {deletion.isPending ? 'Deleting your account...' : 'Delete my account'}
        </Button>
        <Button variant="default" disabled={deletion.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Deletes the account and clears the cache. */
function useDeleteAccount() {
  const clearSession = useClearSession()
  return useMutation({
    mutationFn: (input: PayloadOf<typeof deleteAccount>) => call(deleteAccount, { input }),
    onSuccess: async ({ message }) => {
      await clearSession()
      toast('Account deleted', message)
    },
    onError: (error) => notifyFailure(error, 'Could not delete account', 'Please try again later.'),
  })
}
