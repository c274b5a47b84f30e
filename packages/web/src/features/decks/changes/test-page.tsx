import { onTestFinished } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import type { DeckRow } from '../deck-actions.ts'
import type { ChangesNow, DeckChanges } from './deck-changes.ts'
import { knownChanges } from './known-changes.ts'
import { useDeckChanges } from './use-deck-changes.ts'

/** A page with nothing but the deck as it is shown, once it is there. */
export async function drawDeck() {
  let changes: DeckChanges | undefined
  let rows: readonly DeckRow[] = []
  let drawn: ChangesNow | undefined
  function Page() {
    const { deck, now, ...open } = useDeckChanges('deck-1')
    changes = open.changes
    rows = deck?.cards ?? []
    drawn = now
    return (
      <>
        <h1>{deck?.name}</h1>
        <ul>
          {rows.map(({ quantity, cardName, slotType, scryfallId }) => (
            <li key={slotType + scryfallId}>{`${quantity} ${cardName} ${slotType}`}</li>
          ))}
        </ul>
        <output>{`${deck?.cardCount}, ${deck?.sideCount} side, $${deck?.totalValue}`}</output>
        <p>{now.state}</p>
        <p id="undo">{now.lastDone?.kind}</p>
      </>
    )
  }
  const { box, unmount, queryClient } = await drawPage(Page, { user: karn, site: plainSite })
  onTestFinished(() => knownChanges(queryClient).closeAll()) // they outlive their page
  await waitFor(() => {
    if (!box.querySelector('h1')?.textContent) throw new Error('The deck is not there yet.')
  })
  if (!changes) throw new Error('The page was not drawn.')
  const { actions, now } = changes
  /** All that was done is at the server, and to be seen. */
  const isSaved = () =>
    waitFor(() => {
      if (drawn !== now() || drawn.state !== 'saved') throw new Error('It is not saved yet.')
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
