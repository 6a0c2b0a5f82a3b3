import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const smtp = { SMTP_URL: 'smtp://localhost:25' }

test('where mails stay here, they can be answered here; with a mail server only by configuration', () => {
  expect(readConfig({}).chat).toMatchObject({ replyAddress: 'reply@showroom.example', inboundPort: 0 })
  expect(readConfig(smtp).chat).toMatchObject({ replyAddress: null, inboundPort: null })
  const told = { REPLY_ADDRESS: 'reply@in.market.test', INBOUND_SMTP_PORT: '2525' }
  expect(readConfig({ ...smtp, ...told }).chat).toMatchObject({
    replyAddress: 'reply@in.market.test',
    inboundPort: 2525,
  })
})

test('a model is asked only where one is named, at the address without its last slash', () => {
  expect(readConfig({}).chat.model).toBeNull()
  const told = { ASSISTANT_URL: 'https://model.test/v1/', ASSISTANT_KEY: 'k', ASSISTANT_MODEL: 'm' }
  expect(readConfig(told).chat.model).toEqual({ url: 'https://model.test/v1', key: 'k', name: 'm' })
})

test.each([
  [{ REPLY_ADDRESS: 'nobody' }, 'REPLY_ADDRESS'],
  [{ REPLY_ADDRESS: `${'a'.repeat(20)}@in.market.test` }, 'at most 19 letters'],
  [{ INBOUND_SMTP_PORT: '0' }, 'INBOUND_SMTP_PORT'],
  [{ ...smtp, INBOUND_SMTP_PORT: '2525' }, 'needs REPLY_ADDRESS'],
  [{ ASSISTANT_URL: 'ftp://model.test' }, 'ASSISTANT_URL'],
  [{ ASSISTANT_AFTER_MINUTES: '0' }, 'ASSISTANT_AFTER_MINUTES'],
])('%o is told as %s', (variables, problem) => {
  expect(() => readConfig(variables)).toThrow(ConfigError)
  expect(() => readConfig(variables)).toThrow(problem)
})
