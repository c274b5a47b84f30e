import { IconArrowDown, IconArrowUp, IconCards, IconTrash } from '@tabler/icons-react'
import type { DeckRow } from '../deck-actions.ts'
import type { RowActs } from './use-row-acts.ts'

interface RareAct {
  label: string
  Icon: typeof IconTrash
  act: (acts: RowActs, row: DeckRow) => void
}

const changePrinting: RareAct = {
  label: 'Change printing',
  Icon: IconCards,
  act: (acts, row) => acts.changePrinting(row),
}
const toSide: RareAct = {
  label: 'Move to sideboard',
  Icon: IconArrowDown,
  act: (acts, row) => acts.move(row),
}
const toMain: RareAct = {
  label: 'Move to main deck',
  Icon: IconArrowUp,
  act: (acts, row) => acts.move(row),
}
const remove: RareAct = { label: 'Remove', Icon: IconTrash, act: (acts, row) => acts.remove(row) }

/** What is done to a row less often than changing its quantity. */
export function rareActs({ slotType }: Pick<DeckRow, 'slotType'>): readonly RareAct[] {
  return [changePrinting, slotType === 'main' ? toSide : toMain, remove]
}
