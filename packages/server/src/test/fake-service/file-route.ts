import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Behaviors, Current } from './behavior.ts'
import { answerFailure, problem } from './failures.ts'
import type { Served } from './served-file.ts'

/** Where files are, and where a redirect leads. */
export const filePath = '/files'
const otherPath = `${filePath}/elsewhere`

type Find = (name: string) => Served | undefined

/** The files, with ranges and whatever may go wrong on the way. */
export function fileRoutes(app: FastifyInstance, behaviors: Behaviors, find: Find): void {
  app.get<{ Params: { name: string } }>(`${filePath}/:name`, (request, reply) => {
    const served = find(request.params.name)
    if (!served) return answerFailure(reply, 'missing', behaviors.current())
    const { downloadsOf } = behaviors.current()
    const isMeant = downloadsOf === null || downloadsOf === served.type
    const kind = isMeant ? behaviors.next('downloads') : 'normal'
    switch (kind) {
      case 'tooMany':
      case 'unavailable':
      case 'missing':
      case 'hang':
      case 'drop':
      case 'webPage':
        return answerFailure(reply, kind, behaviors.current())
      case 'redirect':
        return reply.redirect(`${otherPath}/${served.name}`)
      default:
        return sendFile(request, reply, { served, kind, how: behaviors.current() })
    }
  })

  app.get<{ Params: { name: string } }>(`${otherPath}/:name`, (request, reply) => {
    const served = find(request.params.name)
    if (!served) return answerFailure(reply, 'missing', behaviors.current())
    return sendFile(request, reply, { served, kind: 'normal', how: behaviors.current() })
  })
}

interface Sending {
  served: Served
  kind: 'normal' | 'slow' | 'cut' | 'stop' | 'corrupt' | 'shorter' | 'longer' | 'packed'
  how: Current
}

function sendFile(request: FastifyRequest, reply: FastifyReply, sending: Sending): FastifyReply {
  const { served, kind, how } = sending
  const isPacked = kind === 'packed' || (served.shape === 'array' && takesGzip(request))
  if (isPacked) return sendPacked(reply, sending)
  const bytes = flawed(sending)
  const start = how.ranges === 'supported' ? requestedStart(request, served.etag) : 0
  if (start > 0 && start >= bytes.length) {
    reply.header('content-range', `bytes */${bytes.length}`)
    return problem(reply, 416, 'That range is not in the file.')
  }
  const headers: Record<string, string | number> = {
    'content-type': served.shape === 'array' ? 'application/json' : 'application/gzip',
    'accept-ranges': how.ranges === 'supported' ? 'bytes' : 'none',
    'access-control-allow-origin': '*',
    etag: served.etag,
  }
  if (start > 0) headers['content-range'] = `bytes ${start}-${bytes.length - 1}/${bytes.length}`
  if (how.lengths === 'sent') headers['content-length'] = bytes.length - start
  reply.hijack()
  reply.raw.writeHead(start > 0 ? 206 : 200, headers)
  void send(reply, bytes.subarray(start), sending)
  return reply
}

function takesGzip(request: FastifyRequest): boolean {
  return /gzip/.test(request.headers['accept-encoding'] ?? '')
}

function sendPacked(reply: FastifyReply, { served }: Sending): FastifyReply {
  return reply
    .headers({ 'content-encoding': 'gzip', etag: served.etag })
    .type(served.shape === 'array' ? 'application/json' : 'application/gzip')
    .send(gzipSync(served.bytes))
}

function flawed({ served: { bytes }, kind, how }: Sending): Buffer {
  if (kind === 'shorter') return bytes.subarray(0, Math.floor(bytes.length / 2))
  if (kind === 'longer') return Buffer.concat([bytes, Buffer.alloc(1000)])
  if (kind !== 'corrupt') return bytes
  const copy = Buffer.from(bytes)
  const at = Math.min(how.afterBytes, Math.max(0, bytes.length - 16))
  for (let i = at; i < at + 16 && i < copy.length; i++) copy[i] = (copy[i] ?? 0) ^ 0xff
  return copy
}

/** The first byte asked for; 0 when the file is not the one that the asker knows. */
function requestedStart({ headers }: FastifyRequest, etag: string): number {
  const found = /^bytes=(\d+)-$/.exec(headers.range ?? '')
  const condition = headers['if-range']
  return found && (condition === undefined || condition === etag) ? Number(found[1]) : 0
}

const chunkBytes = 64 * 1024

/** Steps in a second when sending slowly. */
const steps = 20

/** A connection that breaks at once takes along what its reader has not picked up yet. */
const arrivalMs = 50

async function send(reply: FastifyReply, bytes: Buffer, { kind, how }: Sending) {
  const isPartial = kind === 'cut' || kind === 'stop'
  const sent = isPartial ? bytes.subarray(0, how.afterBytes) : bytes
  const size = kind === 'slow' ? Math.ceil(how.bytesPerSecond / steps) : chunkBytes
  for (let at = 0; at < sent.length && !reply.raw.destroyed; at += size) {
    await write(reply, sent.subarray(at, at + size))
    if (kind === 'slow') await pause(1000 / steps)
  }
  if (kind === 'cut') await pause(arrivalMs)
  if (kind === 'cut') reply.raw.destroy()
  else if (kind !== 'stop') reply.raw.end()
}

/** Answers once the chunk is on its way, or will never be. */
function write({ raw }: FastifyReply, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => {
    raw.once('close', resolve)
    raw.write(chunk, () => {
      raw.off('close', resolve)
      resolve()
    })
  })
}
