import type { Card } from '@manafolio/contract'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { CardImage } from '../card-image.tsx'
import { formatOwned } from '../owned-text.ts'
import { allPrices, formatPrice, hasPrice, priceKinds } from '../prices.ts'
import { PrintingLine } from '../printing-line.tsx'
import { useOwned } from '../use-owned.ts'
import type { ShownLink } from './link-store.ts'
import classes from './preview-panel.module.css'
import { usePlacement } from './use-placement.ts'
import { usePreviewCard } from './use-preview-card.ts'

interface PreviewPanelProps {
  shown: ShownLink
  ref: Ref<HTMLDivElement>
}

/**
 * A card beside its link. Hidden from screen readers: the link names the card, and all that is here is
 * on its page.
 */
export function PreviewPanel({ shown, ref }: PreviewPanelProps) {
  const { card, isPending } = usePreviewCard(shown.card)
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLDivElement, [])
  const sides = card ? sidesOf(card) : []
  const placement = usePlacement(shown, sides.length > 1 ? 2 : 1, `${card?.id} ${isPending}`)
  return (
    <div
      ref={(element) => {
        box.current = element
        placement.ref(element)
      }}
      className={classes.panel}
      style={placement.style}
      data-card-preview=""
      data-placed={placement.isPlaced || undefined}
      data-layout={placement.layout}
      data-pictures={placement.pictures}
      aria-hidden="true"
    >
      <div className={classes.images}>
        {sides.slice(0, placement.pictures).map((side) => (
          <div key={side.name} className={classes.image}>
            <CardImage card={side} sizes="260px" loading="eager" />
          </div>
        ))}
        {!card && <div className={classes.placeholder} data-pending={isPending || undefined} />}
      </div>
      <div className={classes.facts}>
        <p className={classes.name}>{card?.name ?? shown.card.name}</p>
        {card ? <Facts card={card} /> : <p className={classes.quiet}>{loadingText(isPending)}</p>}
      </div>
    </div>
  )
}

function loadingText(isPending: boolean): string {
  return isPending ? 'Loading...' : 'There are no details of this card right now.'
}

/** A card with a back has a picture of each side; halves and adventures share one. */
function sidesOf(card: Card) {
  const { rarity, setCode, colorIdentity } = card
  const pictured = card.faces.filter(({ imageUris }) => imageUris !== null)
  if (pictured.length < 2) return [card]
  return pictured.map((face) => ({ ...face, rarity, setCode, colorIdentity }))
}

function Facts({ card }: { card: Card }) {
  const prices = allPrices.filter((key) => hasPrice(card.prices[key]))
  const isMember = useCurrentUser() !== null
  return (
    <>
      <p className={classes.quiet}>
        <PrintingLine printing={card} />
      </p>
      <dl className={classes.prices}>
        {prices.map((key) => (
          <div key={key}>
            <dt className={classes.label}>{priceKinds[key].label}</dt>
            <dd className={classes.price}>
              {formatPrice(card.prices[key], priceKinds[key].currency)}
            </dd>
          </div>
        ))}
      </dl>
      {prices.length === 0 && <p className={classes.quiet}>No known price</p>}
      {isMember && <OwnedLine id={card.id} />}
    </>
  )
}

/** Its line is reserved until the number is known. */
function OwnedLine({ id }: { id: string }) {
  const owned = useOwned([[id]]).get(id)
  return (
    <p className={classes.owned} data-owned={Boolean(owned?.cardCopies) || undefined}>
      {owned ? formatOwned(owned) : '\u00a0'}
    </p>
  )
}
