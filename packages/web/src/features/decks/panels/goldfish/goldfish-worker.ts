import { goldfishOf } from '@manafolio/deck'
import type { GoldfishRequest } from './goldfish-run.ts'

addEventListener('message', ({ data }: MessageEvent<GoldfishRequest>) => {
  for (const step of goldfishOf(data.sheet, data.options)) postMessage(step)
})
