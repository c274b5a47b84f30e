import { cardDataPath } from './card-data/paths.ts'

const mirrorPath = new RegExp(`^${cardDataPath}(/|\\?|$)`)
const apiPath = /^\/api(\/|\?|$)/

/** True for addresses of the mirror, which answers in the shapes of the card-data service. */
export function isMirrorPath(url: string): boolean {
  return mirrorPath.test(url)
}

/** True for addresses of the API and of the mirror, which answer programs. */
export function isDataPath(url: string): boolean {
  return apiPath.test(url) || isMirrorPath(url)
}
