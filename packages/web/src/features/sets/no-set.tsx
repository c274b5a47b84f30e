import { pages, refusals, type SetSummary } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { setsQuery } from '../../card-kit/sets-query.ts'
import { folded } from '../../lib/folded.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyPack } from './empty-pack.tsx'
import classes from './no-set.module.css'

const maxSuggestions = 6

/** No set has the code in the address; suggests others. */
export function NoSet({ code }: { code: string }) {
  useDocumentTitle('No such set')
  const { data = [] } = useQuery(setsQuery)
  const likely = data.filter((set) => isLike(set, folded(code))).slice(0, maxSuggestions)
  return (
    <div className={classes.page}>
      <div className={classes.drawing}>
        <EmptyPack />
      </div>
      <h1>{refusals.set_not_found[1]}</h1>
      <p className={classes.text}>
        The address has the code “{code}”. {likely.length > 0 && 'Perhaps it is one of these:'}
      </p>
      {likely.length > 0 && (
        <ul className={classes.sets} aria-label="Similar sets">
          {likely.map((set) => (
            <li key={set.code}>
              <Link to={pages.set} params={{ code: set.code }} search={{}}>
                {set.name} ({set.code.toUpperCase()})
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button renderRoot={(props) => <Link to={pages.sets} search={{}} {...props} />}>
        All sets
      </Button>
    </div>
  )
}

/** By a part of its name or code, or one letter of the code that differs. */
function isLike({ name, code }: SetSummary, text: string): boolean {
  if (folded(name).includes(text) || code.includes(text)) return true
  if (text.length < 3 || Math.abs(code.length - text.length) > 1) return false
  const same = [...text].filter((letter, at) => code[at] === letter).length
  return same >= Math.max(text.length, code.length) - 1
}
