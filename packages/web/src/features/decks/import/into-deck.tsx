import type { DeckDetail } from '@manafolio/contract'
import { useState } from 'react'
import { countOf } from '../../../lib/count-words.ts'
import { toast } from '../../../ui/toast.ts'
import { DeckPanel } from './commit/deck-panel.tsx'
import { type DoneImport, ImportDone } from './commit/import-done.tsx'
import type { ListMode } from './commit/list-change.ts'
import { ListImport } from './list-import.tsx'
import { useListedDeck } from './use-listed-deck.ts'

const didWords: Record<ListMode, (copies: number) => { did: string; title: string }> = {
  add: (copies) => ({
    did: `adding ${countOf(copies, 'card')} from a list`,
    title: `${countOf(copies, 'card')} added`,
  }),
  replace: (copies) => ({
    did: `replacing all cards by ${countOf(copies, 'card')} from a list`,
    title: `Replaced by ${countOf(copies, 'card')}`,
  }),
}

/** A list comes into a deck that is there. */
export function IntoDeck({ before }: { before: DeckDetail }) {
  const { deck, state, isRefused, apply } = useListedDeck(before)
  const [done, setDone] = useState<DoneImport | null>(null)
  return (
    <ListImport
      format={deck.format}
      panelOf={({ lines }) => (
        <DeckPanel
          deck={deck}
          lines={lines}
          isRefused={isRefused}
          onApply={(change, mode, copies) => {
            const { did, title } = didWords[mode](copies)
            if (!apply(change, did)) {
              toast('Nothing to change', 'The deck has exactly these cards already.')
              return
            }
            const left = lines.filter((line) => line.state === 'fix')
            const words = `They are in “${deck.name}”. You can undo this where you edit the deck.`
            setDone({ deckId: deck.id, title, words, left })
          }}
        />
      )}
      done={
        done && !isRefused
          ? (onAgain) => (
              <ImportDone
                done={done}
                state={state}
                onAgain={() => {
                  setDone(null)
                  onAgain()
                }}
              />
            )
          : null
      }
    />
  )
}
