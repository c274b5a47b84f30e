import { oddsOf } from '@manafolio/deck'
import type { OddsQuestion } from './odds-asker.ts'

addEventListener('message', ({ data }: MessageEvent<OddsQuestion>) => {
  postMessage(oddsOf(data.sheet, data.options))
})
