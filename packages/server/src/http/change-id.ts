import { randomUUID } from 'node:crypto'
import { changeIdHeader } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../errors.ts'

const uuid = z.uuid()

/**
 * The id that the caller gave to a change, or a new one. The header's value is a string in quotes by
 * the draft that describes it; most clients leave them out.
 */
export function changeIdOf({ headers }: FastifyRequest): string {
  const sent = headers[changeIdHeader.toLowerCase()]
  if (sent === undefined) return randomUUID()
  const read = uuid.safeParse(
    String(sent)
      .replace(/^"(.*)"$/, '$1')
      .toLowerCase(),
  )
  if (!read.success) throw new AppError('bad_idempotency_key')
  return read.data
}
