/** A pattern for `like`: what people typed, in small letters, and nothing of it that a pattern means. */
export const holding = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
