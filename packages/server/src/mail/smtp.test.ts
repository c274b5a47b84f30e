import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { resetEmail } from '../accounts/reset-email.ts'
import { testClock } from '../test/test-clock.ts'
import { openMailer } from './open-mailer.ts'

const mail = resetEmail('karn@example.org', 'https://cards.example.org', 'secret-token')

interface Received {
  from: string | undefined
  to: string[]
  message: string
}

let server: SMTPServer | undefined
let received: Received[] = []

afterEach(async () => {
  received = []
  await new Promise<void>((resolve) => {
    if (server) server.close(() => resolve())
    else resolve()
  })
})

/** A mail server on this machine that keeps what it gets. */
async function startServer(options: SMTPServerOptions = {}): Promise<number> {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      void text(stream).then((message) => {
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom ? mailFrom.address : undefined
        received.push({ from, to: rcptTo.map(({ address }) => address), message })
        done()
      })
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return (server.server.address() as AddressInfo).port // it listens on a port, not on a path
}

function mailerTo(smtpUrl: string) {
  const config = { smtpUrl, mailFrom: 'Manafolio <cards@example.org>', dataDir: 'nowhere' }
  return openMailer(config, { clock: testClock(), log: pino({ level: 'silent' }) })
}

test('with a mail server an e-mail goes there', async () => {
  const port = await startServer()
  await mailerTo(`smtp://127.0.0.1:${port}`).send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'cards@example.org', to: ['karn@example.org'] })
  expect(received[0]?.message).toContain(
    '\r\nhttps://cards.example.org/reset-password?token=secret-token\r\n',
  )
})

test('name and password in the address of the server are used', async () => {
  const given: unknown[] = []
  const port = await startServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      given.push({ username, password })
      done(null, { user: username })
    },
  })
  await mailerTo(`smtp://postman:p%40ss@127.0.0.1:${port}`).send(mail)
  expect(given).toEqual([{ username: 'postman', password: 'p@ss' }])
  expect(received).toHaveLength(1)
})

test('an e-mail that is turned away is an error without the address', async () => {
  const port = await startServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`${address} is unknown here`)),
  })
  const sending = mailerTo(`smtp://127.0.0.1:${port}`).send(mail)
  await expect(sending).rejects.toThrow('the email could not be sent: EENVELOPE')
  await expect(sending).rejects.not.toThrow('karn')
})

test('a mail server that is not there is an error', async () => {
  const port = await startServer()
  await new Promise<void>((resolve) => server?.close(() => resolve()))
  const sending = mailerTo(`smtp://127.0.0.1:${port}`).send(mail)
  await expect(sending).rejects.toThrow('the email could not be sent: ESOCKET')
})
