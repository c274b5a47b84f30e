import { addToCollection, countOwned, limits, updateVariants } from '@manafolio/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Client, MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { copies } from '../test/copies.ts'
import { onOneEngine } from '../test/engines.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const { swordsMysticalArchive, swordsModernHorizons, krenkoPrerelease, krenkoEtched } = printing

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeAll(async () => {
    member = await collectorIn(app())
    const quantities = {
      [swordsMysticalArchive]: 2,
      [swordsModernHorizons]: 5,
      [unknownPrinting]: 4,
    }
    for (const [scryfallId, quantity] of Object.entries(quantities)) {
      await member.call(addToCollection, { input: { scryfallId, quantity } })
    }
    const params = { scryfallId: swordsMysticalArchive }
    const input = { variants: copies('1 nonfoil', '2 etched') }
    await member.call(updateVariants, { params, input })
  })

  const count = (scryfallIds: string[], client: Client = member) =>
    client.call(countOwned, { input: { scryfallIds } })

  test('copies of a printing are counted, and those of its card in all printings', async () => {
    expect(await count([swordsMysticalArchive, swordsModernHorizons])).toEqual([
      { scryfallId: swordsMysticalArchive, copies: 3, cardCopies: 8 },
      { scryfallId: swordsModernHorizons, copies: 5, cardCopies: 8 },
    ])
  })

  test('a printing that is owned only as another printing of its card is among them', async () => {
    const scryfallId = '80f46b80-0728-49bf-9d54-801eaa10b9b2' // Swords of New Capenna Commander
    expect(await count([scryfallId])).toEqual([{ scryfallId, copies: 0, cardCopies: 8 }])
  })

  test('what is not owned is left out, and what is requested twice is reported once', async () => {
    const requested = [krenkoPrerelease, swordsModernHorizons, krenkoEtched, swordsModernHorizons]
    expect((await count(requested)).map((one) => one.scryfallId)).toEqual([swordsModernHorizons])
    expect(await count([])).toEqual([])
  })

  test('a printing that the catalogue does not know is counted alone', async () => {
    expect(await count([unknownPrinting, 'nobody-has-it'])).toEqual([
      { scryfallId: unknownPrinting, copies: 4, cardCopies: 4 },
    ])
  })

  test('another user owns none of them', async () => {
    expect(await count([swordsMysticalArchive, unknownPrinting], await collectorIn(app()))).toEqual(
      [],
    )
    const input = { scryfallIds: [swordsMysticalArchive] }
    expect(await app().visitor().refusal(countOwned, { input })).toMatchObject({ status: 401 })
  })

  test('one question has room for 500 printings', async () => {
    const ids = Array.from({ length: limits.ownedLookups }, (_, i) => `card-${i}`)
    expect(await count([...ids.slice(1), unknownPrinting])).toHaveLength(1)
    const input = { scryfallIds: [...ids, unknownPrinting] }
    expect(await member.refusal(countOwned, { input })).toMatchObject({ status: 400 })
  })
})
