/** The props of all drawings of accessories. */
export interface AccessoryDrawingProps {
  label: string
}

/** The colors of the drawn accessories; they are the same in light and dark mode. */
export const accessoryColors = {
  leather: ['#8c5c30', '#6d4524', '#4f3119'],
  cloth: ['#3f6b86', '#2e5068', '#213a4d'],
  board: ['#e9dfc9', '#cbbd9f', '#a89877'],
  brass: '#e0b25c',
  dark: '#1b1820',
} as const
