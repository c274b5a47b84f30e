/** Traits that compare a printing with the others of its card; computed in relatives.ts. */
export const relativeTraits = [
  {
    name: 'unique',
    level: 'printing',
    description: {
      yes: 'is of a card that is in one set only',
      no: 'is of a card that is in several sets',
    },
  },
  {
    name: 'newinpauper',
    level: 'printing',
    description: {
      yes: 'is the first common printing of a card that was none before',
      no: 'is not the first common printing of a card that was none before',
    },
  },
] as const
