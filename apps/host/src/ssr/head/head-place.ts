/** The first word of a path: `category` of `/category/tile-flooring`. */
export const rootOf = (path: string): string => path.split('/')[1] ?? ''
