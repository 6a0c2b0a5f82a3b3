/** A browser that asks not to be followed (Global Privacy Control) is not, whatever was chosen here. */
export const asksForPrivacy = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
