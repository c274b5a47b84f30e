#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Starts Firefox as Playwright would, and proxies the protocol between the two: Playwright always sends
 * a command that this Firefox does not know, and gives up when it is rejected.
 */
const unknownCommand = 'emulation.setMediaFeaturesOverride'
const readyLine = /^(WebDriver BiDi listening on )(ws:\/\/\S+)$/

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, announcement, url] = readyLine.exec(line) ?? []
  process.stderr.write(url ? `${announcement}${await openProxy(url)}\n` : `${line}\n`)
}

/** Serves the address where Playwright finds the proxy. */
async function openProxy(url) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, { url: path }) => connect(playwright, `${url}${path}`))
  await once(server, 'listening')
  return `ws://127.0.0.1:${server.address().port}`
}

async function connect(playwright, url) {
  const browser = new WebSocket(url, { perMessageDeflate: false })
  const open = once(browser, 'open')
  playwright.on('message', async (data) => {
    await open
    const { id, method } = JSON.parse(data)
    if (method === unknownCommand) playwright.send(emptyResult(id))
    else browser.send(data.toString())
  })
  browser.on('message', (data) => playwright.send(data.toString()))
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
}

function emptyResult(id) {
  return JSON.stringify({ type: 'success', id, result: {} })
}
