import { inviteDays, limits } from '@manafolio/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrorsOf } from '../../../lib/api-error.ts'
import { countOf } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
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
      <div role="status">{create.data && <NewLink url={create.data.url} />}</div>
    </>
  )
}

function NewLink({ url }: { url: string }) {
  return (
    <div className={classes.link}>
      <TextInput
        label="Link of the new invite"
        description="Copy it now: it is not shown again."
        readOnly
        value={url}
        className={classes.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={url} label="Copy link" />
    </div>
  )
}
