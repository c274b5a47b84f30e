/** Where the marketplace takes lists of cards: a short one in an address, a long one in a form. */
export const massEntry = {
  page: 'https://www.tcgplayer.com/massentry',
  formOrigin: 'https://store.tcgplayer.com',
  form: 'https://store.tcgplayer.com/massentry',
} as const
