import { listDecks, updateDeck } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { collectorIn } from '../test/collector.ts'
import { makeDeck } from '../test/decks.ts'
import { useTestApp } from '../test/test-app.ts'

const app = useTestApp('sqlite')
const krenko = 'Krenko, Mob Boss'

test('a leader who is known by name alone is checked when the name changes', async () => {
  const member = await collectorIn(app())
  const { id } = await makeDeck(member, { format: 'commander', commanderName: krenko })
  const lead = (commanderName: string) => ({ params: { id }, input: { commanderName } })
  const refusal = await member.refusal(updateDeck, lead('Lightning Bolt'))
  expect(refusal).toMatchObject({ status: 400, code: 'commander_not_allowed' })
  const names = async () => (await member.call(listDecks)).map((deck) => deck.commanderName)
  expect(await names()).toEqual([krenko])
  await member.call(updateDeck, lead("Atraxa, Praetors' Voice"))
  expect(await names()).toEqual(["Atraxa, Praetors' Voice"])
})
