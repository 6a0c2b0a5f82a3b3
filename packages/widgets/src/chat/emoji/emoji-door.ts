import { emojiCss } from './emoji.css.ts'

export { EmojiPicker as Widget } from './EmojiPicker.tsx'
export const css: readonly string[] = [emojiCss]
