import { limits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { type EntryLine, type MassEntryLink, massEntryLinks } from './mass-entry.ts'

const plain = { baseUrl: null, propertyId: '7490466' }
const baseUrl = 'https://partner.tcgplayer.com/c/1/2/21018'
const programme = { baseUrl, propertyId: '7490466' }

function line(tcgplayerId: number, facts: Partial<EntryLine> = {}): EntryLine {
  const product = { tcgplayerId, finish: 'nonfoil' } as const
  return { cardName: `Card ${tcgplayerId}`, quantity: 1, product, ...facts }
}

const foil = (tcgplayerId: number, quantity = 1) =>
  line(tcgplayerId, { quantity, product: { tcgplayerId, finish: 'foil' } })

const named = (cardName: string, quantity = 1): EntryLine => ({ cardName, quantity, product: null })

/** The list that the marketplace receives, in either form. */
function entryIn({ target }: MassEntryLink): string {
  if (target.kind === 'form') return target.fields.c ?? ''
  const url = new URL(target.href)
  const page = new URL(url.searchParams.get('u') ?? url.href)
  return page.searchParams.get('c') ?? ''
}

function hrefOf(link: MassEntryLink | undefined): string {
  return link?.target.kind === 'link' ? link.target.href : 'none'
}

test('without a program the list goes to mass entry and still carries the user and the place', () => {
  const [link] = massEntryLinks(plain, [line(232745, { quantity: 4 }), line(233081)], 'user-1')
  expect(hrefOf(link)).toBe(
    'https://www.tcgplayer.com/massentry?productline=Magic&c=4-232745%7C%7C1-233081' +
      '&subId1=user-1&partnerpropertyid=7490466',
  )
})

test('with a program mass entry is its target, encoded once', () => {
  const [link] = massEntryLinks(programme, [line(232745, { quantity: 4 })], 'user-1')
  expect(hrefOf(link)).toBe(
    `${baseUrl}?subId1=user-1&partnerpropertyid=7490466` +
      '&u=https%3A%2F%2Fwww.tcgplayer.com%2Fmassentry%3Fproductline%3DMagic%26c%3D4-232745',
  )
})

test.each([
  ['without a program', plain],
  ['with a program', programme],
])('names with slashes and commas arrive unchanged %s', (_, affiliate) => {
  const lines = [named('Fire // Ice', 2), named('Ketramose, the New Dawn')]
  const [link] = massEntryLinks(affiliate, lines, 'user-1')
  if (!link) throw new Error('There is no link.')
  expect(entryIn(link)).toBe('2 Fire // Ice||1 Ketramose, the New Dawn')
  expect(hrefOf(link)).not.toContain('+')
})

test('each finish has its own list, and so do cards known by name only', () => {
  const etched = line(9, { product: { tcgplayerId: 9, finish: 'etched' } })
  const links = massEntryLinks(plain, [foil(7, 3), named('Sol Ring'), etched, line(8)], 'user-1')
  expect(links.map((link) => [link.kind, link.copies, entryIn(link)])).toEqual([
    ['nonfoil', 1, '1-8'],
    ['foil', 3, '3-7'],
    ['etched', 1, '1-9'],
    ['named', 1, '1 Sol Ring'],
  ])
})

test('no list is longer than mass entry accepts, and no copy is lost', () => {
  const lines = Array.from({ length: 1001 }, (_, at) => line(at + 1, { quantity: (at % 4) + 1 }))
  const links = massEntryLinks(programme, lines, 'user-1')
  expect(links.map(({ part, parts }) => `${part} of ${parts}`)).toEqual([
    ...['1 of 3', '2 of 3', '3 of 3'],
  ])
  const items = links.map((link) => entryIn(link).split('||'))
  expect(items.map(({ length }) => length)).toEqual([500, 500, 1])
  expect(items.flat()).toEqual(lines.map((one) => `${one.quantity}-${one.product?.tcgplayerId}`))
  const copies = links.reduce((sum, link) => sum + link.copies, 0)
  expect(copies).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0))
})

test('a list that is too long for an address is sent as a form, with the program and without a user id', () => {
  const lines = Array.from({ length: limits.massEntryLines }, (_, at) => line(500_000 + at))
  const [link] = massEntryLinks(programme, lines, 'user-1')
  if (link?.target.kind !== 'form') throw new Error('There is no form.')
  expect(link.target.action).toBe('https://store.tcgplayer.com/massentry')
  expect(Object.keys(link.target.fields)).toEqual(['c', 'affiliateurl'])
  expect(link.target.fields.affiliateurl).toBe(baseUrl)
  expect(link.target.fields.c).toMatch(/^1-500000\|\|1-500001\|\|.*\|\|1-500499$/)
  const [bare] = massEntryLinks(plain, lines, 'user-1')
  expect(bare?.target).toMatchObject({ kind: 'link' }) // shorter: encoded once
})

test('an address has at most 8,000 characters', () => {
  const longest = [300, 350, 400, 450, 500].map((count) => {
    const lines = Array.from({ length: count }, (_, at) => line(500_000 + at))
    return massEntryLinks(programme, lines, 'user-1')[0]
  })
  const lengths = longest.map((link) => hrefOf(link).length)
  expect(lengths.some((length) => length > 5000)).toBe(true)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(8000)
  expect(longest.at(-1)?.target.kind).toBe('form')
})

test('nothing to buy has no link', () => {
  expect(massEntryLinks(plain, [], 'user-1')).toEqual([])
})
