import { type Config, ConfigError } from './config.ts'
import { databaseName } from './db/database.ts'
import { DatabaseUnavailableError } from './db/storage-errors.ts'
import { isWithoutRoom } from './lib/no-room.ts'
import { StartProblem } from './lib/start-problem.ts'

/**
 * Why a program can't start, and what to do about it: one line, except for a configuration with
 * several problems. What is not foreseen here is a bug, and comes with its stack.
 */
export function startProblem(error: unknown, config?: Config): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError || error instanceof StartProblem) return error.message
  const places = placesOf(config)
  const found = explanation(error, places)
  if (found || !(error instanceof DatabaseUnavailableError)) {
    return found ?? error.stack ?? error.message
  }
  const reason = error.cause instanceof Error ? error.cause.message : error.message
  return `The database ${places.database} can't be reached (${reason}). Start it, or check DATABASE_URL.`
}

/** Of an error, or else of what caused it. */
function explanation(error: Error, places: Places): string | undefined {
  const failure = failureOf(error)
  const found = explanations.find(({ applies }) => applies(failure))
  if (found) return found.sentence(failure, places)
  return error.cause instanceof Error ? explanation(error.cause, places) : undefined
}

/** What Node and SQLite put into an error. */
interface Failure {
  code: string
  message: string
  path?: string
  port?: string
  isListening: boolean
}

interface Places {
  dataDir: string
  database: string
}

function placesOf(config: Config | undefined): Places {
  if (!config) return { dataDir: 'DATA_DIR', database: 'the database' }
  return { dataDir: config.dataDir, database: databaseName(config.database) }
}

function failureOf(error: Error): Failure {
  const text = (key: string) => {
    const value: unknown = Reflect.get(error, key)
    return value === undefined ? {} : { [key]: String(value) }
  }
  return {
    code: '',
    message: error.message,
    isListening: ['listen', 'bind'].includes(String(Reflect.get(error, 'syscall'))), // bind: of a worker
    ...text('code'),
    ...text('path'),
    ...text('port'),
  }
}

interface Explanation {
  applies(failure: Failure): boolean
  sentence(failure: Failure, places: Places): string
}

const isDenied = ({ code }: Failure) => ['EACCES', 'EPERM', 'EROFS'].includes(code)

/** The first one that applies. */
const explanations: readonly Explanation[] = [
  {
    applies: ({ code }) => code === 'EADDRINUSE',
    sentence: ({ port }) =>
      `Port ${port} is already in use. Stop what uses it, or set PORT to another number.`,
  },
  {
    applies: (failure) => failure.isListening && isDenied(failure),
    sentence: ({ port }) =>
      `This user may not listen on port ${port}. Set PORT to 1024 or more, and let a proxy serve the port below.`,
  },
  {
    applies: ({ code }) => code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND',
    sentence: () => 'HOST is no address of this machine. Set it to 127.0.0.1 or 0.0.0.0.',
  },
  {
    applies: ({ code }) => code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB',
    sentence: ({ message }, { database }) =>
      `The database ${database} is damaged (${message}). Move it away, and restore a backup with: npm run restore -- FILE`,
  },
  {
    applies: ({ code }) => code.startsWith('SQLITE_READONLY'),
    sentence: (_, { database }) =>
      `The database ${database} can't be written. Let the user of the server write it and its folder.`,
  },
  {
    applies: ({ code, message }) =>
      code.startsWith('SQLITE_CANTOPEN') || /^ConnectionFailed\(.*: 14"\)$/.test(message),
    sentence: (_, { database }) =>
      `The database ${database} can't be opened. Let the user of the server read and write it and its folder.`,
  },
  {
    applies: ({ code }) => code.startsWith('SQLITE_BUSY'),
    sentence: (_, { database }) =>
      `Another program has locked the database ${database}. Stop it, and start again.`,
  },
  {
    applies: ({ code }) => code.startsWith('SQLITE_IOERR'),
    sentence: ({ message }, { database }) =>
      `The disk could not read or write the database ${database} (${message}). Check that it has room and works, and start again.`,
  },
  {
    applies: ({ code }) => /^(28|3D)...$/.test(code), // SQLSTATE: a wrong user, password or name
    sentence: ({ message }, { database }) =>
      `PostgreSQL refuses ${database}: ${message}. Check DATABASE_URL.`,
  },
  {
    applies: isWithoutRoom,
    sentence: ({ path }, { dataDir }) =>
      `There is no room on the disk for ${path ?? dataDir}. Free some space, and start again.`,
  },
  {
    applies: ({ code }) => code === 'EEXIST' || code === 'ENOTDIR',
    sentence: ({ path }, { dataDir }) =>
      `${path ?? dataDir} is not a folder. Set DATA_DIR to a folder, or move that file away.`,
  },
  {
    applies: (failure) => failure.path !== undefined && isDenied(failure),
    sentence: ({ path, code }) =>
      `${path} can't be read or written (${code}). Let the user of the server do that, or set DATA_DIR to another folder.`,
  },
]
