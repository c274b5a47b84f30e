import { CardPicture } from '@manafolio/card-art'
import {
  buildStateNames,
  type DeckCover,
  formatFacts,
  type PlannedDeck,
  pages,
} from '@manafolio/contract'
import {
  IconArchive,
  IconCards,
  IconCircleCheck,
  IconShoppingCart,
  IconStack2,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyCover } from '../kit/empty-cover.tsx'
import classes from './plan-item.module.css'
import { formatCost, formatStanding, type Standing, standingOf } from './plan-text.ts'

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
  retired: IconArchive,
}

/** A deck, whether it can be built, and what is missing. */
export function PlanItem({ deck, cover, isChosen, onChoose }: PlanItemProps) {
  const { id, name, format, state, commanderName } = deck
  const standing = standingOf(deck)
  const Icon = icons[standing]
  const cost = standing === 'missing' ? formatCost(deck) : []
  const [failedUrl, setFailedUrl] = useState('')
  const artCrop = deck.cover?.artCrop
  const hasArt = Boolean(artCrop) && artCrop !== failedUrl
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
      <PlanArt deck={deck} cover={cover} hasArt={hasArt} onMissing={setFailedUrl} />
      <div className={classes.facts}>
        <h3 className={classes.name}>
          <Link to={pages.deck} params={{ deckId: id }} className={classes.link}>
            {name}
          </Link>
        </h3>
        <p className={classes.quiet}>
          {[
            formatFacts[format].name,
            buildStateNames[state],
            commanderName,
            hasArt && cover?.artist && `art by ${cover.artist}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={classes.standing}>
          <Icon size={18} stroke={1.8} aria-hidden className={classes.icon} />
          <span>{formatStanding[standing](deck)}</span>
        </p>
      </div>
      {cost.length > 0 && (
        <div className={classes.cost}>
          {cost.map((label) => (
            <p key={label}>{label}</p>
          ))}
        </div>
      )}
    </li>
  )
}

interface PlanArtProps {
  deck: PlannedDeck
  /** The cover with more details, where loaded. */
  cover: DeckCover | null
  /** Whether there is an image; otherwise its picture is drawn. */
  hasArt: boolean
  onMissing: (url: string) => void
}

/** The cover art of a deck, small. */
function PlanArt({ deck, cover, hasArt, onMissing }: PlanArtProps) {
  const { artCrop, name = '' } = deck.cover ?? {}
  return (
    <div className={classes.art} aria-hidden="true">
      {artCrop && hasArt ? (
        <img
          className={classes.image}
          src={artCrop}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => onMissing(artCrop)}
        />
      ) : (
        <Picture name={name} cover={cover} />
      )}
    </div>
  )
}

function Picture({ name, cover }: { name: string; cover: DeckCover | null }) {
  if (!name) return <EmptyCover />
  const { typeLine = '', colorIdentity = [] } = cover ?? {}
  return <CardPicture name={name} typeLine={typeLine} colors={colorIdentity.join('')} />
}
