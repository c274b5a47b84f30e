import { addToCollection, getHealth, listCollection } from '@manafolio/contract'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test-app.ts'

const app = useTestApp('sqlite')

/** What another process has open. */
function openApart(): Libsql.Database {
  const { at } = app()
  if (!('file' in at)) throw new Error('not on SQLite')
  return new Libsql(at.file)
}

test('while another process writes, writes wait, and nothing else does', async () => {
  const member = await app().member()
  const other = openApart()
  other.exec('begin immediate')
  const order: string[] = []
  const adding = member
    .call(addToCollection, { input: { scryfallId: 'patient' } })
    .then(() => order.push('added'))
  for (let count = 0; count < 20; count++) await member.call(getHealth)
  expect(await member.call(listCollection)).toEqual([])
  order.push('answered')
  other.exec('commit')
  await adding
  other.close()
  expect(order).toEqual(['answered', 'added'])
  expect(await member.call(listCollection)).toHaveLength(1)
})
