import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { oneLine } from './text-checks.ts'

/** How many days an invite works. */
export const inviteDays = [1, 7, 30] as const

const note = z.string().check(
  z.trim(),
  z.maxLength(limits.inviteNote, {
    error: `A note can have up to ${limits.inviteNote} characters`,
  }),
  oneLine('A note'),
)

/** An invite works once, until it expires. */
export const inviteStates = ['open', 'used', 'expired'] as const

/** A link that lets one person register. Times are ISO 8601 instants. */
export const invite = z.object({
  id: z.string(),
  /** For whom it is; only administrators see it. */
  note: z.nullable(z.string()),
  state: z.enum(inviteStates),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.nullable(z.string()),
  /** The address of the account that was made with it; null when that is gone. */
  usedBy: z.nullable(z.string()),
})
export type Invite = z.infer<typeof invite>

export const newInvite = z.object({
  note: z._default(note, ''),
  days: z._default(z.literal([...inviteDays], { error: 'Choose 1, 7 or 30 days' }), 7),
})
export type NewInvite = z.infer<typeof newInvite>

/** The newest first, up to `limits.invitesListed`. */
export const listInvites = endpoint({
  method: 'GET',
  path: '/api/admin/invites',
  access: 'admin',
  params: noParams,
  input: nothing,
  output: z.array(invite),
})

/** The only answer that has the link: just a hash of it is stored. */
export const createInvite = endpoint({
  method: 'POST',
  path: '/api/admin/invites',
  access: 'admin',
  params: noParams,
  input: newInvite,
  output: z.object({ invite, url: z.string() }),
})

/** Deletes an invite: its link stops working. An account that was made with it stays. */
export const deleteInvite = endpoint({
  method: 'DELETE',
  path: '/api/admin/invites/:id',
  access: 'admin',
  params: z.object({ id: z.string() }),
  input: nothing,
  output: nothing,
})
