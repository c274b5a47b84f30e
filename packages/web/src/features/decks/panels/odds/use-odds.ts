import type { DeckSheet, Odds } from '@manafolio/deck'
import { useEffect, useRef, useState } from 'react'
import { type OddsWorker, oddsClient } from './odds-client.ts'

interface SheetOdds {
  odds: Odds
  sheet: DeckSheet
}

/** The odds of a deck; after a change the old ones until the new ones are ready. */
export function useOdds(sheet: DeckSheet | null): { odds: Odds | null; isOld: boolean } {
  const [result, setResult] = useState<SheetOdds | null>(null)
  const clientRef = useRef<ReturnType<typeof oddsClient>>(undefined)
  useEffect(() => {
    const client = oddsClient(startWorker, (odds, of) => setResult({ odds, sheet: of }))
    clientRef.current = client
    return () => client.close()
  }, [])
  useEffect(() => {
    if (sheet) clientRef.current?.request(sheet)
  }, [sheet])
  return { odds: result?.odds ?? null, isOld: result?.sheet !== sheet }
}

/** Null where workers are not available. */
function startWorker(): OddsWorker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null // refused: the main thread does the work
  }
}
