export type ImageSize = { width: number; height: number }

export type ImageRule = {
  /** As the sentence names it. */
  field: string
  minimum: ImageSize
  /** Instead of the rule's own sentence. */
  message?: string
}

/** Every field that takes a picture and nothing else. */
export const pictureFields = {
  /** Sharp in a header on a fine screen. */
  logo: { field: 'logo', minimum: { width: 160, height: 80 } },
  /** Above a shop, from edge to edge. */
  banner: { field: 'banner', minimum: { width: 1_200, height: 400 } },
  /** What a designer shows fills a card. */
  portfolio: { field: 'picture', minimum: { width: 640, height: 360 } },
  /** A room as a Pro has built it fills a page. */
  template: { field: 'picture', minimum: { width: 1_600, height: 1_000 } },
  /** What came, or goes back: enough to see a broken corner. */
  photo: { field: 'photo', minimum: { width: 200, height: 150 } },
  /** Of the rooms of a brief: what a designer works from. */
  room: { field: 'photo', minimum: { width: 640, height: 480 } },
  /** Of a person, sharp on their own page. */
  person: { field: 'photo', minimum: { width: 200, height: 200 } },
  /** A category’s tile, cut to its frame. */
  category: { field: 'picture', minimum: { width: 640, height: 640 } },
  /** What a product is bought by. */
  product: { field: 'photo', minimum: { width: 600, height: 600 } },
} as const satisfies Record<string, ImageRule>

/** The same six for a browser's own choice of files, by type: a phone then makes a JPEG of what its camera has. */
export const pictureTypes = 'image/jpeg,image/png,image/gif,image/bmp,image/svg+xml'

const pictureName = /\.(?:jpg|svg|jpeg|png|bmp|gif)$/i

/** The rule that is called maxdimensions, but enforces minimums (specification §5); null where nothing is wrong. */
export const imageRefusal = (fileName: string, size: ImageSize | null, rule: ImageRule): string | null => {
  const { minimum } = rule
  const isLargeEnough = size !== null && size.width >= minimum.width && size.height >= minimum.height
  return pictureName.test(fileName) && isLargeEnough ? null : imageSentence(rule)
}

export const imageSentence = ({ field, minimum: { width, height }, message }: ImageRule): string =>
  message ?? `The ${field} field must be Minimum ${width} X ${height} pixels.`
