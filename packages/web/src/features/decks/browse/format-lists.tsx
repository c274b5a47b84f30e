import {
  type DeckFormat,
  formatDescriptions,
  formatFacts,
  mainFormats,
  moreFormats,
} from '@manafolio/contract'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormatDrawing } from './format-drawing.tsx'
import classes from './format-lists.module.css'

/** The main formats, and the others on demand. */
export function FormatLists({ onCreate }: { onCreate: (format: DeckFormat) => void }) {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <>
      <FormatList formats={mainFormats} heading="h2" onCreate={onCreate} />
      <section className={classes.more} aria-labelledby={`${list}-title`}>
        <h2 id={`${list}-title`} className={classes.moreTitle}>
          More formats
        </h2>
        <p className={classes.moreNote}>
          Formats of MTG Arena, older cards and other ways to play Commander.
        </p>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer formats' : `Show ${moreFormats.length} more formats`}
        </Button>
        <div id={list}>
          {isOpen && <FormatList formats={moreFormats} heading="h3" onCreate={onCreate} />}
        </div>
      </section>
    </>
  )
}

interface FormatListProps {
  formats: readonly DeckFormat[]
  heading: 'h2' | 'h3'
  onCreate: (format: DeckFormat) => void
}

function FormatList({ formats, heading, onCreate }: FormatListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers some screen readers drop the list role
    <ul className={classes.formats} role="list">
      {formats.map((format) => (
        <li key={format}>
          <FormatCard format={format} heading={heading} onCreate={onCreate} />
        </li>
      ))}
    </ul>
  )
}

interface FormatCardProps {
  format: DeckFormat
  heading: 'h2' | 'h3'
  onCreate: (format: DeckFormat) => void
}

/** A format with its deck size and description. */
function FormatCard({ format, heading: Heading, onCreate }: FormatCardProps) {
  const { name, size, cards, commanders } = formatFacts[format]
  return (
    <article className={classes.format} aria-labelledby={`format-${format}`}>
      <div className={classes.drawing}>
        <FormatDrawing format={format} cards={cards} hasCommander={commanders !== null} />
      </div>
      <Heading id={`format-${format}`} className={classes.name}>
        {name}
      </Heading>
      <p className={classes.size}>{size}</p>
      <p className={classes.description}>{formatDescriptions[format]}</p>
      <Button
        variant="subtle"
        className={classes.create}
        aria-haspopup="dialog"
        onClick={() => onCreate(format)}
      >
        Create {/^[AEIOU]/.test(name) ? 'an' : 'a'} {name} deck
      </Button>
    </article>
  )
}
