import { Fragment, type ReactNode } from 'react'
import classes from './printing-line.module.css'
import {
  formatPrinting,
  formatPrintingCode,
  type KnownPrinting,
  printingDetails,
  separator,
  unknownPrinting,
} from './printing-text.ts'
import { SetSymbol } from './set-symbol.tsx'

interface PrintingLineProps {
  printing: KnownPrinting & { rarity?: string | undefined }
  /** The short form is for lists, which may cut it off: a tooltip has it all, with the set's name. */
  form?: 'full' | 'short'
  /** More about the printing, after a dot. */
  children?: ReactNode
}

/**
 * Which printing it is: set symbol, code, number and name of the set, then in stronger ink what is
 * special of it. Its size and quiet color are those of the place.
 */
export function PrintingLine({ printing, form = 'full', children }: PrintingLineProps) {
  const { setCode, setName, rarity } = printing
  const details = printingDetails(printing)
  const code = formatPrintingCode(printing)
  const whole = [setName, formatPrinting(printing)].filter(Boolean).join(separator)
  const isUnknown = !(code || setName || details.length > 0)
  const parts = [
    code && <span className={classes.code}>{code}</span>,
    setName && (form === 'full' || !code) && setName,
    ...details.map((detail) => (
      <b key={detail} className={classes.detail}>
        {detail}
      </b>
    )),
    isUnknown && unknownPrinting,
    children,
  ].filter(Boolean)
  return (
    <span className={classes.line} title={form === 'short' ? whole : undefined}>
      {setCode && <SetSymbol setCode={setCode} rarity={rarity} />}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
        <Fragment key={at}>
          {at > 0 && separator}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
