import { type DeckSummary, pages } from '@manafolio/contract'
import { IconGitBranch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { decksQuery } from '../../../../card-kit/decks-query.ts'
import classes from './variant-of.module.css'

interface VariantOfProps {
  deck: Pick<DeckSummary, 'id' | 'variantOf'>
}

/** “Variant of Burn”, with a link to what differs; nothing for a deck that is no variant. */
export function VariantOf({ deck: { id, variantOf } }: VariantOfProps) {
  const { data: original } = useQuery({
    ...decksQuery,
    enabled: variantOf !== null,
    select: (decks) => decks.find((deck) => deck.id === variantOf),
  })
  if (variantOf === null || !original) return null
  return (
    <span className={classes.variant}>
      <IconGitBranch size={15} stroke={1.8} aria-hidden className={classes.icon} />
      <span className={classes.name}>Variant of {original.name}</span>
      <Link
        to={pages.deckCompare}
        search={{ one: variantOf, other: id, only: 'differences' }}
        className={classes.link}
      >
        What differs
      </Link>
    </span>
  )
}
