import {
  buildStateNames,
  type CardPage,
  type DeckWithCard,
  formatFacts,
  pages,
} from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { finishNote } from '../../../card-kit/prices.ts'
import { formatPrinting } from '../../../card-kit/printing-text.ts'
import { roleNames } from '../../../card-kit/role-names.ts'
import { slotPhrases } from '../../../card-kit/slot-names.ts'
import { useFolded } from '../use-folded.tsx'
import classes from './yours-panel.module.css'

interface UsedInProps {
  page: CardPage
  decks: readonly DeckWithCard[]
}

const decksShown = 5

/** The decks that the card is in. */
export function UsedIn({ page, decks }: UsedInProps) {
  const { shown, toggle } = useFolded(decks, { limit: decksShown, noun: 'place' })
  return (
    <>
      <h3 className={classes.subtitle}>In your decks</h3>
      <ul className={classes.list}>
        {shown.map((use) => (
          <li key={`${use.deckId} ${use.slotType} ${use.finish} ${use.scryfallId} ${use.role}`}>
            <span className={classes.quantity}>{use.quantity}×</span>
            <span className={classes.what}>
              <Link to={pages.deck} params={{ deckId: use.deckId }} search={{}}>
                {use.deckName}
              </Link>
            </span>
            <span className={classes.quiet}>
              {[
                formatFacts[use.format].name,
                use.state !== 'built' && buildStateNames[use.state].toLowerCase(),
                slotOf(use),
                printingOf(page, use),
                finishNote(use.finish),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {toggle}
    </>
  )
}

function slotOf({ role, slotType }: DeckWithCard): string {
  if (role) return roleNames[role].toLowerCase()
  return slotPhrases[slotType]
}

/** Empty for the printing of the page. */
function printingOf({ card, printings }: CardPage, { scryfallId }: DeckWithCard): string {
  if (scryfallId === card.id) return ''
  const printing = printings.find(({ id }) => id === scryfallId)
  return printing ? formatPrinting(printing) : ''
}
