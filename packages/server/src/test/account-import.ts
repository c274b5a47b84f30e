import {
  type ErrorBody,
  errorBody,
  exportAccount,
  fileType,
  type importAccount,
  type OutputOf,
  type previewAccountImport,
} from '@manafolio/contract'
import type { Client } from './client.ts'

type ImportEndpoint = typeof importAccount | typeof previewAccountImport

/** The download of an account, as a file. */
export async function exportFile(member: Client): Promise<string> {
  const { statusCode, body } = await member.send({ method: 'GET', url: exportAccount.path })
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`)
  return body
}

/** Sends an export; throws unless it is accepted. */
export async function sendExport<E extends ImportEndpoint>(
  member: Client,
  endpoint: E,
  file: string | Uint8Array,
): Promise<OutputOf<E>> {
  const { statusCode, body } = await post(member, endpoint, file)
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`)
  return endpoint.output.parse(JSON.parse(body)) as OutputOf<E> // parsed by that very schema
}

/** Sends an export; throws unless it is refused. */
export async function exportRefusal(
  member: Client,
  endpoint: ImportEndpoint,
  file: string | Uint8Array,
): Promise<ErrorBody & { status: number }> {
  const { statusCode, body } = await post(member, endpoint, file)
  if (statusCode < 400) throw new Error(`not refused: ${body}`)
  return { status: statusCode, ...errorBody.parse(JSON.parse(body)) }
}

function post(member: Client, { method, path }: ImportEndpoint, file: string | Uint8Array) {
  const headers = { 'content-type': fileType }
  return member.send({ method, url: path, headers, payload: Buffer.from(file) })
}
