import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../lib/site.ts'
import { CatalogueNote } from './catalogue-note.tsx'
import classes from './footer.module.css'

/** Credits, the date of prices, and the way to the legal pages. */
export function Footer({ hasBottomBar }: { hasBottomBar: boolean }) {
  const site = useSite()
  return (
    <footer className={classes.footer} data-above-bar={hasBottomBar || undefined}>
      <div className={classes.columns}>
        <div>
          {site && <CatalogueNote status={site.catalogue} />}
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
            <Link to={pages.searchSyntax}>Search syntax</Link>
            <Link to={pages.privacyPolicy}>Privacy Policy</Link>
            <Link to={pages.terms}>Terms and Conditions</Link>
          </nav>
        </div>
      </div>
    </footer>
  )
}
