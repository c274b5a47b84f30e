import { inviteDays, limits } from '@manafolio/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrorsOf } from '../../../lib/api-error.ts'
import { countOf } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { ShownOnce } from '../../../ui/shown-once.tsx'
import classes from './invite-section.module.css'
import { useCreateInvite } from './invites-query.ts'

const choices = inviteDays.map((days) => ({ value: `${days}`, label: countOf(days, 'day') }))

/** Makes an invite, and shows its link once. */
export function InviteForm() {
  const [note, setNote] = useState('')
  const [days, setDays] = useState('7')
  const create = useCreateInvite()

  function send(event: FormEvent) {
    event.preventDefault()
    const chosen = inviteDays.find((one) => `${one}` === days)
    create.mutate({ note, days: chosen }, { onSuccess: () => setNote('') })
  }

  return (
    <>
      <form className={classes.form} aria-labelledby="invites" onSubmit={send}>
        <TextInput
          label="Note (optional)"
          placeholder="For whom it is"
          maxLength={limits.inviteNote}
          error={fieldErrorsOf(create.error).note}
          className={classes.note}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <NativeSelect
          label="Works for"
          data={choices}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <Button type="submit" disabled={create.isPending} className={classes.send}>
          {create.isPending ? 'Creating invite...' : 'Create invite'}
        </Button>
      </form>
      <div role="status">
        {create.data && (
          <ShownOnce label="Link of the new invite" copyLabel="Copy link" text={create.data.url} />
        )}
      </div>
    </>
  )
}
