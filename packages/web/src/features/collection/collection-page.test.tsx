import { expect, test } from 'vitest'
import { draw, numbersIn, tileOf } from '../../test/collection/collection-page.tsx'
import { entryOf, setUpCollectionServer } from '../../test/collection-server.ts'
import { waitFor } from '../../test/wait-for.ts'

const server = setUpCollectionServer()

test('a tile shows its printing, price and quantity', async () => {
  server.entries = [entryOf('goblin-guide', 3)]
  const { box } = await draw()
  const tile = tileOf(box, 'Goblin Guide, Zendikar 1')
  expect(tile.textContent).toMatch(/Goblin Guide.*Zendikar.*\$1\.50.*Buy.*3/)
  const [card, buy] = tile.querySelectorAll('a')
  expect(card?.getAttribute('href')).toBe('/card/zen/1/goblin-guide')
  expect(buy?.href).toContain('subId1=karn')
  expect(box.querySelector('[role=tab]')?.textContent).toBe('Cards (3)')
  expect(numbersIn(box)).toBe('1 printing3 copies$4.50')
})

test('the list exposes its length, and each tile its position', async () => {
  server.entries = ['opt', 'duress', 'shock'].map((id) => entryOf(id, 1))
  const { box } = await draw()
  const items = [...box.querySelectorAll('[role=list] [role=listitem]')]
  expect(
    items.map((one) => ['aria-posinset', 'aria-setsize'].map((name) => one.getAttribute(name))),
  ).toEqual([
    ['1', '3'],
    ['2', '3'],
    ['3', '3'],
  ])
})

test('of 20,000 printings a few dozen are rendered', async () => {
  server.entries = Array.from({ length: 20_000 }, (_, at) => entryOf(`card-${at}`, 1))
  const { box } = await draw()
  expect(box.querySelectorAll('article').length).toBeGreaterThan(2)
  expect(box.querySelectorAll('article').length).toBeLessThan(60)
  expect(box.querySelector('[role=listitem]')?.getAttribute('aria-setsize')).toBe('20000')
})

test('the tile shows the price of the first variant, and marks unusual copies', async () => {
  const kind = { finish: 'foil', condition: 'LP', language: 'de' } as const
  server.entries = [entryOf('opt', 2, [{ ...kind, quantity: 2 }]), entryOf('duress', 1)]
  const { box } = await draw()
  expect(tileOf(box, 'Opt').textContent).toMatch(/LP\s· DE.*\$9\.00 Foil/)
  expect(tileOf(box, 'Opt').textContent).toContain('all Lightly Played, all German')
  expect(tileOf(box, 'Duress').textContent).toContain('$1.50')
  expect(tileOf(box, 'Duress').textContent).not.toContain('Foil')
})

test('etched copies are bought as their own product', async () => {
  const kind = { finish: 'etched', condition: 'NM', language: 'en' } as const
  server.entries = [entryOf('opt', 1, [{ ...kind, quantity: 1 }]), entryOf('duress', 1)]
  const { box } = await draw()
  const productOf = (name: string) => {
    const buy = tileOf(box, name).querySelector<HTMLAnchorElement>('a[aria-label^=Buy]')
    return decodeURIComponent(buy?.href ?? '').match(/product\/(\d+)/)?.[1]
  }
  expect(productOf('Opt')).toBe('8')
  expect(productOf('Duress')).toBe('7')
})

test('the statistics have their own URL', async () => {
  server.entries = ['opt', 'duress', 'shock'].map((id) => entryOf(id, 1))
  const { box } = await draw('/collection?tab=statistics')
  await waitFor(() => expect(box.textContent).toContain('3 / 20,000 unique printings'))
  await waitFor(() => expect(box.textContent).toContain('Zendikar3 cards'))
  expect(box.textContent).toContain('$4.50')
})

test('an empty collection has no value to break down', async () => {
  const { box } = await draw('/collection?tab=statistics')
  await waitFor(() => expect(box.textContent).toContain('0 / 20,000 unique printings'))
  expect(box.textContent).not.toContain('Where the value is')
})
