import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Violation = { id: string; impact: string | null; nodes: { target: unknown; failureSummary?: string }[] }

/** What is still coming in is half transparent: axe would measure the contrast of that moment. */
const movedIn = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const goesOnForEver = effect?.getComputedTiming().endTime === Infinity
      return playState !== 'running' || goesOnForEver
    }),
  )

export const violationsOf = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath })
  await movedIn(page)
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    const axe: unknown = Reflect.get(window, 'axe')
    if (typeof axe !== 'object' || axe === null || !('run' in axe) || typeof axe.run !== 'function') {
      throw new Error('axe did not load.')
    }
    // Where the page stands by chance, its header would lie half over something, and make it a small target.
    const { scrollX, scrollY } = window
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // All else that it found is counted and not described.
      resultTypes: ['violations'],
    })
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return violations
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(', ')}`,
  )
}
