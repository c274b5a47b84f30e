import {
  availableFinish,
  countsInDeck,
  type DeckCard,
  type DeckDetail,
  type DeckListFormat,
  type DeckListReport,
  type DeckRole,
  deckListFormat,
  deckListFormats,
  type Finish,
  finish,
  limits,
  type SlotType,
} from '@manafolio/contract'
import { listedDeck, type Place, sheetOf } from '@manafolio/deck'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSample } from '../../cards/sample.ts'
import { deckWith, reportOf, written } from '../../test/deck-lists.ts'
import { sampleFile } from '../../test/test-app.ts'

interface Carried {
  /** Lists of names alone come back in the usual printings. */
  printings: boolean
  name: boolean
  /** Formats that its lists may be taken for, where they look the same. */
  readAs: readonly (DeckListFormat | null)[]
  /** Places that a list has; cards of all others come back as cards of the slot. */
  places: Partial<Record<Place, 'main' | 'side'>>
}

const asMain = { signature_spell: 'main' } as const
const asSide = { commander: 'side', signature_spell: 'side', companion: 'side' } as const

/** What each format supports of a deck; what it says nothing of is lost. */
const carried: Record<DeckListFormat, Carried> = {
  arena: { printings: true, name: true, readAs: ['arena'], places: asMain },
  mtgo: { printings: false, name: false, readAs: ['mtgo'], places: asSide },
  // Its ids are those of Magic Online, which most printings have none of.
  dek: {
    printings: false,
    name: false,
    readAs: ['dek'],
    places: { signature_spell: 'side', companion: 'side' },
  },
  moxfield: {
    printings: true,
    name: false,
    readAs: ['moxfield', 'arena', 'mtgo', null],
    places: {},
  },
  moxfield_csv: { printings: true, name: false, readAs: ['moxfield_csv'], places: {} },
  archidekt: { printings: true, name: false, readAs: ['archidekt'], places: {} },
  archidekt_csv: { printings: true, name: false, readAs: ['archidekt_csv'], places: {} },
  tappedout: { printings: true, name: false, readAs: ['tappedout'], places: asMain },
  cockatrice: { printings: false, name: true, readAs: ['cockatrice'], places: asSide },
  cod: { printings: true, name: true, readAs: ['cod'], places: asSide },
  deckstats: { printings: true, name: false, readAs: ['deckstats'], places: asMain },
  goldfish: { printings: true, name: false, readAs: ['goldfish'], places: asMain },
  manabox: { printings: true, name: false, readAs: ['manabox'], places: asMain },
  xmage: { printings: true, name: true, readAs: ['xmage'], places: asSide },
  forge: {
    printings: true,
    name: true,
    readAs: ['forge'],
    places: { signature_spell: 'main', companion: 'side' },
  },
  markdown: { printings: true, name: true, readAs: ['markdown'], places: {} },
  prices: { printings: true, name: false, readAs: ['prices'], places: {} },
}

const sample = (await readSample(sampleFile)).map((card) => ({
  scryfallId: String(card.id),
  name: String(card.name),
  typeLine: String(card.type_line ?? card.card_faces?.[0]?.type_line ?? ''),
  // The card data has these as a list of texts.
  finishes: (card.finishes ?? []) as Finish[],
  isCard: !/token|emblem|art_series/.test(String(card.layout)),
}))
const cards = sample.filter(({ isCard }) => isCard)
const nameOf = new Map(sample.map(({ scryfallId, name }) => [scryfallId, name]))
const leaders = cards.filter(
  ({ typeLine }) => /Legendary|Planeswalker/.test(typeLine) && !typeLine.includes('Background'),
)

const walkers = new Set(
  cards.flatMap(({ scryfallId, typeLine }) =>
    /^Legendary Planeswalker/.test(typeLine) ? [scryfallId] : [],
  ),
)

interface Printing {
  scryfallId: string
}

interface Row extends Printing {
  slotType: SlotType
  finish?: Finish
}

function isSameCard(one: Printing, other: Printing): boolean {
  return nameOf.get(one.scryfallId) === nameOf.get(other.scryfallId)
}

function idsOf(some: readonly { scryfallId: string }[]) {
  return fc.constantFrom(...some.map(({ scryfallId }) => scryfallId))
}

function isSameRow(one: Row, other: Row): boolean {
  const { finish = 'nonfoil' } = one
  const isSamePlace = one.slotType === other.slotType && finish === (other.finish ?? 'nonfoil')
  return one.scryfallId === other.scryfallId && isSamePlace
}

const quantity = fc.integer({ min: 1, max: 9 })
const categories = fc.uniqueArray(
  fc.constantFrom('Ramp', 'Card draw', 'Win conditions', 'Über-Spells', '(maybe) 2-drops!'),
  { maxLength: 3 },
)
const note = fc.constantFrom(null, 'Best in slot', 'Cut first? It costs 5', '“why” & <so>')
const plainRow = fc
  .record({
    scryfallId: idsOf(cards),
    quantity,
    categories,
    note,
    slotType: fc.constantFrom<SlotType>('main', 'side', 'considering'),
    finish: fc.constantFrom<Finish>('nonfoil', 'foil', 'etched'),
  })
  .map((row) => ({ ...row, finish: availableFinish(printedIn(row.scryfallId), row.finish) }))

const finishesOf = new Map(sample.map(({ scryfallId, finishes }) => [scryfallId, finishes]))

function printedIn(scryfallId: string): readonly Finish[] {
  return finishesOf.get(scryfallId)?.toSorted(byPlainness) ?? []
}

function byPlainness(one: Finish, other: Finish): number {
  return finish.options.indexOf(one) - finish.options.indexOf(other)
}
const roleRow = (role: DeckRole, slotType: 'main' | 'side') =>
  fc.record({
    scryfallId: idsOf(leaders),
    quantity,
    role: fc.constant(role),
    slotType: fc.constant(slotType),
  })
const deck = fc
  .record({
    leader: fc.option(fc.record({ id: idsOf(leaders), isBeside: fc.boolean() })),
    roles: fc.tuple(
      fc.option(roleRow('commander', 'main')),
      fc.option(roleRow('signature_spell', 'main')),
      fc.option(roleRow('companion', 'side')),
    ),
    rows: fc.array(plainRow, { maxLength: 30 }),
    name: fc.stringMatching(/^[A-Za-z][A-Za-z0-9 &<'"é:-]{0,30}$/),
  })
  .map(({ leader, roles: [second, spell, companion], rows, name }) => {
    const led = leader && { scryfallId: leader.id, quantity: 1, slotType: 'main' as const }
    const leads = led && !leader.isBeside ? [led] : []
    // There is a second commander only where there is a first, and a spell beside planeswalkers.
    const beside = led && second && !isSameCard(led, second) ? second : null
    const casts = led && walkers.has(led.scryfallId) && !(beside && !walkers.has(beside.scryfallId))
    const cast = casts && spell && !isSameCard(led, spell) ? spell : null
    const inRoles = [beside, cast, companion].filter((row) => row !== null)
    // In two finishes, either of them may lead.
    const others = rows.filter(
      (row) => row.scryfallId !== leader?.id || row.finish === 'nonfoil' || row.slotType !== 'main',
    )
    const all = [...leads, ...inRoles, ...others].filter(
      (row, at, every) => every.findIndex((one) => isSameRow(one, row)) === at,
    )
    const commanderName = leader ? (nameOf.get(leader.id) ?? null) : null
    // A list of considered cards alone says nothing in most formats.
    return deckWith(all.some(countsInDeck) ? all : [...all, { scryfallId: plains }], {
      name,
      commanderId: leader?.id ?? null,
      commanderName,
      commander: leader ? (deckWith([{ scryfallId: leader.id }]).cards[0]?.card ?? null) : null,
    })
  })
const plains = cards.find(({ name }) => name === 'Plains')?.scryfallId ?? ''

interface Copies {
  key: string
  quantity: number
  role: string
  categories: readonly string[]
  note: string | null
}

/** Rows as `main Goblin Guide 4 [Ramp]`, `side Lurrus of the Dream-Den 1 companion []`: each card of a slot once. */
function joined(all: readonly Copies[]): string[] {
  const rows = new Map<string, Copies>()
  for (const copies of all) {
    const there = rows.get(copies.key)
    const quantity = copies.quantity + (there?.quantity ?? 0)
    // Of a row's copies one may lead, in a part of the list that names no category.
    const all = [...new Set([...(there?.categories ?? []), ...copies.categories])]
    const role = there?.role || copies.role
    rows.set(copies.key, { ...copies, ...there, quantity, role, categories: all })
  }
  return [...rows.values()]
    .map((row) =>
      [row.key, `${row.quantity}${row.role}`, `[${row.categories.join()}]`, row.note].join(' '),
    )
    .toSorted()
}

/** What is to come back of a deck. */
function expectedOf(from: DeckDetail, format: DeckListFormat): string[] {
  const { places } = carried[format]
  const { entries } = sheetOf(from, new Map())
  const counted = entries.map((entry) => {
    const { place, slotType, quantity, row } = entry
    const lost = places[place]
    const leads = place === 'commander' && row?.role !== 'commander'
    const role = lost || place === slotType ? '' : leads ? ' leads' : ` ${place}`
    const copies = { ...entry, finish: row?.finish ?? 'nonfoil', slotType: lost ?? slotType }
    return { key: keyOf(copies, format), quantity, role, ...supportedMarks(row, place, format) }
  })
  const considered = from.cards.filter(({ slotType }) => slotType === 'considering')
  const carriedOver = deckListFormats[format].supports.considering ? considered : []
  const beside = carriedOver.map((row) => ({
    key: keyOf(row, format),
    quantity: row.quantity,
    role: '',
    ...supportedMarks(row, 'considering', format),
  }))
  return joined([...counted, ...beside])
}

/** Deckstats has categories in the main deck. */
function supportedMarks(row: DeckCard | null, place: string, format: DeckListFormat) {
  const { supports } = deckListFormats[format]
  const own = row?.categories ?? []
  const first = place === 'main' ? own.slice(0, 1) : []
  const all = { all: own, first, none: [] }[supports.categories]
  return { categories: all, note: supports.notes ? (row?.note ?? null) : null }
}

interface KeyedCopies extends Row {
  cardName: string
}

function keyOf(
  { scryfallId, cardName, slotType, finish: stored }: KeyedCopies,
  format: DeckListFormat,
) {
  const card = cardKey(scryfallId, cardName, carried[format].printings)
  return `${slotType} ${card} ${supportedFinishIn(scryfallId, stored, format)}`
}

/** Etched copies are foil ones in lists that know only those. */
function supportedFinishIn(scryfallId: string, stored: Finish = 'nonfoil', format: DeckListFormat) {
  const { finishes } = deckListFormats[format].supports
  if (finishes === 'none') return 'nonfoil'
  const printed = printedIn(scryfallId)
  const isFoiled = finishes === 'foil' && stored === 'etched' && printed.includes('foil')
  return isFoiled ? availableFinish(printed, 'foil') : stored
}

function backOf({ lines }: DeckListReport, format: DeckListFormat): string[] {
  const { cards: rows, commanderId } = listedDeck(lines)
  // Of its printing there may be another row, in another finish.
  const leader = rows.find((row) => row.scryfallId === commanderId && row.slotType === 'main')
  return joined(
    rows.map((row) => {
      const { slotType, quantity, role, categories: own = [], note: remark, ...card } = row
      const { scryfallId, cardName, finish = 'nonfoil' } = card
      const key = keyOf({ scryfallId, cardName, slotType, finish }, format)
      const marks = { categories: own, note: remark ?? null }
      return { key, quantity, role: row === leader ? ' leads' : role ? ` ${role}` : '', ...marks }
    }),
  )
}

/** Of a card with a back some lists have the front alone. */
function cardKey(scryfallId: string, name: string, isByPrinting: boolean): string {
  return isByPrinting ? scryfallId : (name.split(' // ')[0] ?? '')
}

describe('a deck comes back from a list as it was', () => {
  test.each(deckListFormat.options)('%s', async (format) => {
    await fc.assert(
      fc.asyncProperty(deck, async (from) => {
        const report = await reportOf(written(from, format))
        expect(backOf(report, format)).toEqual(expectedOf(from, format))
        expect(report.name).toBe(
          carried[format].name ? from.name.trim().replace(/\s+/g, ' ') : null,
        )
        expect(carried[format].readAs).toContain(report.format)
      }),
      { numRuns: runsOf(150) },
    )
  })
})

test('for a format that has commanders, a sideboard of one or two is read as them', async () => {
  const [krenko] = leaders.filter(({ name }) => name === 'Krenko, Mob Boss')
  const from = deckWith(
    [{ scryfallId: krenko?.scryfallId ?? '' }, { scryfallId: plains, quantity: 20 }],
    {
      commanderId: krenko?.scryfallId ?? '',
      commanderName: 'Krenko, Mob Boss',
    },
  )
  for (const format of ['mtgo', 'cockatrice', 'cod'] as const) {
    const { lines } = await reportOf(written(from, format), 'commander')
    expect(listedDeck(lines)).toMatchObject({ commanderName: 'Krenko, Mob Boss' })
    expect(listedDeck(lines).cards.every(({ slotType }) => slotType === 'main')).toBe(true)
  }
})

test('excess copies of a row are reported', async () => {
  const { lines } = await reportOf(
    '60 Plains (MID) 268\n60 Plains (MID) 268\n4 Opt\n4 Nobody Ever\n',
  )
  const { cards: rows, capped } = listedDeck(lines)
  expect(rows.map(({ cardName, quantity }) => `${quantity} ${cardName}`)).toEqual([
    ...[`${limits.deckQuantityMax} Plains`, '4 Opt'],
  ])
  expect(capped).toEqual(['Plains'])
})
