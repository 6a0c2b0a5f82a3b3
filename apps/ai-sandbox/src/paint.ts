import sharp from 'sharp'

const seedOf = (prompt: string): number =>
  [...prompt].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** So much of the left is painted over, whatever was to be kept. */
const stripShare = 0.08

/** Seven by five, a stroke a row: letters without a font. */
const letters: Record<string, readonly string[]> = {
  S: ['1111', '1000', '1111', '0001', '1111'],
  A: ['0110', '1001', '1111', '1001', '1001'],
  N: ['1001', '1101', '1011', '1001', '1001'],
  D: ['1110', '1001', '1001', '1001', '1110'],
  B: ['1110', '1001', '1110', '1001', '1110'],
  O: ['0110', '1001', '1001', '1001', '0110'],
  X: ['1001', '0110', '0110', '0110', '1001'],
}

const markOf = (width: number, height: number): Buffer => {
  const dot = Math.max(2, Math.round(width / 60))
  const squares = [...'SANDBOX'].flatMap((letter, column) =>
    (letters[letter] ?? []).flatMap((row, y) =>
      [...row].map((bit, x) =>
        bit === '1'
          ? `<rect x="${dot * (4 + column * 5 + x)}" y="${height - dot * (8 - y)}" width="${dot}" height="${dot}"/>`
          : '',
      ),
    ),
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#fff">${squares.join('')}</g></svg>`,
  )
}

/** The picture in other colors, with our mark, and with a strip painted over that was to be kept. */
export const paint = async (picture: Buffer, prompt: string, nth: number): Promise<Buffer> => {
  const seed = seedOf(prompt) + nth * 97
  const { width, height } = await sharp(picture).metadata()
  const strip = {
    create: {
      width: Math.max(1, Math.round(width * stripShare)),
      height,
      channels: 3 as const,
      background: { r: 200, g: 20, b: 160 },
    },
  }
  return sharp(picture)
    .removeAlpha()
    .modulate({ hue: 20 + (seed % 300), saturation: 1.2 })
    .composite([
      { input: strip, left: 0, top: 0 },
      { input: markOf(width, height), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}
