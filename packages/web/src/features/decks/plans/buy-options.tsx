import { CheckOption } from '../needs/check-option.tsx'
import type { Counting } from '../needs/use-counting.ts'
import classes from './buy-options.module.css'

interface BuyOptionsProps {
  counting: Counting
  isAtOnce: boolean
  /** A single deck is complete at the same time as itself. */
  isOne: boolean
  onCounting: (counting: Counting) => void
  onAtOnce: (isAtOnce: boolean) => void
}

/** What a buy list counts on. */
export function BuyOptions({ counting, isAtOnce, isOne, onCounting, onAtOnce }: BuyOptionsProps) {
  const { basicLands, sparesOthers } = counting
  return (
    <div className={classes.options}>
      {!isOne && (
        <CheckOption isChecked={isAtOnce} onChange={onAtOnce}>
          All of them at the same time
        </CheckOption>
      )}
      <CheckOption
        isChecked={sparesOthers}
        onChange={(spares) => onCounting({ ...counting, sparesOthers: spares })}
      >
        Leave what other decks need to them
      </CheckOption>
      <CheckOption
        isChecked={basicLands === 'plenty'}
        onChange={(isPlenty) =>
          onCounting({ ...counting, basicLands: isPlenty ? 'plenty' : 'counted' })
        }
      >
        I have all basic lands
      </CheckOption>
    </div>
  )
}
