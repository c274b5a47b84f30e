import { addToCollection, limits, listCollection, plainKind } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const scryfallId = printing.goblinGuideZendikar

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a card added is in the collection', async () => {
    const member = await app().member()
    const added = await member.call(addToCollection, { input: { scryfallId, quantity: 3 } })
    expect(added).toMatchObject({
      userId: member.account.id,
      scryfallId,
      quantity: 3,
      variants: [{ finish: 'nonfoil', condition: 'NM', language: 'en', quantity: 3 }],
      addedAt: '2026-08-15T12:00:00.000Z',
    })
    expect(await member.call(listCollection)).toEqual([added])
  })

  test('one copy is added unless a quantity is given', async () => {
    const member = await app().member()
    const added = await member.call(addToCollection, { input: { scryfallId } })
    expect(added.quantity).toBe(1)
  })

  test('copies of a printing in another language are in that language', async () => {
    const member = await app().member()
    const japaneseBolt = 'b14fae63-2e82-49c1-8e62-d84a65f27479'
    const added = await member.call(addToCollection, { input: { scryfallId: japaneseBolt } })
    expect(added.variants).toMatchObject([{ language: 'ja', quantity: 1 }])
    const inEnglish = { scryfallId: japaneseBolt, language: 'en' }
    const { variants } = await member.call(addToCollection, { input: inEnglish })
    expect(variants.map(({ language }) => language).sort()).toEqual(['en', 'ja'])
  })

  test('adding again adds up and keeps the entry', async () => {
    const member = await app().member()
    const first = await member.call(addToCollection, { input: { scryfallId, quantity: 2 } })
    const second = await member.call(addToCollection, { input: { scryfallId, quantity: 5 } })
    expect(second).toEqual({ ...first, quantity: 7, variants: [{ ...plainKind, quantity: 7 }] })
    expect(await member.call(listCollection)).toEqual([second])
  })

  test('adding stops at 99 copies', async () => {
    const member = await app().member()
    await member.call(addToCollection, { input: { scryfallId, quantity: 90 } })
    const added = await member.call(addToCollection, { input: { scryfallId, quantity: 10 } })
    expect(added.quantity).toBe(99)
  })

  test('the newest card comes first', async () => {
    const member = await app().member()
    for (const scryfallId of ['oldest', 'middle', 'newest']) {
      await member.call(addToCollection, { input: { scryfallId } })
      app().clock.moveForward(1)
    }
    const entries = await member.call(listCollection)
    expect(entries.map((entry) => entry.scryfallId)).toEqual(['newest', 'middle', 'oldest'])
  })

  test('an id that the catalogue does not know is taken, up to 64 characters', async () => {
    const member = await app().member()
    const longest = 'é'.repeat(limits.scryfallIdMax)
    const added = await member.call(addToCollection, { input: { scryfallId: `  ${longest} ` } })
    expect(added.scryfallId).toBe(longest)
  })

  test('an answer has the keys of an entry and no others', async () => {
    const member = await app().member()
    await member.call(addToCollection, { input: { scryfallId } })
    const response = await member.send({ method: 'GET', url: listCollection.path })
    const entries: object[] = response.json()
    expect(entries.map(Object.keys)).toEqual([
      ['id', 'userId', 'scryfallId', 'quantity', 'variants', 'addedAt', 'withdrawnAt'],
    ])
  })

  test.each([
    ['missing', {}],
    ['empty', { scryfallId: '' }],
    ['blank', { scryfallId: ' \t\n' }],
    ['no text', { scryfallId: 7 }],
  ])('a card id that is %s is required', async (_, input) => {
    const member = await app().member()
    expect(await member.refusal(addToCollection, { input })).toMatchObject({
      status: 400,
      message: 'Card ID is required',
      issues: [{ path: 'scryfallId', message: 'Card ID is required' }],
    })
  })

  test.each([
    ['of 65 characters', 'x'.repeat(65)],
    ['with a null byte', 'a\0b'],
    ['with a line break', 'a\nb'],
    ['with an escape character', 'a\u001bb'],
    ['with half a surrogate pair', 'a\ud800b'],
  ])('a card id %s is refused', async (_, scryfallId) => {
    const member = await app().member()
    const refusal = await member.refusal(addToCollection, { input: { scryfallId } })
    expect(refusal).toMatchObject({ status: 400, code: 'bad_input' })
    expect(await member.call(listCollection)).toEqual([])
  })

  test.each([0, 100, -1, 1.5, '2', null])('%j copies are refused', async (quantity) => {
    const member = await app().member()
    expect(await member.refusal(addToCollection, { input: { scryfallId, quantity } })).toEqual({
      status: 400,
      code: 'bad_input',
      message: 'Quantity must be a whole number from 1 to 99',
      issues: [{ path: 'quantity', message: 'Quantity must be a whole number from 1 to 99' }],
    })
  })

  test('a visitor has no collection', async () => {
    const refused = { status: 401, message: 'Authentication required' }
    const visitor = app().visitor()
    expect(await visitor.refusal(listCollection)).toMatchObject(refused)
    expect(await visitor.refusal(addToCollection, { input: { scryfallId } })).toMatchObject(refused)
  })
})
