import { fillCardFrame } from '../factories/card.ts'
import {
  aPersonAtHome,
  badge,
  cartOn,
  checkoutSite,
  chooseOn,
  openCheckout,
  toldOn,
} from '../factories/checkout-window.ts'
import { embedOrigin, expect, test } from '../factories/guest-site.ts'
import { hostileScript } from '../factories/hostile-script.ts'
import {
  expectSignedIn,
  nameInPlace,
  ownCookies,
  pressToClose,
  typeInto,
} from '../factories/sign-in-window.ts'
import { cards, confirmAtTheBank, goOn, place } from '../factories/shopper.ts'
import { aStranger } from '../factories/stranger.ts'

test.beforeEach(({ guest }) => guest.admit(ownCookies, nameInPlace))

test('a guest of a website checks out in our window: a declined card, a bank that asks, and the page hears the number', async ({
  page,
  guest,
}) => {
  const person = await aPersonAtHome()
  await guest.visit(checkoutSite())
  await chooseOn(page, embedOrigin())
  await cartOn(page).getByLabel('ZIP code').fill('90210')
  await cartOn(page).getByRole('button', { name: 'Estimate' }).click()
  await expect(cartOn(page).getByText('Tax for 90210, CA')).toBeVisible()

  const popup = await openCheckout(page)
  await expect(popup.getByRole('heading', { name: 'Your order from Harvest Home Remodeling' })).toBeVisible()
  expect(popup.url()).not.toContain('#')
  await typeInto(popup, person)
  await expect(popup).toHaveURL(/\/showroom\/checkout$/)
  await expectSignedIn(page)
  await goOn(popup, 'Continue to delivery')
  await goOn(popup, 'Continue to payment')
  await fillCardFrame(popup, cards.declinedWhenCharged)
  await goOn(popup, 'Continue to review')
  await popup.getByRole('textbox', { name: 'Coupon' }).fill('welcome5')
  await goOn(popup, 'Apply')
  await expect(popup.getByText(/Coupon WELCOME5: you save/)).toBeVisible()
  await place(popup)
  await expect(popup.getByRole('heading', { name: 'Your card was not accepted' })).toBeVisible()
  await fillCardFrame(popup, cards.asks)
  await goOn(popup, 'Try this card')
  await confirmAtTheBank(popup)

  await expect(badge(page)).toHaveAccessibleName('Cart, 0 items')
  const heading = await popup
    .getByText(/^Order /)
    .first()
    .innerText()
  const number = heading.replace('Order ', '')
  await expect(
    page.locator('showroom-orders').getByRole('heading', { name: `Order ${number}` }),
  ).toBeVisible()
  await pressToClose(popup.getByRole('button', { name: 'Back to the website' }))
  await expect
    .poll(() => toldOn(page))
    .toEqual([
      ['checkout-started', expect.objectContaining({ count: 1 })],
      ['checkout-opened', { showroom: 'HARVEST2' }],
      ['signed-in', { showroom: 'HARVEST2' }],
      ['order-placed', { number }],
      ['checkout-closed', { showroom: 'HARVEST2' }],
    ])
})

test('whoever shuts the window finds their cart on the page, and goes on without a password', async ({
  page,
  guest,
}) => {
  const person = await aPersonAtHome()
  await guest.visit(checkoutSite())
  await chooseOn(page, embedOrigin())
  const first = await openCheckout(page)
  await typeInto(first, person)
  await expect(first).toHaveURL(/\/showroom\/checkout$/)
  await expectSignedIn(page)
  await first.close()
  await expect(cartOn(page).getByText(/closed before your order was placed/)).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
  const second = await openCheckout(page)
  await expect(second).toHaveURL(/\/showroom\/checkout$/)
  await expect(second.getByText('Back to the website')).toBeVisible()
})

test('a hostile script on the page learns the number of the order; no card, no address, no password, no account', async ({
  page,
  guest,
}) => {
  // The page's own.
  guest.admit(/^global: window has got popup/)
  const person = await aPersonAtHome()
  const heard = `<script>window.heard = []
const say = window.fetch; window.fetch = function () { const sent = JSON.stringify([].slice.call(arguments)); window.heard.push(sent); return say.apply(this, arguments).then(function (reply) { return reply.clone().text().then(function (text) { window.heard.push(text); return reply }) }) }
const open = window.open; window.open = function () { window.popup = open.apply(this, arguments); return window.popup }
addEventListener('message', function (event) { window.heard.push(JSON.stringify(event.data)) })</script><script src="/hostile.js"></script>`
  const files = checkoutSite({ head: heard })
  await guest.visit({ ...files, '/hostile.js': hostileScript })
  await chooseOn(page, embedOrigin())
  const popup = await openCheckout(page)
  await typeInto(popup, person)
  await expect(popup).toHaveURL(/\/showroom\/checkout$/)
  await goOn(popup, 'Continue to delivery')
  await goOn(popup, 'Continue to payment')
  await fillCardFrame(popup, cards.good)
  await goOn(popup, 'Continue to review')
  await place(popup)
  await expect(popup.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName('Cart, 0 items')
  await expect.poll(() => toldOn(page)).toContainEqual(['order-placed', expect.anything()])
  const reached = await page.evaluate(() => {
    const { popup: ours }: { popup?: Window } = Object(window)
    try {
      return String(ours?.document.body.innerHTML)
    } catch (failure) {
      return `refused: ${String(failure)}`
    }
  })
  expect(reached).toContain('refused')
  const all = String(
    await page.evaluate(
      'JSON.stringify([window.heard, window.told, { ...localStorage }, { ...sessionStorage }, window.stolen(), document.documentElement.outerHTML])',
    ),
  )
  expect(all).toMatch(/order-placed/)
  const secrets = [person.email, person.password, 'Zyxwquill', '5550193', 'Rodeo Drive', '4242', 'sr_u_']
  for (const secret of secrets) expect(all).not.toContain(secret)
  await popup.close()
})

test('a website that is not on the list is told nothing by our window, and no cart of it is taken', async ({
  page,
}) => {
  const stranger = await aStranger(page)
  const popup = await stranger.open(
    `${embedOrigin()}/showroom/embed/checkout?${stranger.query}#cart=sr_c_${stranger.random}`,
  )
  await expect(popup.getByRole('heading', { name: 'This website can’t sign you in' })).toBeVisible()
  expect(
    await popup.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('sr_c_')
  await popup.close()
  await expect(page).toHaveTitle('Stranger')
  await stranger.close()
})
