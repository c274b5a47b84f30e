export { CardPicture } from './card-picture.tsx'
export { mix } from './palette.ts'
export {
  blob,
  disc,
  line,
  type Point,
  points,
  polar,
  polygon,
  repeat,
  tube,
} from './path.ts'
export { createRandom, type Random } from './random.ts'
