import { type DeckTexts, deckTexts, storedText } from '@manafolio/contract'
import * as z from 'zod/mini'
import { readStored, storeText } from '../../../../lib/browser-storage.ts'
import { memberKey } from '../../../../lib/member-storage.ts'

/** Texts as they are written, and as they were saved when that began. */
const textsDraft = z.object({ base: deckTexts, written: deckTexts })
export type TextsDraft = z.infer<typeof textsDraft>

export interface DraftOwner {
  userId: string
  deckId: string
}

const keyOf = ({ userId, deckId }: DraftOwner) => memberKey(userId, `deck-texts:${deckId}`)

/** What was written in this browser and is not known to be saved. */
export function readDraft(owner: DraftOwner): TextsDraft | undefined {
  const stored = readStored('localStorage', keyOf(owner))
  if (stored === null) return undefined
  const draft = textsDraft.safeParse(jsonIn(stored))
  return draft.success ? draft.data : undefined
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // written by another version, or by hand
  }
}

export function storeDraft(owner: DraftOwner, draft: TextsDraft | null): void {
  storeText('localStorage', keyOf(owner), draft && JSON.stringify(draft))
}

/** Removes a draft of which everything is saved. */
export function forgetSavedDraft(owner: DraftOwner, saved: Partial<DeckTexts>): void {
  const draft = readDraft(owner)
  if (!draft) return
  const now = { ...draft.base, ...saved }
  const { notes, primer } = draft.written
  const isSaved = storedText(notes) === now.notes && storedText(primer) === now.primer
  storeDraft(owner, isSaved ? null : { ...draft, base: now })
}
