import {
  IconArrowDown,
  IconArrowUp,
  IconCards,
  IconId,
  IconLock,
  IconLockOpen,
  IconTags,
  IconTrash,
} from '@tabler/icons-react'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { roleActions } from './role-actions.ts'
import type { RowActions, RowDeck } from './use-row-actions.ts'

export interface RowMenuAction {
  label: string
  Icon: typeof IconTrash
  run: (rowActions: RowActions, row: DeckRow) => void
}

const changePrinting: RowMenuAction = {
  label: 'Change printing',
  Icon: IconCards,
  run: (rowActions, row) => rowActions.changePrinting(row),
}
/** For rows, whose names link to the card's page. */
export const openCard: RowMenuAction = {
  label: 'Show card here',
  Icon: IconId,
  run: (rowActions, row) => rowActions.open(row),
}
const toSide: RowMenuAction = {
  label: 'Move to sideboard',
  Icon: IconArrowDown,
  run: (rowActions, row) => rowActions.move(row),
}
const toMain: RowMenuAction = {
  label: 'Move to main deck',
  Icon: IconArrowUp,
  run: (rowActions, row) => rowActions.move(row),
}
const editAnnotations: RowMenuAction = {
  label: 'Categories and note',
  Icon: IconTags,
  run: (rowActions, row) => rowActions.editAnnotations(row),
}
const lock: RowMenuAction = {
  label: 'Lock against cuts',
  Icon: IconLock,
  run: (rowActions, row) => rowActions.setLocked(row, true),
}
const unlock: RowMenuAction = {
  label: 'Unlock',
  Icon: IconLockOpen,
  run: (rowActions, row) => rowActions.setLocked(row, false),
}
const remove: RowMenuAction = {
  label: 'Remove',
  Icon: IconTrash,
  run: (rowActions, row) => rowActions.remove(row),
}

/** The actions of a row's menu, in order. */
export function menuActions(row: DeckRow, deck: RowDeck): readonly RowMenuAction[] {
  return [
    changePrinting,
    editAnnotations,
    moveOf(row),
    ...roleActions(row, deck),
    ...lockOf(row),
    remove,
  ]
}

/** The actions that are also inline buttons where there is room. */
export const inlineActions: readonly RowMenuAction[] = [changePrinting, remove]

function moveOf({ slotType }: DeckRow): RowMenuAction {
  return slotType === 'main' ? toSide : toMain
}

/** Only cards of the main deck are ever cut. */
function lockOf({ slotType, isLocked }: DeckRow): RowMenuAction[] {
  if (isLocked) return [unlock]
  return slotType === 'main' ? [lock] : []
}
