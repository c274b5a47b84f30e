import { NativeSelect } from '@mantine/core'
import { messageOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { AffiliateNote } from '../../needs/affiliate-note.tsx'
import { PanelSkeleton } from '../../tools/panel-skeleton.tsx'
import type { SuggestedCardsProps } from '../suggested-cards.tsx'
import { budgetNames, budgets, useBudget } from './budgets.ts'
import { LackList } from './lack-list.tsx'
import classes from './lack-lists.module.css'

import { lacksAny } from './lack-words.ts'
import { useLacks } from './use-lacks.ts'

export function LackLists({ deck, actions }: SuggestedCardsProps) {
  const [budget, setBudget] = useBudget()
  const { lacks, error, refetch, isPlaceholderData } = useLacks(deck, budget)
  return (
    <div aria-busy={isPlaceholderData}>
      <NativeSelect
        label="Cards to show"
        className={classes.budget}
        value={budget}
        data={budgetNames.map((value) => ({ value, label: budgets[value].words }))}
        onChange={({ currentTarget: { selectedIndex } }) =>
          setBudget(budgetNames[selectedIndex] ?? 'any')
        }
      />
      {error && <LacksFailed error={error} onRetry={() => void refetch()} />}
      {!error && !lacks && <PanelSkeleton words="Looking for what this deck lacks..." />}
      {!error && lacks && (
        <>
          {!lacksAny(lacks) && <p className={classes.quiet}>{enough}</p>}
          {lacks.map((lack) => (
            <LackList key={lack.role} lack={lack} actions={actions} />
          ))}
          <AffiliateNote />
        </>
      )}
    </div>
  )
}

const enough = 'It has all that decks of its format usually have. More of what it does best:'

function LacksFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className={classes.failed}>
      <p>
        What this deck lacks could not be loaded.{' '}
        {messageOf(error, 'The server does not answer. Check your connection and try again.')}
      </p>
      <Button variant="default" mt={8} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
