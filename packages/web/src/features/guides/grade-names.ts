interface GradeName {
  cardmarket: string
  /** Our name for about the same. */
  here: string
  cardKingdom: string
}

/** The same wear under other names. Each shop draws its lines a little differently. */
export const gradeNames: readonly GradeName[] = [
  { cardmarket: 'Mint', here: 'Near Mint, the best of it', cardKingdom: 'Near Mint' },
  { cardmarket: 'Near Mint', here: 'Near Mint', cardKingdom: 'Near Mint' },
  { cardmarket: 'Excellent', here: 'Lightly Played', cardKingdom: 'Excellent' },
  { cardmarket: 'Good', here: 'Moderately Played', cardKingdom: 'Very Good' },
  {
    cardmarket: 'Light Played',
    here: 'Moderately to Heavily Played',
    cardKingdom: 'Very Good to Good',
  },
  { cardmarket: 'Played', here: 'Heavily Played', cardKingdom: 'Good' },
  { cardmarket: 'Poor', here: 'Damaged', cardKingdom: 'not bought' },
]
