import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { useFolder } from '../test/bulk-files.ts'
import { bundleOf } from '../test/bundle-folder.ts'
import { insertUser } from '../test/client.ts'
import { testClock } from '../test/test-clock.ts'

const data = useFolder()
const run = promisify(execFile)

interface Ended {
  code: number
  output: string
}

async function command(
  name: 'backup' | 'restore',
  site: string,
  args: string[] = [],
): Promise<Ended> {
  const env = { PATH: process.env.PATH, DATA_DIR: data.path(site) }
  try {
    const { stdout } = await run(process.execPath, [bundleOf(`${name}.ts`), ...args], { env })
    return { code: 0, output: stdout.trim() }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, output: stderr.trim() }
  }
}

async function siteWithUser(site: string, email: string) {
  await mkdir(data.path(site))
  await copyFile(inject('sqliteTemplate').file, data.path(`${site}/manafolio.db`))
  const database = openDatabase({ file: data.path(`${site}/manafolio.db`) })
  await insertUser({ ...database, clock: testClock() }, email)
  await database.db.destroy()
}

async function emails(site: string): Promise<string[]> {
  const { db } = openDatabase({ file: data.path(`${site}/manafolio.db`) })
  const rows = await db.selectFrom('users').select('email').execute()
  await db.destroy()
  return rows.map(({ email }) => email)
}

test('a backup is restored elsewhere, and over users only with --replace', async () => {
  await siteWithUser('one', 'one@example.org')
  const made = await command('backup', 'one')
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Backed up [\d,]+ rows into /),
  })
  const [name = ''] = await readdir(data.path('one/backups'))
  const file = data.path(`one/backups/${name}`)
  expect(made.output).toContain(file)

  const restored = await command('restore', 'two', [file])
  expect(restored.output).toContain('Everybody has to sign in again.')
  expect(await emails('two')).toEqual(['one@example.org'])

  await siteWithUser('three', 'three@example.org')
  expect(await command('restore', 'three', [file])).toEqual({
    code: 1,
    output: `The database ${data.path('three/manafolio.db')} already has users (1). Restore into an empty database, or add --replace to delete everything that is there.`,
  })
  expect(await emails('three')).toEqual(['three@example.org'])
  await command('restore', 'three', [file, '--replace'])
  expect(await emails('three')).toEqual(['one@example.org'])
})

test('a named file is not overwritten', async () => {
  await siteWithUser('one', 'one@example.org')
  const file = await data.write('mine', 'my notes')
  const { code, output } = await command('backup', 'one', [file])
  expect([code, output]).toEqual([1, `${file} is there already. Choose another name.`])
  expect(await readFile(file, 'utf8')).toBe('my notes')
})

test('problems are one line', async () => {
  expect((await command('backup', 'none')).output).toBe(
    `There is no database at ${data.path('none/manafolio.db')}. Check DATA_DIR.`,
  )
  await writeFile(data.path('text'), 'no backup')
  const spoiled = await command('restore', 'none', [data.path('text')])
  expect(spoiled.output).toContain(`${data.path('text')} is damaged, cut off, or no backup`)
  const missing = await command('restore', 'none', [data.path('gone')])
  expect(missing.output).toBe(`There is no file ${data.path('gone')}.`)
  expect((await command('restore', 'none')).output).toContain('Usage: npm run restore -- FILE')
})
