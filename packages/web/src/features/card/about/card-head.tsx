import { type CardPage, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { AlsoCalled } from '../../../card-kit/also-called.tsx'
import { BuyLink } from '../../../card-kit/buy-link.tsx'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import {
  formatPrintingCode,
  labelOfPrinting,
  printingDetails,
} from '../../../card-kit/printing-text.ts'
import { SetSymbol } from '../../../card-kit/set-symbol.tsx'
import { formatReleaseDate } from '../../../lib/dates.ts'
import { formatCount } from '../../../lib/formats.ts'
import { useFolded } from '../use-folded.tsx'
import classes from './card-head.module.css'

/** Above this many letters a name is set smaller. */
const longName = 60

/** The name with its cost, and which printing this is. */
export function CardHead({ page }: { page: CardPage }) {
  const { card, otherNames } = page
  const [front = card] = card.faces
  const others = otherNames.filter((name) => !card.alsoCalled?.includes(name))
  return (
    <header>
      <div className={classes.top}>
        <h1 className={classes.name} data-long={card.name.length > longName || undefined}>
          {card.name}
        </h1>
        {card.faces.length < 2 && <ManaCost cost={front.manaCost} />}
      </div>
      <AlsoCalled card={card} className={classes.otherNames} />
      <PrintingLine page={page} />
      <OtherNames names={others} />
      <Facts page={page} />
    </header>
  )
}

function OtherNames({ names }: { names: readonly string[] }) {
  const { shown, toggle } = useFolded(names, { limit: 6, noun: 'name' })
  if (names.length === 0) return null
  return (
    <p className={classes.others}>
      Other names: {shown.map((name) => `“${name}”`).join(', ')} {toggle}
    </p>
  )
}

function PrintingLine({ page }: { page: CardPage }) {
  const { setCode, setName, rarity, releasedAt } = page.card
  const details = printingDetails(page.card)
  return (
    <p className={classes.printing}>
      <SetSymbol setCode={setCode} rarity={rarity} />{' '}
      <Link to={pages.set} params={{ code: setCode }} className={classes.set}>
        {setName}
      </Link>{' '}
      <b className={classes.code}>{formatPrintingCode(page.card)}</b>{' '}
      <span className={classes.rarity} style={{ color: `var(--rarity-${rarity}, var(--quiet))` }}>
        {rarity}
      </span>{' '}
      <time dateTime={releasedAt}>{formatReleaseDate(releasedAt)}</time>
      {details.map((detail) => (
        <span key={detail} className={classes.detail}>
          {detail}
        </span>
      ))}
    </p>
  )
}

/** What else is known of the card, and where else to look at it. */
function Facts({ page }: { page: CardPage }) {
  const { card, isReserved, isGameChanger, edhrecRank } = page
  const printing = labelOfPrinting(card.name, card)
  return (
    <p className={classes.facts}>
      {isReserved && <span>Reserved List</span>}
      {isGameChanger && <span>Commander Game Changer</span>}
      {edhrecRank !== null && <span>EDHREC rank {formatCount(edhrecRank)}</span>}
      <BuyLink className={classes.link} tcgplayerId={card.tcgplayerId} cardName={printing}>
        Buy
      </BuyLink>
      <a
        className={classes.link}
        href={card.scryfallUri}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`View on Scryfall: ${printing} (opens in a new tab)`}
      >
        View on Scryfall
      </a>
    </p>
  )
}
