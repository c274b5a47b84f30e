import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addToCollection, createAccessToken, listCollection } from '@manafolio/contract'
import { beforeAll, expect, test } from 'vitest'
import { useFolder } from './bulk-files.ts'
import type { MemberClient } from './client.ts'
import { card, makeDeck, setCards } from './decks.ts'
import { printing } from './sample-cards.ts'
import { useTestApp } from './test-app.ts'

const app = useTestApp('sqlite')
const folder = useFolder()
const guide = printing.goblinGuideZendikar
let url: string
let examples: Map<string, string>

beforeAll(async () => {
  const text = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
  const sections = text.matchAll(/^## (.+)$[\s\S]*?^```js\n([\s\S]*?)^```$/gm)
  examples = new Map([...sections].map(([, title = '', code = '']) => [title, code]))
  url = await app().app.listen({ port: 0, host: '127.0.0.1' })
})

/** Runs an example of docs/api.md as its reader would, and answers what it prints. */
async function run(title: string, member: MemberClient, scope: 'read' | 'write'): Promise<string> {
  const { token } = await member.call(createAccessToken, { input: { name: title, scope } })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', examples.get(title) ?? 'throw new Error("no such example")'],
    { cwd: folder.path('.'), env: { MANAFOLIO_URL: url, MANAFOLIO_TOKEN: token } },
  )
  return stdout
}

test('docs/api.md has three examples', () => {
  expect([...examples.keys()]).toEqual([
    'Save the collection as a file',
    'Add a card',
    'Read a deck',
  ])
})

test('the first saves the collection', async () => {
  const member = await app().member()
  await member.call(addToCollection, { input: { scryfallId: guide, quantity: 3 } })
  expect(await run('Save the collection as a file', member, 'read')).toBe(
    'Rows in collection.csv: 1\n',
  )
  const file = await readFile(join(folder.path('.'), 'collection.csv'), 'utf8')
  expect(file).toMatch(/^"?Count"?,/)
  expect(file).toContain('Goblin Guide')
})

test('the second adds a card, with a token that may', async () => {
  const member = await app().member()
  expect(await run('Add a card', member, 'write')).toBe('You have 2 × Goblin Guide (Zendikar)\n')
  expect(await member.call(listCollection)).toMatchObject([
    { scryfallId: guide, variants: [{ quantity: 2, condition: 'LP' }] },
  ])
  await expect(run('Add a card', member, 'read')).rejects.toThrow(
    'This access token can only read.',
  )
})

test('the third reads a deck', async () => {
  const member = await app().member()
  const { id } = await makeDeck(member)
  await setCards(member, id, [
    card(guide, { cardName: 'Goblin Guide', quantity: 4, slotType: 'main' }),
    card(guide, { cardName: 'Goblin Guide', quantity: 1, slotType: 'side' }),
  ])
  expect(await run('Read a deck', member, 'read')).toBe(
    'Burn (modern)\n4 Goblin Guide\n1 Goblin Guide [side]\n',
  )
})
