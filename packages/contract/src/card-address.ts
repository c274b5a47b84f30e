import * as z from 'zod/mini'
import { pages } from './pages.ts'

/** What the address of a printing's page is made of. */
export const printingAddress = z.object({
  name: z.string(),
  setCode: z.string(),
  collectorNumber: z.string(),
})
export type PrintingAddress = z.infer<typeof printingAddress>

/** The parameters of `pages.card`. */
export function cardParams({ setCode, collectorNumber, name }: PrintingAddress) {
  return { set: setCode.toLowerCase(), number: collectorNumber, slug: slugOf(name) }
}

/** The path of a printing's page, escaped. */
export function cardPath(address: PrintingAddress): string {
  const { set, number, slug } = cardParams(address)
  return pages.card
    .replace('$set', () => encodeURIComponent(set))
    .replace('$number', () => encodeURIComponent(number))
    .replace('$slug', () => slug)
}

/** For names without a letter from a to z or a digit. */
export const namelessSlug = 'card'

/** “fire-ice” for Fire // Ice. It is for people: an address is found without it. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(' ', '-') || namelessSlug
  )
}

/** The path of a set's page, escaped. */
export function setPath(code: string): string {
  return pages.set.replace('$code', () => encodeURIComponent(code))
}
