import { formatPrinting, type KnownPrinting } from '../../../card-kit/printing-text.ts'

/** What is known of the printing before and after; nothing for null. */
interface PrintingChange {
  from: KnownPrinting | null | undefined
  to: KnownPrinting | null | undefined
}

/** “changed the printing of Sol Ring from 2XM 117 to C21 263”. */
export function formatPrintingChange(copies: string, { from, to }: PrintingChange): string {
  const [before, after] = [formatPrinting(from ?? {}), formatPrinting(to ?? {})]
  return [
    `changed the printing of ${copies}`,
    ...(before ? [`from ${before}`] : []),
    ...(after ? [`to ${after}`] : []),
  ].join(' ')
}
