import { type DeckSummary, formatFacts, pages } from '@manafolio/contract'
import { IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import { Button } from '../../../ui/button.tsx'
import { CoverArt } from '../kit/cover-art.tsx'
import { overDecks } from '../kit/deck-link.ts'
import { StateBadge } from '../kit/state-badge.tsx'
import { DeckMenu } from '../transfer/deck-menu.tsx'
import { DeckNumbers } from './deck-numbers.tsx'
import classes from './deck-tile.module.css'

interface DeckTileProps {
  deck: DeckSummary
  onDelete: (deck: DeckSummary) => void
}

/** A deck with its cover, facts and actions. */
export function DeckTile({ deck, onDelete }: DeckTileProps) {
  const { id, format, commanderName, description, createdAt, colorIdentity, shareId } = deck
  return (
    <article className={classes.deck} aria-labelledby={`deck-${id}`}>
      <DeckCover deck={deck} titleId={`deck-${id}`} />
      <div className={classes.facts}>
        <p className={classes.line}>
          <span className={classes.format}>{formatFacts[format].name}</span>
          <Colors colors={colorIdentity} />
        </p>
        {commanderName && (
          <p className={classes.commander} title={commanderName}>
            <span className={classes.hidden}>Commander: </span>
            {commanderName}
          </p>
        )}
        {description && (
          <p className={classes.description} title={description}>
            {description}
          </p>
        )}
        <p className={classes.created}>
          <StateBadge state={deck.state} />
          <span>
            Created <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString()}</time>
          </span>
          {shareId !== null && (
            <span className={classes.shared} title="Anyone with the link can see it">
              <IconLink size={15} stroke={1.8} aria-hidden /> Shared
            </span>
          )}
        </p>
      </div>
      <div className={classes.foot}>
        <DeckNumbers deck={deck} />
        <DeckButtons deck={deck} onDelete={onDelete} />
      </div>
    </article>
  )
}

const colorNames: Record<string, string> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
}

/** The color identity as mana symbols, in WUBRG order. */
function Colors({ colors }: { colors: readonly string[] }) {
  const present = Object.keys(colorNames).filter((color) => colors.includes(color))
  if (present.length === 0) return null
  return (
    <span className={classes.colors}>
      <span className={classes.hidden}>
        Colors: {present.map((color) => colorNames[color]).join(', ')}
      </span>
      <span aria-hidden="true">
        <ManaCost cost={present.map((color) => `{${color}}`).join('')} />
      </span>
    </span>
  )
}

interface DeckCoverProps {
  deck: DeckSummary
  /** The id of the heading with the deck's name. */
  titleId: string
}

/** The cover art with the deck's name; it links to the deck. */
function DeckCover({ deck, titleId }: DeckCoverProps) {
  return (
    <div className={classes.cover}>
      <CoverArt cover={deck.cover} />
      <h2 id={titleId} className={classes.title}>
        <Link
          to={pages.deck}
          params={{ deckId: deck.id }}
          search={(search) => search}
          state={overDecks}
          resetScroll={false}
          className={classes.name}
          title={deck.name}
        >
          <span className={classes.text}>{deck.name}</span>
        </Link>
      </h2>
    </div>
  )
}

interface DeckButtonsProps {
  deck: DeckSummary
  onDelete: (deck: DeckSummary) => void
}

function DeckButtons({ deck, onDelete }: DeckButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        className={classes.edit}
        leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
        aria-label={`Edit ${deck.name}`}
        data-edits={deck.id}
        renderRoot={(props) => (
          <Link
            to={pages.deck}
            params={{ deckId: deck.id }}
            search={(search) => search}
            state={overDecks}
            resetScroll={false}
            {...props}
          />
        )}
      >
        Edit
      </Button>
      <Button
        variant="subtle"
        className={classes.delete}
        leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />}
        aria-label={`Delete ${deck.name}`}
        aria-haspopup="dialog"
        onClick={() => onDelete(deck)}
      >
        Delete
      </Button>
      <DeckMenu deck={deck} />
    </div>
  )
}
