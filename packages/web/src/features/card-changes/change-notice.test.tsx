import type { CardChange, CardChangeList } from '@manafolio/contract'
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

/** Answers the list, and what is not seen after it was marked up to an instant. */
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
      <ChangeNotice onGone={() => document.body.setAttribute('data-gone', '')} />
      <ChangeHistory />
    </>
  ))
  document.body.removeAttribute('data-gone')
  await waitFor(() => expect(box.textContent).toMatch(/None yet|newest first/))
  return box
}

const noticeIn = (box: Element) => box.querySelector('[role=status]')?.textContent
const buttonIn = (box: Element, name: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)

test('the notice tells what happened to each card', async () => {
  const gone = change('gone', {
    strategy: 'delete',
    cardName: null,
    copiesThere: 0,
    copiesAfter: 2,
  })
  const box = await draw(listOf(change('Goblin Guide'), gone))
  expect(noticeIn(box)).toBe(
    [
      'Scryfall changed 2 of your cards.',
      'Two records of Goblin Guide (ZEN 126) became one. Your 2 copies are now with the 1 you had: 3.',
      'Scryfall no longer lists this printing. Your 2 copies stay in your collection, without price and picture.',
    ].join(''),
  )
  const link = [...box.querySelectorAll('a')].find((a) => a.textContent === 'All card changes')
  expect(link?.getAttribute('href')).toBe('/account#card-changes')
})

test('of many changes three are told, of those seen none', async () => {
  const seen = change('Long Known', { seen: true })
  const box = await draw(listOf(change('A'), change('B'), change('C'), change('D'), seen))
  expect(noticeIn(box)).toMatch(/A \(ZEN.*B \(ZEN.*C \(ZEN.*And one change more\.$/)
  expect(noticeIn(box)).not.toMatch(/D \(ZEN|Long Known/)
})

test('when everything is seen there is no notice, but the list', async () => {
  const box = await draw(listOf(change('Goblin Guide', { seen: true })))
  expect(noticeIn(box)).toBe('')
  expect(buttonIn(box, 'Got it')).toBeUndefined()
  await waitFor(() => expect(box.querySelector('table')?.textContent).not.toContain('New'))
  expect(box.querySelector('table')?.textContent).toContain('Goblin Guide')
})

test('without changes the list says so', async () => {
  const box = await draw(listOf())
  expect(box.querySelector('table')).toBeNull()
  expect(box.querySelector('section')?.textContent).toContain('None yet.')
})

test('“Got it” takes the notice away and hands on the focus; the list stays', async () => {
  const box = await draw(listOf(change('Goblin Guide')))
  expect(box.querySelector('table')?.textContent).toContain('New')
  buttonIn(box, 'Got it')?.click()
  await waitFor(() => expect(noticeIn(box)).toBe(''))
  expect(document.body.hasAttribute('data-gone')).toBe(true)
  await waitFor(() => expect(box.querySelector('table')?.textContent).not.toContain('New'))
  expect(box.querySelector('table')?.textContent).toContain('Goblin Guide')
})

test('a “Got it” that fails leaves the notice', async () => {
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
  expect(document.body.hasAttribute('data-gone')).toBe(false)
})
