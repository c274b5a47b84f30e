import { type CatalogueStatus, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { formatPriceDate } from '../../lib/dates.ts'
import { useSite } from '../../lib/site.ts'
import classes from './footer.module.css'

const numbers = new Intl.NumberFormat('en-US')

const problems: Record<NonNullable<CatalogueStatus['problem']>, string> = {
  unreachable: 'The card-data service gave nothing newer so far. Manafolio keeps trying.',
  unusable: 'Newer card data could not be used. Manafolio keeps trying.',
}

/** Credits, the date of prices, and the way to the legal pages. */
export function Footer({ hasBottomBar }: { hasBottomBar: boolean }) {
  const site = useSite()
  return (
    <footer className={classes.footer} data-above-bar={hasBottomBar || undefined}>
      <div className={classes.columns}>
        <div>
          <div className={classes.note}>{site && <CatalogueNote status={site.catalogue} />}</div>
          <p>
            Card data and images provided by Scryfall. Manafolio is not produced by, endorsed by,
            supported by, or affiliated with Scryfall. Prices: TCGplayer (USD) and Cardmarket (EUR),
            estimates only.
          </p>
          <p>As a TCGplayer affiliate we may earn from qualifying purchases.</p>
        </div>
        <div>
          <p>
            Manafolio is unofficial Fan Content permitted under the Fan Content Policy. Not
            approved/endorsed by Wizards. Portions of the materials used are property of Wizards of
            the Coast. ©Wizards of the Coast LLC. Magic: The Gathering is a trademark of Wizards of
            the Coast.
          </p>
          <p>Made by Lanternlight Studio.</p>
          <nav aria-label="About" className={classes.legal}>
            <Link to={pages.sets} search={{}}>
              Sets
            </Link>
            <Link to={pages.searchSyntax}>Search syntax</Link>
            <Link to={pages.privacyPolicy}>Privacy Policy</Link>
            <Link to={pages.terms}>Terms and Conditions</Link>
          </nav>
        </div>
      </div>
    </footer>
  )
}

/** How old the prices are, whether these are all cards, and why there is nothing newer. */
function CatalogueNote({ status }: { status: CatalogueStatus }) {
  return (
    <>
      <p>
        Prices as of {formatPriceDate(status.pricesAsOf, 'long')}
        {status.source === 'sample'
          ? `, from the sample of ${numbers.format(status.printings)} printings that comes with Manafolio.`
          : `, for ${numbers.format(status.printings)} printings.`}
      </p>
      {status.problem && <p className={classes.problem}>{problems[status.problem]}</p>}
    </>
  )
}
