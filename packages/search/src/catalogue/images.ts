/** The image sizes that are kept, by the card-data service's names. */
export const imageSizes = ['small', 'normal', 'large', 'art_crop'] as const
type ImageSize = (typeof imageSizes)[number]
export type ImageUris = Partial<Record<ImageSize, string>>

/** Image addresses that differ only in the size are kept as their common ending. */
export type PackedImages = string | ImageUris

const host = 'https://cards.scryfall.io/'

export function packImages(uris: Record<string, string>): PackedImages {
  const start = `${host}normal/`
  const ending = uris.normal?.startsWith(start) ? uris.normal.slice(start.length) : ''
  const isRegular =
    ending !== '' && imageSizes.every((size) => uris[size] === address(size, ending))
  return isRegular ? ending : pickSizes(uris)
}

export function unpackImages(packed: PackedImages): ImageUris {
  if (typeof packed !== 'string') return packed
  return Object.fromEntries(imageSizes.map((size) => [size, address(size, packed)]))
}

function address(size: ImageSize, ending: string): string {
  return `${host}${size}/${ending}`
}

function pickSizes(uris: Record<string, string>): ImageUris {
  return Object.fromEntries(imageSizes.flatMap((size) => (uris[size] ? [[size, uris[size]]] : [])))
}
