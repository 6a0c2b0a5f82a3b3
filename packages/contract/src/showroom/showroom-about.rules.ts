/** What a Pro tells of the business, and how long each may be. */
export const longestAbout = { about: 1_200, service_area: 200, hours: 300, policies: 1_200 } as const
export type AboutField = keyof typeof longestAbout

/** As they stand below one another. */
export const aboutFields: readonly AboutField[] = ['about', 'service_area', 'hours', 'policies']

/** Of the Pro’s work. */
export const mostShowroomPhotos = 12
export const longestPhotoTitle = 120

/** In which widths pictures of a showroom are kept: a banner is three times as wide as it is high. */
export const showroomPictureWidths = [480, 1_200, 2_000] as const
