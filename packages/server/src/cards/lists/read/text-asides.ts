/** What a line says beside its card and its marks. */
export interface Asides {
  /** The line without them. */
  rest: string
  /** “#Ramp”, and with “#!” those of all decks of their owner. */
  tags: readonly string[]
  globalTags: readonly string[]
  /** Marks behind “#”, as in “#!Commander”. */
  flags: readonly string[]
  note: string | undefined
  collectorNumber: string | undefined
  /** As they are written. */
  unsupported: readonly string[]
}

/** $1.50, (US$ 1.50), @ 1,50 €, 0.02 tix: of a copy, and of all. */
const prices =
  /(?: (?:[-–|@] ?)?\(?(?:(?:US|CA)?[$€£] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|usd|eur|tix)(?![a-z]))\)?){1,2}$/i

/** MTGGoldfish has numbers and treatments in such brackets. */
const hints = / ?<([^<>]*)>/g

/** ^Have,#37d67a^: the colors that Archidekt has for cards. */
const labels = / ?\^[^^]*\^/g

/** “#Ramp #!Card draw” up to the end. White space is single by now. */
const tags = / #!?[^\s\d#].*$/

/** “# the best of all” up to the end, but for marks there: “# !Commander”. */
const remark = / # (?!!)(.*)$/

/** Takes the asides from a line. `isMark` knows the words that are marks, with their “!”. */
export function asidesOf(line: string, isMark: (word: string) => boolean): Asides {
  const unsupported: string[] = []
  let collectorNumber: string | undefined
  let note: string | undefined
  let written = ''
  const drop = (text: string) => {
    unsupported.push(text.trim())
    return ''
  }
  const rest = line
    // It comes first: whatever stands in a remark is a part of it.
    .replace(remark, (_, text: string) => {
      note = text.trim() || undefined
      return ''
    })
    .replace(hints, (text, hint: string) => {
      if (!/^\d+[a-z★]?$/i.test(hint)) return drop(text)
      collectorNumber = hint
      return ''
    })
    .replace(labels, drop)
    .replace(tags, (text) => {
      written = text
      return ''
    })
    .replace(/ #(?= !)/g, '')
    .replace(prices, drop)
  return { rest, note, collectorNumber, unsupported, ...tagsIn(written, isMark) }
}

function tagsIn(written: string, isMark: (word: string) => boolean) {
  const all = written.split(/ (?=#)/).filter((tag) => /[^#!\s]/.test(tag))
  const flags = all.map((tag) => tag.slice(1)).filter(isMark)
  const others = all.filter((tag) => !isMark(tag.slice(1)))
  return {
    flags,
    tags: others.map((tag) => tag.replace(/^#!?/, '').trim()),
    globalTags: others.filter((tag) => tag.startsWith('#!')),
  }
}
