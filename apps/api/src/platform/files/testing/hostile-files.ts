import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
const uint16 = (value: number) => uint32(value).subarray(0, 2)

/** A zip of these entries, each packed as tightly as it can be. */
export const zipOf = (entries: readonly (readonly [string, Buffer])[]): Buffer => {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content, { level: 9 })
    const sizes = Buffer.concat([uint32(crc32(content)), uint32(packed.length), uint32(content.length)])
    const named = [uint16(name.length), uint16(0)]
    const head = [uint16(20), uint16(0), uint16(8), uint32(0), sizes, ...named]
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), ...head, Buffer.from(name), packed])
    const rest = [Buffer.alloc(10), uint32(at), Buffer.from(name)]
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), uint16(20), ...head, ...rest]))
    locals.push(local)
    at += local.length
  }
  const index = Buffer.concat(central)
  const counts = [uint16(entries.length), uint16(entries.length), uint32(index.length), uint32(at), uint16(0)]
  return Buffer.concat([...locals, index, Buffer.from('PK\u0005\u0006'), uint32(0), ...counts])
}

const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
const typesOf = (kind: string) =>
  xml(
    `<Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  )
export const sheetTypes = typesOf('spreadsheetml.sheet')
export const documentTypes = typesOf('wordprocessingml.document')

const chunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}

/** A whole picture of one colour: few bytes, and many points. */
export const pictureOf = (edge: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head[8] = 1
  const rows = Buffer.alloc(edge * (Math.ceil(edge / 8) + 1))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
