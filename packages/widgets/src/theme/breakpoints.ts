/** The widths, in pixels, at which a page of ours may change its layout. Widgets ask their container instead. */
export const breakpoints = [480, 768, 1024, 1199, 1440] as const
