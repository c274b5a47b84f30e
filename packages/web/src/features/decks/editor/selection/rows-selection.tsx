import { type DeckDetail, finishes, finishNames, slotTypes } from '@manafolio/contract'
import {
  IconArrowsExchange,
  IconCards,
  IconCopy,
  IconSparkles,
  IconTags,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { slotNames, slotPhrases } from '../../../../card-kit/slot-names.ts'
import { countOf } from '../../../../lib/formats.ts'
import { copyText } from '../../../../ui/copy-button.tsx'
import { SelectionAction, SelectionBar } from '../../../../ui/selection/selection-bar.tsx'
import type { Selection } from '../../../../ui/selection/use-selection.ts'
import { toast, toastFailure } from '../../../../ui/toast.ts'
import { formatSentence } from '../../kit/changes/step-text.ts'
import type { DeckActions, DeckRow } from '../../kit/deck-actions.ts'
import { filedRows } from '../../kit/rows/category-changes.ts'
import { editedRows, movedRows, refinishedRows, rowsIn } from '../../kit/rows/row-changes.ts'
import type { RowActions } from '../cards/use-row-actions.ts'
import { CategoriesOfRows } from './categories-of-rows.tsx'
import { SelectionMenu } from './selection-menu.tsx'
import { useSelectedPrintings } from './use-selected-printings.ts'

interface RowsSelectionProps {
  deck: DeckDetail
  rows: ReadonlyMap<string, DeckRow>
  selection: Selection
  actions: DeckActions
  rowActions: RowActions
  /** Announces a change to screen readers. */
  announce: (label: string) => void
}

/** The bar for the selected cards of a deck: each of its actions is one change, and can be undone as one. */
export function RowsSelection(props: RowsSelectionProps) {
  const { deck, rows, selection, actions, rowActions, announce } = props
  const [isFiling, setFiling] = useState(false)
  const selected = selection.ids.flatMap((id) => rows.get(id) ?? [])
  const cards = countOf(selected.length, 'card')
  const isEmpty = selected.length === 0

  function apply(changes: ReturnType<typeof movedRows>, label: string) {
    if (changes.length > 0 && actions.apply({ cards: changes }, label)) {
      announce(formatSentence(label))
    }
  }
  const swap = useSelectedPrintings({ deck, selected, apply })

  const moves = slotTypes.map((slot) => ({
    label: slotNames[slot],
    run: () => apply(movedRows(deck, selected, slot), `moved ${cards} to the ${slotPhrases[slot]}`),
  }))
  const finishesToo = finishes.flatMap((finish) => {
    const comeIn = rowsIn(selected, finish)
    if (comeIn.length === 0) return []
    const name = finishNames[finish].toLowerCase()
    const label = `made ${countOf(comeIn.length, 'card')} ${name}`
    const run = () => apply(refinishedRows(deck, selected, finish), label)
    return { label: `${finishNames[finish]} (${comeIn.length} of ${selected.length})`, run }
  })
  const [only, ...others] = selected
  const choose =
    only && others.length === 0
      ? [{ label: 'Choose a printing…', run: () => rowActions.changePrinting(only) }]
      : []

  async function copyNames() {
    const text = selected.map(({ quantity, cardName }) => `${quantity} ${cardName}`).join('\n')
    if (await copyText(text)) toast('Names copied', `${cards} on the clipboard.`)
    else toastFailure('The names could not be copied', 'Your browser does not allow it.')
  }

  return (
    <>
      <SelectionBar selection={selection} total={rows.size} noun="cards">
        <SelectionMenu label="Move" Icon={IconArrowsExchange} items={moves} disabled={isEmpty} />
        <SelectionAction
          Icon={IconTags}
          disabled={isEmpty}
          aria-haspopup="dialog"
          onClick={() => setFiling(true)}
        >
          Category
        </SelectionAction>
        <SelectionMenu
          label="Finish"
          Icon={IconSparkles}
          items={finishesToo}
          disabled={finishesToo.length === 0}
        />
        <SelectionMenu
          label="Printing"
          Icon={IconCards}
          items={[...choose, ...swap]}
          disabled={isEmpty}
        />
        <SelectionAction Icon={IconCopy} disabled={isEmpty} onClick={() => void copyNames()}>
          Copy names
        </SelectionAction>
        <SelectionAction
          Icon={IconTrash}
          disabled={isEmpty}
          onClick={() =>
            apply(
              editedRows(deck, selected, () => ({ quantity: 0 })),
              `removed ${cards}`,
            )
          }
        >
          Remove
        </SelectionAction>
      </SelectionBar>
      {isFiling && (
        <CategoriesOfRows
          deck={deck}
          rows={selected}
          onSave={(filing) =>
            apply(filedRows(deck, selected, filing), `changed the categories of ${cards}`)
          }
          onClosed={() => setFiling(false)}
        />
      )}
    </>
  )
}
