import { clientPrice } from '@showroom/contract/pricing/pricing.rules'
import type { Page } from '@playwright/test'
import { anApplicant, applyAsContractor } from '../factories/applicant.ts'
import { approve, confirmEmail, showroomIdOf, signInAtProDoor } from '../factories/by-the-screens.ts'
import { fillCardFrame } from '../factories/card.ts'
import { addToCart, browse, enter, seeCart } from '../factories/guest-journey.ts'
import { guestCss, guestJs } from '../factories/guest-page.ts'
import { serveAt, test } from '../factories/named-website.ts'
import { expect, hostAt } from '../factories/person.ts'
import { createAccount, fillShipping, fillSignUp, toShipping } from '../factories/registration.ts'
import { cards, goOn, money, place } from '../factories/shopper.ts'

const website = 'www.quill-daughters.example'

// A website of the Internet asks before it reaches this machine, where the marketplace runs for a test; the visitor’s own
// address would be a header that it may not send.
const onTheInternet = { permissions: ['local-network-access'], extraHTTPHeaders: {} }

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const subscribe = async (pro: Page) => {
  await pro.goto(hostAt('/account/plan'))
  const press = pro.getByRole('button', { name: 'Subscribe for $199.00 a month' })
  await press.click()
  await fillCardFrame(pro, cards.good)
  await press.click()
  await expect(pro.getByText(/Renews on /)).toBeVisible()
}

const brand = async (pro: Page) => {
  await pro.goto(hostAt('/account/showroom'))
  await pro.getByLabel('Tagline').fill('Kitchens by hand')
  await pro
    .getByLabel(/^Your color/)
    .first()
    .fill('#7a1f4c')
  await pro.getByRole('button', { name: 'Save' }).click()
  await expect(pro.getByText('There are changes that are not saved.')).toHaveCount(0)
}

const raiseToilets = async (pro: Page, percent: string) => {
  await pro.goto(hostAt('/account/markup'))
  await pro.getByRole('button', { name: 'Add a rule' }).click()
  const rule = pro.getByRole('dialog')
  await rule.getByLabel('Markup in percent').fill(percent)
  await rule.getByLabel('Category').selectOption({ label: 'Toilets' })
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(pro.getByText('Saved. Your prices have changed.').first()).toBeVisible()
}

type Records = Record<string, string[][]>

const proveWebsite = async (pro: Page, records: Records) => {
  await pro.goto(hostAt('/account/embed'))
  await pro.getByLabel('Website', { exact: true }).fill(website)
  await pro.getByRole('button', { name: 'Add website' }).click()
  const row = pro.getByRole('listitem').filter({ hasText: website })
  await expect(row.getByText('Waits for its proof')).toBeVisible()
  await expect(row.locator('code').nth(2)).toBeVisible()
  const [, record = '', challenge = ''] = await row.locator('code').allInnerTexts()
  records[record] = [[challenge]]
  await row.getByRole('button', { name: `Verify ${website}` }).click()
  await expect(row.getByText('Verified', { exact: true })).toBeVisible()
}

/** Set up in the configurator, and copied there. */
const snippetOf = async (pro: Page, what: string, tag: string): Promise<string> => {
  await pro.getByLabel('What to show').selectOption({ label: what })
  await pro.getByRole('button', { name: 'Copy', exact: true }).click()
  const copied = () => pro.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain(`<${tag}`)
  return copied()
}

/** The first line once per page, as the configurator says. */
const pageOf = async (pro: Page): Promise<string> => {
  const [script = '', shop = ''] = (await snippetOf(pro, 'The whole shop', 'showroom-shop')).split('\n')
  const [, entry = ''] = (await snippetOf(pro, 'Showroom ID card', 'showroom-entry')).split('\n')
  const [, button = ''] = (await snippetOf(pro, 'Cart button', 'showroom-cart-button')).split('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Quill &amp; Daughters</title><style>${guestCss}</style>${script}
<body><header class="bar">${button}</header><main>${entry}${shop}</main><script>${guestJs}</script></body></html>`
}

/** What the Pro’s own table says of a material: what they pay, earn, and what the client pays. */
const pricesOf = async (pro: Page, name: string) => {
  await pro.goto(hostAt(`/account/markup?s=${encodeURIComponent(name)}`))
  const row = pro.getByRole('table', { name: 'Your prices, material by material' }).getByRole('row').nth(1)
  await expect(row).toContainText(name)
  await expect(row.getByRole('textbox')).toHaveValue('37.5')
  const [paid = 0, earned = 0, price = 0] = amountsIn(await row.innerText())
  return { paid, earned, price }
}

const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, amount = '']) =>
    Math.round(Number(amount.replace(',', '')) * 100),
  )

/** In the window of ours that the website opened: an account, its e-mail confirmed in another tab, a card, an order. */
const payAsNewcomer = async (popup: Page) => {
  await popup.getByRole('link', { name: 'New here? Create an account' }).click()
  const email = await fillSignUp(popup)
  await toShipping(popup)
  await fillShipping(popup)
  await createAccount(popup)
  await popup.getByRole('button', { name: 'Continue as Rosalind' }).click()
  await expect(popup.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  const mailed = await popup.context().newPage()
  await confirmEmail(mailed, email)
  await expect(mailed).toHaveURL(hostAt('/checkout'))
  await mailed.close()
  await goOn(popup, 'Continue to delivery')
  await goOn(popup, 'Continue to payment')
  await fillCardFrame(popup, cards.good)
  await goOn(popup, 'Continue to review')
}

test('a Pro applies, is approved, brands, prices, proves a website and pastes the tag; a homeowner buys there at those prices', async ({
  page: pro,
  browser,
  named,
}) => {
  const applicant = anApplicant()
  await applyAsContractor(pro, applicant)
  await confirmEmail(pro, applicant.email)
  const desk = await (await browser.newContext()).newPage()
  await approve(desk, applicant, 'Contractor')
  await desk.context().close()
  const showroomId = await showroomIdOf(applicant)
  await signInAtProDoor(pro, applicant)
  await subscribe(pro)
  await brand(pro)
  await raiseToilets(pro, '37.5')
  await proveWebsite(pro, named.records)

  const home = await browser.newContext(onTheInternet)
  await serveAt(home, website, await pageOf(pro))
  const page = await home.newPage()
  await page.goto(`https://${website}/`)
  await enter(page, showroomId)
  const shop = page.locator('showroom-shop')
  await expect(shop).toHaveCSS('--showroom-accent', '#7a1f4c')
  const name = await browse(shop)
  const { paid, earned, price } = await pricesOf(pro, name)
  expect(price).toBe(clientPrice(paid, 3_750))
  expect(earned).toBe(price - paid)
  await expect(shop.getByText(money(price)).first()).toBeVisible()
  await addToCart(shop)
  await seeCart(page.locator('showroom-cart-button'), name)
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('listitem').filter({ hasText: name })).toContainText(money(price))
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    cart.getByRole('button', { name: 'Checkout' }).click(),
  ])
  await payAsNewcomer(popup)
  await expect(popup.getByRole('listitem').filter({ hasText: name })).toContainText(money(price))
  await place(popup)
  await expect(popup.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible()
  await popup.getByRole('link', { name: 'Follow this order' }).click()
  await expect(popup.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
  await expect(popup.getByText(money(price)).first()).toBeVisible()
})
