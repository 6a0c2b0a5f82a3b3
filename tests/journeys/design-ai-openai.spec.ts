import { paintedBy } from '../factories/ai-sandbox.ts'
import { faultCostsNothing, looksAreTheirs, markedStays } from '../factories/painted-looks.ts'

const test = paintedBy('openai')

// axe is put into the page as text.
test.use({ bypassCSP: true })

test('looks of edited images are shown as a model’s, with what comes nearest to them', async ({ page }) => {
  await looksAreTheirs(page)
})

test('what is marked in a photo stays as it was photographed', async ({ page }) => {
  await markedStays(page)
})

test('a provider that breaks after its work costs nothing, and is said to be away', async ({ page }) => {
  await faultCostsNothing(page, 'fault-500-after-work', 'The engine is away. Your credit is back.')
})
