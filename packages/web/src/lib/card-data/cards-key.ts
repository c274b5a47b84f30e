/** Key prefix of all cards that are requested by id. */
export const cardsKey = ['card-data', 'card']
