import { finishNames, type LineToBuy } from '@manafolio/contract'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useCurrentUser } from '../lib/current-user.ts'
import { formatCopies } from '../lib/formats.ts'
import { saveFile } from '../lib/save-file.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { AffiliateNote } from './affiliate-note.tsx'
import classes from './buy-ways.module.css'
import {
  type EntryKind,
  type EntryLine,
  type EntryTarget,
  type MassEntryLink,
  massEntryLinks,
} from './mass-entry.ts'

const rel = 'noopener noreferrer sponsored nofollow'

const look = {
  className: classes.button,
  rightSection: <IconExternalLink size={17} stroke={1.8} aria-hidden />,
} as const

const kinds: Record<EntryKind, string> = {
  ...finishNames,
  named: 'By name',
}

/** Instructions that a list of cards can't express. */
const entryHint: Partial<Record<EntryKind, string>> = {
  foil: 'Foil: choose the foil version on TCGplayer.',
  named: 'By name: these have no known TCGplayer id. Choose the printing and finish on TCGplayer.',
}

/** Links to the marketplace, and the list as text. */
export function BuyWays({ lines }: { lines: readonly LineToBuy[] }) {
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

/** Only for signed-in users, like all affiliate links. */
function ShopWays({ lines }: { lines: readonly LineToBuy[] }) {
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
            <MassEntryButton target={link.target}>{formatEntry(link)}</MassEntryButton>
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

/** A line of a buy list in the format of the marketplace. */
function entryLine({ cardName, quantity, offer }: LineToBuy): EntryLine {
  const tcgplayerId = offer?.tcgplayerId ?? null
  const product = offer && tcgplayerId !== null ? { tcgplayerId, finish: offer.finish } : null
  return { cardName, quantity, product }
}

/** The label of a link, such as “Nonfoil 1 of 2”. */
function formatEntry({ kind, part, parts, copies }: MassEntryLink): string {
  const list = parts > 1 ? `${kinds[kind]} ${part} of ${parts}` : kinds[kind]
  return `${list}: ${formatCopies(copies)}`
}

interface MassEntryButtonProps {
  target: EntryTarget
  children: string
}

/** Opens the marketplace with a list of cards in a new tab; a long list is sent as a form. */
function MassEntryButton({ target, children }: MassEntryButtonProps) {
  const name = `${children} (opens in a new tab)`
  if (target.kind === 'link') {
    return (
      <Button
        {...look}
        aria-label={name}
        renderRoot={(props) => <a href={target.href} target="_blank" rel={rel} {...props} />}
      >
        {children}
      </Button>
    )
  }
  return (
    <form action={target.action} method="post" target="_blank" rel={rel}>
      {Object.entries(target.fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button {...look} type="submit" aria-label={name}>
        {children}
      </Button>
    </form>
  )
}

/**
 * A buy list as text, with lines such as “2 Lightning Bolt (CLB) 187 — foil”, or just the name without an
 * offer.
 */
export function buyText(lines: readonly LineToBuy[]): string {
  return lines.map((line) => `${formatLine(line)}\n`).join('')
}

function formatLine({ quantity, cardName, offer }: LineToBuy): string {
  const card = `${quantity} ${cardName}`
  if (!offer) return card
  const { setCode, collectorNumber, finish } = offer
  const printing = setCode ? `${card} (${setCode.toUpperCase()}) ${collectorNumber}` : card
  return finish === 'nonfoil' ? printing : `${printing} — ${finish}`
}
