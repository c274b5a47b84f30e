import { type BuyLine, type CopiesToBuy, copiesToBuy } from '@manafolio/contract'
import { useState } from 'react'
import {
  anyPrintingWording,
  BuyListParts,
  type BuyListWording,
} from '../../../card-kit/buy-list-parts.tsx'
import { CheckOption } from '../../../ui/check-option.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { PanelSkeleton } from '../kit/panel-skeleton.tsx'
import classes from './buy-list-dialog.module.css'
import { useBuyList } from './use-buy-list.ts'
import { type Counting, useCounting } from './use-counting.ts'

interface BuyingDeck {
  id: string
  name: string
}

interface BuyListDialogProps {
  /** At least one. */
  decks: readonly BuyingDeck[]
  onClosed: () => void
}

/** What to buy to complete decks, with links to the marketplace. */
export function BuyListDialog({ decks, onClosed }: BuyListDialogProps) {
  const { counting, setCounting } = useCounting()
  const [copies, setCopies] = useState<CopiesToBuy>('cheapest')
  const [isAtOnce, setAtOnce] = useState(true)
  const deckIds = decks.map(({ id }) => id)
  const isOne = decks.length === 1
  const list = useBuyList({ ...counting, copies, isAtOnce, deckIds })
  return (
    <Dialog title="Buy List" width={760} onClosed={onClosed}>
      {() => (
        <div className={classes.body} aria-busy={list.isPlaceholderData}>
          <p className={classes.decks}>For {namesOf(decks)}</p>
          <CopiesChoice chosen={copies} isOne={isOne} onChange={setCopies} />
          <BuyOptions
            {...{ counting, isAtOnce, isOne }}
            onCounting={setCounting}
            onAtOnce={setAtOnce}
          />
          {list.error && (
            <LoadProblem
              title="The buy list could not be created"
              error={list.error}
              onRetry={list.refetch}
            />
          )}
          {!list.error && !list.data && <PanelSkeleton message="Creating the buy list..." />}
          {!list.error && list.data && (
            <BuyListParts
              list={list.data}
              wording={wordingOf(list.data.copies, isOne)}
              noteOf={(line) => decksIn(decks, line)}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

function wordingOf(copies: CopiesToBuy, isOne: boolean): BuyListWording {
  if (copies === 'cheapest') return anyPrintingWording
  return {
    basis: `in the printings and finishes of the ${isOne ? 'deck' : 'decks'}`,
    nothing: `You own every printing ${isOne ? 'this deck names' : 'these decks name'}.`,
  }
}

/** The decks that need a line; null for a list for one deck. */
function decksIn(decks: readonly BuyingDeck[], { deckIds }: BuyLine): string | null {
  const names = deckIds.flatMap((id) => decks.find((deck) => deck.id === id)?.name ?? [])
  return decks.length > 1 && names.length > 0 ? `for ${names.join(', ')}` : null
}

const maxNames = 3

function namesOf(decks: readonly BuyingDeck[]): string {
  const names = decks.slice(0, maxNames).map(({ name }) => name)
  const rest = decks.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}

interface CopiesChoiceProps {
  chosen: CopiesToBuy
  /** Whether there is only one deck. */
  isOne: boolean
  onChange: (copies: CopiesToBuy) => void
}

/** Whether any printing will do, or those of the decks are bought. */
function CopiesChoice({ chosen, isOne, onChange }: CopiesChoiceProps) {
  const labels: Record<CopiesToBuy, string> = {
    cheapest: 'Cheapest printings',
    exact: isOne ? 'As in the deck' : 'As in the decks',
  }
  const segments = copiesToBuy.map((name) => ({ name, label: labels[name] }))
  return (
    <div className={classes.copies}>
      <span aria-hidden className={classes.label}>
        Which copies
      </span>
      <Segments label="Which copies" segments={segments} chosen={chosen} onChange={onChange} />
    </div>
  )
}

interface BuyOptionsProps {
  counting: Counting
  isAtOnce: boolean
  /** Whether there is only one deck. */
  isOne: boolean
  onCounting: (counting: Counting) => void
  onAtOnce: (isAtOnce: boolean) => void
}

/** The options of a buy list. */
function BuyOptions({ counting, isAtOnce, isOne, onCounting, onAtOnce }: BuyOptionsProps) {
  const { basicLands, sparesOthers } = counting
  return (
    <div className={classes.options}>
      {!isOne && (
        <CheckOption isChecked={isAtOnce} onChange={onAtOnce}>
          Build all of them at the same time
        </CheckOption>
      )}
      <CheckOption
        isChecked={sparesOthers}
        onChange={(spares) => onCounting({ ...counting, sparesOthers: spares })}
      >
        Don’t use copies that other decks need
      </CheckOption>
      <CheckOption
        isChecked={basicLands === 'plenty'}
        onChange={(isPlenty) =>
          onCounting({ ...counting, basicLands: isPlenty ? 'plenty' : 'counted' })
        }
      >
        I have all the basic lands I need
      </CheckOption>
    </div>
  )
}
