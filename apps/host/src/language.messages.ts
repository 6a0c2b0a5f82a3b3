import type { Language } from '@showroom/contract/shared/languages'

/** Languages by their English names. */
export const languageWords: Record<Language, string> = {
  en: 'English',
  es: 'Spanish',
  zh: 'Chinese',
  tl: 'Tagalog',
  vi: 'Vietnamese',
  fr: 'French',
  ko: 'Korean',
  ar: 'Arabic',
  pt: 'Portuguese',
}
