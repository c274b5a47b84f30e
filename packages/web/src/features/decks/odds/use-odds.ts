import type { DeckSheet, Odds } from '@manafolio/deck'
import { useEffect, useRef, useState } from 'react'
import { type OddsWorker, oddsAsker } from './odds-asker.ts'

interface Answer {
  odds: Odds
  sheet: DeckSheet
}

/** The odds of a deck; after a change those of before it, until the new ones are there. */
export function useOdds(sheet: DeckSheet | null): { odds: Odds | null; isOld: boolean } {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asker = useRef<ReturnType<typeof oddsAsker>>(undefined)
  useEffect(() => {
    const one = oddsAsker(startWorker, (odds, of) => setAnswer({ odds, sheet: of }))
    asker.current = one
    return () => one.close()
  }, [])
  useEffect(() => {
    if (sheet) asker.current?.ask(sheet)
  }, [sheet])
  return { odds: answer?.odds ?? null, isOld: answer?.sheet !== sheet }
}

/** Null in a browser, or a place like one, that has none. */
function startWorker(): OddsWorker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null // refused: the page works without it
  }
}
