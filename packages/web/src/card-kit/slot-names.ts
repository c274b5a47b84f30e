import type { SlotType } from '@manafolio/contract'

/** The names of the parts of a deck. */
export const slotNames: Record<SlotType, string> = {
  main: 'Main deck',
  side: 'Sideboard',
  considering: 'Considering',
}

/** The parts of a deck within a sentence, as in “moved to the sideboard”. */
export const slotPhrases: Record<SlotType, string> = {
  main: 'main deck',
  side: 'sideboard',
  considering: 'considering board',
}
