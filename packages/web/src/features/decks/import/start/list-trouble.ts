import { limits, type RefusalCode } from '@manafolio/contract'

/** Why a list need not be sent: the server would refuse it after all of it is there. */
export function listTrouble({ size }: Blob): RefusalCode | null {
  if (size === 0) return 'deck_list_empty'
  return size > limits.deckListBytes ? 'deck_list_too_large' : null
}
