import type { Rgb } from '../color.ts'
import type { Ink } from './material.ts'

/** The colour between two. */
export function mixInto(ink: Ink, from: Rgb, to: Rgb, share: number): void {
  ink.red = from[0] + (to[0] - from[0]) * share
  ink.green = from[1] + (to[1] - from[1]) * share
  ink.blue = from[2] + (to[2] - from[2]) * share
}

export function dim(ink: Ink, factor: number): void {
  ink.red *= factor
  ink.green *= factor
  ink.blue *= factor
}

/** A share of another colour over what is there. */
export function glazeOver(ink: Ink, color: Rgb, share: number): void {
  ink.red += (color[0] - ink.red) * share
  ink.green += (color[1] - ink.green) * share
  ink.blue += (color[2] - ink.blue) * share
}
