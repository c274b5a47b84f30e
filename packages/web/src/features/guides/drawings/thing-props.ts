/** What all drawings of things take. */
export interface ThingProps {
  label: string
}

/** The colours of things to buy; they are the same by day and by night. */
export const thingColors = {
  leather: ['#8c5c30', '#6d4524', '#4f3119'],
  cloth: ['#3f6b86', '#2e5068', '#213a4d'],
  board: ['#e9dfc9', '#cbbd9f', '#a89877'],
  brass: '#e0b25c',
  dark: '#1b1820',
} as const
