export const markupProductSorts = ['name', 'vendor', 'category', 'cost'] as const

/** Those with a rule for them alone; everything where none is asked. */
export const markupViews = ['own'] as const
