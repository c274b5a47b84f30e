import { oddsOf } from '@manafolio/deck'
import type { OddsRequest } from './odds-client.ts'

addEventListener('message', ({ data }: MessageEvent<OddsRequest>) => {
  postMessage(oddsOf(data.sheet, data.options))
})
