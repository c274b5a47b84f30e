import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const program = resolve(import.meta.dirname, '../packages/server/dist/user.js')

/** Gives somebody a role, as an operator does, while the server runs. */
export async function changeRole(email: string, role: 'admin' | 'user'): Promise<void> {
  await promisify(execFile)(process.execPath, [program, 'role', email, role], {
    env: { PATH: process.env.PATH, DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'sample') },
  })
}
