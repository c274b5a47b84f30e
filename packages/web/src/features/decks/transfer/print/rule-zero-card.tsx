import { type DeckDetail, formatFacts } from '@manafolio/contract'
import { type DeckSheet, numbersOf, type RoleName, roleCountsOf, roles } from '@manafolio/deck'
import { formatCount } from '../../../../lib/formats.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import { leadersOf } from '../../kit/rows/leaders.tsx'
import { useDeckSheet } from '../../kit/use-deck-sheet.ts'
import { useFindings } from '../../panels/legality/use-findings.ts'
import { formatVerdict, verdictOf } from '../../panels/legality/verdict.ts'
import classes from './print-dialog.module.css'

/** The facts for the talk before a game of Commander: https://mtgcommander.net calls it Rule 0. */
export function RuleZeroCard({ deck }: { deck: DeckDetail }) {
  const { sheet, failure } = useDeckSheet(deck)
  if (failure) return <LoadProblem title="The card could not be made" {...failure} />
  if (!sheet) return <PanelSkeleton message="Counting the cards of the deck..." />
  return <Card deck={deck} sheet={sheet} />
}

/** What other players ask for, in this order. */
const countedRoles: readonly RoleName[] = [
  ...(['ramp', 'draw', 'tutor', 'removal'] as const),
  ...(['sweeper', 'counterspell', 'recursion', 'finisher'] as const),
]

/** Left to the player's pen. */
const questions = ['How it wins', 'How fast it is', 'What not everybody likes']

function Card({ deck, sheet }: { deck: DeckDetail; sheet: DeckSheet }) {
  const verdict = verdictOf(useFindings(sheet) ?? [])
  const names = leadersOf(deck).map(({ name }) => name)
  const { averageManaValue, lands } = numbersOf(sheet)
  const counts = roleCountsOf(sheet)
  const figures = [
    { label: 'Mana value', value: averageManaValue?.toFixed(2) ?? '–' },
    { label: 'Lands', value: formatCount(lands) },
    ...countedRoles.map((role) => ({
      label: roles[role].label,
      value: formatCount(counts.get(role) ?? 0),
    })),
  ]
  return (
    <div className={classes.card}>
      <h2 className={classes.name}>{deck.name}</h2>
      {names.length > 0 && <p className={classes.leaders}>{names.join(' & ')}</p>}
      <p className={classes.format}>{formatVerdict(verdict, formatFacts[deck.format].name)}</p>
      {deck.description && <p className={classes.description}>{deck.description}</p>}
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {questions.map((question) => (
        <p key={question} className={classes.question}>
          {question}
        </p>
      ))}
    </div>
  )
}
