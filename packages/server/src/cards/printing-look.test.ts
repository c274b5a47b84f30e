import {
  addToCollection,
  fileType,
  listCollectionChanges,
  type PrintingLook,
  readDeckList,
  searchCards,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { onOneEngine } from '../test/engines.ts'
import { rowsOf, upload } from '../test/importer.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const elvish = { treatments: [], language: 'qya', isDigital: false }
const serialized = { ...elvish, treatments: ['Serialized', 'Double Rainbow Foil'] }
const unknown = { treatments: [], language: '', isDigital: false }

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  test('two Sol Rings of one set are told apart in an import', async () => {
    const { id } = await upload(member, '1 Sol Ring (LTC) 409\n1 Sol Ring (LTC) 409z *F*')
    const cards = (await rowsOf(member, id)).map(({ card }) => lookIn(card))
    expect(cards).toEqual([elvish, serialized])
  })

  test('so they are in the list of a deck, also as suggestions', async () => {
    const list = '1 Sol Ring (LTC) 409z\n1 Sol Ring (LTC) 999'
    const { method, path: url, output } = readDeckList
    const headers = { 'content-type': fileType }
    const response = await member.send({ method, url, headers, payload: Buffer.from(list) })
    const { lines } = output.parse(response.json())
    expect(lookIn(lines[0]?.printing)).toEqual(serialized)
    const suggested = lines[1]?.suggestions.map(lookIn)
    expect(suggested).toContainEqual(serialized)
    expect(suggested).toContainEqual({ ...elvish, language: 'en' })
  })

  test('the history of a collection has the look of what is known only', async () => {
    await member.call(addToCollection, { input: { scryfallId: printing.krenkoEtched } })
    await member.call(addToCollection, { input: { scryfallId: unknownPrinting } })
    const { changes } = await member.call(listCollectionChanges)
    const looks = changes.map(({ entries }) => lookIn(entries[0]))
    expect(looks).toEqual([unknown, { treatments: ['Etched'], language: 'en', isDigital: false }])
  })

  test('a printing that is etched only has that price and no other', async () => {
    const input = { query: '!"Krenko, Mob Boss" is:etched', unique: 'prints' } as const
    const { cards } = await member.call(searchCards, { input })
    expect(cards.map(({ prices }) => [prices.usd, prices.usdFoil, prices.usdEtched])).toEqual([
      [null, null, '30.69'],
    ])
  })
})

function lookIn(named: PrintingLook | null | undefined) {
  return (
    named && { treatments: named.treatments, language: named.language, isDigital: named.isDigital }
  )
}
