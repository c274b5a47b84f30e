import {
  createDeckVariant,
  deleteDeck,
  deleteDecks,
  exportAccount,
  limits,
  listDeckChanges,
  listDecks,
  type OrganizedDeck,
  organizeDecks,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, detailOf, linesOf, makeDeck, setCard } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const organize = (...decks: OrganizedDeck[]) => member.call(organizeDecks, { input: { decks } })

  const change = (id: string, input: object) => member.call(updateDeck, { params: { id }, input })

  /** “Burn in Modern/Fast #red #old, pinned”, by name. */
  async function shelf(): Promise<string[]> {
    const decks = await member.call(listDecks)
    const lines = decks.map(({ name, folder, tags, isPinned }) =>
      [
        `${name} in ${folder}`,
        ...tags.map((tag) => `#${tag}`),
        ...(isPinned ? ['pinned'] : []),
      ].join(' '),
    )
    return lines.sort()
  }

  test('a deck is made in a folder, with tags and pinned; a folder’s path is written plainly', async () => {
    const made = { folder: ' Modern // Fast ', tags: [' red'], isPinned: true }
    const { id } = await makeDeck(member, { name: 'Burn', ...made })
    await makeDeck(member, { name: 'Elves' })
    expect(await shelf()).toEqual(['Burn in Modern/Fast #red pinned', 'Elves in null'])
    await change(id, { folder: ' / ', tags: ['Rot', 'Größe “1”'] })
    expect((await shelf())[0]).toBe('Burn in null #Rot #Größe “1” pinned')
  })

  test('where a deck is kept makes no version of it, and leaves the time of its last change', async () => {
    const made = await makeDeck(member, { name: 'Burn' })
    app().clock.moveForward(1000)
    const kept = await change(made.id, { folder: 'Modern', isPinned: true, version: 1 })
    expect(kept).toMatchObject({ version: 1, updatedAt: made.updatedAt, folder: 'Modern' })
    const both = await change(made.id, { name: 'Boros', tags: ['red'] })
    expect(both).toMatchObject({ version: 2, name: 'Boros', tags: ['red'], folder: 'Modern' })
    const params = { id: made.id }
    const { changes } = await member.call(listDeckChanges, { params, input: {} })
    expect(changes.map(({ version, kind }) => `${version} ${kind}`)).toEqual([
      '2 facts',
      '1 created',
    ])
  })

  test('several decks are moved, tagged and pinned at once, and returned as they are then', async () => {
    const burn = await makeDeck(member, { name: 'Burn', tags: ['Old', 'red'], folder: 'Modern' })
    const elves = await makeDeck(member, { name: 'Elves', tags: ['new'], isPinned: true })
    await makeDeck(member, { name: 'Merfolk' })
    const { decks } = await organize(
      { id: elves.id, version: 1, folder: 'Tribes/Green', addTags: ['NEW', 'tribe'] },
      { id: burn.id.toUpperCase(), removeTags: ['old'], addTags: ['tribe'], isPinned: true },
    )
    expect(decks.map(({ name }) => name)).toEqual(['Elves', 'Burn'])
    expect(await shelf()).toEqual([
      'Burn in Modern #red #tribe pinned',
      'Elves in Tribes/Green #new #tribe pinned',
      'Merfolk in null',
    ])
    await organize({ id: elves.id, folder: null, isPinned: false })
    expect((await shelf())[1]).toBe('Elves in null #new #tribe')
  })

  test('all of them or none: one that is gone, was changed or gets too many tags refuses all', async () => {
    const burn = await makeDeck(member, { name: 'Burn' })
    const elves = await makeDeck(member, { name: 'Elves' })
    await setCard(member, elves.id, card('shock'))
    const stranger = await collectorIn(app())
    const theirs = await makeDeck(stranger, { name: 'Theirs' })
    const tags = Array.from({ length: limits.deckTags }, (_, at) => `tag ${at}`)
    const refusalFor = (deck: OrganizedDeck) =>
      member.refusal(organizeDecks, {
        input: { decks: [{ id: burn.id, folder: 'Modern', addTags: ['red'] }, deck] },
      })
    expect(await refusalFor({ id: theirs.id, isPinned: true })).toMatchObject({ status: 404 })
    expect(await refusalFor({ id: elves.id, version: 1 })).toMatchObject({ code: 'deck_changed' })
    expect(await refusalFor({ id: burn.id.toUpperCase() })).toMatchObject({ status: 400 })
    await change(elves.id, { tags })
    const refused = await refusalFor({ id: elves.id, addTags: ['one more'] })
    expect(refused).toMatchObject({ status: 409, message: 'A deck can have up to 20 tags.' })
    expect((await shelf())[0]).toBe('Burn in null')
    const gone = { decks: [{ id: burn.id, version: 1 }, { id: theirs.id }] }
    expect(await member.refusal(deleteDecks, { input: gone })).toMatchObject({ status: 404 })
    expect(await stranger.call(listDecks)).toMatchObject([{ name: 'Theirs', isPinned: false }])
    await member.call(deleteDecks, {
      input: {
        decks: [
          { id: burn.id, version: 1 },
          { id: elves.id, version: 2 },
        ],
      },
    })
    expect(await shelf()).toEqual([])
  })

  test('a variant has the same cards and place, and knows its original until that is deleted', async () => {
    const burn = await makeDeck(member, { name: 'Burn', folder: 'Modern', tags: ['red'] })
    await setCard(member, burn.id, card('shock', { quantity: 4 }))
    await change(burn.id, { isPinned: true, coverId: 'shock' })
    const variant = await member.call(createDeckVariant, { params: { id: burn.id } })
    expect(variant).toMatchObject({
      ...{ name: 'Burn (variant)', variantOf: burn.id, coverId: 'shock', version: 1 },
      ...{ folder: 'Modern', tags: ['red'], isPinned: false },
    })
    expect(linesOf(await detailOf(member, variant.id))).toEqual(
      linesOf(await detailOf(member, burn.id)),
    )
    await member.call(deleteDeck, { params: { id: burn.id } })
    expect(await detailOf(member, variant.id)).toMatchObject({ variantOf: null, version: 1 })
  })

  test('a deck can be made a variant of another, but of none that is its own variant', async () => {
    const burn = await makeDeck(member, { name: 'Burn' })
    const second = await makeDeck(member, { name: 'Second', variantOf: burn.id })
    const third = await makeDeck(member, { name: 'Third', variantOf: second.id })
    const refusalOf = async (id: string, variantOf: string) =>
      (await member.refusal(updateDeck, { params: { id }, input: { variantOf } })).code
    expect(await refusalOf(burn.id, burn.id)).toBe('variant_of_itself')
    expect(await refusalOf(burn.id, third.id)).toBe('variant_of_itself')
    expect(await refusalOf(burn.id, unknownPrinting)).toBe('original_not_found')
    const stranger = await collectorIn(app())
    const theirs = await makeDeck(stranger, {})
    expect(await refusalOf(burn.id, theirs.id)).toBe('original_not_found')
    expect(await change(third.id, { variantOf: burn.id })).toMatchObject({ variantOf: burn.id })
    expect(await change(third.id, { variantOf: null })).toMatchObject({ variantOf: null })
  })

  test('the account export has where decks are kept', async () => {
    const burn = await makeDeck(member, { name: 'Burn', folder: 'Modern', tags: ['red'] })
    app().clock.moveForward(1000)
    await makeDeck(member, { name: 'Second', isPinned: true, variantOf: burn.id })
    const { decks } = await member.call(exportAccount)
    expect(decks).toMatchObject([
      { folder: 'Modern', tags: ['red'], isPinned: false, variantOf: null, coverId: null },
      { folder: null, tags: [], isPinned: true, variantOf: burn.id },
    ])
  })

  describe('is refused:', () => {
    test.each([
      [{ folder: 7 }, 'A folder is a text'],
      [{ folder: 'x'.repeat(201) }, 'A folder can have up to 200 characters'],
      [{ folder: '1/2/3/4/5/6' }, 'Folders can have up to 5 levels'],
      [{ folder: 'a\u0000' }, 'A folder can not have control characters'],
      [{ tags: 'red' }, 'Tags must be a list'],
      [{ tags: [' '] }, 'A tag of a deck has 1 to 40 characters'],
      [{ tags: ['Red', 'red'] }, 'A tag of a deck is named once'],
      [
        { tags: Array.from({ length: limits.deckTags + 1 }, (_, at) => `${at}`) },
        'A deck can have up to 20 tags',
      ],
      [{ isPinned: 'yes' }, 'isPinned is true or false'],
      [{ variantOf: 'x' }, 'variantOf is the id of a deck'],
    ])('%j', async (input, message) => {
      const { id } = await makeDeck(member, { name: 'Burn' })
      const refusal = await member.refusal(updateDeck, { params: { id }, input })
      expect(refusal).toMatchObject({ status: 400 })
      expect(JSON.stringify(refusal)).toContain(message)
      expect(await shelf()).toEqual(['Burn in null'])
    })
  })
})
