import type { BulkFile } from './bulk-types.ts'
import { NoRoomError } from './disk.ts'
import { type Bytes, requestRest, wrongSize } from './file-answer.ts'
import { openPart, type PartFile } from './part-file.ts'
import { ConnectionError } from './service-error.ts'
import type { ServiceNeeds } from './service-needs.ts'
import { type SilenceWatch, watchSilence } from './silence.ts'

export interface DownloadOptions {
  /** Receives the share that is there, 0 to 1. */
  report: (share: number) => void
  /** Stops the download, and keeps what is there for the next one. */
  signal?: AbortSignal | undefined
}

interface Job extends DownloadOptions {
  file: BulkFile
  toPath: string
}

/**
 * How often a broken connection is made again. A try that brings nothing new counts for more: then
 * the service is better left alone until the next run, which resumes where this one stopped.
 */
const patience = { tries: 500, fruitless: 4 }

/** Before the next try: after one that brought something, and doubling from there. */
const pauseMs = 1000

/** Downloads a file as far as it is not there yet, and puts it in its place once it is whole. */
export async function download(needs: ServiceNeeds, job: Job): Promise<void> {
  job.signal?.throwIfAborted()
  const part = await openPart(job.file, job.toPath)
  try {
    await makeReady(part, job.file)
    if (part.size() !== job.file.compressedBytes) await bringAll(needs, job, part)
    await part.publish()
    job.report(1)
  } catch (error) {
    if (error instanceof NoRoomError) await part.remove()
    throw error
  } finally {
    await part.close()
  }
}

async function makeReady(part: PartFile, { name, compressedBytes }: BulkFile) {
  if (compressedBytes === null) return
  if (part.size() > compressedBytes) await part.clear()
  if (compressedBytes - part.size() > (await part.room())) throw new NoRoomError(name)
}

async function bringAll(needs: ServiceNeeds, job: Job, part: PartFile) {
  const run: Rest['run'] = { etag: null }
  let fruitless = 0
  let most = part.size()
  for (let tries = 1; ; tries++) {
    try {
      return await bringRest(needs, { ...job, part, run })
    } catch (error) {
      job.signal?.throwIfAborted()
      if (!(error instanceof ConnectionError)) throw error
      fruitless = part.size() > most ? 0 : fruitless + 1
      most = Math.max(most, part.size())
      if (fruitless === patience.fruitless || tries === patience.tries) throw error
      needs.log.info(
        { file: job.file.name, reason: error.message },
        'a download goes on after a break',
      )
      await needs.pause(pauseMs * 2 ** fruitless * (0.75 + needs.random() / 2), job.signal)
    }
  }
}

interface Rest extends Job {
  part: PartFile
  /** What this run knows of the file on the server. */
  run: { etag: string | null }
}

/** One attempt: requests the missing part and stores what arrives. */
async function bringRest(needs: ServiceNeeds, rest: Rest): Promise<void> {
  const { file, part, run } = rest
  const watch = watchSilence(needs.limits.silenceMs, rest.signal)
  try {
    const request = { file, from: part.size(), etag: run.etag, signal: watch.signal }
    const answer = await requestRest(needs, request)
    if (answer === 'whole') return
    if (answer === 'startAgain') {
      await part.clear()
      return await bringRest(needs, rest) // requests no range now, so it ends here
    }
    run.etag = answer.etag ?? (answer.from > 0 ? run.etag : null)
    if (answer.from === 0) await part.clear()
    await take(answer, rest, watch)
  } finally {
    watch.end()
  }
}

async function take(bytes: Bytes, { part, file, report }: Rest, watch: SilenceWatch) {
  const { total } = bytes
  try {
    for await (const chunk of watch.watched(bytes.body)) {
      await part.add(chunk)
      if (total === null) continue
      if (part.size() > total) break
      report(part.size() / total)
    }
  } catch (error) {
    if (!bytes.canBeGoneOnWith) await part.clear()
    throw error
  }
  const found = part.size()
  if (total === null || found === total) return
  await part.clear()
  throw wrongSize({ name: file.name, announced: total, found })
}
