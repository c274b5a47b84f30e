import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { bundleOf } from './bundle-folder.ts'
import { endedWithItsTest } from './child-process.ts'

interface Started {
  env: Record<string, string>
  /** Files may have as many blocks of 512 or 1024 bytes: as if the disk was full. */
  fileBlocks?: number
  /** The user that runs it. */
  uid?: number
}

/** Runs the real server until it exits by itself; returns what it wrote as its reason. */
export async function refusedStart({ env, fileBlocks, uid }: Started): Promise<string[]> {
  const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks} && `
  const child = endedWithItsTest(
    spawn('sh', ['-c', `${limit}exec "$@"`, 'sh', process.execPath, bundleOf('main.ts')], {
      env: { PATH: process.env.PATH, CARD_REFRESH: 'off', LOG_LEVEL: 'silent', ...env },
      ...(uid !== undefined && { uid, gid: uid }),
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const [code] = await once(child, 'close')
  if (code !== 1) throw new Error(`the server ended with ${code}: ${output}`)
  return output.trim().split('\n')
}
