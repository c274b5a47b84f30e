import { type CardChange, type CardChangeList, unknownLook } from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import { isDisabled } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { ChangeHistory } from './change-history.tsx'
import { ChangeNotice } from './change-notice.tsx'

const noon = '2026-08-15T12:00:00.000Z'
const change = (id: string, changed: Partial<CardChange> = {}): CardChange => ({
  id,
  strategy: 'merge',
  place: 'collection',
  deckId: null,
  deckName: null,
  oldScryfallId: `${id}-old`,
  newScryfallId: `${id}-new`,
  cardName: id,
  setCode: 'zen',
  collectorNumber: '126',
  ...unknownLook,
  copies: 2,
  copiesThere: 1,
  copiesAfter: 3,
  happenedAt: noon,
  seen: false,
  ...changed,
})

function listOf(...changes: CardChange[]): CardChangeList {
  const unseen = changes.filter(({ seen }) => !seen).length
  return {
    changes,
    total: changes.length,
    hasMore: false,
    unseen: { changes: unseen, cards: unseen },
  }
}

/** Responds with the list, which has no unseen changes after they were marked as seen. */
function serve(list: CardChangeList) {
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return Response.json(list)
    const { upTo } = JSON.parse(body)
    const left = list.changes.filter(({ seen, happenedAt }) => !seen && happenedAt > upTo)
    return Response.json({ changes: left.length, cards: left.length })
  })
}

/** The notice above the list, as on the account page. */
async function draw(list: CardChangeList) {
  serve(list)
  const { box } = await drawPage(() => (
    <>
      <ChangeNotice onDismissed={() => document.body.setAttribute('data-dismissed', '')} />
      <ChangeHistory />
    </>
  ))
  document.body.removeAttribute('data-dismissed')
  await waitFor(() => expect(box.textContent).toMatch(/None yet|newest first/))
  return box
}

const noticeIn = (box: Element) => box.querySelector('[role=status]')?.textContent
const buttonIn = (box: Element, name: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)

test('the notice describes what happened to each card', async () => {
  const merged = change('merged', {
    strategy: 'delete',
    cardName: null,
    copiesThere: 0,
    copiesAfter: 2,
  })
  const box = await draw(listOf(change('Goblin Guide'), merged))
  expect(noticeIn(box)).toBe(
    [
      'Scryfall changed 2 of your cards.',
      'Two records of Goblin Guide (ZEN 126) were merged. Your 2 copies are now with the 1 you had: 3.',
      'Scryfall no longer lists this printing. Your 2 copies stay in your collection, without price and picture.',
    ].join(''),
  )
  const link = [...box.querySelectorAll('a')].find((a) => a.textContent === 'All card changes')
  expect(link?.getAttribute('href')).toBe('/account#card-changes')
})

test('the notice lists three of many changes, and no seen ones', async () => {
  const seen = change('Long Known', { seen: true })
  const box = await draw(listOf(change('A'), change('B'), change('C'), change('D'), seen))
  expect(noticeIn(box)).toMatch(/A \(ZEN.*B \(ZEN.*C \(ZEN.*And one more change\.$/)
  expect(noticeIn(box)).not.toMatch(/D \(ZEN|Long Known/)
})

test('without unseen changes only the list is shown', async () => {
  const box = await draw(listOf(change('Goblin Guide', { seen: true })))
  expect(noticeIn(box)).toBe('')
  expect(buttonIn(box, 'Got it')).toBeUndefined()
  await waitFor(() => expect(box.querySelector('table')?.textContent).not.toContain('New'))
  expect(box.querySelector('table')?.textContent).toContain('Goblin Guide')
})

test('the list says when there are no changes', async () => {
  const box = await draw(listOf())
  expect(box.querySelector('table')).toBeNull()
  expect(box.querySelector('section')?.textContent).toContain('None yet.')
})

test('“Got it” dismisses the notice and moves the focus; the list stays', async () => {
  const box = await draw(listOf(change('Goblin Guide')))
  expect(box.querySelector('table')?.textContent).toContain('New')
  buttonIn(box, 'Got it')?.click()
  await waitFor(() => expect(noticeIn(box)).toBe(''))
  expect(document.body.hasAttribute('data-dismissed')).toBe(true)
  await waitFor(() => expect(box.querySelector('table')?.textContent).not.toContain('New'))
  expect(box.querySelector('table')?.textContent).toContain('Goblin Guide')
})

test('the notice stays if “Got it” fails', async () => {
  const box = await draw(listOf(change('Goblin Guide')))
  let answer = (_: Response) => {}
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', () => answered)
  buttonIn(box, 'Got it')?.click()
  await waitFor(() => expect(isDisabled(buttonIn(box, 'Got it'))).toBe(true))
  answer(new Response('', { status: 503 }))
  await waitFor(() => expect(isDisabled(buttonIn(box, 'Got it'))).toBe(false))
  expect(noticeIn(box)).toContain('Scryfall changed 1 of your cards.')
  expect(document.body.hasAttribute('data-dismissed')).toBe(false)
})
