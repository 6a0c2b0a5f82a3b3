/** The public surface follows semantic versioning; a copy of another major on the same page is worth a word. */
export const version = '0.1.1'
