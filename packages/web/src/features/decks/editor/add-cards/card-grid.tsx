import type { Card, DeckDetail, SlotType } from '@manafolio/contract'
import { useOwned } from '../../../../card-kit/use-owned.ts'
import type { ComboboxList } from '../../../../ui/combobox/use-combobox.ts'
import { CardRow } from './card-row.tsx'
import type { QuickEntry } from './quick-entry.ts'
import classes from './search-answer.module.css'
import { useAddingProblems } from './use-adding-problems.ts'

const none: CopiesInDeck = { main: 0, side: 0, considering: 0, isCommander: false }

/** Of a row that is out of sight, in px: see card-row.module.css. */
const rowHeight = 161

interface CardGridProps {
  deck: DeckDetail
  cards: readonly Card[]
  /** Those that are rendered: of the cards before, until there is time for these. */
  list: ComboboxList<Card>
  /** The typed line; null for a name or a query. */
  entry: QuickEntry | null
  onAdd: (card: Card, slotType: SlotType) => void
  onPlan: (card: Card) => void
}

/** The results as rows that are chosen with the keys of the field. */
export function CardGrid({ deck, cards, list, entry, onAdd, onPlan }: CardGridProps) {
  const { id, options, activeAt } = list
  // Their room is there before them: what follows moves once.
  const minHeight = options === cards ? undefined : cards.length * rowHeight
  const owned = useOwned([options.map((card) => card.id)])
  const copiesOf = copiesByName(deck)
  const problemsOf = useAddingProblems(deck, options)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen by keyboard
    <table role="grid" id={id} aria-label="Cards found" className={classes.grid}>
      <tbody className={classes.rows} style={{ minHeight }}>
        {options.map((card, at) => (
          <CardRow
            key={card.id}
            id={list.optionId(at)}
            card={card}
            inDeck={formatCopies(copiesOf(card.name))}
            copies={entry?.copies ?? 1}
            problems={problemsOf(card)}
            owned={owned.get(card.id)?.cardCopies}
            isChosen={at === activeAt}
            onAdd={onAdd}
            onPlan={onPlan}
          />
        ))}
      </tbody>
    </table>
  )
}

interface CopiesInDeck extends Record<SlotType, number> {
  isCommander: boolean
}

/** The copies of each card in a deck by name, in any printing. */
function copiesByName(
  deck: Pick<DeckDetail, 'cards' | 'commanderName' | 'commander'>,
): (name: string) => CopiesInDeck {
  const byName = new Map<string, CopiesInDeck>()
  for (const { card, cardName, slotType, quantity } of deck.cards) {
    const name = card?.name ?? cardName
    const copies = byName.get(name) ?? none
    byName.set(name, { ...copies, [slotType]: copies[slotType] + quantity })
  }
  const commander = deck.commander?.name ?? deck.commanderName
  return (name) => ({ ...(byName.get(name) ?? none), isCommander: name === commander })
}

/** “Commander · 2 in main · 1 in side”; empty for a card that is not in the deck. */
function formatCopies({ isCommander, main, side, considering }: CopiesInDeck): string {
  const label = [
    isCommander && 'Commander',
    main > 0 && `${main} in main`,
    side > 0 && `${side} in side`,
    considering > 0 && 'considering',
  ]
  return label.filter(Boolean).join(' · ')
}
