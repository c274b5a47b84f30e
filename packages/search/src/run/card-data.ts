import type { Catalogue } from '../catalogue/catalogue.ts'

export interface Ruling {
  publishedAt: string
  source: string
  comment: string
}

export interface Related {
  relation: 'token'
  printing: number
  isGuess: boolean
}

export function rulingsOf(_catalogue: Catalogue, _card: number): Ruling[] | null {
  return null
}

export function relatedCards(_catalogue: Catalogue, _card: number, _printing: number): Related[] {
  return []
}

export function tagsOf(_catalogue: Catalogue, _card: number, _printing: number) {
  return { oracle: [] as string[], art: [] as string[] }
}
