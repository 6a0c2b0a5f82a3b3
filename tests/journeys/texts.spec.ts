import { anAnswer, aTextProvider } from '../../apps/api/src/notification/testing/a-text-provider.ts'
import { violationsOf } from '../factories/axe.ts'
import { open } from '../factories/chat.ts'
import { ask, aVerifiedPerson, expect, mailTo, test as base } from '../factories/person.ts'
import { startServer } from '../factories/running-server.ts'
import { forJourneys, type Server } from '../factories/server.ts'
import { aSmallCatalogue } from '../factories/small-catalogue.ts'

// A server of its own, which can text, and a provider that this file starts.

type Provider = Awaited<ReturnType<typeof aTextProvider>>

const test = base.extend<object, { texting: { provider: Provider; server: Server } }>({
  texting: [
    async ({ browserName: _same }, hand) => {
      const { dataDir, remove } = await aSmallCatalogue()
      const provider = await aTextProvider()
      const server = await startServer({ dataDir, environment: { ...forJourneys, ...provider.environment } })
      await hand({ provider, server })
      await server.stop()
      provider.close()
      await remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: [({ texting }, hand) => hand(texting.server), { scope: 'worker' }],
})

// Axe is put into the page as text.
test.use({ bypassCSP: true, complainsOf: /status of (404|422)/ })

test('a number is proven in Settings, what happens is texted to it, and STOP is honored', async ({
  page,
  texting: { provider, server },
}) => {
  const owner = await aVerifiedPerson()
  const { data: project } = await ask<{ id: string }>('POST /api/project', {
    token: owner.token,
    body: { name: 'Main bath', zip_code: '91101', showroom: 'HARVEST2' },
  })
  await open(page, owner, '/account/settings')
  const section = page.getByRole('region', { name: 'Text messages' })
  const number = section.getByRole('textbox', { name: 'Mobile number' })
  await number.fill('555')
  await section.getByRole('button', { name: 'Send a code' }).click()
  await expect(section.getByText(/^Please enter a mobile number/)).toBeVisible()
  await expect(number).toHaveValue(/555/)
  await number.fill('6265550147')
  await section.getByRole('button', { name: 'Send a code' }).click()
  await expect(section.getByText('We have sent 6 digits to (626) 555-0147.')).toBeVisible()
  const codeSent = () => /^\d{6}/.exec(provider.sentTo('+16265550147')[0] ?? '')?.[0] ?? ''
  await expect.poll(codeSent).not.toBe('')
  const code = codeSent()
  await section.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000')
  await section.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByText('The code is not right or has expired.')).toBeVisible()
  await section.getByRole('textbox', { name: 'Code' }).fill(code)
  await section.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByText('Your texts go to (626) 555-0147.')).toBeVisible()

  await expect(page.getByRole('checkbox', { name: 'An order is placed: by text message' })).toBeDisabled()
  const joins = page.getByRole('checkbox', { name: 'Somebody joins a project: by text message' })
  await expect(joins).not.toBeChecked()
  await joins.check()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const guest = await aVerifiedPerson({ full_name: 'Mara Holt' })
  await ask(`POST /api/project/${project.id}/member`, {
    token: owner.token,
    body: { email: guest.email, role: 'designer', right: 'approve', sees_prices: 'yes' },
  })
  const invited = /code=([0-9A-Za-z]+)/.exec(await mailTo(guest.email, 'Main bath'))?.[1]
  await ask('POST /api/project_invitation', { token: guest.token, body: { code: invited } })
  await expect.poll(() => provider.sentTo('+16265550147').at(-1)).toContain('Mara has joined')

  const url = `${server.origin}/api/sms/webhook`
  const { headers, payload } = anAnswer(url, { from: '+16265550147', body: 'STOP' })
  expect((await fetch(url, { method: 'POST', headers, body: payload })).status).toBe(200)
  await page.reload()
  await expect(section.getByText('(626) 555-0147 has answered STOP to us')).toBeVisible()
  await section.getByRole('button', { name: 'Send no more texts' }).click()
  await expect(section.getByText('You get no texts yet.')).toBeVisible()
})
