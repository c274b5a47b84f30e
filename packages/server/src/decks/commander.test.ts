import { createDeck, type DeckFormat, listDecks, updateDeck } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { collectorIn } from '../test/collector.ts'
import { detailOf, leader, makeDeck } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const bolt = printing.lightningBoltBaldursGate
const notAllowed = {
  status: 400,
  code: 'commander_not_allowed',
  message: 'This card can not be the commander of a deck of this format.',
}
const without = {
  status: 400,
  code: 'format_without_commander',
  message: 'Decks of this format have no commander.',
}

const allowed: [DeckFormat, Partial<typeof leader & { bolt: string }>][] = [
  [
    'commander',
    {
      krenkoJumpstart: leader.krenkoJumpstart,
      esika: leader.esika,
      freyalise: leader.freyalise,
      jaceVrynsProdigy: leader.jaceVrynsProdigy,
      heartOfKiran: leader.heartOfKiran,
      theSeriema: leader.theSeriema,
      brunaTheFadingLight: leader.brunaTheFadingLight,
    },
  ],
  [
    'brawl',
    {
      krenkoJumpstart: leader.krenkoJumpstart,
      karnLiberated: leader.karnLiberated,
      jaceTheMindSculptor: leader.jaceTheMindSculptor,
      heartOfKiran: leader.heartOfKiran,
    },
  ],
  [
    'oathbreaker',
    {
      karnLiberated: leader.karnLiberated,
      freyalise: leader.freyalise,
      jaceTheMindSculptor: leader.jaceTheMindSculptor,
    },
  ],
]

onOneEngine((engine) => {
  const app = useTestApp(engine)

  const led = (format: string, commanderId: string | null) => ({ format, commanderId })

  async function refusalOf(facts: object) {
    const member = await collectorIn(app())
    const refusal = await member.refusal(createDeck, { input: { name: 'Led', ...facts } })
    expect(await member.call(listDecks)).toEqual([])
    return refusal
  }

  describe.each(allowed)('%s', (format, leaders) => {
    test.each(Object.entries(leaders))('is led by %s', async (_, commanderId) => {
      const member = await collectorIn(app())
      const made = await makeDeck(member, led(format, commanderId))
      expect(made).toMatchObject({ commanderId, cardCount: 1, sideCount: 0 })
      expect(made.cover).toMatchObject({ scryfallId: commanderId })
      expect(await detailOf(member, made.id)).toMatchObject({ commander: { id: commanderId } })
    })

    const others = Object.entries({ ...leader, bolt }).filter(([name]) => !(name in leaders))
    const neverCommanders = [
      'bolt',
      'raisedByGiants',
      'shadowspear',
      'brisela',
      'nezumiGraverobber',
    ]
    const kinds = ['karnLiberated', 'krenkoJumpstart', 'heartOfKiran']
    const named = others.filter(([name]) => [...neverCommanders, ...kinds].includes(name))

    test.each(named)('is not led by %s', async (_, commanderId) => {
      expect(await refusalOf(led(format, commanderId))).toMatchObject(notAllowed)
    })
  })

  test.each(['standard', 'pioneer', 'modern', 'legacy', 'vintage', 'pauper'])(
    'a deck of %s has no commander',
    async (format) => {
      expect(await refusalOf(led(format, leader.krenkoJumpstart))).toMatchObject(without)
      const byName = { format, commanderName: 'Somebody Unknown' }
      expect(await refusalOf(byName)).toMatchObject(without)
    },
  )

  test('the commander is called as the catalogue calls it, whatever name is given', async () => {
    const member = await collectorIn(app())
    const commanderId = leader.krenkoJumpstart
    for (const commanderName of [undefined, null, 'Lightning Bolt', 'krenko']) {
      const made = await makeDeck(member, { format: 'commander', commanderId, commanderName })
      expect(made).toMatchObject({ commanderId, commanderName: 'Krenko, Mob Boss' })
    }
  })

  test('a commander that the catalogue does not know is taken as it is given', async () => {
    const member = await collectorIn(app())
    const commanderId = unknownPrinting
    const unnamed = await makeDeck(member, led('commander', commanderId))
    expect(unnamed).toMatchObject({ commanderId, commanderName: null, cardCount: 1, cover: null })
    const facts = { ...led('oathbreaker', commanderId), commanderName: ' A New One ' }
    expect(await makeDeck(member, facts)).toMatchObject({ commanderId, commanderName: 'A New One' })
    expect(await detailOf(member, unnamed.id)).toMatchObject({ commander: null })
  })

  test('a commander may be known by name only, and is looked at all the same', async () => {
    const member = await collectorIn(app())
    const byName = (commanderName: string) => ({ format: 'commander', commanderName })
    for (const commanderName of ['Krenko, Mob Boss', 'Somebody Unknown']) {
      const made = await makeDeck(member, byName(commanderName))
      expect(made).toMatchObject({ commanderId: null, commanderName, cardCount: 0 })
    }
    expect(await refusalOf(byName('Lightning Bolt'))).toMatchObject(notAllowed)
    expect(await refusalOf(byName('Raised by Giants'))).toMatchObject(notAllowed)
  })

  test('another commander takes the place of the one before, with its name', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, led('commander', leader.krenkoJumpstart))
    const change = (input: object) => member.call(updateDeck, { params: { id }, input })
    const next = await change({ commanderId: leader.atraxa })
    expect(next).toMatchObject({ commanderName: "Atraxa, Praetors' Voice", version: 2 })
    const unknown = await change({ commanderId: unknownPrinting })
    expect(unknown).toMatchObject({ commanderId: unknownPrinting, commanderName: null })
    const named = await change({ commanderName: 'A New One' })
    expect(named).toMatchObject({ commanderId: unknownPrinting, commanderName: 'A New One' })
    const renamed = await change({ name: 'Renamed' })
    expect(renamed).toMatchObject({ commanderId: unknownPrinting, commanderName: 'A New One' })
  })

  test('null takes the commander out, whether it is known by its id or its name', async () => {
    const member = await collectorIn(app())
    const nobody = { commanderId: null, commanderName: null, cardCount: 0, cover: null }
    const facts = [led('commander', leader.atraxa), { commanderName: 'Somebody' }]
    for (const fact of facts) {
      const { id } = await makeDeck(member, { format: 'commander', ...fact })
      const without = { params: { id }, input: { commanderId: null } }
      expect(await member.call(updateDeck, without)).toMatchObject(nobody)
    }
  })

  test('a commander that the format does not allow changes nothing', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, led('commander', leader.krenkoJumpstart))
    const before = await detailOf(member, id)
    const params = { id }
    const refused: [object, object][] = [
      [{ name: 'New', commanderId: bolt }, notAllowed],
      [{ name: 'New', commanderId: null, commanderName: 'Lightning Bolt' }, notAllowed],
      [{ name: 'New', format: 'oathbreaker' }, notAllowed],
      [{ name: 'New', format: 'modern' }, without],
      [{ name: 'New', format: 'modern', commanderId: leader.atraxa }, without],
    ]
    for (const [input, refusal] of refused) {
      expect(await member.refusal(updateDeck, { params, input })).toMatchObject(refusal)
      expect(await detailOf(member, id)).toEqual(before)
    }
  })

  test('a format is changed with its commander, or without one', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, led('commander', leader.krenkoJumpstart))
    const change = (input: object) => member.call(updateDeck, { params: { id }, input })
    const same = { commanderId: leader.krenkoJumpstart }
    expect(await change({ format: 'brawl' })).toMatchObject({ format: 'brawl', ...same })
    const oath = { format: 'oathbreaker', commanderId: leader.karnLiberated }
    expect(await change(oath)).toMatchObject({ ...oath, commanderName: 'Karn Liberated' })
    const modern = { format: 'modern', commanderId: null }
    expect(await change(modern)).toMatchObject({ ...modern, commanderName: null })
  })

  test('a commander that is banned in the format can be stored', async () => {
    const member = await collectorIn(app())
    const { lutri } = leader
    for (const format of ['brawl', 'historicbrawl', 'commander']) {
      expect(await makeDeck(member, led(format, lutri))).toMatchObject({ commanderId: lutri })
    }
  })

  test('a commander that is not allowed any more stays, and the deck can be renamed', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, { format: 'commander' })
    const { db } = app().database
    const banned = { commander_id: bolt, commander_name: 'Bolt as it was called once' }
    await db.updateTable('decks').set(banned).where('id', '=', id).execute()
    const change = (input: object) => member.call(updateDeck, { params: { id }, input })
    expect(await change({ name: 'One' })).toMatchObject({ name: 'One', commanderId: bolt })
    // As a form sends it that has all fields.
    const all = { name: 'Two', format: 'commander', commanderId: bolt, commanderName: 'Bolt' }
    expect(await change(all)).toMatchObject({ name: 'Two', commanderName: 'Lightning Bolt' })
    const input = { format: 'brawl' }
    expect(await member.refusal(updateDeck, { params: { id }, input })).toMatchObject(notAllowed)
  })

  test('a commander under an id that was merged is there under the one it has now', async () => {
    const member = await collectorIn(app())
    const [old, now] = [freshId('old'), freshId('now')]
    const led = { format: 'commander', commanderId: old, commanderName: 'A New One' }
    const { id } = await makeDeck(member, led)
    await apply(app(), [merge(old, now)])
    const moved = await detailOf(member, id)
    expect(moved).toMatchObject({ commanderId: now, commanderName: 'A New One', version: 2 })
    expect(await makeDeck(member, led)).toMatchObject({ commanderId: now })
    const again = { params: { id }, input: { commanderId: old } }
    expect(await member.call(updateDeck, again)).toMatchObject({
      commanderId: now,
      commanderName: 'A New One',
    })
  })
})
