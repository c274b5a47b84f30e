import { Button } from '@mantine/core'
import { messageOf } from '../../lib/api-error.ts'
import { Problem } from '../../ui/problem.tsx'
import classes from './filter-problem.module.css'

/** Why a query can't be answered. */
export function FilterProblem({ error, onClear }: { error: Error; onClear: () => void }) {
  return (
    <div className={classes.place}>
      <Problem
        title="Search Error"
        action={
          <Button variant="default" mt={12} onClick={onClear}>
            Clear the filter
          </Button>
        }
      >
        {messageOf(error, 'The server does not answer. Check your connection and search again.')}
      </Problem>
    </div>
  )
}
