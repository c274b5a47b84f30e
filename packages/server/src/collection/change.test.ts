import {
  addToCollection,
  listCollection,
  removeFromCollection,
  updateCollectionEntry,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { onEveryEngine } from '../test/engines.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const scryfallId = printing.goblinGuideZendikar
const params = { scryfallId }
const notThere = { status: 404, message: 'This card is not in your collection.' }

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function ownerOfThree() {
    const owner = await app().member()
    await owner.call(addToCollection, { input: { scryfallId, quantity: 3 } })
    return owner
  }

  test.each([1, 42, 99])('the quantity is set to %i', async (quantity) => {
    const owner = await ownerOfThree()
    const updated = await owner.call(updateCollectionEntry, { params, input: { quantity } })
    expect(updated).toEqual({ scryfallId, quantity })
    expect(await quantities(owner)).toEqual([quantity])
  })

  test('quantity 0 removes the card', async () => {
    const owner = await ownerOfThree()
    const updated = await owner.call(updateCollectionEntry, { params, input: { quantity: 0 } })
    expect(updated).toEqual({ scryfallId, quantity: 0 })
    expect(await quantities(owner)).toEqual([])
  })

  test.each([-1, 100, 1.5, '2', null, undefined])('%j copies are refused', async (quantity) => {
    const owner = await ownerOfThree()
    const refusal = await owner.refusal(updateCollectionEntry, { params, input: { quantity } })
    expect(refusal).toMatchObject({
      status: 400,
      message: 'Quantity must be a whole number from 0 to 99',
    })
    expect(await quantities(owner)).toEqual([3])
  })

  test('removing takes one card and leaves the others', async () => {
    const owner = await ownerOfThree()
    await owner.call(addToCollection, { input: { scryfallId: 'another', quantity: 7 } })
    await owner.call(removeFromCollection, { params })
    expect(await quantities(owner)).toEqual([7])
  })

  test('removing answers nothing', async () => {
    const owner = await ownerOfThree()
    const response = await owner.send({ method: 'DELETE', url: `/api/collection/${scryfallId}` })
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
  })

  test('an empty body is no body, also with a content type', async () => {
    const owner = await ownerOfThree()
    const response = await owner.send({
      method: 'DELETE',
      url: `/api/collection/${scryfallId}`,
      payload: '',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(204)
  })

  test('a card that is not there can be neither changed nor removed', async () => {
    const member = await app().member()
    for (const quantity of [0, 5]) {
      const update = member.refusal(updateCollectionEntry, { params, input: { quantity } })
      expect(await update).toMatchObject(notThere)
    }
    expect(await member.refusal(removeFromCollection, { params })).toMatchObject(notThere)
  })

  test("another member's cards are as if they were not there", async () => {
    const owner = await ownerOfThree()
    const other = await app().member()
    expect(await quantities(other)).toEqual([])
    const update = other.refusal(updateCollectionEntry, { params, input: { quantity: 9 } })
    expect(await update).toMatchObject(notThere)
    expect(await other.refusal(removeFromCollection, { params })).toMatchObject(notThere)
    expect(await quantities(owner)).toEqual([3])
  })

  test('ids with signs of their own in an address are found', async () => {
    const owner = await app().member()
    const scryfallId = 'a/b?c=d#e%20f'
    await owner.call(addToCollection, { input: { scryfallId } })
    await owner.call(updateCollectionEntry, { params: { scryfallId }, input: { quantity: 8 } })
    expect(await quantities(owner)).toEqual([8])
  })

  test.each([
    ['a null byte', '%00', 400],
    ['a space only', '%20', 400],
    ['65 characters', 'x'.repeat(65), 400],
    ['500 characters', 'x'.repeat(500), 400],
  ])('an address with %s names no card', async (_, id, status) => {
    const owner = await ownerOfThree()
    const response = await owner.send({ method: 'DELETE', url: `/api/collection/${id}` })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code: 'bad_input' })
    expect(await quantities(owner)).toEqual([3])
  })

  test('a visitor changes nothing', async () => {
    const refused = { status: 401, message: 'Authentication required' }
    const visitor = app().visitor()
    const update = visitor.refusal(updateCollectionEntry, { params, input: { quantity: 5 } })
    expect(await update).toMatchObject(refused)
    expect(await visitor.refusal(removeFromCollection, { params })).toMatchObject(refused)
  })
})

async function quantities(member: MemberClient): Promise<number[]> {
  const entries = await member.call(listCollection)
  return entries.map((entry) => entry.quantity)
}
