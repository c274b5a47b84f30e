import { cardParams, type PrintingAddress, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import type { ApiError } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import classes from './card-not-found.module.css'

/** Nothing is at the address, or no longer: what may be meant, or what replaced it. */
export function CardNotFound({ error }: { error: ApiError }) {
  const { title, offer } = error.code === 'printing_withdrawn' ? withdrawn : missing
  const { suggestions, serverMessage } = error
  return (
    <div className={classes.page}>
      <EmptyPocket />
      <h1>{title}</h1>
      {serverMessage && <p className={classes.text}>{serverMessage}</p>}
      {suggestions.length > 0 && (
        <>
          <h2 className={classes.offer}>{offer}</h2>
          <ul className={classes.list}>
            {suggestions.map((address) => (
              <Suggestion key={`${address.setCode} ${address.collectorNumber}`} address={address} />
            ))}
          </ul>
        </>
      )}
      <Button
        variant="default"
        renderRoot={(props) => <Link to={pages.home} search={{}} {...props} />}
      >
        Search for cards
      </Button>
    </div>
  )
}

const missing = { title: 'No card is at this address', offer: 'Did you mean' }
const withdrawn = { title: 'This printing was withdrawn', offer: 'Look at this one instead' }

function Suggestion({ address }: { address: PrintingAddress }) {
  const { name, setCode, collectorNumber } = address
  return (
    <li>
      <Link to={pages.card} params={cardParams(address)} className={classes.link}>
        <b className={classes.name}>{name}</b>{' '}
        <span className={classes.set}>
          {setCode.toUpperCase()} {collectorNumber}
        </span>
      </Link>
    </li>
  )
}

/** A pocket of a binder with nothing in it. */
function EmptyPocket() {
  return (
    <svg className={classes.drawing} viewBox="0 0 122 150" width="104" aria-hidden="true">
      <rect x="3" y="3" width="116" height="144" rx="8" />
      <path d="M3 26c38 14 78 14 116 0" />
      <rect x="24" y="44" width="74" height="90" rx="6" strokeDasharray="7 6" />
    </svg>
  )
}
