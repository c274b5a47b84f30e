import type { DeckSheet, Goldfish, GoldfishOptions } from '@manafolio/deck'
import { useEffect, useState } from 'react'
import { type GoldfishWorker, runGoldfish } from './goldfish-run.ts'

export interface GoldfishState {
  /** The averages so far; those of the deck before until the first step of its own. */
  averages: Goldfish | null
  isDone: boolean
}

/** Starts again when the deck or the options change. Options have to stay the same object until then. */
export function useGoldfish(sheet: DeckSheet, options: GoldfishOptions): GoldfishState {
  const [latest, setLatest] = useState<{ step: Goldfish; options: object; sheet: DeckSheet }>()
  useEffect(
    () =>
      runGoldfish({ sheet, options }, startWorker, (step) => setLatest({ step, options, sheet })),
    [sheet, options],
  )
  const isCurrent = latest?.sheet === sheet && latest.options === options
  return {
    averages: latest?.step ?? null,
    isDone: isCurrent && latest.step.games === options.games,
  }
}

/** Null where workers are not available. */
function startWorker(): GoldfishWorker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(new URL('./goldfish-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null // refused: the main thread does the work
  }
}
