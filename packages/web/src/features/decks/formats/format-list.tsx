import { type DeckFormat, deckFormats } from '@manafolio/contract'
import { FormatCard } from './format-card.tsx'
import classes from './format-list.module.css'

/** The formats that decks are built for. */
export function FormatList({ onCreate }: { onCreate: (format: DeckFormat) => void }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list marks some readers forget that it is one
    <ul className={classes.formats} role="list">
      {deckFormats.map((format) => (
        <li key={format}>
          <FormatCard format={format} onCreate={onCreate} />
        </li>
      ))}
    </ul>
  )
}
