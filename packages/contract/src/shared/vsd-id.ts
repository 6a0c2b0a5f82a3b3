/** 8 characters A–Z and 2–9 without I and O. */
export const vsdIdPattern = /^[A-HJ-NP-Z2-9]{8}$/
