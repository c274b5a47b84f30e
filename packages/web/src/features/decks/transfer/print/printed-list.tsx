import { type DeckDetail, formatFacts } from '@manafolio/contract'
import { useMemo } from 'react'
import { formatCopies } from '../../../../lib/formats.ts'
import { type CardGroup, sectionsOf, sectionTitles } from '../../kit/rows/deck-sections.ts'
import classes from './print-dialog.module.css'

/** The cards of a deck by board and type, in columns. */
export function PrintedList({ deck }: { deck: DeckDetail }) {
  const sections = useMemo(() => sectionsOf(deck, { grouping: 'type' }), [deck])
  if (sections.length === 0) return <p>This deck has no cards yet.</p>
  return (
    <>
      <h2 className={classes.name}>{deck.name}</h2>
      <p className={classes.format}>{formatFacts[deck.format].name}</p>
      {sections.map(({ slot, copies, groups }) => (
        <section key={slot} aria-label={sectionTitles[slot]}>
          <h3 className={classes.board}>
            {sectionTitles[slot]} <span className={classes.count}>{formatCopies(copies)}</span>
          </h3>
          <div className={classes.columns}>
            {groups.map((group) => (
              <Group key={group.label} group={group} isOnly={groups.length === 1} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

/** The only group of a board needs no name beside it. */
function Group({ group: { label, copies, rows }, isOnly }: { group: CardGroup; isOnly: boolean }) {
  return (
    <div className={classes.group}>
      {!isOnly && (
        <h4 className={classes.type}>
          {label} <span className={classes.count}>{copies}</span>
        </h4>
      )}
      <ul className={classes.rows}>
        {rows.map(({ id, row }) => (
          <li key={id} className={classes.row}>
            <span className={classes.quantity}>{row.quantity}</span>
            <span>{row.cardName}</span>
            {row.card && (
              <span className={classes.printing}>
                {row.card.setCode.toUpperCase()} {row.card.collectorNumber}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
