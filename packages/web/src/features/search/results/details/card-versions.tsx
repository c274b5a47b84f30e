import { useId } from 'react'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { formatPrintingCode, printingDetails } from '../../../../card-kit/printing-text.ts'
import { SetSymbol } from '../../../../card-kit/set-symbol.tsx'
import type { ListFacts } from '../list-facts.ts'
import { ResultActions } from '../result-actions.tsx'
import type { ResultEntry, ResultGroup } from '../result-rows.ts'
import { labelOfResult } from '../result-text.ts'
import { CardRules } from './card-rules.tsx'
import classes from './card-versions.module.css'
import { OwnedLine, RarityAndDate } from './printing-facts.tsx'
import { ResultPrices } from './result-prices.tsx'

interface CardVersionsProps {
  versions: ResultGroup
  facts: ListFacts
}

/** A card with several versions: name, cost, type and text once, then the versions side by side. */
export function CardVersions({ versions, facts }: CardVersionsProps) {
  const rules = useId()
  const [first] = versions
  if (!first) return null
  return (
    <div className={classes.card}>
      <div id={rules} className={classes.rules}>
        <CardRules card={first.card} place={facts.placeAt(first.position)} />
      </div>
      <div className={classes.versions}>
        {versions.map((version) => (
          <Version key={version.card.id} version={version} facts={facts} rules={rules} />
        ))}
      </div>
    </div>
  )
}

interface VersionProps {
  version: ResultEntry
  facts: ListFacts
  /** The id of the element with what all versions share. */
  rules: string
}

/** One of the versions: which printing it is, its prices and what to do with it. */
function Version({ version, facts, rules }: VersionProps) {
  const { card, position, label } = version
  const place = facts.placeAt(position)
  const details = printingDetails(card)
  return (
    <article
      className={classes.version}
      data-position={position}
      aria-label={label ? `${card.name}, ${label}` : card.name}
      aria-describedby={rules}
    >
      {label && <span className={classes.label}>{label}</span>}
      <div className={classes.image}>
        <CardLink card={linkedCard(card)} place={place} isPicture>
          <CardImage
            card={card}
            sizes="(min-width: 700px) 96px, 80px"
            loading={position < 9 ? 'eager' : 'lazy'}
            withoutImage="picture"
          />
        </CardLink>
      </div>
      <div className={classes.facts}>
        <CardLink
          card={linkedCard(card)}
          place={place}
          className={classes.printing}
          isResult
          aria-label={labelOfResult(version)}
        >
          <SetSymbol setCode={card.setCode} rarity={card.rarity} /> {formatPrintingCode(card)}
        </CardLink>
        <p className={classes.set} title={card.setName}>
          {card.setName}
        </p>
        <p className={classes.set}>
          <RarityAndDate card={card} />
        </p>
        {details.length > 0 && <p className={classes.details}>{details.join(' · ')}</p>}
        <ResultPrices prices={card.prices} />
        <OwnedLine owned={facts.owned.get(card.id)} />
      </div>
      <div className={classes.actions}>
        <ResultActions card={card} />
      </div>
    </article>
  )
}
