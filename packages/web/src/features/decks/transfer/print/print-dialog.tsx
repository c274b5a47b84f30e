import { type DeckDetail, formatFacts } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deckQuery } from '../../../../card-kit/decks-query.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { PrintButton } from '../../../../ui/print-button.tsx'
import printed from '../../../../ui/printed.module.css'
import { Segments } from '../../../../ui/segments.tsx'
import { PanelSkeleton } from '../../kit/panel-skeleton.tsx'
import type { MenuDeck } from '../deck-menu.tsx'
import classes from './print-dialog.module.css'
import { PrintedList } from './printed-list.tsx'
import { RuleZeroCard } from './rule-zero-card.tsx'

interface PrintDialogProps {
  deck: Pick<MenuDeck, 'id' | 'name'>
  onClosed: () => void
}

/** A deck on paper: its list, or what the others at a Commander table want to know of it. */
export function PrintDialog({ deck, onClosed }: PrintDialogProps) {
  const { data, error, refetch } = useQuery(deckQuery(deck.id))
  return (
    <Dialog title={`Print: ${deck.name}`} width={640} onClosed={onClosed}>
      {() => {
        if (data) return <Paper deck={data} />
        if (!error) return <PanelSkeleton message="Loading the deck..." />
        return (
          <LoadProblem
            title="The deck could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )
      }}
    </Dialog>
  )
}

const sheets = [
  { name: 'list', label: 'Deck list' },
  { name: 'card', label: 'Rule 0 card' },
] as const

function Paper({ deck }: { deck: DeckDetail }) {
  const [sheet, setSheet] = useState<(typeof sheets)[number]['name']>('list')
  const hasCommander = formatFacts[deck.format].commanders !== null
  return (
    <>
      {hasCommander && (
        <div className={classes.sheets}>
          <Segments label="What to print" segments={sheets} chosen={sheet} onChange={setSheet} />
        </div>
      )}
      <div className={`${classes.paper} ${printed.only}`}>
        {sheet === 'list' ? <PrintedList deck={deck} /> : <RuleZeroCard deck={deck} />}
      </div>
      <div className={classes.foot}>
        <PrintButton />
      </div>
    </>
  )
}
