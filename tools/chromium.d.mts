/** The path of a whole Chromium that is installed; null where there is none. */
export const knownPath: () => string | null
