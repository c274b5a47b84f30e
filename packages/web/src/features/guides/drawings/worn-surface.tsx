import { Drawing } from '../../../ui/drawing.tsx'
import { Picture } from './picture.tsx'
import { stage } from './stage.ts'
import { Bend, Creases, Marking, MissingInk, Scratches, Scuffs, Stain } from './surface-marks.tsx'
import type { Wear } from './wear.ts'

/** The picture of a card, tilted to the light, as worn as it says. */
export function WornSurface({ wear, label }: { wear: Wear; label: string }) {
  return (
    <Drawing label={label} {...stage}>
      <Picture />
      <Stain strength={wear.stain} />
      <Bend strength={wear.bend} />
      <Scuffs count={wear.scuffs} />
      <Scratches count={wear.scratches} />
      <Creases creases={wear.creases} />
      {wear.hasMissingInk && <MissingInk />}
      {wear.hasMarking && <Marking />}
    </Drawing>
  )
}
