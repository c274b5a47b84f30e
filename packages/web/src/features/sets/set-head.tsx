import { pages, type SetPage, type SetSummary } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { SetSymbol } from '../../card-kit/set-symbol.tsx'
import { formatUtcDate } from '../../lib/dates.ts'
import { countOf, formatCount } from '../../lib/formats.ts'
import { BackLink } from '../../ui/back-link.tsx'
import classes from './set-head.module.css'
import { kindName } from './set-kinds.ts'

interface SetHeadProps {
  set: SetSummary
  related: SetPage['related']
}

/** Symbol, name and facts of a set. */
export function SetHead({ set, related }: SetHeadProps) {
  return (
    <>
      <BackLink to={pages.sets}>Sets</BackLink>
      <div className={classes.head}>
        <span className={classes.symbol}>
          <SetSymbol setCode={set.code} rarity="common" />
        </span>
        <div className={classes.texts}>
          <h1 className={classes.name}>{set.name}</h1>
          <p className={classes.facts}>{factsOf(set).join(' · ')}</p>
          {related.length > 0 && <Related setName={set.name} sets={related} />}
        </div>
      </div>
    </>
  )
}

function factsOf(set: SetSummary): string[] {
  const { code, kind, releasedAt, isDigital, cardCount, printingCount, uncountedPrintings } = set
  return [
    code.toUpperCase(),
    kindName(kind),
    releasedAt ? formatUtcDate(releasedAt, 'long') : '',
    isDigital ? 'digital only' : '',
    countOf(cardCount, 'card'),
    printingCount === cardCount ? '' : countOf(printingCount, 'printing'),
    uncountedPrintings > 0 ? `${formatCount(uncountedPrintings)} more not counted` : '',
  ].filter(Boolean)
}

interface RelatedProps {
  setName: string
  sets: SetPage['related']
}

/** Their names without that of the set, as in “Tokens”. */
function Related({ setName, sets }: RelatedProps) {
  return (
    <nav aria-label="Sets that belong together" className={classes.related}>
      {sets.map(({ code, name }) => (
        <Link key={code} to={pages.set} params={{ code }} search={{}}>
          {name.startsWith(`${setName} `) ? (
            <>
              <span className="visually-hidden">{setName} </span>
              {name.slice(setName.length + 1)}
            </>
          ) : (
            name
          )}
        </Link>
      ))}
    </nav>
  )
}

/** The shape of the page while it loads. */
export function SetHeadSkeleton() {
  return (
    <>
      <BackLink to={pages.sets}>Sets</BackLink>
      <p role="status" className={classes.loading}>
        Loading the set...
      </p>
      <div aria-hidden="true" className={classes.skeleton} data-loading>
        <i />
        <i />
        <i />
      </div>
    </>
  )
}
