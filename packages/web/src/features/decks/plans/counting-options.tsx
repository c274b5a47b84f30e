import { CheckOption } from '../../../ui/check-option.tsx'
import classes from './counting-options.module.css'
import type { Counting } from './use-counting.ts'

interface CountingOptionsProps {
  counting: Counting
  /** The number of other decks; null to hide the option. */
  otherDecks: number | null
  onChange: (counting: Counting) => void
}

/** The options for what counts as available. */
export function CountingOptions({ counting, otherDecks, onChange }: CountingOptionsProps) {
  const { basicLands, sparesOthers } = counting
  return (
    <div className={classes.options}>
      {otherDecks !== null && otherDecks > 0 && (
        <CheckOption
          isChecked={sparesOthers}
          onChange={(spares) => onChange({ ...counting, sparesOthers: spares })}
        >
          Don’t use copies that other decks need
        </CheckOption>
      )}
      <CheckOption
        isChecked={basicLands === 'plenty'}
        onChange={(isPlenty) =>
          onChange({ ...counting, basicLands: isPlenty ? 'plenty' : 'counted' })
        }
      >
        I have all the basic lands I need
      </CheckOption>
    </div>
  )
}
