import { type DeckCover, formatFacts, type PlannedDeck, pages } from '@manafolio/contract'
import { IconCards, IconCircleCheck, IconShoppingCart, IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PlanArt } from './plan-art.tsx'
import classes from './plan-item.module.css'
import { costWords, type Standing, standingOf, standingWords } from './plan-words.ts'

interface PlanItemProps {
  deck: PlannedDeck
  cover: DeckCover | null
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

const icons: Record<Standing, typeof IconCards> = {
  atOnce: IconCircleCheck,
  taken: IconStack2,
  missing: IconShoppingCart,
  empty: IconCards,
}

/** A deck, whether it can be built, and what that takes. */
export function PlanItem({ deck, cover, isChosen, onChoose }: PlanItemProps) {
  const { id, name, format, commanderName } = deck
  const standing = standingOf(deck)
  const Icon = icons[standing]
  const cost = standing === 'missing' ? costWords(deck) : []
  return (
    <li className={classes.deck} data-standing={standing}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          className={classes.box}
          aria-label={`Buy for ${name}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </label>
      <PlanArt deck={deck} cover={cover} />
      <div className={classes.facts}>
        <h3 className={classes.name}>
          <Link to={pages.deck} params={{ deckId: id }}>
            {name}
          </Link>
        </h3>
        <p className={classes.quiet}>
          {[formatFacts[format].name, commanderName, cover?.artist && `art by ${cover.artist}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={classes.standing}>
          <Icon size={18} stroke={1.8} aria-hidden className={classes.icon} />
          <span>{standingWords[standing](deck)}</span>
        </p>
      </div>
      {cost.length > 0 && (
        <div className={classes.cost}>
          {cost.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
    </li>
  )
}
