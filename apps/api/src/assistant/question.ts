const askingWords =
  /^(who|what|when|where|why|how|which|whose|can|could|is|are|do|does|did|will|would|should|may|has|have|any|may)\b/i

/** Whether somebody wants to know something: by its mark, or by how a sentence begins. */
export const isQuestion = (body: string): boolean =>
  /\?(\s|$)/.test(body) || body.split(/[.!\n]+/).some((sentence) => askingWords.test(sentence.trim()))

const asksForGoods =
  /\b(sell|carry|offer|offers|recommend|suggest|find|looking for|show|stock|available|any|which|do you have|other|cheaper|alternative|alternatives)\b/i

/** Goods are told of where they are asked for: «when is my tile here» asks for none. */
export const isForGoods = (body: string): boolean => asksForGoods.test(body)

/** What every sentence has, and what every question about goods has. */
const emptyWords = new Set(
  `a about all also an and any are as at be been but by can carry could did do does find for from get had has have hello
  hi how i if in into is it its just know like looking may me more my need no not of offer on one or other our out please
  recommend sell should show so some stock suggest tell thank thanks that the their them there they this to us want was we
  what when where which who why will with would you your available does got`.split(/\s+/),
)

/** The words that a question is about, lower case. */
export const subjectsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !emptyWords.has(word),
  )

/** `returned`, `returns` and `returning` are `return`: enough for search, and never shown. */
export const stemOf = (word: string): string => {
  const bare = word.replace(/(ies|ied)$/, 'y').replace(/(ings?|ed|es|s)$/, '')
  const single = bare.replace(/(.)\1$/, '$1')
  return single.length > 2 ? single : word
}
