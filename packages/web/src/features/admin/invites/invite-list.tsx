import type { Invite } from '@manafolio/contract'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import deleteClasses from '../delete-button.module.css'
import { dayOf } from '../user-text.ts'
import classes from './invite-section.module.css'
import { useDeleteInvite } from './invites-query.ts'

interface InviteListProps {
  invites: readonly Invite[]
  /** Moves the focus when the button of an invite is gone. */
  onDeleted: () => void
}

/** All invites with their state, and the confirmation before one is deleted. */
export function InviteList({ invites, onDeleted }: InviteListProps) {
  const [question, setQuestion] = useState<Invite | null>(null)
  const { mutate, isPending } = useDeleteInvite()

  function end() {
    setQuestion(null)
    onDeleted()
  }

  return (
    <>
      <ul className={classes.list} aria-labelledby="invites">
        {invites.map((invite) => (
          <InviteLine key={invite.id} invite={invite} onDelete={() => setQuestion(invite)} />
        ))}
      </ul>
      {question && (
        <DeleteDialog
          title="Delete invite"
          isPending={isPending}
          onDelete={(close) => mutate(question.id, { onSettled: close })}
          onClosed={end}
        >
          {consequenceOf(question)}
        </DeleteDialog>
      )}
    </>
  )
}

function InviteLine({ invite, onDelete }: { invite: Invite; onDelete: () => void }) {
  const name = nameOf(invite)
  return (
    <li className={classes.line}>
      <div className={classes.content}>
        <p className={classes.name} data-nameless={invite.note === null || undefined}>
          {name}
        </p>
        <p className={classes.facts}>{factsOf(invite)}</p>
      </div>
      <span className={classes.state} data-state={invite.state}>
        {stateNames[invite.state]}
      </span>
      <Button
        variant="subtle"
        className={deleteClasses.button}
        aria-label={`Delete invite: ${name}`}
        aria-haspopup="dialog"
        leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />}
        onClick={onDelete}
      >
        Delete
      </Button>
    </li>
  )
}

const stateNames: Record<Invite['state'], string> = {
  open: 'Open',
  used: 'Used',
  expired: 'Expired',
}

function nameOf({ note, createdAt }: Invite): string {
  return note ?? `No note, ${dayOf(createdAt)}`
}

function factsOf({ state, usedAt, usedBy, createdAt, expiresAt }: Invite): string {
  const created = `Created on ${dayOf(createdAt)}`
  if (state === 'open') return `${created}, works until ${dayOf(expiresAt)}`
  if (state === 'expired') return `${created}, expired on ${dayOf(expiresAt)}`
  const user = usedBy ?? 'an account that was deleted'
  return `${created}, used by ${user}${usedAt === null ? '' : ` on ${dayOf(usedAt)}`}`
}

function consequenceOf({ state }: Invite): string {
  if (state === 'open') return 'Its link will stop working, and nobody can register with it.'
  if (state === 'used') return 'It leaves this list. The account that was made with it stays.'
  return 'It leaves this list. Its link does not work any more as it is.'
}
