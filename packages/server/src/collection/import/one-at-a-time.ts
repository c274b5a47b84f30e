import { limits } from '@manafolio/contract'
import { AppError } from '../../errors.ts'

/** Does a work when all that were begun before it for the same user are done. */
export type InTurn = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Keeps a user from having several files read at once in this process: each takes memory. Who sends
 * more than could be kept has them refused while they wait.
 */
export function oneAtATime(): InTurn {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()
  return async (userId, work) => {
    const queue = queues.get(userId) ?? { last: Promise.resolve(), length: 0 }
    if (queue.length >= limits.openImports) throw new AppError('import_limit_reached')
    queues.set(userId, queue)
    queue.length += 1
    const mine = queue.last.then(work)
    queue.last = mine.catch(() => {}) // whoever asked for it hears of it
    try {
      return await mine
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(userId)
    }
  }
}
