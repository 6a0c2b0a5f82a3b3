import { guestFiles } from '../factories/guest-page.ts'
import { expect, test } from '../factories/guest-site.ts'
import { watchOf } from '../factories/guest-watch.ts'

const badGuest = `
window.leaked = 1
Array.prototype.last = function () { return this[this.length - 1] }
const asked = window.fetch
window.fetch = function () { return asked.apply(this, arguments) }
document.body.classList.add('has-shop')
document.head.append(document.createElement('style'))
document.cookie = 'visitor=1'
const banner = document.createElement('p')
banner.style.height = '300px'
requestAnimationFrame(() => requestAnimationFrame(() => { document.body.prepend(banner); document.title = 'done' }))
console.log('Hello!')
`

test('what a bad guest does is found out', async ({ page, guest, complaints }) => {
  const script = '<script type="module" src="/bad.js"></script>'
  await guest.visit(guestFiles({ script }, { '/bad.js': badGuest }))
  guest.admit(/./)
  await expect(page).toHaveTitle('done')
  const look = async () => [...(await watchOf(page).look()), ...complaints].join('\n')
  await expect.poll(look).toMatch(/^shift: /m)
  const found = await look()
  expect(found).toContain('global: window has got leaked')
  expect(found).toContain('global: Array has got last')
  expect(found).toContain('global: window has another fetch')
  expect(found).toMatch(/^page: .* became .*<style>/m)
  expect(found).toContain('cookie: visitor=1')
  expect(found).toContain('console: log: Hello!')
})
