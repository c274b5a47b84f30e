import { gzipSync } from 'node:zlib'
import { exportAccount, fileType, importAccount, previewAccountImport } from '@manafolio/contract'
import type { Owner } from './collection-calls.ts'
import { timed } from './measure.ts'
import { signUp } from './search-load.ts'

/** Rows of a table: the seconds that it takes to move an account into another one. */
export async function moveAccount({ url, cookie }: Owner): Promise<string[][]> {
  const download = await timed(() => body(url + exportAccount.path, { headers: { cookie } }))
  const newcomer = await signUp(url)
  const file = gzipSync(download.value)
  const send = ({ path }: typeof importAccount | typeof previewAccountImport) =>
    timed(() =>
      body(url + path, {
        method: 'POST',
        headers: { cookie: newcomer, 'content-type': fileType },
        body: file,
      }),
    )
  const size = (download.value.length / 1e6).toFixed(0)
  const steps = [
    [`export of an account, ${size} MB`, download] as const,
    ['preview of its import', await send(previewAccountImport)] as const,
    ['import', await send(importAccount)] as const,
  ]
  return steps.map(([name, { seconds }]) => [name, seconds.toFixed(2)])
}

async function body(address: string, request: RequestInit): Promise<Buffer> {
  const response = await fetch(address, request)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${bytes}`)
  return bytes
}
