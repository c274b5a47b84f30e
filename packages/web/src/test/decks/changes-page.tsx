import { onTestFinished } from 'vitest'
import type { ChangesSnapshot } from '../../features/decks/kit/changes/changes-snapshot.ts'
import type { DeckChanges } from '../../features/decks/kit/changes/deck-changes.ts'
import { deckChangesRegistry } from '../../features/decks/kit/changes/deck-changes-registry.ts'
import { useDeckChanges } from '../../features/decks/kit/changes/use-deck-changes.ts'
import type { DeckRow } from '../../features/decks/kit/deck-actions.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

/** Draws a page with just the deck, and waits until it is loaded. */
export async function drawDeck() {
  let changes: DeckChanges | undefined
  let rows: readonly DeckRow[] = []
  let drawn: ChangesSnapshot | undefined
  function Page() {
    const { deck, snapshot, ...open } = useDeckChanges('deck-1')
    changes = open.changes
    rows = deck?.cards ?? []
    drawn = snapshot
    return (
      <>
        <h1>{deck?.name}</h1>
        <ul>
          {rows.map(({ quantity, cardName, slotType, scryfallId, finish }) => (
            <li
              key={`${slotType} ${scryfallId} ${finish}`}
            >{`${quantity} ${cardName} ${slotType}`}</li>
          ))}
        </ul>
        <output>{`${deck?.cardCount}, ${deck?.sideCount} side, $${deck?.totalValue}`}</output>
        <p>{snapshot.state}</p>
        <p id="undo">{snapshot.nextUndo?.kind}</p>
      </>
    )
  }
  const { box, unmount, queryClient } = await drawPage(Page, { user: karn, site: plainSite })
  onTestFinished(() => deckChangesRegistry(queryClient).closeAll()) // they outlive their page
  await waitFor(() => {
    if (!box.querySelector('h1')?.textContent) throw new Error('The deck is not loaded yet.')
  })
  if (!changes) throw new Error('The page was not rendered.')
  const { actions, getSnapshot } = changes
  /** All changes are saved, and the page shows it. */
  const isSaved = () =>
    waitFor(() => {
      if (drawn !== getSnapshot() || drawn.state !== 'saved')
        throw new Error('It is not saved yet.')
    })
  const row = (name: string, slotType = 'main') => {
    const found = rows.find((one) => one.cardName === name && one.slotType === slotType)
    if (!found) throw new Error(`There is no row of “${name}”.`)
    return found
  }
  return { box, unmount, queryClient, changes, actions, row, isSaved }
}

export const rowsIn = (box: Element) => [...box.querySelectorAll('li')].map((li) => li.textContent)
export const numbersIn = (box: Element) => box.querySelector('output')?.textContent
export const stateIn = (box: Element) => box.querySelector('p')?.textContent
