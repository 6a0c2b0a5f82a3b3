import type { Browser } from '@playwright/test'
import { guestFiles } from './guest-page.ts'
import { serveGuest } from './guest-site.ts'
import type { Person } from './person.ts'
import { openWindow, typeInto } from './sign-in-window.ts'

/** A contractor's own website with the way in and what stands in its main part, and somebody signed in there. */
export const onContractorsPage = async (browser: Browser, person: Person, main: string) => {
  const site = await serveGuest(
    guestFiles({
      body: `<header class="bar"><showroom-sign-in></showroom-sign-in></header>
<main>${main}</main>`,
    }),
  )
  // The visitor's own address would be a header that this website may not send.
  const context = await browser.newContext({ bypassCSP: true, extraHTTPHeaders: {} })
  const page = await context.newPage()
  await page.goto(site.origin)
  await typeInto(await openWindow(page), person)
  const close = async () => {
    await context.close()
    await site.close()
  }
  return { page, close }
}
