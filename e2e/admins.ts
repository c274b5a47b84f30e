import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { password } from './test.ts'

const program = resolve(import.meta.dirname, '../packages/server/dist/user.js')

/** Gives a user a role directly in the database, while the server runs. */
export async function changeRole(email: string, role: 'admin' | 'user'): Promise<void> {
  await promisify(execFile)(process.execPath, [program, 'role', email, role], {
    env: { PATH: process.env.PATH, DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'sample') },
  })
}

/** Registers a user from a separate IP address. */
export async function register(request: APIRequestContext, email: string, place = 0) {
  const response = await request.post('/api/auth/register', {
    data: { email, password },
    headers: { 'x-forwarded-for': `10.99.${place >> 8}.${place & 255}` },
  })
  if (!response.ok()) throw new Error(`Registering answered ${response.status()}`)
}
