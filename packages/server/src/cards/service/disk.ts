import { isWithoutRoom } from '../../lib/no-room.ts'
import { ServiceError } from './service-error.ts'

/** What the service gave can't be kept. */
export class DiskError extends ServiceError {
  override readonly name: string = 'DiskError'
}

/** There is no room, so what was written is to be removed: others need the disk too. */
export class NoRoomError extends DiskError {
  override readonly name = 'NoRoomError'

  constructor(what: string, cause?: unknown) {
    super(`there is no room on the disk for ${what}`, { cause })
  }
}

/** Does something with a file; says in a sentence what could not be done with it. */
export async function onDisk<T>(what: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (isWithoutRoom(error)) throw new NoRoomError(what, error)
    throw new DiskError(`${what} can't be kept on the disk: ${error.message}`, { cause: error })
  }
}
