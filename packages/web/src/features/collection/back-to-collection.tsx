import { pages } from '@manafolio/contract'
import { BackLink } from '../../ui/back-link.tsx'

export function BackToCollection() {
  return <BackLink to={pages.collection}>Your Collection</BackLink>
}
