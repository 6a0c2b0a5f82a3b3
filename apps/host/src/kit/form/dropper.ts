type Opened = { sRGBHex: string }

/** Takes a colour from anywhere on the screen; null where the browser has nothing for it. */
export const dropper = (): (() => Promise<string | null>) | null => {
  const Dropper: unknown = Reflect.get(window, 'EyeDropper')
  if (typeof Dropper !== 'function') return null
  return async () => {
    try {
      const opened: unknown = await Reflect.construct(Dropper, []).open()
      return isOpened(opened) ? opened.sRGBHex : null
    } catch {
      // Escape: the person thought better of it.
      return null
    }
  }
}

const isOpened = (opened: unknown): opened is Opened =>
  typeof opened === 'object' && opened !== null && 'sRGBHex' in opened && typeof opened.sRGBHex === 'string'
