import type { ColorNeed, DeckSheet } from '@manafolio/deck'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { ManaSymbol } from '../../../../card-kit/mana-symbol.tsx'
import { countOf } from '../../../../lib/formats.ts'
import { colorLabels } from '../../kit/charts/color-labels.ts'
import classes from './odds-table.module.css'
import { SpellLink } from './spell-link.tsx'

const article =
  'https://www.tcgplayer.com/content/article/How-Many-Sources-Do-You-Need-to-Consistently-Cast-Your-Spells-A-2022-Update/dc23a7d2-0a16-4c0b-ad36-586fcca03ad8/'

const list = new Intl.ListFormat('en', { type: 'disjunction' })

interface ColorNeedsProps {
  needs: readonly ColorNeed[]
  sheet: DeckSheet
}

/** The lands that each color has and needs, with the card that needs most. */
export function ColorNeeds({ needs, sheet }: ColorNeedsProps) {
  return (
    <section aria-label="Sources that each color needs">
      <h3 className={classes.title}>Sources that each color needs</h3>
      <p className={classes.meaning}>
        How many lands of each color it takes to cast the most demanding card of that color on curve
        about nine times in ten, given enough lands. From{' '}
        <a
          href={article}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Frank Karsten’s tables (opens in a new tab)"
        >
          Frank Karsten’s tables
        </a>
        .
      </p>
      <table className={classes.table}>
        <caption className={classes.hidden}>
          Lands that make each color, and how many it needs
        </caption>
        <thead>
          <tr>
            <th scope="col">Color</th>
            <th scope="col" className={classes.text}>
              Most demanding
            </th>
            <th scope="col">Lands</th>
            <th scope="col">Needed</th>
          </tr>
        </thead>
        <tbody>
          {needs.map((need) => (
            <NeedRow key={need.colors.join('')} need={need} sheet={sheet} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function NeedRow({ need, sheet }: { need: ColorNeed; sheet: DeckSheet }) {
  const { colors, cardName, manaCost, landSources, needed } = need
  return (
    <tr>
      <th scope="row">
        <span className={classes.symbols}>
          {colors.map((color) => (
            <ManaSymbol key={color} symbol={color} />
          ))}
          <span className={classes.hidden}>
            {list.format(colors.map((color) => colorLabels[color]))}
          </span>
        </span>
      </th>
      <td className={classes.text}>
        <SpellLink cardName={cardName} sheet={sheet} /> <ManaCost cost={manaCost} />
        <NeedStatus need={need} />
      </td>
      <td>{landSources}</td>
      <td>{needed}</td>
    </tr>
  )
}

function NeedStatus({ need }: { need: ColorNeed }) {
  const { isEnough, needed, landSources, otherSources } = need
  if (isEnough) {
    const isAll = landSources < needed
    return <span className={classes.note}>{isAll ? 'Enough: every land makes it' : 'Enough'}</span>
  }
  return (
    <span className={classes.short}>
      {countOf(needed - landSources, 'land')} short
      {otherSources > 0 && `; ${countOf(otherSources, 'other card makes', 'other cards make')} it`}
    </span>
  )
}
