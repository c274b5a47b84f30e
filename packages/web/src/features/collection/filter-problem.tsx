import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import classes from './filter-problem.module.css'

/** Why the server does not answer a query. */
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
        {messageOf(error, 'The server does not look for this. Search for something else.')}
      </Problem>
    </div>
  )
}
