import type { TypedWish } from './typed-wish.ts'

let kept: TypedWish | null = null

/** What was typed before somebody signed in; it lasts as long as the page does. */
export const keepDraft = (wish: TypedWish): void => {
  kept = wish
}

/** Left by who was sent to sign in. */
export const keptDraft = (): TypedWish | null => kept
