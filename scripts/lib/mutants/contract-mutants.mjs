// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are code snippets.
const src = 'packages/contract/src'

/** Decisions of the contract at run time; its limits are read once, when it is loaded. */
export const contractMutants = {
  [`${src}/endpoint.ts`]: [
    ["(_, name: string) => «encodeURIComponent(params[name] ?? '')»", "params[name] ?? ''"],
    ["return «sends !== 'file'» &&", 'true'],
    ["(method === 'POST' || «method === 'PATCH'»)", 'false'],
    ["(«method === 'POST'» || method", 'false'],
    ['filter(([, value]) => «value !== undefined»)', 'true'],
    ['if («hasInputInBody(endpoint)» ||', 'false'],
  ],
  [`${src}/pages.ts`]: [
    ['«parts.length === given.length» &&', 'true'],
    ["part === given[at] || («part.startsWith('$')» &&", 'false'],
    ["(part.startsWith('$') && «given[at] !== ''»)", 'true'],
    ['every((part, at) => «part === given[at]» ||', 'true'],
  ],
  [`${src}/deck-cards.ts`]: [['return «!role || slotOfRole[role] === slot»', 'true']],
  [`${src}/collection-variants.ts`]: [
    [
      'z.refine((all) => «all.reduce((sum, { quantity }) => sum + quantity, 0) <= limits.quantityMax»',
      'true',
    ],
    ['z.refine((all) => «new Set(all.map(kindKey)).size === all.length»', 'true'],
    ['return «`${finish} ${condition} ${language}`»', '`${finish} ${condition}`'],
  ],
  [`${src}/deck-marks.ts`]: [
    ['isLocked: there.isLocked || «coming.isLocked»', 'false'],
    ['note: there.note ?? «coming.note»', 'null'],
    ['categories: joinedCategories(there.categories, «coming.categories»)', '[]'],
    ['&&\n    «areSameCategories(one.categories, other.categories)»', 'true'],
    ['«one.note === other.note» &&', 'true'],
  ],
  [`${src}/labels.ts`]: [['if («!byKey.has(key)») byKey.set(key, label)', 'true']],
  [`${src}/deck-formats.ts`]: [['z.transform((raw: string) => «formatNamed(raw) ?? raw»)', 'raw']],
  [`${src}/card-data/cards.ts`]: [['=> «(exact === undefined) !== (fuzzy === undefined)»', 'true']],
  [`${src}/password-reset.ts`]: [
    [
      "(reset) => reset.confirmPassword === '' || «reset.confirmPassword === reset.newPassword»",
      'true',
    ],
  ],
  [`${src}/account-settings.ts`]: [
    ["change.confirmPassword === '' || «change.confirmPassword === change.newPassword»", 'true'],
  ],
  [`${src}/account-export.ts`]: [['`manafolio-${«exportedAt.slice(0, 10)»}.json`', 'exportedAt']],
  [`${src}/collection-export.ts`]: [
    ['`manafolio-${format}-${day}.${«exportFormats[format].extension»}`', "'csv'"],
  ],
  [`${src}/deck-lists.ts`]: [
    [".slice(0, limits.deckName) || «'Deck'»", "''"],
    ['`${safe}.${«deckListFormats[format].extension»}`', "'txt'"],
    [".replace(/[\\p{Cc}<>:\"/\\\\|?*]+/gu, «' '»)", "''"],
  ],
  [`${src}/import-sentences.ts`]: [['return «`column ${place}`»', '`column ${place + 1}`']],
}
