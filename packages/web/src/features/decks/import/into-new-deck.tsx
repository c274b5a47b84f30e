import { formatFacts } from '@manafolio/contract'
import { useState } from 'react'
import { countOf } from '../../../lib/count-words.ts'
import { type DoneImport, ImportDone } from './commit/import-done.tsx'
import { NewDeckPanel } from './commit/new-deck-panel.tsx'
import { ListImport } from './list-import.tsx'

/** A list becomes a deck. */
export function IntoNewDeck() {
  const [done, setDone] = useState<DoneImport | null>(null)
  return (
    <ListImport
      format={undefined}
      panelOf={(reported) => (
        <NewDeckPanel
          {...reported}
          onMade={({ id, name, format, cardCount }) =>
            setDone({
              deckId: id,
              title: 'Deck created!',
              words: `Your ${formatFacts[format].name} deck “${name}” has ${countOf(cardCount, 'card')}.`,
              left: reported.lines.filter(({ state }) => state === 'fix'),
            })
          }
        />
      )}
      done={
        done &&
        ((onAgain) => (
          <ImportDone
            done={done}
            state="saved"
            onAgain={() => {
              setDone(null)
              onAgain()
            }}
          />
        ))
      }
    />
  )
}
