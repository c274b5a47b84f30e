import { type DeckSummary, formatFacts } from '@manafolio/contract'
import { NativeSelect } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { ActionIcon } from '../../../ui/button.tsx'
import type { CompareParams } from './compare-params.ts'
import classes from './deck-choice.module.css'

interface DeckChoiceProps {
  decks: readonly DeckSummary[]
  chosen: CompareParams
  onChange: (chosen: CompareParams) => void
}

/** Which two decks are compared. */
export function DeckChoice({ decks, chosen, onChange }: DeckChoiceProps) {
  const data = [
    { value: '', label: 'Choose a deck' },
    ...decks.map(({ id, name, format }) => ({
      value: id,
      label: `${name} · ${formatFacts[format].name}`,
    })),
  ]
  const known = (id = '') => (decks.some((deck) => deck.id === id) ? id : '')
  return (
    <div className={classes.choice}>
      <NativeSelect
        label="First deck"
        data={data}
        value={known(chosen.one)}
        onChange={({ currentTarget }) => onChange({ ...chosen, one: currentTarget.value })}
      />
      <ActionIcon
        className={classes.swap}
        variant="default"
        size={44}
        aria-label="Swap the decks"
        title="Swap the decks"
        onClick={() => onChange(swapped(chosen))}
      >
        <IconArrowsExchange size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <NativeSelect
        label="Second deck"
        data={data}
        value={known(chosen.other)}
        onChange={({ currentTarget }) => onChange({ ...chosen, other: currentTarget.value })}
      />
    </div>
  )
}

function swapped({ one, other }: CompareParams): CompareParams {
  return { ...(other && { one: other }), ...(one && { other: one }) }
}
