import { cardParams, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import type { AriaAttributes, ReactNode } from 'react'
import { useCallback } from 'react'
import classes from './card-link.module.css'
import { cardLinkAttribute, registerCardLink } from './card-preview/card-links.ts'
import type { LinkedCard } from './linked-card.ts'
import type { ResultPlace } from './result-trail/result-place.ts'

interface CardLinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-keyshortcuts'> {
  card: LinkedCard
  /** By default the name is underlined when it is hovered. */
  className?: string | undefined
  /**
   * The link is the picture beside a link with the card's name: neither a second stop of the Tab key
   * nor read aloud again.
   */
  isPicture?: boolean
  /** The link is where the arrow keys lead in a list of results. */
  isResult?: boolean
  tabIndex?: number
  /** What the link's text may leave out. */
  title?: string
  /** Where the quick view is put if there is room: not over the controls beside the name. */
  side?: 'left' | 'right'
  /** The results that the card is among, which its page walks through. */
  place?: ResultPlace | undefined
  children: ReactNode
}

/** Links to a card's page, and opens its quick view; a picture or the name. */
export function CardLink({
  card,
  isPicture = false,
  isResult = false,
  className,
  side,
  place,
  ...props
}: CardLinkProps) {
  const { name, id, printing } = card
  const look = className ?? (isPicture ? classes.picture : classes.name)
  const ref = useCallback((link: HTMLAnchorElement) => registerCardLink(link, card), [card])
  const common = {
    ...props,
    ...cardLinkAttribute,
    ...(side && { 'data-side': side }),
    ...(isResult && { 'data-result': '' }),
    ...(isPicture && { tabIndex: -1, 'aria-hidden': true }),
    ref,
    className: `${classes.link} ${look}`,
    ...(place && { state: { resultPlace: place } }),
  }
  if (!printing) return <Link to={pages.namedCard} params={{ name: id ?? name }} {...common} />
  return <Link to={pages.card} params={cardParams({ ...printing, name })} {...common} />
}
