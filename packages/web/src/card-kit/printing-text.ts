import { languageName } from './language-name.ts'

/** A line never begins with the dot. */
export const separator = '\u00a0· '

/** What is known of a printing: of a line in a file or an old change that may be very little. */
export interface KnownPrinting {
  setCode?: string | null | undefined
  setName?: string | null | undefined
  collectorNumber?: string | null | undefined
  treatments?: readonly string[] | undefined
  /** The code of its language, such as "ja". */
  language?: string | undefined
  isDigital?: boolean | undefined
}

export const unknownPrinting = 'A printing we don’t have data for yet'

/** “2XM 117 · Borderless · German”; empty if nothing is known. */
export function formatPrinting(printing: KnownPrinting): string {
  return [formatPrintingCode(printing) || printing.setName, ...printingDetails(printing)]
    .filter(Boolean)
    .join(separator)
}

/** “Sol Ring (2XM 117 · Borderless)”. */
export function formatNamedPrinting(name: string, printing: KnownPrinting): string {
  const text = formatPrinting(printing)
  return text === '' ? name : `${name} (${text})`
}

/** “2XM 117”, or as much of it as is known. */
export function formatPrintingCode({ setCode, collectorNumber }: KnownPrinting): string {
  return [setCode?.toUpperCase(), collectorNumber].filter(Boolean).join(' ')
}

/** What tells a printing from others of its set: its treatments, and its language unless English. */
export function printingDetails({ treatments, language, isDigital }: KnownPrinting): string[] {
  const foreign = languageName(language ?? '')
  return [
    ...(treatments ?? []),
    ...(foreign === undefined ? [] : [foreign]),
    ...(isDigital ? ['Digital'] : []),
  ]
}

/** Names a printing in the label of a control: “Sol Ring, Double Masters 117”. */
export function labelOfPrinting(name: string, printing: KnownPrinting): string {
  const { setName, setCode, collectorNumber } = printing
  const place = [setName || setCode?.toUpperCase(), collectorNumber].filter(Boolean).join(' ')
  return [name, place].filter(Boolean).join(', ')
}
