import {
  IconArrowDown,
  IconArrowUp,
  IconCards,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import type { DeckRow } from '../deck-actions.ts'
import { roleActs } from './role-acts.ts'
import type { RowActs, RowDeck } from './use-row-acts.ts'

export interface RareAct {
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
const lock: RareAct = {
  label: 'Lock against cuts',
  Icon: IconLock,
  act: (acts, row) => acts.setLocked(row, true),
}
const unlock: RareAct = {
  label: 'Unlock',
  Icon: IconLockOpen,
  act: (acts, row) => acts.setLocked(row, false),
}
const remove: RareAct = { label: 'Remove', Icon: IconTrash, act: (acts, row) => acts.remove(row) }

/** What is done to a row less often than changing its quantity. */
export function rareActs(row: DeckRow, deck: RowDeck): readonly RareAct[] {
  return [changePrinting, moveOf(row), ...roleActs(row, deck), ...lockOf(row), remove]
}

/** Those of them that have a button of their own where there is room. */
export const handyActs: readonly RareAct[] = [changePrinting, remove]

function moveOf({ slotType }: DeckRow): RareAct {
  return slotType === 'main' ? toSide : toMain
}

/** Nothing but the main deck is ever cut. */
function lockOf({ slotType, isLocked }: DeckRow): RareAct[] {
  if (isLocked) return [unlock]
  return slotType === 'main' ? [lock] : []
}
