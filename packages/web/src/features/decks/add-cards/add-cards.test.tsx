// @vitest-environment happy-dom
import { type Card, type CardSearchResult, type DeckDetail, searchCards } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buttonIn, type } from '../../../test/controls.ts'
import { type SentToDecks, setUpDeckServer } from '../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { toastShown } from '../../../test/toasts.ts'
import type { DeckActions } from '../deck-actions.ts'
import { AddCards } from './add-cards.tsx'

const server = setUpDeckServer()
beforeEach(() => localStorage.clear())

const bolt = cardNamed('Lightning Bolt')
const helix = cardNamed('Lightning Helix', { tcgplayerId: null })
const priced = (id: string, usd: string | null): Card =>
  cardNamed('Lightning Bolt', { id, prices: { usd, usdFoil: null, eur: null, eurFoil: null } })

/** The part with a deck of its own, and what was added, in order. */
async function draw(facts: Partial<DeckDetail> = {}) {
  const added: string[] = []
  function Editor() {
    const [deck, setDeck] = useState(() => deckOf(facts))
    const actions: DeckActions = {
      add: (card, slotType) => {
        added.push(`${slotType} ${card.id}`)
        setDeck((now) => ({ ...now, cards: [...now.cards, rowOf(card, 1, slotType)] }))
      },
      ...{ setQuantity: fail, remove: fail, move: fail, changePrinting: fail },
    }
    return (
      <>
        <AddCards deck={deck} actions={actions} />
        <input id="other" />
      </>
    )
  }
  const { box } = await drawPage(() => <Editor />, { user: karn, site: plainSite })
  const field = await vi.waitFor(() =>
    found(box.querySelector<HTMLInputElement>('[role=combobox]')),
  )
  return { box, field, added }
}

function fail(): never {
  throw new Error('nothing but adding is asked for here')
}

function found<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Error('it is not there')
  return thing
}

const rowsOf = (box: ParentNode) => [...box.querySelectorAll('tr')]
const namesIn = (box: ParentNode) =>
  rowsOf(box).map((row) => row.querySelector('b')?.textContent ?? '')
const shows = (box: ParentNode, ...names: string[]) =>
  vi.waitFor(() => expect(namesIn(box)).toEqual(names))
const rowOfCard = (box: ParentNode, name: string) =>
  found(rowsOf(box).find((row) => row.textContent?.includes(name)))

/** Whether the key was left to whatever is around. */
function press(target: Element, key: string, init: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )
}

/** A promise that is kept when the test says so. */
function later<T>() {
  let resolve: (value: T) => void = fail
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

const isSearch = ({ path }: SentToDecks) => path === searchCards.path
const answerOf = (cards: Card[], facts: Partial<CardSearchResult> = {}) =>
  HttpResponse.json({
    ...{ cards, totalCards: cards.length, hasMore: false, searchMode: 'cards', explanation: '' },
    ...{ warnings: [], clauses: [], didYouMean: null, pricesAsOf: '2026-08-15', ...facts },
  })

test('before a search stand two queries that suit the deck, to press', async () => {
  const { box, field } = await draw({ format: 'brawl', commanderName: 'Omnath', colorIdentity: [] })
  expect(box.textContent).toContain('A card name, or a query such as')
  buttonIn(box, 't:creature mv<=2 legal:standardbrawl id:c').click()
  await vi.waitFor(() => expect(field.value).toBe('t:creature mv<=2 legal:standardbrawl id:c'))
  expect(document.activeElement).toBe(field)
  await vi.waitFor(() => expect(box.textContent).toContain('No cards found'))
})

test('what is typed is searched for, with all that belongs to a result', async () => {
  server.found = { bolt: [bolt], helix: [helix] }
  server.owned = { 'lightning-bolt': 4 }
  const { box, field } = await draw({ cards: [rowOf(priced('bolt-lea', '1.00'), 2, 'side')] })
  type(field, ' bolt ')
  await shows(box, 'Lightning Bolt')
  expect(server.searched).toEqual(['order:edhrec (bolt)'])
  const [row] = rowsOf(box)
  await vi.waitFor(() => expect(row?.textContent).toContain('2 in side You own 4'))
  for (const text of ['Creature — Goblin', 'ZEN', 'Zendikar', 'rare', '$1.50']) {
    expect(row?.textContent).toContain(text)
  }
  expect(row?.querySelector('a')?.href).toContain('tcgplayer.com/product/7')
  expect(found(box.querySelector('[role=status]')).textContent).toBe('1 card found')
  type(field, 'helix')
  await shows(box, 'Lightning Helix')
  await vi.waitFor(() => expect(box.textContent).toContain('Not owned'))
  expect(rowOfCard(box, 'Lightning Helix').querySelector('a')).toBeNull()
})

test('a card is shown once, at its lowest price, and the one of that name first', async () => {
  const guide = cardNamed('Goblin Guide')
  server.found = {
    light: [guide, priced('none', null), priced('dear', '9.00'), priced('cheap', '0.50')],
  }
  const { box, field, added } = await draw()
  type(field, 'light')
  await shows(box, 'Goblin Guide', 'Lightning Bolt')
  expect(rowOfCard(box, 'Lightning Bolt').textContent).toContain('$0.50')
  server.found = { 'lightning bolt': server.found.light ?? [] }
  type(field, 'lightning bolt')
  await shows(box, 'Lightning Bolt', 'Goblin Guide')
  press(field, 'Enter')
  expect(added).toEqual(['main cheap'])
})

test('a card of that name is asked for when it may stand on another page', async () => {
  const forest = cardNamed('Forest')
  server.override = ({ path, body }) => {
    if (path !== searchCards.path) return
    if (body.query === '!"forest"') return answerOf([forest])
    return answerOf([cardNamed('Misty Rainforest')], { hasMore: true })
  }
  const { box, field } = await draw()
  type(field, 'forest')
  await shows(box, 'Forest', 'Misty Rainforest')
  expect(box.querySelector('[role=status]')?.textContent).toBe('The first 2 cards')
})

test('at most twenty cards are shown', async () => {
  const goblins = Array.from({ length: 21 }, (_, at) => cardNamed(`Goblin ${at + 1}`))
  server.found = { goblin: goblins }
  const { box, field } = await draw()
  type(field, 'goblin')
  await shows(box, ...goblins.slice(0, 20).map(({ name }) => name))
  expect(box.textContent).not.toContain('Goblin 21')
  expect(box.querySelector('[role=status]')?.textContent).toBe('The first 20 cards')
})

test('buttons add to the main deck and to the sideboard, which the row shows at once', async () => {
  server.found = { l: [bolt, helix] }
  const { box, field, added } = await draw()
  type(field, 'l')
  await shows(box, 'Lightning Bolt', 'Lightning Helix')
  buttonIn(box, 'Add Main: Lightning Helix').click()
  buttonIn(box, 'Add Side: Lightning Helix').click()
  await vi.waitFor(() => {
    expect(rowOfCard(box, 'Lightning Helix').textContent).toContain('1 in main · 1 in side')
  })
  expect(added).toEqual(['main lightning-helix', 'side lightning-helix'])
  expect(rowOfCard(box, 'Lightning Bolt').textContent).not.toContain('in main')
})

test('arrows choose, Enter adds to main and Shift+Enter to side; the text is ready to be replaced', async () => {
  server.found = { l: [bolt, helix] }
  const { box, field, added } = await draw()
  field.focus()
  type(field, 'l')
  await shows(box, 'Lightning Bolt', 'Lightning Helix')
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect(chosen()).toBeNull()
  press(field, 'ArrowDown')
  await vi.waitFor(() => expect(chosen()?.textContent).toContain('Lightning Bolt'))
  press(field, 'ArrowDown')
  await vi.waitFor(() => expect(chosen()?.textContent).toContain('Lightning Helix'))
  expect(chosen()?.getAttribute('aria-selected')).toBe('true')
  press(field, 'Enter')
  press(field, 'Enter', { shiftKey: true })
  press(field, 'Enter', { repeat: true })
  press(field, 'ArrowDown')
  await vi.waitFor(() => expect(chosen()).toBeNull())
  press(field, 'ArrowUp')
  await vi.waitFor(() => expect(chosen()?.textContent).toContain('Lightning Helix'))
  press(field, 'ArrowUp')
  await vi.waitFor(() => expect(chosen()?.textContent).toContain('Lightning Bolt'))
  press(field, 'Enter')
  expect(added).toEqual(['main lightning-helix', 'side lightning-helix', 'main lightning-bolt'])
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1])
  expect(document.activeElement).toBe(field)
})

test('the Enter of a keyboard on a screen searches, and adds nothing', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ ...new MediaQueryStub(), matches: media === '(pointer: coarse)' }) as never,
  )
  server.found = { l: [bolt] }
  const { box, field, added } = await draw()
  type(field, 'l')
  await shows(box, 'Lightning Bolt')
  expect(press(field, 'Enter')).toBe(true)
  expect(added).toEqual([])
  vi.restoreAllMocks()
})

class MediaQueryStub {
  addEventListener = () => {}
  removeEventListener = () => {}
}

test('Escape takes back the choice, then the text, and then is left to the dialog', async () => {
  server.found = { l: [bolt] }
  const { box, field } = await draw()
  const isKept = () => field.getAttribute('data-mantine-stop-propagation') === 'true'
  type(field, 'l')
  await shows(box, 'Lightning Bolt')
  press(field, 'ArrowDown')
  await vi.waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(true))
  expect(isKept()).toBe(true)
  expect(press(field, 'Escape')).toBe(false)
  await vi.waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(false))
  expect([field.value, isKept()]).toEqual(['l', true])
  expect(press(field, 'Escape')).toBe(false)
  await vi.waitFor(() => expect([field.value, isKept()]).toEqual(['', false]))
  expect(rowsOf(box)).toEqual([])
  expect(press(field, 'Escape')).toBe(true)
})

test('“/” goes to the field from anywhere but a field', async () => {
  const { box, field } = await draw()
  const other = found(box.querySelector<HTMLInputElement>('#other'))
  other.focus()
  expect(press(other, '/')).toBe(true)
  expect(document.activeElement).toBe(other)
  other.blur()
  expect(press(document.body, '/')).toBe(false)
  expect(document.activeElement).toBe(field)
})

test('a dialog over the editor keeps “/” to itself', async () => {
  const { box, field } = await draw()
  const dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  box.append(dialog)
  expect(press(dialog, '/')).toBe(true)
  expect(document.activeElement).not.toBe(field)
})

test('an answer that comes too late takes the place of none that came before it', async () => {
  const late = later<Response>()
  server.override = (sent) => {
    if (!isSearch(sent)) return
    return sent.body.query.includes('(bolt)') ? late.promise : answerOf([helix])
  }
  const { box, field } = await draw()
  type(field, 'bolt')
  await vi.waitFor(() => expect(box.querySelector('[aria-busy=true]')).not.toBeNull())
  type(field, 'helix')
  await shows(box, 'Lightning Helix')
  late.resolve(answerOf([bolt]))
  await late.promise
  type(field, 'helix ') // drawn once more, with the same question
  await vi.waitFor(() => expect(field.value).toBe('helix '))
  expect(namesIn(box)).toEqual(['Lightning Helix'])
})

test('the results before stay until the next ones come, and Enter does not add one of them', async () => {
  server.found = { bolt: [bolt] }
  const { box, field, added } = await draw()
  type(field, 'bolt')
  await shows(box, 'Lightning Bolt')
  const late = later<void>()
  server.override = async (sent) => {
    if (!isSearch(sent)) return
    await late.promise
    return answerOf([helix])
  }
  type(field, 'helix')
  await vi.waitFor(() => expect(box.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(namesIn(box)).toEqual(['Lightning Bolt'])
  press(field, 'Enter', { shiftKey: true })
  type(field, 'next')
  late.resolve()
  await vi.waitFor(() => expect(added).toEqual(['side lightning-helix']))
})

test('Enter before an answer that finds nothing says that nothing was added', async () => {
  const late = later<void>()
  server.override = async (sent) => {
    if (isSearch(sent)) await late.promise
    return undefined
  }
  const { box, field, added } = await draw()
  type(field, 'xyzzy')
  await vi.waitFor(() => expect(box.querySelector('[aria-busy=true]')).not.toBeNull())
  press(field, 'Enter')
  late.resolve()
  expect(await toastShown()).toEqual(['No cards found', 'Nothing was added for “xyzzy”.'])
  expect(added).toEqual([])
})

test('blank text is not searched for', async () => {
  const { box, field } = await draw()
  type(field, '   ')
  buttonIn(box, 'Search').click()
  expect(await toastShown()).toEqual([
    'Search query required',
    'Please enter a card name to search.',
  ])
  expect(server.searched).toEqual([])
})

test('a search that fails is told once, not for each letter, and can be tried again', async () => {
  const failed: string[] = []
  server.override = (sent) => {
    if (!isSearch(sent)) return
    failed.push(sent.body.query)
    return HttpResponse.error()
  }
  server.found = { bol: [bolt] }
  const { box, field } = await draw()
  type(field, 'bo')
  expect(await toastShown()).toEqual(['Search failed', 'Could not search for cards.'])
  await closeToast()
  type(field, 'bol')
  await vi.waitFor(() => expect(failed).toEqual(['order:edhrec (bo)', 'order:edhrec (bol)']))
  await vi.waitFor(() => buttonIn(box, 'Try again'))
  expect(document.querySelector('.mantine-Notification-root')).toBeNull()
  buttonIn(box, 'Try again').click()
  expect(await toastShown()).toEqual(['Search failed', 'Could not search for cards.'])
  await vi.waitFor(() => buttonIn(box, 'Try again'))
  server.override = () => undefined
  buttonIn(box, 'Try again').click()
  await shows(box, 'Lightning Bolt')
  expect(box.textContent).not.toContain('Try again')
})

function closeToast() {
  buttonIn(document, 'Close this message').click()
  return vi.waitFor(() => expect(document.querySelector('.mantine-Notification-root')).toBeNull())
}

test('nothing found: what was perhaps meant can be taken', async () => {
  server.override = (sent) => {
    if (!isSearch(sent)) return
    if (!sent.body.query.includes('lightnign')) return answerOf([bolt])
    return answerOf([], { didYouMean: 'order:edhrec (lightning bolt)' })
  }
  const { box, field } = await draw()
  type(field, 'lightnign bolt')
  await vi.waitFor(() => expect(box.textContent).toContain('No cards found'))
  buttonIn(box, 'lightning bolt').click()
  await shows(box, 'Lightning Bolt')
  expect(field.value).toBe('lightning bolt')
})

test.each([
  [{ format: 'modern' }, 'legal:modern'],
  [
    { format: 'brawl', commanderId: 'omnath', colorIdentity: ['R', 'G'] },
    'legal:standardbrawl id<=rg',
  ],
  [{ format: 'commander', commanderName: 'Kozilek', colorIdentity: [] }, 'legal:commander id:c'],
] satisfies [Partial<DeckDetail>, string][])(
  'only cards that fit %j are asked for as %s',
  async (facts, terms) => {
    server.found = { bolt: [bolt] }
    const { box, field } = await draw(facts)
    found(box.querySelector<HTMLInputElement>('[type=checkbox]')).click()
    type(field, 'bolt or helix')
    await shows(box, 'Lightning Bolt')
    expect(server.searched).toEqual([`order:edhrec ${terms} (bolt or helix)`])
  },
)

test('the option is remembered, and left when nothing fits', async () => {
  localStorage.setItem('manafolio-only-fitting-cards', 'true')
  server.found = { 'edhrec (bolt)': [bolt] }
  const { box, field } = await draw()
  type(field, 'bolt')
  await vi.waitFor(() => expect(box.textContent).toContain('No cards found'))
  buttonIn(box, 'Search all cards').click()
  await shows(box, 'Lightning Bolt')
  expect(localStorage.getItem('manafolio-only-fitting-cards')).toBe('false')
})

test('a query in the making does not swallow what must hold, and says what is ignored', async () => {
  server.found = { 'o:"draw a")': [bolt] }
  const { box, field } = await draw()
  type(field, 'o:"draw a')
  await shows(box, 'Lightning Bolt')
  expect(server.searched).toEqual(['order:edhrec (o:"draw a")'])
  expect(box.textContent).toContain('is never closed')
  type(field, 't:')
  await vi.waitFor(() => expect(box.textContent).toContain('a value is missing'))
  expect(namesIn(box)).toEqual([])
})
