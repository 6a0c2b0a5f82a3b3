export const resultsTitle = 'ai-results-title'

/** Phones alone ask by steps; where there is room, all stands on one page. */
export const isPhone = (): boolean => matchMedia('(max-width: 480px)').matches

/** On a phone what was asked for appears below the form: whoever asked is led there. */
export const toResults = (): void => {
  if (isPhone()) document.getElementById(resultsTitle)?.focus()
}
