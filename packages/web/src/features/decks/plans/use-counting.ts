import { basicLandCountings } from '@manafolio/contract'
import { useLocalStorage } from '@mantine/hooks'
import * as z from 'zod/mini'

/** The stored value may be from another version: invalid parts get their default. */
const counting = z.catch(
  z.object({
    basicLands: z.catch(z.enum(basicLandCountings), 'plenty'),
    sparesOthers: z.catch(z.boolean(), false),
  }),
  { basicLands: 'plenty', sparesOthers: false },
)
/** Whether basic lands are counted, and whether copies that other decks need are spared. */
export type Counting = z.infer<typeof counting>

const countingKey = 'manafolio:deck-counting'

/** How the user counts copies for decks; stored in the browser. */
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
    return null // not written by us
  }
}
