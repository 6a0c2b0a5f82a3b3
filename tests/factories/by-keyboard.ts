import type { Locator } from '@playwright/test'

const mostSteps = 150

/** Walks on by Tab until it has come there, as nobody jumps, and presses it; null presses nothing. */
export const pressByKeyboard = async (target: Locator, key: string | null = 'Enter') => {
  const { keyboard } = target.page()
  for (let steps = 0; steps < mostSteps; steps += 1) {
    await keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus'))) return key && keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${target}.`)
}
