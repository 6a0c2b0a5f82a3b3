export const markupProductSorts = ['name', 'vendor', 'category', 'cost'] as const

/** Those with a rule for them alone, that stand first, or that are hidden; everything where none is asked. */
export const markupViews = ['own', 'featured', 'hidden'] as const
export type MarkupView = (typeof markupViews)[number]
