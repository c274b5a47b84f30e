/** Whether a type line is that of a basic land, snow-covered ones too. */
export function isBasicLand(typeLine: string): boolean {
  return /\bBasic\b.*\bLand\b/.test(typeLine)
}

/** The same of a card of which nothing but its name is known. */
export function isNameOfBasicLand(name: string): boolean {
  return /^(?:snow-covered )?(?:plains|island|swamp|mountain|forest|wastes)$/i.test(name)
}
