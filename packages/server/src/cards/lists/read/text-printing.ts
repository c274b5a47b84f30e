/** The card and the printing that a line names. */
export interface TextPrinting {
  name: string
  setCode: string | undefined
  collectorNumber: string | undefined
}

export function setAndNumber(text: string): TextPrinting {
  return (
    setBehindBar(text) ??
    setBeforeName(text) ??
    setBehindName(text) ?? { name: text, setCode: undefined, collectorNumber: undefined }
  )
}

/** Name|SET, Name|SET|which of the pictures of the set|[number]; a foil one is Name+|SET. */
function setBehindBar(text: string): TextPrinting | undefined {
  const [, name, code, behind] = /^([^|]*[^|+ ])\+? ?\| ?(\w+)( ?\|.*)?$/.exec(text) ?? []
  if (!name || !isSetCode(code)) return undefined
  return { name, setCode: code, collectorNumber: /\|\[([^\s|[\]]+)\]/.exec(behind ?? '')?.[1] }
}

/** [SET] Name, [SET#number] Name, [SET:number] Name. */
function setBeforeName(text: string): TextPrinting | undefined {
  const [, code, collectorNumber, name] = /^\[(\w+)(?:[#:]([^\s\]]+))?\]\s+(.+)$/.exec(text) ?? []
  return name && isSetCode(code) ? { name, setCode: code, collectorNumber } : undefined
}

/** Name (SET), Name [SET], Name (SET) number, Name (SET:number), Name () number. */
export function setBehindName(text: string): TextPrinting | undefined {
  const found = /^(.*\S)\s+[([](\w*)(?:[#:]([^\s)\]]+))?[)\]](?:\s+#?(\S+))?$/.exec(text)
  if (!found) return undefined
  const [, name = '', code, numberInside, numberBehind] = found
  if (code !== '' && !isSetCode(code)) return undefined
  if (numberBehind && !isNumber(numberBehind, code)) return undefined
  return { name, setCode: code || undefined, collectorNumber: numberInside ?? numberBehind }
}

/** Some numbers have letters alone, as SCTLR; without a set such a word is none. */
function isNumber(text: string, setCode: string | undefined): boolean {
  return /\d/.test(text) || (Boolean(setCode) && /^[A-Z]{1,6}[a-z]?$/.test(text))
}

/** Brackets with anything else are part of a name, as in Hazmat Suit (Used). */
function isSetCode(text: string | undefined): boolean {
  return /^(?=.*[A-Za-z])(?:[A-Z\d_]{2,10}|[a-z\d_]{2,10})$/.test(text ?? '')
}
