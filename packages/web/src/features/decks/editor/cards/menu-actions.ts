import {
  actualFinish,
  finishNames,
  type SlotType,
  slotTypes,
  storedFinish,
} from '@manafolio/contract'
import {
  IconArrowDown,
  IconArrowUp,
  IconBulb,
  IconCards,
  IconId,
  IconLock,
  IconLockOpen,
  IconReplace,
  IconSparkles,
  IconTags,
  IconTrash,
} from '@tabler/icons-react'
import { slotPhrases } from '../../../../card-kit/slot-names.ts'
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
const moveIcons: Record<SlotType, typeof IconTrash> = {
  main: IconArrowUp,
  side: IconArrowDown,
  considering: IconBulb,
}
const editAnnotations: RowMenuAction = {
  label: 'Categories and note',
  Icon: IconTags,
  run: (rowActions, row) => rowActions.editAnnotations(row),
}
const planChange: RowMenuAction = {
  label: 'Plan to replace or cut',
  Icon: IconReplace,
  run: (rowActions, row) => rowActions.planChange(row),
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
    planChange,
    ...finishActions(row),
    ...movesOf(row),
    ...roleActions(row, deck),
    ...lockOf(row),
    remove,
  ]
}

/** The actions that are also inline buttons where there is room. */
export const inlineActions: readonly RowMenuAction[] = [changePrinting, remove]

function movesOf({ slotType }: DeckRow): RowMenuAction[] {
  return slotTypes
    .filter((slot) => slot !== slotType)
    .map((slot) => ({
      label: slot === 'considering' ? 'Move to considering' : `Move to ${slotPhrases[slot]}`,
      Icon: moveIcons[slot],
      run: (rowActions, row) => rowActions.move(row, slot),
    }))
}

/** The other finishes of the printing; of several copies also for one of them. */
function finishActions({ card, finish: stored, quantity }: DeckRow): RowMenuAction[] {
  const printed = card?.finishes ?? []
  const current = actualFinish(printed, stored)
  return printed
    .filter((finish) => finish !== current)
    .flatMap((finish) => {
      const change = (copies: number): RowMenuAction['run'] => {
        const to = storedFinish(printed, finish)
        return (rowActions, row) => rowActions.setFinish(row, { finish: to, copies })
      }
      const name = finishNames[finish].toLowerCase()
      const all = { label: `Make ${name}`, Icon: IconSparkles, run: change(quantity) }
      const one = { label: `Make one copy ${name}`, Icon: IconSparkles, run: change(1) }
      return quantity > 1 ? [all, one] : [all]
    })
}

/** Only cards of the main deck are ever cut. */
function lockOf({ slotType, isLocked }: DeckRow): RowMenuAction[] {
  if (isLocked) return [unlock]
  return slotType === 'main' ? [lock] : []
}
