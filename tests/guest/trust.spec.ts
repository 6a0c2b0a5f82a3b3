import { guestFiles } from '../factories/guest-page.ts'
import { journey } from '../factories/guest-journey.ts'
import { expect, test } from '../factories/guest-site.ts'
import { hostileScript, type Learned } from '../factories/hostile-script.ts'

test('probe', async ({ page, guest }) => {
  await guest.visit(guestFiles({ head: '<script src="/hostile.js"></script>' }, { '/hostile.js': hostileScript }))
  await journey(page)
  const learned = await page.evaluate<Learned>('window.stolen()')
  console.log(JSON.stringify(learned, null, 1))
})
