import { pages } from '@manafolio/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './back-to-deck.module.css'

interface BackToDeckProps {
  deckId: string
  /** Undefined until it is known. */
  name: string | undefined
}

/** Stands above the heading, and leads to the editor. */
export function BackToDeck({ deckId, name }: BackToDeckProps) {
  return (
    <Link to={pages.deck} params={{ deckId }} search={{}} className={classes.back} title={name}>
      <IconArrowLeft size={18} stroke={1.7} aria-hidden className={classes.arrow} />
      <span className={classes.name}>{name ?? 'The deck'}</span>
    </Link>
  )
}
