/** For lists in the order of their names: without regard to case and accents, and numbers by their value. */
export const { compare: compareNames } = new Intl.Collator('en', {
  numeric: true,
  sensitivity: 'base',
})
