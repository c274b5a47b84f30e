/** The size of all three drawings of a card's wear. */
export const stage = { width: 240, height: 170 } as const

/** The colors of the drawn card; they are the same in light and dark mode. */
export const cardColors = {
  border: '#1b1820',
  frame: ['#7fa3bd', '#4d7593'],
  plate: '#dde7ec',
  plateLine: '#35566e',
  ink: '#1b1820',
  paper: '#fbf8f0',
  layer: '#c9c2b4',
  sky: ['#f6cf8e', '#d9825a', '#7b4a68'],
  sun: '#fff0c9',
  hills: ['#6d4667', '#4a3556', '#2d2440'],
  water: ['#b36c66', '#3d3157'],
} as const
