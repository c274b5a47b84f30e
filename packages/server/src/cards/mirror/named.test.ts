import { completeCardData, getNamedCard, limits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { cardDataRefusal } from '../../test/card-data-refusal.ts'
import { onOneEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function named(input: object) {
    const member = await app().member()
    const card = await member.call(getNamedCard, { input })
    return `${card.name} [${card.set}]`
  }

  async function refused(input: object) {
    return cardDataRefusal(await app().member(), getNamedCard, { input })
  }

  test.each([
    [{ exact: 'Lightning Bolt' }, 'Lightning Bolt [clu]'],
    [{ exact: 'lightning  BOLT' }, 'Lightning Bolt [clu]'],
    [{ exact: 'jotun grunt' }, 'Jötun Grunt [csp]'],
    [{ exact: 'Lim Duls Vault' }, "Lim-Dûl's Vault [mb2]"],
    [{ exact: 'Fire // Ice' }, 'Fire // Ice [dmr]'],
    [{ exact: 'ice' }, 'Fire // Ice [dmr]'],
    [{ exact: 'Lightning Bolt', set: 'lea' }, 'Lightning Bolt [lea]'],
    [{ exact: 'Lightning Bolt', set: 'P10' }, 'Lightning Bolt [p10]'],
    [{ exact: 'treasure' }, 'Treasure [tcmr]'],
  ])('%j is %s', async (input, card) => {
    expect(await named(input)).toBe(card)
  })

  test.each([
    [{ fuzzy: 'goblin guide' }, 'Goblin Guide [mm3]'],
    [{ fuzzy: 'gobl gui' }, 'Goblin Guide [mm3]'],
    [{ fuzzy: 'guide goblin' }, 'Goblin Guide [mm3]'],
    [{ fuzzy: 'Lightnng Blot' }, 'Lightning Bolt [clu]'],
    [{ fuzzy: 'snapcastr mage' }, 'Snapcaster Mage [inr]'],
    [{ fuzzy: 'insectile' }, 'Delver of Secrets // Insectile Aberration [inr]'],
    [{ fuzzy: 'bolt', set: 'lea' }, 'Lightning Bolt [lea]'],
  ])('%j may be %s', async (input, card) => {
    expect(await named(input)).toBe(card)
  })

  test.each([
    { exact: 'Lightning' },
    { exact: 'Lightnng Bolt' },
    { exact: 'Lightning Bolt', set: 'zen' },
    { exact: 'Lightning Bolt', set: 'nope' },
    { exact: '!?' },
    { fuzzy: 'qqqqqqqq' },
    { fuzzy: '…' },
    { fuzzy: 'bolt', set: 'zen' },
  ])('%j is no card', async (input) => {
    expect(await refused(input)).toMatchObject({
      status: 404,
      code: 'not_found',
      type: null,
      details: 'No card has a name like this.',
    })
  })

  test.each([{ fuzzy: 'mogg' }, { fuzzy: 'snow covered' }])(
    '%j may be several cards',
    async (input) => {
      expect(await refused(input)).toMatchObject({
        status: 404,
        code: 'not_found',
        type: 'ambiguous',
      })
    },
  )

  test.each([
    {},
    { set: 'lea' },
    { exact: '' },
    { exact: 'Opt', fuzzy: 'Opt' },
    { exact: 'x'.repeat(limits.cardNameMax + 1) },
  ])('%j is no question', async (input) => {
    expect(await refused(input)).toMatchObject({ status: 400, code: 'bad_request' })
  })

  test('names are completed by their beginnings, then by those of their words', async () => {
    const member = await app().member()
    const { data } = await member.call(completeCardData, { input: { q: 'guide' } })
    expect(data).toEqual(['Goblin Guide'])
    const bolts = await member.call(completeCardData, { input: { q: 'Light' } })
    expect(bolts.data.slice(0, 3)).toContain('Lightning Bolt')
    expect(bolts.data).not.toContain('Lightning Bolt // Lightning Bolt') // an extra
    expect(bolts.total_values).toBe(bolts.data.length)
  })

  test('up to twenty names are offered', async () => {
    const member = await app().member()
    const { data } = await member.call(completeCardData, { input: { q: 'go' } })
    expect(data).toContain('Goblin Guide')
    expect(data.length).toBeLessThanOrEqual(limits.cardNames)
  })

  test.each(['', 'g', ' g ', '!'])('“%s” is too short to be completed', async (q) => {
    const member = await app().member()
    const answer = await member.call(completeCardData, { input: { q } })
    expect(answer).toEqual({ object: 'catalog', total_values: 0, data: [] })
  })
})
