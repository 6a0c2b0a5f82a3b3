import type { Rgb } from '../color.ts'
import type { Ink } from './material.ts'

export function fillWith(ink: Ink, color: Rgb): void {
  ink.red = color[0]
  ink.green = color[1]
  ink.blue = color[2]
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
