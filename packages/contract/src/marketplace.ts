/** Where the marketplace takes lists of cards: a short one in an address, a long one in a form. */
export const massEntry = {
  page: 'https://www.tcgplayer.com/massentry',
  form: 'https://store.tcgplayer.com/massentry',
  /** Where a form may go, and be sent on to by the marketplace itself. */
  formOrigins: ['https://store.tcgplayer.com', 'https://www.tcgplayer.com'],
} as const
