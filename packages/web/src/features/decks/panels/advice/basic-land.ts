/** Whether a type line is that of a basic land, including snow-covered ones. */
export function isBasicLand(typeLine: string): boolean {
  return /\bBasic\b.*\bLand\b/.test(typeLine)
}

/** The same by name, for a card that is not in the catalogue. */
export function isNameOfBasicLand(name: string): boolean {
  return /^(?:snow-covered )?(?:plains|island|swamp|mountain|forest|wastes)$/i.test(name)
}
