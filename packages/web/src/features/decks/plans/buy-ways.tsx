import type { BuyLine } from '@manafolio/contract'
import { IconDownload } from '@tabler/icons-react'
import { massEntryLinks } from '../../../card-kit/mass-entry.ts'
import { MassEntryButton } from '../../../card-kit/mass-entry-button.tsx'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useSite } from '../../../lib/site.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { AffiliateNote } from '../needs/affiliate-note.tsx'
import { buyText } from './buy-text.ts'
import classes from './buy-ways.module.css'
import { entryHint, entryLine, entryWords } from './entry-words.ts'

/** The ways out of here: lists at the marketplace, and the text to take along. */
export function BuyWays({ lines }: { lines: readonly BuyLine[] }) {
  const text = buyText(lines)
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'buy-list.txt')
  return (
    <>
      <ShopWays lines={lines} />
      <div className={classes.text}>
        <CopyButton text={text} label="Copy as text" />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={save}
        >
          Save as text
        </Button>
      </div>
    </>
  )
}

/** Only for who is signed in, as all links to products. */
function ShopWays({ lines }: { lines: readonly BuyLine[] }) {
  const site = useSite()
  const userId = useCurrentUser()?.id
  if (!site || !userId) return null
  const links = massEntryLinks(site.affiliate, lines.map(entryLine), userId)
  const hints = [...new Set(links.flatMap(({ kind }) => entryHint[kind] ?? []))]
  return (
    <section aria-labelledby="buy-at" className={classes.shop}>
      <h3 id="buy-at" className={classes.title}>
        Buy at TCGplayer
      </h3>
      <ul className={classes.links}>
        {links.map((link) => (
          <li key={`${link.kind} ${link.part}`}>
            <MassEntryButton target={link.target}>{entryWords(link)}</MassEntryButton>
          </li>
        ))}
      </ul>
      {hints.map((hint) => (
        <p key={hint} className={classes.hint}>
          {hint}
        </p>
      ))}
      <AffiliateNote />
    </section>
  )
}
