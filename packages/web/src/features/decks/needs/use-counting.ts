import { basicLandCountings } from '@manafolio/contract'
import { useLocalStorage } from '@mantine/hooks'
import * as z from 'zod/mini'

/** What is remembered may be of another time: what makes no sense is as it is at first. */
const counting = z.catch(
  z.object({
    basicLands: z.catch(z.enum(basicLandCountings), 'plenty'),
    sparesOthers: z.catch(z.boolean(), false),
  }),
  { basicLands: 'plenty', sparesOthers: false },
)
/** What counts as there: basic lands that nobody counts, and copies that other decks ask for. */
export type Counting = z.infer<typeof counting>

export const countingKey = 'manafolio:deck-counting'

/** How somebody counts copies for decks; kept in the browser. */
export function useCounting() {
  const [value, setCounting] = useLocalStorage<Counting>({
    key: countingKey,
    getInitialValueInEffect: false,
    defaultValue: counting.parse(undefined),
    deserialize: (text) => counting.parse(jsonIn(text)),
  })
  return { counting: value, setCounting }
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // somebody else wrote it
  }
}
