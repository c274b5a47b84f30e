import { type Options, Presets, SingleBar } from 'cli-progress'
import type { FastifyBaseLogger } from 'fastify'
import type { RefreshUpdate } from './refresh.ts'

/** Shows the progress of a refresh in the terminal. */
export interface Progress {
  show(update: RefreshUpdate): void
  /** Nothing is under way any more. */
  end(): void
}

const barOptions: Options = {
  format: '{step} card data  {bar}  {percentage}%',
  barsize: 32,
  clearOnComplete: true,
  hideCursor: true,
}

/** A bar for a person at a terminal. */
export function progressBar(): Progress {
  let bar: SingleBar | undefined
  return {
    show(update) {
      if (!('share' in update)) return
      const step = update.step === 'fetching' ? 'Fetching' : 'Reading'
      if (!bar) {
        bar = new SingleBar(barOptions, Presets.shades_classic)
        bar.start(100, 0, { step })
      }
      bar.update(Math.floor(update.share * 100), { step })
    },
    end() {
      bar?.stop()
      bar = undefined
    },
  }
}

const percentPerLine = 10

/** A line for every tenth of the way. */
export function progressLog(log: FastifyBaseLogger): Progress {
  let logged = 0
  return {
    show(update) {
      if (!('share' in update)) return
      const percent = Math.floor((update.share * 100) / percentPerLine) * percentPerLine
      if (percent <= logged) return
      logged = percent
      log.info(`${update.step} card data: ${percent}%`)
    },
    end() {
      logged = 0
    },
  }
}
