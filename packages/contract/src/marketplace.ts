/** Where the marketplace accepts lists of cards: short ones in an address, long ones in a form. */
export const massEntry = {
  page: 'https://www.tcgplayer.com/massentry',
  form: 'https://store.tcgplayer.com/massentry',
  /** Where a form may be sent, and redirected by the marketplace. */
  formOrigins: ['https://store.tcgplayer.com', 'https://www.tcgplayer.com'],
} as const
