import { type Account, accountDeletion } from '@manafolio/contract'
import { useLayoutEffect, useRef, useState } from 'react'
import { fieldErrorsOf } from '../../lib/api-error.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import classes from './account-form.module.css'
import page from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { useDeleteAccount } from './use-delete-account.ts'
import { UsernameHint } from './username-hint.tsx'

/** The last thing on the page: first a button, then what it would do and the password. */
export function DeleteAccount({ user }: { user: Account }) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <AccountSection id="delete-account" title="Delete account">
      {isAsking ? (
        <Confirmation user={user} onKeep={() => setAsking(false)} />
      ) : (
        <>
          <p className={page.text}>Removes your account and everything in it for good.</p>
          <Button ref={button} variant="default" onClick={() => setAsking(true)}>
            Delete account...
          </Button>
        </>
      )}
    </AccountSection>
  )
}

function Confirmation({ user, onKeep }: { user: Account; onKeep: () => void }) {
  const form = useForm({ password: '' }, accountDeletion)
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
      <div id="what-goes" className={classes.words}>
        <p>
          Your collection, your decks, the list of card changes and all of your sessions go with
          your account. <strong>Nobody can bring them back.</strong>
        </p>
        <p className={classes.note}>
          You may want to download your data first. A letter to {user.email} will confirm the
          deletion.
        </p>
        {user.role === 'admin' && (
          <p className={classes.note}>
            You are an administrator. If there is no other one, whoever runs the server can make one
            with <code>npm run user</code>.
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
        <Button variant="default" disabled={deletion.isPending} onClick={onKeep}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
