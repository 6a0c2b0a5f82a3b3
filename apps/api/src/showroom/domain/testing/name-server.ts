import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const header = 12
const txt = 16
const nameMissing = 3

const nameIn = (query: Buffer): { name: string; end: number } => {
  const labels: string[] = []
  let at = header
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

/** A TXT record's data: each piece behind its length. */
const dataOf = (pieces: readonly string[]): Buffer =>
  Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), Buffer.from(piece)]))

const recordOf = (pieces: readonly string[]): Buffer => {
  const data = dataOf(pieces)
  const record = Buffer.alloc(12)
  // The name is the one at byte 12 of this message.
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(txt, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(60, 6)
  record.writeUInt16BE(data.length, 10)
  return Buffer.concat([record, data])
}

const answerTo = (query: Buffer, records: Record<string, string[][]>): Buffer => {
  const { name, end } = nameIn(query)
  const found = query.readUInt16BE(end - 4) === txt ? records[name] : undefined
  const head = Buffer.alloc(header)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 | (found ? 0 : nameMissing), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(found?.length ?? 0, 6)
  return Buffer.concat([head, query.subarray(header, end), ...(found ?? []).map(recordOf)])
}

/** A name server on this machine: TXT records by name, each in one or more pieces. `null` answers nothing. */
export const aNameServer = async (records: Record<string, string[][]> | null) => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    if (records) socket.send(answerTo(query, records), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    server: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((closed) => socket.close(() => closed())),
  }
}
