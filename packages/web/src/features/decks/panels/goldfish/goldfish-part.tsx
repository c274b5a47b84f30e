import {
  type DeckSheet,
  freeMulligansIn,
  type GoldfishOptions,
  keepableLands,
} from '@manafolio/deck'
import { useMemo, useState } from 'react'
import { formatCount } from '../../../../lib/formats.ts'
import { CheckOption } from '../../../../ui/check-option.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import classes from './goldfish-part.module.css'
import { goldfishRows } from './goldfish-rows.ts'
import { IntervalTable } from './interval-table.tsx'
import { type GoldfishState, useGoldfish } from './use-goldfish.ts'

const games = 10_000

/** The same games for the same deck. */
const seed = 1

const firsts = [
  { name: 'play', label: 'On the play' },
  { name: 'draw', label: 'On the draw' },
] as const

/** Averages over games played alone. */
export function GoldfishPart({ sheet }: { sheet: DeckSheet }) {
  const isMultiplayer = freeMulligansIn(sheet.format) > 0
  const [first, setFirst] = useState<GoldfishOptions['first']>(isMultiplayer ? 'draw' : 'play')
  const [takesMulligans, setTakesMulligans] = useState(true)
  const options = useMemo<GoldfishOptions>(
    () => ({ games, seed, first, mulligans: takesMulligans ? 'usual' : 'none' }),
    [first, takesMulligans],
  )
  const { averages, isDone } = useGoldfish(sheet, options)
  const { from, to } = keepableLands(sheet.format)
  return (
    <section className={classes.part} aria-label="Goldfish" aria-busy={!isDone}>
      <h3 className={classes.title}>Goldfish</h3>
      <p className={classes.meaning}>
        Averages over {formatCount(games)} games without an opponent, one land played each turn,
        with their 95% margins of error.
      </p>
      <div className={classes.options}>
        <Segments label="Who goes first" segments={firsts} chosen={first} onChange={setFirst} />
        <CheckOption isChecked={takesMulligans} onChange={setTakesMulligans}>
          Mulligan hands without {from} to {to} lands
        </CheckOption>
      </div>
      {isMultiplayer && first === 'play' && (
        <p className={classes.meaning}>
          With more than two players nobody skips the first draw: that is “On the draw”.
        </p>
      )}
      <GamesPlayed averages={averages} isDone={isDone} />
      {averages && (
        <IntervalTable
          caption={`Averages over ${formatCount(averages.games)} games, with margins of error of 95%`}
          heads={['Measure', 'Average', 'Margin']}
          rows={goldfishRows(averages)}
        />
      )}
    </section>
  )
}

/** Its height is fixed, so that nothing moves when the games are done. */
function GamesPlayed({ averages, isDone }: GoldfishState) {
  const played = averages?.games ?? 0
  return (
    <p className={classes.progress}>
      {isDone ? (
        `${formatCount(played)} games played.`
      ) : (
        <>
          Playing...{' '}
          <progress
            className={classes.games}
            aria-label="Games played"
            max={games}
            value={played}
          />
        </>
      )}
    </p>
  )
}
