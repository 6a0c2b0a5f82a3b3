import { paintedBy } from '../factories/ai-sandbox.ts'
import { faultCostsNothing, looksAreTheirs } from '../factories/painted-looks.ts'

const test = paintedBy('predictions')

// axe is put into the page as text.
test.use({ bypassCSP: true })

test('looks of predictions are shown as a model’s, with what comes nearest to them', async ({ page }) => {
  await looksAreTheirs(page)
})

test('a wish that the provider refuses costs nothing, and is said to be refused', async ({ page }) => {
  await faultCostsNothing(page, 'fault-blocked', 'The engine refused this wish. Your credit is back.')
})
