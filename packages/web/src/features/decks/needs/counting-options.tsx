import { CheckOption } from './check-option.tsx'
import classes from './counting-options.module.css'
import type { Counting } from './use-counting.ts'

interface CountingOptionsProps {
  counting: Counting
  /** How many there are to leave something to; null where that is not asked. */
  otherDecks: number | null
  onChange: (counting: Counting) => void
}

/** What counts as there. */
export function CountingOptions({ counting, otherDecks, onChange }: CountingOptionsProps) {
  const { basicLands, sparesOthers } = counting
  return (
    <div className={classes.options}>
      {otherDecks !== null && otherDecks > 0 && (
        <CheckOption
          isChecked={sparesOthers}
          onChange={(spares) => onChange({ ...counting, sparesOthers: spares })}
        >
          Leave what other decks need to them
        </CheckOption>
      )}
      <CheckOption
        isChecked={basicLands === 'plenty'}
        onChange={(isPlenty) =>
          onChange({ ...counting, basicLands: isPlenty ? 'plenty' : 'counted' })
        }
      >
        I have all basic lands
      </CheckOption>
    </div>
  )
}
