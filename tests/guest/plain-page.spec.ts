import { guestFiles } from '../factories/guest-page.ts'
import { journey } from '../factories/guest-journey.ts'
import { test } from '../factories/guest-site.ts'

test('a plain page: enter, browse, add, cart', async ({ page, guest }) => {
  await guest.visit(guestFiles())
  await journey(page)
})
