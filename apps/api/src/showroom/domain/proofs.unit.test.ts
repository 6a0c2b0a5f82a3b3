import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { dnsProof } from './dns-proof.ts'
import { fileProof, proofPath } from './file-proof.ts'
import { aNameServer } from './testing/name-server.ts'
import { aWebsite } from './testing/a-website.ts'

const challenge = 'showroom-verification=abc123'
const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of undo.splice(0)) await close()
})

const open = async (answer: RequestListener) => {
  const website = await aWebsite(answer)
  undo.push(website.close)
  return website
}
const says =
  (text: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'set-cookie': 'seen=1' }).end(text)
const nearby = fileProof({ admitsPrivate: true, timeoutMs: 20_000 })
const checkFile = (origin: string, proof = nearby) => proof.check({ origin, challenge })

test('a file with the challenge proves the website, and is asked for without cookies', async () => {
  const website = await open(says(`\uFEFFother-showroom=1\r\n  ${challenge}  \r\n`))
  expect(await checkFile(website.origin)).toEqual({ isProven: true })
  const host = `localhost:${website.port}`
  expect(website.asked).toEqual([{ url: proofPath, cookie: undefined, host }])
})

const unproven: [string, RequestListener, RegExp][] = [
  ['with another challenge', says('showroom-verification=other'), /does not contain the challenge/],
  ['with the challenge inside other text', says(`x${challenge}`), /does not contain the challenge/],
  ['that is empty', says(''), /does not contain the challenge/],
  ['that is missing', says(challenge, 404), /There is no file/],
  ['behind a fault', says(challenge, 500), /status 500/],
  ['larger than 4 KB', says(`${'x'.repeat(4_096)}\n${challenge}`), /larger than 4 KB/],
  ['that ends too soon', (_request, response) => response.destroy(), /could not be reached/],
]
test.each(unproven)('a file %s proves nothing', async (_file, answer, why) => {
  const website = await open(answer)
  expect(await checkFile(website.origin)).toEqual({ isProven: false, why: expect.stringMatching(why) })
})

test('a file without an end is cut off', async () => {
  const website = await open((_request, response) => {
    const more = () => {
      while (response.writable && response.write('x'.repeat(1_024)));
    }
    response.on('drain', more)
    more()
  })
  expect(await checkFile(website.origin)).toMatchObject({ why: expect.stringContaining('larger') })
})

test.each<[string, RequestListener]>([
  ['says nothing', () => undefined],
  ['says little and goes on', (_request, response) => void response.writeHead(200).write('x')],
])('a website that %s is given up', async (_website, answer) => {
  const website = await open(answer)
  const proof = fileProof({ admitsPrivate: true, timeoutMs: 200 })
  expect(await checkFile(website.origin, proof)).toMatchObject({ why: expect.stringContaining('too long') })
})

test('a redirect within the website is followed', async () => {
  const website = await open((request, response) => {
    if (request.url === '/moved.txt') response.end(challenge)
    else response.writeHead(302, { location: '/moved.txt' }).end()
  })
  expect(await checkFile(website.origin)).toEqual({ isProven: true })
})

test('a redirect to another website is not: it would let one website ask others in our name', async () => {
  const other = await open(says(challenge))
  const website = await open((_request, response) =>
    response.writeHead(302, { location: `${other.origin}/secret` }).end(),
  )
  expect(await checkFile(website.origin)).toMatchObject({ why: expect.stringContaining('redirects to') })
  expect(other.asked).toEqual([])
})

test('a redirect in a circle ends', async () => {
  const website = await open((_request, response) => response.writeHead(302, { location: '/again' }).end())
  expect(await checkFile(website.origin)).toMatchObject({ why: expect.stringContaining('circle') })
  expect(website.asked).toHaveLength(4)
})

test.each([
  ['this machine', ['127.0.0.1']],
  ['the network', ['10.0.0.8']],
  ['a cloud’s secrets', ['169.254.169.254']],
  ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
])('a name that leads to %s is never asked', async (_where, addresses) => {
  const website = await open(says(challenge))
  const resolve = async () => addresses.map((address) => ({ address, family: 4 }))
  const proof = fileProof({ admitsPrivate: false, timeoutMs: 20_000, resolve })
  const origin = `http://harvest.example:${website.port}`
  expect(await checkFile(origin, proof)).toMatchObject({ why: expect.stringContaining('not a public') })
  expect(website.asked).toEqual([])
})

test('the address that was checked is the one that is asked, under the website’s own name', async () => {
  const website = await open(says(challenge))
  let resolved = 0
  const resolve = async () => {
    resolved += 1
    return [{ address: resolved === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]
  }
  const proof = fileProof({ admitsPrivate: true, timeoutMs: 20_000, resolve })
  expect(await checkFile(`http://harvest.example:${website.port}`, proof)).toEqual({ isProven: true })
  expect(website.asked.map(({ host }) => host)).toEqual([`harvest.example:${website.port}`])
})

test('a name that nobody has is said to be unreachable', async () => {
  const resolve = async () => []
  const proof = fileProof({ admitsPrivate: false, timeoutMs: 20_000, resolve })
  const why = expect.stringContaining('could not be reached')
  expect(await checkFile('https://nobody.example', proof)).toEqual({ isProven: false, why })
})

const checkRecord = async (records: Record<string, string[][]> | null, timeoutMs = 10_000) => {
  const { server, close } = await aNameServer(records)
  undo.push(close)
  return dnsProof({ timeoutMs, servers: [server] }).check({ origin: 'https://www.example.com', challenge })
}
const name = '_showroom.www.example.com'

test('a TXT record with the challenge proves the website, in one piece or several', async () => {
  expect(await checkRecord({ [name]: [['v=spf1 -all'], [challenge]] })).toEqual({ isProven: true })
  expect(await checkRecord({ [name]: [['showroom-verif', 'ication=abc123']] })).toEqual({ isProven: true })
})

test('a TXT record with something else, under another name or none proves nothing', async () => {
  const why = (text: string) => ({ isProven: false, why: expect.stringContaining(text) })
  expect(await checkRecord({ [name]: [['other']] })).toEqual(why('does not contain'))
  expect(await checkRecord({ '_showroom.example.com': [[challenge]] })).toEqual(why(`no TXT record ${name}`))
})

test('name servers that say nothing are given up', async () => {
  expect(await checkRecord(null, 100)).toMatchObject({ why: expect.stringContaining('did not answer') })
})
