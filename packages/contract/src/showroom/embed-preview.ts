/** Where our own page stands that shows one tag as a website would. */
export const previewPath = '/showroom/embed/preview'

/** Words of its address that are no attributes of the tag. */
export const previewWords = ['tag', 'showroom', 'page'] as const

/** Variables that a page can set on a tag for a look of its own, as its address carries them: `--showroom-accent`. */
export const themeVariable = /^--showroom-[a-z-]+$/
/** A colour, a length, or a list of typefaces: nothing that a style sheet could end or load by. */
export const themeValue = /^(#[0-9a-f]{3,8}|\d{1,2}px|[\w ,'-]{1,80})$/i

export const tagName = /^showroom-[a-z]+(-[a-z]+)*$/
/** Nothing that runs, styles or places. */
export const isTagAttribute = (name: string): boolean =>
  /^[a-z]+(-[a-z]+)*$/.test(name) && !/^(on|style$|class$|slot$|id$|is$)/.test(name)
