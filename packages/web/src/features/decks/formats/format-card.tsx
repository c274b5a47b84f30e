import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { Button } from '../../../ui/button.tsx'
import classes from './format-card.module.css'
import { FormatDrawing } from './format-drawing.tsx'

interface FormatCardProps {
  format: DeckFormat
  onCreate: (format: DeckFormat) => void
}

/** A format with its deck size and what it is about. */
export function FormatCard({ format, onCreate }: FormatCardProps) {
  const { name, size, cards, description, commanders } = formatFacts[format]
  return (
    <article className={classes.format} aria-labelledby={`format-${format}`}>
      <div className={classes.drawing}>
        <FormatDrawing format={format} cards={cards} hasCommander={commanders !== null} />
      </div>
      <h2 id={`format-${format}`} className={classes.name}>
        {name}
      </h2>
      <p className={classes.size}>{size}</p>
      <p className={classes.description}>{description}</p>
      <Button
        variant="subtle"
        className={classes.create}
        aria-haspopup="dialog"
        onClick={() => onCreate(format)}
      >
        Create a {name} deck
      </Button>
    </article>
  )
}
