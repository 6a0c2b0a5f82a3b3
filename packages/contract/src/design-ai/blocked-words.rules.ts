/** What no room is made of. Whole words: “Essex” and “shot blasted” are fine. */
const blocked = [
  'porn',
  'porno',
  'pornographic',
  'pornography',
  'sex',
  'sexual',
  'sexy',
  'erotic',
  'hentai',
  'nsfw',
  'xxx',
  'gore',
  'beheading',
  'corpse',
  'rape',
  'pedophile',
  'swastika',
  'nazi',
  'hitler',
  'isis',
  'lynching',
]

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)

/** Whether a wish has words that no engine is to be asked with. */
export const hasBlockedWords = (text: string): boolean => wordsOf(text).some((word) => blocked.includes(word))
