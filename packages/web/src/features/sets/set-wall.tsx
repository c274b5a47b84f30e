import { finishes, finishNames } from '@manafolio/contract'
import { type CSSProperties, memo, useRef } from 'react'
import { CardImage } from '../../card-kit/card-image.tsx'
import { CardLink } from '../../card-kit/card-link.tsx'
import { formatLowestPrice } from '../../card-kit/prices.ts'
import { printingDetails } from '../../card-kit/printing-text.ts'
import { useWallLayout, type WallLayout } from '../../card-kit/use-wall-layout.ts'
import { type Currency, formatCopies } from '../../lib/formats.ts'
import { useScrollRestoration } from '../../lib/use-scroll-restoration.ts'
import { focusedRowIn, useWindowRows } from '../../ui/use-window-rows.ts'
import { OwnedMark } from './checklist.tsx'
import { CopyControl } from './copy-control.tsx'
import classes from './set-wall.module.css'
import { copiesIn, isOwned, type ShownPrinting } from './shown-printings.ts'

interface SetWallProps {
  shown: readonly ShownPrinting[]
  currency: Currency
}

/** Heights of a tile below its image, in pixels: the line of the look is there where there is one. */
const textHeight = 104
const lookHeight = 20
const imageHeight = 680 / 488
const overscan = 1

/** The printings as images; only the rows near the viewport are rendered. */
export function SetWall({ shown, currency }: SetWallProps) {
  const list = useRef<HTMLDivElement>(null)
  const layout = useWallLayout(list)
  const { columns, tileWidth, rowGap, top } = layout
  const virtualizer = useWindowRows({
    count: Math.ceil(shown.length / columns),
    top,
    heightOf: (index) => {
      const row = shown.slice(index * columns, (index + 1) * columns)
      const hasLook = row.some(({ printing }) => printingDetails(printing).length > 0)
      const text = textHeight + (hasLook ? lookHeight : 0)
      return Math.round(tileWidth * imageHeight + text + rowGap)
    },
    focusedRow: () => focusedRowIn(list.current),
    overscan,
    layout: `${columns} of ${tileWidth}`,
  })
  useScrollRestoration({ isAfterSkeleton: true })
  return (
    // Rows stand between the list and its items, which a real list does not allow.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={list}
      role="list"
      aria-label="Cards"
      className={classes.wall}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={virtualizer.measureElement}
          role="presentation"
          data-index={index}
          className={classes.row}
          style={rowStyle(start - top, layout)}
        >
          {shown.slice(index * columns, (index + 1) * columns).map((one, column) => (
            // biome-ignore lint/a11y/useSemanticElements: its list is none, see the wall
            <div
              key={one.printing.id}
              role="listitem"
              data-printing={one.printing.id}
              aria-setsize={shown.length}
              aria-posinset={index * columns + column + 1}
            >
              <SetTile shown={one} currency={currency} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function rowStyle(offset: number, { columns, columnGap, rowGap }: WallLayout): CSSProperties {
  return {
    transform: `translateY(${offset}px)`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap,
    paddingBottom: rowGap,
  }
}

interface SetTileProps {
  shown: ShownPrinting
  currency: Currency
}

/** Missing cards are paler, and owned ones have a mark. */
const SetTile = memo(function SetTile({ shown, currency }: SetTileProps) {
  const { printing, copies } = shown
  const { id, name, collectorNumber, rarity, image } = printing
  const look = printingDetails(printing).join(' · ')
  const isMissing = copies !== null && !isOwned(shown)
  const face = { ...printing, oracleText: '', imageUris: image ? { normal: image } : null }
  return (
    <article className={classes.tile} aria-label={`${name}, ${collectorNumber}`}>
      <div className={classes.image} data-missing={isMissing || undefined}>
        <CardImage
          card={face}
          sizes="(min-width: 1100px) 180px, (min-width: 700px) 24vw, 48vw"
          withoutImage="picture"
        />
      </div>
      <CardLink card={{ name, id, printing }} className={classes.name}>
        {name}
      </CardLink>
      <p className={classes.line}>
        <OwnedMark shown={shown} />
        <span className={classes.number}>{collectorNumber}</span>
        <span style={{ color: `var(--rarity-${rarity}, var(--quiet))` }}>{rarity}</span>
        <span className={classes.price}>{formatLowestPrice(printing.prices, currency)}</span>
      </p>
      {look && (
        <p className={classes.look} title={look}>
          {look}
        </p>
      )}
      <TileCopies shown={shown} />
    </article>
  )
})

/** The plainest finish can be added here, the others in the checklist. */
function TileCopies({ shown }: { shown: ShownPrinting }) {
  const { printing, copies } = shown
  const [plainest] = printing.finishes
  if (!copies || !plainest) return null
  const others = finishes
    .filter((finish) => finish !== plainest && copies[finish] > 0)
    .map((finish) => `${copies[finish]} ${finishNames[finish].toLowerCase()}`)
  return (
    <div className={classes.copies}>
      <CopyControl shown={shown} finish={plainest} />
      <span className={classes.others} title={`${formatCopies(copiesIn(copies))} in this set`}>
        {others.join(', ')}
      </span>
    </div>
  )
}
