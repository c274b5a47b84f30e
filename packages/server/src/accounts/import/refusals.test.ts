import { gzipSync } from 'node:zlib'
import {
  addToCollection,
  createSavedSearch,
  type Endpoint,
  importAccount,
  limits,
  type ProgressLine,
  previewAccountImport,
  progressType,
  removeFromCollection,
} from '@manafolio/contract'
import { beforeAll, expect, test } from 'vitest'
import { exportFile, exportRefusal, sendExport } from '../../test/account-import.ts'
import type { MemberClient } from '../../test/client.ts'
import { makeDeck } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { allRows } from '../../test/security/rows.ts'
import { useTestApp } from '../../test/test-app.ts'

const scryfallId = printing.goblinGuideZendikar
const card = { scryfallId, cardName: 'Goblin Guide' }

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let file: string
  let newcomer: MemberClient

  beforeAll(async () => {
    const member = await app().member()
    await member.call(addToCollection, { input: { scryfallId, quantity: 4 } })
    await member.call(createSavedSearch, { input: { name: 'Goblins', query: 't:goblin' } })
    await makeDeck(member, { name: 'Burn', cards: [card] })
    file = await exportFile(member)
    newcomer = await app().member()
  })

  async function expectRefusal(content: string | Uint8Array, refusal: object) {
    const before = await allRows(app().database.db)
    for (const endpoint of [previewAccountImport, importAccount]) {
      const member = await app().member() // each may try a few times only
      const rows = await allRows(app().database.db)
      expect(await exportRefusal(member, endpoint, content)).toMatchObject(refusal)
      expect(Object.keys(before).length).toBeGreaterThan(10)
      expect(await allRows(app().database.db)).toEqual(rows)
    }
  }

  test.each([
    ['an empty file', ''],
    ['a text', '4 Goblin Guide'],
    ['a broken text', '{"format":"manafolio-export","decks":[}'],
    ['two texts', '{"format":"manafolio-export"} {}'],
    ['broken gzip', Uint8Array.from([0x1f, 0x8b, 1, 2, 3])],
  ])('%s is broken', (_, content) =>
    expectRefusal(content, { status: 400, code: 'account_export_broken' }),
  )

  test('a file that is cut off anywhere is broken, also when it is compressed', async () => {
    const compressed = gzipSync(file)
    for (const content of [file.slice(0, -20), file.slice(0, 300), compressed.subarray(0, -20)]) {
      await expectRefusal(content, { code: 'account_export_broken' })
    }
  })

  test.each([
    ['a list', '[]'],
    ['nothing', '{}'],
    ['another export', '{"format":"other-export","version":1}'],
    ['an export of nobody', '{"format":"manafolio-export","version":1}'],
    ['what is nested deeply', `{"x":${'['.repeat(1000)}${']'.repeat(1000)}}`],
    ['one large value', `{"x":[${'{},'.repeat(200_000)}{}]}`],
  ])('%s is no export', (_, content) =>
    expectRefusal(content, { status: 400, code: 'account_export_unknown' }),
  )

  test('a newer export is not guessed at', () =>
    expectRefusal(file.replace('"version":1', '"version":2'), { code: 'account_export_newer' }))

  test.each<[string, string, string]>([
    ['"quantity":4}', '"quantity":100}', '(collection 1 variants 0 quantity)'],
    ['"name":"Burn"', '"name":" "', 'Deck name is required (decks 1 name)'],
    ['"theme":"system"', '"theme":"pink"', '(settings theme)'],
    ['"query":"t:goblin"', '"query":"\\u0000"', '(savedSearches 1 query)'],
    ['"kind":"created"', '"kind":"stolen"', '(decks.changes 1 1 kind)'],
    ['"version":1,"happenedAt"', '"version":0,"happenedAt"', '(decks.changes 1 1 version)'],
    ['"notes":null', `"notes":"${'x'.repeat(limits.deckNotes + 1)}"`, '(decks 1 notes)'],
    ['"addedAt":"2026', '"addedAt":"0000', '(collection 1 addedAt)'],
  ])('%s is not to be %s', async (before, after, where) => {
    expect(file).toContain(before)
    const message = expect.stringContaining(where)
    const refusal = { status: 400, code: 'account_export_invalid', message }
    await expectRefusal(file.replace(before, after), refusal)
  })

  test('what can be there only once is refused when it is there twice', async () => {
    const { collection, collectionChanges, decks, savedSearches, ...others } = JSON.parse(file)
    const parts = { collection, collectionChanges, decks, savedSearches }
    for (const [name, items] of Object.entries<object[]>(parts)) {
      expect(items).toHaveLength(1)
      const doubled = { ...others, ...parts, [name]: [...items, ...items] }
      const message = expect.stringContaining(`(${name} 2)`)
      await expectRefusal(JSON.stringify(doubled), { code: 'account_export_invalid', message })
    }
    const [{ cards, ...deck }] = decks
    const rows = [...cards, ...cards]
    const again = { ...others, ...parts, decks: [{ ...deck, cards: rows }] }
    expect(rows).toHaveLength(2)
    await expectRefusal(JSON.stringify(again), { code: 'account_export_invalid' })
  })

  test('a body beyond the limit is refused by its size', async () => {
    const { statusCode, body } = await newcomer.send({
      method: 'POST',
      url: importAccount.path,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': `${limits.accountImportBytes + 1}`,
      },
      payload: 'x',
    })
    expect([statusCode, JSON.parse(body).code]).toEqual([413, 'account_export_too_large'])
  })

  const uses: [string, (member: MemberClient) => Promise<unknown>][] = [
    ['a deck', (member) => makeDeck(member, { name: 'Elves' })],
    ['a card', (member) => member.call(addToCollection, { input: { scryfallId } })],
    [
      'had a card',
      async (member) => {
        await member.call(addToCollection, { input: { scryfallId } })
        await member.call(removeFromCollection, { params: { scryfallId } })
      },
    ],
    [
      'a saved search',
      (member) => member.call(createSavedSearch, { input: { name: 'Elves', query: 't:elf' } }),
    ],
  ]

  test.each(uses)('an account that has %s takes no export', async (_, use) => {
    const member = await app().member()
    await use(member)
    const before = await allRows(app().database.db)
    const refusal = { status: 409, code: 'account_not_empty' }
    expect(await exportRefusal(member, previewAccountImport, file)).toMatchObject(refusal)
    expect(await exportRefusal(member, importAccount, file)).toMatchObject(refusal)
    expect(await allRows(app().database.db)).toEqual(before)
  })

  test('of two requests at once one is done, and a repeated one changes nothing', async () => {
    const member = await app().member()
    const request = () => sendExport(member, importAccount, file).catch((error) => `${error}`)
    const answers = await Promise.all([request(), request()])
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
    expect(answers.filter((answer) => `${answer}`.includes('account_not_empty'))).toHaveLength(1)
    expect(await exportRefusal(member, importAccount, file)).toMatchObject({ status: 409 })
  })

  test('it reports how much of it is done', async () => {
    const { method, path }: Endpoint = importAccount
    const { body } = await newcomer.send({
      method,
      url: path,
      headers: { 'content-type': 'application/octet-stream', accept: progressType },
      payload: Buffer.from(file),
    })
    const lines: ProgressLine[] = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const shares = lines.flatMap((line) => ('share' in line ? [line.share] : []))
    expect(shares).toEqual([0.4, 0.8, 1])
    expect(lines.at(-1)).toMatchObject({ answer: { decks: 1, printings: 1, copies: 4 } })
  })

  test('it can be tried a few times only', async () => {
    const member = await app().member()
    for (let tries = 0; tries < limits.accountImportsPerAccount; tries++) {
      await sendExport(member, previewAccountImport, file)
    }
    const refusal = await exportRefusal(member, previewAccountImport, file)
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
  })
})
