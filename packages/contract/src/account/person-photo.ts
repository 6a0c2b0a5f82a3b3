/** The widths that somebody’s photo is kept in: beside a name, and on their own page. */
export const personPhotoWidths = [96, 384] as const

/** Where a photo lies, by the name of its file. The name is drawn anew with each photo, and nobody guesses it. */
export const personPhotoPath = (photo: string, width: (typeof personPhotoWidths)[number]): string =>
  `/showroom/people/${photo}-${width}.webp`

/** Stands in the place of a photo: of the first and the second word of a name. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
