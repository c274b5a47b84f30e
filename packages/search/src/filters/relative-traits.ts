/** Traits that compare a printing with the others of its card; relatives.ts decides them. */
export const relativeTraits = [
  {
    name: 'unique',
    level: 'printing',
    says: {
      yes: 'is of a card that is in one set only',
      no: 'is of a card that is in several sets',
    },
  },
  {
    name: 'newinpauper',
    level: 'printing',
    says: {
      yes: 'is the first common printing of a card that was none before',
      no: 'is not the first common printing of a card that was none before',
    },
  },
] as const
