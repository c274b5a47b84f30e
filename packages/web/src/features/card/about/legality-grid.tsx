import type { CardPage, LegalityWord } from '@manafolio/contract'
import { IconBan, IconCheck, IconMinus, IconNumber1 } from '@tabler/icons-react'
import { formatPriceDate } from '../../../lib/dates.ts'
import { PageSection } from '../../../ui/page-section.tsx'
import classes from './legality-grid.module.css'

const looks: Record<LegalityWord, { word: string; Icon: typeof IconBan }> = {
  legal: { word: 'Legal', Icon: IconCheck },
  not_legal: { word: 'Not legal', Icon: IconMinus },
  restricted: { word: 'Restricted', Icon: IconNumber1 },
  banned: { word: 'Banned', Icon: IconBan },
}

/** In words, with icons: the color adds nothing. */
export function LegalityGrid({ page: { legalities, pricesAsOf } }: { page: CardPage }) {
  return (
    <PageSection id="legality" title="Legality">
      <dl className={classes.grid}>
        {legalities.map(({ format, name, legality }) => {
          const { word, Icon } = looks[legality]
          return (
            <div key={format} className={classes.format} data-legality={legality}>
              <dt>{name}</dt>
              <dd className={classes.state}>
                <Icon size={17} stroke={2.2} aria-hidden />
                {word}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={classes.note}>
        {legalities.some(({ legality }) => legality === 'restricted') &&
          'Restricted: one copy in main deck and sideboard together. '}
        As of {formatPriceDate(pricesAsOf)}.
      </p>
    </PageSection>
  )
}
