/** Traits that compare a printing with the others of its card; relatives.ts decides them. */
export const relativeTraits = [
  {
    name: 'unique',
    level: 'printing',
    says: { yes: 'is the only printing of its card', no: 'is not the only printing of its card' },
  },
  {
    name: 'firstprinting',
    aliases: ['firstprint'],
    level: 'printing',
    says: { yes: 'is the first printing of its card', no: 'is not the first printing of its card' },
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
