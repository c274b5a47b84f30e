import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { print } from './print.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A program of an installed package: npx would take a second to find it. */
export function localBin(name) {
  return join(root, 'node_modules', '.bin', name)
}

/**
 * Runs a program in the project's folder and shows its output; returns its exit code. A program that
 * does not start or takes too long counts as failed.
 */
export async function run(command, args, options = {}) {
  const { code } = await spawned(command, args, { output: 'inherit', ...options })
  return code
}

/** Runs a program and returns its exit code and its output, which is shown only with `isShown`. */
export function runForOutput(command, args, options = {}) {
  return spawned(command, args, { output: 'pipe', ...options })
}

/** Runs a program and throws when it fails. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}

function spawned(command, args, { output, isShown = false, env = {}, timeoutMs = 0 }) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    timeout: timeoutMs,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
      if (isShown) process.stdout.write(chunk)
    })
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      if (output === 'inherit') print(message)
      resolve({ code: 1, output: message })
    })
    child.on('close', (code) => resolve({ code: code ?? 1, output: text }))
  })
}
