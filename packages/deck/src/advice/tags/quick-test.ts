import { type FacePatterns, faceTest, type ReadFace } from '../../roles/face-test.ts'
import { requiredTexts } from './required-texts.ts'

/** A face with the runs of four characters in its text, by which most patterns can be ruled out. */
export interface QuickFace extends ReadFace {
  runs: Uint32Array
}

export function quickFace(face: ReadFace): QuickFace {
  const runs = new Uint32Array(bits / 32)
  for (const bit of runsOf(face.rules)) runs[bit >> 5] = (runs[bit >> 5] ?? 0) | (1 << (bit & 31))
  return { ...face, runs }
}

/** The same as `faceTest`, several times as fast for hundreds of patterns on all cards. */
export function quickTest(patterns: FacePatterns): (face: QuickFace) => boolean {
  const test = faceTest(patterns)
  const texts = (patterns.text ?? []).map(({ source }) => requiredTexts(source))
  const required = texts.every((one) => one !== undefined) ? texts.flat().map(runsOf) : undefined
  if (!required || patterns.power) return test
  return (face) => {
    if (patterns.type?.test(face.type)) return test(face)
    return required.some((runs) => hasAll(face.runs, runs)) && test(face)
  }
}

const bits = 4096

/** Runs of four characters as numbers below `bits`; different ones may share a number. */
function runsOf(text: string): Uint16Array {
  const runs = new Uint16Array(Math.max(0, text.length - 3))
  let hash = 0
  for (let at = 0; at < text.length; at++) {
    hash = ((hash << 8) ^ text.charCodeAt(at)) | 0
    if (at >= 3) runs[at - 3] = Math.imul(hash, 0x9e3779b1) >>> 20
  }
  return runs
}

function hasAll(runs: Uint32Array, wanted: Uint16Array): boolean {
  for (const bit of wanted) if ((((runs[bit >> 5] ?? 0) >> (bit & 31)) & 1) === 0) return false
  return true
}
