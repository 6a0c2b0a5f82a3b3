import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A pair that pushes are signed with. */
export const vapidKeys = {
  VAPID_PUBLIC_KEY: 'BD7iV4Du-35KK-HRE51n6kXg-0eXgkF4STtyY0wbuCkZYpavAoJJvBrCtiUCWoemsGpw4vLa7EMKZgZofVBMCvQ',
  VAPID_PRIVATE_KEY: 'oKFMnNG1Zx6CXKWwZeRcWNRbeK_FiJmGtYUvi_rEEAA',
}

const derive = (secret: Buffer, { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number }) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** A browser that takes pushes at an address of its own, and reads what comes as RFC 8291 says. */
const aBrowser = (url: string) => {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const read = (message: Buffer): unknown => {
    const salt = message.subarray(0, 16)
    const idLength = message.readUInt8(20)
    const sender = message.subarray(21, 21 + idLength)
    const sealed = message.subarray(21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const secret = derive(pair.computeSecret(sender), { salt: auth, info, bytes: 32 })
    const key = derive(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 })
    const nonce = derive(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 })
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
    // The last record ends with a two, and zeros after it.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  const subscription = {
    endpoint: url,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  }
  return { subscription, read }
}

/** Whether the token of `vapid t=…, k=…` is signed by that key, and what it says. */
export const claimsOf = (authorization: string): { aud: string; sub: string } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(signature, 'base64url')
  const isOurs =
    key === vapidKeys.VAPID_PUBLIC_KEY &&
    verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed)
  if (!isOurs) throw new Error('The token is not signed by our key.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

export type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service over real HTTP: what it was sent, and what it answers. */
export const aPushService = async () => {
  const service = { pushed: [] as Pushed[], answers: {} as Record<string, number> }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      service.pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(service.answers[path] ?? 201).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const origin = `http://127.0.0.1:${port}`
  let browsers = 0
  const browser = () => {
    browsers += 1
    const path = `/push/${browsers}`
    const { subscription, read } = aBrowser(origin + path)
    const sent = () => service.pushed.filter((each) => each.path === path)
    return { path, subscription, sent, read: () => sent().map(({ body }) => read(body)) }
  }
  return Object.assign(service, { origin, browser, close: () => void server.close() })
}
