import { parseArgs } from 'node:util'
import { StartProblem } from './lib/start-problem.ts'

/** More processes than any machine has use for. */
const workersMax = 256

interface StartOptions {
  /** Processes that answer. */
  workers: number
}

/** Reads what follows the program's name. Throws a StartProblem for what it does not know. */
export function readStartOptions(args: string[]): StartOptions {
  const workers = Number(optionOf(args) ?? 1)
  if (!Number.isInteger(workers) || workers < 1 || workers > workersMax) {
    throw new StartProblem(`--workers must be a whole number from 1 to ${workersMax}.`)
  }
  return { workers }
}

function optionOf(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { workers: { type: 'string' } } }).values.workers
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error))
  }
}
