import { type DeckSummary, formatFacts } from '@manafolio/contract'
import { IconLink } from '@tabler/icons-react'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import { DeckButtons } from './deck-buttons.tsx'
import { DeckCover } from './deck-cover.tsx'
import { DeckNumbers } from './deck-numbers.tsx'
import classes from './deck-tile.module.css'

interface DeckTileProps {
  deck: DeckSummary
  onDelete: (deck: DeckSummary) => void
}

/** A deck as its cover, with what it is and what can be done with it. */
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
          <span>
            Created <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString()}</time>
          </span>
          {shareId !== null && (
            <span className={classes.shared} title="Everybody who has the link can see it">
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

/** The colour identity as symbols in the order of the colour wheel. */
function Colors({ colors }: { colors: readonly string[] }) {
  const known = Object.keys(colorNames).filter((color) => colors.includes(color))
  if (known.length === 0) return null
  return (
    <span className={classes.colors}>
      <span className={classes.hidden}>
        Colours: {known.map((color) => colorNames[color]).join(', ')}
      </span>
      <span aria-hidden="true">
        <ManaCost cost={known.map((color) => `{${color}}`).join('')} />
      </span>
    </span>
  )
}
