import { embedOrigin, expect, serveGuest, test } from '../factories/guest-site.ts'
import { hostileScript, type Learned } from '../factories/hostile-script.ts'
import { aVerifiedPerson } from '../factories/person.ts'
import {
  expectSignedIn,
  expectSignedOut,
  openWindow,
  ownCookies,
  signInOn,
  signInSite,
  told,
  toldOn,
  typeInto,
} from '../factories/sign-in-window.ts'
import { aStranger } from '../factories/stranger.ts'

test.beforeEach(({ guest }) => guest.admit(ownCookies))

test('a hostile script on the page sees a one-time code and the session of this page; no password, no account', async ({
  page,
  guest,
}) => {
  const person = await aVerifiedPerson({ full_name: 'Ana Zyxwquill', phone_number: '(512) 555-0193' })
  const heard = `<script>window.heard = []; window.sent = []
const say = window.fetch; window.fetch = function (url, init) { window.sent.push(String(url) + ' ' + JSON.stringify([...new Headers(init && init.headers)]) + ' ' + ((init && init.body) || '')); return say.apply(this, arguments).then(function (reply) { return reply.clone().text().then(function (text) { window.heard.push(text); return reply }) }) }
addEventListener('message', function (event) { window.heard.push(JSON.stringify(event.data)) })</script><script src="/hostile.js"></script>`
  const files = signInSite({ head: heard })
  await guest.visit({ ...files, '/hostile.js': hostileScript })
  await signInOn(page, person)
  const learned = await page.evaluate<Learned>('window.stolen()')
  const everything = await page.evaluate(
    'JSON.stringify([window.heard, window.sent, window.told, { ...localStorage }, { ...sessionStorage }, window.stolen(), document.documentElement.outerHTML])',
  )
  const all = String(everything)
  for (const secret of [
    person.email,
    person.password,
    'Zyxwquill',
    '555-0193',
    '5125550193',
    'sr_u_',
    'authToken"',
  ])
    expect(all).not.toContain(secret)
  expect(all).toMatch(/sr_e_[0-9A-Za-z]{43}/)
  expect(learned.inputs.filter((input) => input.startsWith('password'))).toEqual([])
  expect(learned.typed).toBe('')
  const code = /"code":"(\w{43})"/.exec(all.replaceAll('\\', ''))?.[1] ?? ''
  expect(code).not.toBe('')
  // The code is spent: whoever found it comes too late, verifier or not.
  const replay = await page.evaluate(
    async ([host, body]) => {
      const answer = await fetch(`${host}/api/embed/session?showroom=HARVEST2`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body ?? '',
      })
      return answer.status
    },
    [embedOrigin(), bodyOf(all)],
  )
  expect(replay).toBe(403)
  guest.admit(/status of 403/)
})

/** What the page itself had sent to swap the code. */
const bodyOf = (all: string): string =>
  /\{"showroom":"HARVEST2","code":"\w{43}","verifier":"[\w-]{43}","state":"[\w-]{43}"\}/.exec(
    all.replaceAll('\\', ''),
  )?.[0] ?? ''

test('forged messages are ignored: wrong window, wrong state, wrong shape, a thousand times', async ({
  page,
  guest,
}) => {
  const person = await aVerifiedPerson()
  const stranger = await serveGuest({
    '/': `<!doctype html><script>addEventListener('message', function (event) { for (var i = 0; i < 500; i += 1) parent.postMessage({ state: event.data, code: 'forged' + i }, '*') })</script>`,
  })
  await guest.visit(signInSite({ end: `${told}<iframe src="${stranger.origin}"></iframe>` }))
  const swaps: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/embed/session')) swaps.push(request.url())
  })
  const popup = await openWindow(page)
  const state = new URL(popup.url()).searchParams.get('state') ?? ''
  await page.evaluate((right) => {
    const nasty = [null, 1, 'x', {}, { state: right }, { state: right, code: 1 }, { state: 'x', code: 'y' }]
    for (let round = 0; round < 500; round += 1) window.postMessage(nasty[round % nasty.length], '*')
    window.postMessage({ state: right, code: 'forged' }, '*')
    document.querySelector('iframe')?.contentWindow?.postMessage(right, '*')
  }, state)
  // From the right window, about another try.
  await popup.evaluate(() => window.opener.postMessage({ state: 'x'.repeat(43), code: 'forged' }, '*'))
  await typeInto(popup, person)
  await expectSignedIn(page)
  expect(swaps).toHaveLength(1)
  await stranger.close()
})

test('an address with somebody else’s code in its fragment signs nobody in', async ({ page, guest }) => {
  await guest.visit(signInSite(), `/#showroom-code=${'x'.repeat(43)}&showroom-state=${'y'.repeat(43)}`)
  await expectSignedOut(page)
  await expect.poll(() => toldOn(page)).toEqual([])
})

test('a website that is not on the list is told nothing by our window, and its name opens no form', async ({
  page,
}) => {
  const stranger = await aStranger(page)
  const popup = await stranger.open(`${embedOrigin()}/showroom/embed/sign-in?${stranger.query}`)
  await expect(popup.getByRole('heading', { name: 'This website can’t sign you in' })).toBeVisible()
  await expect(popup.getByLabel('Password')).toHaveCount(0)
  await popup.close()
  await expect(page).toHaveTitle('Stranger')
  await stranger.close()
})
