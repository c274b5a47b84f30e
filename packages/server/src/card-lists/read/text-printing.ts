/** The card and the printing that a line names. */
export interface TextPrinting {
  name: string
  setCode: string | undefined
  collectorNumber: string | undefined
}

export function setAndNumber(text: string): TextPrinting {
  return (
    setBeforeName(text) ??
    setBehindName(text) ?? { name: text, setCode: undefined, collectorNumber: undefined }
  )
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
  if (numberBehind && !/\d/.test(numberBehind)) return undefined
  return { name, setCode: code || undefined, collectorNumber: numberInside ?? numberBehind }
}

/** Brackets with anything else are part of a name, as in Hazmat Suit (Used). */
function isSetCode(text: string | undefined): boolean {
  return /^(?=.*[A-Za-z])(?:[A-Z\d_]{2,10}|[a-z\d_]{2,10})$/.test(text ?? '')
}
