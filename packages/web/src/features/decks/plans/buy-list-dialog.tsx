import type { BuyLine } from '@manafolio/contract'
import { useState } from 'react'
import { BuyListParts } from '../../../card-kit/buy-list-parts.tsx'
import { CheckOption } from '../../../ui/check-option.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
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
  const [isAtOnce, setAtOnce] = useState(true)
  const deckIds = decks.map(({ id }) => id)
  const list = useBuyList({ ...counting, isAtOnce, deckIds })
  return (
    <Dialog title="Buy List" width={760} onClosed={onClosed}>
      {() => (
        <div className={classes.body} aria-busy={list.isPlaceholderData}>
          <p className={classes.decks}>For {namesOf(decks)}</p>
          <BuyOptions
            {...{ counting, isAtOnce, isOne: decks.length === 1 }}
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
            <BuyListParts list={list.data} noteOf={(line) => decksIn(decks, line)} />
          )}
        </div>
      )}
    </Dialog>
  )
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
