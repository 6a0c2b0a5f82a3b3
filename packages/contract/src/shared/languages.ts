/** Languages that people speak with each other, by their ISO 639 codes. */
export const languages = ['en', 'es', 'zh', 'tl', 'vi', 'fr', 'ko', 'ar', 'pt'] as const
export type Language = (typeof languages)[number]
