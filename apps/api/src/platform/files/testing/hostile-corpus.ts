import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { documentTypes, pictureOf, sheetTypes, zipOf } from './hostile-files.ts'

/** What somebody may send in the place of a photo. Only `photo` is one: whatever else lies in it has to be gone. */
export type Hostile = {
  what: string
  fileName: string
  kind: 'no-photo' | 'broken' | 'huge' | 'photo'
  bytes: () => Buffer | Promise<Buffer>
}

export const script = '<script>alert(document.cookie)</script>'
export const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`

const hex = (bytes: string) => Buffer.from(bytes, 'hex')
const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
const size = { width: 400, height: 400, channels: 3, background: '#8a6f52' } as const
const drawn = () => sharp({ create: { ...size } })
const jpeg = () => drawn().jpeg().toBuffer()
const png = () => drawn().png().toBuffer()
const webp = () => drawn().webp().toBuffer()

type Maker = Hostile['bytes']
type Row = [what: string, fileName: string, bytes: Maker | Buffer | string]

const all = (kind: Hostile['kind'], rows: readonly Row[]): Hostile[] =>
  rows.map(([what, fileName, bytes]) => ({
    what,
    fileName,
    kind,
    bytes: typeof bytes === 'function' ? bytes : () => Buffer.from(bytes),
  }))

const riff = (kind: string) =>
  Buffer.concat([Buffer.from('RIFF'), hex('24000000'), Buffer.from(kind), Buffer.alloc(28)])

const programs: Row[] = [
  ['a drawing with a program', 'plan.svg', svg],
  ['the same under the name of a photo', 'photo.png', svg],
  ['a drawing behind its declaration', 'photo.jpg', `<?xml version="1.0"?>\n<!-- a photo -->${svg}`],
  ['a drawing that unpacks its own words', 'photo.jpg', `<?xml version="1.0"?>${bomb}<svg>&b;</svg>`],
  [
    'a drawing with a page in it',
    'photo.jpg',
    `<svg><foreignObject><body>${script}</body></foreignObject></svg>`,
  ],
  ['a drawing that fetches', 'photo.jpg', '<svg><image href="file:///etc/passwd"/></svg>'],
  ['a drawing as large as a wall', 'photo.svg', svg.replace('<svg', '<svg width="1600" height="1000"')],
  ['a drawing that is packed', 'photo.svgz', () => gzipSync(svg)],
  ['a page', 'photo.html', `<!doctype html>${script}`],
  ['a page under the name of a photo', 'photo.jpg', `<!doctype html>${script}`],
  ['a page in wide letters', 'photo.jpg', Buffer.from(`\ufeff<!doctype html>${script}`, 'utf16le')],
  [
    'a page before the mark of a photo',
    'photo.jpg',
    async () => Buffer.concat([Buffer.from(script), await jpeg()]),
  ],
  ['a script of a server', 'photo.php', '<?php system($_GET["c"]); ?>'],
  ['a script of a shell', 'photo.sh', '#!/bin/sh\nrm -rf /\n'],
  ['a program of Windows', 'photo.exe', Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(200)])],
  ['a program of Linux', 'photo.jpg', Buffer.concat([hex('7f454c4602010100'), Buffer.alloc(200)])],
  ['a program of browsers', 'photo.wasm', hex('0061736d01000000')],
  ['a picture that is a program as well', 'photo.gif', `GIF89a=1;${script}`],
]

const packs: Row[] = [
  ['a zip of a program', 'photo.zip', () => zipOf([['run.exe', Buffer.from('MZ')]])],
  ['a zip of 200 MB in a few bytes', 'photo.jpg', () => zipOf([['a', Buffer.alloc(200 * 1_024 * 1_024)]])],
  ['a document', 'photo.docx', () => zipOf([['[Content_Types].xml', documentTypes]])],
  ['a table', 'photo.xlsx', () => zipOf([['[Content_Types].xml', sheetTypes]])],
  ['what is packed by gzip', 'photo.gz', () => gzipSync(Buffer.alloc(1_000_000))],
  ['what is packed by 7z', 'photo.7z', hex('377abcaf271c0004')],
  ['what is packed by rar', 'photo.rar', hex('526172211a070100')],
  [
    'a tape',
    'photo.tar',
    Buffer.concat([Buffer.alloc(257), Buffer.from('ustar\u000000'), Buffer.alloc(300)]),
  ],
]

const others: Row[] = [
  ['nothing', 'photo.jpg', Buffer.alloc(0)],
  ['one byte', 'photo.jpg', hex('ff')],
  ['blanks', 'photo.png', ' '.repeat(2_000)],
  ['nothing but zeros', 'photo.png', Buffer.alloc(4_096)],
  ['words', 'photo.jpg', 'this is no picture'],
  ['a table of words', 'photo.csv', 'a,b\n1,2\n'],
  ['data', 'photo.json', '{"__proto__":{"admin":true}}'],
  ['a paper', 'photo.pdf', '%PDF-1.4\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'],
  ['a paper under the name of a photo', 'photo.jpg', '%PDF-1.4\n1 0 obj<</S/JavaScript>>endobj'],
  ['a sound', 'photo.wav', riff('WAVE')],
  ['a film', 'photo.mp4', Buffer.concat([hex('0000001c'), Buffer.from('ftypisom'), Buffer.alloc(40)])],
  [
    'a photo of a phone',
    'photo.heic',
    Buffer.concat([hex('00000018'), Buffer.from('ftypheic'), Buffer.alloc(40)]),
  ],
  ['an icon', 'photo.ico', hex('00000100010010100000010020006804000016000000')],
  ['a bitmap', 'photo.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
  ['a scan', 'photo.tif', () => drawn().tiff().toBuffer()],
  ['an animation', 'photo.gif', () => drawn().gif().toBuffer()],
  ['letters', 'photo.woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(60)])],
  ['a database', 'photo.jpg', Buffer.concat([Buffer.from('SQLite format 3\u0000'), Buffer.alloc(100)])],
]

const half = async (whole: Promise<Buffer>) => {
  const bytes = await whole
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}

/** A picture whose head says that it is so wide and high, with nothing of that behind it. */
const claiming = async (edge: number) => {
  const bytes = Buffer.from(await png())
  bytes.writeUInt32BE(edge, 16)
  bytes.writeUInt32BE(edge, 20)
  return bytes
}

const broken: Row[] = [
  ['a photo’s mark alone', 'photo.jpg', hex('ffd8ff')],
  ['a photo’s head alone', 'photo.jpg', hex('ffd8ffe000104a46494600010101')],
  ['half a JPEG', 'photo.jpg', () => half(jpeg())],
  ['the mark of a PNG alone', 'photo.png', hex('89504e470d0a1a0a')],
  ['half a PNG', 'photo.png', () => half(png())],
  ['a PNG of no size', 'photo.png', () => claiming(0)],
  ['a PNG that claims 60,000 × 60,000', 'photo.png', () => claiming(60_000)],
  ['a PNG that claims more than there are numbers for', 'photo.png', () => claiming(0xff_ff_ff_ff)],
  ['the head of a WebP alone', 'photo.webp', riff('WEBP')],
  ['half a WebP', 'photo.webp', () => half(webp())],
  ['a PNG with noise in it', 'photo.png', async () => Buffer.from(await png()).fill(0x5a, 60)],
]

const huge: Row[] = [['20,000 × 20,000 points in a few bytes', 'wall.png', () => pictureOf(20_000)]]

/** A photo whose camera writes so many bytes of nonsense about itself. */
const saying = async (nonsense: Buffer) => {
  const [photo, head] = [await jpeg(), Buffer.concat([Buffer.from('Exif\0\0'), nonsense])]
  const length = Buffer.alloc(2)
  length.writeUInt16BE(head.length + 2)
  return Buffer.concat([photo.subarray(0, 2), hex('ffe1'), length, head, photo.subarray(2)])
}

const behind = async (photo: Promise<Buffer>, more: Buffer | string) =>
  Buffer.concat([await photo, Buffer.from(more)])

/** Real photos, with something in or behind them that has to be gone once they are drawn anew. */
const photos: Row[] = [
  ['a photo with a zip behind it', 'photo.jpg', () => behind(jpeg(), zipOf([['a', Buffer.from(script)]]))],
  ['a photo with a page behind it', 'photo.jpg', () => behind(jpeg(), `<!doctype html>${script}`)],
  ['a PNG with a program behind it', 'photo.png', () => behind(png(), Buffer.from(`MZ${script}`))],
  ['a WebP with a drawing behind it', 'photo.webp', () => behind(webp(), svg)],
  [
    'a photo that says where it was taken',
    'photo.jpg',
    () =>
      drawn()
        .withExif({ IFD0: { Copyright: script } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a PNG with a script in its words',
    'photo.png',
    () =>
      drawn()
        .withExif({ IFD0: { ImageDescription: script } })
        .png()
        .toBuffer(),
  ],
  ['a photo that says nonsense of itself', 'photo.jpg', () => saying(Buffer.alloc(9_000, 0xff))],
  [
    'a photo whose words lead in a circle',
    'photo.jpg',
    () => saying(hex('49492a000800000001006987040001000000080000')),
  ],
  [
    'a film of photos',
    'photo.webp',
    async () =>
      sharp([await png(), await jpeg()], { join: { animated: true } })
        .webp()
        .toBuffer(),
  ],
  ['a photo under the name of a page', 'photo.html', jpeg],
  ['a photo under the name of a program', 'photo.jpg.exe', jpeg],
  ['a photo with a way in its name', '../../secret-key.jpg', jpeg],
  ['a photo whose name breaks a line', 'photo\r\nset-cookie: a=b.jpg', jpeg],
  ['a PNG under the name of a JPEG', 'photo.jpg', png],
  ['a photo of printers’ colors', 'photo.jpg', () => drawn().toColourspace('cmyk').jpeg().toBuffer()],
]

/** Sixty and more files, for every place that takes pictures. */
export const hostileCorpus: readonly Hostile[] = [
  ...all('no-photo', [...programs, ...packs, ...others]),
  ...all('broken', broken),
  ...all('huge', huge),
  ...all('photo', photos),
]
