import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetEmail } from '../accounts/reset-email.ts'
import { testClock } from '../test/test-clock.ts'
import { openMailer } from './open-mailer.ts'

const token = 'Tk3n-_'.repeat(7)
const mail = resetEmail('karn@example.org', 'https://cards.example.org', token)

let dataDir: string
let logged: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'manafolio-mail-'))
  logged = ''
})

afterEach(() => rm(dataDir, { recursive: true }))

function mailer() {
  const write = (line: string) => {
    logged += line
  }
  const log = pino({}, { write })
  const config = { smtpUrl: undefined, mailFrom: 'Manafolio <cards@example.org>', dataDir }
  return openMailer(config, { clock: testClock(), log })
}

async function readEmail() {
  const [name = '', ...others] = await readdir(join(dataDir, 'outbox'))
  expect(others).toEqual([])
  const file = join(dataDir, 'outbox', name)
  return { name, file, content: await readFile(file, 'utf8') }
}

test('without a mail server an e-mail becomes a file, named by its time', async () => {
  await mailer().send(mail)
  const { name, content } = await readEmail()
  expect(name).toMatch(/^2026-08-15T12-00-00-000Z-[0-9a-f]{6}\.eml$/)
  expect(content).toMatch(/^From: Manafolio <cards@example\.org>\r$/m)
  expect(content).toMatch(/^To: karn@example\.org\r$/m)
  expect(content).toMatch(/^Subject: Reset your Manafolio password\r$/m)
  expect(content).toMatch(/^Date: Sat, 15 Aug 2026 12:00:00 \+0000\r$/m)
})

test('the link stands in the file in one piece', async () => {
  await mailer().send(mail)
  const { content } = await readEmail()
  expect(content).toContain(`\r\nhttps://cards.example.org/reset-password?token=${token}\r\n`)
})

test('an e-mail has its text first and then the same as a page', async () => {
  await mailer().send(mail)
  const { content } = await readEmail()
  const types = [...content.matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, type]) => type)
  expect(types).toEqual(['multipart/alternative', 'text/plain', 'text/html'])
})

test('only the owner of the server reads the file', async () => {
  await mailer().send(mail)
  const { file } = await readEmail()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('one line of the log names the file, and neither the token nor the whole address', async () => {
  await mailer().send(mail)
  const { file } = await readEmail()
  const [line = '', ...others] = logged.trimEnd().split('\n')
  expect(others).toEqual([])
  expect(JSON.parse(line)).toMatchObject({ file, to: 'k***@example.org' })
  expect(line).not.toContain('karn@')
  expect(line).not.toContain(token)
})

test('two e-mails at the same time become two files', async () => {
  const post = mailer()
  await Promise.all([post.send(mail), post.send({ ...mail, to: 'ugin@example.org' })])
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(2)
})

test('an e-mail with letters of all languages keeps them', async () => {
  await mailer().send({ ...mail, text: 'Grüße, Jace → 灵魂' })
  const { content } = await readEmail()
  expect(content).toContain('Content-Transfer-Encoding: 8bit\r\n\r\nGrüße, Jace → 灵魂\r\n')
})
