import {
  finishes,
  finishNames,
  type MissingCost,
  type SetGoal,
  type SetPage,
  setGoals,
} from '@manafolio/contract'
import { IconShoppingCart } from '@tabler/icons-react'
import { useState } from 'react'
import { formatPriceDate } from '../../lib/dates.ts'
import {
  type Currency,
  countOf,
  formatCount,
  formatMoney,
  formatPercent,
} from '../../lib/formats.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ShareBar } from '../../ui/share-bar.tsx'
import classes from './completion.module.css'
import type { SetParams } from './sets-params.ts'

const SetBuyDialog = lazyDialog(async () => (await import('./set-buy-dialog.tsx')).SetBuyDialog)

interface CompletionProps {
  page: SetPage
  params: SetParams
  onChange: (params: SetParams) => void
}

/** What is owned of a set, and what the rest of it costs. */
export function Completion({ page, params, onChange }: CompletionProps) {
  return (
    <div className={classes.panel} data-owned={page.owned !== null || undefined}>
      {page.owned && <Shares page={page} owned={page.owned} />}
      <Costs page={page} params={params} onChange={onChange} />
    </div>
  )
}

interface SharesProps {
  page: SetPage
  owned: NonNullable<SetPage['owned']>
}

/** By card, by printing and by finish. */
function Shares({ page: { set, finishes: inFinish }, owned }: SharesProps) {
  const { cards = 0, printings = 0 } = set.owned ?? {}
  const ofFinishes = finishes
    .filter((finish) => inFinish[finish] > 0)
    .map((finish) => ({
      label: finishNames[finish],
      value: owned.finishes[finish],
      max: inFinish[finish],
    }))
  const shares = [
    { label: 'Cards', value: cards, max: set.cardCount },
    { label: 'Printings', value: printings, max: set.printingCount },
    ...ofFinishes,
  ]
  return (
    <section aria-labelledby="completion" className={classes.part}>
      <h2 id="completion" className={classes.title}>
        What you own
      </h2>
      <ul className={classes.shares}>
        {shares.map(({ label, value, max }) => (
          <li key={label} className={classes.share}>
            <span className={classes.label}>{label}</span>
            <span className={classes.numbers}>
              <b>{formatCount(value)}</b> of {formatCount(max)}
            </span>
            <span className={classes.percent}>{percentOf(value, max)}</span>
            <ShareBar label={`${label} that you own`} value={value} max={max} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only what is whole is 100%. */
function percentOf(value: number, max: number): string {
  const share = max > 0 ? value / max : 0
  return formatPercent(share < 1 ? Math.min(share, 0.99) : 1)
}

const currencies = [
  { name: 'usd', label: 'USD' },
  { name: 'eur', label: 'EUR' },
] as const

const goals: Record<SetGoal, { one: string; many: string }> = {
  cards: { one: 'One of every card', many: 'cards' },
  printings: { one: 'One of every printing', many: 'printings' },
}

/** What the missing cards and printings cost where each is cheapest in the set. */
function Costs({ page, params, onChange }: CompletionProps) {
  const [buying, setBuying] = useState<SetGoal | null>(null)
  const { currency: chosen = 'usd', ...others } = params
  const { missing, owned, set, pricesAsOf } = page
  return (
    <section aria-labelledby="costs" className={classes.part}>
      <div className={classes.head}>
        <h2 id="costs" className={classes.title}>
          {owned ? 'Cost of the rest' : 'What the set costs'}
        </h2>
        <Segments
          label="Currency"
          segments={currencies}
          chosen={chosen}
          onChange={(currency) => onChange({ ...others, ...(currency === 'eur' && { currency }) })}
        />
      </div>
      <ul className={classes.costs}>
        {setGoals.map((goal) => (
          <li key={goal} className={classes.cost}>
            <p className={classes.goal}>{goals[goal].one}</p>
            <Cost missing={missing[goal]} goal={goal} currency={chosen} />
            {owned && missing[goal].count > 0 && (
              <Button
                variant="default"
                className={classes.buy}
                leftSection={<IconShoppingCart size={18} stroke={1.7} aria-hidden />}
                aria-haspopup="dialog"
                aria-label={`Buy list: ${goals[goal].one.toLowerCase()}`}
                onClick={() => setBuying(goal)}
              >
                Buy list
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        Each at its cheapest in this set, prices as of {formatPriceDate(pricesAsOf, 'long')}.
      </p>
      {buying && <SetBuyDialog set={set} goal={buying} onClosed={() => setBuying(null)} />}
    </section>
  )
}

interface CostProps {
  missing: MissingCost
  goal: SetGoal
  currency: Currency
}

function Cost({ missing, goal, currency }: CostProps) {
  const { count } = missing
  const { total, unpriced } = missing[currency]
  const noun = goal.slice(0, -1)
  if (count === 0) return <p className={classes.done}>You own every {noun}.</p>
  return (
    <p className={classes.amount}>
      <b className={classes.total}>{unpriced < count ? formatMoney(total, currency) : 'N/A'}</b>{' '}
      <span className={classes.quiet}>
        {unpriced < count && `for ${countOf(count - unpriced, noun)}`}
        {unpriced > 0 && unpriced < count && '; '}
        {unpriced > 0 && `${countOf(unpriced, noun)} without a price`}
      </span>
    </p>
  )
}
